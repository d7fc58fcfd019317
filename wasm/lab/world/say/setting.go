package say

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// Number is an editable number in the live settings.
type Number uint8

const (
	NumberGravityX Number = iota
	NumberGravityY
	NumberIterations
	NumberPositionIterations
	NumberBaumgarte
	NumberSlop
	NumberDT
	NumberCount = iota
)

// numbers describes each editable number: the name of its setting, whether it is the y of that setting's
// vector, and the range of its slider, which lies within the field's range.
var numbers = [NumberCount]struct {
	id, setting string
	y           bool
	name        text.Key
	slider      scene.Limits
	grid        string
	role        role
}{
	{"gravity.x", "gravity", false, text.WorldGravityX, scene.Limits{Low: -20, High: 20}, "0.5", role{}},
	{"gravity.y", "gravity", true, text.WorldGravityY, scene.Limits{Low: -20, High: 10}, "0.5", role{}},
	{"iterations", "iterations", false, text.WorldIterations, scene.Limits{Low: 0, High: 30}, "1", role{}},
	{"positionIterations", "positionIterations", false, text.WorldPositionIterations, scene.Limits{Low: 0, High: 30}, "1", role{box2d: true}},
	{"baumgarte", "baumgarte", false, text.WorldBaumgarte, scene.Limits{Low: 0, High: 1}, "0.01", role{idle: text.WorldBaumgarteIdle}},
	{"slop", "slop", false, text.WorldSlop, scene.Limits{Low: 0, High: 0.1}, "0.001", role{idle: text.WorldSlopIdle}},
	{"dt", "dt", false, text.WorldDt, scene.LiveDT, "0.001", role{}},
}

// String returns the number's name in code, such as "gravity.y".
func (n Number) String() string { return numbers[n].id }

// Name returns the message that names the number.
func (n Number) Name() text.Key { return numbers[n].name }

// Role returns the role of the number in a solver.
func (n Number) Role(s physics.Solver) (Role, text.Key) { return numbers[n].role.of(s) }

// Slider returns the range of the number's slider, and its step.
func (n Number) Slider() (low, high float64, grid string) {
	s := &numbers[n]
	return s.slider.Low, s.slider.High, s.grid
}

// Kind returns the kind and range of the number.
func (n Number) Kind() scene.Kind {
	var l scene.Live
	kind := n.place(&l).Kind
	if n == NumberDT {
		kind.Limits = scene.LiveDT
	}
	kind.Vector = false
	return kind
}

func (n Number) place(l *scene.Live) scene.Place {
	for _, p := range l.Places() {
		if p.Name == numbers[n].setting {
			return p
		}
	}
	panic("there is no such setting")
}

// Of returns the number's value in live settings.
func (n Number) Of(l *scene.Live) float64 {
	switch p := n.place(l); {
	case p.Whole != nil:
		return float64(*p.Whole)
	case numbers[n].y:
		return *p.Y
	default:
		return *p.X
	}
}

func (n Number) Set(l *scene.Live, x float64) {
	switch p := n.place(l); {
	case p.Whole != nil:
		*p.Whole = int(x)
	case numbers[n].y:
		*p.Y = x
	default:
		*p.X = x
	}
}

// Text formats a number so that reading it restores the same bits. A step length with many digits becomes a
// fraction of a second if possible, such as 1/60.
func (n Number) Text(x float64) string {
	s := strconv.FormatFloat(x, 'g', -1, 64)
	if n == NumberDT && len(s) > len("0.0025") {
		if parts := math.Round(1 / x); 1/parts == x {
			return "1/" + strconv.Itoa(int(parts))
		}
	}
	return s
}

// Switch is a live setting that is on or off.
type Switch uint8

const (
	SwitchAccumulate Switch = iota
	SwitchBlockSolve
	SwitchWarmStarting
	SwitchCorrection
	SwitchCount = iota
)

var switches = [SwitchCount]struct {
	id   string
	name text.Key
	role role
}{
	{"accumulateImpulses", text.WorldAccumulate, role{idle: text.WorldAccumulateIdle}}, {"blockSolve", text.WorldBlockSolve, role{box2d: true}},
	{"warmStarting", text.WorldWarmStarting, role{}}, {"positionCorrection", text.WorldCorrection, role{}},
}

// String returns the switch's name in code, such as "warmStarting".
func (s Switch) String() string { return switches[s].id }

// Name returns the message that names the switch.
func (s Switch) Name() text.Key { return switches[s].name }

// Role returns the role of the switch in a solver.
func (s Switch) Role(solver physics.Solver) (Role, text.Key) { return switches[s].role.of(solver) }

func (s Switch) Of(l *scene.Live) *bool {
	return [...]*bool{&l.AccumulateImpulses, &l.BlockSolve, &l.WarmStarting, &l.PositionCorrection}[s]
}

var solverNames = [physics.SolverCount]text.Key{physics.SolverLite: text.WorldSolverLite, physics.SolverBox2D: text.WorldSolverBox2d}

// SolverName returns the message that names a solver.
func SolverName(s physics.Solver) text.Key { return solverNames[s] }

// Role is the role of a setting in a solver.
type Role uint8

const (
	RoleHeeded Role = iota
	RoleIdle        // the solver ignores it, and a line says that
	RoleOther       // only another solver has it
)

// role is the role of a setting in each solver.
type role struct {
	idle  text.Key // the words if Box2D's solver ignores it, or 0
	box2d bool     // whether only Box2D's solver has it
}

func (r role) of(s physics.Solver) (Role, text.Key) {
	switch {
	case r.box2d && s != physics.SolverBox2D:
		return RoleOther, 0
	case r.idle != 0 && s == physics.SolverBox2D:
		return RoleIdle, r.idle
	}
	return RoleHeeded, 0
}
