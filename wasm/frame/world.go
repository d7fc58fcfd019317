package frame

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics"
)

// WorldVersion is the version of this layout: see PairVersion.
const WorldVersion = 17

// WorldHead is what the page draws of a world: this head, and then its bodies, joints, contacts,
// motions, iterations, cold iterations, samples, anchors, tallies, bounding boxes, cells, near pairs, offsets and
// lone contacts, so many of each as the head says, one list right after the other. What no layer that is on shows
// has an empty list. Where two worlds are compared, the frame of the second one begins at slot Compare.Second. Times in seconds, velocities in m/s and rad/s, impulses in N s.
//
// The contacts are those of the step's beginning, as the solver had them. After a whole step the
// bodies have moved since. Within a step, and where a pair is picked, they stand as the step
// found them. Before the first step there are no contacts.
type WorldHead struct {
	Version        float64    // the layout's
	Size           float64    // slots in use, all lists included; a second world's frame is not
	Bodies         float64    // how many
	Joints         float64    // how many
	Contacts       float64    // how many
	Motions        float64    // before the phase or iteration that was run last: of every body within a step, else of none
	Iterations     float64    // iterations of the picked pair
	ColdIterations float64    // likewise, of the step run again with warm starting off in it
	Samples        float64    // of the picked pair's impulse
	Anchors        float64    // how many
	Tallies        float64    // of the steps on the time axis, while plots are shown
	Step           float64    // the step that is shown: complete, or under way
	Complete       float64    // flag: it is complete
	Latest         float64    // the last step that was run since the scene began; those after Step lie ahead
	DT             float64    // of a step
	Time           float64    // of the step's end since the scene began
	Phase          float64    // that comes next: physics.Phase
	Ran            float64    // likewise, that ran last in this step; -1 before the first
	Iteration      float64    // of the solver, done in this step
	Energy         float64    // kinetic, of all bodies that can move, J
	Oldest         float64    // the earliest step that one can go back to
	ChosenA        float64    // body, -1 for none: the pair that is picked, A the lower one
	ChosenB        float64    // the higher one
	OfferedA       float64    // body, -1 for none: the pair that Enter or a click picks, A the lower one
	OfferedB       float64    // the higher one
	OfferedIDs     [2]Feature // of that pair's contacts, in their order; in it 1 is A and 2 is B
	Selected       float64    // body that hands were on last, -1 for none
	Followed       float64    // body that the view keeps in its place, -1 for none
	Sketching      float64    // what is being drawn: 0 nothing, 1 a box, 2 a push
	Sketch         [2]Vec     // two corners of the box; where the push is, and the pointer
	Push           float64    // impulse of the push, N s
	Undoes         float64    // flag: the notice is of what Undo takes back
	Stage          float64    // of the picked pair: world.Stage
	AtIteration    float64    // where solve, velocity and position stand: after so many iterations, of which the last is being looked at; 0 none
	AtConstraint   float64    // of it: 0 all, else one by its number in Watch.Order, or a contact of the position pass
	Contact        float64    // of the picked pair that is looked at: 0 the first, 1 the second
	Plots          float64    // those that are shown: bits of world.Plots
	First, Last    float64    // the ends of the time axis, while plots are shown

	// Scales are what each plot goes from and to, of those that are shown.
	Scales [PlotCount]Interval

	Layers         float64 // that are on: bits, by world.Layer
	Fresh          float64 // contacts of the step by their life, all of them: new, persisted,
	Kept           float64 // persisted
	Lost           float64 // and those that lost their impulse
	PointedBody    float64 // under the pointer, -1 for none
	PointedContact float64 // of the offered pair, under the pointer: 0 the first, 1 the second, -1 for none
	Bounds         float64 // how many bounding boxes
	Cells          float64 // with a body in them
	Near           float64 // pairs of bodies near one another
	Grid           Grid    // of the cells; all 0 without them

	Settings WorldSettings
	// Compare is how this world and a second one of the same scene differ; all 0 in the second one's own frame,
	// and where nothing is compared.
	Compare Compare
	// Pair is what the picked bodies' collide call finds in this step; all 0 if none are
	// picked. Its Stage is at most contacts.
	Pair Pair
	// Watch is what the step does for them; all 0 if none are picked.
	Watch Watch
}

// WorldSettings hold from the next step on.
type WorldSettings struct {
	AccumulateImpulses float64 // flag
	WarmStarting       float64 // flag
	PositionCorrection float64 // flag
	Iterations         float64 // of the solver in a step
	Gravity            Vec     // m/s²
	Baumgarte          float64 // share of an overlap that is pushed back in a step
	Slop               float64 // overlap that is let be
}

// Body is a box of a world.
type Body struct {
	At              Vec     // centre
	Angle           float64 // counter-clockwise
	AxisX           Vec     // its x axis, unit; its y axis is this turned left
	Half            Vec     // half of width and height
	Velocity        Vec     // of the centre
	AngularVelocity float64 // counter-clockwise
	Static          float64 // flag: nothing moves it
	Absent          float64 // flag: it was removed, and is not to be drawn
	Sensor          float64 // flag: it tells what it touches, and pushes nothing
	TangentSpeed    float64 // of its surface, as of a conveyor belt, clockwise around it, m/s
}

// Anchor ties a body to a place.
type Anchor struct {
	Body  float64 // by its number
	At    Vec     // where it holds the body
	To    Vec     // where it pulls that
	Force Vec     // on the body in the last step, N
	Soft  float64 // flag: a hand that drags, else a pin
}

// Joint pins two bodies together.
type Joint struct {
	A, B    float64 // bodies
	AtA     Vec     // where the pin is on A
	AtB     Vec     // and on B: the same place, but for what the joint gives
	Impulse Vec     // accumulated, on B
}

// WorldContact is a point where two bodies of a world touch.
type WorldContact struct {
	A, B        float64 // bodies, A the lower one
	At          Vec     // on the reference face
	Normal      Vec     // unit, from A to B
	Separation  float64 // never positive
	Impulse     float64 // accumulated along the normal
	Friction    float64 // accumulated along the normal turned right
	Life        float64 // physics.ContactLife: 0 new, 1 persisted, 2 lost its impulse
	Coefficient float64 // of friction: as far as this times the impulse the friction may go
}

// Grid is the broad phase's: so many cells of one size, from a corner on.
type Grid struct {
	Low, Cell     Vec     // its lowest corner, the size of a cell
	Columns, Rows float64 // how many
}

// Bound is the bounding box of a body that is not its own.
type Bound struct {
	Body      float64 // by its number
	Low, High Vec     // two corners
}

// Cell is one of the grid with bodies in it.
type Cell struct{ Column, Row, Bodies float64 }

// Near is two bodies that the broad phase has side by side, A the lower one.
type Near struct {
	A, B  float64 // bodies by their numbers, A the lower one
	Touch float64 // flag: their bounding boxes touch
}

// PlotCount is how many plots there are.
const PlotCount = 4

// The lengths of a world's parts, in slots.
const (
	WorldSlots     = int(unsafe.Sizeof(WorldHead{}) / 8)
	BodySlots      = int(unsafe.Sizeof(Body{}) / 8)
	JointSlots     = int(unsafe.Sizeof(Joint{}) / 8)
	ContactSlots   = int(unsafe.Sizeof(WorldContact{}) / 8)
	MotionSlots    = int(unsafe.Sizeof(Motion{}) / 8)
	IterationSlots = int(unsafe.Sizeof(Iteration{}) / 8)
	SampleSlots    = int(unsafe.Sizeof(Sample{}) / 8)
	AnchorSlots    = int(unsafe.Sizeof(Anchor{}) / 8)
	TallySlots     = int(unsafe.Sizeof(Tally{}) / 8)
	BoundSlots     = int(unsafe.Sizeof(Bound{}) / 8)
	CellSlots      = int(unsafe.Sizeof(Cell{}) / 8)
	NearSlots      = int(unsafe.Sizeof(Near{}) / 8)
	OffsetSlots    = int(unsafe.Sizeof(Offset{}) / 8)
	LoneSlots      = int(unsafe.Sizeof(Lone{}) / 8)
	RoundSlots     = int(unsafe.Sizeof(Round{}) / 8)
)

// Listed says which contacts are listed: what is counted is all of them.
type Listed uint8

const (
	ListAll  Listed = iota
	ListPair        // those of one pair alone, of equal bodies none
)

// Shown is what a figure shows of a world besides what it is.
type Shown struct {
	Bodies  []physics.Body   // their poses, where they are not to be the world's own
	Before  []physics.Motion // the motions before the phase or iteration that was run last, if they are to be shown
	Watch   *physics.Watch   // of the picked pair, or nil
	Cold    *physics.Watch   // likewise, of the step run again with warm starting off in it
	Samples []Sample
	Tallies []Tally

	Contacts Listed
	Pair     [2]int // whose contacts are listed, if not all are
	Bounds   []Bound
	Grid     Grid
	Cells    []Cell
	Near     []Near
	Offsets  []Offset
	Lone     []Lone
}

// contacts counts those of the arbiters that are listed.
func (s *Shown) contacts(arbiters []physics.Arbiter) (n int) {
	for i := range arbiters {
		if s.lists(&arbiters[i]) {
			n += int(arbiters[i].Count)
		}
	}
	return n
}

func (s *Shown) lists(arb *physics.Arbiter) bool {
	return s.Contacts == ListAll || s.Contacts == ListPair && int(arb.A) == s.Pair[0] && int(arb.B) == s.Pair[1]
}

// AppendWorld adds a frame to array: the bodies, joints and contacts of w, and the rest of what is shown, behind
// the head, which it returns. The caller sets what the world does not know: in the head from Latest to Layers and
// what is pointed at, Compare but for the lengths of its lists, and Pair. Another AppendWorld may move the head.
func AppendWorld(array []float64, w *physics.World, shown Shown) ([]float64, *WorldHead) {
	bodies, joints, arbiters, anchors := w.Bodies(), w.Joints(), w.Arbiters(), w.Anchors()
	if shown.Bodies != nil {
		bodies = shown.Bodies
	}
	var rounds []physics.PositionIteration
	if shown.Watch != nil {
		rounds = shown.Watch.Box2D.Positions
	}
	iterations, cold := roundsOf(shown.Watch), roundsOf(shown.Cold)
	contacts := shown.contacts(arbiters)
	size := WorldSlots + len(bodies)*BodySlots + len(joints)*JointSlots + contacts*ContactSlots +
		len(shown.Before)*MotionSlots + (iterations+cold)*IterationSlots + len(shown.Samples)*SampleSlots + len(anchors)*AnchorSlots +
		len(shown.Tallies)*TallySlots +
		len(shown.Bounds)*BoundSlots + len(shown.Cells)*CellSlots + len(shown.Near)*NearSlots +
		len(rounds)*RoundSlots + len(shown.Offsets)*OffsetSlots + len(shown.Lone)*LoneSlots
	begin := len(array)
	at := begin
	if end := at + size; cap(array) < end {
		array = append(make([]float64, 0, end+end/8), array...)
	}
	array = array[:at+size]

	phase, iteration := w.Phase()
	s := &w.Settings
	step, complete := float64(w.Steps()), 1.0
	if phase != physics.PhaseBroadphase {
		step, complete = step+1, 0
	}
	head := (*WorldHead)(unsafe.Pointer(&array[at]))
	*head = WorldHead{
		Version: WorldVersion, Size: float64(size),
		Bodies: float64(len(bodies)), Joints: float64(len(joints)), Contacts: float64(contacts),
		Motions: float64(len(shown.Before)), Iterations: float64(iterations), ColdIterations: float64(cold), Samples: float64(len(shown.Samples)), Anchors: float64(len(anchors)), Tallies: float64(len(shown.Tallies)),
		Step: step, Complete: complete, Phase: float64(phase), Iteration: float64(iteration),
		Bounds: float64(len(shown.Bounds)), Cells: float64(len(shown.Cells)), Near: float64(len(shown.Near)), Grid: shown.Grid,
		Compare: Compare{Offsets: float64(len(shown.Offsets)), Lone: float64(len(shown.Lone))},
		Ran:     -1, ChosenA: -1, ChosenB: -1, OfferedA: -1, OfferedB: -1, Selected: -1, Followed: -1, PointedBody: -1, PointedContact: -1,
		Settings: WorldSettings{
			bit(s.AccumulateImpulses), bit(s.WarmStarting), bit(s.PositionCorrection),
			float64(s.Iterations), vec(s.Gravity), s.Baumgarte, s.Slop,
		},
	}
	if shown.Watch != nil {
		head.Watch.Set(shown.Watch)
	}
	at += WorldSlots
	head.Energy, _ = Energies(w, s.Gravity)
	setBodies(list[Body](array, &at, len(bodies)), bodies, w)
	for i, to := 0, list[Joint](array, &at, len(joints)); i < len(to); i++ {
		to[i].set(&joints[i], bodies)
	}
	head.setContacts(list[WorldContact](array, &at, contacts), arbiters, &shown)
	for i, to := 0, list[Motion](array, &at, len(shown.Before)); i < len(to); i++ {
		to[i] = motion(&shown.Before[i])
	}
	setIterations(list[Iteration](array, &at, iterations), shown.Watch)
	setIterations(list[Iteration](array, &at, cold), shown.Cold)
	copy(list[Sample](array, &at, len(shown.Samples)), shown.Samples)
	for i, to := 0, list[Anchor](array, &at, len(anchors)); i < len(to); i++ {
		to[i].set(&anchors[i], bodies)
	}
	copy(list[Tally](array, &at, len(shown.Tallies)), shown.Tallies)
	copy(list[Bound](array, &at, len(shown.Bounds)), shown.Bounds)
	copy(list[Cell](array, &at, len(shown.Cells)), shown.Cells)
	copy(list[Near](array, &at, len(shown.Near)), shown.Near)
	if p := &head.Watch.Pass; len(rounds) > 0 {
		p.Rounds, p.From = float64(len(rounds)), float64(at-begin)
	}
	for i, to := 0, list[Round](array, &at, len(rounds)); i < len(to); i++ {
		to[i].set(&rounds[i])
	}
	copy(list[Offset](array, &at, len(shown.Offsets)), shown.Offsets)
	copy(list[Lone](array, &at, len(shown.Lone)), shown.Lone)
	return array, head
}

// SetOffered notes which pair is offered, and of its contacts the ids. arb is theirs, nil if they do not touch.
func (f *WorldHead) SetOffered(a, b int, arb *physics.Arbiter) {
	f.OfferedA, f.OfferedB = float64(a), float64(b)
	if arb != nil {
		for k := range arb.Count {
			f.OfferedIDs[k] = feature(arb.Contacts[k].Feature)
		}
	}
}

func roundsOf(x *physics.Watch) int {
	if x == nil || x.Step == 0 {
		return 0
	}
	return Rounds(x)
}

// list returns the n structs that begin at slot *at, which it moves behind them.
func list[T any](array []float64, at *int, n int) []T {
	if n == 0 {
		return nil
	}
	first := unsafe.Pointer(&array[*at])
	*at += n * int(unsafe.Sizeof(*new(T))/8)
	return unsafe.Slice((*T)(first), n)
}

func setBodies(to []Body, bodies []physics.Body, w *physics.World) {
	motions, masses := w.Motions(), w.Masses()
	for i := range to {
		b, m, mass := &bodies[i], &motions[i], &masses[i]
		to[i] = Body{
			At: Vec(b.Position), Angle: b.Angle, AxisX: Vec(b.Rot.Col1), Half: Vec(b.Half),
			Velocity: Vec(m.Velocity), AngularVelocity: m.AngularVelocity,
		}
		if mass.Static() {
			to[i].Static, to[i].Absent = 1, bit(mass.Absent())
		}
		to[i].Sensor, to[i].TangentSpeed = bit(mass.Sensor), mass.TangentSpeed
	}
}

func (x *Anchor) set(a *physics.Anchor, bodies []physics.Body) {
	b := &bodies[a.Body]
	*x = Anchor{
		Body: float64(a.Body), At: vec(b.Position.Add(b.Rot.MulVec(a.Local))), To: vec(a.Target), Force: vec(a.Force), Soft: bit(a.Soft()),
	}
}

func (x *Joint) set(j *physics.Joint, bodies []physics.Body) {
	a, b := &bodies[j.A], &bodies[j.B]
	*x = Joint{
		A: float64(j.A), B: float64(j.B),
		AtA: vec(a.Position.Add(a.Rot.MulVec(j.LocalA))), AtB: vec(b.Position.Add(b.Rot.MulVec(j.LocalB))),
		Impulse: vec(j.Impulse),
	}
}

// setContacts writes those that are listed, and counts all by their life.
func (f *WorldHead) setContacts(to []WorldContact, arbiters []physics.Arbiter, shown *Shown) {
	next := 0
	var lives [3]int
	for i := range arbiters {
		arb := &arbiters[i]
		listed := shown.lists(arb)
		for k := range arb.Count {
			c := &arb.Contacts[k]
			lives[c.Life]++
			if !listed {
				continue
			}
			to[next] = WorldContact{
				A: float64(arb.A), B: float64(arb.B), At: Vec(c.Position), Normal: Vec(arb.Normal),
				Separation: c.Separation, Impulse: c.Normal, Friction: c.Tangent,
				Life: float64(c.Life), Coefficient: arb.Friction,
			}
			next++
		}
	}
	f.Fresh, f.Kept, f.Lost = float64(lives[physics.ContactNew]), float64(lives[physics.ContactKept]), float64(lives[physics.ContactLost])
}
