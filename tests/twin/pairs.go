package twin

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
)

// Kinds names the kinds of pairs.
var Kinds = []string{"any", "overlap", "near touching", "thin", "equal angles", "quarter turns", "near tie", "sizes", "grid", "far", "extreme"}

// Pair returns two boxes of the given kind. It uses only functions of package math that are written in Go on
// every machine, so the boxes are the same everywhere.
func Pair(s *random.SplitMix64, kind int) (a, b physics.Body) {
	box := func(wMin, wMax, reach float64) physics.Body {
		return physics.NewBody(vec(s.Float(wMin, wMax), s.Float(wMin, wMax)),
			vec(s.Float(-reach, reach), s.Float(-reach, reach)), s.Float(-math.Pi, math.Pi))
	}
	turn := func(body *physics.Body, angle float64) { body.Angle, body.Rot = angle, physics.Rotation(angle) }
	switch Kinds[kind] {
	case "any":
		return box(0.2, 4, 3), box(0.2, 4, 3)
	case "overlap":
		return box(1, 4, 0.8), box(1, 4, 0.8)
	case "near touching":
		// B is moved along A's x axis until the gap or overlap there is tiny.
		a, b = box(0.5, 3, 0.5), box(0.5, 3, 0.5)
		touch(&a, &b, s.Float(-1e-3, 1e-4))
		return a, b
	case "thin":
		a, b = box(0.5, 4, 1), box(0.5, 4, 1)
		a.Half.Y *= s.Float(1e-3, 0.1)
		b.Half.X *= s.Float(1e-3, 0.1)
		return a, b
	case "equal angles":
		a, b = box(0.5, 3, 1), box(0.5, 3, 1)
		turn(&b, a.Angle)
		return a, b
	case "quarter turns":
		a, b = box(0.5, 3, 1), box(0.5, 3, 1)
		turn(&b, a.Angle+float64(float64(s.Next()%4)*math.Pi/4))
		return a, b
	case "near tie":
		// Two near-squares of nearly the same size with near centres: all four axes compete.
		a, b = box(1, 3, 0.1), box(1, 3, 0.1)
		a.Half.Y = float64(a.Half.X * s.Float(0.97, 1.03))
		b.Half = vec(a.Half.X, float64(a.Half.X*s.Float(0.97, 1.03)))
		return a, b
	case "sizes":
		a, b = box(1, 4, 1), box(1e-3, 1e-1, 1)
		b.Position = a.World(vec(s.Float(-1.1, 1.1), s.Float(-1.1, 1.1)))
		return a, b
	case "grid":
		// Dyadic numbers and no rotation: exact ties of every sort.
		grid := func(n uint64) float64 { return float64(s.Next()%n) / 4 }
		a = physics.NewBody(vec(0.25+grid(12), 0.25+grid(12)), vec(grid(12)-1.5, grid(12)-1.5), 0)
		b = physics.NewBody(vec(0.25+grid(12), 0.25+grid(12)), vec(grid(12)-1.5, grid(12)-1.5), 0)
		return a, b
	case "far":
		// Up to a million metres away along x and y, which costs up to six digits.
		a, b = box(0.5, 4, 2), box(0.5, 4, 2)
		away := vec(s.Float(-1e6, 1e6), s.Float(-1e6, 1e6))
		a.Position, b.Position = a.Position.Add(away), b.Position.Add(away)
		return a, b
	case "extreme":
		// Sides from a nanometre to a million kilometres, centres less than 1.6 m apart.
		side := func() float64 { return math.Ldexp(s.Float(1, 2), int(s.Next()%60)-30) }
		a = physics.NewBody(vec(side(), side()), physics.Vec2{}, s.Float(-math.Pi, math.Pi))
		b = physics.NewBody(vec(side(), side()), physics.Vec2{}, s.Float(-math.Pi, math.Pi))
		b.Position = a.World(vec(s.Float(-1.1, 1.1), s.Float(-1.1, 1.1)))
		return a, b
	}
	panic("no such kind")
}

// touch moves b along a's x axis so that the gap there is gap.
func touch(a, b *physics.Body, gap float64) {
	var c physics.Clipping
	c.Run(a, b)
	b.Position = b.Position.Add(a.Rot.Col1.Mul(math.Copysign(1, c.Setup.DA.X) * (gap - c.Separations[physics.AxisAX])))
}

// Numbers returns every number in c, up to the stage that c reached.
func Numbers(c *physics.Clipping) []float64 { return appendNumbers(nil, c) }

func appendNumbers(all []float64, c *physics.Clipping) []float64 {
	add := func(list ...float64) { all = append(all, list...) }
	vecs := func(list ...physics.Vec2) {
		for _, v := range list {
			add(v.X, v.Y)
		}
	}
	vecs(c.Setup.DP, c.Setup.DA, c.Setup.DB)
	if c.Reached >= physics.StageFacesA {
		vecs(c.Setup.ReachB)
		add(c.Separations[:2]...)
	}
	if c.Reached >= physics.StageFacesB {
		vecs(c.Setup.ReachA)
		add(c.Separations[2:]...)
	}
	if c.Reached >= physics.StageBestAxis {
		add(c.Best.Separation)
		add(c.Best.Thresholds[:]...)
		vecs(c.Best.Normal)
	}
	if c.Reached >= physics.StageReference {
		vecs(c.Reference.Front.Normal, c.Reference.Sides[0].Normal, c.Reference.Sides[1].Normal)
		add(c.Reference.Front.Offset, c.Reference.Sides[0].Offset, c.Reference.Sides[1].Offset)
	}
	if c.Reached >= physics.StageIncident {
		vecs(c.Incident.Normal, c.Incident.Vertices[0].Position, c.Incident.Vertices[1].Position)
	}
	for i := range c.Clipped {
		if c.Reached >= physics.StageClipNeg+physics.Stage(i) {
			clip := &c.Clipped[i]
			add(clip.T)
			add(clip.Distances[:]...)
			for _, v := range clip.Vertices[:clip.Count] {
				vecs(v.Position)
			}
		}
	}
	if c.Reached >= physics.StageKeep {
		add(c.Keep.Separations[:]...)
	}
	if c.Manifold.Count > 0 {
		vecs(c.Manifold.Normal)
	}
	for _, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
		vecs(contact.Position)
		add(contact.Separation)
	}
	return all
}

func appendChoices(all []byte, c *physics.Clipping) []byte {
	bit := func(b bool) {
		if b {
			all = append(all, 1)
		} else {
			all = append(all, 0)
		}
	}
	pair := func(list ...physics.FeaturePair) {
		for _, f := range list {
			all = append(all, byte(f.In1()), byte(f.Out1()), byte(f.In2()), byte(f.Out2()))
		}
	}
	all = append(all, byte(c.Reached), byte(c.Outcome()))
	if c.Reached >= physics.StageBestAxis {
		all = append(all, byte(c.Best.Axis))
	}
	if c.Reached >= physics.StageReference {
		r := &c.Reference
		bit(r.OfB)
		all = append(all, byte(r.Face), byte(r.Sides[0].Edge), byte(r.Sides[1].Edge))
	}
	if c.Reached >= physics.StageIncident {
		all = append(all, byte(c.Incident.Edge))
		for _, v := range c.Incident.Vertices {
			pair(v.Feature, v.Winding)
			all = append(all, v.End)
		}
	}
	for i := range c.Clipped {
		if c.Reached >= physics.StageClipNeg+physics.Stage(i) {
			clip := &c.Clipped[i]
			bit(clip.Cut)
			all = append(all, byte(clip.Count))
			for _, v := range clip.Vertices[:clip.Count] {
				pair(v.Feature, v.Winding)
				all = append(all, v.End)
			}
		}
	}
	if c.Reached >= physics.StageKeep {
		bit(c.Keep.Kept[0])
		bit(c.Keep.Kept[1])
	}
	all = append(all, byte(c.Manifold.Count))
	for _, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
		pair(contact.Feature, contact.Winding)
		all = append(all, contact.From)
	}
	return all
}

// PairHash hashes every bit of the results of count calls.
func PairHash(count int) uint64 {
	var h clippingHash
	h.begin()
	rng := random.SplitMix64(20061206)
	var c physics.Clipping
	for i := range count {
		a, b := Pair(&rng, i%len(Kinds))
		c.Run(&a, &b)
		h.clipping(&c)
	}
	return uint64(h.hash)
}

type clippingHash struct {
	hash
	numbers []float64 // of the last call
	choices []byte
}

func (h *clippingHash) clipping(c *physics.Clipping) {
	h.numbers, h.choices = appendNumbers(h.numbers[:0], c), appendChoices(h.choices[:0], c)
	h.floats(h.numbers...)
	for _, choice := range h.choices {
		h.add(uint64(choice))
	}
}

// hash is FNV-1a over words instead of bytes, with the high bits folded in.
type hash uint64

func (h *hash) begin() { *h = 14695981039346656037 }

func (h *hash) add(word uint64) {
	*h = (*h ^ hash(word)) * 1099511628211
	*h ^= *h >> 32
}

func (h *hash) floats(list ...float64) {
	for _, f := range list {
		h.add(number(f))
	}
}

func vec(x, y float64) physics.Vec2 { return physics.Vec2{X: x, Y: y} }
