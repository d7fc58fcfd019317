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
	compare: plain(compareSolver),
	rank: func(place string) int {
		phase, _ := physics.ParsePhase(strings.TrimPrefix(place, "phase "))
		return int(phase)
	},
}

// Ranges of a case of the solver, in addition to those of scenes.
var (
	normalLimits      = object.Between(-2, 2, "") // of a unit vector, with a margin for rounding
	invMassLimits     = object.Between(0, 1e150, "1/kg")
	invILimits        = object.Between(0, 1e150, "1/(kg m²)")
	impulseLimits     = object.Between(-1e150, 1e150, "N s")
	restitutionLimits = object.Between(0, 1e150, "")
	thresholdLimits   = object.Between(0, 1e150, "m/s")
	ratioLimits       = object.Between(0, 1e150, "")
)

// traceSolver appends the trace of one line to dst.
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

func readSolver(line object.Object) (c *trace.SolverCase, err error) {
	in, err := line.Child("", "input")
	if err != nil {
		return nil, err
	}
	c = &trace.SolverCase{Ratio: 1, WarmStarting: true, BlockSolve: true}
	settings, err := in.Child("input.", "settings")
	if err != nil {
		return nil, err
	}
	if err := readSolverSettings(settings, c); err != nil {
		return nil, err
	}
	for _, list := range []string{"bodies", "constraints"} {
		if _, ok := in[list]; !ok {
			return nil, object.Wrong("input."+list, "missing; want an array")
		}
	}
	var centres []physics.Vec2 // centres of mass
	err = in.ObjectsAt("input.", "bodies", func(path string, o object.Object) error {
		centre, err := addSolverBody(&c.Solver, path, o)
		centres = append(centres, centre)
		return err
	})
	if err != nil {
		return nil, err
	}
	err = in.ObjectsAt("input.", "constraints", func(path string, o object.Object) error {
		contact, err := readGivenContact(path, o, centres)
		c.Contacts = append(c.Contacts, contact)
		return err
	})
	return c, err
}

func readSolverSettings(o object.Object, c *trace.SolverCase) (err error) {
	const path = "input.settings."
	if c.VelocityIterations, err = o.Integer(path, "velocityIterations", iterationLimits); err != nil {
		return err
	}
	if c.PositionIterations, err = o.Integer(path, "positionIterations", iterationLimits); err != nil {
		return err
	}
	if err = o.Optional(path, "dtRatio", &c.Ratio, ratioLimits); err != nil {
		return err
	}
	if err = o.Switch(path, "warmStarting", &c.WarmStarting); err != nil {
		return err
	}
	return o.Switch(path, "blockSolve", &c.BlockSolve)
}

// addSolverBody adds the body of o, and returns its centre of mass in its own frame. Its position
// is the position of the centre of mass.
func addSolverBody(s *physics.ContactSolver, path string, o object.Object) (centre physics.Vec2, err error) {
	var pose physics.Pose
	var velocity physics.Vec2
	var spin, invMass, invI float64
	if err = o.Vector(path, "position", &pose.Position, positionLimits); err != nil {
		return centre, err
	}
	if err = o.Vector(path, "velocity", &velocity, velocityLimits); err != nil {
		return centre, err
	}
	for _, f := range []struct {
		name string
		into *float64
		l    object.Limits
	}{
		{"angle", &pose.Angle, angleLimits},
		{"angularVelocity", &spin, spinLimits},
		{"invMass", &invMass, invMassLimits},
		{"invI", &invI, invILimits},
	} {
		if *f.into, err = o.Number(path, f.name, f.l); err != nil {
			return centre, err
		}
	}
	if _, ok := o["localCenter"]; ok {
		err = o.Vector(path, "localCenter", &centre, positionLimits)
	}
	s.AddBody(pose, velocity, spin, invMass, invI)
	return centre, err
}

// readGivenContact reads a constraint between bodies with these centres of mass.
func readGivenContact(path string, o object.Object, centres []physics.Vec2) (c physics.GivenContact, err error) {
	if len(centres) == 0 {
		return c, object.Wrong(path[:len(path)-1], "there are no bodies to touch")
	}
	indices := object.Between(0, float64(len(centres)-1), "")
	a, err := o.Integer(path, "indexA", indices)
	if err != nil {
		return c, err
	}
	b, err := o.Integer(path, "indexB", indices)
	if err != nil {
		return c, err
	}
	if a == b {
		return c, object.Wrong(path+"indexB", "want another body than indexA")
	}
	if c.Friction, err = mixed(path, o, "friction", frictionLimits, func(a, b float64) float64 { return math.Sqrt(a * b) }); err != nil {
		return c, err
	}
	if c.Restitution, err = mixed(path, o, "restitution", restitutionLimits, func(a, b float64) float64 { return max(a, b) }); err != nil {
		return c, err
	}
	c.Threshold = 1
	if err = o.Optional(path, "threshold", &c.Threshold, thresholdLimits); err != nil {
		return c, err
	}
	if err = o.Optional(path, "tangentSpeed", &c.TangentSpeed, velocityLimits); err != nil {
		return c, err
	}
	manifold, err := o.Child(path, "manifold")
	if err != nil {
		return c, err
	}
	c.Manifold.Reference, c.Manifold.Incident = int32(a), int32(b)
	return c, readManifold(path+"manifold.", manifold, &c, centres)
}

// mixed reads the mixed value of two bodies, or else the value of each, and mixes them.
func mixed(path string, o object.Object, name string, l object.Limits, mix func(a, b float64) float64) (float64, error) {
	if _, ok := o[name]; ok {
		return o.Number(path, name, l)
	}
	a, err := o.Number(path, name+"A", l)
	if err != nil {
		return 0, err
	}
	b, err := o.Number(path, name+"B", l)
	return mix(a, b), err
}

// readManifold reads the manifold of c, whose reference box is A so far, and moves its points to
// the frames of the centres of mass.
func readManifold(path string, o object.Object, c *physics.GivenContact, centres []physics.Vec2) error {
	m := &c.Manifold
	switch raw := string(o["type"]); raw {
	case `"faceA"`:
	case `"faceB"`:
		m.OfB = true
		m.Reference, m.Incident = m.Incident, m.Reference
	case "":
		return object.Wrong(path+"type", "missing; want faceA or faceB")
	default:
		return object.Wrong(path+"type", "want faceA or faceB, got "+object.Shorten(o["type"]))
	}
	if err := o.Vector(path, "localNormal", &m.Normal, normalLimits); err != nil {
		return err
	}
	var onFace physics.Vec2
	if err := o.Vector(path, "localPoint", &onFace, positionLimits); err != nil {
		return err
	}
	m.Offset = onFace.Sub(centres[m.Reference]).Dot(m.Normal)
	if _, ok := o["points"]; !ok {
		return object.Wrong(path+"points", "missing; want an array of at most 2 points")
	}
	return o.ObjectsAt(path, "points", func(at string, o object.Object) error {
		if m.Count == 2 {
			return object.Wrong(path+"points", "want at most 2 points")
		}
		p, impulse := &m.Points[m.Count], &c.Impulses[m.Count]
		m.Count++
		if err := o.Vector(at, "localPoint", p, positionLimits); err != nil {
			return err
		}
		*p = p.Sub(centres[m.Incident])
		if err := o.Optional(at, "normalImpulse", &impulse.X, impulseLimits); err != nil {
			return err
		}
		return o.Optional(at, "tangentImpulse", &impulse.Y, impulseLimits)
	})
}
