package preset

// Faults are a preset for each fault of the article's listing that one call shows, under the fault's
// name (physics/hull/article). Their vertices are given, not angles: what the listing answers may
// hang on the last bit of a sine.
var Faults = []Preset{
	// B's face decides. The listing moves the points of B's face away from A instead of onto it.
	{"fault-reference-sign", "slab", "slab rising -1e-6 at 0.5 0.5 0.4"},
	// The listing's points lie on B, which is not moved; where B's face decides, they lie on A.
	{"fault-frame", "slab", "cube at 0.3 0.2 0.65"},
	// B leans by a millionth of a radian. The listing keeps two of four points.
	{"fault-deepest-only", "slab", "cube rising 1e-6 at 0.3 0.2 0.65"},
	// B leans by 0.0001 rad. The listing takes the faces for parallel, and adds a corner that does not touch.
	{"fault-flipped-dot", "slab", "slab rising 1e-4 at 0.5 0.5 0.4"},
	// Equal hexagons, but for the last digit. The listing leaves out what is on a border, and keeps two of six corners.
	{"fault-boundary", "hexagon", "rounded at 0 0 0.75"},
	// B is turned by 0.00001 rad and cuts off A's corners. The listing counts both ends of each cut.
	{"fault-duplicates", "box 2 2 0.5", "yawed at 0 0 0.95"},
	// Edges cross at 0.00002 rad. The listing takes them for parallel, and goes on with the numbers of another pair.
	{"fault-parallel-ignored", "roof", "nearly at 0.3 0.000002 0.999995"},
	// The face of B that looks down most is not the one that touches. The listing finds overlap, and no point.
	{"fault-most-anti-parallel", "box 2 2 0.5", "boat at -0.2 0.1 0.97"},
	// Each bar has four parallel edges, whose axes are one. The listing takes the first pair, which does not touch.
	{"fault-unpruned", "diamond", "diamond across at 0.2 0.15 1.35"},
}
