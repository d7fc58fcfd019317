package trace

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// Checkpoint adds the state of a world between two steps: poses and velocities, what
// touches, and joints' impulses. arbiters says whether contacts are listed; otherwise
// they are only counted.
func Checkpoint(j *jsontext.Writer, w *physics.World, arbiters bool) {
	j.Open("{")
	writeInt(j, "step", int64(w.Steps()))
	j.Name("bodies")
	j.Open("[")
	motions := w.Motions()
	for i, b := range w.Bodies() {
		m := &motions[i]
		j.Floats(b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity)
	}
	j.Close("]")
	list := w.Arbiters()
	writeInt(j, "numArbiters", int64(len(list)))
	if arbiters {
		j.Name("arbiters")
		j.Open("[")
		for i := range list {
			writeArbiter(j, &list[i])
		}
		j.Close("]")
	}
	if joints := w.Joints(); len(joints) > 0 {
		j.Name("jointP")
		j.Open("[")
		for i := range joints {
			j.Floats(joints[i].Impulse.X, joints[i].Impulse.Y)
		}
		j.Close("]")
	}
	j.Close("}")
}

func writeArbiter(j *jsontext.Writer, arb *physics.Arbiter) {
	j.Open("{")
	j.Name("b")
	j.Open("[")
	j.Int(int64(arb.A))
	j.Int(int64(arb.B))
	j.Close("]")
	j.Name("c")
	j.Open("[")
	for i := range arb.Count {
		c := &arb.Contacts[i]
		j.Open("[")
		j.Int(int64(c.Feature.Key()))
		j.Float(c.Normal)
		j.Float(c.Tangent)
		j.Float(c.Separation)
		j.Close("]")
	}
	j.Close("]")
	j.Close("}")
}
