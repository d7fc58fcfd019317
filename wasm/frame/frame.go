// Package frame defines the layouts of the arrays that Go and the page share, and writes the arrays.
//
// Pair is a struct of only float64, so its memory is the array: Go sets fields, the page copies the memory, and
// web/src/draw/layout.gen.ts, which is generated from the struct, has the index of each field. WorldHead and HullHead
// are heads of longer arrays, whose lists hold such structs, or numbers. After a change here, raise the version of
// the affected labs and run make generate.
package frame

import "unsafe"

// PairVersion is the version of the Pair lab's layout, in slot 0. The page refuses programs and saved traces of
// another version. Each lab has its own version.
const PairVersion = 18

// Vec is a point or vector in the world frame, unless its field states otherwise.
type Vec struct{ X, Y float64 }

// Pair holds the data of every stage for a pair of boxes. Lengths are in metres, angles in radians; a flag is 0
// or 1. Fields of stages that were not reached are 0.
type Pair struct {
	Version float64 // version of the layout
	Size    float64 // number of used slots, including Version and Size
	Stage   float64 // index of the shown physics.Stage
	Reached float64 // last stage that ran
	Outcome float64 // physics.Outcome
	Numbers float64 // flag: edge and vertex numbers are shown
	Measure float64 // flag: the measuring cursor is shown
	Focus   float64 // box with the keyboard focus: 0 none, 1 A, 2 B
	Hover   float64 // box under the pointer or being dragged: 0 none, 1 A, 2 B
	Part    float64 // part of that box: 0 none, 1 inside (moves it), 2 knob (rotates it), 3 to 6 v1 to v4 (resize it)
	Lit     float64 // quantity under the pointer, here or in the inspector: clipping.Quantity
	Knob    float64 // distance of the knob from the box's top edge, CSS pixels

	Boxes     [2]Box // A, B
	Setup     Setup
	Axes      [4]Axis // A's x and y, B's x and y
	Best      Best
	Reference Reference
	Incident  Incident
	Clips     [2]Clip // after the negative side line, after the positive one
	Keep      Keep
	Contacts  Contacts
	Ask       Ask
}

// Box is a box and its pose.
type Box struct {
	W, H, X, Y, Angle float64 // full width and height, centre, angle counter-clockwise
	AxisX             Vec     // unit vector of its x axis; its y axis is AxisX turned left by 90°
	Corners           [4]Vec  // v1 to v4
}

// Setup is the vector from A's centre to B's, in three frames.
type Setup struct {
	DP     Vec // in the world frame
	DA, DB Vec // in A's frame, in B's frame
}

// Axis is one separating axis test.
type Axis struct {
	Tested     float64  // flag: this axis was tested
	Direction  Vec      // unit
	Origin     Vec      // centre of the box that owns the axis: position 0 of the intervals below
	A, B       Interval // projections of box A and of box B
	Separation float64  // of the two intervals; negative if they overlap
	Reach      float64  // sum of the half lengths of both intervals
	Distance   float64  // distance of the centres along the axis
	Gap        Interval // gap between the intervals, or their overlap, on the tested side
}

// Interval is a range of numbers, such as positions along a direction.
type Interval struct{ Lo, Hi float64 }

// Best is the chosen axis.
type Best struct {
	Axis       float64    // 0 and 1 A's x and y, 2 and 3 B's
	Separation float64    // along it
	Normal     Vec        // unit, from A to B
	Thresholds [4]float64 // the value that each axis had to exceed; the first one is its own separation
	Took       [4]float64 // flag: the axis took the lead in its turn
	Largest    float64    // axis with the largest separation, the first of equals, regardless of hysteresis
}

// Reference is the reference face and its side lines.
type Reference struct {
	OfB   float64 // flag: the reference box is B
	Face  float64 // edge number, 1 to 4
	Front Line
	Ends  [2]Vec // ends of the face: on the negative side line, on the positive one
	Sides [2]Side
}

// Line is the set of points with Normal·p = Offset.
type Line struct {
	Normal Vec     // unit
	Offset float64 // Normal·p on the line
}

// Side is a side line.
type Side struct {
	Line Line
	Edge float64 // of the reference box
}

// Incident is the incident edge.
type Incident struct {
	Edge     float64 // edge number, 1 to 4
	Normal   Vec     // the negated front normal, in the incident box's frame
	Vertices [2]Vertex
	Dots     [4]float64 // front normal times the normals of edges 1 to 4; the incident edge has the lowest
}

// Vertex is an end of the incident edge, before or after clipping. In its ids box 1 is the reference box and
// box 2 the incident one.
type Vertex struct {
	At      Vec     // position
	Number  float64 // number of a vertex of the incident box, 1 to 4, or 0 for a cut
	Feature Feature
	Winding Feature
}

// Feature is a feature pair: edge numbers, or 0 for none.
type Feature struct{ In1, Out1, In2, Out2 float64 }

// Clip is the result of clipping the edge at a side line.
type Clip struct {
	Distances [2]float64 // signed distances of both ends from the line; positive is cut off
	Cut       float64    // flag: the line cuts the edge
	T         float64    // position of the cut, as a fraction from the first end to the second
	Count     float64    // number of remaining vertices; with fewer than two the call ends
	Vertices  [2]Vertex
	// Incoming is the segment before this line.
	Incoming [2]Vertex
}

// Keep is the test against the reference face.
type Keep struct {
	Separations [2]float64 // separations of both points from the reference face; a point at 0 or below is kept
	Kept        [2]float64 // flags: the point is kept
	Feet        [2]Vec     // projections of the points onto the line of the face
}

// Contacts is the manifold.
type Contacts struct {
	Count  float64 // 0 to 2
	Normal Vec     // unit, from A to B
	List   [2]Contact
}

// Contact is a point of the manifold. In its ids box 1 is A and box 2 is B.
type Contact struct {
	At         Vec     // on the reference face
	Origin     Vec     // the clipped vertex from which it was projected
	Separation float64 // separation of that vertex from the reference face; negative is overlap
	Feature    Feature
	Winding    Feature
	Key        float64 // the feature pair packed into 32 bits
}

// Ask is the question before a stage, or the wrong answer to it.
type Ask struct {
	Stage  float64 // physics.Stage of the question, or cursor.Stage in a world, plus 1; 0: none
	Given  float64 // flag: it was answered, wrongly; Hot, Ticked and Mark are the answer
	Hot    float64 // choice under the pointer, from 1: axis, edge of A then of B, edge of the incident box, or contact of the last step then of this one; 0: none
	Ticked float64 // by the reader: bits 0 and 1 for the clipped points that stay, or a bit for each contact
	Mark   float64 // place of the cut, by the reader, as a fraction of the edge; in a world the length of 1 m/s in a question about velocities, metres
}

// Slots is the length of the array.
const Slots = int(unsafe.Sizeof(Pair{}) / 8)

// Memory is the memory of a Pair as an array.
type Memory [Slots]float64

// Pair returns the array as a Pair.
func (m *Memory) Pair() *Pair { return (*Pair)(unsafe.Pointer(m)) }

// Array returns the memory of f as an array.
func (f *Pair) Array() []float64 {
	return unsafe.Slice((*float64)(unsafe.Pointer(f)), Slots)
}
