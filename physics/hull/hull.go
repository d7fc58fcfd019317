package hull

// MaxPoints is the most points that a hull can be built of, MaxVertices the most that it can have.
const (
	MaxPoints   = 10_000
	MaxVertices = 256
	MaxFaces    = 2*MaxVertices - 4 // a hull of triangles has so many
	MaxEdges    = 3*MaxVertices - 6
)

// Hull is a convex polyhedron in its own frame. Nothing changes it once it is built.
//
// Faces are flat, convex and as large as they can be: no two neighbours lie in one plane. Their
// corners run counter-clockwise as seen from outside.
type Hull struct {
	Vertices []Vec3
	Faces    []Face
	// Edges are half-edges: those of an edge stand side by side, so that the twin of e is e^1,
	// and the edge i of the hull is 2i and 2i+1.
	Edges []HalfEdge
	// Out is, for each vertex, a half-edge that begins there.
	Out []int32

	Size      float64 // the longest distance between two vertices, metres
	Tolerance float64 // how far apart points may be and still be level: see tolerance
	Flat      float64 // how far off its plane a face's corners may be, metres: 0 unless it was made with a tolerance, see Within
	Mass      Mass
}

// Face is the plane of a face, Normal·p = Offset, and its corners.
type Face struct {
	Normal Vec3    // unit, outward
	Offset float64 // metres
	First  int32   // a half-edge of it; Next leads round to the others
	Count  int32   // of its corners
}

// HalfEdge is an edge as one of its two faces has it.
type HalfEdge struct {
	Origin int32 // the vertex that it comes from; the one that it goes to is the twin's origin
	Next   int32 // the half-edge of the same face that follows, counter-clockwise
	Face   int32
}

// Mass is what a hull of density 1 kg/m³ weighs and how it turns.
type Mass struct {
	Volume  float64 // m³, and kg
	Centre  Vec3    // of mass, in the hull's frame
	Inertia [3]Vec3 // about the centre, kg m²: a symmetric matrix, row by row
}

// Pose is where a hull stands in the world.
type Pose struct {
	Position Vec3 // of the hull's origin
	Rotation Quat // from the hull's frame to the world's
}

// Quat is a rotation as a unit quaternion, W + Xi + Yj + Zk.
type Quat struct{ W, X, Y, Z float64 }
