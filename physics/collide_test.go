package physics

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/random"
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

func TestCollideEqualsMonolith(t *testing.T) {
	for kind, name := range PairKinds {
		t.Run(name, func(t *testing.T) {
			rng := random.SplitMix64(kind)
			for range 20000 {
				a, b := RandomPair(&rng, kind)
				got, want := Collide(&a, &b), collideMonolith(&a, &b)
				if got.Count != want.Count || got.Count > 0 && got.Normal != want.Normal {
					t.Fatalf("Collide(%+v, %+v):\n got %+v\nwant %+v", a, b, got, want)
				}
				for i := range got.Count {
					if got.Contacts[i] != want.Contacts[i] {
						t.Fatalf("Collide(%+v, %+v): contact %d:\n got %+v\nwant %+v", a, b, i, got.Contacts[i], want.Contacts[i])
					}
				}
			}
		})
	}
}

func TestMonolithIsGolden(t *testing.T) {
	for _, read := range []func() ([]tests.Pair, error){tests.Pairs, tests.Ties} {
		pairs, err := read()
		if err != nil {
			t.Fatal(err)
		}
		for i := range pairs {
			a, b := goldenBodies(&pairs[i].In)
			m, want := collideMonolith(&a, &b), &pairs[i].Out
			if m.Count != want.N {
				t.Errorf("pair %d: %d contacts, want %d", pairs[i].ID, m.Count, want.N)
				continue
			}
			for k, w := range want.Contacts {
				c := m.Contacts[k]
				if m.Normal != (Vec2{w.N[0], w.N[1]}) || c.Position != (Vec2{w.P[0], w.P[1]}) || c.Separation != w.S || c.Feature.Key() != w.Key {
					t.Errorf("pair %d, contact %d: %+v along %v, want %+v", pairs[i].ID, k, c, m.Normal, w)
				}
			}
		}
	}
}

func TestProperties(t *testing.T) {
	for kind, name := range PairKinds {
		t.Run(name, func(t *testing.T) {
			rng := random.SplitMix64(kind + 100)
			for range 5000 {
				a, b := RandomPair(&rng, kind)
				if err := checkPair(&a, &b); err != nil {
					t.Fatalf("Collide(%+v, %+v): %v", a, b, err)
				}
			}
		})
	}
}

func TestPropertiesRapid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		width := rapid.Float64Range(1e-3, 10)
		angle := rapid.OneOf(
			rapid.Float64Range(-7, 7),
			rapid.SampledFrom([]float64{0, math.Pi / 4, math.Pi / 2, math.Pi, -math.Pi / 4, 1e-9, 1e6}),
		)
		// B's centre lies within reach of A's box, so that most pairs touch.
		near := rapid.Float64Range(-1, 1)
		a := NewBody(Vec2{width.Draw(t, "wA"), width.Draw(t, "hA")}, Vec2{near.Draw(t, "xA"), near.Draw(t, "yA")}, angle.Draw(t, "rA"))
		b := NewBody(Vec2{width.Draw(t, "wB"), width.Draw(t, "hB")}, Vec2{}, angle.Draw(t, "rB"))
		reach := a.Half.Add(b.Half)
		b.Position = a.World(Vec2{
			near.Draw(t, "xB") * reach.X / a.Half.X, near.Draw(t, "yB") * reach.Y / a.Half.Y,
		})
		if err := checkPair(&a, &b); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzCollide(f *testing.F) {
	f.Add(2.0, 2.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.25, 0.0, 0.0)                                                                                    // two contacts
	f.Add(3.0, 2.0, -1.5, -1.0, 0.0, 2.0, 1.5, 1.0, 0.75, 0.0)                                                                                  // a corner touch
	f.Add(2.4, 1.65, 0.0, 0.0, 0.06, 3.3, 1.95, -0.2, 1.45, -0.1)                                                                               // both sides clip
	f.Add(2.804975577, 0.439628600, -0.738761687, -0.866649919, 1.212858436, 1.124924137, 2.739041785, -0.706055717, -0.381858752, 0.322841006) // swapped count
	f.Add(1e-9, 1e9, 1e9, -1e9, 1e300, 1e9, 1e-9, 1e9, -1e9, -1e300)                                                                            // the limits of the page
	f.Add(1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, math.Pi/4)                                                                               // centre on centre
	f.Fuzz(func(t *testing.T, wA, hA, xA, yA, rA, wB, hB, xB, yB, rB float64) {
		for _, width := range []float64{wA, hA, wB, hB} {
			if !(width >= 1e-9 && width <= 1e9) {
				return // not a box: Collide promises nothing
			}
		}
		for _, x := range []float64{xA, yA, xB, yB} {
			if !(math.Abs(x) <= 1e9) {
				return
			}
		}
		if !finite(rA) || !finite(rB) {
			return
		}
		a := NewBody(Vec2{wA, hA}, Vec2{xA, yA}, rA)
		b := NewBody(Vec2{wB, hB}, Vec2{xB, yB}, rB)
		if err := checkPair(&a, &b); err != nil {
			t.Errorf("Collide(%+v, %+v): %v", a, b, err)
		}
	})
}

func checkPair(a, b *Body) error {
	var c Clipping
	c.Run(a, b)
	scale := pairScale(a, b)
	rounding := 1e-12 * scale

	for _, number := range Numbers(&c) {
		if !finite(number) {
			return fmt.Errorf("a number is not finite: %+v", c)
		}
	}

	// Each separation equals the gap between the projected corners.
	tested := int(AxisCount)
	if c.Reached == StageFacesA {
		tested = 2
	}
	for axis := range tested {
		got, want := c.Separations[axis], bruteForceSeparation(a, b, Axis(axis))
		if math.Abs(got-want) > rounding {
			return fmt.Errorf("separation along axis %d = %g, projected corners give %g", axis, got, want)
		}
	}
	if separated := slices.Max(c.Separations[:tested]) > 0; separated != (c.Reached <= StageFacesB) {
		return fmt.Errorf("separations %v, but the call ends at %v", c.Separations, c.Reached)
	}

	if err := checkGap(&c, a, b, rounding); err != nil {
		return err
	}

	m := &c.Manifold
	if m.Count > 0 {
		if length := m.Normal.Dot(m.Normal); math.Abs(length-1) > 1e-12 {
			return fmt.Errorf("normal %v has length squared %g", m.Normal, length)
		}
		if along := m.Normal.Dot(b.Position.Sub(a.Position)); along < -rounding {
			return fmt.Errorf("normal %v points from B to A, by %g", m.Normal, along)
		}
	}
	for i := range m.Count {
		contact := &m.Contacts[i]
		if contact.Separation > 0 {
			return fmt.Errorf("contact %d has separation %g, want at most 0", i, contact.Separation)
		}
		if off := c.Reference.Front.Distance(contact.Position); math.Abs(off) > rounding {
			return fmt.Errorf("contact %d lies off the reference face by %g", i, off)
		}
		point := c.Clipped[1].Vertices[contact.From].Position
		if err := checkFeature(&c, a, b, point, contact.Winding); err != nil {
			return fmt.Errorf("contact %d at %v, winding %v: %w", i, point, contact.Winding, err)
		}
	}
	if m.Count == 2 {
		if m.Contacts[0].Feature == m.Contacts[1].Feature || m.Contacts[0].Winding == m.Contacts[1].Winding {
			return fmt.Errorf("both contacts have the same id: %+v", m.Contacts)
		}
	}
	return checkSwap(&c, a, b)
}

// checkFeature checks f with the corners of the boxes: point is the vertex of f, or lies where its two edges
// cross (see checkCut). The edges must enter and leave the point counter-clockwise.
func checkFeature(c *Clipping, a, b *Body, point Vec2, f FeaturePair) error {
	reference, incident := a, b
	in1, out1, in2, out2 := f.In1(), f.Out1(), f.In2(), f.Out2()
	if c.Reference.OfB {
		reference, incident = b, a
		in1, out1, in2, out2 = in2, out2, in1, out1
	}
	rounding := 1e-9 * pairScale(a, b)
	switch {
	case in1 == NoEdge && out1 == NoEdge && in2 != NoEdge && out2 != NoEdge:
		// A vertex: edge in2 ends at it, and edge out2 starts at it.
		_, end := edgeEnds(incident, in2)
		start, _ := edgeEnds(incident, out2)
		if off := max(distance(point, end), distance(point, start)); off > rounding {
			return fmt.Errorf("%g from the vertex", off)
		}
	case in1 != NoEdge && out1 == NoEdge && in2 == NoEdge && out2 != NoEdge:
		return checkCut(reference, incident, point, in1, out2, +1, rounding)
	case in1 == NoEdge && out1 != NoEdge && in2 != NoEdge && out2 == NoEdge:
		return checkCut(reference, incident, point, out1, in2, -1, rounding)
	default:
		return fmt.Errorf("not two edges that meet")
	}
	return nil
}

// checkCut checks that point lies on the incident box's edge and on the line of the reference box's edge side.
// It also checks that moving along the incident edge in the given direction (+1 forward) leads inside that
// line. It uses the line, not the edge, because a deep corner may come out at the reference box's back.
func checkCut(reference, incident *Body, point Vec2, side, edge Edge, direction, rounding float64) error {
	from, to := edgeEnds(reference, side)
	// The closer two corners are, the less exactly they determine a line's direction.
	rounding *= max(1, (distance(point, from)+distance(reference.Position, incident.Position))/distance(from, to))
	if off := math.Abs(lineDistance(point, from, to)); off > rounding {
		return fmt.Errorf("%g off the reference box's edge %d", off, side)
	}
	start, end := edgeEnds(incident, edge)
	if off := distance(point, start) + distance(point, end) - distance(start, end); off > rounding {
		return fmt.Errorf("not on the incident box's edge %d, by %g", edge, off)
	}
	// Counter-clockwise, the inside of an edge is on its left.
	if inward := direction * (lineDistance(end, from, to) - lineDistance(start, from, to)); inward < -rounding {
		return fmt.Errorf("edge %d crosses edge %d the other way, by %g", edge, side, inward)
	}
	return nil
}

// edgeEnds returns the start and the end of an edge: edge n leaves vertex n.
func edgeEnds(body *Body, edge Edge) (start, end Vec2) {
	return body.Corner(int(edge)), body.Corner(int(edge)%4 + 1)
}

func distance(p, q Vec2) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// lineDistance returns the signed distance of p from the line, positive to the left of the
// direction from start to end.
func lineDistance(p, start, end Vec2) float64 {
	d, r := end.Sub(start), p.Sub(start)
	return (d.X*r.Y - d.Y*r.X) / math.Hypot(d.X, d.Y)
}

// checkGap compares Separated with the boxes' corners: along the normal, the gap is the distance
// from A's end to B's beginning.
func checkGap(c *Clipping, a, b *Body, rounding float64) error {
	normal, gap, separated := c.Separated(a, b)
	if o := c.Outcome(); separated != (o == SeparatedA || o == SeparatedB) {
		return fmt.Errorf("separated is %v, but the outcome is %v", separated, o)
	}
	if !separated {
		return nil
	}
	end, begin := math.Inf(-1), math.Inf(1)
	for number := 1; number <= 4; number++ {
		end, begin = max(end, normal.Dot(a.Corner(number).Sub(a.Position))), min(begin, normal.Dot(b.Corner(number).Sub(a.Position)))
	}
	if gap <= 0 || math.Abs(begin-end-gap) > rounding {
		return fmt.Errorf("gap %g along %v, want %g from the corners", gap, normal, begin-end)
	}
	return nil
}

// bruteForceSeparation projects all corners of both boxes on a face normal, and returns the larger
// of the gaps on its two sides.
func bruteForceSeparation(a, b *Body, axis Axis) float64 {
	owner := a
	if axis.OfB() {
		owner = b
	}
	normal := owner.Rot.Col1
	if axis.Vertical() {
		normal = owner.Rot.Col2
	}
	// Projecting from A's centre loses no digits far from the origin.
	shadow := func(body *Body) (low, high float64) {
		offset := body.Position.Sub(a.Position)
		low, high = math.Inf(1), math.Inf(-1)
		for _, sign := range [4]Vec2{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
			x, y := sign.X*body.Half.X, sign.Y*body.Half.Y
			corner := Vec2{
				offset.X + body.Rot.Col1.X*x + body.Rot.Col2.X*y,
				offset.Y + body.Rot.Col1.Y*x + body.Rot.Col2.Y*y,
			}
			d := normal.X*corner.X + normal.Y*corner.Y
			low, high = min(low, d), max(high, d)
		}
		return low, high
	}
	lowA, highA := shadow(a)
	lowB, highB := shadow(b)
	return max(lowB-highA, lowA-highB)
}

// checkSwap checks that exchanging the boxes gives the same number of contacts. It skips pairs that
// rounding or the tolerances of the axis choice decide, because then the order of the boxes matters.
func checkSwap(c *Clipping, a, b *Body) error {
	if c.Reached == StageFacesA || slices.Max(c.Separations[:]) > -1e-9*pairScale(a, b) {
		return nil // apart, or so near that rounding decides
	}
	best := 0
	for i, s := range c.Separations {
		if s > c.Separations[best] {
			best = i
		}
	}
	half := [AxisCount]float64{a.Half.X, a.Half.Y, b.Half.X, b.Half.Y}[best]
	rounding := 1e-9 * pairScale(a, b)
	for i, s := range c.Separations {
		if i != best && c.Separations[best] <= relativeTol*s+absoluteTol*half+rounding {
			return nil // the tolerances of the axis choice decide
		}
	}
	along := [AxisCount]float64{c.Setup.DA.X, c.Setup.DA.Y, c.Setup.DB.X, c.Setup.DB.Y}[best]
	if math.Abs(along) <= rounding {
		return nil // level centres: the sign of the normal is a choice too
	}
	for _, clip := range c.Clipped {
		for _, d := range clip.Distances {
			if math.Abs(d) <= rounding {
				return nil
			}
		}
	}
	for _, s := range c.Keep.Separations {
		if math.Abs(s) <= rounding {
			return nil
		}
	}
	if swapped := Collide(b, a); swapped.Count != c.Manifold.Count {
		return fmt.Errorf("%d contacts, %d after swapping the boxes", c.Manifold.Count, swapped.Count)
	}
	return nil
}

func pairScale(a, b *Body) float64 {
	p, q := a.Position.Abs(), b.Position.Abs()
	return max(p.X, p.Y, q.X, q.Y, 2*a.Half.X, 2*a.Half.Y, 2*b.Half.X, 2*b.Half.Y)
}

func finite(f float64) bool { return f-f == 0 }

func TestNoAllocation(t *testing.T) {
	rng := random.SplitMix64(3)
	for kind, name := range PairKinds {
		a, b := RandomPair(&rng, kind)
		if n := testing.AllocsPerRun(100, func() { manifoldSink = Collide(&a, &b) }); n != 0 {
			t.Errorf("%s: Collide allocates %g times", name, n)
		}
		if n := testing.AllocsPerRun(100, func() {
			var c Clipping
			c.Run(&a, &b)
			manifoldSink = c.Manifold
		}); n != 0 {
			t.Errorf("%s: Run allocates %g times", name, n)
		}
	}
}

func TestStageNames(t *testing.T) {
	for stage := range Stage(StageCount) {
		if got, ok := ParseStage(stage.String()); !ok || got != stage {
			t.Errorf("ParseStage(%q) = %v, %t, want %v", stage.String(), got, ok, stage)
		}
	}
	if got, ok := ParseStage("clip"); ok {
		t.Errorf("ParseStage(%q) = %v, want none", "clip", got)
	}
	if got := Stage(StageCount).String(); got != "unknown" {
		t.Errorf("Stage(%d).String() = %q, want unknown", StageCount, got)
	}
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
