package twin

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// HullHash hashes every bit of built hulls and of the results of count calls.
func HullHash(count int) uint64 {
	var h hullHash
	h.begin()
	rng := random.SplitMix64(20130327)
	var shapes polyhedra.Shapes
	var c hull.Clipping
	for i := range count {
		if i%5000 == 0 {
			shapes = polyhedra.NewShapes(&rng, 200)
			for _, shape := range shapes {
				h.built(shape)
			}
		}
		p := shapes.Pair(&rng, polyhedra.Kind(i%polyhedra.KindCount))
		if i%3 == 0 { // then the next call starts with the edges and planes of this one
			c.Record = i%2 == 0
			c.Run(p.A, p.B, &p.PoseA, &p.PoseB)
		}
		c.Run(p.A, p.B, &p.PoseA, &p.PoseB)
		h.clipping(&c)
	}
	return uint64(h.hash)
}

// hullHash is a hash of hulls, and of the results and choices of calls.
type hullHash struct {
	hash
	strict hull.Strict
}

func (h *hullHash) int(list ...int) {
	for _, n := range list {
		h.add(uint64(n))
	}
}

func (h *hullHash) ids(list []int32) {
	for _, n := range list {
		h.add(uint64(n))
	}
}

func (h *hullHash) vec(list ...hull.Vec3) {
	for _, v := range list {
		h.floats(v.X, v.Y, v.Z)
	}
}

func (h *hullHash) pair(f hull.FeaturePair) { h.add(uint64(f.Key())) }

func (h *hullHash) built(b *hull.Hull) {
	h.int(len(b.Vertices), len(b.Faces), len(b.Edges))
	h.vec(b.Vertices...)
	for _, f := range b.Faces {
		h.vec(f.Normal)
		h.floats(f.Offset)
		h.int(int(f.First), int(f.Count))
	}
	for _, e := range b.Edges {
		h.int(int(e.Origin), int(e.Next), int(e.Face))
	}
	h.floats(b.Size, b.Tolerance, b.Mass.Volume)
	h.vec(b.Mass.Centre, b.Mass.Inertia[0], b.Mass.Inertia[1], b.Mass.Inertia[2])
}

func (h *hullHash) faces(f *hull.Faces) {
	h.floats(f.Separations...)
	h.ids(f.Supports)
	h.int(f.Face)
	h.floats(f.Separation)
}

func (h *hullHash) clipping(c *hull.Clipping) {
	h.int(int(c.Reached), c.Manifold.Count)
	h.faces(&c.FacesA)
	if c.Reached >= hull.StageFacesB {
		h.faces(&c.FacesB)
	}
	if c.Reached >= hull.StageEdges {
		e := &c.Edges
		h.int(e.Tested, e.Crossing, e.Parallel, e.Culled, e.A, e.B)
		h.vec(e.Normal)
		h.floats(e.Separation)
	}
	if _, _, separated := c.Separated(); separated {
		d := c.Measure()
		h.floats(d.Length)
		h.vec(d.OnA, d.OnB)
		return
	}
	h.int(int(c.Best.Axis), c.Best.Face)
	h.vec(c.Best.Normal)
	h.floats(c.Best.Separation)
	h.floats(c.Best.Thresholds[:]...)
	if c.Best.Axis != hull.AxisEdge {
		h.clipped(c)
	}
	h.vec(c.Manifold.Normal)
	h.floats(c.Manifold.Depth)
	for _, p := range c.Manifold.Contacts[:c.Manifold.Count] {
		h.vec(p.Position, p.OnA, p.OnB)
		h.floats(p.Separation)
		h.pair(p.Feature)
		h.int(int(p.Rule))
	}
	h.strict.Run(c)
	h.vec(h.strict.Points...)
}

// clipped hashes the stages incident, clip, keep and reduce.
func (h *hullHash) clipped(c *hull.Clipping) {
	vertices := func(list []hull.ClipVertex) {
		h.int(len(list))
		for i := range list {
			h.vec(list[i].Position)
			h.pair(list[i].Feature)
		}
	}
	h.int(c.Incident.Face)
	h.ids(c.Incident.Deepest)
	vertices(c.Incident.Polygon)
	for i := range c.Clip.Planes {
		plane := &c.Clip.Planes[i]
		h.int(int(plane.Edge), plane.Added, plane.Dropped)
		h.vec(plane.Normal)
		h.floats(plane.Offset)
		if c.Record {
			vertices(plane.After)
			vertices(plane.Gone)
		}
	}
	vertices(c.Clip.Polygon)
	h.floats(c.Keep.Separations...)
	for _, p := range c.Keep.Points {
		h.vec(p.Position)
		h.pair(p.Feature)
	}
	for i := range c.Reduce.Count {
		h.int(c.Reduce.Points[i], int(c.Reduce.Rules[i]))
	}
}
