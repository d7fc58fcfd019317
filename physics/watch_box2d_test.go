package physics_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/scene"
)

// A Watch of Box2D's solver agrees with the straight port, started from the same manifold, motions,
// poses and impulses. A watched world equals an unwatched one.
func TestWatchBox2D(t *testing.T) {
	bouncing := func() *scene.Scene {
		s := scene.Drop(30)
		for i := range s.Bodies {
			s.Bodies[i].Restitution, s.Bodies[i].TangentSpeed = 0.5, 0.3
		}
		return s
	}
	rng := random.SplitMix64(3)
	seen := map[physics.BlockCase]int{}
	var bounces, corrections, dropped int
	for _, test := range []struct {
		name  string
		scene *scene.Scene
		block bool
	}{
		{"pyramid", scene.Pyramid(6), true}, {"pyramid, no blocks", scene.Pyramid(6), false},
		{"dominos", sample(t, "dominos"), true}, {"drop", bouncing(), true}, {"teeter", sample(t, "teeter"), true},
	} {
		s := test.scene
		s.Settings.Solver, s.Settings.BlockSolve = physics.SolverBox2D, test.block
		w, plain := s.Build(), s.Build()
		for range 300 {
			var x physics.Watch
			if all := w.Arbiters(); len(all) > 0 {
				arb := &all[rng.Next()%uint64(len(all))]
				x.A, x.B = arb.A, arb.B
			} else {
				x.B = 1
			}
			w.Watch(&x)
			dt := s.DT
			if rng.Next()%4 == 0 {
				dt /= 2
			}
			w.Step(dt)
			plain.Step(dt)
			if !physics.SameBits(w.Bodies(), plain.Bodies()) || !physics.SameBits(w.Motions(), plain.Motions()) || !physics.SameBits(w.Arbiters(), plain.Arbiters()) {
				t.Fatalf("%s, step %d: the watched world differs", test.name, w.Steps())
			}
			if x.Arbiter.Count == 0 {
				if len(x.Box2D.Iterations)+len(x.Box2D.Positions) > 0 || x.Box2D.Manifold.Count != 0 {
					t.Fatalf("%s, step %d: the record of a separate pair is not empty", test.name, w.Steps())
				}
				continue
			}
			if what := checkWatch(&x, w); what != "" {
				t.Fatalf("%s, step %d, bodies %d and %d: %s", test.name, w.Steps(), x.A, x.B, what)
			}
			for i := range x.Box2D.Iterations {
				seen[x.Box2D.Iterations[i].Block.Case]++
			}
			for i := range x.Box2D.Positions {
				if x.Box2D.Positions[i].Points[0].Correction < 0 {
					corrections++
				}
			}
			if x.Box2D.Prepared.Points[0].Bias > 0 {
				bounces++
			}
			if x.Box2D.Prepared.Count < x.Box2D.Manifold.Count {
				dropped++
			}
		}
	}
	t.Logf("block cases %v, %d bounces, %d corrections, %d points left out", seen, bounces, corrections, dropped)
	for c := physics.BlockNone; c <= physics.BlockOff; c++ {
		if seen[c] == 0 {
			t.Errorf("case %d never occurred", c)
		}
	}
	if bounces == 0 || corrections == 0 {
		t.Errorf("%d bounces, %d corrections", bounces, corrections)
	}
}

func about(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(1, math.Abs(b)) }

func aboutVec(a, b vec) bool { return about(a.X, b.X) && about(a.Y, b.Y) }

func checkWatch(x *physics.Watch, w *physics.World) string {
	rec, masses := &x.Box2D, w.Masses()
	a, b := &masses[x.A], &masses[x.B]
	c := straightContact{a: 0, b: 1, ofB: rec.Manifold.OfB, localNormal: rec.Manifold.Normal, localPoint: rec.Manifold.Normal.Mul(rec.Manifold.Offset),
		friction: x.Arbiter.Friction, restitution: max(a.Restitution, b.Restitution), threshold: 1, speed: a.TangentSpeed + b.TangentSpeed}
	for k := range rec.Manifold.Count {
		from := &x.Arbiter.Contacts[k]
		c.points = append(c.points, straightPoint{local: rec.Manifold.Points[k], normal: rec.Ratio * from.Normal, tangent: rec.Ratio * from.Tangent})
	}
	s := straight{contacts: []straightContact{c}, blockSolve: x.Settings.BlockSolve}
	for i, of := range []int32{x.A, x.B} {
		p, m, mass := &x.Bodies[of], &x.Forced[i], &masses[of]
		s.bodies = append(s.bodies, straightBody{p.Position, m.Velocity, p.Angle, m.AngularVelocity, mass.InvMass, mass.InvI})
	}
	move := func(to [2]physics.Motion) {
		for i := range to {
			s.bodies[i].velocity, s.bodies[i].spin = to[i].Velocity, to[i].AngularVelocity
		}
	}
	moves := func(as [2]physics.Motion) bool {
		for i, b := range s.bodies {
			if !aboutVec(b.velocity, as[i].Velocity) || !about(b.spin, as[i].AngularVelocity) {
				return false
			}
		}
		return true
	}

	s.initialise()
	contact, prepared := &s.contacts[0], &rec.Prepared
	if int(prepared.Count) != contact.count || prepared.Block != contact.block || !aboutVec(prepared.Normal, contact.n) || !aboutVec(prepared.Normal, x.Arbiter.Normal) {
		return "other constraints"
	}
	for k, p := range contact.points {
		q := &prepared.Points[k]
		if !aboutVec(p.rA, q.RA) || !aboutVec(p.rB, q.RB) || !about(q.NormalMass, p.normalMass) || !about(q.TangentMass, p.tangentMass) ||
			!about(q.Bias, p.bias) || !about(q.Normal, p.normal) || !about(q.Tangent, p.tangent) {
			return "other points"
		}
	}
	if k := prepared.K; contact.block && !(about(k.M11, contact.k11) && about(k.M12, contact.k12) && about(k.M22, contact.k22)) {
		return "another K"
	}
	move(x.Unwarmed)
	if s.warmStart(); !moves(x.Warmed) {
		return "another warm start"
	}
	for i := range rec.Iterations {
		it := &rec.Iterations[i]
		move(it.Before)
		for k := range contact.points {
			p := &contact.points[k]
			if k < contact.count && !(about(it.Tangents[k].Before, p.tangent) && about(it.Normals[k].Before, p.normal)) {
				return "an iteration does not begin with the sums of the one before"
			}
		}
		s.solveVelocities()
		if !moves(it.After) {
			return "another iteration"
		}
		for k := range contact.count {
			p, tangent, normal := &contact.points[k], &it.Tangents[k], &it.Normals[k]
			if !about(tangent.Sum, p.tangent) || !about(normal.Sum, p.normal) || math.Abs(tangent.Sum) > tangent.Limit || normal.Sum < 0 {
				return "other sums"
			}
			if after := p.relative(&s.bodies[0], &s.bodies[1]).Dot(contact.n); (k == 1 || contact.block) && !about(normal.After, after) {
				return "other velocities after"
			}
		}
		if (it.Block.Case == physics.BlockNone) == contact.block || it.Block.Case == physics.BlockFailed {
			return "another way of blocks"
		}
	}
	for k := range contact.count {
		if last := w.Arbiters()[w.Find(int(x.A), int(x.B))].Contacts[k]; rec.Stored[k] != (vec{X: last.Normal, Y: last.Tangent}) ||
			!about(last.Normal, contact.points[k].normal) || !about(last.Tangent, contact.points[k].tangent) {
			return "other impulses are stored"
		}
	}
	return checkPositions(rec, &s)
}

func checkPositions(rec *physics.WatchedBox2D, s *straight) string {
	for i := range rec.Positions {
		it := &rec.Positions[i]
		for k := range s.bodies {
			s.bodies[k].position, s.bodies[k].angle = it.Before[k].Position, it.Before[k].Angle
		}
		least := s.solvePositions()
		for k, b := range s.bodies {
			if !aboutVec(b.position, it.After[k].Position) || !about(b.angle, it.After[k].Angle) {
				return "other corrections"
			}
		}
		found, poses := 0.0, it.Before
		for k := range s.contacts[0].points {
			p := &it.Points[k]
			if p.Before != poses {
				return "a point does not begin where the one before ended"
			}
			poses = p.After
			found = min(found, p.Separation)
			if want := clamp(0.2*(p.Separation+0.005), -0.2, 0); !about(p.Correction, want) || p.Impulse != 0 && !about(p.Impulse*p.K, -want) {
				return "another correction"
			}
		}
		last := i == len(rec.Positions)-1
		if poses != it.After || !about(found, least) || it.Least > found || it.Solved != (it.Least >= -0.015) || it.Solved && !last {
			return "another end"
		}
	}
	return ""
}
