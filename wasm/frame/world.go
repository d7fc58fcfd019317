package frame

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics"
)

// WorldHead is what the page draws of a world after its last step: this head, and then its
// bodies, joints and contacts, so many of each as the head says, one list right after
// the other. Times in seconds, velocities in m/s and rad/s, impulses in N s.
//
// The contacts are those of the step's beginning, as the solver had them: the bodies
// have moved since. Before the first step there are none.
type WorldHead struct {
	Version   float64
	Size      float64 // slots in use, all lists included
	Bodies    float64 // how many
	Joints    float64
	Contacts  float64
	Step      float64 // complete ones since the scene began
	DT        float64 // of a step
	Phase     float64 // that comes next: physics.Phase
	Iteration float64 // of the solver, done in this step
	Energy    float64 // kinetic, of all bodies that can move, J
	Oldest    float64 // the earliest step that one can go back to
	ChosenA   float64 // body, -1 for none: the pair whose stages are in Pair, A the lower one
	ChosenB   float64

	Settings WorldSettings
	// Pair is what two chosen bodies' collide call finds as they stand now; all 0 if
	// none are chosen.
	Pair Pair
}

// WorldSettings hold from the next step on.
type WorldSettings struct {
	AccumulateImpulses float64 // flag
	WarmStarting       float64 // flag
	PositionCorrection float64 // flag
	Iterations         float64
	Gravity            Vec // m/s²
	Baumgarte          float64
	Slop               float64
}

// Body is a box of a world.
type Body struct {
	At              Vec // centre
	Angle           float64
	AxisX           Vec // its x axis, unit; its y axis is this turned left
	Half            Vec // half of width and height
	Velocity        Vec
	AngularVelocity float64
	Static          float64 // flag: nothing moves it
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
	A, B       float64 // bodies, A the lower one
	At         Vec     // on the reference face
	Normal     Vec     // unit, from A to B
	Separation float64 // never positive
	Impulse    float64 // accumulated along the normal
	Friction   float64 // accumulated along the normal turned right
	Key        float64 // the feature pair packed into 32 bits: a byte an edge, In1 the lowest
	Life       float64 // physics.ContactLife: 0 new, 1 persisted, 2 lost its impulse
}

// The lengths of a world's parts, in slots.
const (
	WorldSlots   = int(unsafe.Sizeof(WorldHead{}) / 8)
	BodySlots    = int(unsafe.Sizeof(Body{}) / 8)
	JointSlots   = int(unsafe.Sizeof(Joint{}) / 8)
	ContactSlots = int(unsafe.Sizeof(WorldContact{}) / 8)
)

// AppendWorld writes the bodies, joints and contacts of w to array, whose memory it
// uses again, behind the head, which it returns. The caller sets what the world does
// not know: DT, Oldest, and the chosen pair.
func AppendWorld(array []float64, w *physics.World) ([]float64, *WorldHead) {
	bodies, joints, arbiters := w.Bodies(), w.Joints(), w.Arbiters()
	contacts := 0
	for i := range arbiters {
		contacts += int(arbiters[i].Count)
	}
	size := WorldSlots + len(bodies)*BodySlots + len(joints)*JointSlots + contacts*ContactSlots
	if cap(array) < size {
		array = make([]float64, size, size+size/8)
	}
	array = array[:size]

	phase, iteration := w.Phase()
	s := &w.Settings
	head := (*WorldHead)(unsafe.Pointer(unsafe.SliceData(array)))
	*head = WorldHead{
		Version: Version, Size: float64(size),
		Bodies: float64(len(bodies)), Joints: float64(len(joints)), Contacts: float64(contacts),
		Step: float64(w.Steps()), Phase: float64(phase), Iteration: float64(iteration),
		ChosenA: -1, ChosenB: -1,
		Settings: WorldSettings{
			bit(s.AccumulateImpulses), bit(s.WarmStarting), bit(s.PositionCorrection),
			float64(s.Iterations), vec(s.Gravity), s.Baumgarte, s.Slop,
		},
	}
	at := WorldSlots
	head.Energy = setBodies(list[Body](array, &at, len(bodies)), w)
	for i, to := 0, list[Joint](array, &at, len(joints)); i < len(to); i++ {
		to[i].set(&joints[i], bodies)
	}
	setContacts(list[WorldContact](array, &at, contacts), arbiters)
	return array, head
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

func setBodies(to []Body, w *physics.World) (energy float64) {
	bodies, motions, masses := w.Bodies(), w.Motions(), w.Masses()
	for i := range to {
		b, m, mass := &bodies[i], &motions[i], &masses[i]
		to[i] = Body{
			At: Vec(b.Position), Angle: b.Angle, AxisX: Vec(b.Rot.Col1), Half: Vec(b.Half),
			Velocity: Vec(m.Velocity), AngularVelocity: m.AngularVelocity,
		}
		if mass.Static() {
			to[i].Static = 1
			continue
		}
		v := m.Velocity
		energy += (mass.Mass*(v.X*v.X+v.Y*v.Y) + mass.I*m.AngularVelocity*m.AngularVelocity) / 2
	}
	return energy
}

func (x *Joint) set(j *physics.Joint, bodies []physics.Body) {
	a, b := &bodies[j.A], &bodies[j.B]
	*x = Joint{
		A: float64(j.A), B: float64(j.B),
		AtA: vec(a.Position.Add(a.Rot.MulVec(j.LocalA))), AtB: vec(b.Position.Add(b.Rot.MulVec(j.LocalB))),
		Impulse: vec(j.Impulse),
	}
}

func setContacts(to []WorldContact, arbiters []physics.Arbiter) {
	next := 0
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			c := &arb.Contacts[k]
			to[next] = WorldContact{
				A: float64(arb.A), B: float64(arb.B), At: Vec(c.Position), Normal: Vec(arb.Normal),
				Separation: c.Separation, Impulse: c.Normal, Friction: c.Tangent,
				Key:  float64(c.Feature.Key()),
				Life: float64(c.Life),
			}
			next++
		}
	}
}
