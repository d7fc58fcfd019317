// Package frame is the one layout of the array that Go and the page share.
//
// Pair is a struct of nothing but float64, so that its memory is the
// array: Go fills fields, the bridge copies the bytes, and web/src/draw/layout.gen.ts,
// generated from the struct, gives each field's index. WorldHead is the head of a longer
// array, whose lists are structs of the same kind. Change them here, raise the version of the
// labs that have them, run make generate.
package frame

import "unsafe"

// PairVersion is the layout's version, in slot 0. The page refuses a program and a saved trace
// with another one. Each lab has its own.
const PairVersion = 17

// Vec is a point or vector in the world frame unless its field says otherwise.
type Vec struct{ X, Y float64 }

// Pair is what the page draws of a pair: every stage's data. Lengths in metres,
// angles in radians, flags 0 or 1. A field of a stage that was not reached is 0.
type Pair struct {
	Version float64 // the layout's
	Size    float64 // slots in use, this one and Version included
	Stage   float64 // shown, as an index of physics.Stage
	Reached float64 // the last stage that ran
	Outcome float64 // physics.Outcome
	Numbers float64 // flag: edge and vertex numbers are shown
	Measure float64 // flag: the measuring cursor is shown
	Focus   float64 // which box has keyboard focus: 0 none, 1 A, 2 B
	Hover   float64 // which box is under the pointer or being dragged, likewise
	Part    float64 // of that box: 0 none, 1 inside (moves it), 2 knob (turns it), 3 to 6 corner v1 to v4 (resizes it)
	Lit     float64 // what is pointed at, here or in the inspector: clipping.Quantity
	Knob    float64 // distance of the knob beyond the box's top edge, CSS pixels

	Boxes     [2]Box // A, B
	Setup     Setup
	Axes      [4]Axis // A's x and y, B's x and y
	Best      Best
	Reference Reference
	Incident  Incident
	Clips     [2]Clip // by the negative side line, by the positive one
	Keep      Keep
	Contacts  Contacts
}

// Box is a box and its pose.
type Box struct {
	W, H, X, Y, Angle float64 // full width and height, centre; angle counter-clockwise
	AxisX             Vec     // its x axis, unit; its y axis is this turned left
	Corners           [4]Vec  // v1 to v4
}

// Setup is the vector from A's centre to B's.
type Setup struct {
	DP     Vec // from A's centre to B's
	DA, DB Vec // in A's frame, in B's frame
}

// Axis is one separating axis test.
type Axis struct {
	Tested     float64 // flag: this axis was reached
	Direction  Vec     // unit
	Origin     Vec     // centre of the box that owns it: 0 of the intervals below
	A, B       Interval
	Separation float64  // of the two intervals; negative is overlap
	Reach      float64  // sum of the two half shadows
	Distance   float64  // of the centres along the axis
	Gap        Interval // what lies between the shadows, or what they share, on the side of the test
}

// Interval is a box's shadow on an axis: positions along its direction.
type Interval struct{ Lo, Hi float64 }

// Best is the chosen axis.
type Best struct {
	Axis       float64    // 0 and 1 A's x and y, 2 and 3 B's
	Separation float64    // along it
	Normal     Vec        // unit, from A to B
	Thresholds [4]float64 // what each axis had to exceed; the first is its own separation
	Took       [4]float64 // flag: the axis took the lead when its turn came
	Largest    float64    // the axis of the largest separation, without the hysteresis
}

// Reference is the reference face and its side lines.
type Reference struct {
	OfB   float64 // flag: the reference box is B
	Face  float64 // edge number, 1 to 4
	Front Line
	Ends  [2]Vec // of the face: on the negative side line, on the positive one
	Sides [2]Side
}

// Line is where Normal·p = Offset.
type Line struct {
	Normal Vec     // unit
	Offset float64 // of its points along the normal
}

// Side is a side line.
type Side struct {
	Line Line
	Edge float64 // of the reference box
}

// Incident is the incident edge.
type Incident struct {
	Edge     float64 // by its number
	Normal   Vec     // the front normal, turned round, in the incident box's frame
	Vertices [2]Vertex
	Dots     [4]float64 // of the front normal with each edge's own, edges 1 to 4: the lowest is the incident edge
}

// Vertex is an end of the incident edge, or of what is left of it. In the ids, 1 is
// the reference box and 2 the incident one.
type Vertex struct {
	At      Vec     // where it is
	Number  float64 // 1 to 4 for a vertex of the incident box, 0 for a cut
	Feature Feature
	Winding Feature
}

// Feature is a feature pair: edge numbers, 0 for none.
type Feature struct{ In1, Out1, In2, Out2 float64 }

// Clip is what a side line left of the edge.
type Clip struct {
	Distances [2]float64 // of both ends beyond the line; positive is cut off
	Cut       float64    // flag
	T         float64    // how far from the first end to the second the line cuts: 0 to 1
	Count     float64    // of what is left; with fewer than two the call ends
	Vertices  [2]Vertex
	// Incoming is the segment before this line.
	Incoming [2]Vertex
}

// Keep is the test against the reference face.
type Keep struct {
	Separations [2]float64 // of both points from the reference face; a point at 0 or below is kept
	Kept        [2]float64 // flags
	Feet        [2]Vec     // the points, slid onto the line of the face
}

// Contacts is the result.
type Contacts struct {
	Count  float64 // 0 to 2
	Normal Vec     // unit, from A to B
	List   [2]Contact
}

// Contact is one point. In its ids, 1 is A and 2 is B.
type Contact struct {
	At         Vec     // on the reference face
	Origin     Vec     // the clipped vertex that it was slid from
	Separation float64 // of the point from the reference face; negative is overlap
	Feature    Feature
	Winding    Feature
	Key        float64 // the feature pair packed into 32 bits
}

// Slots is the length of the array.
const Slots = int(unsafe.Sizeof(Pair{}) / 8)

// Memory is the array, for those who keep one.
type Memory [Slots]float64

// Pair returns the array as a frame.
func (m *Memory) Pair() *Pair { return (*Pair)(unsafe.Pointer(m)) }

// Array returns the frame's own memory as an array.
func (f *Pair) Array() []float64 {
	return unsafe.Slice((*float64)(unsafe.Pointer(f)), Slots)
}
