package cases

import (
	"cmp"
	"fmt"
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// solverOutput is the trace of a case of the solver. nil is a number that is not finite.
type solverOutput struct {
	Init               []solverRow        `json:"init"`
	WarmStart          solverVelocities   `json:"warmStart"`
	VelocityIterations []solverVelocities `json:"velocityIterations"`
	Stored             [][][]*float64     `json:"stored"`
	PositionIterations []solverPositions  `json:"positionIterations"`
}

type solverRow struct {
	Normal     []*float64    `json:"normal"`
	PointCount *float64      `json:"pointCount"`
	Block      *bool         `json:"block"`
	Points     []solverPoint `json:"points"`
	K          [][]*float64  `json:"K"`
	Inverse    [][]*float64  `json:"normalMassMatrix"`
}

type solverPoint struct {
	RA             []*float64 `json:"rA"`
	RB             []*float64 `json:"rB"`
	NormalMass     *float64   `json:"normalMass"`
	TangentMass    *float64   `json:"tangentMass"`
	Bias           *float64   `json:"velocityBias"`
	NormalImpulse  *float64   `json:"normalImpulse"`
	TangentImpulse *float64   `json:"tangentImpulse"`
}

// solverVelocities is the state after the warm start or an iteration: impulses and block cases by
// constraint, velocities by body.
type solverVelocities struct {
	Impulses   [][][]*float64 `json:"impulses"`
	BlockCases []*float64     `json:"blockCases"`
	Velocities [][]*float64   `json:"velocities"`
}

type solverPositions struct {
	Least     *float64     `json:"minSeparation"`
	Solved    *bool        `json:"solved"`
	Positions [][]*float64 `json:"positions"`
}

type solverComparison struct {
	comparison
	tol float64
}

// compareSolver compares phase by phase. In each phase constraints come before bodies.
func compareSolver(expected, got object.Object, o *diff.Options) (r diff.Result, err error) {
	want, err := readSolverOutput(expected, "EXPECTED")
	if err != nil {
		return r, err
	}
	have, err := readSolverOutput(got, "GOT")
	if err != nil {
		return r, err
	}
	c := &solverComparison{tol: o.Tol}
	c.rows(want.Init, have.Init)
	c.where = "phase prestep, warm start"
	c.bodies("velocities", []string{"vx", "vy", "angular velocity"}, want.WarmStart.Velocities, have.WarmStart.Velocities)
	c.where = "phase iterate"
	if c.lengths("velocityIterations", len(want.VelocityIterations), len(have.VelocityIterations)) {
		for i := range want.VelocityIterations {
			c.velocities(fmt.Sprintf("phase iterate, iteration %d", i+1), &want.VelocityIterations[i], &have.VelocityIterations[i])
		}
	}
	c.impulses("phase integrate", "stored", want.Stored, have.Stored)
	for i := range min(len(want.PositionIterations), len(have.PositionIterations)) {
		c.positions(fmt.Sprintf("phase position, iteration %d", i+1), &want.PositionIterations[i], &have.PositionIterations[i])
	}
	c.where = "phase position"
	c.lengths("positionIterations", len(want.PositionIterations), len(have.PositionIterations))
	return diff.Result{First: c.first}, nil
}

func readSolverOutput(o object.Object, file string) (out solverOutput, err error) {
	raw := o["output"]
	if object.KindOf(raw) != "an object" {
		return out, object.Wrong("output", "want an object, got "+object.KindOf(raw)+" in "+file)
	}
	return out, decodePart(raw, &out, "output", file)
}

func (c *solverComparison) rows(want, have []solverRow) {
	c.where = "phase prestep"
	if !c.lengths("init", len(want), len(have)) {
		return
	}
	for i := range want {
		w, h := &want[i], &have[i]
		c.where = fmt.Sprintf("phase prestep, constraint %d", i)
		c.list("normal", w.Normal, h.Normal)
		if !c.lengths("points", len(w.Points), len(h.Points)) {
			return
		}
		for k := range w.Points {
			p, q := &w.Points[k], &h.Points[k]
			c.where = fmt.Sprintf("phase prestep, constraint %d, point %d", i, k)
			c.list("rA", p.RA, q.RA)
			c.list("rB", p.RB, q.RB)
			c.value("normalMass", p.NormalMass, q.NormalMass)
			c.value("tangentMass", p.TangentMass, q.TangentMass)
			c.value("velocityBias", p.Bias, q.Bias)
			c.value("normalImpulse", p.NormalImpulse, q.NormalImpulse)
			c.value("tangentImpulse", p.TangentImpulse, q.TangentImpulse)
		}
		c.where = fmt.Sprintf("phase prestep, constraint %d", i)
		c.choice("pointCount", numberText(w.PointCount), numberText(h.PointCount))
		c.choice("block", switchText(w.Block), switchText(h.Block))
		c.matrix("K", w.K, h.K)
		c.matrix("normalMassMatrix", w.Inverse, h.Inverse)
	}
}

func (c *solverComparison) velocities(where string, want, have *solverVelocities) {
	c.where = where
	if !c.lengths("blockCases", len(want.BlockCases), len(have.BlockCases)) {
		return
	}
	for i := range want.BlockCases {
		c.where = fmt.Sprintf("%s, constraint %d", where, i)
		c.choice("blockCases", numberText(want.BlockCases[i]), numberText(have.BlockCases[i]))
	}
	c.impulses(where, "impulses", want.Impulses, have.Impulses)
	c.where = where
	c.bodies("velocities", []string{"vx", "vy", "angular velocity"}, want.Velocities, have.Velocities)
}

func (c *solverComparison) impulses(where, name string, want, have [][][]*float64) {
	c.where = where
	if !c.lengths(name, len(want), len(have)) {
		return
	}
	for i := range want {
		c.where = fmt.Sprintf("%s, constraint %d", where, i)
		if !c.lengths(name, len(want[i]), len(have[i])) {
			return
		}
		for k := range want[i] {
			c.where = fmt.Sprintf("%s, constraint %d, point %d", where, i, k)
			c.parts(name, []string{"normal", "tangent"}, want[i][k], have[i][k])
		}
	}
}

func (c *solverComparison) positions(where string, want, have *solverPositions) {
	c.where = where
	c.value("minSeparation", want.Least, have.Least)
	c.bodies("positions", []string{"x", "y", "angle"}, want.Positions, have.Positions)
	c.choice("solved", switchText(want.Solved), switchText(have.Solved))
}

func (c *solverComparison) bodies(name string, parts []string, want, have [][]*float64) {
	if !c.lengths(name, len(want), len(have)) {
		return
	}
	where := c.where
	for i := range want {
		c.where = fmt.Sprintf("%s, body %d", where, i)
		c.parts(name, parts, want[i], have[i])
	}
	c.where = where
}

func (c *solverComparison) parts(name string, parts []string, want, have []*float64) {
	if !c.lengths(name, len(want), len(have)) {
		return
	}
	for i := range want {
		part := strconv.Itoa(i)
		if i < len(parts) {
			part = parts[i]
		}
		c.value(name+", "+part, want[i], have[i])
	}
}

func (c *solverComparison) list(name string, want, have []*float64) {
	c.parts(name, []string{"x", "y"}, want, have)
}

// matrix compares two matrices, column by column.
func (c *solverComparison) matrix(name string, want, have [][]*float64) {
	if !c.lengths(name, len(want), len(have)) {
		return
	}
	for i := range want {
		c.list(fmt.Sprintf("%s, column %d", name, i+1), want[i], have[i])
	}
}

// value compares two numbers, relative to the larger of 1 and the absolute value of the expected one.
func (c *solverComparison) value(name string, want, have *float64) {
	c.number(name, want, have, c.tol*max(1, math.Abs(*cmp.Or(want, new(float64)))))
}

func switchText(b *bool) string {
	if b == nil {
		return "null"
	}
	return strconv.FormatBool(*b)
}
