package frame

import (
	"math"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// TestWorld compares the slots with the world's own numbers, between and within steps, in memory with other
// content.
func TestWorld(t *testing.T) {
	sample, _ := scene.WorldByID("dominos")
	off := sample.Scene()
	off.Settings = physics.Settings{Iterations: 7, Gravity: physics.Vec2{X: 0.5, Y: -9}, Baumgarte: 0.3, Slop: 0.02}
	warm := sample.Scene()
	warm.Settings.AccumulateImpulses, warm.Settings.WarmStarting, warm.Settings.PositionCorrection = false, true, false
	var array []float64
	for _, test := range []struct {
		name         string
		scene        *scene.Scene
		steps, parts int
	}{
		{"default settings", sample.Scene(), 250, 0},
		{"no switch on", off, 100, 0},
		{"one switch on, at its third iteration", warm, 60, 5},
		{"before the first step", sample.Scene(), 0, 0},
		{"nothing there", &scene.Scene{}, 0, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := test.scene.Build()
			for range test.steps {
				w.Step(test.scene.DT)
			}
			for range test.parts {
				w.Advance(test.scene.DT)
			}
			for i := range array {
				array[i] = math.NaN()
			}
			var head *WorldHead
			array, head = AppendWorld(array[:0], w, Shown{})

			contacts, energy := 0, 0.0
			lives := map[physics.ContactLife]float64{}
			for _, arb := range w.Arbiters() {
				contacts += int(arb.Count)
				for _, c := range arb.Contacts[:arb.Count] {
					lives[c.Life]++
				}
			}
			for i, m := range w.Motions() {
				if mass := &w.Masses()[i]; !mass.Static() {
					energy += 0.5*mass.Mass*m.Velocity.Dot(m.Velocity) + 0.5*mass.I*m.AngularVelocity*m.AngularVelocity
				}
			}
			if !(math.Abs(head.Energy-energy) <= 1e-12*energy) {
				t.Errorf("the energy is %v J, want %v", head.Energy, energy)
			}
			phase, iteration := w.Phase()
			s := test.scene.Settings
			want := WorldHead{
				Version: WorldVersion, Size: float64(len(array)), Bodies: float64(len(w.Bodies())), Joints: float64(len(w.Joints())), Contacts: float64(contacts),
				Step: float64(test.steps), Complete: 1, Phase: float64(phase), Iteration: float64(iteration), Energy: head.Energy,
				Ran: -1, ChosenA: -1, ChosenB: -1, OfferedA: -1, OfferedB: -1, Selected: -1, Followed: -1, PointedBody: -1, PointedContact: -1,
				Fresh: lives[physics.ContactNew], Kept: lives[physics.ContactKept], Lost: lives[physics.ContactLost],
				Settings: WorldSettings{
					AccumulateImpulses: flagOf(s.AccumulateImpulses), WarmStarting: flagOf(s.WarmStarting), PositionCorrection: flagOf(s.PositionCorrection),
					Iterations: float64(s.Iterations), Gravity: Vec{s.Gravity.X, s.Gravity.Y}, Baumgarte: s.Baumgarte, Slop: s.Slop,
				},
			}
			if test.parts > 0 { // under way
				want.Step, want.Complete = want.Step+1, 0
			}
			if *head != want {
				t.Errorf("the head is %+v, want %+v", *head, want)
			}
			at := WorldSlots
			for i, b := range w.Bodies() {
				m := w.Motions()[i]
				compare(t, array, &at, Body{
					At: Vec{b.Position.X, b.Position.Y}, Angle: b.Angle, AxisX: Vec{b.Rot.Col1.X, b.Rot.Col1.Y}, Half: Vec{b.Half.X, b.Half.Y},
					Velocity: Vec{m.Velocity.X, m.Velocity.Y}, AngularVelocity: m.AngularVelocity, Static: flagOf(w.Masses()[i].Static()), Sensor: flagOf(w.Masses()[i].Sensor), TangentSpeed: w.Masses()[i].TangentSpeed,
				})
			}
			for _, j := range w.Joints() {
				a, b := &w.Bodies()[j.A], &w.Bodies()[j.B]
				pinA, pinB := a.Position.Add(a.Rot.MulVec(j.LocalA)), b.Position.Add(b.Rot.MulVec(j.LocalB))
				compare(t, array, &at, Joint{
					A: float64(j.A), B: float64(j.B), AtA: Vec{pinA.X, pinA.Y}, AtB: Vec{pinB.X, pinB.Y}, Impulse: Vec{j.Impulse.X, j.Impulse.Y},
				})
			}
			for _, arb := range w.Arbiters() {
				for _, c := range arb.Contacts[:arb.Count] {
					compare(t, array, &at, WorldContact{
						A: float64(arb.A), B: float64(arb.B), At: Vec{c.Position.X, c.Position.Y}, Normal: Vec{arb.Normal.X, arb.Normal.Y}, Separation: c.Separation,
						Impulse: c.Normal, Friction: c.Tangent, Life: float64(c.Life), Coefficient: arb.Friction,
					})
				}
			}
			if at != len(array) {
				t.Errorf("%d slots, want %d", len(array), at)
			}
		})
	}
}

func flagOf(on bool) float64 {
	if on {
		return 1
	}
	return 0
}

// compare compares the array at slot *at with want, and advances *at past it.
func compare[T comparable](t *testing.T, array []float64, at *int, want T) {
	t.Helper()
	slots := int(unsafe.Sizeof(want) / 8)
	if *at+slots > len(array) {
		t.Fatalf("%d slots, but %+v begins at %d", len(array), want, *at)
	}
	if got := *(*T)(unsafe.Pointer(&array[*at])); got != want {
		t.Errorf("slot %d: %+v, want %+v", *at, got, want)
	}
	*at += slots
}
