package preset

// Default is the initial pair of the page: a box that stands with a corner on another box. Its call reaches all
// stages.
var Default = []Preset{
	// A corner goes in first, so clip, keep and the four rules of reduce all have an effect.
	{"tilted-box", "box 1.1 0.9 0.5 faces", "box 1 0.75 0.45 faces at 0.32 0.17 0.83 turned 0.9385224833144803 -0.07508179866515842 -0.07508179866515842 0.3284828691600681"},
}

// Kinds has a preset for each kind of case in the reference data (tests/testdata), in the order of the page's
// menu. z is up.
var Kinds = []Preset{
	// B's bottom reaches past two sides of A: both clip it, and four corners remain.
	{"offset", "slab", "frustum at 0.6 0.45 0.47"},
	// Equal faces, exactly one over the other: the contact is the whole face.
	{"aligned", "slab", "slab at 0 0 0.46875"},
	// B ends where A ends: corners lie on a side plane, and must not be lost.
	{"flush", "slab", "cube at 0.5 0.25 0.72"},
	// A square lies on a hexagon. Side planes cut its corners off, so there are more than four points. Four of
	// them are kept.
	{"spin", "hexagon", "-0.14 0.98 -0.5, -0.98 -0.14 -0.5, 0.14 -0.98 -0.5, 0.98 0.14 -0.5, " +
		"-0.14 0.98 0.5, -0.98 -0.14 0.5, 0.14 -0.98 0.5, 0.98 0.14 0.5 at 0 0 0.87"},
	// B leans by 0.03 rad: one edge of its bottom is inside A, the opposite edge above A. Two contacts remain.
	{"tilt", "slab", "cube rising 0.03 at 0.2 0.1 0.74"},
	// Two ridges cross. The axis comes from the edge pair, not from a face, and there is one contact.
	{"edgeedge", "roof", "roof across down at 0.2 -0.15 0.95"},
	// The ridges cross at 0.1 rad. The smaller the angle, the less accurate their axis.
	{"edgeshallow", "roof", "-1 -0.1 -0.5, 1 0.1 -0.5, 0.92 0.9 0.5, 1.08 -0.7 0.5, -0.92 -0.9 0.5, -1.08 0.7 0.5 at 0.15 0.01 0.98"},
	// Parallel edges have no axis. A face decides, although two edges touch.
	{"ridge", "roof", "steep down at 0.6 0.05 0.9"},
	// One vertex of B is in A's top face: one contact.
	{"vertface", "slab", "pyramid down at 0.3 0.2 0.7"},
	// One edge of B lies in A's top face: two contacts, at its ends.
	{"edgeface", "slab", "roof scaled 0.75 down at 0.1 0.2 0.575"},
	// The face of B that points down most does not contain B's lowest vertex. The incident face contains it.
	{"incident", "box 2 2 0.5", "boat at -0.2 0.1 0.97"},
	// B's centre is inside A; the way out is long.
	{"deep", "cube", "frustum at 0.15 0.1 0.2"},
	// B is completely inside A.
	{"inside", "tetrahedron", "box 0.15 0.2 0.1 at 0.1 0.05 -0.1"},
	// B's edge touches A with depth 0: that is a contact.
	{"touch", "slab", "roof scaled 0.5 down at 0.25 0.125 0.5"},
	// All face normals show overlap. The axis of two edges separates the hulls by 5 cm.
	{"gap", "roof", "roof across down at 0.2 -0.15 1.05"},
	// Two pebbles in general position.
	{"random", "pebble", "stone at 0.45 0.3 1.02"},
	// A triangle of an irregular hull lies on a hexagon.
	{"randomface", "hexagon", "standing at 0.25 0.1 0.87"},
	// B's faces are given as triangles. They must be merged; otherwise there are additional edges.
	{"cotri", "slab", "cube triangles at 0.3 -0.2 0.72"},
	// B is as deep along x as along y. The earlier face wins.
	{"tie", "cube", "cube at 0.75 0.75 0"},
	// A plate 0.1 mm thick leans into the cube's top.
	{"thin", "cube", "-0.5 -0.379968 -0.320038, 0.5 -0.379968 -0.320038, -0.5 0.380032 0.319962, 0.5 0.380032 0.319962, " +
		"-0.5 -0.380032 -0.319962, 0.5 -0.380032 -0.319962, -0.5 0.379968 0.320038, 0.5 0.379968 0.320038 at 0.45 0.45 0.75"},
	// The tolerances are relative, so they also fit hulls of a millimetre.
	{"scale", "slab scaled 0.001", "cube scaled 0.001 at 0.0003 0.0002 0.00072"},
	// At 100 km a coordinate's last digit is 15 pm. The call first moves the hulls near the origin.
	{"far", "slab at 100000 -100000 100000", "cube at 100000.25 -100000.125 100000.71875"},
}
