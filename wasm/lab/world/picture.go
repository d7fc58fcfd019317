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
	dense         = 200 // from this number of bodies on, the dynamic ones are drawn as an outline
	bar           = 4   // width of the bars of the outline
	inView        = 14  // m; of a larger static body, such as the ground, only a part is shown
)

// Picture is a picture of a scene, or of two. It has the data of SVG paths in units of the drawing, y down:
// static bodies, dynamic bodies, and joints.
type Picture struct{ Static, Moving, Joints string }

// PictureOf draws a scene. If it has very many bodies, the dynamic ones are drawn as an outline.
func PictureOf(s *scene.Scene) (p Picture) {
	d := draftOf(s)
	d.fit(0, 0, PictureWidth, PictureHeight)
	p.draw(&d, s)
	return p
}

// PreparedPicture returns the picture of prepared comparison i: its two worlds at the step of its line.
func PreparedPicture(i int) Picture { return preparedPictures[i] }

// PictureOfBoth draws the two worlds that a figure compares, at their current step and to one scale. They are
// side by side, or if they are wide, one above the other.
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
	left, right, bottom, top float64 // ends of the visible region, metres
	scale                    float64
	x, y, width, height      int // the rectangle
	cut                      int // a point farther than this inside the rectangle's edges is moved back to that distance; 0 moves no point
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

// fit maps the region to a rectangle of the drawing.
func (d *draft) fit(x, y, width, height int) {
	d.x, d.y, d.width, d.height = x, y, width, height
	d.scale = min(float64(width-2*pictureMargin)/(d.right-d.left), float64(height-2*pictureMargin)/(d.top-d.bottom))
}

func (d *draft) see(p physics.Vec2) {
	d.left, d.right = min(d.left, p.X), max(d.right, p.X)
	d.bottom, d.top = min(d.bottom, p.Y), max(d.top, p.Y)
}

// place returns a point's place in the drawing. The lowest body is on the margin.
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

// outline holds the top and bottom of the boxes in each bar of a drawing, y down. Both are 0 in an empty bar.
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

// path goes along the tops of the bars, and back along the bottoms.
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
