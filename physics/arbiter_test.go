package physics

import "testing"

func TestLife(t *testing.T) {
	id := func(n uint8) FeaturePair { return NewFeaturePair(Edge(n), 0, 0, 0) }
	const fresh, kept, lost = ContactNew, ContactKept, ContactLost
	for _, test := range []struct {
		name     string
		old, now []uint8 // ids
		want     []ContactLife
	}{
		{"both found", []uint8{1, 2}, []uint8{1, 2}, []ContactLife{kept, kept}},
		{"found in the other order", []uint8{1, 2}, []uint8{2, 1}, []ContactLife{kept, kept}},
		{"one more", []uint8{1}, []uint8{1, 2}, []ContactLife{kept, fresh}},
		{"one more, before it", []uint8{1}, []uint8{2, 1}, []ContactLife{fresh, kept}},
		{"one less", []uint8{1, 2}, []uint8{2}, []ContactLife{kept}},
		{"one has another id", []uint8{1, 2}, []uint8{1, 3}, []ContactLife{kept, lost}},
		{"both have", []uint8{1, 2}, []uint8{3, 4}, []ContactLife{lost, lost}},
		{"the only one has", []uint8{1}, []uint8{2}, []ContactLife{lost}},
		{"one for two", []uint8{1, 2}, []uint8{3}, []ContactLife{lost}},
		{"two for one", []uint8{1}, []uint8{2, 3}, []ContactLife{lost, fresh}},
		{"two for one, the second one nearer", []uint8{11}, []uint8{22, 13}, []ContactLife{fresh, lost}},
	} {
		t.Run(test.name, func(t *testing.T) {
			make := func(ids []uint8, impulse float64) (arb Arbiter) {
				m := Manifold{Count: len(ids)}
				for i, n := range ids {
					m.Contacts[i].Feature = id(n % 10)
					m.Contacts[i].Position.X = float64(n / 10)
				}
				arb.init(pair{3, 5}, &m)
				for i, n := range ids {
					if arb.Contacts[i].Life != fresh {
						t.Errorf("new contact %d has life %d", i, arb.Contacts[i].Life)
					}
					arb.Contacts[i].Normal, arb.Contacts[i].Tangent = impulse*float64(n), -impulse*float64(n)
				}
				return arb
			}
			for _, warm := range []bool{true, false} {
				old, arb := make(test.old, 7), make(test.now, 0)
				old.Friction = 0.3
				arb.merge(&old, warm)
				for i, life := range test.want {
					c, want := &arb.Contacts[i], 0.0
					if life == kept && warm {
						want = 7 * float64(test.now[i])
					}
					if c.Life != life || c.Normal != want || c.Tangent != -want {
						t.Errorf("warm starting %t: contact %d: life %d, want %d; impulses %g and %g, want %g", warm, i, c.Life, life, c.Normal, c.Tangent, want)
					}
				}
				if arb.Friction != 0.3 || arb.A != 3 || arb.B != 5 {
					t.Errorf("arbiter %+v", arb)
				}
			}
		})
	}
}

// Find looks at the first Count contacts only, and returns the first match.
func TestFind(t *testing.T) {
	f, g := NewFeaturePair(Edge1, Edge2, 0, 0), NewFeaturePair(Edge2, Edge3, 0, 0)
	arb := Arbiter{Contacts: [2]ArbiterContact{{Feature: f}, {Feature: g}}}
	for count, want := range [][2]int{{-1, -1}, {0, -1}, {0, 1}} {
		arb.Count = int32(count)
		if got := [2]int{arb.Find(f), arb.Find(g)}; got != want {
			t.Errorf("with %d contacts Find returns %v, want %v", count, got, want)
		}
	}
	arb.Contacts[1].Feature = f
	if got := arb.Find(f); got != 0 {
		t.Errorf("with two contacts of the same id Find returns %d, want 0", got)
	}
}
