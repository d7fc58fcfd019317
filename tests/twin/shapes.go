package twin

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/tests/rounded"
)

// ShapeHash hashes all results of count calls for random shapes, with every bit, and the mended and Box2D 2.4's answers.
func ShapeHash(count int) uint64 {
	var h hash
	h.begin()
	rng := random.SplitMix64(20241)
	var c shape.Clipping
	var old shape.Box2D24
	var j jsontext.Writer
	for range count {
		a, b := rounded.Shape(&rng), rounded.Shape(&rng)
		poseA, poseB := rounded.Pose(&rng, 2), rounded.Pose(&rng, 2)
		c.Run(&a, &b, &poseA, &poseB)
		mended := c.Mended()
		j = trace.AppendShapes(j[:0], []byte("0"), &c, "")
		trace.WriteManifold(&j, &mended)
		for _, one := range j {
			h.add(uint64(one))
		}
		if c.Kind != shape.PolygonPolygon {
			continue
		}
		old.Run(&a, &b, &poseA, &poseB)
		h.add(uint64(old.Reached))
		m := &old.Manifold
		h.floats(m.Normal.X, m.Normal.Y)
		for _, p := range m.Points[:m.Count] {
			h.floats(p.Position.X, p.Position.Y, p.Separation)
			h.add(uint64(p.ID.A) | uint64(p.ID.B)<<8 | flag(p.ID.FaceA)<<16 | flag(p.ID.FaceB)<<17)
		}
	}
	return uint64(h)
}
