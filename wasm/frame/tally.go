package frame

import "github.com/clipstage/clipstage/physics"

// Tally summarizes a step over all bodies and contacts. Energies belong to the end of the step, contacts to its
// start.
type Tally struct {
	Step      float64 // number of the step
	Kinetic   float64 // kinetic energy of all movable bodies, J
	Potential float64 // potential energy of all movable bodies in the step's gravity, 0 at the origin, J
	Deepest   float64 // largest penetration, m
	Kept      float64 // number of contacts that persist
	Fresh     float64 // number of new contacts
	Lost      float64 // number of contacts that lost their impulse
}

// Contacts returns the number of all contacts.
func (t *Tally) Contacts() float64 { return t.Kept + t.Fresh + t.Lost }

// Energy returns the sum of both energies, J.
func (t *Tally) Energy() float64 { return t.Kinetic + t.Potential }

// Energies returns the kinetic and the potential energy of all movable bodies, J. The potential energy is for
// the given gravity, m/s².
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
