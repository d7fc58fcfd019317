package frame

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
)

// HullVersion is the version of the Hulls lab's layout: see PairVersion.
const HullVersion = 18

// HullHead is the head of the frame of two hulls. Lists follow it; the head has the first slot and the length
// of each. Fields of stages that were not reached are 0, and their lists are empty.
//
// View and Flat are two drawings. View shows both hulls without perspective, with the contact normal up. Flat
// shows the contact plane, seen against the normal, with A behind it. In both x points right and y up, in
// metres from the centre of the drawing.
type HullHead struct {
	Version   float64 // version of the layout
	Size      float64 // number of used slots, including all lists
	Stage     float64 // index of the shown hull.Stage
	Sub       float64 // shown sub-step of the stage, from 1; 0 if the stage has none
	Subs      float64 // number of sub-steps of the stage
	Reached   float64 // last stage that ran
	Separated float64 // flag: an axis with a gap ended the call
	OnEdges   float64 // flag: the contact is an edge contact, and no face is clipped
	Held      float64 // hull with the keyboard focus: 0 none, 1 A, 2 B

	Right, Up, Toward Vec3     // unit axes of View in the world; Toward points at the viewer
	Normal            Vec3     // unit, from A to B, in the world: the chosen normal, or the axis of the gap
	NormalView        Vec      // Normal in View; it may be shorter than 1
	X, Y              Interval // extent of View, including the moved B
	FlatX, FlatY      Interval // extent of Flat

	Hulls     [2]HullLists // A, B
	Faces     [2]FaceTests // of A's faces, of B's
	Edges     EdgeTests
	Best      BestAxis
	Reference HullFace // face whose side planes clip
	Incident  IncidentFace
	Clip      ClipPlanes
	Keep      KeepPoints
	Contacts  HullContacts
	Gap       Gap
	Strict    List // of Spot: the corners of the strict set, with B moved by the least translation
	Compare   Comparison
	Hands     HullHands
	Ask       HullAsk
}

// Comparison holds the answer of the article's listing, while it is shown beside the engine's.
type Comparison struct {
	On      float64 // flag
	Known   float64 // flag: the listing has an answer; a large pair has none
	Hit     float64 // flag: the listing finds overlap
	Faults  float64 // faults that affect the answer: article.Faults
	Parts   float64 // first stage at which one of these faults acts; the number of stages if none does
	Points  List    // of Printed
	Missing List    // of numbers: corners of Strict without a point of the listing

	Tilt, TiltAt float64  // tilt of B, rad, and its place on the scale of tilts, 0 to 1
	Tilts        List     // of Tilted: the first one has no tilt
	Traces       List     // of Trace
	Hinge        Hinge    // the axis of the tilt
	Still        List     // of Spot: B's vertices without tilt
	Along        Interval // visible interval along Hinge.Way from its pivot, m, with all traces
	Across       Interval // visible interval along Hinge.Axis from its pivot, m
}

// Hinge is the axis of B's tilt. It lies in the contact plane without tilt. The tilt raises the side of Way
// along the normal.
type Hinge struct {
	Pivot Spot    // a point on the axis
	Axis  Vec3    // unit direction of the axis
	Way   Vec3    // unit vector in the contact plane, perpendicular to Axis: to the right in the initial view
	Reach float64 // extent of B along Way without tilt, m from the pivot
	Rim   float64 // vertex of B at the extent Reach; of nearly equal ones, the closest to the contact plane
}

// Printed is a point of the article's listing.
type Printed struct {
	Spot   Spot
	Aside  float64 // distance from the closest corner of Strict along the contact plane, m
	Height float64 // height above that corner along the normal, m; negative is towards A
	Right  float64 // flag: it lies at that corner
	Again  float64 // flag: an earlier point lies at that corner
}

// Tilted sums up the three answers at one tilt: the strict set, the clipped manifold and the listing's points.
type Tilted struct {
	Tilt   float64    // rad
	At     float64    // place on the scale of tilts, 0 to 1
	Depth  float64    // m
	Turn   float64    // rotation of the normal from its direction without tilt, rad
	Counts [3]float64 // number of points: of the strict set, of the clipped manifold, of the listing
}

// Trace is a point of an answer at one tilt.
type Trace struct {
	Answer float64 // index of the answer in Counts
	At     float64 // place on the scale of tilts, 0 to 1
	Along  float64 // along Hinge.Way, m
	Right  float64 // flag: a point of the strict set is there; always set for the engine's answers
	From   float64 // the trace at the tilt before that it continues, from 1; 0 if it begins here
}

// Sweep holds the three answers over the scale of tilts.
type Sweep struct {
	Tilts            []Tilted
	Traces           []Trace
	Across           Interval    // extent of the points along Axis, m
	Pivot, Axis, Way hull.Vec3   // as in Hinge
	Still            []hull.Vec3 // B's vertices without tilt
}

// HullHands is the object under the pointer, or the selected vertex.
type HullHands struct {
	Hull    float64 // 0 none, 1 A, 2 B
	Part    float64 // hull.Part of the Hulls lab: none, the hull, a vertex, an arrow, or a ring
	Vertex  float64 // the point of Hull under the pointer or selected, from 1 in the order of the input; 0 none
	Dragged float64 // flag: it is being dragged
	Handles float64 // flag: vertices can be dragged
	At      Vec3    // the met point, or the vertex, in the world
	View    Vec     // the same point in View
	Gizmo   Gizmo
}

// Gizmo moves and rotates a hull: an arrow along each axis of the world, from the hull's centre of mass, and a
// ring around each axis.
type Gizmo struct {
	Hull     float64 // its hull: 0 none, 1 A, 2 B
	Radius   float64 // radius of the rings, m
	From, To float64 // start and end of the arrows, m from Centre
	Short    float64 // shortest length on the screen at which an arrow can be dragged, CSS pixels
	Turn     float64 // rotation of the ring being dragged, rad
	Arm      Vec3    // from Centre to the grabbed point of the ring, in radii; 0 if no ring is dragged
	Centre   Spot    // centre of mass; only its At and View are set
}

// HullAsk is the question before a stage, or the wrong answer to it.
type HullAsk struct {
	Stage  float64 // hull.Stage of the question, plus 1; 0: none
	Given  float64 // flag: it was answered, wrongly; Hot and Ticked are the answer
	Hot    float64 // choice under the pointer, from 1; 0: none
	Ticked float64 // bit i: the reader ticked choice i
	Marks  List    // of HullMark
}

// HullMark is a part of the picture that stands for a choice.
type HullMark struct {
	Choice float64 // from 0
	Part   float64 // MarkFace, MarkEdge or MarkPoint
	OfB    float64 // flag: the face or the edge is B's
	Index  float64 // of the face or the edge in its hull, or of the point among the kept ones
}

// Parts of the picture.
const (
	MarkFace = iota
	MarkEdge
	MarkPoint
)

// AddMark adds a part that stands for a choice.
func (f *Hulls) AddMark(m HullMark) { add(f, &f.Ask.Marks, m) }

// Vec3 is a point or a vector in space, in the world's frame unless its field states otherwise.
type Vec3 struct{ X, Y, Z float64 }

// List is a list after the head: its first slot, and its number of elements.
type List struct{ At, Count float64 }

// Spot is a point in space, with its positions in the drawings. In the side view, along Flat's y, it is at
// (Flat.X, Height).
type Spot struct {
	At     Vec3    // in the world
	View   Vec     // in View
	Flat   Vec     // in Flat
	Height float64 // height along Normal
}

// HullLists are the lists of a hull.
type HullLists struct {
	Vertices List // of Spot
	Faces    List // of HullSide
	Corners  List // of numbers: vertices, face by face
	Edges    List // of HullEdge
	Outline  List // of numbers: the vertices of the silhouette in View, counter-clockwise
}

// HullSide is a face of a hull.
type HullSide struct {
	Normal       Vec3    // unit, outward
	Dot          Vec3    // the normal along Right, Up and Toward, its point on the Gauss map; negated for B
	Front        float64 // flag: the viewer sees its outside
	First, Count float64 // range in Corners
	Middle       Spot
}

// HullEdge is an edge of a hull.
type HullEdge struct {
	From, To    float64 // vertices
	Left, Right float64 // faces
	Hidden      float64 // flag: both of its faces point away from the viewer
}

// FaceTests are the separations of the other hull from each face of a hull.
type FaceTests struct {
	Face       float64 // face with the largest separation
	Separation float64 // separation of Face; positive is a gap
	Bars       List    // of Bar, in descending order of separation
	Support    Spot    // the other hull's deepest point behind Face
	Foot       Spot    // projection of Support onto the plane of Face
}

// Bar is the test of one face.
type Bar struct {
	Face       float64 // index in its hull
	Vertex     float64 // deepest vertex of the other hull behind the face
	Separation float64 // separation of that vertex; negative is overlap
}

// EdgeTests are the results of the stage edges.
type EdgeTests struct {
	Tested, Crossing, Pruned, Parallel float64 // numbers of pairs
	Found                              float64 // flag: some pair crosses
	A, B                               float64 // edges of the pair with the largest separation
	Separation                         float64 // separation along its axis; negative is overlap
	Normal                             Vec3    // its axis: unit, from A to B
	Dot                                Vec3    // the normal along Right, Up and Toward
	NormalView                         Vec     // Normal in View
	OnA, OnB                           Spot    // closest points of the two edges
	Pairs                              List    // of HullPair: the pairs that cross
}

// HullPair is an edge pair whose arcs cross.
type HullPair struct {
	A, B       float64 // edges
	Separation float64 // along their axis; negative is overlap
	Dot        Vec3    // the crossing on the Gauss map, along Right, Up and Toward
}

// BestAxis is the choice between the best face of A, the best face of B and the best edge pair.
type BestAxis struct {
	Axis        float64    // hull.Axis
	Separation  float64    // separation along the axis
	Separations [3]float64 // of the three candidates
	Found       [3]float64 // flag: the candidate exists
	Thresholds  [3]float64 // the value that each had to exceed; the first one is its own separation
	Relative    float64    // relative bias: a fraction of the depth
	Absolute    float64    // absolute bias, m
}

// HullFace names a face.
type HullFace struct {
	OfB  float64 // flag: it is B's
	Face float64 // index in its hull
}

// IncidentFace is the face that is clipped.
type IncidentFace struct {
	HullFace   HullFace
	Depth      float64 // overlap along the best axis
	Deepest    List    // of numbers: vertices of its hull
	Candidates List    // of Candidate: the faces at these vertices
	Polygon    List    // of ClipPoint
}

// Candidate is a face with at least one of the deepest vertices.
type Candidate struct {
	Face   float64 // index in its hull
	Holds  float64 // number of its deepest vertices
	Cosine float64 // cosine of the angle to the reference face's normal; -1 is anti-parallel
}

// ClipPlanes lists the side planes of the reference face, in the order of clipping.
type ClipPlanes struct{ Planes List } // of Plane

// Plane is a side plane.
type Plane struct {
	Edge           float64 // of the reference hull
	From, To       Spot    // ends of that edge
	Outward        Vec     // outward normal in Flat
	Added, Dropped float64 // numbers of corners
	Before, After  List    // of ClipPoint: the polygon
	Gone           List    // of ClipPoint: the removed corners
}

// ClipPoint is a corner of the incident face, before or during clipping.
type ClipPoint struct {
	Spot    Spot
	Feature HullFeature
	Height  float64 // height of a removed corner above its plane
	New     float64 // flag: the plane created it
	Vertex  float64 // vertex named by Feature, from 1; 0 for a cut
}

// HullFeature is a contact's id: the edge that enters the point and the edge that leaves it.
type HullFeature struct{ In, Out, InOfB, OutOfB float64 }

// KeepPoints are the clipped corners, tested against the reference face.
type KeepPoints struct {
	Points List       // of KeepPoint
	Kept   float64    // number of kept corners, counting the one of Alone
	Alone  float64    // flag: no corner was kept, and the incident face's deepest corner stands for all
	Chosen [4]float64 // corners chosen by reduce, in the order of choice
	Rules  [4]float64 // hull.Rule of each chosen corner
	Values [4]float64 // score of each chosen corner: depth m, distance m, areas m²; 0 if all are chosen
	Count  float64    // number of chosen corners
	Area   float64    // area spanned by the chosen corners, m²
	All    float64    // area spanned by the kept corners, m²
}

// KeepPoint is a clipped corner, or the corner that stands for all.
type KeepPoint struct {
	Spot       Spot
	Foot       Spot    // projection onto the reference face
	Separation float64 // from the reference face; negative is behind it
	Kept       float64 // flag
	Order      float64 // 1 to 4 if reduce chooses it, otherwise 0
	Feature    HullFeature
}

// HullContacts is the manifold.
type HullContacts struct {
	Depth float64 // depth of the overlap
	Move  Vec     // the least translation of B, in View
	List  List
}

// HullContact is a point of the manifold.
type HullContact struct {
	Middle, OnA, OnB Spot
	Separation       float64 // separation of the two surfaces; negative is overlap
	Feature          HullFeature
	Rule             float64 // hull.Rule
}

// Gap describes hulls that an axis separates.
type Gap struct {
	Axis       float64 // hull.Axis
	Face       float64 // index in A or B; -1 for an edge axis
	Separation float64 // separation along the axis
	Distance   float64 // distance of the hulls
	OnA, OnB   Spot    // closest points of the hulls
	Sheet      [4]Spot // corners of a piece of the plane halfway between the hulls, perpendicular to the axis
}

// Lengths of the head and of list elements, in slots.
const (
	HullSlots        = int(unsafe.Sizeof(HullHead{}) / 8)
	SpotSlots        = int(unsafe.Sizeof(Spot{}) / 8)
	HullSideSlots    = int(unsafe.Sizeof(HullSide{}) / 8)
	HullEdgeSlots    = int(unsafe.Sizeof(HullEdge{}) / 8)
	BarSlots         = int(unsafe.Sizeof(Bar{}) / 8)
	HullPairSlots    = int(unsafe.Sizeof(HullPair{}) / 8)
	CandidateSlots   = int(unsafe.Sizeof(Candidate{}) / 8)
	PlaneSlots       = int(unsafe.Sizeof(Plane{}) / 8)
	ClipPointSlots   = int(unsafe.Sizeof(ClipPoint{}) / 8)
	KeepPointSlots   = int(unsafe.Sizeof(KeepPoint{}) / 8)
	HullContactSlots = int(unsafe.Sizeof(HullContact{}) / 8)
	PrintedSlots     = int(unsafe.Sizeof(Printed{}) / 8)
	TiltedSlots      = int(unsafe.Sizeof(Tilted{}) / 8)
	TraceSlots       = int(unsafe.Sizeof(Trace{}) / 8)
	HullMarkSlots    = int(unsafe.Sizeof(HullMark{}) / 8)
)

// Hulls is the frame of two hulls. It grows with its lists.
type Hulls struct {
	HullHead
	Listing *article.Comparison // to be written with the call, or nil
	Sweep   *Sweep              // to be written with the call, or nil
	slots   []float64
}

// Begin empties the lists.
func (f *Hulls) Begin() {
	if f.slots == nil {
		f.slots = make([]float64, HullSlots, 4*HullSlots)
	}
	f.slots = f.slots[:HullSlots]
	f.HullHead, f.Listing, f.Sweep = HullHead{}, nil, nil
}

// End writes the head and returns the array, which is valid until the next Begin.
func (f *Hulls) End() []float64 {
	f.Version, f.Size = HullVersion, float64(len(f.slots))
	copy(f.slots, unsafe.Slice((*float64)(unsafe.Pointer(&f.HullHead)), HullSlots))
	return f.slots
}

// add appends one to a list. Another list must not be extended in between.
func add[T any](f *Hulls, to *List, one T) {
	if to.Count == 0 {
		to.At = float64(len(f.slots))
	}
	to.Count++
	f.slots = append(f.slots, unsafe.Slice((*float64)(unsafe.Pointer(&one)), int(unsafe.Sizeof(one)/8))...)
}

// At returns element i of a list.
func At[T any](f *Hulls, list List, i int) *T {
	var one T
	return (*T)(unsafe.Pointer(&f.slots[int(list.At)+i*int(unsafe.Sizeof(one)/8)]))
}
