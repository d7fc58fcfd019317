package physics_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
)

type fataler interface {
	Helper()
	Fatalf(format string, args ...any)
}

type watchedWorld struct {
	scene      *scene.Scene
	w, plain   *physics.World
	x          *physics.Watch
	rng        *rand.Rand
	recorded   bool         // whether the last step was recorded
	was        physics.Body // A at the start of the last step
	seen       *watchCounts
	snap, want physics.Snapshot
}

type watchCounts struct {
	steps, touching, constraints, pulling, sliding int

	// Friction within its cone, where the solver uses the arithmetic clamp. arithmetic counts these
	// constraints. sums counts those with Sum other than Before plus Increment, wants those with Increment
	// other than Wanted. worstSum and worstWant are the largest such differences, relative to the numbers
	// involved.
	arithmetic, sums, wants int
	worstSum, worstWant     float64
}

func watchWorld(s *scene.Scene, seen *watchCounts) *watchedWorld {
	v := &watchedWorld{scene: s, w: s.Build(), plain: s.Build(), rng: rand.New(rand.NewPCG(1, uint64(len(s.Bodies)))), seen: seen}
	v.pick()
	return v
}

// pick moves the watch to a random pair, usually one that touches.
func (v *watchedWorld) pick() {
	v.x, v.recorded = &physics.Watch{}, false
	n := len(v.w.Bodies())
	v.x.B = 1 + int32(v.rng.IntN(n-1))
	v.x.A = int32(v.rng.IntN(int(v.x.B)))
	if all := v.w.Arbiters(); len(all) > 0 && v.rng.IntN(8) > 0 {
		arb := &all[v.rng.IntN(len(all))]
		v.x.A, v.x.B = arb.A, arb.B
	}
	v.w.Watch(v.x)
}

func (v *watchedWorld) set(s physics.Settings) { v.w.Settings, v.plain.Settings = s, s }

func (v *watchedWorld) step(t fataler) {
	t.Helper()
	if v.rng.IntN(4) == 0 {
		v.pick()
	}
	dt := v.scene.DT
	bodies, motions, arbiters := slices.Clone(v.w.Bodies()), slices.Clone(v.w.Motions()), slices.Clone(v.w.Arbiters())
	v.plain.Step(dt)
	v.w.Step(dt)
	v.same(t)
	if v.x.Step != v.w.Steps() {
		t.Fatalf("step %d is recorded as %d", v.w.Steps(), v.x.Step)
	}
	v.seen.steps++
	v.checkStart(t, bodies, motions, find(arbiters, v.x.A, v.x.B))
	if v.x.Arbiter.Count == 0 {
		v.checkApart(t)
	} else {
		v.seen.touching++
		v.checkRow(t)
		v.checkIterations(t)
	}
	v.recorded, v.was = true, bodies[v.x.A]
}

func (v *watchedWorld) same(t fataler) {
	t.Helper()
	v.w.Snapshot(&v.snap)
	v.plain.Snapshot(&v.want)
	if !physics.SameBits(v.snap, v.want) {
		t.Fatalf("step %d: a watch on %d and %d changes the world", v.w.Steps(), v.x.A, v.x.B)
	}
}

func find(arbiters []physics.Arbiter, a, b int32) physics.Arbiter {
	for _, arb := range arbiters {
		if arb.A == a && arb.B == b {
			return arb
		}
	}
	return physics.Arbiter{}
}

func bits(f float64) uint64 { return math.Float64bits(f) }

// near fails unless got is within part * scale of want. Numbers below 2e-308 are rounded to multiples of
// 5e-324, so errors of up to 100 such multiples are allowed too.
func (v *watchedWorld) near(t fataler, what string, got, want, part, scale float64) {
	if !(math.Abs(got-want) <= part*scale+100*math.SmallestNonzeroFloat64) {
		t.Helper()
		t.Fatalf("step %d, bodies %d and %d: %s is %v, want %v within %v", v.w.Steps(), v.x.A, v.x.B, what, got, want, part*scale)
	}
}

// checkStart compares the recorded start and inherited contacts with the world before the step.
func (v *watchedWorld) checkStart(t fataler, bodies []physics.Body, motions []physics.Motion, carried physics.Arbiter) {
	t.Helper()
	x, steps := v.x, v.w.Steps()
	pair := [2]int32{x.A, x.B}
	if x.Settings != v.w.Settings || !physics.SameBits(x.Bodies, bodies) || !physics.SameBits(x.Carried, carried) ||
		!physics.SameBits(x.Start, [2]physics.Motion{motions[x.A], motions[x.B]}) {
		t.Fatalf("step %d: the recorded start is wrong: %+v", steps, *x)
	}
	if v.recorded {
		if x.Last.Step != steps-1 || !physics.SameBits(x.Last.Bodies[0], v.was) {
			t.Fatalf("step %d: the last step is recorded as %+v", steps, x.Last)
		}
	} else if x.Last != (physics.WatchedStep{}) {
		t.Fatalf("step %d: the last step was not watched, but is recorded as %+v", steps, x.Last)
	}
	for i, m := range x.Forced {
		body, mass, want := v.scene.Bodies[pair[i]], &v.w.Masses()[pair[i]], x.Start[i]
		if !mass.Static() {
			dt, g := v.scene.DT, x.Settings.Gravity
			if steps > 1 {
				body.Force, body.Torque = physics.Vec2{}, 0
			}
			want.Velocity.X += dt * (g.X + body.Force.X/mass.Mass)
			want.Velocity.Y += dt * (g.Y + body.Force.Y/mass.Mass)
			want.AngularVelocity += dt * body.Torque / mass.I
		}
		v.nearMotion(t, "by forces", m, want, 1e-12, speed(x.Start[i])+speed(want))
	}
	// Each contact inherits the impulses of the first old contact with its feature pair.
	now := find(v.w.Arbiters(), x.A, x.B)
	gone := carried.Count
	for k := range x.Arbiter.Count {
		c := &x.Arbiter.Contacts[k]
		normal, tangent, kept := 0.0, 0.0, false
		for i := carried.Count - 1; i >= 0; i-- { // the first one counts
			if old := &carried.Contacts[i]; old.Feature == c.Feature {
				normal, tangent, kept = old.Normal, old.Tangent, true
			}
		}
		if kept {
			gone--
		}
		if !x.Settings.WarmStarting {
			normal, tangent = 0, 0
		}
		if kept != (c.Life == physics.ContactKept) || bits(c.Normal) != bits(normal) || bits(c.Tangent) != bits(tangent) {
			t.Fatalf("step %d: contact %d of %d and %d is %+v, inherited from %+v", steps, k, x.A, x.B, *c, carried)
		}
	}
	fresh, lost := int32(0), int32(0)
	for k := range x.Arbiter.Count {
		switch x.Arbiter.Contacts[k].Life {
		case physics.ContactNew:
			fresh++
		case physics.ContactLost:
			lost++
		}
	}
	if lost != min(gone, fresh+lost) {
		t.Fatalf("step %d: %d contacts of %d and %d lost their impulses, %d are new, %d are gone", steps, lost, x.A, x.B, fresh, gone)
	}
	if c := &x.Arbiter.Contacts; fresh == 1 && lost == 1 && gone == 1 {
		// Of two candidates, the one nearer to the lost contact is marked.
		from := func(k int) float64 {
			d := c[k].Position.Sub(carried.Contacts[0].Position)
			return math.Hypot(d.X, d.Y)
		}
		if near := from(1) < from(0); near != (c[1].Life == physics.ContactLost) && from(0) != from(1) {
			t.Fatalf("step %d: contacts of %d and %d at %g and %g m from the lost one have the lives %d and %d",
				steps, x.A, x.B, from(0), from(1), c[0].Life, c[1].Life)
		}
	}
	// The stored impulses come from the last iteration. Without iterations or accumulation they are the
	// starting ones.
	end := x.Arbiter
	if n := len(x.Iterations); n > 0 && x.Settings.AccumulateImpulses {
		c := &x.Iterations[n-1].Constraints
		end.Contacts[0].Normal, end.Contacts[0].Tangent, end.Contacts[1].Normal, end.Contacts[1].Tangent = c[0].Sum, c[1].Sum, c[2].Sum, c[3].Sum
	}
	if !physics.SameBits(now, end) {
		t.Fatalf("step %d: the pair ends with %+v, the record with %+v", steps, now, end)
	}
}

func (v *watchedWorld) checkApart(t fataler) {
	t.Helper()
	x := v.x
	if len(x.Iterations) > 0 || x.Row != (physics.WatchedRow{}) || !physics.SameBits(x.Unwarmed, x.Forced) || !physics.SameBits(x.Warmed, x.Forced) {
		t.Fatalf("step %d: %d and %d do not touch, but the record is %+v", v.w.Steps(), x.A, x.B, *x)
	}
}

func speed(m physics.Motion) float64 {
	return math.Abs(m.Velocity.X) + math.Abs(m.Velocity.Y) + math.Abs(m.AngularVelocity)
}

func (v *watchedWorld) nearMotion(t fataler, what string, got, want physics.Motion, part, scale float64) {
	t.Helper()
	v.near(t, "the velocity along x "+what, got.Velocity.X, want.Velocity.X, part, scale)
	v.near(t, "the velocity along y "+what, got.Velocity.Y, want.Velocity.Y, part, scale)
	v.near(t, "the angular velocity "+what, got.AngularVelocity, want.AngularVelocity, part, scale)
}

func (v *watchedWorld) arms(k int) [2]physics.Vec2 {
	x := v.x
	at := x.Arbiter.Contacts[k].Position
	return [2]physics.Vec2{at.Sub(x.Bodies[x.A].Position), at.Sub(x.Bodies[x.B].Position)}
}

// push applies an impulse to B at contact k, and the opposite one to A. It returns the largest
// change of a velocity.
func (v *watchedWorld) push(m *[2]physics.Motion, k int, p physics.Vec2) (size float64) {
	arms := v.arms(k)
	for i, body := range []int32{v.x.A, v.x.B} {
		mass, sign := &v.w.Masses()[body], float64(2*i-1)
		m[i].Velocity = m[i].Velocity.Add(p.Mul(sign * mass.InvMass))
		m[i].AngularVelocity += sign * mass.InvI * arms[i].Cross(p)
		size += math.Hypot(p.X, p.Y) * (mass.InvMass + mass.InvI*math.Hypot(arms[i].X, arms[i].Y))
	}
	return size
}

// relative returns B's velocity relative to A at contact k, and the sum of the absolute terms of
// that difference.
func (v *watchedWorld) relative(m *[2]physics.Motion, k int) (dv physics.Vec2, size float64) {
	for i, r := range v.arms(k) {
		at := physics.Vec2{X: m[i].Velocity.X - m[i].AngularVelocity*r.Y, Y: m[i].Velocity.Y + m[i].AngularVelocity*r.X}
		dv = dv.Add(at.Mul(float64(2*i - 1)))
		size += math.Hypot(m[i].Velocity.X, m[i].Velocity.Y) + math.Abs(m[i].AngularVelocity)*math.Hypot(r.X, r.Y)
	}
	return dv, size
}

// checkRow recomputes the effective masses, targets and warm start from the bodies and the contacts.
func (v *watchedWorld) checkRow(t fataler) {
	t.Helper()
	x := v.x
	arb, row := &x.Arbiter, &x.Row
	n := arb.Normal
	tangent := physics.Vec2{X: n.Y, Y: -n.X}
	if bits(row.Friction) != bits(arb.Friction) {
		t.Fatalf("step %d: the row's friction is %v, the arbiter's %v", v.w.Steps(), row.Friction, arb.Friction)
	}
	warmed, size := x.Unwarmed, 0.0
	for k := range 2 {
		if k >= int(arb.Count) {
			if row.Mass[k] != 0 || row.Target[k] != 0 {
				t.Fatalf("step %d: the row of a single contact is %+v", v.w.Steps(), *row)
			}
			continue
		}
		c := &arb.Contacts[k]
		arms := v.arms(k)
		along := func(d physics.Vec2) float64 {
			inverse := 0.0
			for i, body := range []int32{x.A, x.B} {
				mass := &v.w.Masses()[body]
				inverse += mass.InvMass + mass.InvI*arms[i].Cross(d)*arms[i].Cross(d)
			}
			return 1 / inverse
		}
		v.near(t, "the effective mass along the normal", row.Mass[k], along(n), 1e-12, along(n))
		v.near(t, "the effective mass along the tangent", row.MassT, along(tangent), 1e-12, along(tangent))
		target := 0.0
		if x.Settings.PositionCorrection {
			target = x.Settings.Baumgarte / v.scene.DT * max(0, -c.Separation-x.Settings.Slop)
		}
		v.near(t, "the target", row.Target[k], target, 1e-12, target)
		if x.Settings.AccumulateImpulses {
			size += v.push(&warmed, k, n.Mul(c.Normal).Add(tangent.Mul(c.Tangent)))
		}
	}
	if size == 0 && !physics.SameBits(x.Unwarmed, x.Warmed) && x.Unwarmed != x.Warmed {
		t.Fatalf("step %d: nothing is inherited, but the warm start changes %+v to %+v", v.w.Steps(), x.Unwarmed, x.Warmed)
	}
	for i := range warmed {
		v.nearMotion(t, "by the warm start", x.Warmed[i], warmed[i], 1e-12, size+speed(x.Unwarmed[i]))
	}
	if v.first() && !physics.SameBits(x.Unwarmed, x.Forced) {
		t.Fatalf("step %d: no pair is before %d and %d, but the solver changes %+v to %+v", v.w.Steps(), x.A, x.B, x.Forced, x.Unwarmed)
	}
}

func (v *watchedWorld) shares(arb *physics.Arbiter) bool {
	for _, mine := range []int32{v.x.A, v.x.B} {
		if !v.w.Masses()[mine].Static() && (arb.A == mine || arb.B == mine) {
			return true
		}
	}
	return false
}

// first reports whether no earlier pair in the solver's order shares a movable body with this one.
func (v *watchedWorld) first() bool {
	for _, arb := range v.w.Arbiters() {
		if arb.A == v.x.A && arb.B == v.x.B {
			return true
		}
		if v.shares(&arb) {
			return false
		}
	}
	return false
}

// alone reports whether no other pair shares a movable body with the pair, and the world has no joints.
func (v *watchedWorld) alone() bool {
	count := 0
	for _, arb := range v.w.Arbiters() {
		if v.shares(&arb) {
			count++
		}
	}
	return count == 1 && len(v.w.Joints()) == 0
}

// checkIterations compares each constraint of each iteration with the same constraint in the iteration before,
// and with the bodies' velocities.
func (v *watchedWorld) checkIterations(t fataler) {
	t.Helper()
	x := v.x
	if len(x.Iterations) != max(0, x.Settings.Iterations) {
		t.Fatalf("step %d: %d iterations are recorded, want %d", v.w.Steps(), len(x.Iterations), x.Settings.Iterations)
	}
	var sums [4]float64
	for k, c := range x.Arbiter.Contacts[:x.Arbiter.Count] {
		sums[2*k], sums[2*k+1] = c.Normal, c.Tangent
	}
	alone, motions := v.alone(), x.Warmed
	for i := range x.Iterations {
		it := &x.Iterations[i]
		if alone && !physics.SameBits(it.Before, motions) {
			t.Fatalf("step %d, iteration %d: begins with %+v, but the motions before are %+v", v.w.Steps(), i, it.Before, motions)
		}
		now, size := it.Before, 0.0
		for k := range it.Constraints {
			c := &it.Constraints[k]
			if k/2 >= int(x.Arbiter.Count) {
				if *c != (physics.Constraint{}) {
					t.Fatalf("step %d, iteration %d, constraint %d of one contact: %+v", v.w.Steps(), i, k, *c)
				}
				continue
			}
			if !x.Settings.AccumulateImpulses {
				sums[k] = 0
			}
			if bits(c.Before) != bits(sums[k]) {
				t.Fatalf("step %d, iteration %d, constraint %d: begins with %v, but the last one ended with %v", v.w.Steps(), i, k, c.Before, sums[k])
			}
			sums[k] = c.Sum
			v.seen.constraints++
			if err := v.checkSum(it, k); err != nil {
				t.Fatalf("step %d, iteration %d, constraint %d: %v: %+v", v.w.Steps(), i, k, err, *c)
			}
			size += v.checkVelocity(t, c, k, &it.Before, &now)
		}
		for b := range now {
			v.nearMotion(t, "after an iteration", it.After[b], now[b], 1e-12, size+speed(it.Before[b]))
		}
		motions = it.After
	}
}

func (v *watchedWorld) checkSum(it *physics.Iteration, k int) error {
	c, friction := &it.Constraints[k], k%2 == 1
	sum, unclamped := c.Before+c.Increment, c.Before+c.Wanted
	arithmetic := friction && physics.Slippery(v.w)
	limit := 0.0
	if friction {
		limit = float64(v.x.Arbiter.Friction * it.Constraints[k-1].Sum)
	}
	if bits(c.Limit) != bits(limit) {
		return fmt.Errorf("the limit is wrong, want %v", limit)
	}
	beyond := unclamped < 0
	if friction {
		beyond = math.Abs(unclamped) > limit
	}
	switch {
	case !friction && !(c.Sum >= 0):
		return fmt.Errorf("the normal impulse pulls")
	case arithmetic:
		// The clamp rounds relative to the unclamped impulse.
		rounding := 1e-15 * (math.Abs(unclamped) + limit)
		if beyond != c.Clamped() && !(math.Abs(math.Abs(unclamped)-limit) <= rounding) {
			return fmt.Errorf("clamped is %t, want %t", c.Clamped(), beyond)
		}
		if !(math.Abs(c.Sum) <= limit+rounding) {
			return fmt.Errorf("the friction impulse is outside the cone")
		}
		scale := max(math.Abs(c.Before), math.Abs(c.Sum))
		if !(math.Abs(c.Sum-sum) <= 1e-12*scale) {
			return fmt.Errorf("the sum is wrong, want %v", sum)
		}
		if c.Clamped() {
			v.seen.sliding++
			if want := math.Copysign(limit, unclamped); !(math.Abs(c.Sum-want) <= rounding) {
				return fmt.Errorf("the clamped sum is wrong, want %v", want)
			}
			break
		}
		if !(math.Abs(c.Increment-c.Wanted) <= 1e-12*(scale+limit)) {
			return fmt.Errorf("not clamped, but the increment is less than wanted")
		}
		v.seen.arithmetic++
		if bits(c.Sum) != bits(sum) {
			v.seen.sums++
			v.seen.worstSum = max(v.seen.worstSum, math.Abs(c.Sum-sum)/scale)
		}
		if c.Increment != c.Wanted {
			v.seen.wants++
			v.seen.worstWant = max(v.seen.worstWant, math.Abs(c.Increment-c.Wanted)/max(scale, limit))
		}
	case beyond != c.Clamped():
		return fmt.Errorf("clamped is %t, want %t", c.Clamped(), beyond)
	case !beyond:
		if bits(c.Sum) != bits(sum) || bits(c.Increment) != bits(c.Wanted) {
			return fmt.Errorf("not clamped, and the sum is wrong, want %v", sum)
		}
	case friction:
		v.seen.sliding++
		if bits(c.Sum) != bits(math.Copysign(limit, unclamped)) || c.Increment != c.Sum-c.Before {
			return fmt.Errorf("the clamped sum is not the limit")
		}
	default:
		v.seen.pulling++
		if c.Sum != 0 || c.Increment != -c.Before {
			return fmt.Errorf("the clamped sum is not 0")
		}
	}
	return nil
}

// checkVelocity compares a constraint's velocities with the bodies' velocities, and applies its increment to
// the bodies. It returns the largest change of a velocity. start holds the motions at the start of the
// iteration: a small remaining velocity has their rounding errors.
func (v *watchedWorld) checkVelocity(t fataler, c *physics.Constraint, k int, start, now *[2]physics.Motion) (size float64) {
	t.Helper()
	row, d := &v.x.Row, v.x.Arbiter.Normal
	mass, target := row.Mass[k/2], row.Target[k/2]
	if k%2 == 1 {
		d = physics.Vec2{X: d.Y, Y: -d.X}
		mass, target = row.MassT, 0
	}
	dv, scale := v.relative(now, k/2)
	_, more := v.relative(start, k/2)
	before := dv.Dot(d)
	size = v.push(now, k/2, d.Mul(c.Increment))
	dv, most := v.relative(now, k/2)
	scale = max(scale, most, more)
	v.near(t, "a constraint's velocity", c.Velocity, before, 1e-9, scale)
	v.near(t, "a constraint's velocity after", c.After, dv.Dot(d), 1e-9, scale)
	v.near(t, "what a constraint wants", c.Wanted, mass*(target-c.Velocity), 1e-9, mass*scale)
	return size
}

func (s *watchCounts) log(t *testing.T) {
	t.Helper()
	t.Logf("%d steps, %d of pairs that touch; %d constraints, of which %d are clamped normals and %d slide", s.steps, s.touching, s.constraints, s.pulling, s.sliding)
	t.Logf("within the cone, clamped by arithmetic: %d; the sum is off in %d, by %.2g of it at most; the increment in %d, by %.2g",
		s.arithmetic, s.sums, s.worstSum, s.wants, s.worstWant)
	if s.pulling == 0 || s.sliding == 0 || s.arithmetic == 0 || s.touching == 0 || s.touching == s.steps {
		t.Errorf("%+v: that tests too little", *s)
	}
}

// A Watch changes no bit and records correctly. This holds in the samples and in heaps, with each combination
// of switches, and with one iteration or none.
func TestWatch(t *testing.T) {
	var seen watchCounts
	type run struct {
		name  string
		scene func() *scene.Scene
		skip  int // number of unwatched steps
		steps int
	}
	runs := []run{
		{"drop", func() *scene.Scene { return scene.Drop(40) }, 60, 60},
		{"cards", func() *scene.Scene { return scene.CardHouse(3) }, 0, 60},
		{"loads", func() *scene.Scene { return withLoads(sample(t, "dominos")) }, 0, 30},
	}
	for _, world := range scene.Worlds[:scene.SampleCount] {
		runs = append(runs, run{world.ID, world.Scene, 0, 60}, run{world.ID, world.Scene, 60, 30})
	}
	for _, run := range runs {
		for off := range 10 {
			s := run.scene()
			s.Settings.AccumulateImpulses, s.Settings.WarmStarting, s.Settings.PositionCorrection = off&1 == 0, off&2 == 0, off&4 == 0
			if off >= 8 {
				s.Settings.Iterations = 9 - off
			}
			v := watchWorld(s, &seen)
			for range run.skip {
				v.w.Step(s.DT)
				v.plain.Step(s.DT)
			}
			v.pick()
			for range run.steps {
				v.step(t)
			}
		}
	}
	seen.log(t)
}

// A Watch changes no bit and records correctly in random worlds with joints and static bodies. The settings of
// these worlds change during the run.
func TestWatchRandom(t *testing.T) {
	var seen watchCounts
	rapid.Check(t, func(t *rapid.T) {
		s, toggles := drawWorld(t)
		v := watchWorld(s, &seen)
		for step := 1; step <= 60; step++ {
			for _, c := range toggles {
				if c.beforeStep == step {
					v.set(c.settings)
				}
			}
			v.step(t)
		}
	})
	seen.log(t)
}

// A Watch changes no bit and records correctly if the collide call of the two boxes is a tie.
func TestWatchTies(t *testing.T) {
	ties, err := tests.Ties()
	if err != nil {
		t.Fatal(err)
	}
	var seen watchCounts
	for i, tie := range ties {
		s := scene.DefaultScene
		for k, b := range []struct {
			w, p [2]float64
			r    float64
		}{{tie.In.WA, tie.In.PA, tie.In.RA}, {tie.In.WB, tie.In.PB, tie.In.RB}} {
			d := scene.DefaultBody
			d.Width, d.Position, d.Angle = physics.Vec2{X: b.w[0], Y: b.w[1]}, physics.Vec2{X: b.p[0], Y: b.p[1]}, b.r
			d.Mass = float64(3 + k)
			if i%2 == 1 && k == 0 {
				d.Mass = math.Inf(1)
			}
			s.Bodies = append(s.Bodies, d)
		}
		v := watchWorld(&s, &seen)
		for range 4 {
			v.step(t)
		}
	}
	t.Logf("%d ties; %d of %d steps touch", len(ties), seen.touching, seen.steps)
	if seen.touching == 0 {
		t.Error("no pair touches")
	}
}

// A watched step in parts records the same as a whole step, even if the parts are inspected. A step that
// continues after a Restore equals an unwatched one and is not recorded.
func TestWatchInParts(t *testing.T) {
	for _, world := range solvedSamples(t) {
		s := world.scene
		whole, parts, restored := s.Build(), s.Build(), s.Build()
		for range 90 {
			whole.Step(s.DT)
			parts.Step(s.DT)
			restored.Step(s.DT)
		}
		rng := rand.New(rand.NewPCG(2, 3))
		n := s.Settings.Iterations + int(physics.PhaseIntegrate) // least number of parts of each step
		var a, b physics.Snapshot
		for step := range 3 * n {
			x := physics.Watch{A: 0, B: 1}
			if all := whole.Arbiters(); len(all) > 0 {
				arb := &all[rng.IntN(len(all))]
				x.A, x.B = arb.A, arb.B
			}
			y, z := x, x
			whole.Watch(&x)
			parts.Watch(&y)
			restored.Watch(&z)
			whole.Step(s.DT)
			for !parts.Advance(s.DT) {
				if parts.Snapshot(&a); y.Step != 0 {
					t.Fatalf("%s: within step %d the watch has recorded step %d", world.name, step, y.Step)
				}
			}
			if !physics.SameBits(x, y) || x.Step != whole.Steps() {
				t.Fatalf("%s, step %d: recorded in parts %+v, as a whole %+v", world.name, whole.Steps(), y, x)
			}
			at := step % n
			for range at {
				restored.Advance(s.DT)
			}
			restored.Snapshot(&a)
			restored.Step(s.DT)
			restored.Restore(&a)
			if z.Step != 0 {
				t.Fatalf("%s: restored after %d parts, the watch has recorded step %d", world.name, at, z.Step)
			}
			restored.Step(s.DT)
			whole.Snapshot(&a)
			restored.Snapshot(&b)
			if !physics.SameBits(a, b) {
				t.Fatalf("%s, step %d: restored after %d parts, the step differs", world.name, whole.Steps(), at)
			}
			if want := map[bool]int{true: whole.Steps()}[at == 0]; z.Step != want {
				t.Fatalf("%s: restored after %d parts, step %d is recorded, want %d", world.name, at, z.Step, want)
			}
		}
	}
}
