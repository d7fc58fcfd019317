package physics

import (
	"testing"
)

// Run and the single function agree in every bit of the result.
func TestCollideEqualsMonolith(t *testing.T) {
	for kind, name := range pairKinds {
		t.Run(name, func(t *testing.T) {
			rng := splitmix64(kind)
			for range 20000 {
				a, b := rng.pair(kind)
				got, want := Collide(&a, &b), collideMonolith(&a, &b)
				if got.Count != want.Count || got.Count > 0 && got.Normal != want.Normal {
					t.Fatalf("Collide(%+v, %+v):\n got %+v\nwant %+v", a, b, got, want)
				}
				for i := range got.Count {
					if got.Contacts[i] != want.Contacts[i] {
						t.Fatalf("Collide(%+v, %+v): contact %d:\n got %+v\nwant %+v", a, b, i, got.Contacts[i], want.Contacts[i])
					}
				}
			}
		})
	}
}
