package frame

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// Watch is what a step does for the picked pair, as physics.Watch recorded it. With Box2D's solver
// Target is the normal velocity of a bounce, and friction drives to the surface's speed.
type Watch struct {
	Step       float64    // recorded, 0 for none
	LastStep   float64    // the step before, if it was recorded too; else 0
	Last       [2]Box     // A and B as that one found them
	Then       [2]Carried // its contacts, as it ended; so many as ThenCount says
	Now        [2]Carried // those of this step, as it begins; so many as NowCount says
	ThenCount  float64    // how many contacts the last step had
	NowCount   float64    // and this one has
	Normal     Vec        // of this step's contacts, from A to B
	ThenNormal Vec        // of the last step, unit, from A to B
	Warm       float64    // flag: contacts began with what they had: warm starting was on, and impulses were accumulated
	Sums       float64    // flag: impulses were accumulated in this step
	Start      [2]Motion  // of A and B before forces
	Forced     [2]Motion  // with gravity, when the solver begins
	Unwarmed   [2]Motion  // before the pair's own warm start
	Warmed     [2]Motion  // and after it
	Mass       [2]float64 // effective mass along the normal, kg, by contact
	MassT      float64    // along the tangent
	Target     [2]float64 // the normal velocity that pushes out of the overlap, by contact
	Friction   float64    // coefficient
	Match      Match

	// Order is the number that each of an Iteration's constraints has in the solver's order, from 1; 0
	// where it is not solved. Those of a block have the same.
	Order [4]float64
	Ratio float64   // of this step's time to the last one's, by which Box2D's solver scales what is carried; 0 with Lite's
	Local [2]Local  // where Box2D's solver keeps the contacts of the last step, and of this one
	Kept  [2]Stored // what the contacts keep for the next step; Box2D's solver alone has it
	Pass  Pass      // the iteration of the position pass that is looked at. The lab sets it
	Block Block     // of the iteration on velocities that is looked at, where it has one. The lab sets it
}

// Block is how the normal impulses of both contacts are found together: physics.BlockSolution, of the two
// contacts in their order. Where none is looked at it is all 0.
type Block struct {
	Case          float64    // that holds: physics.BlockCase
	K             [3]float64 // what the impulses change of the velocities, 1/kg: K11, K12, K22
	Before, After [2]float64 // sums, N s
	Tried         float64    // how many cases the solver tried, the one that holds included
	Tries         [4]Try     // what each case gives
}

// Try is what a case of a block gives.
type Try struct {
	Impulses   [2]float64 // N s
	Velocities [2]float64 // normal, less those of a bounce, m/s
	Pulls      [2]float64 // flag: the contact would have to pull
	Sinks      [2]float64 // flag: the boxes would go on closing there
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

// Local is where contacts are in the frame of one of their bodies.
type Local struct {
	Box    float64 // 1 A, 2 B, 0 where there are none
	Points [2]Vec  // of the manifold, in the frame of its box
}

// Stored is the impulses that a contact keeps, N s.
type Stored struct {
	Normal   float64 // impulse along the normal
	Friction float64 // along the normal turned right
}

// Pass is one iteration of the position pass: physics.PositionIteration. Before the first it has no
// contacts; where there is none it is all 0.
type Pass struct {
	Count  float64 // contacts
	Before [2]Pose // of A and B, before the iteration or the contact that is looked at
	After  [2]Pose
	Points [2]Push

	Slop   float64 // separation up to which contacts are left as they are, m, negative
	Solved float64 // and that from which on the pass ends
	Rounds float64 // how many iterations the pass had
	From   float64 // the slot where the first Round is, from the one where the frame begins; 0 without
}

// Round is an iteration of the position pass among all of them.
type Round struct {
	Before, After [2]Pose
	Separations   [2]float64 // by contact, m
	Corrections   [2]float64 // of the overlap, m, at most 0
}

// Pose is where a body is.
type Pose struct {
	At    Vec // centre
	AxisX Vec // its x axis, unit; its y axis is this turned left
}

// Push is what the position pass does at one contact.
type Push struct {
	At         Vec     // the point of the incident box
	Normal     Vec     // unit, from A to B
	Separation float64 // m
	Correction float64 // of the overlap, m, at most 0
	Impulse    float64 // kg m, on B along the normal
}

// Carried is a contact between two steps.
type Carried struct {
	At         Vec     // where it is
	Separation float64 // of the point from the reference face; negative is overlap
	Impulse    float64 // along the normal: of Then at the step's end, of Now at its beginning
	Friction   float64 // along the normal turned right
	Key        float64 // the feature pair packed into 32 bits
	Feature    Feature // the same, apart; in it 1 is A and 2 is B
	Match      float64 // which contact of the other step has the same feature pair: 0 or 1, -1 for none
	Life       float64 // in its own step: physics.ContactLife
}

// Match is how the contacts of this step go on from those of the last one. The lab sets it.
type Match struct {
	Count    float64 // of the rows
	Rows     [4]Row  // so many as Count says
	Faces    [2]Face // the reference faces of the last step and of this one, where they differ
	Crossing Crossing
}

// Row is a contact of the last step beside one of this step.
type Row struct {
	Then, Now float64 // 0 or 1, -1 for none
	Same      float64 // flag: their feature pairs are the same
}

// Face is an edge of a box.
type Face struct {
	Box  float64 // 0 A, 1 B
	Edge float64 // 1 to 4, 0 for none
}

// Crossing is the loss of an id by a corner that has crossed a side line of the reference box.
type Crossing struct {
	Side   Face       // along the side line; its Edge is 0 where no such thing happened
	Corner float64    // of the other box, 1 to 4
	Row    float64    // of the contact, in Match.Rows
	Beyond [2]float64 // how far outside of the line the corner was in the last step, and is in this one, m
	Cut    [2]float64 // flag: the contact was, and is, where the line cuts
}

// Motion is how a body moves.
type Motion struct {
	Velocity        Vec     // of the centre
	AngularVelocity float64 // counter-clockwise
}

// Iteration is one iteration of the solver for the picked pair: physics.Iteration.
type Iteration struct {
	Before, After [2]Motion
	Constraints   [4]Constraint // normal 1, friction 1, normal 2, friction 2; the order of solving is Watch.Order
	Residual      float64       // the largest increment of them, its size, N s
}

// Constraint is one constraint of it: physics.Constraint.
type Constraint struct {
	Velocity, Wanted, Increment, Before, Sum, Limit, After float64
	Clamped                                                float64 // flag: it got less than it wanted
}

// Sample is the picked pair's impulses at the end of a step, N s: along the normal, and along the normal
// turned right. Those of a contact that is not there are 0.
type Sample struct {
	Step               float64 // by its number
	Normal1, Friction1 float64 // accumulated impulses of the first contact
	Normal2, Friction2 float64 // and of the second
}

// SampleOf returns that of two bodies in a step.
func SampleOf(step int, arb *physics.Arbiter) Sample {
	c, d := &arb.Contacts[0], &arb.Contacts[1]
	return Sample{float64(step), c.Normal, c.Tangent, d.Normal, d.Tangent}
}

// Impulse returns the sum along the normal.
func (s *Sample) Impulse() float64 { return s.Normal1 + s.Normal2 }

// Set writes what x recorded.
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

// setBox2D writes what Box2D's solver begins with, and what it stored.
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

// BoxOf returns a body as a box of a scene: its widths and its pose.
func BoxOf(b *physics.Body) scene.Box {
	width := b.Width()
	return scene.Box{W: width.X, H: width.Y, X: b.Position.X, Y: b.Position.Y, Angle: b.Angle}
}

// setCarried writes the contacts of one step, and which of the other step's has the same id.
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

// setIterations writes those that x recorded.
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

// Set writes an iteration of the position pass, or with a point, from 1, what that changes.
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

// SetStart writes where the first iteration of the pass begins.
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
