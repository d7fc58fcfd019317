package frame

// Tally is what a step came to, all bodies and contacts together. Energies are of the step's end,
// contacts those that it found.
type Tally struct {
	Step      float64
	Kinetic   float64 // of all bodies that can move, J
	Potential float64 // likewise, in the gravity of that step, 0 at the origin's height, J
	Deepest   float64 // the largest penetration, m
	Kept      float64 // contacts that persisted
	Fresh     float64 // contacts that are new
	Lost      float64 // contacts that lost their impulse
}

// Contacts returns how many there are of all kinds.
func (t *Tally) Contacts() float64 { return t.Kept + t.Fresh + t.Lost }

// Energy returns both kinds together.
func (t *Tally) Energy() float64 { return t.Kinetic + t.Potential }
