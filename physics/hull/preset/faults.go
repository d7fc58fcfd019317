package preset

// Faults are a preset for each fault of the article's listing that one call shows, under the fault's
// name (physics/hull/article). Their vertices are given, not angles: what the listing answers may
// hang on the last bit of a sine.
var Faults = []Preset{
	{"fault-reference-sign", "Fault: the wrong way", "B's face decides. The listing moves the points of B's face away from A instead of onto it.",
		"slab", "slab rising -1e-6 at 0.5 0.5 0.4"},
	{"fault-frame", "Fault: two frames", "The listing's points lie on B, which is not moved; where B's face decides, they lie on A.",
		"slab", "cube at 0.3 0.2 0.65"},
	{"fault-deepest-only", "Fault: a hair's tilt", "B leans by a millionth of a radian. The listing keeps two of four points.",
		"slab", "cube rising 1e-6 at 0.3 0.2 0.65"},
	{"fault-flipped-dot", "Fault: points in the air", "B leans by 0.0001 rad. The listing takes the faces for parallel, and adds a corner that does not touch.",
		"slab", "slab rising 1e-4 at 0.5 0.5 0.4"},
	{"fault-boundary", "Fault: lost corners", "Equal hexagons, but for the last digit. The listing leaves out what is on a border, and keeps two of six corners.",
		"hexagon", "rounded at 0 0 0.75"},
	{"fault-duplicates", "Fault: eight points of four", "B is turned by 0.00001 rad and cuts off A's corners. The listing counts both ends of each cut.",
		"box 2 2 0.5", "yawed at 0 0 0.95"},
	{"fault-parallel-ignored", "Fault: lines from before", "Edges cross at 0.00002 rad. The listing takes them for parallel, and goes on with the numbers of another pair.",
		"roof", "nearly at 0.3 0.000002 0.999995"},
	{"fault-most-anti-parallel", "Fault: nothing found", "The face of B that looks down most is not the one that touches. The listing finds overlap, and no point.",
		"box 2 2 0.5", "boat at -0.2 0.1 0.97"},
	{"fault-unpruned", "Fault: a copy of the edge", "Each bar has four parallel edges, whose axes are one. The listing takes the first pair, which does not touch.",
		"diamond", "diamond across at 0.2 0.15 1.35"},
}
