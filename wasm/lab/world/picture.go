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

// Picture is a scene, or two, as the data of SVG paths in units of the drawing, y down: static bodies, dynamic bodies,
// and the joints.
type Picture struct{ Static, Moving, Joints string }

// PictureOf draws a scene, with an outline of its dynamic bodies if it has very many bodies.
func PictureOf(s *scene.Scene) (p Picture) {
	d := draftOf(s)
	d.fit(0, 0, PictureWidth, PictureHeight)
	p.draw(&d, s)
	return p
}

// PreparedPicture returns the picture of a prepared comparison, at its place in the list: its two worlds at the step of
// its line.
func PreparedPicture(i int) Picture { return preparedPictures[i] }

// PictureOfBoth draws the two worlds that a figure compares, at their present step and to one scale: side by side, or one
// above the other if they are wide.
func (f *Figure) PictureOfBoth() (p Picture) {
	first, second := f.Run.Present(), f.Second.Run.Present()
	d := draftOf(first, second)
	d.cut = pictureMargin / 2
	width, height := PictureWidth/2, PictureHeight
	if d.right-d.left > 2*(d.top-d.bottom) {
		width, height = PictureWidth, PictureHeight/2
	}
	d.fit(0, 0, width, height)
	p.draw(&d, first)
	d.fit(PictureWidth-width, PictureHeight-height, width, height)
	p.draw(&d, second)
	return p
}

// draw adds a scene.
func (p *Picture) draw(d *draft, s *scene.Scene) {
	var bars outline
	for i := range s.Bodies {
		b := bodyOf(s, i)
		switch {
		case math.IsInf(s.Bodies[i].Mass, 1):
			p.Static += d.box(&b)
		case len(s.Bodies) < dense:
			p.Moving += d.box(&b)
		default:
			bars.add(d, &b)
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
}

func bodyOf(s *scene.Scene, i int) physics.Body {
	d := &s.Bodies[i]
	return physics.NewBody(d.Width, d.Position, d.Angle)
}

// draft maps metres to a rectangle of the drawing.
type draft struct {
	left, right, bottom, top float64 // the ends of the visible region in metres
	scale                    float64
	x, y, width, height      int // the rectangle
	cut                      int // points beyond this distance inside the rectangle's edges move back to it; 0: no point moves
}

// draftOf frames the dynamic bodies and the small static ones of all scenes. A large static body counts only up to its
// nearest edge.
func draftOf(scenes ...*scene.Scene) draft {
	d := draft{left: math.Inf(1), right: math.Inf(-1), bottom: math.Inf(1), top: math.Inf(-1)}
	for _, s := range scenes {
		d.frame(s)
	}
	return d
}

func (d *draft) frame(s *scene.Scene) {
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
}

// fit puts the region into a rectangle of the drawing.
func (d *draft) fit(x, y, width, height int) {
	d.x, d.y, d.width, d.height = x, y, width, height
	d.scale = min(float64(width-2*pictureMargin)/(d.right-d.left), float64(height-2*pictureMargin)/(d.top-d.bottom))
}

func (d *draft) see(p physics.Vec2) {
	d.left, d.right = min(d.left, p.X), max(d.right, p.X)
	d.bottom, d.top = min(d.bottom, p.Y), max(d.top, p.Y)
}

// place returns the place of a point in the drawing, whose lowest body stands on the margin.
func (d *draft) place(p physics.Vec2) (x, y int) {
	x = d.x + int(math.Round(float64(d.width)/2+(p.X-(d.left+d.right)/2)*d.scale))
	y = d.y + int(math.Round(float64(d.height-pictureMargin)-(p.Y-d.bottom)*d.scale))
	return x, y
}

func (d *draft) point(p physics.Vec2) string {
	x, y := d.place(p)
	if d.cut > 0 {
		x = min(max(x, d.x+d.cut), d.x+d.width-d.cut)
		y = min(max(y, d.y+d.cut), d.y+d.height-d.cut)
	}
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
