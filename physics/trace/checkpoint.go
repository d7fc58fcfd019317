package trace

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// Checkpoint adds the state of a world between two steps: poses, velocities, contacts, and the impulses of
// joints. With arbiters it lists the arbiters, otherwise it only counts them. With starts it also adds the
// impulses with which the last step began.
func Checkpoint(j *jsontext.Writer, w *physics.World, arbiters, starts bool) {
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
			writeArbiter(j, w, i, starts)
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
		if starts {
			j.Name("jointStart")
			j.Open("[")
			for i := range joints {
				p := joints[i].Started()
				j.Floats(p.X, p.Y)
			}
			j.Close("]")
		}
	}
	j.Close("}")
}

func writeArbiter(j *jsontext.Writer, w *physics.World, index int, starts bool) {
	arb := &w.Arbiters()[index]
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
	if starts {
		impulses := w.Started(index)
		j.Name("start")
		j.Open("[")
		for i := range arb.Count {
			j.Floats(impulses[i][:]...)
		}
		j.Close("]")
	}
	j.Close("}")
}
