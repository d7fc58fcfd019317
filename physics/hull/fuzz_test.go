package hull_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
)

// fuzzPoints makes points from bytes. A coordinate has two bytes, on a coarse grid or on a grid as fine as a
// tolerance, or eight arbitrary bytes.
func fuzzPoints(how byte, text []byte) (points []hull.Vec3) {
	const most = 80
	width := 6
	if how%4 == 3 {
		width = 24
	}
	step := []float64{0.1, 1, 3e-11, 0}[how%4]
	for ; len(text) >= width && len(points) < most; text = text[width:] {
		var v [3]float64
		for i := range v {
			if width == 24 {
				v[i] = math.Float64frombits(binary.LittleEndian.Uint64(text[8*i:]))
				continue
			}
			n := int16(binary.LittleEndian.Uint16(text[2*i:]))
			v[i] = float64(n>>8) + step*float64(int8(n))
		}
		points = append(points, hull.Vec3{X: v[0], Y: v[1], Z: v[2]})
	}
	return points
}

// fuzzCube returns the bytes of a cube's corners. Corner i is moved by i*noise grid steps along each axis.
func fuzzCube(noise int) (text []byte) {
	for i, p := range cube() {
		for _, x := range []float64{p.X, p.Y, p.Z} {
			text = binary.LittleEndian.AppendUint16(text, uint16(int(x)<<8+i*noise))
		}
	}
	return text
}

func FuzzBuild(f *testing.F) {
	for how := range byte(3) {
		f.Add(how, fuzzCube(0))
		f.Add(how, fuzzCube(1))
	}
	f.Add(byte(3), make([]byte, 24*5))
	f.Fuzz(func(t *testing.T, how byte, text []byte) {
		points := fuzzPoints(how, text)
		h, err := hull.Build(points)
		if err != nil {
			if e := err.(*hull.Error); h != nil || e.Error() == "" || e.Point >= len(points) {
				t.Fatalf("Build: %v, %+v", h, e)
			}
			return
		}
		checkLinks(t, h)
		checkHull(t, h)
		checkHolds(t, h, points)
		same, err := hull.FromFaces(h.Vertices, h.Loops())
		if err != nil {
			// If the hull needed a wider tolerance, points that were kept apart by two tolerances may coincide
			// within one.
			if size := h.Size; h.Tolerance < 4e-10*size {
				t.Fatalf("FromFaces of the hull's own faces: %v", err)
			}
			return
		}
		checkHull(t, same)
	})
}

func FuzzFromFaces(f *testing.F) {
	var corners []byte
	for _, face := range cubeFaces() {
		corners = append(corners, byte(len(face)))
		for _, c := range face {
			corners = append(corners, byte(c))
		}
	}
	for how := range byte(3) {
		f.Add(how, fuzzCube(0), corners)
		f.Add(how, fuzzCube(1), corners)
	}
	f.Fuzz(func(t *testing.T, how byte, text, corners []byte) {
		points := fuzzPoints(how, text)
		var faces [][]int32
		for len(corners) > 0 {
			n := min(int(corners[0]), len(corners)-1)
			var face []int32
			for _, c := range corners[1 : 1+n] {
				face = append(face, int32(int8(c)))
			}
			faces, corners = append(faces, face), corners[1+n:]
		}
		h, err := hull.FromFaces(points, faces)
		if err != nil {
			if e := err.(*hull.Error); h != nil || e.Error() == "" || e.Face >= len(faces) {
				t.Fatalf("FromFaces: %v, %+v", h, e)
			}
			return
		}
		checkLinks(t, h)
		checkHull(t, h)
		checkHolds(t, h, points)
	})
}
