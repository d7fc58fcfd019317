package shape

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/frame"
)

// The size of a preset's picture in pixels.
const (
	PictureWidth  = 88
	PictureHeight = 56
	pictureMargin = 5
)

// PictureOf returns the outlines of a preset's shapes, as the data of SVG paths. Units are pixels, y down.
func PictureOf(id string) (outlines [2]string) {
	m := presetMoment(id)
	var placed [2]frame.PlacedShape
	low, high := shape.Vec2{X: math.Inf(1), Y: math.Inf(1)}, shape.Vec2{X: math.Inf(-1), Y: math.Inf(-1)}
	for side := range placed {
		placed[side] = m.solids[side].placed()
		s := &placed[side]
		for _, v := range s.Corners[:s.Count] {
			p := s.Pose.Point(v)
			low = shape.Vec2{X: min(low.X, p.X-s.Radius), Y: min(low.Y, p.Y-s.Radius)}
			high = shape.Vec2{X: max(high.X, p.X+s.Radius), Y: max(high.Y, p.Y+s.Radius)}
		}
	}
	scale := min((PictureWidth-2*pictureMargin)/(high.X-low.X), (PictureHeight-2*pictureMargin)/(high.Y-low.Y))
	pixels := func(x float64) string { return strconv.FormatFloat(math.Round(10*x)/10+0, 'f', -1, 64) }
	at := func(p shape.Vec2) string {
		return pixels(PictureWidth/2+(p.X-(low.X+high.X)/2)*scale) + " " + pixels(PictureHeight/2-(p.Y-(low.Y+high.Y)/2)*scale)
	}
	for side := range placed {
		outlines[side] = outline(&placed[side], at, pixels(placed[side].Radius*scale))
	}
	return outlines
}

// outline returns the path of a rounded shape: straight along the edges, with an arc around each corner. at and radius
// are in pixels.
func outline(s *frame.PlacedShape, at func(shape.Vec2) string, radius string) string {
	arc := "A" + radius + " " + radius + " 0 0 0 "
	if s.Count == 1 {
		left, right := shape.Vec2{X: -s.Radius}, shape.Vec2{X: s.Radius}
		centre := s.Pose.Point(s.Corners[0])
		return "M" + at(centre.Add(left)) + arc + at(centre.Add(right)) + arc + at(centre.Add(left)) + "Z"
	}
	path := ""
	for i := range s.Count {
		out := s.Pose.Turn(s.Normals[i]).Mul(s.Radius)
		start, end := s.Pose.Point(s.Corners[i]).Add(out), s.Pose.Point(s.Corners[(i+1)%s.Count]).Add(out)
		switch {
		case i == 0:
			path = "M" + at(start)
		case s.Radius > 0:
			path += arc + at(start)
		}
		path += "L" + at(end)
	}
	if s.Radius > 0 {
		path += arc + at(s.Pose.Point(s.Corners[0]).Add(s.Pose.Turn(s.Normals[0]).Mul(s.Radius)))
	}
	return path + "Z"
}
