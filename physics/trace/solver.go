package trace

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// SolverCase is a case of Box2D's contact solver. Solver holds its bodies.
type SolverCase struct {
	Solver             physics.ContactSolver
	Contacts           []physics.GivenContact
	VelocityIterations int
	PositionIterations int // largest number of iterations; the pass ends when it has converged
	Ratio              float64
	WarmStarting       bool
	BlockSolve         bool
}

// AppendSolver solves a case and appends {"id":…,"output":…} to dst. id must be valid JSON and is
// written unchanged. ok is false if the text exceeds most bytes.
func AppendSolver(dst, id []byte, c *SolverCase, most int) (text []byte, ok bool) {
	j := append(jsontext.Writer(dst), `{"id":`...)
	j = append(j, id...)
	j.Name("output")
	j.Open("{")
	ok = c.write(&j, most)
	j.Close("}")
	j.Close("}")
	return j, ok
}

func (c *SolverCase) write(j *jsontext.Writer, most int) (ok bool) {
	s := &c.Solver
	ratio := c.Ratio
	if !c.WarmStarting {
		ratio = 0
	}
	j.Name("init")
	j.Open("[")
	for i := range c.Contacts {
		s.AddContact(&c.Contacts[i], ratio, c.BlockSolve)
		row := s.Prepared(i)
		writeRow(j, &row, int(c.Contacts[i].Manifold.Count))
	}
	j.Close("]")
	if c.WarmStarting {
		s.WarmStart()
	}
	j.Name("warmStart")
	j.Open("{")
	writeVelocities(j, s)
	j.Close("}")

	cases := make([]physics.BlockCase, len(c.Contacts))
	j.Name("velocityIterations")
	j.Open("[")
	for range c.VelocityIterations {
		s.SolveVelocities(cases)
		c.writeIteration(j, cases)
		if len(*j) > most {
			return false
		}
	}
	j.Close("]")

	j.Name("stored")
	j.Open("[")
	for i := range c.Contacts {
		contact := &c.Contacts[i]
		s.Store(i, contact)
		j.Open("[")
		for _, p := range contact.Impulses[:contact.Manifold.Count] {
			j.Floats(p.X, p.Y)
		}
		j.Close("]")
	}
	j.Close("]")

	j.Name("positionIterations")
	j.Open("[")
	for range c.PositionIterations {
		least, solved := s.SolvePositions()
		writeCorrection(j, s, least, solved)
		if solved {
			break
		}
		if len(*j) > most {
			return false
		}
	}
	j.Close("]")
	return len(*j) <= most
}

// writeRow adds the prepared values of a row. points is the number of points of its manifold.
func writeRow(j *jsontext.Writer, r *physics.VelocityRow, points int) {
	j.Open("{")
	writeVec(j, "normal", r.Normal)
	writeInt(j, "pointCount", int64(r.Count))
	j.Name("block")
	j.Bool(r.Block)
	j.Name("points")
	j.Open("[")
	for i := range points {
		p := &r.Points[i]
		j.Open("{")
		writeVec(j, "rA", p.RA)
		writeVec(j, "rB", p.RB)
		writeFloat(j, "normalMass", p.NormalMass)
		writeFloat(j, "tangentMass", p.TangentMass)
		writeFloat(j, "velocityBias", p.Bias)
		writeFloat(j, "normalImpulse", p.Normal)
		writeFloat(j, "tangentImpulse", p.Tangent)
		j.Close("}")
	}
	j.Close("]")
	if r.Block {
		writeSymmetric(j, "K", &r.K)
		writeSymmetric(j, "normalMassMatrix", &r.Inverse)
	}
	j.Close("}")
}

func writeSymmetric(j *jsontext.Writer, name string, m *physics.Symmetric) {
	j.Name(name)
	j.Open("[")
	j.Floats(m.M11, m.M12)
	j.Floats(m.M12, m.M22)
	j.Close("]")
}

func writeVelocities(j *jsontext.Writer, s *physics.ContactSolver) {
	j.Name("velocities")
	j.Open("[")
	for i := range s.Motions {
		m := &s.Motions[i]
		j.Floats(m.Velocity.X, m.Velocity.Y, m.AngularVelocity)
	}
	j.Close("]")
}

// writeIteration adds the velocities and impulses after an iteration on velocities.
func (c *SolverCase) writeIteration(j *jsontext.Writer, cases []physics.BlockCase) {
	j.Open("{")
	writeVelocities(j, &c.Solver)
	j.Name("impulses")
	j.Open("[")
	for i := range c.Contacts {
		j.Open("[")
		impulses := c.Solver.Impulses(i)
		for _, p := range impulses[:c.Contacts[i].Manifold.Count] {
			j.Floats(p.X, p.Y)
		}
		j.Close("]")
	}
	j.Close("]")
	j.Name("blockCases")
	j.Open("[")
	for _, which := range cases {
		j.Int(int64(which))
	}
	j.Close("]")
	j.Close("}")
}

// writeCorrection adds the poses after an iteration on positions.
func writeCorrection(j *jsontext.Writer, s *physics.ContactSolver, least float64, solved bool) {
	j.Open("{")
	j.Name("positions")
	j.Open("[")
	for i := range s.Bodies {
		b := &s.Bodies[i]
		j.Floats(b.Position.X, b.Position.Y, b.Angle)
	}
	j.Close("]")
	writeFloat(j, "minSeparation", least)
	j.Name("solved")
	j.Bool(solved)
	j.Close("}")
}
