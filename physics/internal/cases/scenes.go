package cases

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
)

// scenes are simulations of whole worlds.
var scenes = Kind{
	name:  "scenes",
	id:    "name",
	trace: traceScene,
	owns: func(o object.Object) bool {
		_, ok := o["checkpoints"]
		return ok || isFile(o)
	},
	compare: compareScenes,
	parts:   sceneParts,
	note:    noteSceneParts,
	numbers: []string{"checkpoints"},
	rank: func(place string) int {
		step, _ := strconv.ParseFloat(strings.TrimPrefix(place, "step "), 64)
		return int(step)
	},
	link: linkScene,
	hint: hintScene,
}

// Ranges of a scene. Masses and times have as wide ranges as lengths; numbers that exceed float64's
// range on the way become null.
var (
	velocityLimits   = object.Between(-1e150, 1e150, "m/s")
	spinLimits       = object.Between(-1e150, 1e150, "rad/s")
	gravityLimits    = object.Between(-1e150, 1e150, "m/s²")
	massLimits       = object.Between(1e-150, math.MaxFloat64, "kg") // the upper end is static, as in the original
	frictionLimits   = object.Between(0, 1e150, "")
	forceLimits      = object.Between(-1e150, 1e150, "N")
	torqueLimits     = object.Between(-1e150, 1e150, "N m")
	softnessLimits   = object.Between(0, 1e150, "1/kg")
	biasFactorLimits = object.Between(-1e150, 1e150, "")
	timeLimits       = object.Between(-1e150, 1e150, "s")
	iterationLimits  = object.Between(0, 1e5, "")
	stepLimits       = object.Between(0, 1e6, "")
	eventLimits      = object.Between(-1e15, 1e15, "")
)

// mostPairs limits the near pairs of a step: if all touch, they take a gigabyte.
const mostPairs = 1_000_000

// simulation is a world with the state of a run and the remaining events.
type simulation struct {
	*physics.World
	dt     float64
	events []event       // sorted by step
	player *scene.Player // for a scene's file, which has its own changes and edits; nil for a case
}

// event changes settings just before a step, counted from 1.
type event struct {
	beforeStep int
	path       string
	to         object.Object
}

// traceScene appends the trace of one line to dst: a case, or a scene's file.
func traceScene(dst []byte, line object.Object, asked Asked) ([]byte, error) {
	steps := asked.Steps
	if isFile(line) {
		s, err := decode(line)
		if err != nil {
			return dst, err
		}
		if steps == nil {
			steps = ownSteps(s)
		}
		return traceFile(dst, s, asked.Starts, steps...)
	}
	name, ok := line["name"]
	if !ok {
		return dst, object.Wrong("name", "missing")
	}
	w, err := readSimulation(line)
	if err != nil {
		return dst, err
	}
	if own, err := readSteps(line); err != nil {
		return dst, err
	} else if steps == nil {
		steps = own
	}

	// Checkpoints are taken in the order of the steps and written in the requested order.
	order := make([]int, len(steps))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(steps[a], steps[b]) })
	taken, size := make([]jsontext.Writer, len(steps)), 0
	for _, i := range order {
		for w.Steps() < steps[i] {
			if err := w.step(); err != nil {
				return dst, err
			}
		}
		trace.Checkpoint(&taken[i], w.World, steps[i] <= trace.LastListed, asked.Starts)
		if size += len(taken[i]); size > lines.MaxText {
			return dst, tooLong(steps[i])
		}
	}

	return trace.AppendScene(dst, escape.JSON(name), taken...), nil
}

// readSimulation returns a case, or a scene's file, before its first step.
func readSimulation(line object.Object) (w *simulation, err error) {
	if isFile(line) {
		s, err := decode(line)
		if err != nil {
			return nil, err
		}
		p := s.Play()
		return &simulation{World: p.World, player: p}, nil
	}
	if w, err = readWorld(line); err != nil {
		return nil, err
	}
	if w.events, err = readEvents(line); err != nil {
		return nil, err
	}
	slices.SortStableFunc(w.events, func(a, b event) int { return cmp.Compare(a.beforeStep, b.beforeStep) })
	return w, nil
}

// step takes a step, after the events before it.
func (w *simulation) step() error {
	if w.player != nil {
		return Run(w.player, w.Steps()+1)
	}
	for len(w.events) > 0 && w.events[0].beforeStep <= w.Steps()+1 {
		e := w.events[0]
		w.events = w.events[1:]
		if e.beforeStep <= w.Steps() {
			continue
		}
		if err := w.set(e.path, e.to); err != nil {
			return err
		}
	}
	w.Step(w.dt)
	if w.Crowded() {
		return object.Wrong("bodies", fmt.Sprintf("more than %d pairs of them are near one another in step %d", mostPairs, w.Steps()))
	}
	return nil
}

// tooLong returns the error for more checkpoints than a line may hold.
func tooLong(step int) error {
	return object.Wrong("checkpoints", fmt.Sprintf("by that of step %d the trace is longer than 64 MiB, and could not be read; want fewer", step))
}

// readWorld returns the scene before its first step.
func readWorld(line object.Object) (w *simulation, err error) {
	w = &simulation{World: &physics.World{Settings: physics.DefaultSettings()}}
	if _, ok := line["flags"]; ok {
		flags, err := line.Child("", "flags")
		if err != nil {
			return nil, err
		}
		if err := w.setSwitches("flags.", flags); err != nil {
			return nil, err
		}
	}
	world, err := line.Child("", "world")
	if err != nil {
		return nil, err
	}
	if err := w.setNumbers("world.", world, true); err != nil {
		return nil, err
	}
	if err := w.setSolver("world.", world); err != nil {
		return nil, err
	}
	if _, ok := line["bodies"]; !ok {
		return nil, object.Wrong("bodies", "missing")
	}
	err = line.Objects("bodies", func(path string, o object.Object) error {
		b, err := readBodyDef(path, o)
		if err == nil {
			w.AddBody(b)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	w.LimitPairs(mostPairs)
	err = line.Objects("joints", func(path string, o object.Object) error { return addJoint(w.World, path, o) })
	return w, err
}

// set sets the switches, numbers and the solver from o.
func (w *simulation) set(path string, o object.Object) error {
	if err := w.setSwitches(path, o); err != nil {
		return err
	}
	if err := w.setNumbers(path, o, false); err != nil {
		return err
	}
	return w.setSolver(path, o)
}

func (w *simulation) setSwitches(path string, o object.Object) error {
	for _, s := range []struct {
		name string
		into *bool
	}{
		{"accumulateImpulses", &w.Settings.AccumulateImpulses},
		{"warmStarting", &w.Settings.WarmStarting},
		{"positionCorrection", &w.Settings.PositionCorrection},
		{"blockSolve", &w.Settings.BlockSolve},
	} {
		if err := o.Switch(path, s.name, s.into); err != nil {
			return err
		}
	}
	return nil
}

// setNumbers sets gravity, iterations and dt from o. If required is true, all must be present.
func (w *simulation) setNumbers(path string, o object.Object, required bool) (err error) {
	if required || o["gravity"] != nil {
		if err = o.Vector(path, "gravity", &w.Settings.Gravity, gravityLimits); err != nil {
			return err
		}
	}
	if required || o["iterations"] != nil {
		if w.Settings.Iterations, err = o.Integer(path, "iterations", iterationLimits); err != nil {
			return err
		}
	}
	if required || o["dt"] != nil {
		w.dt, err = o.Number(path, "dt", timeLimits)
	}
	return err
}

func readBodyDef(path string, o object.Object) (b physics.BodyDef, err error) {
	if err = o.Vector(path, "w", &b.Width, widthLimits); err != nil {
		return b, err
	}
	raw, ok := o["mass"]
	switch {
	case !ok:
		return b, object.Wrong(path+"mass", "missing; want a number, "+massLimits.String()+", or null")
	case object.KindOf(raw) == "null":
		b.Mass = math.Inf(1)
	default:
		if b.Mass, err = object.Number(raw, path+"mass", massLimits); err != nil {
			return b, err
		}
		if b.Mass == math.MaxFloat64 {
			b.Mass = math.Inf(1)
		}
	}
	if err = o.Vector(path, "p", &b.Position, positionLimits); err != nil {
		return b, err
	}
	b.Friction = 0.2
	for _, f := range []struct {
		name string
		into *float64
		l    object.Limits
	}{
		{"friction", &b.Friction, frictionLimits},
		{"r", &b.Angle, angleLimits},
		{"av", &b.AngularVelocity, spinLimits},
		{"tq", &b.Torque, torqueLimits},
	} {
		if err = o.Optional(path, f.name, f.into, f.l); err != nil {
			return b, err
		}
	}
	for _, f := range []struct {
		name string
		into *physics.Vec2
		l    object.Limits
	}{
		{"v", &b.Velocity, velocityLimits},
		{"f", &b.Force, forceLimits},
	} {
		if _, ok := o[f.name]; !ok {
			continue
		}
		if err = o.Vector(path, f.name, f.into, f.l); err != nil {
			return b, err
		}
	}
	return b, readMaterial(path, o, &b)
}

// addJoint adds the joint of o. Local anchors, if present, replace the values computed from the
// anchor, because the original computed them with its own sine and cosine.
func addJoint(w *physics.World, path string, o object.Object) (err error) {
	d := physics.JointDef{BiasFactor: 0.2}
	bodies := w.Bodies()
	if len(bodies) == 0 {
		return object.Wrong(path[:len(path)-1], "there are no bodies to join")
	}
	indices := object.Between(0, float64(len(bodies)-1), "")
	if d.A, err = o.Integer(path, "b1", indices); err != nil {
		return err
	}
	if d.B, err = o.Integer(path, "b2", indices); err != nil {
		return err
	}
	_, has1 := o["localAnchor1"]
	_, has2 := o["localAnchor2"]
	if _, ok := o["anchor"]; ok || !has1 || !has2 {
		if err = o.Vector(path, "anchor", &d.Anchor, positionLimits); err != nil {
			return err
		}
	}
	if err = o.Optional(path, "softness", &d.Softness, softnessLimits); err != nil {
		return err
	}
	if err = o.Optional(path, "biasFactor", &d.BiasFactor, biasFactorLimits); err != nil {
		return err
	}
	// Softness alone makes the matrix invertible.
	if masses := w.Masses(); masses[d.A].Static() && masses[d.B].Static() && d.Softness == 0 {
		return object.Wrong(path+"b2", fmt.Sprintf("bodies %d and %d are both static", d.A, d.B))
	}
	i := w.AddJoint(d)
	j := &w.Joints()[i]
	if has1 {
		if err = o.Vector(path, "localAnchor1", &j.LocalA, positionLimits); err != nil {
			return err
		}
	}
	if has2 {
		err = o.Vector(path, "localAnchor2", &j.LocalB, positionLimits)
	}
	return err
}

// readEvents returns the scene's events, after checking that all can be set.
func readEvents(line object.Object) (events []event, err error) {
	err = line.Objects("events", func(path string, o object.Object) error {
		step, err := o.Integer(path, "beforeStep", eventLimits)
		events = append(events, event{step, path, o})
		if err == nil {
			w := simulation{World: &physics.World{}}
			err = w.set(path, o)
		}
		return err
	})
	return events, err
}

// readSteps returns the steps with requested checkpoints.
func readSteps(line object.Object) (steps []int, err error) {
	err = line.Objects("checkpoints", func(path string, o object.Object) error {
		step, err := o.Integer(path, "step", stepLimits)
		steps = append(steps, step)
		return err
	})
	return steps, err
}
