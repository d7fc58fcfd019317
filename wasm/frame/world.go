package frame

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics"
)

// WorldVersion is the version of the World lab's layout: see PairVersion.
const WorldVersion = 19

// WorldHead is the head of a world's frame. Lists follow it, one right after the other: bodies, joints, contacts,
// motions, iterations, cold iterations, samples, anchors, tallies, bounding boxes, cells, near pairs, position
// rounds, offsets and lone contacts. The head has their lengths. Some lists are empty while the layers that show them
// are hidden. If two worlds are compared, the frame of the second one begins at slot Compare.Second. Times are in
// seconds, velocities in m/s and rad/s, impulses in N s.
//
// Contacts belong to the start of the step. After a whole step the bodies have moved since. Within a step before they
// move, and if a pair is picked, the bodies have their poses at the start of the step. Before the first step there
// are no contacts.
type WorldHead struct {
	Version        float64    // version of the layout
	Size           float64    // number of used slots, including all lists, without a second world's frame
	Bodies         float64    // number of bodies
	Joints         float64    // number of joints
	Contacts       float64    // number of listed contacts
	Motions        float64    // number of motions before the last phase or iteration; 0 unless within a step
	Iterations     float64    // number of iterations of the picked pair
	ColdIterations float64    // number of iterations of the picked pair in the step repeated without warm starting
	Samples        float64    // number of samples of the picked pair's impulse
	Anchors        float64    // number of anchors
	Tallies        float64    // number of tallies on the time axis; 0 without plots
	Step           float64    // number of the shown step: complete, or under way
	Complete       float64    // flag: that step is complete
	Latest         float64    // last step that was run since the scene began; steps after Step lie ahead
	DT             float64    // length of a step
	Time           float64    // time from the beginning of the scene to the end of the step
	Phase          float64    // next phase: physics.Phase
	Ran            float64    // last phase that ran in this step, or -1
	Iteration      float64    // number of complete solver iterations in this step
	Energy         float64    // kinetic energy of all movable bodies, J
	Oldest         float64    // earliest step that can be restored
	ChosenA        float64    // lower body of the picked pair, or -1
	ChosenB        float64    // higher body of the picked pair, or -1
	OfferedA       float64    // lower body of the offered pair, which Enter or a click picks, or -1
	OfferedB       float64    // higher body of the offered pair, or -1
	OfferedIDs     [2]Feature // ids of the offered pair's contacts, in order; box 1 is A and box 2 is B
	Selected       float64    // selected body: the last one that was grabbed, pushed or tapped, or -1
	Followed       float64    // body that the view follows, or -1
	Sketching      float64    // object being drawn: 0 nothing, 1 a box, 2 a push
	Sketch         [2]Vec     // two corners of the box; or the point of the push, and the pointer
	Push           float64    // impulse of the push, N s
	Undoes         float64    // flag: the notice describes the change that Undo reverts
	Stage          float64    // shown stage of the picked pair: cursor.Stage
	AtIteration    float64    // number of the shown iteration in solve, velocity and position; 0 none
	AtConstraint   float64    // shown constraint of that iteration: 0 all, else by Watch.Order, or a contact of the position pass
	Contact        float64    // shown contact of the picked pair: 0 the first, 1 the second
	Plots          float64    // visible plots: bits of say.Plots
	First, Last    float64    // ends of the time axis, while plots are shown

	// Scales are the ranges of the visible plots.
	Scales [PlotCount]Interval

	Layers         float64 // visible layers: bits, by say.Layer
	Fresh          float64 // number of new contacts in the step
	Kept           float64 // number of contacts that persist
	Lost           float64 // number of contacts that lost their impulse
	PointedBody    float64 // body under the pointer, or -1
	PointedContact float64 // contact of the offered pair under the pointer: 0 the first, 1 the second, or -1
	Bounds         float64 // number of bounding boxes
	Cells          float64 // number of cells with bodies
	Near           float64 // number of near pairs
	Grid           Grid    // grid of the cells; all 0 without cells

	Settings WorldSettings
	// Compare holds the differences from a second world of the same scene. It is all 0 in the second world's
	// own frame, and without a comparison.
	Compare Compare
	// Pair is the collide call of the picked bodies in this step. It is all 0 if none are picked. Its Stage is
	// at most contacts.
	Pair Pair
	// Watch is the record of the step for the picked bodies. It is all 0 if none are picked.
	Watch Watch
}

// WorldSettings are the settings of the next step.
type WorldSettings struct {
	AccumulateImpulses float64 // flag
	WarmStarting       float64 // flag
	PositionCorrection float64 // flag
	Iterations         float64 // solver iterations per step
	Gravity            Vec     // m/s²
	Baumgarte          float64 // fraction of an overlap that a step corrects
	Slop               float64 // overlap that remains uncorrected
}

// Body is a box of a world.
type Body struct {
	At              Vec     // centre
	Angle           float64 // counter-clockwise
	AxisX           Vec     // unit vector of its x axis; its y axis is AxisX turned left by 90°
	Half            Vec     // half of width and height
	Velocity        Vec     // of the centre
	AngularVelocity float64 // counter-clockwise
	Static          float64 // flag: nothing moves it
	Absent          float64 // flag: it was removed, and is not drawn
	Sensor          float64 // flag: it reports contacts, and pushes nothing
	TangentSpeed    float64 // speed of its surface, as on a conveyor belt, clockwise around it, m/s
}

// Anchor ties a body to a place in the world.
type Anchor struct {
	Body  float64 // index
	At    Vec     // the anchored point of the body
	To    Vec     // the place to which it is pulled
	Force Vec     // force on the body in the last step, N
	Soft  float64 // flag: a hand that drags; otherwise a pin
}

// Joint pins two bodies together.
type Joint struct {
	A, B    float64 // bodies
	AtA     Vec     // position of the pin on A
	AtB     Vec     // position of the pin on B; it differs from AtA if the joint gives
	Impulse Vec     // accumulated impulse on B
}

// WorldContact is a contact point of two bodies.
type WorldContact struct {
	A, B        float64 // bodies, A < B
	At          Vec     // on the reference face
	Normal      Vec     // unit, from A to B
	Separation  float64 // never positive
	Impulse     float64 // accumulated along the normal
	Friction    float64 // accumulated along the normal turned right
	Life        float64 // physics.ContactLife: 0 new, 1 persisted, 2 lost its impulse
	Coefficient float64 // coefficient of friction: the largest ratio of friction to normal impulse
}

// Grid is the grid of the broad phase: cells of one size.
type Grid struct {
	Low, Cell     Vec     // lower left corner of the grid, and the size of a cell
	Columns, Rows float64 // number of columns and rows
}

// Bound is the bounding box of a body.
type Bound struct {
	Body      float64 // index
	Low, High Vec     // lower left and upper right corner
}

// Cell is a cell of the grid with its number of bodies.
type Cell struct{ Column, Row, Bodies float64 }

// Near is a near pair of the broad phase.
type Near struct {
	A, B  float64 // bodies, A < B
	Touch float64 // flag: their bounding boxes touch
}

// PlotCount is the number of plots.
const PlotCount = 4

// Lengths of a world's parts, in slots.
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

// Listed selects the contacts in the list. WorldHead.Fresh, Kept and Lost count all contacts.
type Listed uint8

const (
	ListAll  Listed = iota
	ListPair        // only the contacts of Pair; none if both bodies are equal
)

// Shown holds the parts of a frame beside the world itself.
type Shown struct {
	Bodies  []physics.Body   // poses that replace the world's own, or nil
	Before  []physics.Motion // motions before the last phase or iteration, if they are shown
	Watch   *physics.Watch   // of the picked pair, or nil
	Cold    *physics.Watch   // of the picked pair, in the step repeated without warm starting, or nil
	Samples []Sample
	Tallies []Tally

	Contacts Listed
	Pair     [2]int // pair whose contacts are listed, with ListPair
	Bounds   []Bound
	Grid     Grid
	Cells    []Cell
	Near     []Near
	Offsets  []Offset
	Lone     []Lone
}

// contacts returns the number of listed contacts.
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

// AppendWorld appends a frame to array: the head, the bodies, joints and contacts of w, and the lists of shown. It
// also returns the head. The caller sets the fields that w and shown do not determine. Another call may move the
// head.
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

// SetOffered sets the offered pair and the ids of its contacts. arb is the pair's arbiter, or nil if it does
// not touch.
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

// list returns the n structs that begin at slot *at, and advances *at past them.
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

// setContacts writes the listed contacts, and counts all contacts by their life.
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
