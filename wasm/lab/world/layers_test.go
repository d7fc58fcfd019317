package world

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

func TestSetLayers(t *testing.T) {
	f := open(t, "pyramid")
	for _, of := range []struct{ given, want string }{
		{"contacts,impulses", "contacts,impulses"},
		{"impulses,contacts,impulses", "contacts,impulses"},
		{"none", "none"},
		{"", "none"},
		{strings.Join(say.LayerIDs(), ","), strings.Join(say.LayerIDs(), ",")},
		{"bodies,contacts,joints", say.DefaultLayers.String()},
	} {
		if err := f.SetLayers(of.given); err != nil || f.Layers.String() != of.want {
			t.Errorf("%q shows %q (%v), want %q", of.given, f.Layers.String(), err, of.want)
		}
	}
	for _, wrong := range []string{"contact", "bodies,", "bodies, contacts", "none,bodies", "Bodies"} {
		err := f.SetLayers(wrong)
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidOption || e.Field != "layers" || f.Layers != say.DefaultLayers {
			t.Errorf("%q: %v, and %q are shown", wrong, err, f.Layers.String())
			continue
		}
		if r := e.Range(text.English); !strings.Contains(r, strings.Join(say.LayerIDs(), ", ")) {
			t.Errorf("%q may be %q", wrong, r)
		}
	}
}

func TestLayersInLinks(t *testing.T) {
	f := open(t, "dominos")
	step(t, f, 20)
	before := f.State()
	if strings.Contains(before, "layers") {
		t.Errorf("%q names the layers that are on at first", before)
	}
	if err := f.SetLayers("bounds,near"); err != nil {
		t.Fatal(err)
	}
	if want := before + "&layers=bounds,near"; f.State() != want {
		t.Errorf("%q, want %q", f.State(), want)
	}
	g := New()
	arrive(t, g, f.State())
	if g.Layers.String() != "bounds,near" {
		t.Errorf("the link shows %q", g.Layers.String())
	}
	// Another scene keeps the layers. A link without layers sets the default ones.
	if err := g.SetScene("wall"); err != nil || g.Layers.String() != "bounds,near" {
		t.Errorf("another scene shows %q (%v)", g.Layers.String(), err)
	}
	arrive(t, g, before)
	if g.Layers != say.DefaultLayers {
		t.Errorf("a link without layers shows %q", g.Layers.String())
	}
	if _, err := g.SetState(before + "&layers=bounds,nears"); err == nil || !strings.Contains(err.Error(), "nears") {
		t.Errorf("a layer that there is not: %v", err)
	}
}

// listed returns the lists that follow the samples in a frame.
func listed(array []float64) (h *frame.WorldHead, contacts []frame.WorldContact, bounds []frame.Bound, cells []frame.Cell, near []frame.Near) {
	h = head(array)
	at := frame.WorldSlots + int(h.Bodies)*frame.BodySlots + int(h.Joints)*frame.JointSlots
	contacts = taken[frame.WorldContact](array, &at, h.Contacts)
	at += int(h.Motions)*frame.MotionSlots + int(h.Iterations+h.ColdIterations)*frame.IterationSlots + int(h.Samples)*frame.SampleSlots
	return h, contacts, taken[frame.Bound](array, &at, h.Bounds), taken[frame.Cell](array, &at, h.Cells), taken[frame.Near](array, &at, h.Near)
}

func taken[T any](array []float64, at *int, count float64) []T {
	n := int(count)
	if n == 0 {
		return nil
	}
	first := unsafe.Pointer(&array[*at])
	*at += n * int(unsafe.Sizeof(*new(T))/8)
	return unsafe.Slice((*T)(first), n)
}

// TestLayerLists computes the lists of layers from the bodies. Hidden layers have no lists.
func TestLayerLists(t *testing.T) {
	for _, id := range []string{"pyramid", "dominos", "teeter", "suspension-bridge"} {
		f := open(t, id)
		for range 8 {
			step(t, f, 17)
			h, contacts, bounds, cells, near := listed(f.Frame())
			if h.Bounds+h.Cells+h.Near != 0 || h.Grid != (frame.Grid{}) || bounds != nil || cells != nil || near != nil {
				t.Fatalf("%s: layers that are off list something: %+v", id, h)
			}
			all := len(contacts)
			if err := f.SetLayers("none"); err != nil {
				t.Fatal(err)
			}
			if h, contacts, _, _, _ = listed(f.Frame()); len(contacts) != 0 || int(h.Fresh+h.Kept+h.Lost) != all {
				t.Fatalf("%s: without layers %d contacts are listed, and %v counted of %d", id, len(contacts), h.Fresh+h.Kept+h.Lost, all)
			}
			f.OfferNext(1)
			_, contacts, _, _, _ = listed(f.Frame())
			a, b, ok := offered(f)
			if arb := say.ArbiterOf(f.World, [2]int{a, b}); arb == nil && !ok && all == 0 {
				f.showLayers(say.DefaultLayers)
				continue // nothing touches yet
			} else if n := int(arb.Count); !ok || len(contacts) != n || int(contacts[0].A) != a || int(contacts[0].B) != b {
				t.Fatalf("%s: of the ringed pair %d, %d alone: %v", id, a, b, contacts)
			}
			f.OfferNone()
			if err := f.SetLayers("bounds,cells,near"); err != nil {
				t.Fatal(err)
			}
			h, _, bounds, cells, near = listed(f.Frame())
			checkBounds(t, f, bounds)
			checkNear(t, f, near)
			bodies := 0.0
			for _, c := range cells {
				bodies += c.Bodies
				if c.Bodies < 1 || c.Column < 0 || c.Column >= h.Grid.Columns || c.Row < 0 || c.Row >= h.Grid.Rows {
					t.Errorf("%s: cell %+v of %+v", id, c, h.Grid)
				}
			}
			// Very large bodies, such as grounds and planks, are not in the grid.
			if large := h.Bodies - bodies; large < 1 || large > 8 {
				t.Errorf("%s: %v of %v bodies are in no cell", id, large, h.Bodies)
			}
			f.showLayers(say.DefaultLayers)
		}
	}
}

// checkBounds compares the bounds with the boxes around the corners.
func checkBounds(t *testing.T, f *Figure, bounds []frame.Bound) {
	t.Helper()
	next := 0
	for i := range f.World.Bodies() {
		b := &f.World.Bodies()[i]
		low, high := physics.Vec2{X: math.Inf(1), Y: math.Inf(1)}, physics.Vec2{X: math.Inf(-1), Y: math.Inf(-1)}
		for number := 1; number <= 4; number++ {
			p := b.Corner(number)
			low.X, low.Y, high.X, high.Y = min(low.X, p.X), min(low.Y, p.Y), max(high.X, p.X), max(high.Y, p.Y)
		}
		turned := math.Abs(math.Remainder(b.Angle, math.Pi/2))
		if next == len(bounds) || int(bounds[next].Body) != i {
			if turned > 1.1*unlike {
				t.Errorf("body %d, turned by %v, has no bounding box", i, turned)
			}
			continue
		}
		got := bounds[next]
		if far := max(math.Abs(got.Low.X-low.X), math.Abs(got.Low.Y-low.Y), math.Abs(got.High.X-high.X), math.Abs(got.High.Y-high.Y)); far > 1e-9 || turned == 0 {
			t.Errorf("body %d, turned by %v, has %+v, want %v to %v", i, turned, got, low, high)
		}
		next++
	}
	if next != len(bounds) {
		t.Errorf("%d bounding boxes are of no body", len(bounds)-next)
	}
}

// checkNear checks that near marks exactly the pairs whose bounding boxes touch, except pairs of static bodies.
func checkNear(t *testing.T, f *Figure, near []frame.Near) {
	t.Helper()
	touching := map[[2]int]bool{}
	for _, q := range near {
		if q.A >= q.B {
			t.Errorf("near pair %+v", q)
		}
		touching[[2]int{int(q.A), int(q.B)}] = q.Touch != 0
	}
	bodies, masses := f.World.Bodies(), f.World.Masses()
	for a := range bodies {
		for b := a + 1; b < len(bodies); b++ {
			lowA, highA := bodies[a].Bounds()
			lowB, highB := bodies[b].Bounds()
			touch := lowA.X <= highB.X && lowB.X <= highA.X && lowA.Y <= highB.Y && lowB.Y <= highA.Y
			if static := masses[a].Static() && masses[b].Static(); touching[[2]int{a, b}] != (touch && !static) {
				t.Errorf("boxes %d and %d: touch %v", a, b, touch)
			}
		}
	}
}

// TestCard checks the card of the hovered body or the ringed pair.
func TestCard(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 60)
	if card := f.Card(); card != "" {
		t.Errorf("where nothing is pointed at: %q", card)
	}
	var arb physics.Arbiter
	for _, arb = range f.World.Arbiters() {
		if arb.Count == 2 && arb.A > 0 {
			break
		}
	}
	at := arb.Contacts[1].Position
	f.Offer(at.X, at.Y, 0.05)
	c := &arb.Contacts[1]
	for _, want := range []string{
		"tBoxes " + strconv.Itoa(int(arb.A)) + " (A) and " + strconv.Itoa(int(arb.B)) + " (B)\n",
		"\n1persisted: " + text.Short(c.Normal) + " N s, friction " + text.Short(c.Tangent) + " N s\n",
		"\npA’s edge", " deep\n", "\npthe other contact: " + text.Short(arb.Contacts[0].Normal) + " N s\n", "\nhA press",
	} {
		if !strings.Contains(f.Card(), want) {
			t.Errorf("the card of a contact has no %q: %q", want, f.Card())
		}
	}
	if h := head(f.Frame()); h.PointedContact != 1 || int(h.OfferedA) != int(arb.A) {
		t.Errorf("pointed at contact %v of %v, %v", h.PointedContact, h.OfferedA, h.OfferedB)
	} else {
		for k, contact := range arb.Contacts[:arb.Count] {
			edge := func(n int) float64 { return float64(contact.Feature.Key() >> (8 * n) & 255) } // one byte each
			if want := (frame.Feature{In1: edge(0), Out1: edge(1), In2: edge(2), Out2: edge(3)}); h.OfferedIDs[k] != want || want == (frame.Feature{}) {
				t.Errorf("the id of contact %d is %v, want %v", k, h.OfferedIDs[k], want)
			}
		}
	}
	body := &f.World.Bodies()[arb.B]
	f.Offer(body.Position.X, body.Position.Y, 0.05)
	mass, m := &f.World.Masses()[arb.B], &f.World.Motions()[arb.B]
	for _, want := range []string{
		"tBox " + strconv.Itoa(int(arb.B)) + "\n", "\np" + strconv.Itoa(int(mass.Mass)) + " kg, friction 0.20\n", " m/s: x " + text.Short(m.Velocity.X) + ", y ",
		"\npturns " + text.Short(m.AngularVelocity) + " rad/s\n", "\nhA press shows the stages of boxes ",
	} {
		if !strings.Contains(f.Card(), want) {
			t.Errorf("the card of a body has no %q: %q", want, f.Card())
		}
	}
	f.OfferNone()
	if h := head(f.Frame()); h.OfferedIDs != ([2]frame.Feature{}) {
		t.Errorf("ids where no pair is offered: %v", h.OfferedIDs)
	}
	if f.Card() != "" {
		t.Errorf("where the pointer has left: %q", f.Card())
	}
	// For the keyboard's pair the card has both contacts. The line for screen readers has no hint.
	f.OfferNext(1)
	a, b, _ := offered(f)
	said := f.Narrator().CardText(f.Card())
	if n := strings.Count(said, "persisted: "); n != int(say.ArbiterOf(f.World, [2]int{a, b}).Count) || strings.Contains(said, "Enter") || strings.Contains(said, "\n") {
		t.Errorf("of the ringed pair: %q", said)
	}
	_ = f.Choose(a, b)
	if f.Card() != "" || f.Narrator().CardText(f.Card()) != "" {
		t.Errorf("with a pair picked: %q", f.Card())
	}
	// The card of a static body has no mass.
	g := open(t, "wall")
	g.Offer(0, -1, 0.05)
	if want := "tBox 0\npnothing moves it; friction 0.20"; g.Card() != want {
		t.Errorf("the ground's card is %q, want %q", g.Card(), want)
	}
	// The card and the frame mark a sensor.
	s := scene.DefaultScene
	gate := scene.DefaultBody
	gate.Width, gate.Mass, gate.Sensor = physics.Vec2{X: 1, Y: 1}, 2, true
	s.Bodies = []physics.BodyDef{gate}
	if err := g.Load(&s); err != nil {
		t.Fatal(err)
	}
	g.Offer(gate.Position.X, gate.Position.Y, 0.05)
	if want := "tBox 0\npa sensor: it reports contacts, and pushes nothing\n"; !strings.HasPrefix(g.Card(), want) {
		t.Errorf("the sensor's card is %q, want %q first", g.Card(), want)
	}
}

// The same steps give the same bits with all layers and with none.
func TestLookingIsFree(t *testing.T) {
	f, g := open(t, "dominos"), open(t, "dominos")
	f.showLayers(1<<say.LayerCount - 1)
	g.showLayers(0)
	for range 100 {
		step(t, f, 1)
		step(t, g, 1)
		f.Frame()
		g.Frame()
	}
	f.showLayers(0)
	if !same(f.Frame(), g.Frame()) {
		t.Error("looking at a world changes it")
	}
}

func offered(f *Figure) (a, b int, ok bool) {
	return f.Offered[0], f.Offered[1], f.Offered[0] != f.Offered[1]
}
