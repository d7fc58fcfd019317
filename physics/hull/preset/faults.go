package preset

// Shapes for faults alone.
var (
	// A hexagon whose numbers were rounded when it was moved and moved back.
	rounded = points{
		{0.9999999999999996, 0, -0.4}, {0.49999999999999956, 0.8660253999999998, -0.4}, {-0.5, 0.8660253999999998, -0.4},
		{-1, 0, -0.4}, {-0.5, -0.8660254, -0.4}, {0.49999999999999956, -0.8660254, -0.4},
		{0.9999999999999996, 0, 0.4}, {0.49999999999999956, 0.8660253999999998, 0.4}, {-0.5, 0.8660253999999998, 0.4},
		{-1, 0, 0.4}, {-0.5, -0.8660254, 0.4}, {0.49999999999999956, -0.8660254, 0.4},
	}
	// A square turned by 0.00001 rad. Its sides cut off the corners of one that is 4 m wide.
	yawed = points{
		{-1.999999995, -2.000039995, -0.5}, {2.000039995, -1.999999995, -0.5}, {1.999999995, 2.000039995, -0.5}, {-2.000039995, 1.999999995, -0.5},
		{-1.999999995, -2.000039995, 0.5}, {2.000039995, -1.999999995, 0.5}, {1.999999995, 2.000039995, 0.5}, {-2.000039995, 1.999999995, 0.5},
	}
	// A bar that stands on one of its edges.
	diamond = points{{-1, 0, -0.7}, {1, 0, -0.7}, {-1, 0, 0.7}, {1, 0, 0.7}, {-1, -0.7, 0}, {1, -0.7, 0}, {-1, 0.7, 0}, {1, 0.7, 0}}
	// An upside-down roof whose ridge is turned by 0.00002 rad.
	nearly = points{{-1, -0.00002, -0.5}, {1, 0.00002, -0.5}, {1, 0.8, 0.5}, {1, -0.8, 0.5}, {-1, -0.8, 0.5}, {-1, 0.8, 0.5}}
)

// Faults are a preset for each fault of the article's listing that one call shows, under the fault's
// name (physics/hull/article). Their vertices are given, not angles: what the listing answers may
// hang on the last bit of a sine.
var Faults = []Preset{
	{"fault-reference-sign", "Fault: the wrong way", "B's face decides. The listing moves the points of B's face away from A instead of onto it.",
		slab.at(0, 0, 0), slab.rising(-1e-6).at(0.5, 0.5, 0.4)},
	{"fault-frame", "Fault: two frames", "The listing's points lie on B, which is not moved; where B's face decides, they lie on A.",
		slab.at(0, 0, 0), cube.at(0.3, 0.2, 0.65)},
	{"fault-deepest-only", "Fault: a hair's tilt", "B leans by a millionth of a radian. The listing keeps two of four points.",
		slab.at(0, 0, 0), cube.rising(1e-6).at(0.3, 0.2, 0.65)},
	{"fault-flipped-dot", "Fault: points in the air", "B leans by 0.0001 rad. The listing takes the faces for parallel, and adds a corner that does not touch.",
		slab.at(0, 0, 0), slab.rising(1e-4).at(0.5, 0.5, 0.4)},
	{"fault-boundary", "Fault: lost corners", "Equal hexagons, but for the last digit. The listing leaves out what is on a border, and keeps two of six corners.",
		hexagon.at(0, 0, 0), rounded.at(0, 0, 0.75)},
	{"fault-duplicates", "Fault: eight points of four", "B is turned by 0.00001 rad and cuts off A's corners. The listing counts both ends of each cut.",
		box(2, 2, 0.5).at(0, 0, 0), yawed.at(0, 0, 0.95)},
	{"fault-parallel-ignored", "Fault: lines from before", "Edges cross at 0.00002 rad. The listing takes them for parallel, and goes on with the numbers of another pair.",
		roof.at(0, 0, 0), nearly.at(0.3, 0.000002, 0.999995)},
	{"fault-most-anti-parallel", "Fault: nothing found", "The face of B that looks down most is not the one that touches. The listing finds overlap, and no point.",
		box(2, 2, 0.5).at(0, 0, 0), boat.at(-0.2, 0.1, 0.97)},
	{"fault-unpruned", "Fault: a copy of the edge", "Each bar has four parallel edges, whose axes are one. The listing takes the first pair, which does not touch.",
		diamond.at(0, 0, 0), diamond.across().at(0.2, 0.15, 1.35)},
}
