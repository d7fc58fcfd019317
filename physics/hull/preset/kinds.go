package preset

// Default is the pair that the page begins with: a box that stands on another one on a corner. Its call reaches all stages.
var Default = []Preset{
	// A corner goes in first: the clip, the keep and the four rules all have something to do.
	{"tilted-box", "box 1.1 0.9 0.5 faces", "box 1 0.75 0.45 faces at 0.32 0.17 0.83 turned 0.9385224833144803 -0.07508179866515842 -0.07508179866515842 0.3284828691600681"},
}

// Kinds are a preset for each kind of case that the reference data has (golden/README.md), in the
// order of the page's menu. z is up, and B stands on A where nothing else is said.
var Kinds = []Preset{
	// B's bottom reaches past two sides of A: both clip it, and four corners are left.
	{"offset", "slab", "frustum at 0.6 0.45 0.47"},
	// Equal faces, one exactly over the other: the contact is the whole face.
	{"aligned", "slab", "slab at 0 0 0.46875"},
	// B ends where A ends: corners lie on a side plane, and must not be lost.
	{"flush", "slab", "cube at 0.5 0.25 0.72"},
	// A square on a hexagon: side planes cut the corners off, more than four points are left, and four are kept.
	{"spin", "hexagon", "-0.14 0.98 -0.5, -0.98 -0.14 -0.5, 0.14 -0.98 -0.5, 0.98 0.14 -0.5, " +
		"-0.14 0.98 0.5, -0.98 -0.14 0.5, 0.14 -0.98 0.5, 0.98 0.14 0.5 at 0 0 0.87"},
	// B leans by 0.03 rad: its clipped face has points of different depth, the strict set is one edge.
	{"tilt", "slab", "cube rising 0.03 at 0.2 0.1 0.74"},
	// Two ridges cross: no face, but the pair of edges gives the axis, and there is one contact.
	{"edgeedge", "roof", "roof across down at 0.2 -0.15 0.95"},
	// Ridges cross at 0.1 rad. The smaller the angle, the worse their axis is known.
	{"edgeshallow", "roof", "-1 -0.1 -0.5, 1 0.1 -0.5, 0.92 0.9 0.5, 1.08 -0.7 0.5, -0.92 -0.9 0.5, -1.08 0.7 0.5 at 0.15 0.01 0.98"},
	// Parallel edges give no axis. A face decides, though two edges touch.
	{"ridge", "roof", "steep down at 0.6 0.05 0.9"},
	// One vertex of B is in A's top face: one contact.
	{"vertface", "slab", "pyramid down at 0.3 0.2 0.7"},
	// One edge of B lies in A's top face: two contacts, its ends.
	{"edgeface", "slab", "roof scaled 0.75 down at 0.1 0.2 0.575"},
	// The face of B that looks down most does not hold its lowest vertex. Among the faces that do, one is clipped.
	{"incident", "box 2 2 0.5", "boat at -0.2 0.1 0.97"},
	// B's middle is inside A; the way out is long.
	{"deep", "cube", "frustum at 0.15 0.1 0.2"},
	// B is inside A on all sides.
	{"inside", "tetrahedron", "box 0.15 0.2 0.1 at 0.1 0.05 -0.1"},
	// B's edge touches A with depth 0: that is a contact.
	{"touch", "slab", "roof scaled 0.5 down at 0.25 0.125 0.5"},
	// Each face normal finds overlap. The axis of two edges separates the hulls by 5 cm.
	{"gap", "roof", "roof across down at 0.2 -0.15 1.05"},
	// Two pebbles in general position.
	{"random", "pebble", "stone at 0.45 0.3 1.02"},
	// A triangle of an irregular hull lies on a hexagon.
	{"randomface", "hexagon", "standing at 0.25 0.1 0.87"},
	// B's faces are given as triangles. They are merged; else there were edges where there are none.
	{"cotri", "slab", "cube triangles at 0.3 -0.2 0.72"},
	// B is as deep along x as along y. The earlier face wins, always.
	{"tie", "cube", "cube at 0.75 0.75 0"},
	// A plate 0.1 mm thick leans into the cube's corner.
	{"thin", "cube", "-0.5 -0.379968 -0.320038, 0.5 -0.379968 -0.320038, -0.5 0.380032 0.319962, 0.5 0.380032 0.319962, " +
		"-0.5 -0.380032 -0.319962, 0.5 -0.380032 -0.319962, -0.5 0.379968 0.320038, 0.5 0.379968 0.320038 at 0.45 0.45 0.75"},
	// The same tolerances serve hulls of a millimetre: they are relative.
	{"scale", "slab scaled 0.001", "cube scaled 0.001 at 0.0003 0.0002 0.00072"},
	// At 100 km a coordinate's last digit is 15 pm. The hulls are taken to the middle first.
	{"far", "slab at 100000 -100000 100000", "cube at 100000.25 -100000.125 100000.71875"},
}
