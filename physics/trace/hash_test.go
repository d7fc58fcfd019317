package trace_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
)

// hashOf follows the README's instructions for ports.
func hashOf(w *physics.World) string {
	var numbers []float64
	for i, b := range w.Bodies() {
		m := w.Motions()[i]
		numbers = append(numbers, b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity)
	}
	var all bytes.Buffer
	_ = binary.Write(&all, binary.LittleEndian, numbers)
	h := fnv.New64a()
	h.Write(all.Bytes())
	return fmt.Sprintf("%016x", h.Sum64())
}

// TestHash compares the hash with the standard library's hash of the same bytes. For one body it checks that
// each bit of the six numbers counts.
func TestHash(t *testing.T) {
	if got := trace.HashText(trace.Hash(&physics.World{})); got != "cbf29ce484222325" {
		t.Errorf("the hash of no body is %s", got)
	}
	for _, id := range []string{"pyramid", "dominos", "multi-pendulum"} {
		named, _ := scene.WorldByID(id)
		s := named.Scene()
		w := s.Build()
		for range 10 {
			w.Step(s.DT)
			if got, want := trace.HashText(trace.Hash(w)), hashOf(w); got != want {
				t.Fatalf("%s, step %d: the hash is %s, want %s", id, w.Steps(), got, want)
			}
		}
		seen := map[uint64]bool{trace.Hash(w): true}
		body, motion := &w.Bodies()[1], &w.Motions()[1]
		places := []*float64{&body.Position.X, &body.Position.Y, &body.Angle, &motion.Velocity.X, &motion.Velocity.Y, &motion.AngularVelocity}
		for _, place := range places {
			was := *place
			for bit := range 64 {
				*place = math.Float64frombits(math.Float64bits(was) ^ 1<<bit)
				seen[trace.Hash(w)] = true
			}
			*place = was
		}
		if want := 1 + 64*len(places); len(seen) != want {
			t.Errorf("%s: %d different hashes of %d worlds", id, len(seen), want)
		}
	}
	if a, b := trace.HashText(0), trace.HashText(0x0123456789abcdef); a != "0000000000000000" || b != "0123456789abcdef" {
		t.Errorf("hashes are written as %s and %s", a, b)
	}
}
