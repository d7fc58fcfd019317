package physics_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests"
)

type givenCase struct {
	ID    string
	Input struct {
		Bodies []struct {
			Position, Velocity                    [2]float64
			Angle, AngularVelocity, InvMass, InvI float64
		}
		Constraints []struct {
			IndexA, IndexB                                 int
			Friction, Restitution, Threshold, TangentSpeed float64
			FrictionA, FrictionB                           float64
			Manifold                                       struct {
				Type                    string
				LocalNormal, LocalPoint [2]float64
				Points                  []struct {
					LocalPoint                    [2]float64
					NormalImpulse, TangentImpulse float64
				}
			}
		}
		Settings struct {
			VelocityIterations, PositionIterations int
			DtRatio                                float64
			WarmStarting, BlockSolve               bool
		}
	}
	Output struct {
		VelocityIterations []struct {
			Velocities [][3]float64
			Impulses   [][][2]float64
			BlockCases []int
		}
		PositionIterations []struct {
			Positions     [][3]float64
			MinSeparation float64
		}
	}
}

type problem struct {
	bodies     []straightBody
	contacts   []straightContact
	ratio      float64
	warm       bool
	blockSolve bool
	velocities int // number of velocity iterations
	positions  int
}

func (c *givenCase) problem() *problem {
	in := &c.Input
	p := &problem{
		ratio: in.Settings.DtRatio, warm: in.Settings.WarmStarting, blockSolve: in.Settings.BlockSolve,
		velocities: in.Settings.VelocityIterations, positions: in.Settings.PositionIterations,
	}
	at := func(v [2]float64) vec { return vec{X: v[0], Y: v[1]} }
	for _, b := range in.Bodies {
		p.bodies = append(p.bodies, straightBody{at(b.Position), at(b.Velocity), b.Angle, b.AngularVelocity, b.InvMass, b.InvI})
	}
	for _, c := range in.Constraints {
		m := &c.Manifold
		s := straightContact{a: c.IndexA, b: c.IndexB, ofB: m.Type == "faceB", localNormal: at(m.LocalNormal), localPoint: at(m.LocalPoint),
			friction: c.Friction, restitution: c.Restitution, threshold: c.Threshold, speed: c.TangentSpeed}
		for _, q := range m.Points {
			s.points = append(s.points, straightPoint{local: at(q.LocalPoint), normal: q.NormalImpulse, tangent: q.TangentImpulse})
		}
		p.contacts = append(p.contacts, s)
	}
	return p
}

type bothSolvers struct {
	straight straight
	solver   physics.ContactSolver
	cases    []physics.BlockCase
}

func (p *problem) begin() *bothSolvers {
	s := &bothSolvers{straight: straight{bodies: p.bodies, blockSolve: p.blockSolve}, cases: make([]physics.BlockCase, len(p.contacts))}
	ratio := p.ratio
	if !p.warm {
		ratio = 0
	}
	for _, b := range p.bodies {
		s.solver.AddBody(physics.Pose{Position: b.position, Angle: b.angle}, b.velocity, b.spin, b.invMass, b.invI)
	}
	for _, c := range p.contacts {
		g := physics.GivenContact{Friction: c.friction, Restitution: c.restitution, Threshold: c.threshold, TangentSpeed: c.speed,
			Manifold: physics.LocalManifold{Reference: int32(c.a), Incident: int32(c.b), Count: int32(len(c.points)), OfB: c.ofB, Normal: c.localNormal, Offset: c.localPoint.Dot(c.localNormal)}}
		if c.ofB {
			g.Manifold.Reference, g.Manifold.Incident = g.Manifold.Incident, g.Manifold.Reference
		}
		points := append([]straightPoint(nil), c.points...)
		for k := range points {
			g.Manifold.Points[k] = points[k].local
			g.Impulses[k] = vec{X: points[k].normal, Y: points[k].tangent}
			points[k].normal, points[k].tangent = float64(ratio*points[k].normal), float64(ratio*points[k].tangent)
		}
		s.solver.AddContact(&g, ratio, p.blockSolve)
		c.points = points
		s.straight.contacts = append(s.straight.contacts, c)
	}
	s.straight.initialise()
	if p.warm {
		s.straight.warmStart()
		s.solver.WarmStart()
	}
	return s
}

// near reports whether a number is within 1e-10 of the expected one, relative to the larger of 1
// and the expected one.
func near(got, want float64) bool { return math.Abs(got-want) <= 1e-10*max(1, math.Abs(want)) }

// differ describes the first difference between the solver and its straight port, or returns "".
func (s *bothSolvers) differ(cases []physics.BlockCase) string {
	for i, c := range s.straight.contacts {
		if s.cases[i] != cases[i] {
			return "block cases"
		}
		impulses := s.solver.Impulses(i)
		for k, p := range c.points {
			if !near(impulses[k].X, p.normal) || !near(impulses[k].Y, p.tangent) {
				return "impulses"
			}
		}
	}
	for i, b := range s.straight.bodies {
		m, pose := &s.solver.Motions[i], &s.solver.Bodies[i]
		if !near(m.Velocity.X, b.velocity.X) || !near(m.Velocity.Y, b.velocity.Y) || !near(m.AngularVelocity, b.spin) {
			return "velocities"
		}
		if !near(pose.Position.X, b.position.X) || !near(pose.Position.Y, b.position.Y) || !near(pose.Angle, b.angle) {
			return "poses"
		}
	}
	return ""
}

// The straight port gives the golden numbers and block cases. Without rotated bodies, its impulses and
// velocities are exactly equal.
func TestStraightSolver(t *testing.T) {
	lines, err := tests.SolverLines()
	if err != nil {
		t.Fatal(err)
	}
	unturned := 0
	for _, line := range lines {
		var c givenCase
		if err := json.Unmarshal(line, &c); err != nil {
			t.Fatal(err)
		}
		for _, k := range c.Input.Constraints {
			if k.Friction != math.Sqrt(k.FrictionA*k.FrictionB) {
				t.Errorf("%s: friction %v is not the mix of %v and %v", c.ID, k.Friction, k.FrictionA, k.FrictionB)
			}
		}
		p := c.problem()
		same := func(got, want float64) bool { return got == want }
		for _, b := range p.bodies {
			if b.angle != 0 {
				same = near
			}
		}
		if same(1, 1+1e-11) {
			unturned++
		}
		s := p.begin()
		for it, want := range c.Output.VelocityIterations {
			cases := s.straight.solveVelocities()
			for i, contact := range s.straight.contacts {
				if int(cases[i]) != want.BlockCases[i] {
					t.Fatalf("%s, iteration %d: block case %d, want %d", c.ID, it, cases[i], want.BlockCases[i])
				}
				for k, q := range contact.points {
					if w := want.Impulses[i][k]; !same(q.normal, w[0]) || !same(q.tangent, w[1]) {
						t.Fatalf("%s, iteration %d, contact %d, point %d: impulses %v %v, want %v", c.ID, it, i, k, q.normal, q.tangent, w)
					}
				}
			}
			for i, b := range s.straight.bodies {
				if w := want.Velocities[i]; !same(b.velocity.X, w[0]) || !same(b.velocity.Y, w[1]) || !same(b.spin, w[2]) {
					t.Fatalf("%s, iteration %d: body %d moves by %v %v, want %v", c.ID, it, i, b.velocity, b.spin, w)
				}
			}
		}
		for it, want := range c.Output.PositionIterations {
			if least := s.straight.solvePositions(); !near(least, want.MinSeparation) {
				t.Fatalf("%s, position iteration %d: least separation %v, want %v", c.ID, it, least, want.MinSeparation)
			}
			for i, b := range s.straight.bodies {
				if w := want.Positions[i]; !near(b.position.X, w[0]) || !near(b.position.Y, w[1]) || !near(b.angle, w[2]) {
					t.Fatalf("%s, position iteration %d: body %d is at %v %v, want %v", c.ID, it, i, b.position, b.angle, w)
				}
			}
		}
	}
	if want := len(lines) - 19; unturned != want {
		t.Errorf("%d cases have no rotated body, want %d", unturned, want)
	}
}

func TestSolverRandom(t *testing.T) {
	seen := map[physics.BlockCase]int{}
	corrected := 0
	rng := random.SplitMix64(19)
	for n := range 5000 {
		p := randomProblem(&rng)
		s := p.begin()
		for it := range p.velocities {
			s.solver.SolveVelocities(s.cases)
			cases := s.straight.solveVelocities()
			for _, c := range cases {
				seen[c]++
			}
			if what := s.differ(cases); what != "" {
				t.Fatalf("problem %d, iteration %d: %s differs", n, it, what)
			}
		}
		for it := range p.positions {
			least, solved := s.solver.SolvePositions()
			want := s.straight.solvePositions()
			if what := s.differ(s.cases); !near(least, want) || what != "" {
				t.Fatalf("problem %d, position iteration %d: least separation %v, want %v; %s differs", n, it, least, want, what)
			}
			if solved != (want >= -0.015) {
				t.Fatalf("problem %d, position iteration %d: solved is %t at %v", n, it, solved, want)
			}
			if want < -0.005 {
				corrected++
			}
		}
	}
	for c := physics.BlockNone; c <= physics.BlockOff; c++ {
		if seen[c] == 0 {
			t.Errorf("case %d never occurred", c)
		}
	}
	if corrected == 0 {
		t.Error("no position was corrected")
	}
}

func randomProblem(rng *random.SplitMix64) *problem {
	number := rng.Float
	one := func(of float64) bool { return rng.Float(0, of) < 1 } // true with probability 1/of
	whole := func(lo, hi float64) int { return int(rng.Float(lo, hi+1)) }
	p := &problem{
		ratio: []float64{1, 1, 0.5, 2}[whole(0, 3)], warm: one(2), blockSolve: !one(4),
		velocities: whole(1, 12), positions: whole(1, 8),
	}
	n := whole(2, 4)
	y := 0.0
	for i := range n {
		b := straightBody{position: vec{X: number(-0.3, 0.3), Y: y}, velocity: vec{X: number(-3, 3), Y: number(-6, 3)},
			angle: number(-0.1, 0.1), spin: number(-2, 2), invMass: number(0.05, 2), invI: number(0.05, 4)}
		if i == 0 && one(2) {
			b.velocity, b.spin, b.invMass, b.invI = vec{}, 0, 0, 0
		}
		p.bodies = append(p.bodies, b)
		y += 1 - number(0, 0.1)
		if i == 0 {
			continue
		}
		c := straightContact{a: i - 1, b: i, localNormal: vec{Y: 1}, localPoint: vec{Y: 0.5}, friction: number(0, 1),
			restitution: number(0, 1), threshold: 1, speed: number(-1, 1)}
		if c.ofB = one(2); c.ofB {
			c.localNormal, c.localPoint = vec{Y: -1}, vec{Y: -0.5}
		}
		for k := range whole(1, 2) {
			local := vec{X: number(-0.5, -0.1), Y: -0.5}
			if k == 1 {
				local.X = -local.X
			}
			if c.ofB {
				local.Y = 0.5
			}
			c.points = append(c.points, straightPoint{local: local, normal: number(0, 3), tangent: number(-0.5, 0.5)})
		}
		p.contacts = append(p.contacts, c)
	}
	return p
}
