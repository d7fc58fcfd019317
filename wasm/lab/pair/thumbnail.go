package pair

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
)

// The size of a thumbnail in pixels.
const (
	ThumbnailWidth  = 88
	ThumbnailHeight = 56
	thumbnailMargin = 5
)

// Thumbnail returns the outlines of a preset's two boxes as points of SVG polygons, in pixels of a thumbnail, y
// down.
func Thumbnail(p *scene.Pair) (outlines [2]string) {
	var x, y [2][4]float64
	left, right, bottom, top := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
	for side, box := range [2]scene.Box{p.A, p.B} {
		b := box.Body()
		for i := range 4 {
			v := b.Corner(i + 1)
			x[side][i], y[side][i] = v.X, v.Y
			left, right = min(left, v.X), max(right, v.X)
			bottom, top = min(bottom, v.Y), max(top, v.Y)
		}
	}
	scale := min((ThumbnailWidth-2*thumbnailMargin)/(right-left), (ThumbnailHeight-2*thumbnailMargin)/(top-bottom))
	for side := range outlines {
		for i := range 4 {
			outlines[side] += strconv.Itoa(int(math.Round(ThumbnailWidth/2+(x[side][i]-(left+right)/2)*scale))) + "," +
				strconv.Itoa(int(math.Round(ThumbnailHeight/2-(y[side][i]-(bottom+top)/2)*scale))) + " "
		}
	}
	return outlines
}
