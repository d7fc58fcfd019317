package preset

import "github.com/clipstage/clipstage/physics/hull/pair"

// Shapes that several presets have.
var (
	cube    = box(0.5, 0.5, 0.5)
	slab    = box(1, 1, 0.25)
	roof    = points{{-1, -0.8, -0.5}, {1, -0.8, -0.5}, {1, 0.8, -0.5}, {-1, 0.8, -0.5}, {-1, 0, 0.5}, {1, 0, 0.5}} // its ridge is along x
	steep   = points{{-1, -0.4, -0.5}, {1, -0.4, -0.5}, {1, 0.4, -0.5}, {-1, 0.4, -0.5}, {-1, 0, 0.5}, {1, 0, 0.5}}
	pyramid = points{{-0.5, -0.5, -0.5}, {0.5, -0.5, -0.5}, {0.5, 0.5, -0.5}, {-0.5, 0.5, -0.5}, {0, 0, 0.5}}
	frustum = points{
		{-0.75, -0.75, -0.25}, {0.75, -0.75, -0.25}, {0.75, 0.75, -0.25}, {-0.75, 0.75, -0.25},
		{-0.5, -0.5, 0.25}, {0.5, -0.5, 0.25}, {0.5, 0.5, 0.25}, {-0.5, 0.5, 0.25},
	}
	hexagon = points{
		{1, 0, -0.4}, {0.5, 0.8660254, -0.4}, {-0.5, 0.8660254, -0.4}, {-1, 0, -0.4}, {-0.5, -0.8660254, -0.4}, {0.5, -0.8660254, -0.4},
		{1, 0, 0.4}, {0.5, 0.8660254, 0.4}, {-0.5, 0.8660254, 0.4}, {-1, 0, 0.4}, {-0.5, -0.8660254, 0.4}, {0.5, -0.8660254, 0.4},
	}
	tetrahedron = points{{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}}
	pebble      = points{
		{0.66, 0.6, 0.02}, {-0.57, -0.66, 0.02}, {0.12, 0.41, -0.6}, {0, -0.03, -0.7}, {0.22, 0.1, 0.68}, {0.2, 0.73, -0.26},
		{0.17, 0.65, 0.39}, {0.11, -0.74, 0.26}, {0.98, -0.04, 0.13}, {0.5, -0.65, -0.21}, {-0.24, 0.77, -0.03}, {-0.83, 0.41, -0.15},
	}
	stone = points{
		{0.66, -0.24, 0.1}, {0.06, 0.46, -0.51}, {-0.21, -0.49, -0.47}, {-0.57, -0.45, -0.17}, {-0.56, 0.33, -0.29}, {-0.63, 0.29, 0.17},
		{0.04, -0.88, 0.13}, {-0.48, 0.06, 0.44}, {-0.05, 0.12, -0.59}, {0.55, -0.55, -0.07}, {-0.42, 0.7, 0.12}, {0.58, -0.16, -0.32}, {0.43, -0.36, 0.41},
	}
	// It stands on a triangle.
	standing = points{
		{-0.4, -0.3, -0.5}, {0.45, -0.25, -0.5}, {0, 0.4, -0.5}, {0.75, -0.17, -0.15}, {0.43, 0.59, -0.01}, {-0.79, -0.1, -0.06},
		{-0.08, 0.21, 0.57}, {0.34, -0.6, 0.19}, {-0.03, -0.41, 0.48}, {-0.45, 0.36, -0.3}, {0.69, -0.31, 0.17},
	}
	// Its lowest point is the end of its keel; the face that looks down most is at the bow, higher up.
	boat = points{
		{-1, 0, -0.5}, {0.6, 0, -0.45}, {-1, 0.4, 0.5}, {-1, -0.4, 0.5},
		{1.4, 0.4, 0.575}, {1.4, -0.4, 0.575}, {1.4, 0.12, -0.125}, {1.4, -0.12, -0.125},
	}
)

// cutCube is a cube whose faces are given as two triangles each.
func cutCube(x, y, z float64) pair.Shape {
	s := cube.at(x, y, z)
	s.Faces = [][]int32{
		{0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}, {0, 1, 5}, {0, 5, 4}, {2, 6, 7}, {2, 7, 3}, {0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6},
	}
	return s
}

// Kinds are a preset for each kind of case that the reference data has (golden/README.md), in the
// order of the page's menu. z is up, and B stands on A where nothing else is said.
var Kinds = []Preset{
	{"offset", "Resting, shifted", "B's bottom reaches past two sides of A: both clip it, and four corners are left.",
		slab.at(0, 0, 0), frustum.at(0.6, 0.45, 0.47)},
	{"aligned", "Face on face", "Equal faces, one exactly over the other: the contact is the whole face.",
		slab.at(0, 0, 0), slab.at(0, 0, 0.46875)},
	{"flush", "Flush sides", "B ends where A ends: corners lie on a side plane, and must not be lost.",
		slab.at(0, 0, 0), cube.at(0.5, 0.25, 0.72)},
	{"spin", "Turned on the spot", "A square on a hexagon: side planes cut the corners off, more than four points are left, and four are kept.",
		hexagon.at(0, 0, 0), points{
			{-0.14, 0.98, -0.5}, {-0.98, -0.14, -0.5}, {0.14, -0.98, -0.5}, {0.98, 0.14, -0.5},
			{-0.14, 0.98, 0.5}, {-0.98, -0.14, 0.5}, {0.14, -0.98, 0.5}, {0.98, 0.14, 0.5},
		}.at(0, 0, 0.87)},
	{"tilt", "Slightly tilted", "B leans by 0.03 rad: its clipped face has points of different depth, the strict set is one edge.",
		slab.at(0, 0, 0), cube.rising(0.03).at(0.2, 0.1, 0.74)},
	{"edgeedge", "Edge on edge", "Two ridges cross: no face, but the pair of edges gives the axis, and there is one contact.",
		roof.at(0, 0, 0), roof.across().down().at(0.2, -0.15, 0.95)},
	{"edgeshallow", "Edges, nearly parallel", "Ridges cross at 0.1 rad. The smaller the angle, the worse their axis is known.",
		roof.at(0, 0, 0), points{{-1, -0.1, -0.5}, {1, 0.1, -0.5}, {0.92, 0.9, 0.5}, {1.08, -0.7, 0.5}, {-0.92, -0.9, 0.5}, {-1.08, 0.7, 0.5}}.at(0.15, 0.01, 0.98)},
	{"ridge", "Parallel ridges", "Parallel edges give no axis. A face decides, though two edges touch.",
		roof.at(0, 0, 0), steep.down().at(0.6, 0.05, 0.9)},
	{"vertface", "Corner on a face", "One vertex of B is in A's top face: one contact.",
		slab.at(0, 0, 0), pyramid.down().at(0.3, 0.2, 0.7)},
	{"edgeface", "Edge on a face", "One edge of B lies in A's top face: two contacts, its ends.",
		slab.at(0, 0, 0), roof.scaled(0.75).down().at(0.1, 0.2, 0.575)},
	{"incident", "Deepest corner elsewhere", "The face of B that looks down most does not hold its lowest vertex. Among the faces that do, one is clipped.",
		box(2, 2, 0.5).at(0, 0, 0), boat.at(-0.2, 0.1, 0.97)},
	{"deep", "Deep", "B's middle is inside A; the way out is long.",
		cube.at(0, 0, 0), frustum.at(0.15, 0.1, 0.2)},
	{"inside", "Inside", "B is inside A on all sides.",
		tetrahedron.at(0, 0, 0), box(0.15, 0.2, 0.1).at(0.1, 0.05, -0.1)},
	{"touch", "Just touching", "B's edge touches A with depth 0: that is a contact.",
		slab.at(0, 0, 0), roof.scaled(0.5).down().at(0.25, 0.125, 0.5)},
	{"gap", "A gap only edges see", "Each face normal finds overlap. The axis of two edges separates the hulls by 5 cm.",
		roof.at(0, 0, 0), roof.across().down().at(0.2, -0.15, 1.05)},
	{"random", "Random hulls", "Two pebbles in general position.",
		pebble.at(0, 0, 0), stone.at(0.45, 0.3, 1.02)},
	{"randomface", "A pebble on a face", "A triangle of an irregular hull lies on a hexagon.",
		hexagon.at(0, 0, 0), standing.at(0.25, 0.1, 0.87)},
	{"cotri", "Triangles in one plane", "B's faces are given as triangles. They are merged; else there were edges where there are none.",
		slab.at(0, 0, 0), cutCube(0.3, -0.2, 0.72)},
	{"tie", "Two equal ways out", "B is as deep along x as along y. The earlier face wins, always.",
		cube.at(0, 0, 0), cube.at(0.75, 0.75, 0)},
	{"thin", "A thin plate", "A plate 0.1 mm thick leans into the cube's corner.",
		cube.at(0, 0, 0), points{
			{-0.5, -0.379968, -0.320038}, {0.5, -0.379968, -0.320038}, {-0.5, 0.380032, 0.319962}, {0.5, 0.380032, 0.319962},
			{-0.5, -0.380032, -0.319962}, {0.5, -0.380032, -0.319962}, {-0.5, 0.379968, 0.320038}, {0.5, 0.379968, 0.320038},
		}.at(0.45, 0.45, 0.75)},
	{"scale", "Millimetres", "The same tolerances serve hulls of a millimetre: they are relative.",
		slab.scaled(0.001).at(0, 0, 0), cube.scaled(0.001).at(0.0003, 0.0002, 0.00072)},
	{"far", "Far from the origin", "At 100 km a coordinate's last digit is 15 pm. The hulls are taken to the middle first.",
		slab.at(100000, -100000, 100000), cube.at(100000.25, -100000.125, 100000.71875)},
}
