package frame

import "github.com/clipstage/clipstage/physics"

// Tally is what a step came to, all bodies and contacts together. Energies are of the step's end,
// contacts those that it found.
type Tally struct {
	Step      float64 // by its number
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

// Energies returns those of all bodies that can move, J; the potential one in some gravity.
func Energies(w *physics.World, gravity physics.Vec2) (kinetic, potential float64) {
	masses := w.Masses()
	bodies, motions := w.Bodies()[:len(masses)], w.Motions()[:len(masses)]
	for i := range masses {
		mass, m, at := &masses[i], &motions[i], &bodies[i].Position
		if mass.Static() {
			continue
		}
		v := m.Velocity
		square := float64(v.X*v.X) + float64(v.Y*v.Y)
		kinetic += float64(mass.Mass*square) + float64(float64(mass.I*m.AngularVelocity)*m.AngularVelocity)
		potential -= mass.Mass * (float64(gravity.X*at.X) + float64(gravity.Y*at.Y))
	}
	return kinetic / 2, potential
}
