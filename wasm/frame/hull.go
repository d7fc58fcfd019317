package frame

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
)

// HullVersion is the version of this layout: see PairVersion.
const HullVersion = 17

// HullHead is what the page draws of two hulls: this head, and behind it lists, each of which the head
// names by where it begins and how long it is. A field of a stage that was not reached is 0, and a list
// of one empty.
//
// Two drawings need no more than a scale: View is both hulls without perspective, with the contact normal
// up, and Flat is the contact plane seen against the normal, with A behind it. In both x goes right and y up,
// in metres from the middle of what is drawn.
type HullHead struct {
	Version   float64 // the layout's
	Size      float64 // slots in use, all lists included
	Stage     float64 // shown, as an index of hull.Stage
	Sub       float64 // sub-step of it, from 1; 0 where the stage has none
	Subs      float64 // how many it has
	Reached   float64 // the last stage that ran
	Separated float64 // flag: an axis with a gap ended the call there
	OnEdges   float64 // flag: the contact is one of two edges, and no face is clipped
	Held      float64 // which hull hands are on: 0 none, 1 A, 2 B

	Right, Up, Toward Vec3     // the axes of View in the world, unit; Toward points at the reader
	Normal            Vec3     // from A to B, in the world: the chosen one, or that of the gap
	NormalView        Vec      // the same as View has it; its length may be below 1
	X, Y              Interval // what View spans, the moved B included
	FlatX, FlatY      Interval // what Flat spans

	Hulls     [2]HullLists // A, B
	Faces     [2]FaceTests // of A's faces, of B's
	Edges     EdgeTests
	Best      BestAxis
	Reference HullFace // whose sides clip
	Incident  IncidentFace
	Clip      ClipPlanes
	Keep      KeepPoints
	Contacts  HullContacts
	Gap       Gap
	Strict    List // of Spot: the points of A and of B, moved by the least translation, that A and B share
	Compare   Comparison
	Hands     HullHands
}

// Comparison is what the article's listing says of the pair, while that is shown beside the engine's answers.
type Comparison struct {
	On      float64 // flag
	Known   float64 // flag: the pair is small enough for the listing
	Hit     float64 // flag: it finds that the hulls overlap
	Faults  float64 // article.Faults without which it would say something else
	Parts   float64 // the first stage at which one of them acts; as many as there are if none does
	Points  List    // of Printed
	Missing List    // of numbers: corners of Strict over which it has no point

	Tilt, TiltAt float64  // of B, rad; and where on the scale of tilts, 0 to 1
	Tilts        List     // of Tilted: the first has no tilt
	Traces       List     // of Trace
	Hinge        Hinge    // about which B is tilted
	Still        List     // of Spot: B's vertices without the tilt
	Along        Interval // of Hinge.Way from its pivot that is to be seen, m: where both hulls are, and all traces
	Across       Interval // likewise of Hinge.Axis
}

// Hinge is the line about which B is tilted: it lies in the contact plane that there is without a tilt. The tilt raises what lies
// on the side of Way along the normal.
type Hinge struct {
	Pivot Spot    // on the line
	Axis  Vec3    // the line's direction, unit
	Way   Vec3    // in that plane, at right angles to Axis, unit: to the right in the view that hulls have at first
	Reach float64 // how far B reaches along Way without the tilt, m from the pivot
	Rim   float64 // the vertex of B that does, of several the one nearest to the contact plane
}

// Printed is a point of the article's listing.
type Printed struct {
	Spot   Spot
	Aside  float64 // from the nearest corner of Strict along the contact plane, m
	Height float64 // and along the normal; negative is towards A
	Right  float64 // flag: it is where that corner is
	Again  float64 // flag: there is one before it at that corner
}

// Tilted is what the three answers are at one tilt.
type Tilted struct {
	Tilt   float64    // rad
	At     float64    // on the scale of tilts, 0 to 1
	Depth  float64    // m
	Turn   float64    // of the normal from where it is without any tilt, rad
	Counts [3]float64 // points of the strict set, of the clipped manifold, of the listing
}

// Trace is where an answer has a point at one tilt.
type Trace struct {
	Answer float64 // as in Counts
	At     float64 // on the scale of tilts
	Along  float64 // along Hinge.Way, m
	Right  float64 // flag: a point of the strict set is there, or this is none of the listing's
	From   float64 // the trace that it goes on from, at the tilt before, from 1; 0 where it begins
}

// Sweep is what the three answers are over the scale of tilts.
type Sweep struct {
	Tilts            []Tilted
	Traces           []Trace
	Across           Interval    // that the points span along Axis, m
	Pivot, Axis, Way hull.Vec3   // as in Hinge
	Still            []hull.Vec3 // B's vertices without a tilt
}

// HullHands is what a pointer is at.
type HullHands struct {
	Hull    float64 // 0 none, 1 A, 2 B
	Part    float64 // hull.Part of the Hulls lab: none, the hull, a vertex, an arrow, a ring
	Vertex  float64 // the point of Hull that is at hand or chosen, from 1 in the order in which it is given; 0 none
	Dragged float64 // flag: it is in hand
	Handles float64 // flag: vertices can be taken
	At      Vec3    // where it is in the world, and in View
	View    Vec
	Gizmo   Gizmo
}

// Gizmo is what moves and turns a hull: an arrow on each axis of the world, from the hull's centre of mass, and a ring around each.
type Gizmo struct {
	Hull     float64 // whose it is: 0 none is shown, 1 A, 2 B
	Radius   float64 // of the rings, m
	From, To float64 // where arrows begin and end, m from Centre
	Short    float64 // an arrow that is seen shorter than this cannot be taken, CSS pixels
	Turn     float64 // by how much the ring in hand is turned, rad
	Arm      Vec3    // where it was grabbed, from Centre, in radii; 0 if none is in hand
	Centre   Spot    // its At and View alone
}

// Vec3 is a point or a vector of space, in the world's frame unless its field says otherwise.
type Vec3 struct{ X, Y, Z float64 }

// List is a list behind the head: the slot where it begins, and how many are in it.
type List struct{ At, Count float64 }

// Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X
// and Height.
type Spot struct {
	At     Vec3    // in space
	View   Vec     // in the picture without perspective
	Flat   Vec     // in the view of the contact plane
	Height float64 // along Normal
}

// HullLists are what a hull is made of.
type HullLists struct {
	Vertices List // of Spot
	Faces    List // of HullSide
	Corners  List // of numbers: vertices, face by face
	Edges    List // of HullEdge
	Outline  List // of numbers: the vertices round the hull as View has it, counter-clockwise
}

// HullSide is a face of a hull.
type HullSide struct {
	Normal       Vec3    // unit, outward
	Dot          Vec3    // the normal along Right, Up and Toward: its place on the sphere; of B's faces turned round
	Front        float64 // flag: the reader sees its outside
	First, Count float64 // of Corners
	Middle       Spot
}

// HullEdge is an edge of a hull.
type HullEdge struct {
	From, To    float64 // vertices
	Left, Right float64 // faces
	Hidden      float64 // flag: both of its faces look away from the reader
}

// FaceTests are how far the other hull is in front of each face of one.
type FaceTests struct {
	Face       float64 // with the largest separation
	Separation float64 // that; positive is a gap
	Bars       List    // of Bar, the largest separation first
	Support    Spot    // the other hull's deepest point behind Face
	Foot       Spot    // and its foot on the face's plane
}

// Bar is the test of one face.
type Bar struct {
	Face       float64 // by its number
	Vertex     float64 // of the other hull: its deepest behind the face
	Separation float64 // of the other hull's deepest vertex; negative is overlap
}

// EdgeTests are what the pairs of edges say.
type EdgeTests struct {
	Tested, Crossing, Pruned, Parallel float64 // pairs
	Found                              float64 // flag: some pair crosses
	A, B                               float64 // edges of the best pair
	Separation                         float64 // along the best of them; negative is overlap
	Normal                             Vec3    // of that axis, unit, from A to B
	Dot                                Vec3    // the normal along Right, Up and Toward
	NormalView                         Vec     // that in the picture without perspective
	OnA, OnB                           Spot    // the points of the two edges that are nearest to each other
	Pairs                              List    // of HullPair: those that cross
}

// HullPair is a pair of edges whose arcs cross.
type HullPair struct {
	A, B       float64 // edges
	Separation float64 // along their axis; negative is overlap
	Dot        Vec3    // where they cross, along Right, Up and Toward
}

// BestAxis is the choice between the best face of A, that of B and the best pair of edges.
type BestAxis struct {
	Axis        float64    // hull.Axis
	Separation  float64    // along it
	Separations [3]float64 // of the three candidates
	Found       [3]float64 // flag: there is one
	Thresholds  [3]float64 // what each had to exceed; the first is its own separation
	Relative    float64    // bias, a part of the depth
	Absolute    float64    // bias, m
}

// HullFace names a face.
type HullFace struct {
	OfB  float64 // flag: it is B's
	Face float64 // by its number
}

// IncidentFace is the face that is clipped.
type IncidentFace struct {
	HullFace   HullFace
	Depth      float64 // of the overlap along the best axis
	Deepest    List    // of numbers: vertices of its hull
	Candidates List    // of Candidate: the faces around them
	Polygon    List    // of ClipPoint
}

// Candidate is a face that holds one of the deepest vertices.
type Candidate struct {
	Face   float64 // by its number
	Holds  float64 // how many of them
	Cosine float64 // of the angle to the reference face's normal; -1 is head-on
}

// ClipPlanes are the side planes of the reference face, in the order in which they cut.
type ClipPlanes struct{ Planes List } // of Plane

// Plane is a side plane.
type Plane struct {
	Edge           float64 // of the reference hull
	From, To       Spot    // the ends of that edge
	Outward        Vec     // the way that is cut off, as Flat has it
	Added, Dropped float64 // corners
	Before, After  List    // of ClipPoint: the polygon
	Gone           List    // of ClipPoint: the corners that it cut off
}

// ClipPoint is a corner of the incident face, or of what the side planes left of it.
type ClipPoint struct {
	Spot    Spot
	Feature HullFeature
	Height  float64 // of a corner that was cut off, above the plane that did it
	New     float64 // flag: the plane has made it
	Vertex  float64 // of the hull that Feature names, from 1; 0 for a cut
}

// HullFeature is a contact's id: the edge that enters the point and the one that leaves it.
type HullFeature struct{ In, Out, InOfB, OutOfB float64 }

// KeepPoints are the corners that are left, against the reference face.
type KeepPoints struct {
	Points List       // of KeepPoint
	Kept   float64    // how many lie behind the face, or on it
	Alone  float64    // flag: none is left, and the deepest corner stands for them
	Chosen [4]float64 // numbers of the corners that reducing chose, in the order of choice
	Rules  [4]float64 // hull.Rule of each
	Values [4]float64 // depth m, distance m, areas m²
	Count  float64    // of Chosen
	Area   float64    // that the chosen points span, m²
	All    float64    // that the kept points span
}

// KeepPoint is such a corner.
type KeepPoint struct {
	Spot       Spot
	Foot       Spot    // on the reference face
	Separation float64 // from the reference face; negative is behind it
	Kept       float64 // flag
	Order      float64 // 1 to 4 where reduce chooses it, else 0
	Feature    HullFeature
}

// HullContacts is the result.
type HullContacts struct {
	Depth float64 // of the overlap
	Move  Vec     // of B, as View has it
	List  List
}

// HullContact is one point of it.
type HullContact struct {
	Middle, OnA, OnB Spot
	Separation       float64 // of the two surfaces there; negative is overlap
	Feature          HullFeature
	Rule             float64 // hull.Rule
}

// Gap is how far apart the hulls are where an axis separates them.
type Gap struct {
	Axis       float64 // hull.Axis
	Face       float64 // of A or of B
	Separation float64 // along that axis
	Distance   float64 // of the hulls; 0 where it is not known
	OnA, OnB   Spot    // the points of both that are nearest to each other
	Sheet      [4]Spot // a piece of the plane half-way between them, at right angles to the axis
}

// Lengths of the head and of what is in the lists.
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
)

// Hulls is the array of a figure of two hulls. It grows with what there is to draw.
type Hulls struct {
	HullHead
	Listing *article.Comparison // to write with the call; nil: none
	Sweep   *Sweep              // likewise
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

// End writes the head and returns the array. It stays until the next Begin.
func (f *Hulls) End() []float64 {
	f.Version, f.Size = HullVersion, float64(len(f.slots))
	copy(f.slots, unsafe.Slice((*float64)(unsafe.Pointer(&f.HullHead)), HullSlots))
	return f.slots
}

// add puts one more behind a list, which must be the one that was added to last.
func add[T any](f *Hulls, to *List, one T) {
	if to.Count == 0 {
		to.At = float64(len(f.slots))
	}
	to.Count++
	f.slots = append(f.slots, unsafe.Slice((*float64)(unsafe.Pointer(&one)), int(unsafe.Sizeof(one)/8))...)
}

// At returns the one of a number in a list.
func At[T any](f *Hulls, list List, i int) *T {
	var one T
	return (*T)(unsafe.Pointer(&f.slots[int(list.At)+i*int(unsafe.Sizeof(one)/8)]))
}
