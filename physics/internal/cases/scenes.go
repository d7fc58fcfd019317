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

// Ranges of a scene's numbers. A result beyond the range of float64 becomes null in the trace.
var (
	velocityLimits   = object.Between(-1e150, 1e150, "m/s")
	spinLimits       = object.Between(-1e150, 1e150, "rad/s")
	gravityLimits    = object.Between(-1e150, 1e150, "m/s²")
	massLimits       = object.Between(1e-150, math.MaxFloat64, "kg") // at the upper end a body is static, as in the original
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

// mostPairs limits the near pairs of a step, and so the memory.
const mostPairs = 1_000_000

// simulation is a world, the state of its run, and the remaining events.
type simulation struct {
	*physics.World
	dt     float64
	events []event       // sorted by step
	player *scene.Player // for a scene's file, which has its own changes and edits; nil for a case
}

// event changes settings just before a step, counted from 1.
type event struct {
	beforeStep int
	to         *object.Reader
}

// traceScene appends the trace of one line to dst. The line is a case or a scene's file.
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

	// Checkpoints are taken in the order of the steps, but written in the requested order.
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
		w.set(e.to)
	}
	w.Step(w.dt)
	if w.Crowded() {
		return object.Wrong("bodies", fmt.Sprintf("more than %d pairs of them are near one another in step %d", mostPairs, w.Steps()))
	}
	return nil
}

func tooLong(step int) error {
	return object.Wrong("checkpoints", fmt.Sprintf("by that of step %d the trace is longer than 64 MiB, and could not be read; want fewer", step))
}

func readWorld(line object.Object) (*simulation, error) {
	w := &simulation{World: &physics.World{Settings: physics.DefaultSettings()}}
	r := line.Reader()
	if r.Has("flags") {
		w.setSwitches(r.Child("flags"))
	}
	world := r.Child("world")
	w.setNumbers(world, true)
	w.setSolver(world)
	if !r.Has("bodies") {
		r.Fail("bodies", "missing")
	}
	r.Objects("bodies", func(o *object.Reader) {
		if b := readBodyDef(o); o.Err() == nil {
			w.AddBody(b)
		}
	})
	w.LimitPairs(mostPairs)
	r.Objects("joints", func(o *object.Reader) { addJoint(w.World, o) })
	return w, r.Err()
}

func (w *simulation) set(o *object.Reader) {
	w.setSwitches(o)
	w.setNumbers(o, false)
	w.setSolver(o)
}

func (w *simulation) setSwitches(o *object.Reader) {
	o.Switch("accumulateImpulses", &w.Settings.AccumulateImpulses)
	o.Switch("warmStarting", &w.Settings.WarmStarting)
	o.Switch("positionCorrection", &w.Settings.PositionCorrection)
	o.Switch("blockSolve", &w.Settings.BlockSolve)
}

// setNumbers sets gravity, iterations and dt from o. If required is true, none may be missing.
func (w *simulation) setNumbers(o *object.Reader, required bool) {
	if required || o.Has("gravity") {
		w.Settings.Gravity = o.Vector("gravity", gravityLimits)
	}
	if required || o.Has("iterations") {
		w.Settings.Iterations = o.Integer("iterations", iterationLimits)
	}
	if required || o.Has("dt") {
		w.dt = o.Number("dt", timeLimits)
	}
}

func readBodyDef(o *object.Reader) physics.BodyDef {
	b := physics.BodyDef{Width: o.Vector("w", widthLimits), Friction: 0.2}
	switch raw, ok := o.Object["mass"]; {
	case !ok:
		o.Fail("mass", "missing; want a number, "+massLimits.String()+", or null")
	case object.KindOf(raw) == "null":
		b.Mass = math.Inf(1)
	default:
		if b.Mass = o.Number("mass", massLimits); b.Mass == math.MaxFloat64 {
			b.Mass = math.Inf(1)
		}
	}
	b.Position = o.Vector("p", positionLimits)
	o.Optional("friction", &b.Friction, frictionLimits)
	o.Optional("r", &b.Angle, angleLimits)
	o.Optional("av", &b.AngularVelocity, spinLimits)
	o.Optional("tq", &b.Torque, torqueLimits)
	o.OptionalVector("v", &b.Velocity, velocityLimits)
	o.OptionalVector("f", &b.Force, forceLimits)
	readMaterial(o, &b)
	return b
}

// addJoint adds the joint of o. The original computed local anchors with its own sine and cosine. So local
// anchors, if present, replace the anchors computed here.
func addJoint(w *physics.World, o *object.Reader) {
	bodies := w.Bodies()
	if len(bodies) == 0 {
		o.Fail("", "there are no bodies to join")
		return
	}
	indices := object.Between(0, float64(len(bodies)-1), "")
	d := physics.JointDef{A: o.Integer("b1", indices), B: o.Integer("b2", indices), BiasFactor: 0.2}
	if o.Has("anchor") || !o.Has("localAnchor1") || !o.Has("localAnchor2") {
		d.Anchor = o.Vector("anchor", positionLimits)
	}
	o.Optional("softness", &d.Softness, softnessLimits)
	o.Optional("biasFactor", &d.BiasFactor, biasFactorLimits)
	// Without softness, a joint of two static bodies has no effective mass.
	if masses := w.Masses(); masses[d.A].Static() && masses[d.B].Static() && d.Softness == 0 {
		o.Fail("b2", fmt.Sprintf("bodies %d and %d are both static", d.A, d.B))
	}
	if o.Err() != nil {
		return
	}
	i := w.AddJoint(d)
	j := &w.Joints()[i]
	o.OptionalVector("localAnchor1", &j.LocalA, positionLimits)
	o.OptionalVector("localAnchor2", &j.LocalB, positionLimits)
}

func readEvents(line object.Object) (events []event, err error) {
	r := line.Reader()
	r.Objects("events", func(o *object.Reader) {
		events = append(events, event{o.Integer("beforeStep", eventLimits), o})
		w := simulation{World: &physics.World{}}
		w.set(o)
	})
	return events, r.Err()
}

// readSteps returns the steps for which the case requests checkpoints.
func readSteps(line object.Object) (steps []int, err error) {
	r := line.Reader()
	r.Objects("checkpoints", func(o *object.Reader) { steps = append(steps, o.Integer("step", stepLimits)) })
	return steps, r.Err()
}
