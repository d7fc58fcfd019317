package hull

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
)

// The size of a preset's picture in pixels.
const (
	PictureWidth  = 96
	PictureHeight = 72
	pictureMargin = 5
)

// Picture is a preset's picture. For each hull it has the visible sides, as the data of an SVG path. It also
// has the positions of the contacts. Units are pixels, y down.
type Picture struct {
	Sides    [2]string
	Contacts []frame.Vec
}

// PictureOf returns the picture of a preset, in the view of its figure. Pictures are cached.
func PictureOf(id string) *Picture {
	p := presetNamed(id)
	if p == nil {
		return nil
	}
	if p.picture == nil {
		p.picture = pictureOf(presetMoment(id))
	}
	return p.picture
}

func pictureOf(m *moment) *Picture {
	var c hull.Clipping
	c.Run(m.shapes[A].Hull, m.shapes[B].Hull, &m.poses[A], &m.poses[B])
	view := viewOf(&c)
	var spots [2][]frame.Vec
	low, high := frame.Vec{X: math.Inf(1), Y: math.Inf(1)}, frame.Vec{X: math.Inf(-1), Y: math.Inf(-1)}
	for side, s := range [...]*hull.Placed{&c.A, &c.B} {
		for _, v := range s.Vertices {
			_, at := view.Place(c.Frame.Point(v))
			spots[side] = append(spots[side], at)
			low, high = frame.Vec{X: min(low.X, at.X), Y: min(low.Y, at.Y)}, frame.Vec{X: max(high.X, at.X), Y: max(high.Y, at.Y)}
		}
	}
	scale := min((PictureWidth-2*pictureMargin)/(high.X-low.X), (PictureHeight-2*pictureMargin)/(high.Y-low.Y))
	place := func(at frame.Vec) frame.Vec {
		return frame.Vec{
			X: math.Round(10*(PictureWidth/2+float64((at.X-(low.X+high.X)/2)*scale))) / 10,
			Y: math.Round(10*(PictureHeight/2-float64((at.Y-(low.Y+high.Y)/2)*scale))) / 10,
		}
	}
	picture := &Picture{}
	for side, s := range [...]*hull.Placed{&c.A, &c.B} {
		for face, normal := range s.Normals {
			if c.Frame.Vector(normal).Dot(view.Toward) <= 0 {
				continue
			}
			pen := byte('M')
			for _, corner := range s.Hull.Corners(nil, face) {
				picture.Sides[side] += string(pen) + Pixels(place(spots[side][corner]))
				pen = 'L'
			}
			picture.Sides[side] += "Z"
		}
	}
	for i := range c.Manifold.Count {
		_, at := view.Place(c.Manifold.Contacts[i].Position)
		picture.Contacts = append(picture.Contacts, place(at))
	}
	return picture
}

// Pixels formats a point of a picture.
func Pixels(at frame.Vec) string {
	return strconv.FormatFloat(at.X, 'f', -1, 64) + " " + strconv.FormatFloat(at.Y, 'f', -1, 64)
}
