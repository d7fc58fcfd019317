package hull

import "math"

// Clipping is the working set of one collide call: what each stage found, in order. Fields of
// stages after Reached mean nothing, and an edge contact has no incident, clip, keep and reduce. The lists in it are
// used again by the next call, so that calls allocate nothing once they are long enough.
type Clipping struct {
	Bias   Bias // of the choice of the axis; zero takes the least overlap exactly
	All    bool // compare all pairs of edges, also those that cannot win; the result is the same
	Record bool // keep what each side plane did, and all pairs of edges that cross

	Reached  Stage
	Frame    Frame // in which the fields up to Reduce are
	A, B     Placed
	FacesA   Faces
	FacesB   Faces
	Edges    Edges
	Best     Best
	Incident Incident
	Clip     Clip
	Keep     Keep
	Reduce   Reduce
	Manifold Manifold

	lengths lengths
	tie     float64 // two separations within it are equal, metres
	last    lastPair
}

// lengths are the tolerances of a call, in metres.
type lengths struct {
	size               float64 // of the larger hull
	touch              float64 // a gap up to it is a touch
	round              float64 // heights within it may be equal but for rounding
	level, plane, keep float64
}

// lastPair is the best pair of edges of the last call.
type lastPair struct {
	known bool
	a, b  *Vec3 // whose: see own.begin
	pair  [2]int32
}

// Run collides a and b from the first stage to the last that is reached, and leaves in c what each
// found. Poses need a unit quaternion (see NewPose).
func (c *Clipping) Run(a, b *Hull, poseA, poseB *Pose) {
	c.Manifold.Count = 0
	c.setup(a, b, poseA, poseB)

	c.Reached = StageFacesA
	c.FacesA.run(&c.A, &c.B, c.tie, c.lengths.round)
	if c.FacesA.Separation > c.lengths.touch {
		return
	}

	c.Reached = StageFacesB
	c.FacesB.run(&c.B, &c.A, c.tie, c.lengths.round)
	if c.FacesB.Separation > c.lengths.touch {
		return
	}

	c.Reached = StageEdges
	c.compareEdges()
	if c.Edges.Found && c.Edges.Separation > c.lengths.touch {
		return
	}

	c.Reached = StageBestAxis
	c.Best.run(c, c.Bias)
	if c.Best.Axis != AxisEdge {
		c.Reached = StageIncident
		c.Incident.run(c)

		c.Reached = StageClip
		c.Clip.run(c)

		c.Reached = StageKeep
		c.Keep.run(c)

		c.Reached = StageReduce
		c.Reduce.run(c)
	}

	c.Reached = StageContacts
	c.Manifold.run(c)
}

// Forget has the next call know nothing of the last one. The result is the same.
func (c *Clipping) Forget() { c.last.known = false }

// Separated reports whether the call ended because an axis separates the hulls, and returns the first
// that does, and the gap along it in metres: the largest of the faces of A, else of B, else of the pairs of edges. A later
// axis, which was not looked at, may have a larger gap; the distance is no less than any (see Measure).
func (c *Clipping) Separated() (axis Axis, gap float64, separated bool) {
	switch c.Reached {
	case StageFacesA:
		return AxisFaceA, c.FacesA.Separation, true
	case StageFacesB:
		return AxisFaceB, c.FacesB.Separation, true
	case StageEdges:
		return AxisEdge, c.Edges.Separation, true
	}
	return 0, 0, false
}

// setup takes both hulls into A's frame.
func (c *Clipping) setup(a, b *Hull, poseA, poseB *Pose) {
	c.A.take(a)
	c.B.take(b)
	turnA, turnB := poseA.Rotation.Matrix(), poseB.Rotation.Matrix()
	back := turnA.T()
	turn := back.Mul(&turnB)
	// From the middle of A's bounds to that of B's. The positions are subtracted first: far from
	// the origin their difference is exact, and what they are turned into is not.
	way := back.MulVec(poseB.Position.Sub(poseA.Position))
	way = way.Add(turn.MulVec(c.B.own.centre).Sub(c.A.own.centre))
	c.A.stand()
	c.B.place(&turn, way)
	c.Frame.Axes = turnA
	c.Frame.Origin = turnA.MulVec(c.A.own.centre).Add(poseA.Position)

	l := &c.lengths
	l.size = max(a.Size, b.Size)
	l.touch = max(a.Tolerance, b.Tolerance) + ulps*epsilon*max(poseA.Position.largest(), poseB.Position.largest())
	l.round = roundTolerance * (a.Size + b.Size + way.largest())
	l.level, l.plane, l.keep = levelTolerance*l.size, planeTolerance*l.size, keepTolerance*l.size
	// Far from its frame's origin a hull's vertices are on a coarser grid, which turns its edges.
	c.tie = max(tieTolerance*l.size, ulps*epsilon*max(c.A.own.centre.largest(), c.B.own.centre.largest()))
}

// roundTolerance times the size and the way between the hulls is what rounding may do to a height.
const roundTolerance = 1e-13

// epsilon is the distance from 1 to the next number.
const epsilon = 0x1p-52

// largest returns the component of v farthest from 0, without its sign.
func (v Vec3) largest() float64 { return max(math.Abs(v.X), math.Abs(v.Y), math.Abs(v.Z)) }

// compareEdges runs the stage edges with what is known of the last call.
func (c *Clipping) compareEdges() {
	p := pairing{a: &c.A, b: &c.B, facesA: &c.FacesA, facesB: &c.FacesB, all: c.All, record: c.Record,
		margin: c.lengths.plane, tie: c.tie, level: c.lengths.round}
	last := &c.last
	if last.known && last.a == c.A.own.begin && last.b == c.B.own.begin {
		p.last = &last.pair
	}
	c.Edges.run(&p)
	last.known = c.Edges.Found
	if last.known {
		last.a, last.b, last.pair = c.A.own.begin, c.B.own.begin, [2]int32{int32(c.Edges.A), int32(c.Edges.B)}
	}
}
