package hull

// MaxPoints is the largest number of points that a hull can be built from, MaxVertices the largest
// number of its vertices.
const (
	MaxPoints   = 10_000
	MaxVertices = 256
	MaxFaces    = 2*MaxVertices - 4 // number of faces in a hull of triangles
	MaxEdges    = 3*MaxVertices - 6
)

// Hull is a convex polyhedron in its own frame. It is immutable.
//
// Faces are convex. They are flat within Tolerance, or within Flat if that is larger. No two adjacent faces lie
// in one plane. The corners of a face run counter-clockwise as seen from outside.
type Hull struct {
	Vertices []Vec3
	Faces    []Face
	// Edges holds half-edges. The two half-edges of an edge are adjacent: the twin of half-edge e
	// is e^1, and edge i of the hull consists of 2i and 2i+1.
	Edges []HalfEdge
	// Out holds, by vertex, a half-edge that begins there.
	Out []int32

	Size      float64 // longest distance between two vertices, metres
	Tolerance float64 // distance within which points are level, metres: see tolerance
	Flat      float64 // largest distance of a corner from a face's plane, metres; 0 except in a hull from Within with a tolerance
	Mass      Mass
}

// Face is a face: its plane, Normal·p = Offset, and its corners.
type Face struct {
	Normal Vec3    // unit, outward
	Offset float64 // metres
	First  int32   // one of its half-edges; Next leads to the others
	Count  int32   // number of corners
}

// HalfEdge is one of the two sides of an edge.
type HalfEdge struct {
	Origin int32 // vertex where it starts; its end is the twin's origin
	Next   int32 // next half-edge of the same face, counter-clockwise
	Face   int32
}

// Mass holds the mass properties of a hull with density 1 kg/m³.
type Mass struct {
	Volume  float64 // m³; also the mass in kg
	Centre  Vec3    // centre of mass, in the hull's frame, metres
	Inertia [3]Vec3 // about the centre, kg m²: a symmetric matrix, row by row
}

// Pose is the position and orientation of a hull in the world.
type Pose struct {
	Position Vec3 // of the hull's origin, metres
	Rotation Quat // from the hull's frame to the world's
}

// Quat is a rotation as a unit quaternion, W + Xi + Yj + Zk.
type Quat struct{ W, X, Y, Z float64 }
