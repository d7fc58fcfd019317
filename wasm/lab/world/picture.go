package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// The size of a scene's picture, in units of its drawing.
const (
	PictureWidth  = 240
	PictureHeight = 144
	pictureMargin = 12
	dense         = 200 // the number of bodies from which on the dynamic ones are drawn as an outline
	bar           = 4   // the width of the bars of the outline
	inView        = 14  // m; larger static bodies, such as the ground, are shown in part
)

// Picture is a scene before its first step, as the data of SVG paths in units of the drawing, y down: static bodies,
// dynamic bodies, and the joints.
type Picture struct{ Static, Moving, Joints string }

// PictureOf draws a scene, with an outline of its dynamic bodies if it has very many bodies.
func PictureOf(s *scene.Scene) (p Picture) {
	d := draftOf(s)
	var bars outline
	for i := range s.Bodies {
		b := bodyOf(s, i)
		switch {
		case math.IsInf(s.Bodies[i].Mass, 1):
			p.Static += d.box(&b)
		case len(s.Bodies) < dense:
			p.Moving += d.box(&b)
		default:
			bars.add(&d, &b)
		}
	}
	p.Moving += bars.path()
	for i := range s.Joints {
		j := &s.Joints[i]
		for _, body := range [...]int{j.A, j.B} {
			if !math.IsInf(s.Bodies[body].Mass, 1) {
				p.Joints += "M" + d.point(s.Bodies[body].Position) + " " + d.point(j.Anchor)
			}
		}
	}
	return p
}

func bodyOf(s *scene.Scene, i int) physics.Body {
	d := &s.Bodies[i]
	return physics.NewBody(d.Width, d.Position, d.Angle)
}

// draft maps metres to the drawing.
type draft struct {
	left, right, bottom, top float64 // the ends of the visible region in metres
	scale                    float64
}

// draftOf frames the dynamic bodies and the small static ones. A large static body counts only up to its nearest
// edge.
func draftOf(s *scene.Scene) draft {
	d := draft{left: math.Inf(1), right: math.Inf(-1), bottom: math.Inf(1), top: math.Inf(-1)}
	for i := range s.Bodies {
		b := bodyOf(s, i)
		if !math.IsInf(s.Bodies[i].Mass, 1) || max(b.Half.X, b.Half.Y) <= inView/2 {
			for corner := range 4 {
				d.see(b.Corner(corner + 1))
			}
		}
	}
	for i := range s.Joints {
		d.see(s.Joints[i].Anchor)
	}
	for i := range s.Bodies {
		if b := bodyOf(s, i); max(b.Half.X, b.Half.Y) > inView/2 && b.Angle == 0 {
			d.bottom = min(d.bottom, max(b.Position.Y+b.Half.Y, d.bottom-inView))
			d.left = min(d.left, max(b.Position.X+b.Half.X, d.left-1))
			d.right = max(d.right, min(b.Position.X-b.Half.X, d.right+1))
		}
	}
	d.scale = min((PictureWidth-2*pictureMargin)/(d.right-d.left), (PictureHeight-2*pictureMargin)/(d.top-d.bottom))
	return d
}

func (d *draft) see(p physics.Vec2) {
	d.left, d.right = min(d.left, p.X), max(d.right, p.X)
	d.bottom, d.top = min(d.bottom, p.Y), max(d.top, p.Y)
}

// place returns the place of a point in the drawing, whose lowest body stands on the margin.
func (d *draft) place(p physics.Vec2) (x, y int) {
	return int(math.Round(PictureWidth/2 + (p.X-(d.left+d.right)/2)*d.scale)), int(math.Round(PictureHeight - pictureMargin - (p.Y-d.bottom)*d.scale))
}

func (d *draft) point(p physics.Vec2) string {
	x, y := d.place(p)
	return strconv.Itoa(x) + " " + strconv.Itoa(y)
}

func (d *draft) box(b *physics.Body) string {
	return "M" + d.point(b.Corner(1)) + " " + d.point(b.Corner(2)) + " " + d.point(b.Corner(3)) + " " + d.point(b.Corner(4)) + "z"
}

// outline is the top and bottom of the boxes in each bar of a drawing, y down; 0 and 0 in an empty bar.
type outline struct{ top, bottom [PictureWidth / bar]int }

func (o *outline) add(d *draft, b *physics.Body) {
	for corner := range 4 {
		x, y := d.place(b.Corner(corner + 1))
		if x < 0 || x >= PictureWidth {
			continue
		}
		i := x / bar
		if o.bottom[i] == 0 || y < o.top[i] {
			o.top[i] = y
		}
		o.bottom[i] = max(o.bottom[i], y)
	}
}

// path runs along the tops of the bars, and back along the bottoms.
func (o *outline) path() (s string) {
	first, last := -1, 0
	for i := range o.top {
		switch {
		case o.bottom[i] != 0 && first < 0:
			first, last = i, i
		case o.bottom[i] != 0:
			last = i
		case first >= 0: // a gap between two boxes
			o.top[i], o.bottom[i] = o.top[i-1], o.bottom[i-1]
		}
	}
	if first < 0 {
		return ""
	}
	s = "M" + strconv.Itoa(first*bar) + " " + strconv.Itoa(o.bottom[first])
	for i := first; i <= last; i++ {
		s += "V" + strconv.Itoa(o.top[i]) + "h" + strconv.Itoa(bar)
	}
	for i := last; i >= first; i-- {
		s += "V" + strconv.Itoa(o.bottom[i]) + "h-" + strconv.Itoa(bar)
	}
	return s + "z"
}
