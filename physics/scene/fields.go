package scene

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// Field describes a field of a scene or of one of its parts.
type Field struct {
	Name     string // in files and in the paths of errors
	Required bool   // whether it has no default
	Kind     Kind
}

// Kind describes the valid values of a field.
type Kind struct {
	Is       Phrase // set if the value is not a number
	Limits   Limits // range of a number
	Whole    bool
	Index    bool // a whole number whose range depends on the scene; Limits is empty
	Vector   bool // two numbers
	Count    int  // a list of that many numbers, if not 0
	OrStatic bool // whether null is allowed: +Inf, the mass of a static body
}

// Limits is a closed range of numbers.
type Limits struct {
	Low, High float64
	Unit      string // for messages; "" for a number without unit
}

// Place is a reference to the value of a field. The pointer is X, X and Y, Whole, On, Solver, or Filter.
type Place struct {
	*Field
	X, Y   *float64
	Whole  *int
	On     *bool
	Solver *physics.Solver
	Filter *physics.Filter
	read   func(path string) error // reads a value of any other kind
}

// Write writes the value. An infinite number, such as a static body's mass, becomes null.
func (p *Place) Write(j *jsontext.Writer) {
	switch {
	case p.On != nil:
		j.Bool(*p.On)
	case p.Whole != nil:
		j.Int(int64(*p.Whole))
	case p.Solver != nil:
		j.Text(p.Solver.String())
	case p.Filter != nil:
		var usual physics.Filter
		of, by := FilterOf(*p.Filter), FilterOf(usual)
		j.Open("{")
		writePlaces(j, of.Places(), by.Places())
		j.Close("}")
	case p.Y != nil:
		j.Floats(*p.X, *p.Y)
	default:
		j.Float(*p.X)
	}
}

// The fields of a scene, with their ranges.
var (
	fieldVersion  = Field{"version", true, KindVersion}
	fieldName     = Field{"name", false, KindText}
	fieldSettings = Field{"settings", false, KindObject}
	fieldBodies   = Field{"bodies", true, KindList}
	fieldJoints   = Field{"joints", false, KindList}
	fieldChanges  = Field{"changes", false, KindList}
	fieldEdits    = Field{"edits", false, KindList}
	fieldShown    = Field{"step", false, Kind{Limits: Limits{0, MaxSteps, ""}, Whole: true}}
	fieldDT       = Field{"dt", false, Kind{Limits: Limits{1e-6, 1, "s"}}}

	fieldAccumulateImpulses = Field{"accumulateImpulses", false, KindSwitch}
	fieldWarmStarting       = Field{"warmStarting", false, KindSwitch}
	fieldPositionCorrection = Field{"positionCorrection", false, KindSwitch}
	fieldIterations         = Field{"iterations", false, Kind{Limits: Limits{0, MaxIterations, ""}, Whole: true}}
	fieldGravity            = Field{"gravity", false, Kind{Limits: Limits{-1000, 1000, "m/s²"}, Vector: true}}
	fieldBaumgarte          = Field{"baumgarte", false, Kind{Limits: Limits{0, 1, ""}}}
	fieldSlop               = Field{"slop", false, Kind{Limits: Limits{0, 1, "m"}}}
	fieldSolver             = Field{"solver", false, Kind{Is: OneOf(physics.SolverIDs())}}
	fieldPositionIterations = Field{"positionIterations", false, Kind{Limits: Limits{0, MaxIterations, ""}, Whole: true}}
	fieldBlockSolve         = Field{"blockSolve", false, KindSwitch}

	fieldWidth           = Field{"width", true, Kind{Limits: Limits{0.01, 1e4, "m"}, Vector: true}}
	fieldMass            = Field{"mass", true, Kind{Limits: Limits{1e-6, 1e9, "kg"}, OrStatic: true}}
	fieldFriction        = Field{"friction", false, Kind{Limits: Limits{0, 100, ""}}}
	fieldPosition        = Field{"position", true, Kind{Limits: Limits{-1e4, 1e4, "m"}, Vector: true}}
	fieldAngle           = Field{"angle", false, Kind{Limits: Limits{-1e6, 1e6, "rad"}}}
	fieldVelocity        = Field{"velocity", false, Kind{Limits: Limits{-1e4, 1e4, "m/s"}, Vector: true}}
	fieldAngularVelocity = Field{"angularVelocity", false, Kind{Limits: Limits{-1e4, 1e4, "rad/s"}}}
	fieldRestitution     = Field{"restitution", false, Kind{Limits: Limits{0, 1, ""}}}
	fieldTangentSpeed    = Field{"tangentSpeed", false, Kind{Limits: Limits{-1e4, 1e4, "m/s"}}}
	fieldFilter          = Field{"filter", false, KindObject}
	fieldSensor          = Field{"sensor", false, KindSwitch}
	fieldForce           = Field{"force", false, Kind{Limits: Limits{-1e12, 1e12, "N"}, Vector: true}}
	fieldTorque          = Field{"torque", false, Kind{Limits: Limits{-1e12, 1e12, "N m"}}}

	fieldA          = Field{"a", true, Kind{Whole: true, Index: true}} // index of a body
	fieldB          = Field{"b", true, Kind{Whole: true, Index: true}}
	fieldAnchor     = Field{"anchor", true, Kind{Limits: Limits{-1e4, 1e4, "m"}, Vector: true}}
	fieldSoftness   = Field{"softness", false, Kind{Limits: Limits{0, 1e6, "1/kg"}}}
	fieldBiasFactor = Field{"biasFactor", false, Kind{Limits: Limits{0, 1, ""}}}
)

// ScenePlaces returns references to the scene's own numbers, in the order of writing. The functions below do
// the same for the scene's parts. Read, Validate, Text and the schema use these lists.
func ScenePlaces(s *Scene) []Place {
	return []Place{{Field: &fieldDT, X: &s.DT}, {Field: &fieldShown, Whole: &s.Step}}
}

// liteSettings is the number of Box2D-Lite's settings, which every scene's file has. A file has the other
// settings only if they differ from the default.
const liteSettings = 7

// SettingsPlaces returns references to the fields of settings.
func SettingsPlaces(s *physics.Settings) []Place {
	return []Place{
		{Field: &fieldAccumulateImpulses, On: &s.AccumulateImpulses},
		{Field: &fieldWarmStarting, On: &s.WarmStarting},
		{Field: &fieldPositionCorrection, On: &s.PositionCorrection},
		{Field: &fieldIterations, Whole: &s.Iterations},
		{Field: &fieldGravity, X: &s.Gravity.X, Y: &s.Gravity.Y},
		{Field: &fieldBaumgarte, X: &s.Baumgarte},
		{Field: &fieldSlop, X: &s.Slop},
		{Field: &fieldSolver, Solver: &s.Solver},
		{Field: &fieldPositionIterations, Whole: &s.PositionIterations},
		{Field: &fieldBlockSolve, On: &s.BlockSolve},
	}
}

// BodyPlaces returns references to the fields of a body.
func BodyPlaces(b *physics.BodyDef) []Place {
	return []Place{
		{Field: &fieldWidth, X: &b.Width.X, Y: &b.Width.Y},
		{Field: &fieldMass, X: &b.Mass},
		{Field: &fieldFriction, X: &b.Friction},
		{Field: &fieldPosition, X: &b.Position.X, Y: &b.Position.Y},
		{Field: &fieldAngle, X: &b.Angle},
		{Field: &fieldVelocity, X: &b.Velocity.X, Y: &b.Velocity.Y},
		{Field: &fieldAngularVelocity, X: &b.AngularVelocity},
		{Field: &fieldRestitution, X: &b.Restitution},
		{Field: &fieldTangentSpeed, X: &b.TangentSpeed},
		{Field: &fieldFilter, Filter: &b.Filter},
		{Field: &fieldSensor, On: &b.Sensor},
		{Field: &fieldForce, X: &b.Force.X, Y: &b.Force.Y},
		{Field: &fieldTorque, X: &b.Torque},
	}
}

// JointPlaces returns references to the fields of a joint.
func JointPlaces(j *physics.JointDef) []Place {
	return []Place{
		{Field: &fieldA, Whole: &j.A},
		{Field: &fieldB, Whole: &j.B},
		{Field: &fieldAnchor, X: &j.Anchor.X, Y: &j.Anchor.Y},
		{Field: &fieldSoftness, X: &j.Softness},
		{Field: &fieldBiasFactor, X: &j.BiasFactor},
	}
}

// Kinds of fields that are not numbers.
var (
	KindObject  = Kind{Is: Say(SaysObject)}
	KindList    = Kind{Is: Say(SaysList)}
	KindText    = Kind{Is: Say(SaysText)}
	KindSwitch  = Kind{Is: Say(SaysSwitch)}
	KindVersion = Kind{Is: whole(Version)}
)

// Phrase describes the valid values for an error.
func (k *Kind) Phrase() Phrase {
	if k.Is.Says != SaysNothing {
		return k.Is
	}
	within := k.Range()
	switch {
	case k.Count != 0:
		return Phrase{Says: SaysNumbersWithin, Values: []string{"count", strconv.Itoa(k.Count)}, Range: &within}
	case k.Vector:
		return Phrase{Says: SaysVectorWithin, Range: &within}
	case !k.Whole:
		return Phrase{Says: SaysNumberWithin, Range: &within}
	case k.Index:
		return Say(SaysWhole)
	}
	return Phrase{Says: SaysWholeWithin, Range: &within}
}

// Range describes the valid range of a number for an error.
func (k *Kind) Range() Phrase {
	within := k.Limits.Phrase()
	if k.OrStatic {
		return Phrase{Says: SaysOrNull, Range: &within}
	}
	return within
}

// Phrase describes the range, such as "0.01 to 10000 m".
func (l *Limits) Phrase() Phrase {
	if l.Unit == "" {
		return Say(SaysRange, "low", shortest(l.Low), "high", shortest(l.High))
	}
	return Say(SaysRangeUnit, "low", shortest(l.Low), "high", shortest(l.High), "unit", l.Unit)
}

func shortest(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }
