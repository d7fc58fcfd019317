package cases

import (
	"math"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/trace"
)

// solver is Box2D's contact solver alone, on given manifolds.
var solver = Kind{
	name:  "solver",
	id:    "id",
	trace: traceSolver,
	owns: func(o object.Object) bool {
		_, ok := o["output"]
		return ok
	},
	compare: compareSolver,
	rank: func(place string) int {
		phase, _ := physics.ParsePhase(strings.TrimPrefix(place, "phase "))
		return int(phase)
	},
}

// Ranges of fields that cases of the solver have and scenes do not.
var (
	normalLimits      = object.Between(-2, 2, "") // of a unit vector, with a margin for rounding
	invMassLimits     = object.Between(0, 1e150, "1/kg")
	invILimits        = object.Between(0, 1e150, "1/(kg m²)")
	impulseLimits     = object.Between(-1e150, 1e150, "N s")
	restitutionLimits = object.Between(0, 1e150, "")
	thresholdLimits   = object.Between(0, 1e150, "m/s")
	ratioLimits       = object.Between(0, 1e150, "")
)

func traceSolver(dst []byte, line object.Object, _ Asked) ([]byte, error) {
	id, ok := line["id"]
	if !ok {
		return dst, object.Wrong("id", "missing")
	}
	c, err := readSolver(line)
	if err != nil {
		return dst, err
	}
	text, ok := trace.AppendSolver(dst, escape.JSON(id), c, lines.MaxText)
	if !ok {
		return dst, object.Wrong("output", "it is longer than 64 MiB, and could not be read; want fewer iterations, or fewer bodies")
	}
	return text, nil
}

func readSolver(line object.Object) (*trace.SolverCase, error) {
	in := line.Reader().Child("input")
	c := &trace.SolverCase{Ratio: 1, WarmStarting: true, BlockSolve: true}
	readSolverSettings(in.Child("settings"), c)
	for _, list := range []string{"bodies", "constraints"} {
		if !in.Has(list) {
			in.Fail(list, "missing; want an array")
		}
	}
	var centres []physics.Vec2 // of mass, by body
	in.Objects("bodies", func(o *object.Reader) { centres = append(centres, addSolverBody(&c.Solver, o)) })
	in.Objects("constraints", func(o *object.Reader) { c.Contacts = append(c.Contacts, readGivenContact(o, centres)) })
	return c, in.Err()
}

func readSolverSettings(o *object.Reader, c *trace.SolverCase) {
	c.VelocityIterations = o.Integer("velocityIterations", iterationLimits)
	c.PositionIterations = o.Integer("positionIterations", iterationLimits)
	o.Optional("dtRatio", &c.Ratio, ratioLimits)
	o.Switch("warmStarting", &c.WarmStarting)
	o.Switch("blockSolve", &c.BlockSolve)
}

// addSolverBody adds the body of o, and returns its centre of mass in the body's frame. The field position is
// the position of the centre of mass in the world frame.
func addSolverBody(s *physics.ContactSolver, o *object.Reader) (centre physics.Vec2) {
	pose := physics.Pose{Position: o.Vector("position", positionLimits)}
	velocity := o.Vector("velocity", velocityLimits)
	pose.Angle = o.Number("angle", angleLimits)
	spin := o.Number("angularVelocity", spinLimits)
	invMass, invI := o.Number("invMass", invMassLimits), o.Number("invI", invILimits)
	o.OptionalVector("localCenter", &centre, positionLimits)
	s.AddBody(pose, velocity, spin, invMass, invI)
	return centre
}

// readGivenContact reads a constraint between bodies with the given centres of mass.
func readGivenContact(o *object.Reader, centres []physics.Vec2) (c physics.GivenContact) {
	if len(centres) == 0 {
		o.Fail("", "there are no bodies to touch")
		return c
	}
	indices := object.Between(0, float64(len(centres)-1), "")
	a, b := o.Integer("indexA", indices), o.Integer("indexB", indices)
	if a == b {
		o.Fail("indexB", "want another body than indexA")
	}
	c.Friction = mixed(o, "friction", frictionLimits, func(a, b float64) float64 { return math.Sqrt(a * b) })
	c.Restitution = mixed(o, "restitution", restitutionLimits, func(a, b float64) float64 { return max(a, b) })
	c.Threshold = 1
	o.Optional("threshold", &c.Threshold, thresholdLimits)
	o.Optional("tangentSpeed", &c.TangentSpeed, velocityLimits)
	c.Manifold.Reference, c.Manifold.Incident = int32(a), int32(b)
	readManifold(o.Child("manifold"), &c, centres)
	return c
}

// mixed reads the mixed value of two bodies. If it is missing, mixed reads the value of each body and mixes
// them.
func mixed(o *object.Reader, name string, l object.Limits, mix func(a, b float64) float64) float64 {
	if o.Has(name) {
		return o.Number(name, l)
	}
	return mix(o.Number(name+"A", l), o.Number(name+"B", l))
}

// readManifold reads the manifold of c, whose reference box is still A, and moves its points to the frames of
// the centres of mass.
func readManifold(o *object.Reader, c *physics.GivenContact, centres []physics.Vec2) {
	m := &c.Manifold
	switch raw := o.Object["type"]; string(raw) {
	case `"faceA"`:
	case `"faceB"`:
		m.OfB = true
		m.Reference, m.Incident = m.Incident, m.Reference
	case "":
		o.Fail("type", "missing; want faceA or faceB")
	default:
		o.Fail("type", "want faceA or faceB, got "+object.Shorten(raw))
	}
	m.Normal = o.Vector("localNormal", normalLimits)
	m.Offset = o.Vector("localPoint", positionLimits).Sub(centres[m.Reference]).Dot(m.Normal)
	if !o.Has("points") {
		o.Fail("points", "missing; want an array of at most 2 points")
	}
	o.Objects("points", func(point *object.Reader) {
		if m.Count == 2 {
			o.Fail("points", "want at most 2 points")
			return
		}
		p, impulse := &m.Points[m.Count], &c.Impulses[m.Count]
		m.Count++
		*p = point.Vector("localPoint", positionLimits).Sub(centres[m.Incident])
		point.Optional("normalImpulse", &impulse.X, impulseLimits)
		point.Optional("tangentImpulse", &impulse.Y, impulseLimits)
	})
}
