package scene

import (
	"math"
	"strconv"
)

// density is the density of the piles below: a box of 1 m by 1 m has 10 kg.
const density = 10 // kg/m²

func (s *Scene) solid(w, h, x, y, angle float64) int { return s.box(density*w*h, w, h, x, y, angle) }

// Pyramid returns n rows of boxes of 1 m: n boxes in the lowest row, one in the highest. The rows touch. The
// boxes of a row are 12.5 cm apart.
func Pyramid(n int) *Scene {
	s := newScene("pyramid-" + strconv.Itoa(n))
	const apart = 1.125
	s.box(static, float64(4*n+100), 20, 0, -10, 0)
	for row := range n {
		left := -apart*float64(n-1)/2 + apart/2*float64(row)
		for k := range n - row {
			s.solid(1, 1, left+apart*float64(k), 0.5+float64(row), 0)
		}
	}
	return s
}

// Drop returns n boxes that fall into a walled pit. They start in rows; together these are about twice as high
// as wide.
func Drop(n int) *Scene {
	s := newScene("drop-" + strconv.Itoa(n))
	const apart, thick = 1.2, 1.0
	columns := int(math.Ceil(math.Sqrt(float64(n)) / 1.4))
	inner := float64(apart*float64(columns)) + 1
	height := 4 * inner
	s.box(static, inner+2*thick, thick, 0, -thick/2, 0)
	s.box(static, thick, height, -(inner+thick)/2, height/2, 0)
	s.box(static, thick, height, (inner+thick)/2, height/2, 0)
	for i := range n {
		row, column := i/columns, i%columns
		x := float64(apart*(float64(column)-float64(columns-1)/2)) + float64(0.3*float64(row%2))
		s.solid(0.9, 0.9, x, 1+float64(apart*float64(row)), 0.1*float64(7*i%5-2))
	}
	return s
}

// Wall returns n courses of n bricks. Every other course begins and ends with half a brick.
func Wall(n int) *Scene {
	s := newScene("wall")
	const w, h, joint = 1.0, 0.5, 0.02
	s.box(static, float64(4*n+100), 20, 0, -10, 0)
	half := (w - joint) / 2
	for course := range n {
		y := h/2 + h*float64(course)
		x := -(w + joint) * float64(n) / 2 // left end of the course
		widths := make([]float64, 0, n+1)
		if course%2 == 1 {
			widths = append(widths, half)
		}
		for len(widths) < n {
			widths = append(widths, w)
		}
		if course%2 == 1 {
			widths = append(widths, half)
		}
		for _, width := range widths {
			s.solid(width, h, x+width/2, y, 0)
			x += width + joint
		}
	}
	return s
}

// CardHouse returns a house of cards with n storeys. In each storey pairs of cards lean against
// each other, and horizontal cards carry the next storey.
func CardHouse(n int) *Scene {
	s := newScene("card-house")
	const (
		long, thick = 2.0, 0.1
		lean        = 0.35 // rad, from upright
		friction    = 0.9
	)
	sin, cos := math.Sincos(lean)
	height := float64(long*cos) + float64(thick*sin) // height of a leaning card
	foot := float64(long*sin) + float64(thick*cos)   // extent of a leaning card along x
	apart := 2 * foot                                // distance of neighbouring pairs
	s.box(static, 100, 20, 0, -10, 0)
	for storey := range n {
		base := float64(storey) * (height + thick)
		pairs := n - storey
		left := -apart * float64(pairs-1) / 2
		for k := range pairs {
			x := left + float64(apart*float64(k))
			s.solid(thick, long, x-foot/2, base+height/2, -lean)
			s.solid(thick, long, x+foot/2, base+height/2, lean)
		}
		for k := range pairs - 1 {
			x := left + float64(apart*(float64(k)+0.5))
			s.solid(apart-0.02, thick, x, base+height+thick/2, 0)
		}
	}
	for i := range s.Bodies {
		s.Bodies[i].Friction = friction
	}
	return s
}
