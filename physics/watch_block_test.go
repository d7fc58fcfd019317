package physics_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// drawBlock draws two boxes: one lies on the other and moves, or falls on it.
func drawBlock(t *rapid.T) *scene.Scene {
	number := func(name string, low, high float64) float64 { return rapid.Float64Range(low, high).Draw(t, name) }
	world, _ := scene.WorldByID("vertical-stack")
	s := world.Scene()
	s.Settings.Solver, s.Settings.BlockSolve = physics.SolverBox2D, true
	s.Settings.Iterations = rapid.IntRange(1, 8).Draw(t, "iterations")
	low, high := &s.Bodies[0], &s.Bodies[1]
	s.Bodies, s.Joints = s.Bodies[:2], nil
	low.Width, low.Position = vec{X: number("wide", 1, 6), Y: 1}, vec{}
	if rapid.Bool().Draw(t, "loose") {
		low.Mass = number("mass A", 1, 100)
		low.AngularVelocity = number("spin A", -1, 1)
	}
	high.Width, high.Mass = vec{X: number("w", 0.2, 3), Y: number("h", 0.2, 3)}, number("mass", 1, 100)
	high.Friction, high.Restitution = number("friction", 0, 1), number("restitution", 0, 1)
	high.Angle = number("angle", -0.01, 0.01)
	high.Position = vec{X: number("x", -2, 2), Y: 0.5 + high.Width.Y/2 - 0.01}
	high.Velocity, high.AngularVelocity = vec{X: number("vx", -3, 3), Y: number("vy", -3, 1)}, number("spin", -3, 3)
	return s
}

// alone returns the changes of both contacts' normal velocities by a normal impulse of 1 N s at one contact.
func alone(row *physics.VelocityRow, masses [2]*physics.Mass, contact int) (v [2]float64) {
	from := &row.Points[contact]
	for i := range v {
		to := &row.Points[i]
		v[i] = masses[0].InvMass + masses[1].InvMass +
			masses[0].InvI*from.RA.Cross(row.Normal)*to.RA.Cross(row.Normal) + masses[1].InvI*from.RB.Cross(row.Normal)*to.RB.Cross(row.Normal)
	}
	return v
}

// The case of a block is the first valid one of its four cases, by brute force: both contacts stop, only the
// first pushes, only the second, or neither. The record holds the result of each case, valid or not.
func TestBlockCases(t *testing.T) {
	seen := map[physics.BlockCase]int{}
	rapid.Check(t, func(t *rapid.T) {
		w := drawBlock(t).Build()
		x := physics.Watch{B: 1}
		w.Watch(&x)
		for range 3 {
			w.Step(1.0 / 60)
			row := &x.Box2D.Prepared
			if !row.Block {
				continue
			}
			masses := [2]*physics.Mass{&w.Masses()[0], &w.Masses()[1]}
			k := [2][2]float64{alone(row, masses, 0), alone(row, masses, 1)}
			for i := range x.Box2D.Iterations {
				it := &x.Box2D.Iterations[i]
				seen[it.Block.Case]++
				checkBlock(t, it, row, masses, &k)
			}
		}
	})
	for c := physics.BlockBoth; c <= physics.BlockOff; c++ {
		if seen[c] == 0 {
			t.Errorf("case %d never occurred: %v", c, seen)
		}
	}
}

func checkBlock(t *rapid.T, it *physics.VelocityIteration, row *physics.VelocityRow, masses [2]*physics.Mass, k *[2][2]float64) {
	// The velocities without any normal impulse: the velocities before the iteration, plus its friction, minus
	// the accumulated normal impulses.
	tangent := vec{X: row.Normal.Y, Y: -row.Normal.X}
	motions := it.Before
	for i := range it.Tangents {
		impel(&motions, masses, &row.Points[i], tangent.Mul(it.Tangents[i].Increment))
		impel(&motions, masses, &row.Points[i], row.Normal.Mul(-it.Normals[i].Before))
	}
	var rest [2]float64
	scale := 1e-3
	for i := range rest {
		p := &row.Points[i]
		a := motions[0].Velocity.Add(vec{X: -motions[0].AngularVelocity * p.RA.Y, Y: motions[0].AngularVelocity * p.RA.X})
		b := motions[1].Velocity.Add(vec{X: -motions[1].AngularVelocity * p.RB.Y, Y: motions[1].AngularVelocity * p.RB.X})
		rest[i] = b.Sub(a).Dot(row.Normal) - p.Bias
		scale = max(scale, math.Abs(rest[i]))
	}
	det := k[0][0]*k[1][1] - k[0][1]*k[1][0]
	found := [4][2]float64{
		{(k[0][1]*rest[1] - k[1][1]*rest[0]) / det, (k[1][0]*rest[0] - k[0][0]*rest[1]) / det},
		{-rest[0] / k[0][0], 0}, {0, -rest[1] / k[1][1]}, {},
	}
	want := physics.BlockFailed
	for n, impulses := range found {
		try, doubtful := &it.Block.Tries[n], false
		for i := range impulses {
			v := rest[i] + k[i][0]*impulses[0] + k[i][1]*impulses[1]
			near := 1e-6 * scale / k[i][i]
			if math.Abs(try.Impulses[i]-impulses[i]) > near || math.Abs(try.Velocities[i]-v) > 1e-6*scale {
				t.Fatalf("case %d gives %v and %v, the record has %+v", n+1, impulses, v, try)
			}
			pushes := n == 0 || n == i+1 // otherwise the impulse is 0, and the sign of the velocity decides
			doubtful = doubtful || pushes && math.Abs(impulses[i]) < near || !pushes && math.Abs(v) < 1e-6*scale
			if impulses[i] < -near || v < -1e-6*scale {
				want = physics.BlockNone // this case is invalid
			}
		}
		if doubtful {
			return // rounding decides the case
		}
		if want == physics.BlockNone {
			want = physics.BlockFailed
			continue
		}
		want = physics.BlockBoth + physics.BlockCase(n)
		break
	}
	if it.Block.Case != want {
		t.Fatalf("the case is %d, by brute force %d: %+v", it.Block.Case, want, it.Block)
	}
	tried := it.Block.Tried()
	for n := range tried {
		try := &tried[n]
		holds := !try.Pulls(0) && !try.Pulls(1) && !try.Sinks(0) && !try.Sinks(1)
		if holds != (n == len(tried)-1) || holds && (try.Impulses[0] != it.Normals[0].Sum || try.Impulses[1] != it.Normals[1].Sum) {
			t.Fatalf("case %d of %d, %+v: sums are %v and %v", n+1, len(tried), try, it.Normals[0].Sum, it.Normals[1].Sum)
		}
	}
}

func impel(motions *[2]physics.Motion, masses [2]*physics.Mass, at *physics.VelocityPoint, p vec) {
	motions[0].Velocity = motions[0].Velocity.Sub(p.Mul(masses[0].InvMass))
	motions[0].AngularVelocity -= masses[0].InvI * at.RA.Cross(p)
	motions[1].Velocity = motions[1].Velocity.Add(p.Mul(masses[1].InvMass))
	motions[1].AngularVelocity += masses[1].InvI * at.RB.Cross(p)
}

func TestResidual(t *testing.T) {
	for _, solver := range []physics.Solver{physics.SolverLite, physics.SolverBox2D} {
		s := scene.Pyramid(6)
		s.Settings.Solver = solver
		w := s.Build()
		x := physics.Watch{A: 0, B: 2}
		w.Watch(&x)
		falls, count := 0, 0
		for range 60 {
			w.Step(s.DT)
			var list []float64
			for i := range x.Iterations {
				list = append(list, checkResidual(t, x.Iterations[i].Residual, x.Iterations[i].Constraints[:]))
			}
			for i := range x.Box2D.Iterations {
				it := &x.Box2D.Iterations[i]
				list = append(list, checkResidual(t, it.Residual, append(it.Tangents[:], it.Normals[:]...)))
			}
			if len(list) > 0 {
				count++
				if list[len(list)-1] <= list[0] {
					falls++
				}
			}
		}
		if count < 30 || 2*falls < count {
			t.Errorf("solver %d: the last residual is below the first in only %d of %d steps", solver, falls, count)
		}
	}
}

func checkResidual(t *testing.T, got float64, list []physics.Constraint) float64 {
	t.Helper()
	want := 0.0
	for i := range list {
		want = max(want, math.Abs(list[i].Sum-list[i].Before))
	}
	if math.Abs(got-want) > 1e-12*max(1, want) {
		t.Errorf("the residual is %v, the sums change by %v", got, want)
	}
	return got
}
