package say

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// LaterStages adds the stages after the picked pair's collide call:
//
//	{"id": "match", "title", "text", "then": [contacts], "now": [contacts]}
//	{"id": "warm-start", "title", "text", "before": [A, B], "after": [A, B]}
//	{"id": "solve" or "velocity", "title", "text", "mass", "massT", "target", "friction", "iterations": [iterations], "cold": [iterations]}
//	{"id": "integrate", "title", "text", "before": [A, B], "velocities": [A, B], "after": [A, B]}
//
// Box2D's solver, whose stage is velocity, has store before integrate and position after it:
//
//	{"id": "store", "title", "text", "stored": [[normal, friction]]}
//	{"id": "position", "title", "text", "passes": [{"before": [A, B], "after": [A, B], "points": [points], "least", "solved"}]}
//
// A contact is {"key", "normal", "friction", "match"}. match is its index in the other step, or -1. [A, B] are
// two motions, [vx, vy, angular velocity], in warm-start, velocities and an iteration. Elsewhere they are two
// poses, [x, y, angle]. An iteration is {"before": [A, B], "after": [A, B], "constraints": [{"velocity",
// "wanted", "increment", "before", "sum", "limit", "after"}]}. The constraints are in the order normal 1,
// friction 1, normal 2, friction 2. In the stage velocity an iteration also has "block", a physics.BlockCase. A
// point is {"separation", "correction", "k", "impulse"}. A stage that was not reached has empty lists;
// integrate then has the current poses. more adds fields to each stage.
func LaterStages(j *jsontext.Writer, p *cursor.Pick, in text.Language, more func(stage cursor.Stage)) {
	x := p.Watch()
	for stage := cursor.StageMatch; stage < cursor.StageCount; stage = stage.Next(p.Solver()) {
		back := p.Peek(stage)
		s := Of(p, in, true)
		w := s.WordsAt(stage, false)
		back()
		reached := p.Reached(stage)
		finding.OpenStage(j, stage.String(), &w.Words)
		switch stage {
		case cursor.StageMatch:
			j.Name("then")
			contacts(j, &x.Carried, &x.Arbiter, reached)
			j.Name("now")
			contacts(j, &x.Arbiter, &x.Carried, reached)
		case cursor.StageWarmStart:
			j.Name("before")
			motions(j, &x.Unwarmed, reached)
			j.Name("after")
			motions(j, &x.Warmed, reached)
		case cursor.StageSolve, cursor.StageVelocity:
			solveTrace(s, j, reached)
		case cursor.StageStore:
			storeTrace(s, j, reached)
		case cursor.StageIntegrate:
			integrateTrace(s, j, reached)
		case cursor.StagePosition:
			positionTrace(s, j)
		}
		more(stage)
		j.Close("}")
	}
}

func contacts(j *jsontext.Writer, arb, other *physics.Arbiter, reached bool) {
	j.Open("[")
	for i := range arb.Count {
		if !reached {
			break
		}
		c := &arb.Contacts[i]
		j.Open("{")
		j.Name("key")
		j.Int(int64(c.Feature.Key()))
		j.Name("normal")
		j.Float(c.Normal)
		j.Name("friction")
		j.Float(c.Tangent)
		j.Name("match")
		j.Int(int64(other.Find(c.Feature)))
		j.Close("}")
	}
	j.Close("]")
}

func motions(j *jsontext.Writer, of *[2]physics.Motion, reached bool) {
	j.Open("[")
	for i := range of {
		if reached {
			j.Floats(of[i].Velocity.X, of[i].Velocity.Y, of[i].AngularVelocity)
		}
	}
	j.Close("]")
}

func solveTrace(s *Speaker, j *jsontext.Writer, reached bool) {
	row := s.row()
	count := s.Watch().Arbiter.Count
	if !reached {
		count = 0
	}
	j.Name("mass")
	j.Floats(row.Mass[:count]...)
	j.Name("massT")
	j.Float(row.MassT)
	j.Name("target")
	j.Floats(row.Target[:count]...)
	j.Name("friction")
	j.Float(row.Friction)
	j.Name("iterations")
	iterations(j, s.Watch())
	j.Name("cold")
	if cold := s.ColdRun(); reached && cold != nil {
		iterations(j, cold)
	} else {
		j.Open("[")
		j.Close("]")
	}
}

func iterations(j *jsontext.Writer, x *physics.Watch) {
	j.Open("[")
	for k := range frame.Rounds(x) {
		before, after, list := frame.Recorded(x, k)
		j.Open("{")
		j.Name("before")
		motions(j, &before, true)
		j.Name("after")
		motions(j, &after, true)
		if x.Settings.Solver == physics.SolverBox2D {
			j.Name("block")
			j.Int(int64(x.Box2D.Iterations[k].Block.Case))
		}
		j.Name("constraints")
		j.Open("[")
		for i := range 2 * x.Arbiter.Count {
			constraint(j, &list[i])
		}
		j.Close("]")
		j.Close("}")
	}
	j.Close("]")
}

func storeTrace(s *Speaker, j *jsontext.Writer, reached bool) {
	j.Name("stored")
	j.Open("[")
	for i := range s.Watch().Arbiter.Count {
		if p := &s.Watch().Box2D.Stored[i]; reached {
			j.Floats(p.X, p.Y)
		}
	}
	j.Close("]")
}

func integrateTrace(s *Speaker, j *jsontext.Writer, reached bool) {
	x := s.Watch()
	before := s.begin()
	after := before
	if reached {
		after = x.Moved
	}
	j.Name("before")
	poses(j, &before)
	j.Name("velocities")
	motions(j, &x.Solved, reached)
	j.Name("after")
	poses(j, &after)
}

func positionTrace(s *Speaker, j *jsontext.Writer) {
	x := &s.Watch().Box2D
	j.Name("passes")
	j.Open("[")
	for k := range x.Positions {
		it := &x.Positions[k]
		j.Open("{")
		j.Name("before")
		poses(j, &it.Before)
		j.Name("after")
		poses(j, &it.After)
		j.Name("points")
		j.Open("[")
		for i := range x.Manifold.Count {
			p := &it.Points[i]
			j.Open("{")
			floats(j, []named{{"separation", p.Separation}, {"correction", p.Correction}, {"k", p.K}, {"impulse", p.Impulse}})
			j.Close("}")
		}
		j.Close("]")
		floats(j, []named{{"least", it.Least}})
		j.Name("solved")
		j.Bool(it.Solved)
		j.Close("}")
	}
	j.Close("]")
}

func poses(j *jsontext.Writer, of *[2]physics.Pose) {
	j.Open("[")
	for i := range of {
		j.Floats(of[i].Position.X, of[i].Position.Y, of[i].Angle)
	}
	j.Close("]")
}

type named struct {
	name string
	x    float64
}

func floats(j *jsontext.Writer, list []named) {
	for _, of := range list {
		j.Name(of.name)
		j.Float(of.x)
	}
}

func constraint(j *jsontext.Writer, c *physics.Constraint) {
	j.Open("{")
	floats(j, []named{
		{"velocity", c.Velocity}, {"wanted", c.Wanted}, {"increment", c.Increment},
		{"before", c.Before}, {"sum", c.Sum}, {"limit", c.Limit}, {"after", c.After},
	})
	j.Close("}")
}
