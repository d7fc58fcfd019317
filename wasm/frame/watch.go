package frame

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// Watch is the record of a step for the picked pair: physics.Watch. With Box2D's solver Target is the normal
// velocity after a bounce, and the velocities of friction are relative to the tangent speed.
type Watch struct {
	Step       float64    // number of the recorded step, or 0
	LastStep   float64    // number of the step before if it was recorded too, otherwise 0
	Last       [2]Box     // A and B at the start of the step before
	Then       [2]Carried // contacts of the step before, at its end; ThenCount of them are set
	Now        [2]Carried // contacts of this step, at its start; NowCount of them are set
	ThenCount  float64    // number of contacts in the step before
	NowCount   float64    // number of contacts in this step
	Normal     Vec        // unit normal of this step's contacts, from A to B
	ThenNormal Vec        // unit normal of the step before, from A to B
	Warm       float64    // flag: contacts could inherit impulses: warm starting was on, and impulses were accumulated
	Sums       float64    // flag: impulses were accumulated in this step
	Start      [2]Motion  // motions of A and B before forces
	Forced     [2]Motion  // after forces, when the solver begins
	Unwarmed   [2]Motion  // before the pair's own warm start
	Warmed     [2]Motion  // after the pair's own warm start
	Solved     [2]Motion  // after all iterations
	Moved      [2]Pose    // poses of A and B after integration
	Mass       [2]float64 // effective mass along the normal, kg, by contact
	MassT      float64    // effective mass along the tangent, kg
	Target     [2]float64 // normal velocity that reduces the overlap, m/s, by contact
	Friction   float64    // coefficient
	Match      Match

	// Order is the number of each constraint of an Iteration in the solver's order, from 1; 0 if it is not
	// solved. The constraints of a block have the same number.
	Order [4]float64
	Ratio float64   // Box2D's solver: this step's time divided by the last step's; 0 with Box2D-Lite's
	Local [2]Local  // contacts of the last step, and of this one, in Box2D's solver
	Kept  [2]Stored // impulses that the next step inherits; only with Box2D's solver
	Pass  Pass      // shown iteration of the position pass
	Block Block     // block of the shown iteration on velocities, if it has one; set by the lab
}

// Block is the solution of a block: physics.BlockSolution, for the two contacts in order. It is all 0 without a
// block.
type Block struct {
	Case          float64    // the valid case: physics.BlockCase
	K             [3]float64 // change of the normal velocities per impulse, 1/kg: K11, K12, K22
	Before, After [2]float64 // accumulated normal impulses, N s
	Tried         float64    // number of cases that the solver tried, including the valid one
	Tries         [4]Try     // result of each case
}

// Try is the result of one case of a block.
type Try struct {
	Impulses   [2]float64 // accumulated normal impulses, N s
	Velocities [2]float64 // normal velocities less the bounce velocities, m/s
	Pulls      [2]float64 // flag: the impulse would be negative
	Sinks      [2]float64 // flag: the velocity would be negative
}

// Set writes the block of an iteration.
func (f *Block) Set(row *physics.VelocityRow, it *physics.VelocityIteration) {
	if it.Block.Case == physics.BlockNone {
		return
	}
	*f = Block{Case: float64(it.Block.Case), K: [3]float64{row.K.M11, row.K.M12, row.K.M22}, Tried: float64(len(it.Block.Tried()))}
	for i := range it.Normals {
		f.Before[i], f.After[i] = it.Normals[i].Before, it.Normals[i].Sum
	}
	for n := range f.Tries {
		x, to := &it.Block.Tries[n], &f.Tries[n]
		to.Impulses, to.Velocities = x.Impulses, x.Velocities
		for i := range to.Pulls {
			to.Pulls[i], to.Sinks[i] = bit(x.Pulls(i)), bit(x.Sinks(i))
		}
	}
}

// Local holds contacts in the frame of one of their bodies.
type Local struct {
	Box    float64 // the body with the frame: 1 A, 2 B, 0 without contacts
	Points [2]Vec  // points of the manifold, in the frame of the box
}

// Stored holds the impulses of a contact that the next step inherits, N s.
type Stored struct {
	Normal   float64 // impulse along the normal
	Friction float64 // along the normal turned right
}

// Pass is one iteration of the position pass: physics.PositionIteration. Before the first iteration it has no
// contacts; with Box2D-Lite's solver it is all 0.
type Pass struct {
	Count  float64 // number of contacts
	Before [2]Pose // poses of A and B before the shown iteration or contact
	After  [2]Pose
	Points [2]Push

	Slop   float64 // least separation that needs no correction, m, negative
	Solved float64 // least separation at which the pass ends, m, negative
	Rounds float64 // number of iterations of the pass
	From   float64 // slot of the first Round, relative to the start of the frame; 0 without
}

// Round is an iteration of the position pass in the list of all.
type Round struct {
	Before, After [2]Pose
	Separations   [2]float64 // by contact, m
	Corrections   [2]float64 // change of the overlap by contact, m, at most 0
}

// Pose is the position and orientation of a body.
type Pose struct {
	At    Vec // centre
	AxisX Vec // unit vector of its x axis; its y axis is AxisX turned left by 90°
}

// Push is the correction of the position pass at one contact.
type Push struct {
	At         Vec     // point of the incident box
	Normal     Vec     // unit, from A to B
	Separation float64 // m
	Correction float64 // change of the overlap, m, at most 0
	Impulse    float64 // impulse on B along the normal, kg m
}

// Carried is a contact at the transition between two steps.
type Carried struct {
	At         Vec     // position
	Separation float64 // separation from the reference face; negative is overlap
	Impulse    float64 // normal impulse: at the step's end in Then, at its start in Now
	Friction   float64 // along the normal turned right
	Key        float64 // the feature pair packed into 32 bits
	Feature    Feature // the feature pair; box 1 is A and box 2 is B
	Match      float64 // contact of the other step with the same feature pair: 0 or 1, or -1
	Life       float64 // physics.ContactLife in its own step
}

// Match compares the contacts of two steps, this one and the one before. The lab sets it.
type Match struct {
	Count    float64 // number of rows
	Rows     [4]Row  // only the first Count are set
	Faces    [2]Face // reference faces of the last step and of this one, if they differ
	Crossing Crossing
}

// Row pairs a contact of the last step with one of this step.
type Row struct {
	Then, Now float64 // 0 or 1, or -1 for none
	Same      float64 // flag: they have the same feature pair
}

// Face is an edge of a box.
type Face struct {
	Box  float64 // 0 A, 1 B
	Edge float64 // 1 to 4, 0 for none
}

// Crossing is the loss of an id because a corner crossed a side line of the reference box.
type Crossing struct {
	Side   Face       // edge along the side line; its Edge is 0 if there was no crossing
	Corner float64    // corner of the other box, 1 to 4
	Row    float64    // index of the contact's row in Match.Rows
	Beyond [2]float64 // distance of the corner outside the line in the last step and in this one, m
	Cut    [2]float64 // flags for the last step and this one: the contact is the cut of the line
}

// Motion is the velocity of a body.
type Motion struct {
	Velocity        Vec     // of the centre
	AngularVelocity float64 // counter-clockwise
}

// Iteration is one iteration of the solver for the picked pair: physics.Iteration.
type Iteration struct {
	Before, After [2]Motion
	Constraints   [4]Constraint // normal 1, friction 1, normal 2, friction 2; Watch.Order has the order of solving
	Residual      float64       // largest absolute increment, N s
}

// Constraint is one constraint in an iteration: physics.Constraint.
type Constraint struct {
	Velocity, Wanted, Increment, Before, Sum, Limit, After float64
	Clamped                                                float64 // flag: the clamp changed the increment
}

// Sample holds the impulses of the picked pair at the end of a step, N s: along the normal, and along the
// normal turned right. A missing contact has 0.
type Sample struct {
	Step               float64 // number of the step
	Normal1, Friction1 float64 // accumulated impulses of the first contact
	Normal2, Friction2 float64 // accumulated impulses of the second contact
}

// SampleOf returns the sample of an arbiter in a step.
func SampleOf(step int, arb *physics.Arbiter) Sample {
	c, d := &arb.Contacts[0], &arb.Contacts[1]
	return Sample{float64(step), c.Normal, c.Tangent, d.Normal, d.Tangent}
}

// Impulse returns the sum of the normal impulses, N s.
func (s *Sample) Impulse() float64 { return s.Normal1 + s.Normal2 }

// Set writes the record x.
func (f *Watch) Set(x *physics.Watch) {
	*f = Watch{Step: float64(x.Step)}
	if x.Step == 0 {
		return
	}
	f.LastStep = float64(x.Last.Step)
	if x.Last.Step > 0 {
		for i := range f.Last {
			b := &x.Last.Bodies[i]
			f.Last[i].set(BoxOf(b), b)
		}
	}
	then, now := &x.Carried, &x.Arbiter
	f.ThenCount, f.NowCount = setCarried(&f.Then, then, now), setCarried(&f.Now, now, then)
	f.Normal, f.ThenNormal = vec(now.Normal), vec(then.Normal)
	sums := Accumulates(x)
	f.Warm, f.Sums = bit(x.Settings.WarmStarting && sums), bit(sums)
	for i := range f.Start {
		f.Start[i], f.Forced[i] = motion(&x.Start[i]), motion(&x.Forced[i])
		f.Unwarmed[i], f.Warmed[i] = motion(&x.Unwarmed[i]), motion(&x.Warmed[i])
		f.Solved[i], f.Moved[i] = motion(&x.Solved[i]), poseOf(&x.Moved[i])
	}
	row := RowOf(x)
	f.Mass, f.MassT, f.Target, f.Friction = row.Mass, row.MassT, row.Target, row.Friction
	if x.Settings.Solver == physics.SolverBox2D {
		f.setBox2D(x)
	}
	for k, p := range Order(x) {
		for slot := range f.Order {
			if p.Takes(slot) {
				f.Order[slot] = float64(k + 1)
			}
		}
	}
}

// Withhold hides which contacts are found again, and the impulses with which they start.
func (f *Watch) Withhold() {
	for i := range f.Now {
		now := &f.Now[i]
		now.Impulse, now.Friction, now.Match, now.Life = 0, 0, -1, float64(physics.ContactNew)
		f.Then[i].Match = -1
	}
	f.Warmed = f.Unwarmed
}

// setBox2D writes the fields for Box2D's solver.
func (f *Watch) setBox2D(x *physics.Watch) {
	for i := range x.Arbiter.Count {
		p, kept := &x.Box2D.Prepared.Points[i], &x.Box2D.Stored[i]
		f.Now[i].Impulse, f.Now[i].Friction = p.Normal, p.Tangent
		f.Kept[i] = Stored{kept.X, kept.Y}
	}
	f.Ratio = x.Box2D.Ratio
	for i, l := range [...]*physics.LocalManifold{&x.Last.Local, &x.Box2D.Manifold} {
		f.Local[i] = localOf(l)
	}
	f.Pass.Slop, f.Pass.Solved = -physics.LinearSlop, physics.SolvedSeparation
}

func localOf(l *physics.LocalManifold) Local {
	switch {
	case l.Count == 0:
		return Local{}
	case l.OfB:
		return Local{1, [2]Vec{vec(l.Points[0]), vec(l.Points[1])}}
	}
	return Local{2, [2]Vec{vec(l.Points[0]), vec(l.Points[1])}}
}

// BoxOf returns a body as a box of a scene.
func BoxOf(b *physics.Body) scene.Box {
	width := b.Width()
	return scene.Box{W: width.X, H: width.Y, X: b.Position.X, Y: b.Position.Y, Angle: b.Angle}
}

// setCarried writes the contacts of one step, with the contact of the other step that has the same id.
func setCarried(to *[2]Carried, from, other *physics.Arbiter) (count float64) {
	for i := range from.Count {
		c := &from.Contacts[i]
		to[i] = Carried{
			At: vec(c.Position), Separation: c.Separation, Impulse: c.Normal, Friction: c.Tangent,
			Key: float64(c.Feature.Key()), Feature: feature(c.Feature), Match: float64(other.Find(c.Feature)),
			Life: float64(c.Life),
		}
	}
	return float64(from.Count)
}

func motion(m *physics.Motion) Motion { return Motion{vec(m.Velocity), m.AngularVelocity} }

// setIterations writes the recorded iterations.
func setIterations(to []Iteration, x *physics.Watch) {
	for i := range to {
		before, after, constraints := Recorded(x, i)
		for k := range before {
			to[i].Before[k], to[i].After[k] = motion(&before[k]), motion(&after[k])
		}
		for k := range constraints {
			c := &constraints[k]
			to[i].Constraints[k] = Constraint{c.Velocity, c.Wanted, c.Increment, c.Before, c.Sum, c.Limit, c.After, bit(c.Clamped())}
		}
		to[i].Residual = ResidualOf(x, i)
	}
}

// Set writes an iteration of the position pass. If point is 0, the poses are those before and after the iteration;
// otherwise those before and after the correction at that contact, counted from 1.
func (f *Pass) Set(it *physics.PositionIteration, count, point int) {
	f.Count = float64(count)
	before, after := it.Before, it.After
	if point > 0 {
		before, after = it.Points[point-1].Before, it.Points[point-1].After
	}
	for i := range before {
		f.Before[i], f.After[i] = poseOf(&before[i]), poseOf(&after[i])
	}
	for i := range count {
		p := &it.Points[i]
		f.Points[i] = Push{vec(p.Point), vec(p.Normal), p.Separation, p.Correction, p.Impulse}
	}
}

func (r *Round) set(it *physics.PositionIteration) {
	for i := range it.Points {
		r.Before[i], r.After[i] = poseOf(&it.Before[i]), poseOf(&it.After[i])
		r.Separations[i], r.Corrections[i] = it.Points[i].Separation, it.Points[i].Correction
	}
}

// SetStart writes the poses before the first iteration of the pass.
func (f *Pass) SetStart(it *physics.PositionIteration) {
	for i := range it.Before {
		f.Before[i] = poseOf(&it.Before[i])
	}
	f.After = f.Before
}

func poseOf(p *physics.Pose) Pose {
	r := physics.Rotation(p.Angle)
	return Pose{vec(p.Position), vec(r.Col1)}
}
