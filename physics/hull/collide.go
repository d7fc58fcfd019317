package hull

import "math"

// Clipping is the working set of one collide call: the result of each stage, in order. Fields of stages after
// Reached are undefined. For an edge contact, Incident, Clip, Keep and Reduce are undefined too. The next call
// reuses the lists, so calls allocate nothing once the lists are long enough.
type Clipping struct {
	Bias   Bias // for the choice of the axis; zero chooses the least overlap
	All    bool // compare all edge pairs, including pairs that cannot win; the manifold is the same
	Record bool // record the effect of each side plane, and all edge pairs that cross

	Reached  Stage
	Frame    Frame // frame of the fields up to Reduce
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
	tie     float64 // separations that differ by less are equal, metres
	last    lastPair
}

type lengths struct {
	size               float64 // of the larger hull
	touch              float64 // largest gap that counts as a touch
	round              float64 // heights that differ by less may differ only by rounding
	level, plane, keep float64
}

// lastPair is the best edge pair of the last call that compared edges.
type lastPair struct {
	known bool
	a, b  *Vec3 // identify the two hulls: see own.begin
	pair  [2]int32
}

// Run collides a and b, and stores the result of each stage in c. The rotation of a pose must be a unit
// quaternion (see NewPose).
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

// Forget discards the best edge pair of earlier calls. It changes the speed of the next call, not its manifold.
func (c *Clipping) Forget() { c.last.known = false }

// Separated reports whether the call ended at a separating axis. If so, it returns the kind of the axis and the
// gap along it in metres. Another axis may have a larger gap. The distance of the hulls is at least as large as
// any gap (see Measure).
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

func (c *Clipping) setup(a, b *Hull, poseA, poseB *Pose) {
	c.A.take(a)
	c.B.take(b)
	turnA, turnB := poseA.Rotation.Matrix(), poseB.Rotation.Matrix()
	back := turnA.T()
	turn := back.Mul(&turnB)
	// The vector from the centre of A's bounds to the centre of B's. The positions are subtracted before the
	// rotation: far from the origin, the difference of near positions is exact, but rotated positions are
	// rounded.
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
	// Far from the origin of its frame, a hull has its vertices on a coarser grid, which rotates its edges.
	c.tie = max(tieTolerance*l.size, ulps*epsilon*max(c.A.own.centre.largest(), c.B.own.centre.largest()))
}

// A height has a rounding error of at most roundTolerance times the sum of both sizes and the largest component
// of the vector between the centres.
const roundTolerance = 1e-13

const epsilon = 0x1p-52

func (v Vec3) largest() float64 { return max(math.Abs(v.X), math.Abs(v.Y), math.Abs(v.Z)) }

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
