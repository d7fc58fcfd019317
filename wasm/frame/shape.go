package frame

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics/shape"
)

// ShapeVersion is the version of the Shapes lab's layout: see PairVersion.
const ShapeVersion = 2

// Shapes holds the data of every stage for a pair of rounded shapes. Points and vectors are in the world. Lengths are in
// metres, angles in radians; a flag is 0 or 1. Fields of stages that were not reached, or of other kinds of pairs, are 0.
//
// A and B are the reader's shapes: index 0 and 1. The method may take B first: First is then 1. Corners and edges count
// from 0; edge i runs counter-clockwise from corner i to the next one.
type Shapes struct {
	Version  float64 // version of the layout
	Size     float64 // number of slots
	Stage    float64 // index of the shown shape.Stage
	Reached  float64 // last stage that ran
	Kind     float64 // shape.PairKind
	Case     float64 // shape.Case: how the call ended
	First    float64 // index of the shape that the method takes first
	Focus    float64 // shape with the keyboard focus: 0 none, 1 A, 2 B
	Lit      float64 // quantity under the pointer, here or in the inspector: see SHAPE_QUANTITY
	Compared float64 // flag: the answers are shown side by side
	Reach    float64 // shapes farther apart have no contacts: the margin around a shape
	Skin     float64 // the distance from a polygon to its skin in Box2D 2.4
	Limit    float64 // the greatest separation of the cores with contacts: Reach and both radii

	Base      Vec          // origin of the working frame, from which the method counts; its axes are the first shape's
	Sides     [2]ShapeSide // A, B
	Faces     [2]ShapeFaces
	Region    ShapeRegion
	Distance  ShapeDistance
	Nearest   ShapeNearest
	Axis      ShapeAxis
	Reference ShapeEdge
	Incident  ShapeEdge
	Dots      [shape.MaxCorners]float64 // the reference normal times each normal of the other polygon
	Clip      ShapeClip
	Contacts  ShapeAnswer    // Box2D's answer
	Answers   [3]ShapeAnswer // mended; by Box2D 2.4; by Box2D-Lite
	Hands     ShapeHands
	Ask       Ask // Stage: shape.Stage plus 1; Hot: the choice, from 1
}

// ShapeSide is a shape.
type ShapeSide struct {
	Kind    float64               // shape.Kind: circle, capsule, polygon
	Count   float64               // corners of the core: 1 for a circle, 2 for a capsule
	Radius  float64               // from the core to the surface
	Origin  Vec                   // of the shape's frame
	Angle   float64               // counter-clockwise
	Corners [shape.MaxCorners]Vec // of the core, counter-clockwise
	Normals [shape.MaxCorners]Vec // of the edges, outward unit vectors; a circle has none
	Knob    Vec                   // the top of the surface; the knob is Hands.Knob pixels farther along Up
	Up      Vec                   // unit vector
	Grip    Vec                   // a point of the surface; the handle of the radius is Hands.Grip pixels farther along Out
	Out     Vec                   // unit vector
}

// ShapeFaces is the projection of the other core on the normals of a shape's edges.
type ShapeFaces struct {
	Done        float64                   // flag
	Separations [shape.MaxCorners]float64 // for each edge, of Corners
	Corners     [shape.MaxCorners]float64 // for each edge, the nearest corner of the other core
	Edge        float64                   // with the greatest separation
	Separation  float64                   // of Edge
}

// ShapeRegion is the part of a core that is nearest to a circle's centre.
type ShapeRegion struct {
	Region   float64 // shape.Region: 0 the start of Edge, 1 its end, 2 between them
	Edge     float64 // of the first shape
	Ends     [2]Vec  // of Edge
	Center   Vec     // of the circle
	At       Vec     // the nearest point of the core
	Past, To float64 // how far the centre is past the start along Edge, and before the end, m
	T        float64 // place of the centre along Edge, as a fraction; it may be outside 0 to 1
	Inside   float64 // flag: the centre is inside the polygon
	Distance float64 // of the centre from At; negative if it is inside
}

// ShapeDistance is the distance of two points, one of each core.
type ShapeDistance struct {
	Ends       [2]Vec  // the points: of the first shape, of the second
	Surfaces   [2]Vec  // the points of the surfaces on the line through Ends
	Length     float64 // of the cores
	Separation float64 // of the surfaces
	Normal     Vec     // unit vector from the first point to the second; zero if the points coincide
}

// ShapeNearest is the pair of nearest points of two segments: of two capsules, or of the edges at the stage corner.
type ShapeNearest struct {
	Done           float64   // flag
	Segments       [2][2]Vec // the ends: of the first shape's segment, of the second's
	Edges          [2]float64
	Parallel       float64    // flag: the segments are parallel
	First          float64    // fraction on the first segment, before the one on the second is limited
	Raw            float64    // fraction on the second segment, before it is limited to 0 to 1
	Fractions      [2]float64 // of the nearest points
	Points         [2]Vec     // the nearest points
	Distance       float64    // of the points
	Separation     float64    // less both radii
	Wins           float64    // flag: of polygons, these points are nearer than the clipped ones by more than 0.0005 m
	Least          float64    // of polygons: the least separation of the clipped points, less both radii
	WithoutClipped float64    // flag: of polygons, there are no clipped points
}

// ShapeAxis is the choice between the normals of two capsules, and the cut.
type ShapeAxis struct {
	Faces       float64      // flag: neither core is past the other's end; the other fields below Spans need it
	Spans       [2]ShapeSpan // of the second core along the first, of the first along the second
	Normals     [2]Vec       // of the first capsule, toward the second; of the second, toward the first
	Separations [2]float64   // of the other core along each
	Axis        float64      // 0: the first shape's normal, 1: the second's
	Cut         [2]Vec       // the other core, cut at the ends of the axis's core
	Feet        [2]Vec       // the projections of Cut on the axis's core
	Cuts        [2]float64   // separations of Cut
	Most        float64      // the greatest separation of a point that keeps both points
	Keep        float64      // flag: both points are kept
}

// ShapeSpan is the projection of a segment on another one.
type ShapeSpan struct {
	Length  float64    // of the other one
	Ends    [2]float64 // of the segment, from the other one's start
	Outside float64    // flag: the segment is past an end
}

// ShapeEdge is the reference or the incident edge.
type ShapeEdge struct {
	Side   float64 // 1 A, 2 B; 0: not found
	Edge   float64
	Ends   [2]Vec // start, end
	Normal Vec    // outward
}

// ShapeClip is the incident edge, cut at both ends of the reference edge.
type ShapeClip struct {
	Disjoint    float64    // flag: the edges do not face each other
	Done        float64    // flag: it was cut
	Reference   float64    // length of the reference edge: its end along itself
	Along       [2]float64 // ends of the incident edge along the reference edge: at its start, at its end
	Points      [2]Vec     // ends of the cut edge, at the lower and the upper end of the reference edge
	Cut         [2]float64 // flags: a point is the cut, not a corner
	Separations [2]float64 // of Points from the reference edge, of the cores
	Feet        [2]Vec     // projections of Points on the reference edge
	Uncut       [2]Vec     // Points before the cut
	Tangent     Vec        // unit vector along the reference edge
}

// ShapeAnswer is a list of contacts.
type ShapeAnswer struct {
	Known  float64 // flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding
	Count  float64
	Normal Vec // unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none
	Points [2]ShapePoint
}

// ShapePoint is a contact.
type ShapePoint struct {
	At         Vec        // midway between both surfaces along the normal
	Surfaces   [2]Vec     // the points of the surfaces: of the first shape, of the second
	Separation float64    // negative if the shapes overlap
	ID         [2]float64 // of Box2D's answer and the mended one: an index on the first shape, and on the second
}

// ShapeHands is the part of a shape under the pointer, and the corner chosen by keys.
type ShapeHands struct {
	Side    float64 // shape under the pointer or being dragged: 0 none, 1 A, 2 B
	Part    float64 // see SHAPE_PART
	Corner  float64 // of Side, from 1; 0 none
	Dragged float64 // flag
	Chosen  float64 // shape with the chosen corner: 0 none, 1 A, 2 B
	Picked  float64 // the chosen corner, from 1; 0 none
	Knob    float64 // CSS pixels from the surface to the knob
	Grip    float64 // CSS pixels from the surface to the handle of the radius
	Handles float64 // flag: a reader may change radius and corners
}

// ShapeSlots is the length of the array.
const ShapeSlots = int(unsafe.Sizeof(Shapes{}) / 8)

// Array returns the frame's own memory as an array.
func (f *Shapes) Array() []float64 { return unsafe.Slice((*float64)(unsafe.Pointer(f)), ShapeSlots) }
