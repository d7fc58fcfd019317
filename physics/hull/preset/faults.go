package preset

// Faults has a preset for each fault of the article's listing (physics/hull/article), with the fault's name.
// Two faults have none: Shared needs two calls, and fault-most-anti-parallel already shows EmptyHit. The
// presets have vertices instead of angles, because the listing's answers may depend on the last bit of a sine.
var Faults = []Preset{
	// The reference face is B's. The listing moves the points of that face deeper into A instead of onto A's
	// face.
	{"fault-reference-sign", "slab", "slab rising -1e-6 at 0.5 0.5 0.4"},
	// The listing's points lie on B in its old place, or on A if the reference face is B's.
	{"fault-frame", "slab", "cube at 0.3 0.2 0.65"},
	// B leans by a millionth of a radian. The listing keeps two of four points.
	{"fault-deepest-only", "slab", "cube rising 1e-6 at 0.3 0.2 0.65"},
	// B leans by 0.0001 rad. The listing treats the faces as parallel, and adds a corner that does not touch.
	{"fault-flipped-dot", "slab", "slab rising 1e-4 at 0.5 0.5 0.4"},
	// Hexagons that differ only in the last digit. The listing leaves out points on a border, and
	// keeps two of six corners.
	{"fault-boundary", "hexagon", "rounded at 0 0 0.75"},
	// B is rotated by 0.00001 rad and cuts off A's corners. The listing counts both ends of each cut.
	{"fault-duplicates", "box 2 2 0.5", "yawed at 0 0 0.95"},
	// Edges cross at 0.00002 rad. The listing's test calls them parallel, but the listing ignores the result
	// and uses the numbers of another pair.
	{"fault-parallel-ignored", "roof", "nearly at 0.3 0.000002 0.999995"},
	// The face of B that points down most does not touch. The listing finds overlap, but no point.
	{"fault-most-anti-parallel", "box 2 2 0.5", "boat at -0.2 0.1 0.97"},
	// Each bar has four parallel edges with the same axis. The listing chooses the first pair,
	// which does not touch.
	{"fault-unpruned", "diamond", "diamond across at 0.2 0.15 1.35"},
}
