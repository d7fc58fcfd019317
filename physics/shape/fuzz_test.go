package shape_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/shape"
)

// fuzzPoints makes at most MaxCorners+1 points from bytes: two bytes for a coordinate on a grid, or eight arbitrary ones.
func fuzzPoints(any bool, text []byte) (points []shape.Vec2) {
	width := 2
	if any {
		width = 8
	}
	for ; len(text) >= 2*width && len(points) <= shape.MaxCorners; text = text[2*width:] {
		var v [2]float64
		for i := range v {
			if any {
				v[i] = math.Float64frombits(binary.LittleEndian.Uint64(text[8*i:]))
			} else {
				v[i] = float64(int16(binary.LittleEndian.Uint16(text[2*i:]))) / 256
			}
		}
		points = append(points, shape.Vec2{X: v[0], Y: v[1]})
	}
	return points
}

// fuzzShape returns the circle, capsule or polygon with these points.
func fuzzShape(points []shape.Vec2, radius float64) (shape.Shape, error) {
	switch len(points) {
	case 1:
		return shape.NewCircle(points[0], radius)
	case 2:
		return shape.NewCapsule(points[0], points[1], radius)
	}
	return shape.NewPolygon(points, radius)
}

// FuzzCollide checks that a call on any two shapes ends with finite contacts, and compares the mended answer with the
// oracle where the shapes are on a grid.
func FuzzCollide(f *testing.F) {
	square := []byte{0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1}
	f.Add(false, square, square, uint8(0), uint8(9), 0.5, 0.5, 0.3)
	f.Add(false, square[:8], square, uint8(0), uint8(9), 0.5, 1.0, 0.0)
	f.Add(true, square, square[:4], uint8(0), uint8(9), 0.5, 0.5, 0.0)
	f.Fuzz(func(t *testing.T, any bool, textA, textB []byte, radiusA, radiusB uint8, x, y, angle float64) {
		a, err := fuzzShape(fuzzPoints(any, textA), float64(radiusA)/64)
		if err != nil {
			return
		}
		b, err := fuzzShape(fuzzPoints(any, textB), float64(radiusB)/64)
		if err != nil || !(math.Abs(x) < 300 && math.Abs(y) < 300 && math.Abs(angle) < 7) {
			return
		}
		pose := shape.Pose{Position: shape.Vec2{X: x, Y: y}}
		pose.Sin, pose.Cos = math.Sincos(angle)
		var c shape.Clipping
		c.Run(&a, &b, &pose, &shape.Origin)
		mended := c.Mended()
		for _, m := range []*shape.Manifold{&c.Manifold, &mended} {
			for _, p := range m.Points[:m.Count] {
				if s := p.Position.X + p.Position.Y + p.Separation + m.Normal.Length(); s-s != 0 {
					t.Fatalf("%+v", m)
				}
			}
		}
		if !any {
			checkMended(t, &c, &a, &b, &pose, &shape.Origin)
		}
	})
}
