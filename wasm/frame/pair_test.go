package frame

import (
	"fmt"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// encode collides a and b and returns the frame of the call.
func encode(a, b scene.Box) (*Pair, *physics.Clipping) {
	bodyA, bodyB := a.Body(), b.Body()
	c, f := new(physics.Clipping), new(Pair)
	c.Run(&bodyA, &bodyB)
	f.SetPair(a, b, &bodyA, &bodyB, c)
	return f, c
}

// The oracle below only knows boxes, projections and edge numbers. It does not use the code that writes frames.

func (v Vec) add(w Vec) Vec       { return Vec{v.X + w.X, v.Y + w.Y} }
func (v Vec) sub(w Vec) Vec       { return Vec{v.X - w.X, v.Y - w.Y} }
func (v Vec) mul(s float64) Vec   { return Vec{v.X * s, v.Y * s} }
func (v Vec) dot(w Vec) float64   { return v.X*w.X + v.Y*w.Y }
func (v Vec) length() float64     { return math.Hypot(v.X, v.Y) }
func (l Line) from(p Vec) float64 { return l.Normal.dot(p) - l.Offset }
func turn(v Vec, angle float64) Vec {
	s, c := math.Sincos(angle)
	return Vec{c*v.X - s*v.Y, s*v.X + c*v.Y}
}

// outward holds the normals of edges 1 to 4 in their box's frame: top, left, bottom, right.
var outward = [5]Vec{1: {0, 1}, 2: {-1, 0}, 3: {0, -1}, 4: {1, 0}}

// corner returns vertex n of box, 1 to 4 from the top right one, counter-clockwise.
func corner(box scene.Box, n int) Vec {
	x, y := [5]float64{1: 1, 2: -1, 3: -1, 4: 1}[n], [5]float64{1: 1, 2: 1, 3: -1, 4: -1}[n]
	return Vec{box.X, box.Y}.add(turn(Vec{x * box.W / 2, y * box.H / 2}, box.Angle))
}

// shadow projects the corners of box on a line through origin.
func shadow(box scene.Box, origin, direction Vec) Interval {
	i := Interval{math.Inf(1), math.Inf(-1)}
	for n := 1; n <= 4; n++ {
		x := corner(box, n).sub(origin).dot(direction)
		i = Interval{min(i.Lo, x), max(i.Hi, x)}
	}
	return i
}

// vertexBetween returns the number of the common vertex of two edges of a box.
func vertexBetween(e, f float64) int {
	if next := math.Mod(e, 4) + 1; next == f {
		return int(f) // edge n leaves vertex n
	}
	return int(e)
}

// check returns the first error in f.
func check(f *Pair, c *physics.Clipping, a, b scene.Box) error {
	boxes := [2]scene.Box{a, b}
	scale := 0.0
	for _, box := range boxes {
		scale = max(scale, box.W, box.H, math.Abs(box.X), math.Abs(box.Y))
	}
	tolerance := 1e-12 * scale
	near := func(x, y float64) bool { return math.Abs(x-y) <= tolerance }
	nearVec := func(v, w Vec) bool { return v.sub(w).length() <= tolerance }
	unit := func(v Vec) bool { return math.Abs(v.length()-1) <= 1e-12 }

	for i, x := range f.Array() {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return fmt.Errorf("slot %d is %g", i, x)
		}
	}
	if f.Version != PairVersion || f.Size != float64(Slots) || f.Reached != float64(c.Reached) || f.Outcome != float64(c.Outcome()) {
		return fmt.Errorf("head %g, %g, reached %g, outcome %g", f.Version, f.Size, f.Reached, f.Outcome)
	}

	for i, box := range boxes {
		got := &f.Boxes[i]
		if (scene.Box{W: got.W, H: got.H, X: got.X, Y: got.Y, Angle: got.Angle}) != box {
			return fmt.Errorf("box %d is %+v, want %+v", i, got, box)
		}
		if want := turn(Vec{1, 0}, box.Angle); got.AxisX.sub(want).length() > 1e-12 {
			return fmt.Errorf("box %d: x axis %v, want %v", i, got.AxisX, want)
		}
		for n := 1; n <= 4; n++ {
			if want := corner(box, n); !nearVec(got.Corners[n-1], want) {
				return fmt.Errorf("box %d: v%d at %v, want %v", i, n, got.Corners[n-1], want)
			}
		}
	}
	dp := Vec{b.X - a.X, b.Y - a.Y}
	if want := (Setup{dp, turn(dp, -a.Angle), turn(dp, -b.Angle)}); !nearVec(f.Setup.DP, want.DP) || !nearVec(f.Setup.DA, want.DA) || !nearVec(f.Setup.DB, want.DB) {
		return fmt.Errorf("setup %v, want %v", f.Setup, want)
	}

	for i := range f.Axes {
		got := &f.Axes[i]
		if int(c.Reached) < 1+i/2 {
			if *got != (Axis{}) {
				return fmt.Errorf("axis %d was not tested, but is %+v", i, got)
			}
			continue
		}
		owner := boxes[i/2]
		direction := turn([2]Vec{{1, 0}, {0, 1}}[i%2], owner.Angle)
		if got.Tested != 1 || got.Direction.sub(direction).length() > 1e-12 || got.Origin != (Vec{owner.X, owner.Y}) {
			return fmt.Errorf("axis %d: %+v, want tested along %v from %v", i, got, direction, owner)
		}
		for j, shade := range [2]Interval{got.A, got.B} {
			if want := shadow(boxes[j], got.Origin, direction); !near(shade.Lo, want.Lo) || !near(shade.Hi, want.Hi) {
				return fmt.Errorf("axis %d: the interval of box %d is %v, want %v", i, j, shade, want)
			}
		}
		separation := max(got.B.Lo-got.A.Hi, got.A.Lo-got.B.Hi)
		if !near(got.Separation, separation) || got.Separation != c.Separations[i] {
			return fmt.Errorf("axis %d: separation %g, the intervals give %g", i, got.Separation, separation)
		}
		if reach := (got.A.Hi - got.A.Lo + got.B.Hi - got.B.Lo) / 2; !near(got.Reach, reach) {
			return fmt.Errorf("axis %d: reach %g, want %g", i, got.Reach, reach)
		}
		if distance := math.Abs(dp.dot(direction)); !near(got.Distance, distance) {
			return fmt.Errorf("axis %d: distance %g, want %g", i, got.Distance, distance)
		}
		// From the end of one interval to the facing end of the other.
		if got.Gap.Lo > got.Gap.Hi || !near(got.Gap.Hi-got.Gap.Lo, math.Abs(got.Separation)) {
			return fmt.Errorf("axis %d: gap %v, want one as long as the separation %g", i, got.Gap, got.Separation)
		}
		ends := 0
		for _, x := range []float64{got.A.Lo, got.A.Hi, got.B.Lo, got.B.Hi} {
			if x == got.Gap.Lo || x == got.Gap.Hi {
				ends++
			}
		}
		if ends < 2 {
			return fmt.Errorf("axis %d: gap %v does not go from end to end of %v and %v", i, got.Gap, got.A, got.B)
		}
	}

	if c.Reached < physics.StageBestAxis {
		if f.Best != (Best{}) {
			return fmt.Errorf("no best axis was chosen, but it is %+v", f.Best)
		}
	} else if err := f.checkBest(boxes, dp, tolerance); err != nil {
		return err
	}

	if c.Reached < physics.StageReference {
		if f.Reference != (Reference{}) {
			return fmt.Errorf("no reference face was found, but it is %+v", f.Reference)
		}
		return f.checkNothingAfter(c)
	}
	r := &f.Reference
	reference, incident := int(r.OfB), 1-int(r.OfB)
	if r.OfB != math.Floor(f.Best.Axis/2) {
		return fmt.Errorf("reference of B: %g, with axis %g", r.OfB, f.Best.Axis)
	}
	lines := [3]struct {
		line Line
		edge float64
	}{{r.Front, r.Face}, {r.Sides[0].Line, r.Sides[0].Edge}, {r.Sides[1].Line, r.Sides[1].Edge}}
	for i, l := range lines {
		normal := turn(outward[int(l.edge)], boxes[reference].Angle)
		if !unit(l.line.Normal) || l.line.Normal.sub(normal).length() > 1e-12 {
			return fmt.Errorf("line %d: normal %v, but edge %g has %v", i, l.line.Normal, l.edge, normal)
		}
		if offset := shadow(boxes[reference], Vec{}, normal).Hi; math.Abs(l.line.Offset-offset) > 3*tolerance {
			return fmt.Errorf("line %d: offset %g, want %g", i, l.line.Offset, offset)
		}
	}
	if r.Sides[0].Edge != 2 && r.Sides[0].Edge != 3 {
		return fmt.Errorf("the negative side line lies along edge %g", r.Sides[0].Edge)
	}
	if outward := r.Front.Normal.mul(1 - 2*r.OfB); outward != f.Best.Normal {
		return fmt.Errorf("front normal %v with normal %v", r.Front.Normal, f.Best.Normal)
	}
	for i, end := range r.Ends {
		if math.Abs(r.Front.from(end)) > 3*tolerance || math.Abs(r.Sides[i].Line.from(end)) > 3*tolerance {
			return fmt.Errorf("end %d of the face, %v, is %g off the front and %g off its side line", i, end, r.Front.from(end), r.Sides[i].Line.from(end))
		}
		n := vertexBetween(r.Face, r.Sides[i].Edge)
		if want := f.Boxes[reference].Corners[n-1]; end != want {
			return fmt.Errorf("end %d of the face is %v, want v%d at %v", i, end, n, want)
		}
	}

	if err := f.checkIncident(boxes[incident], incident); err != nil {
		return err
	}
	incoming := f.Incident.Vertices
	for side := range f.Clips {
		if int(c.Reached) < int(physics.StageClipNeg)+side {
			break
		}
		if err := f.checkClip(side, incoming, incident, tolerance); err != nil {
			return fmt.Errorf("clip %d: %v", side, err)
		}
		incoming = f.Clips[side].Vertices
	}

	if c.Reached >= physics.StageKeep {
		kept := 0
		for i := range f.Keep.Kept {
			p, s := f.Clips[1].Vertices[i].At, f.Keep.Separations[i]
			if math.Abs(r.Front.from(p)-s) > 3*tolerance {
				return fmt.Errorf("keep: separation %g of %v, want %g", s, p, r.Front.from(p))
			}
			if (f.Keep.Kept[i] == 1) != (s <= 0) {
				return fmt.Errorf("keep: a point with separation %g has Kept %g", s, f.Keep.Kept[i])
			}
			kept += int(f.Keep.Kept[i])
			foot := f.Keep.Feet[i]
			if math.Abs(r.Front.from(foot)) > 3*tolerance || !nearVec(foot, p.sub(r.Front.Normal.mul(s))) {
				return fmt.Errorf("keep: the foot of %v is %v, %g off the face", p, foot, r.Front.from(foot))
			}
		}
		if kept != int(f.Contacts.Count) {
			return fmt.Errorf("%d points were kept, but there are %g contacts", kept, f.Contacts.Count)
		}
	}
	if err := f.checkContacts(tolerance); err != nil {
		return err
	}
	return f.checkNothingAfter(c)
}

func (f *Pair) checkBest(boxes [2]scene.Box, dp Vec, tolerance float64) error {
	x := &f.Best
	halves := [4]float64{boxes[0].W / 2, boxes[0].H / 2, boxes[1].W / 2, boxes[1].H / 2}
	best, largest := 0, 0
	for i := range f.Axes {
		s := f.Axes[i].Separation
		threshold, took := s, 1.0
		if i > 0 {
			threshold = float64(0.95*f.Axes[best].Separation) + float64(0.01*halves[i])
			if took = 0; s > threshold {
				took, best = 1, i
			}
		}
		if x.Thresholds[i] != threshold || x.Took[i] != took {
			return fmt.Errorf("best: axis %d had to exceed %g and took the lead: %g; want %g, %g", i, x.Thresholds[i], x.Took[i], threshold, took)
		}
		if s > f.Axes[largest].Separation {
			largest = i
		}
	}
	if x.Axis != float64(best) || x.Separation != f.Axes[best].Separation || x.Largest != float64(largest) {
		return fmt.Errorf("best: axis %g with %g, largest %g; want %d, largest %d", x.Axis, x.Separation, x.Largest, best, largest)
	}
	along := f.Axes[best].Direction
	if x.Normal != along && x.Normal != along.mul(-1) || dp.dot(x.Normal) < -tolerance {
		return fmt.Errorf("best: normal %v, want one along %v from A to B, %v", x.Normal, along, dp)
	}
	return nil
}

func (f *Pair) checkIncident(box scene.Box, index int) error {
	e := &f.Incident
	edge := int(e.Edge)
	if edge < 1 || edge > 4 {
		return fmt.Errorf("incident edge %d", edge)
	}
	for n := 1; n <= 4; n++ {
		dot := turn(outward[n], box.Angle).dot(f.Reference.Front.Normal)
		if math.Abs(e.Dots[n-1]-dot) > 1e-12 {
			return fmt.Errorf("incident: edge %d's normal by the front normal is %g, want %g", n, e.Dots[n-1], dot)
		}
		if e.Dots[edge-1] > e.Dots[n-1] {
			return fmt.Errorf("incident: edge %d, but edge %d is more anti-parallel: %v", edge, n, e.Dots)
		}
	}
	if want := turn(f.Reference.Front.Normal.mul(-1), -box.Angle); e.Normal.sub(want).length() > 1e-12 {
		return fmt.Errorf("incident: normal %v, want %v", e.Normal, want)
	}
	for i, v := range e.Vertices {
		number := (edge-1+i)%4 + 1
		feature := Feature{In2: float64((number+2)%4 + 1), Out2: float64(number)}
		if v != (Vertex{f.Boxes[index].Corners[number-1], float64(number), feature, feature}) {
			return fmt.Errorf("incident: vertex %d is %+v, want v%d at %v with the id %v", i, v, number, f.Boxes[index].Corners[number-1], feature)
		}
	}
	return nil
}

func (f *Pair) checkClip(side int, incoming [2]Vertex, incident int, tolerance float64) error {
	c, line := &f.Clips[side], f.Reference.Sides[side]
	if c.Incoming != incoming {
		return fmt.Errorf("incoming %+v, want the result of the stage before, %+v", c.Incoming, incoming)
	}
	var want []Vertex
	for i, v := range incoming {
		d := c.Distances[i]
		if math.Abs(line.Line.from(v.At)-d) > 3*tolerance {
			return fmt.Errorf("distance %g of %v, want %g", d, v.At, line.Line.from(v.At))
		}
		if d <= 0 {
			want = append(want, v)
		}
	}
	if crosses := float64(c.Distances[0]*c.Distances[1]) < 0; (c.Cut == 1) != crosses {
		return fmt.Errorf("cut %g with the distances %v", c.Cut, c.Distances)
	}
	if c.Cut == 1 {
		if c.T <= 0 || c.T > 1 || math.Abs(c.T-c.Distances[0]/(c.Distances[0]-c.Distances[1])) > 1e-12 {
			return fmt.Errorf("t = %g with the distances %v", c.T, c.Distances)
		}
		v := c.Vertices[1]
		if math.Abs(line.Line.from(v.At)) > 4*tolerance {
			return fmt.Errorf("the new vertex %v is %g off the line", v.At, line.Line.from(v.At))
		}
		if p := incoming[0].At.add(incoming[1].At.sub(incoming[0].At).mul(c.T)); v.At.sub(p).length() > tolerance {
			return fmt.Errorf("the new vertex is %v, want %v on the edge", v.At, p)
		}
		if v.Number != 0 {
			return fmt.Errorf("a cut with the number %g", v.Number)
		}
		// The new vertex lies on the incident edge and on the side line's edge, and its id names both.
		w := v.Winding
		if w.In1+w.Out1 != line.Edge || w.In1*w.Out1 != 0 || w.In2+w.Out2 != f.Incident.Edge || w.In2*w.Out2 != 0 || w.In1*w.In2 != 0 {
			return fmt.Errorf("the new vertex has the id %+v, want edges %g and %g, one entering", w, line.Edge, f.Incident.Edge)
		}
		if g := v.Feature; g.In1+g.Out1 != line.Edge || g.In1*g.Out1 != 0 || g.In2*g.Out2 != 0 || g.In2+g.Out2 == 0 {
			return fmt.Errorf("the new vertex has Box2D-Lite's id %+v with edge %g", g, line.Edge)
		}
		want = append(want, v)
	} else if c.T != 0 {
		return fmt.Errorf("no cut, but t = %g", c.T)
	}
	if int(c.Count) != len(want) {
		return fmt.Errorf("count %g, want %d", c.Count, len(want))
	}
	for i, v := range c.Vertices {
		if i >= len(want) {
			if v != (Vertex{}) {
				return fmt.Errorf("vertex %d of %d is %+v", i, len(want), v)
			}
			continue
		}
		if v != want[i] {
			return fmt.Errorf("vertex %d is %+v, want %+v", i, v, want[i])
		}
		if v.Number != 0 && v.At != f.Boxes[incident].Corners[int(v.Number)-1] {
			return fmt.Errorf("v%g is at %v, want %v", v.Number, v.At, f.Boxes[incident].Corners[int(v.Number)-1])
		}
	}
	return nil
}

func (f *Pair) checkContacts(tolerance float64) error {
	m := &f.Contacts
	if m.Count == 0 {
		if *m != (Contacts{}) {
			return fmt.Errorf("no contacts, but %+v", m)
		}
		return nil
	}
	if m.Normal != f.Best.Normal {
		return fmt.Errorf("contacts: normal %v, want %v", m.Normal, f.Best.Normal)
	}
	next := 0
	for i := range f.Keep.Kept {
		if f.Keep.Kept[i] == 0 {
			continue
		}
		got, v := m.List[next], f.Clips[1].Vertices[i]
		next++
		if got.Origin != v.At || got.At != f.Keep.Feet[i] || got.Separation != f.Keep.Separations[i] {
			return fmt.Errorf("contact %d: %+v, want %v projected to %v", next, got, v.At, f.Keep.Feet[i])
		}
		if d := got.At.sub(got.Origin).length(); math.Abs(d-math.Abs(got.Separation)) > tolerance || got.Separation > 0 {
			return fmt.Errorf("contact %d was projected by %g, but its separation is %g", next, d, got.Separation)
		}
		feature, winding := v.Feature, v.Winding
		if f.Reference.OfB == 1 {
			feature = Feature{feature.In2, feature.Out2, feature.In1, feature.Out1}
			winding = Feature{winding.In2, winding.Out2, winding.In1, winding.Out1}
		}
		if got.Feature != feature || got.Winding != winding {
			return fmt.Errorf("contact %d: ids %v and %v, want %v and %v", next, got.Feature, got.Winding, feature, winding)
		}
		if key := feature.In1 + 256*feature.Out1 + 65536*feature.In2 + 16777216*feature.Out2; got.Key != key || key == 0 {
			return fmt.Errorf("contact %d: key %g, want %g", next, got.Key, key)
		}
	}
	for ; next < len(m.List); next++ {
		if m.List[next] != (Contact{}) {
			return fmt.Errorf("contact %d of %g: %+v", next, m.Count, m.List[next])
		}
	}
	return nil
}

// checkNothingAfter checks that the fields of stages that were not reached are zero.
func (f *Pair) checkNothingAfter(c *physics.Clipping) error {
	for _, part := range []struct {
		name  string
		stage physics.Stage
		zero  bool
	}{
		{"best", physics.StageBestAxis, f.Best == Best{}},
		{"reference", physics.StageReference, f.Reference == Reference{}},
		{"incident", physics.StageIncident, f.Incident == Incident{}},
		{"first clip", physics.StageClipNeg, f.Clips[0] == Clip{}},
		{"second clip", physics.StageClipPos, f.Clips[1] == Clip{}},
		{"keep", physics.StageKeep, f.Keep == Keep{}},
		{"contacts", physics.StageContacts, f.Contacts == Contacts{}},
	} {
		if part.zero != (c.Reached < part.stage) {
			return fmt.Errorf("reached %v, and %s is zero: %t", c.Reached, part.name, part.zero)
		}
	}
	return nil
}

func TestSetPair(t *testing.T) {
	for _, pair := range scene.Pairs {
		t.Run(pair.ID, func(t *testing.T) {
			f, c := encode(pair.A, pair.B)
			if err := check(f, c, pair.A, pair.B); err != nil {
				t.Error(err)
			}
			f, c = encode(pair.B, pair.A)
			if err := check(f, c, pair.B, pair.A); err != nil {
				t.Errorf("swapped: %v", err)
			}
		})
	}
}

// A reused working set and frame leave no trace.
func TestSetPairAgain(t *testing.T) {
	for _, first := range scene.Pairs {
		for _, pair := range scene.Pairs {
			bodyA, bodyB := first.A.Body(), first.B.Body()
			var c physics.Clipping
			var f Pair
			c.Run(&bodyA, &bodyB)
			f.SetPair(first.A, first.B, &bodyA, &bodyB, &c)
			bodyA, bodyB = pair.A.Body(), pair.B.Body()
			c.Run(&bodyA, &bodyB)
			f.SetPair(pair.A, pair.B, &bodyA, &bodyB, &c)
			if want, _ := encode(pair.A, pair.B); f != *want {
				t.Errorf("%s after %s has wrong numbers", pair.ID, first.ID)
			}
		}
	}
}

// SetPair keeps the fields of the figure.
func TestSetPairKeeps(t *testing.T) {
	pair := scene.DefaultPair()
	bodyA, bodyB := pair.A.Body(), pair.B.Body()
	var c physics.Clipping
	c.Run(&bodyA, &bodyB)
	f := Pair{Stage: 3, Numbers: 1, Focus: 2, Hover: 1, Part: 2, Lit: 7, Knob: 34}
	f.SetPair(pair.A, pair.B, &bodyA, &bodyB, &c)
	if f.Stage != 3 || f.Numbers != 1 || f.Focus != 2 || f.Hover != 1 || f.Part != 2 || f.Lit != 7 || f.Knob != 34 {
		t.Errorf("SetPair changed the figure's fields: %+v", f.Array()[:12])
	}
	if n := testing.AllocsPerRun(10, func() { f.SetPair(pair.A, pair.B, &bodyA, &bodyB, &c) }); n != 0 {
		t.Errorf("SetPair allocates %g times, want 0", n)
	}
	if f.Array()[0] != PairVersion || len(f.Array()) != Slots || &f.Array()[0] != &f.Version {
		t.Error("Array() is not the frame's own memory")
	}
}

// Every combination of the page's limits and ordinary numbers.
func TestSetPairExtremes(t *testing.T) {
	widths, places, angles := []float64{1e-9, 1, 1e9}, []float64{-1e9, 0, 1e9}, []float64{0, 0.7, 1e300}
	pick := func(list []float64, n *int) float64 {
		x := list[*n%3]
		*n /= 3
		return x
	}
	for n := range 59049 { // 3 to the 10th
		n := n
		var boxes [2]scene.Box
		for i := range boxes {
			boxes[i] = scene.Box{W: pick(widths, &n), H: pick(widths, &n), X: pick(places, &n), Y: pick(places, &n), Angle: pick(angles, &n)}
		}
		f, c := encode(boxes[0], boxes[1])
		if err := check(f, c, boxes[0], boxes[1]); err != nil {
			t.Fatalf("%v and %v: %v", boxes[0], boxes[1], err)
		}
	}
}

func TestSetPairProperties(t *testing.T) {
	width := rapid.Float64Range(0.2, 4)
	place := rapid.OneOf(rapid.Float64Range(-2, 2), rapid.SampledFrom([]float64{0, 1, -1, 0.5}))
	angle := rapid.OneOf(rapid.Float64Range(-7, 7), rapid.SampledFrom([]float64{0, math.Pi / 4, math.Pi / 2, math.Pi}))
	rapid.Check(t, func(t *rapid.T) {
		box := func(name string) scene.Box {
			return scene.Box{W: width.Draw(t, name+".w"), H: width.Draw(t, name+".h"), X: place.Draw(t, name+".x"),
				Y: place.Draw(t, name+".y"), Angle: angle.Draw(t, name+".angle")}
		}
		a, b := box("a"), box("b")
		f, c := encode(a, b)
		if err := check(f, c, a, b); err != nil {
			t.Fatalf("%v and %v: %v", a, b, err)
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		width, place := rapid.Float64Range(1e-9, 1e9), rapid.Float64Range(-1e9, 1e9)
		box := func(name string) scene.Box {
			return scene.Box{W: width.Draw(t, name+".w"), H: width.Draw(t, name+".h"), X: place.Draw(t, name+".x"),
				Y: place.Draw(t, name+".y"), Angle: rapid.Float64().Draw(t, name+".angle")}
		}
		a, b := box("a"), box("b")
		f, c := encode(a, b)
		if err := check(f, c, a, b); err != nil {
			t.Fatalf("%v and %v: %v", a, b, err)
		}
	})
}
