package scene

import (
	"strconv"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
)

// Limits of a scene. They ensure that no number in a step loses all its digits. For example, a joint's matrix
// adds 1 to the square of an anchor's distance in units of the width.
const (
	MaxBodies     = 20_000
	MaxJoints     = 20_000
	MaxNameLength = 200 // bytes of UTF-8
	MaxIterations = 100 // solver iterations in a step
	MaxEdits      = 20_000
	MaxChanges    = 10_000    // of settings
	MaxAtOnce     = 1000      // edits at one step
	MaxSteps      = 1_000_000 // largest step of an edit or a change, and of Scene.Step
	// MaxOverlaps limits the pairs of bodies with touching bounding boxes at the start. 20,000 bodies side by
	// side have 80,000 such pairs. n bodies in one place have about n²/2.
	MaxOverlaps = 200_000
)

// Error is a fault of a scene. Its message is "Path is Got; it must be Want".
type Error struct {
	Path string // path of the field, such as "bodies[3].mass"
	Got  Phrase // the value found
	Want Phrase // the valid values
}

func (e *Error) Error() string {
	return e.Path + " is " + e.Got.String() + "; it must be " + e.Want.String()
}

// Path returns the path of a list's element, such as "bodies[3]".
func Path(list string, i int) string { return list + "[" + strconv.Itoa(i) + "]" }

// join returns the path of an object's field, such as "bodies[3].mass". The path of the outermost value is "".
func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// named returns the name of a path in errors: the path itself, or r.root, such as "pair", for the outermost value.
func (r reader) named(path string) string {
	if path == "" {
		return r.root
	}
	return path
}

// Validate returns an *Error for the first field that is out of its range. A valid scene can be built. Its
// numbers may still overflow later: see World.Overflow.
func (s *Scene) Validate() error {
	if s.Version != Version {
		return &Error{"version", whole(s.Version), KindVersion.Phrase()}
	}
	if !utf8.ValidString(s.Name) || len(s.Name) > MaxNameLength {
		return &Error{"name", counted(SaysBytes, len(s.Name)), counted(SaysTextWithin, MaxNameLength)}
	}
	if err := check("", ScenePlaces(s)); err != nil {
		return err
	}
	if err := (&Live{s.Settings, s.DT}).Check("settings.", s.DT); err != nil {
		return err
	}
	if err := checkCount("bodies", len(s.Bodies), MaxBodies); err != nil {
		return err
	}
	if err := checkCount("joints", len(s.Joints), MaxJoints); err != nil {
		return err
	}
	for i := range s.Bodies {
		if err := check(Path("bodies", i)+".", BodyPlaces(&s.Bodies[i])); err != nil {
			return err
		}
	}
	for i := range s.Joints {
		if err := s.checkJoint(Path("joints", i)+".", &s.Joints[i]); err != nil {
			return err
		}
	}
	if err := s.checkHistory(); err != nil {
		return err
	}
	return s.checkOverlaps()
}

func (s *Scene) checkHistory() error {
	if err := checkCount("changes", len(s.Changes), MaxChanges); err != nil {
		return err
	}
	if err := checkCount("edits", len(s.Edits), MaxEdits); err != nil {
		return err
	}
	from := 0 // least step of the next entry
	for i := range s.Changes {
		c, path := &s.Changes[i], Path("changes", i)+"."
		if err := checkStep(path, c.Step, from); err != nil {
			return err
		}
		if err := c.Live.Check(path, s.DT); err != nil {
			return err
		}
		from = c.Step + 1
	}
	there := PopulationOf(s)
	from = 0
	for i := range s.Edits {
		e, path := &s.Edits[i], Path("edits", i)
		if e.Do >= DoCount {
			return &Error{path + ".do", Written(e.Do.String()), fieldDo.Kind.Phrase()}
		}
		if err := checkStep(path+".", e.Step, from); err != nil {
			return err
		}
		if err := e.Check(path, there); err != nil {
			return err
		}
		there, from = there.After(e), e.Step
		if first := i + 1 - MaxAtOnce; first >= 0 && s.Edits[first].Step == e.Step {
			from++
		}
	}
	return nil
}

func checkStep(path string, step, from int) error {
	within := Kind{Limits: Limits{float64(from), MaxSteps, ""}}
	return within.check(path+"step", float64(step))
}

func checkBody(path string, i, count int) error {
	if count == 0 {
		return &Error{path, whole(i), Say(SaysNoBody)}
	}
	bodies := Kind{Limits: Limits{0, float64(count - 1), ""}}
	return bodies.check(path, float64(i))
}

// checkOverlaps counts with the engine's broad phase. Few bodies need no check.
func (s *Scene) checkOverlaps() error {
	if n := len(s.Bodies); n*(n-1)/2 > MaxOverlaps && s.Build().Overlaps(MaxOverlaps) > MaxOverlaps {
		return &Error{"bodies", counted(SaysOverlaps, MaxOverlaps), counted(SaysOverlapsWithin, MaxOverlaps)}
	}
	return nil
}

func checkCount(path string, n, most int) error {
	if n > most {
		return &Error{path, counted(SaysListOver, most), counted(SaysListWithin, most)}
	}
	return nil
}

func (s *Scene) checkJoint(path string, j *physics.JointDef) error {
	for _, p := range JointPlaces(j) {
		if p.Whole == nil {
			continue
		}
		if err := checkBody(path+p.Name, *p.Whole, len(s.Bodies)); err != nil {
			return err
		}
	}
	if j.A == j.B {
		return &Error{path + "b", whole(j.B), Say(SaysAnotherBody)}
	}
	if s.Bodies[j.A].Mass == static && s.Bodies[j.B].Mass == static {
		return &Error{path + "b", whole(j.B), Say(SaysMovingBody)}
	}
	return check(path, JointPlaces(j))
}

// check returns an error for the first number that is out of its range. Switches have no range.
func check(path string, places []Place) (err error) {
	for i := range places {
		p := &places[i]
		switch {
		case p.Whole != nil:
			err = p.Kind.check(path+p.Name, float64(*p.Whole))
		case p.Solver != nil:
			if *p.Solver >= physics.SolverCount {
				err = &Error{path + p.Name, Written(p.Solver.String()), p.Kind.Phrase()}
			}
		case p.Y != nil:
			if err = p.Kind.check(path+p.Name+"[0]", *p.X); err == nil {
				err = p.Kind.check(path+p.Name+"[1]", *p.Y)
			}
		case p.X != nil:
			err = p.Kind.check(path+p.Name, *p.X)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (k *Kind) check(path string, f float64) error {
	if f >= k.Limits.Low && f <= k.Limits.High || k.OrStatic && f == static || k.Index {
		return nil
	}
	return &Error{path, Written(shortest(f)), k.Range()}
}

// whole turns a whole number into a phrase. counted returns a message with the number n.
func whole(n int) Phrase              { return Written(strconv.Itoa(n)) }
func counted(says Says, n int) Phrase { return Say(says, "count", strconv.Itoa(n)) }
