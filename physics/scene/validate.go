package scene

import (
	"math"
	"strconv"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
)

// How much a scene may hold. Boxes and distances are such that no number of a step
// loses all its digits: a joint's matrix, for one, has the square of an anchor's
// distance in units of the width beside 1.
const (
	MaxBodies     = 20_000
	MaxJoints     = 20_000
	MaxNameLength = 200 // bytes of UTF-8
	// MaxOverlaps is of pairs of bodies whose bounding boxes touch at the start. 20,000 side by
	// side have 100,000; bodies in one place have half their square, and no step of it would end.
	MaxOverlaps = 200_000
)

// Limits is a range of numbers, both ends in it.
type Limits struct {
	Low, High float64
	Unit      string // as people write it; "" for a number without
}

// Number is a quantity of a T: a number, or a vector of two.
type Number[T any] struct {
	Name     string // in files, and in the paths of errors
	Limits   Limits
	Required bool // others have a default
	OrStatic bool // it may be +Inf too: a body that no impulse moves
	X        func(*T) *float64
	Y        func(*T) *float64 // nil: not a vector
}

// Index is a whole number of a T.
type Index[T any] struct {
	Name     string
	Limits   Limits
	Required bool
	At       func(*T) *int
}

// Switch is a setting that is on or off.
type Switch struct {
	Name string
	At   func(*physics.Settings) *bool
}

// The fields of a scene, in the order in which they are written. Validate, the codec
// and its schema all go by these tables.
var (
	SceneNumbers = []Number[Scene]{
		{Name: "dt", Limits: Limits{1e-6, 1, "s"}, X: func(s *Scene) *float64 { return &s.DT }},
	}
	Switches = []Switch{
		{"accumulateImpulses", func(s *physics.Settings) *bool { return &s.AccumulateImpulses }},
		{"warmStarting", func(s *physics.Settings) *bool { return &s.WarmStarting }},
		{"positionCorrection", func(s *physics.Settings) *bool { return &s.PositionCorrection }},
	}
	SettingsIndices = []Index[physics.Settings]{
		{Name: "iterations", Limits: Limits{0, 100, ""}, At: func(s *physics.Settings) *int { return &s.Iterations }},
	}
	SettingsNumbers = []Number[physics.Settings]{
		{
			Name: "gravity", Limits: Limits{-1000, 1000, "m/s²"},
			X: func(s *physics.Settings) *float64 { return &s.Gravity.X },
			Y: func(s *physics.Settings) *float64 { return &s.Gravity.Y },
		},
		{Name: "baumgarte", Limits: Limits{0, 1, ""}, X: func(s *physics.Settings) *float64 { return &s.Baumgarte }},
		{Name: "slop", Limits: Limits{0, 1, "m"}, X: func(s *physics.Settings) *float64 { return &s.Slop }},
	}
	BodyNumbers = []Number[physics.BodyDef]{
		{
			Name: "width", Limits: Limits{0.01, 1e4, "m"}, Required: true,
			X: func(b *physics.BodyDef) *float64 { return &b.Width.X },
			Y: func(b *physics.BodyDef) *float64 { return &b.Width.Y },
		},
		{
			Name: "mass", Limits: Limits{1e-6, 1e9, "kg"}, Required: true, OrStatic: true,
			X: func(b *physics.BodyDef) *float64 { return &b.Mass },
		},
		{Name: "friction", Limits: Limits{0, 100, ""}, X: func(b *physics.BodyDef) *float64 { return &b.Friction }},
		{
			Name: "position", Limits: Limits{-1e4, 1e4, "m"}, Required: true,
			X: func(b *physics.BodyDef) *float64 { return &b.Position.X },
			Y: func(b *physics.BodyDef) *float64 { return &b.Position.Y },
		},
		{Name: "angle", Limits: Limits{-1e6, 1e6, "rad"}, X: func(b *physics.BodyDef) *float64 { return &b.Angle }},
		{
			Name: "velocity", Limits: Limits{-1e4, 1e4, "m/s"},
			X: func(b *physics.BodyDef) *float64 { return &b.Velocity.X },
			Y: func(b *physics.BodyDef) *float64 { return &b.Velocity.Y },
		},
		{
			Name: "angularVelocity", Limits: Limits{-1e4, 1e4, "rad/s"},
			X: func(b *physics.BodyDef) *float64 { return &b.AngularVelocity },
		},
		{
			Name: "force", Limits: Limits{-1e12, 1e12, "N"},
			X: func(b *physics.BodyDef) *float64 { return &b.Force.X },
			Y: func(b *physics.BodyDef) *float64 { return &b.Force.Y },
		},
		{Name: "torque", Limits: Limits{-1e12, 1e12, "N m"}, X: func(b *physics.BodyDef) *float64 { return &b.Torque }},
	}
	// A joint's bodies have the range of the scene's bodies.
	JointIndices = []Index[physics.JointDef]{
		{Name: "a", Required: true, At: func(j *physics.JointDef) *int { return &j.A }},
		{Name: "b", Required: true, At: func(j *physics.JointDef) *int { return &j.B }},
	}
	JointNumbers = []Number[physics.JointDef]{
		{
			Name: "anchor", Limits: Limits{-1e4, 1e4, "m"}, Required: true,
			X: func(j *physics.JointDef) *float64 { return &j.Anchor.X },
			Y: func(j *physics.JointDef) *float64 { return &j.Anchor.Y },
		},
		{Name: "softness", Limits: Limits{0, 1e6, "1/kg"}, X: func(j *physics.JointDef) *float64 { return &j.Softness }},
		{Name: "biasFactor", Limits: Limits{0, 1, ""}, X: func(j *physics.JointDef) *float64 { return &j.BiasFactor }},
	}
)

// Error says what is wrong with a scene, in a sentence: Path is Got; it must be Want.
type Error struct {
	Path string // of the field: "bodies[3].mass"
	Got  string // what stands there
	Want string // what may
}

func (e *Error) Error() string { return e.Path + " is " + e.Got + "; it must be " + e.Want }

// String returns the range in words: "0.01 to 10000 m".
func (l Limits) String() string {
	text := shortest(l.Low) + " to " + shortest(l.High)
	if l.Unit != "" {
		text += " " + l.Unit
	}
	return text
}

// Kind is what a field may be.
type Kind struct {
	Name     string // if it is no number
	Limits   Limits // of numbers; without them any whole number
	Whole    bool
	Vector   bool
	OrStatic bool
}

// Kind returns what the number or vector may be.
func (n *Number[T]) Kind() Kind {
	return Kind{Limits: n.Limits, Vector: n.Y != nil, OrStatic: n.OrStatic}
}

// Kind returns what the whole number may be. A joint's body has no range by itself.
func (n *Index[T]) Kind() Kind { return Kind{Limits: n.Limits, Whole: true} }

// String returns it in words, for whoever has put something else there.
func (k Kind) String() string {
	switch {
	case k.Name != "":
		return k.Name
	case k.Vector:
		return "two numbers, each " + k.Range()
	case !k.Whole:
		return k.Number()
	case k.Limits.High == 0:
		return "a whole number"
	}
	return "a whole number, " + k.Range()
}

// Number returns what each number of a vector may be, or the one number.
func (k Kind) Number() string { return "a number, " + k.Range() }

// Range returns what a number may be, in words.
func (k Kind) Range() string {
	text := k.Limits.String()
	if k.OrStatic {
		text += ", or null for a static body"
	}
	return text
}

// What fields may be that are in no table.
var (
	KindObject  = Kind{Name: "an object"}
	KindList    = Kind{Name: "a list"}
	KindText    = Kind{Name: "a text"}
	KindSwitch  = Kind{Name: "true or false"}
	KindVersion = Kind{Name: strconv.Itoa(Version)}
)

// Missing is the error for a field that has no default and is not there.
func Missing(path string, kind Kind) *Error { return &Error{path, "missing", kind.String()} }

// Path returns the path of a list's element: "bodies[3]".
func Path(list string, i int) string { return list + "[" + strconv.Itoa(i) + "]" }

// Join returns the path of an object's field: "bodies[3].mass". That of the whole scene is "".
func Join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// Named returns what errors call a path: the whole scene is "scene".
func Named(path string) string {
	if path == "" {
		return "scene"
	}
	return path
}

// Validate returns an *Error about the first field that is out of its range, in the
// order of the tables. A scene without an error can be built. Its numbers are finite, and
// stay so unless joints are at odds with each other: see World.Overflow.
func (s *Scene) Validate() error {
	if s.Version != Version {
		return &Error{"version", strconv.Itoa(s.Version), KindVersion.Name}
	}
	if !utf8.ValidString(s.Name) || len(s.Name) > MaxNameLength {
		return &Error{"name", strconv.Itoa(len(s.Name)) + " bytes", "at most " + strconv.Itoa(MaxNameLength) + " bytes of UTF-8"}
	}
	if err := checkNumbers(SceneNumbers, "", s); err != nil {
		return err
	}
	for _, n := range SettingsIndices {
		if err := n.check("settings.", *n.At(&s.Settings)); err != nil {
			return err
		}
	}
	if err := checkNumbers(SettingsNumbers, "settings.", &s.Settings); err != nil {
		return err
	}
	if err := CheckCount("bodies", len(s.Bodies), MaxBodies); err != nil {
		return err
	}
	if err := CheckCount("joints", len(s.Joints), MaxJoints); err != nil {
		return err
	}
	for i := range s.Bodies {
		if err := checkNumbers(BodyNumbers, Path("bodies", i)+".", &s.Bodies[i]); err != nil {
			return err
		}
	}
	for i := range s.Joints {
		if err := s.checkJoint(Path("joints", i)+".", &s.Joints[i]); err != nil {
			return err
		}
	}
	return s.checkOverlaps()
}

// checkOverlaps goes by the engine's own list of pairs. The square of fewer bodies is too few.
func (s *Scene) checkOverlaps() error {
	if n := len(s.Bodies); n*(n-1)/2 > MaxOverlaps && s.Build().Overlaps(MaxOverlaps) > MaxOverlaps {
		most := strconv.Itoa(MaxOverlaps)
		return &Error{"bodies", "a list with more than " + most + " pairs that overlap", "a list with at most " + most + ", by their bounding boxes"}
	}
	return nil
}

// CheckCount returns an error if a list is longer than it may be.
func CheckCount(path string, n, most int) error {
	if n > most {
		return &Error{path, "a list of more than " + strconv.Itoa(most), "a list of at most " + strconv.Itoa(most)}
	}
	return nil
}

func (s *Scene) checkJoint(path string, j *physics.JointDef) error {
	for _, n := range JointIndices {
		i := *n.At(j)
		if len(s.Bodies) == 0 {
			return &Error{path + n.Name, strconv.Itoa(i), "a body, and there is none"}
		}
		n.Limits = Limits{0, float64(len(s.Bodies) - 1), ""}
		if err := n.check(path, i); err != nil {
			return err
		}
	}
	if j.A == j.B {
		return &Error{path + "b", strconv.Itoa(j.B), "another body than a's"}
	}
	if s.Bodies[j.A].Mass == static && s.Bodies[j.B].Mass == static {
		return &Error{path + "b", strconv.Itoa(j.B), "a body that can move, as a's is static"}
	}
	return checkNumbers(JointNumbers, path, j)
}

func (n *Index[T]) check(path string, i int) error {
	if f := float64(i); f < n.Limits.Low || f > n.Limits.High {
		return &Error{path + n.Name, strconv.Itoa(i), n.Limits.String()}
	}
	return nil
}

func checkNumbers[T any](numbers []Number[T], path string, of *T) error {
	for i := range numbers {
		n := &numbers[i]
		x := *n.X(of)
		if n.OrStatic && math.IsInf(x, 1) {
			continue
		}
		name := n.Name
		if n.Y != nil {
			name += "[0]"
		}
		if err := n.check(path+name, x); err != nil {
			return err
		}
		if n.Y != nil {
			if err := n.check(path+n.Name+"[1]", *n.Y(of)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (n *Number[T]) check(path string, f float64) error {
	if f >= n.Limits.Low && f <= n.Limits.High {
		return nil
	}
	return &Error{path, shortest(f), n.Kind().Range()}
}

func shortest(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }
