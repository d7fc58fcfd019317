package preset

// Faults are a preset for each fault of the article's listing (physics/hull/article), in the
// article's order. Their vertices are given, not angles: what the listing answers may hang on the
// last bit of a sine.
var Faults = []Preset{
	{"fault-reference-sign", "Fault: the wrong way", "B's face decides. The listing moves the points of B's face away from A instead of onto it.",
		slab.at(0, 0, 0), slab.rising(-1e-6).at(0.5, 0.5, 0.4)},
	{"fault-frame", "Fault: two frames", "The listing's points lie on B before it is moved out; the next preset's lie on A.",
		slab.at(0, 0, 0), cube.at(0.3, 0.2, 0.65)},
	{"fault-deepest-only", "Fault: a hair's tilt", "B leans by a millionth of a radian. The listing keeps two of four points.",
		slab.at(0, 0, 0), cube.rising(1e-6).at(0.3, 0.2, 0.65)},
	{"fault-flipped-dot", "Fault: points in the air", "B leans by 0.0001 rad. The listing takes the faces for parallel, and adds a corner that does not touch.",
		slab.at(0, 0, 0), slab.rising(1e-4).at(0.5, 0.5, 0.4)},
	{"fault-boundary", "Fault: lost corners", "Equal hexagons. The listing leaves out what is on a border, and keeps two of six corners.",
		hexagon.at(0, 0, 0), hexagon.at(0, 0, 0.75)},
	{"fault-duplicates", "Fault: eight points of four", "B is turned by 0.00001 rad. Where two corners nearly meet, the listing counts both crossings.",
		cube.at(0, 0, 0), points{
			{-0.499995, -0.500005, -0.5}, {0.500005, -0.499995, -0.5}, {0.499995, 0.500005, -0.5}, {-0.500005, 0.499995, -0.5},
			{-0.499995, -0.500005, 0.5}, {0.500005, -0.499995, 0.5}, {0.499995, 0.500005, 0.5}, {-0.500005, 0.499995, 0.5},
		}.at(0, 0, 0.95)},
	{"fault-most-anti-parallel", "Fault: nothing found", "The face of B that looks down most is not the one that touches. The listing finds overlap, and no point.",
		box(2, 2, 0.5).at(0, 0, 0), boat.at(-0.2, 0.1, 0.97)},
}
