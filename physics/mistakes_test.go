package physics

import (
	"math"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/tests"
)

func goldenBodies(in *tests.PairInput) (a, b Body) {
	vec := func(v [2]float64) Vec2 { return Vec2{v[0], v[1]} }
	a = NewBody(vec(in.WA), vec(in.PA), in.RA)
	b = NewBody(vec(in.WB), vec(in.PB), in.RB)
	a.Rot = Mat22{vec([2]float64(in.MatA[:2])), vec([2]float64(in.MatA[2:]))}
	b.Rot = Mat22{vec([2]float64(in.MatB[:2])), vec([2]float64(in.MatB[2:]))}
	return a, b
}

// again repeats the stages after reference, on a Reference changed by a mistake.
func (c *Clipping) again(incident *Body) {
	c.Incident.run(incident, c.Reference.Front.Normal)
	c.clipAgain()
}

func (c *Clipping) clipAgain() {
	c.Manifold.Count = 0
	c.Clipped[0].run(&c.Incident.Vertices, &c.Reference.Sides[0])
	c.Clipped[1] = Clip{}
	if c.Clipped[0].Count == 2 {
		c.Clipped[1].run(&c.Clipped[0].Vertices, &c.Reference.Sides[1])
	}
	if c.Clipped[1].Count == 2 {
		c.Keep.run(&c.Clipped[1].Vertices, &c.Reference.Front)
		c.Manifold.run(&c.Overlap)
	}
}

type ends struct {
	count int
	at    [2]Vec2
	keys  [2]uint32
}

func endsOf(c *Clipping) (e ends) {
	e.count = c.Manifold.Count
	for i := range e.count {
		e.at[i], e.keys[i] = c.Manifold.Contacts[i].Position, c.Manifold.Contacts[i].Feature.Key()
	}
	return e
}

func goldenEnds(p *tests.Pair) (e ends) {
	e.count = p.Out.N
	for i, contact := range p.Out.Contacts {
		e.at[i], e.keys[i] = Vec2{contact.P[0], contact.P[1]}, contact.Key
	}
	return e
}

func goldenKeys(p *tests.Pair) [2]uint32 { return goldenEnds(p).keys }
func goldenCount(p *tests.Pair) int      { return p.Out.N }
func goldenStage(p *tests.Pair) string   { return p.Mid.Stage }

// TestMistakes runs the mistakes of published ports and listings on the golden pairs. Each row has the mistaken
// lines, the affected quantity, and the number of golden pairs with a wrong value. The correct lines give
// exactly the golden values.
func TestMistakes(t *testing.T) {
	pairs, err := tests.Pairs()
	if err != nil {
		t.Fatal(err)
	}
	always := func(*Clipping) bool { return true }
	overlapping := func(c *Clipping) bool { return c.Reached > StageFacesB }
	touching := func(c *Clipping) bool { return c.Manifold.Count > 0 }
	onAX := func(c *Clipping) bool { return overlapping(c) && c.Best.Axis == AxisAX }
	onB := func(c *Clipping) bool { return touching(c) && c.Reference.OfB }
	incidentBox := func(c *Clipping, a, b *Body) *Body {
		if c.Reference.OfB {
			return a
		}
		return b
	}

	for _, row := range []struct {
		name     string
		where    func(*Clipping) bool // selects the pairs that reach the mistaken lines
		ours     func(c *Clipping) any
		golden   func(p *tests.Pair) any
		mistaken func(c Clipping, a, b *Body) any
		wrong    int // number of these pairs with a wrong value
		of       int
	}{
		// Mistakes of public ports.
		{
			name: "half width of the wrong axis for A's x face", where: onAX,
			ours:   func(c *Clipping) any { return endsOf(c) },
			golden: func(p *tests.Pair) any { return goldenEnds(p) },
			mistaken: func(c Clipping, a, b *Body) any {
				along := a.Position.Dot(a.Rot.Col2)
				c.Reference.Sides[0].Offset, c.Reference.Sides[1].Offset = -along+a.Half.X, along+a.Half.X
				c.again(b)
				return endsOf(&c)
			},
			wrong: 59, of: 84,
		},
		{
			name: "column 1 taken where the side is column 2", where: onAX,
			ours:   func(c *Clipping) any { return endsOf(c) },
			golden: func(p *tests.Pair) any { return goldenEnds(p) },
			mistaken: func(c Clipping, a, b *Body) any {
				side := a.Rot.Col1
				along := a.Position.Dot(side)
				c.Reference.Sides[0].Line = Line{side.Neg(), -along + a.Half.Y}
				c.Reference.Sides[1].Line = Line{side, along + a.Half.Y}
				c.again(b)
				return endsOf(&c)
			},
			wrong: 45, of: 84,
		},
		{
			// One listing remarks that leaving out the flip makes no difference. Its own pair loop shows none,
			// because it does not compare ids.
			name: "a flip that does nothing", where: onB,
			ours:   func(c *Clipping) any { return endsOf(c).keys },
			golden: func(p *tests.Pair) any { return goldenKeys(p) },
			mistaken: func(c Clipping, a, b *Body) any {
				var keys [2]uint32
				for i, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
					keys[i] = c.Clipped[1].Vertices[contact.From].Feature.Key() // box 1 is still the reference box
				}
				return keys
			},
			wrong: 80, of: 80,
		},
		{
			// Either FeaturePair.value is never set, where the original has a union, or the
			// assignment of the feature is commented out.
			name: "a key that is always 0", where: touching,
			ours:     func(c *Clipping) any { return endsOf(c).keys },
			golden:   func(p *tests.Pair) any { return goldenKeys(p) },
			mistaken: func(Clipping, *Body, *Body) any { return [2]uint32{} },
			wrong:    268, of: 268,
		},

		// The clipping listing in JavaScript.
		{
			name: "the number of clip points returned for the number of contacts", where: touching,
			ours:     func(c *Clipping) any { return c.Manifold.Count },
			golden:   func(p *tests.Pair) any { return goldenCount(p) },
			mistaken: func(c Clipping, _, _ *Body) any { return c.Clipped[1].Count },
			wrong:    72, of: 268,
		},
		{
			// Every pair with a cut is recorded wrongly.
			name: "feature pairs shared by reference: the incident edge", where: func(c *Clipping) bool {
				return c.Reached >= StageClipPos && (c.Clipped[0].Cut || c.Clipped[1].Cut)
			},
			ours: func(c *Clipping) any {
				return [2]FeaturePair{c.Incident.Vertices[0].Feature, c.Incident.Vertices[1].Feature}
			},
			golden: func(p *tests.Pair) any {
				var f [2]FeaturePair
				for i, v := range p.Mid.IncidentEdge {
					f[i] = NewFeaturePair(Edge(v.F[0]), Edge(v.F[1]), Edge(v.F[2]), Edge(v.F[3]))
				}
				return f
			},
			mistaken: func(c Clipping, _, _ *Body) any {
				incident, _ := sharedClips(&c)
				return [2]FeaturePair{*incident[0], *incident[1]}
			},
			wrong: 133, of: 133,
		},
		{
			// The contacts' ids are right nevertheless, so nobody notices the mistake.
			name: "feature pairs shared by reference: the contacts", where: func(c *Clipping) bool { return c.Reached >= StageKeep },
			ours: func(c *Clipping) any {
				return [2]uint32{c.Clipped[1].Vertices[0].Feature.Key(), c.Clipped[1].Vertices[1].Feature.Key()}
			},
			golden: func(p *tests.Pair) any {
				return [2]uint32{goldenKey(p.Mid.ClipPoints2[0].F), goldenKey(p.Mid.ClipPoints2[1].F)}
			},
			mistaken: func(c Clipping, _, _ *Body) any {
				_, clipped := sharedClips(&c)
				return [2]uint32{clipped[0].Key(), clipped[1].Key()}
			},
			wrong: 0, of: 269,
		},
		{
			name: "a normal that points away from the reference box", where: touching,
			ours:     func(c *Clipping) any { return c.Manifold.Normal },
			golden:   func(p *tests.Pair) any { return Vec2{p.Out.Contacts[0].N[0], p.Out.Contacts[0].N[1]} },
			mistaken: func(c Clipping, _, _ *Body) any { return c.Reference.Front.Normal },
			wrong:    80, of: 268,
		},
		{
			name: "the axis of the smallest separation", where: overlapping,
			ours:     func(c *Clipping) any { return int(c.Best.Axis) },
			golden:   func(p *tests.Pair) any { return p.Mid.Axis },
			mistaken: func(c Clipping, _, _ *Body) any { return pick(&c, func(s, best float64) bool { return s < best }) },
			wrong:    267, of: 277,
		},
		{
			name: "the axis of the largest separation, without hysteresis", where: overlapping,
			ours:     func(c *Clipping) any { return int(c.Best.Axis) },
			golden:   func(p *tests.Pair) any { return p.Mid.Axis },
			mistaken: func(c Clipping, _, _ *Body) any { return pick(&c, func(s, best float64) bool { return s > best }) },
			wrong:    33, of: 277,
		},
		{
			// Box2D-Lite's own comments swap the two sides as well.
			name: "the positive side clipped first", where: func(c *Clipping) bool { return c.Reached >= StageClipPos },
			ours:   func(c *Clipping) any { return places(&c.Clipped[0]) },
			golden: func(p *tests.Pair) any { return goldenPlaces(p.Mid.ClipPoints1) },
			mistaken: func(c Clipping, _, _ *Body) any {
				c.Clipped[0].run(&c.Incident.Vertices, &c.Reference.Sides[1])
				return places(&c.Clipped[0])
			},
			wrong: 136, of: 272,
		},
		{
			name: "side lines along the reference normal", where: touching,
			ours:   func(c *Clipping) any { return endsOf(c) },
			golden: func(p *tests.Pair) any { return goldenEnds(p) },
			mistaken: func(c Clipping, a, b *Body) any {
				c.Reference.Sides[0].Normal = c.Reference.Front.Normal.Neg()
				c.Reference.Sides[1].Normal = c.Reference.Front.Normal
				c.again(incidentBox(&c, a, b))
				return endsOf(&c)
			},
			wrong: 208, of: 268,
		},
		{
			name: "the reference edge stored in a vertex that was not clipped", where: touching,
			ours:   func(c *Clipping) any { return c.Clipped[1].Vertices[0].Feature.Key() },
			golden: func(p *tests.Pair) any { return goldenKey(p.Mid.ClipPoints2[0].F) },
			mistaken: func(c Clipping, _, _ *Body) any {
				f := c.Clipped[1].Vertices[0].Feature
				if f.In2() != NoEdge && f.Out2() != NoEdge {
					f |= NewFeaturePair(c.Reference.Face, NoEdge, NoEdge, NoEdge)
				}
				return f.Key()
			},
			wrong: 244, of: 268,
		},

		// The separating axis listing.
		{
			name: "side offsets taken for local x", where: overlapping,
			ours:   func(c *Clipping) any { return [2]float64{c.Reference.Sides[0].Offset, c.Reference.Sides[1].Offset} },
			golden: func(p *tests.Pair) any { return [2]float64{p.Mid.NegSide, p.Mid.PosSide} },
			mistaken: func(c Clipping, a, b *Body) any {
				box := a
				if c.Reference.OfB {
					box = b
				}
				if c.Best.Axis.Vertical() {
					return [2]float64{box.Half.X, box.Half.X}
				}
				return [2]float64{box.Half.Y, box.Half.Y}
			},
			wrong: 262, of: 277,
		},
		{
			name: "overlap tested without the absolute value", where: func(c *Clipping) bool { return c.Reached <= StageFacesB },
			ours:   func(c *Clipping) any { return c.Reached <= StageFacesB },
			golden: func(p *tests.Pair) any { return p.Mid.Stage == "faceA" || p.Mid.Stage == "faceB" },
			mistaken: func(c Clipping, a, b *Body) any {
				if c.Reached == StageFacesA {
					gap := c.Setup.DA.Sub(a.Half).Sub(c.Setup.ReachB)
					return gap.X > 0 || gap.Y > 0
				}
				gap := c.Setup.DB.Sub(c.Setup.ReachA).Sub(b.Half)
				return gap.X > 0 || gap.Y > 0
			},
			wrong: 11, of: 27,
		},
		{
			name: "the contact at the point of first touch", where: touching,
			ours:   func(c *Clipping) any { return c.Manifold.Contacts[0].Position },
			golden: func(p *tests.Pair) any { return Vec2{p.Out.Contacts[0].P[0], p.Out.Contacts[0].P[1]} },
			mistaken: func(c Clipping, _, _ *Body) any {
				return c.Clipped[1].Vertices[c.Manifold.Contacts[0].From].Position // not projected onto the face
			},
			wrong: 251, of: 268,
		},

		// The account of the collide function.
		{
			name: "t + k > 0 for t - k > 0", where: always,
			ours:   func(c *Clipping) any { return endStage(c) },
			golden: func(p *tests.Pair) any { return goldenStage(p) },
			mistaken: func(c Clipping, a, _ *Body) any {
				if sum := c.Setup.DA.Abs().Add(a.Half).Add(c.Setup.ReachB); sum.X > 0 || sum.Y > 0 {
					return "faceA"
				}
				return endStage(&c)
			},
			wrong: 280, of: 304,
		},
		{
			name: "no absolute values in the transpose", where: overlapping,
			ours:   func(c *Clipping) any { return [2]float64(c.Separations[2:]) },
			golden: func(p *tests.Pair) any { return p.Mid.FaceB },
			mistaken: func(c Clipping, a, b *Body) any {
				rotBT := b.Rot.T()
				signed := Mat22{rotBT.MulVec(a.Rot.Col1), rotBT.MulVec(a.Rot.Col2)} // B^T A = (A^T B)^T
				gap := c.Setup.DB.Abs().Sub(signed.MulVec(a.Half)).Sub(b.Half)
				return [2]float64{gap.X, gap.Y}
			},
			wrong: 225, of: 277,
		},
		{
			name: "three incident edges: both neighbours too", where: overlapping,
			ours: func(c *Clipping) any {
				return [2]Edge{c.Incident.Vertices[0].Feature.Out2(), c.Incident.Vertices[1].Feature.In2()}
			},
			golden: func(p *tests.Pair) any {
				return [2]Edge{Edge(p.Mid.IncidentEdge[0].F[3]), Edge(p.Mid.IncidentEdge[1].F[2])}
			},
			mistaken: func(c Clipping, _, _ *Body) any { // clips the far ends of the neighbouring edges
				return [2]Edge{c.Incident.Vertices[0].Feature.In2(), c.Incident.Vertices[1].Feature.Out2()}
			},
			wrong: 277, of: 277,
		},
	} {
		t.Run(row.name, func(t *testing.T) {
			wrong, of := 0, 0
			for i := range pairs {
				a, b := goldenBodies(&pairs[i].In)
				var c Clipping
				c.Run(&a, &b)
				if !row.where(&c) {
					continue
				}
				of++
				want := row.golden(&pairs[i])
				if got := row.ours(&c); got != want {
					t.Errorf("pair %d: %v, want %v", pairs[i].ID, got, want)
				}
				if row.mistaken(c, &a, &b) != want {
					wrong++
				}
			}
			if wrong != row.wrong || of != row.of {
				t.Errorf("the mistake is wrong in %d of %d golden pairs, want %d of %d", wrong, of, row.wrong, row.of)
			}
		})
	}
}

// TestTieMistakes runs the mistakes that decide a tie the other way. The golden pairs do not reveal them: no
// axes tie there, and both incident edges give the same contacts.
func TestTieMistakes(t *testing.T) {
	pairs, err := tests.Pairs()
	if err != nil {
		t.Fatal(err)
	}
	ties, err := tests.Ties()
	if err != nil {
		t.Fatal(err)
	}
	axisTie := func(tied Axis) func(c *Clipping, a, b *Body) {
		return func(c *Clipping, a, b *Body) {
			c.Best.Axis, c.Best.Separation = AxisAX, c.Separations[AxisAX]
			for axis, half := range [AxisCount]float64{0, a.Half.Y, b.Half.X, b.Half.Y} {
				s, t := c.Separations[axis], Threshold(c.Best.Separation, half)
				if axis > 0 && (s > t || s == t && Axis(axis) == tied) {
					c.Best.Axis, c.Best.Separation = Axis(axis), s
				}
			}
			box, incident := a, b
			d := [AxisCount]float64{c.Setup.DA.X, c.Setup.DA.Y, c.Setup.DB.X, c.Setup.DB.Y}[c.Best.Axis]
			if c.Best.Axis.OfB() {
				box, incident = b, a
			}
			c.Best.Normal = box.Rot.Col1
			if c.Best.Axis.Vertical() {
				c.Best.Normal = box.Rot.Col2
			}
			if !(d > 0) {
				c.Best.Normal = c.Best.Normal.Neg()
			}
			c.Reference.run(&c.Best, box)
			c.again(incident)
		}
	}
	for _, row := range []struct {
		name     string
		mistaken func(c *Clipping, a, b *Body)
		near     string // the tied quantity in the wrong pairs
		wrong    int    // number of wrong ties
	}{
		{"no mistake", axisTie(AxisAX), "", 0},
		{">= for A's y axis", axisTie(AxisAY), "axis1", 10},
		{">= for B's x axis", axisTie(AxisBX), "axis2", 14},
		{">= for B's y axis", axisTie(AxisBY), "axis3", 18},
		{
			"|n.x| >= |n.y| for the incident edge",
			func(c *Clipping, a, b *Body) {
				box := b
				if c.Reference.OfB {
					box = a
				}
				if n := c.Incident.Normal; math.Abs(n.X) == math.Abs(n.Y) {
					// Pretend that |n.x| is the larger component.
					front := box.Rot.MulVec(Vec2{math.Copysign(1, -n.X), math.Copysign(0.5, -n.Y)})
					c.Incident.run(box, front)
					c.clipAgain()
				}
			},
			"incident.axis", 8,
		},
	} {
		t.Run(row.name, func(t *testing.T) {
			for _, file := range []struct {
				name  string
				pairs []tests.Pair
				wrong int
			}{{"golden pairs", pairs, 0}, {"ties", ties, row.wrong}} {
				wrong := 0
				for i := range file.pairs {
					pair := &file.pairs[i]
					a, b := goldenBodies(&pair.In)
					var c Clipping
					c.Run(&a, &b)
					if c.Reached <= StageFacesB {
						continue
					}
					row.mistaken(&c, &a, &b)
					if endsOf(&c) == goldenEnds(pair) {
						continue
					}
					wrong++
					if !slices.Contains(pair.Near, row.near) {
						t.Errorf("pair %d: wrong, although %s is not near a tie", pair.ID, row.near)
					}
				}
				if wrong != file.wrong {
					t.Errorf("the mistake is wrong in %d of %d %s, want %d", wrong, len(file.pairs), file.name, file.wrong)
				}
			}
		})
	}
}

// sharedClips clips with feature pairs shared by reference, as in one listing: a cut overwrites the feature
// pair of the incident edge.
func sharedClips(c *Clipping) (incident, clipped [2]*FeaturePair) {
	type vertex struct {
		at Vec2
		f  *FeaturePair
	}
	var in [2]vertex
	for i, v := range c.Incident.Vertices {
		feature := v.Feature
		in[i], incident[i] = vertex{v.Position, &feature}, &feature
	}
	for _, side := range c.Reference.Sides {
		d0, d1 := side.Distance(in[0].at), side.Distance(in[1].at)
		var out []vertex
		if d0 <= 0 {
			out = append(out, in[0])
		}
		if d1 <= 0 {
			out = append(out, in[1])
		}
		if d0*d1 < 0 {
			v := vertex{at: in[0].at.Add(in[1].at.Sub(in[0].at).Mul(d0 / (d0 - d1)))}
			if d0 > 0 {
				v.f = in[0].f
				*v.f = NewFeaturePair(side.Edge, v.f.Out1(), NoEdge, v.f.Out2())
			} else {
				v.f = in[1].f
				*v.f = NewFeaturePair(v.f.In1(), side.Edge, v.f.In2(), NoEdge)
			}
			out = append(out, v)
		}
		if len(out) < 2 {
			break
		}
		in = [2]vertex(out)
	}
	return incident, [2]*FeaturePair{in[0].f, in[1].f}
}

func pick(c *Clipping, beats func(s, best float64) bool) int {
	best := 0
	for i, s := range c.Separations {
		if beats(s, c.Separations[best]) {
			best = i
		}
	}
	return best
}

func goldenKey(f [4]int) uint32 {
	return uint32(f[0] | f[1]<<8 | f[2]<<16 | f[3]<<24)
}

func places(clip *Clip) (at [2]Vec2) {
	for i := range clip.Count {
		at[i] = clip.Vertices[i].Position
	}
	return at
}

func goldenPlaces(vertices []tests.PairVertex) (at [2]Vec2) {
	for i, v := range vertices {
		at[i] = Vec2{v.V[0], v.V[1]}
	}
	return at
}

func endStage(c *Clipping) string {
	switch c.Outcome() {
	case SeparatedA:
		return "faceA"
	case SeparatedB:
		return "faceB"
	case ClippedNeg:
		return "clip1"
	case ClippedPos:
		return "clip2"
	}
	return "end"
}

// |C| is not a rotation: it lengthens the vector of half extents by a factor of up to the square root of two,
// unless the boxes are parallel or perpendicular.
func TestAbsoluteMatrixIsNoRotation(t *testing.T) {
	half := Vec2{1, 1}
	for _, test := range []struct {
		name  string
		angle float64
		want  float64 // length of |C| half
	}{
		{"parallel", 0, math.Sqrt2},
		{"eighth of a turn", math.Pi / 4, 2},
		{"quarter turn", math.Pi / 2, math.Sqrt2},
	} {
		t.Run(test.name, func(t *testing.T) {
			a, b := NewBody(Vec2{2, 2}, Vec2{}, 0), NewBody(Vec2{2, 2}, Vec2{}, test.angle)
			var s SAT
			s.run(&a, &b)
			if got := math.Hypot(s.Setup.ReachB.X, s.Setup.ReachB.Y); math.Abs(got-test.want) > 1e-12 {
				t.Errorf("|C| %v has length %g, want %g", half, got, test.want)
			}
		})
	}
}
