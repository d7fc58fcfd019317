package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// axis is the time axis. It listens for the scrubber in it, which is rendered at every step.
type axis struct {
	vecty.Core
	view
	scrubber *scrubber
}

func newAxis(v func() view) *axis {
	return &axis{view: v(), scrubber: &scrubber{view: v(), marks: &marks{view: v()}}}
}

// Copy implements vecty.Copier: see package pair.
func (a *axis) Copy() vecty.Component { return &axis{view: a.view, scrubber: a.scrubber} }

// Update implements ui.Component.
func (a *axis) Update() {
	if a.Gone() {
		a.Again(a)
	} else {
		a.scrubber.update()
	}
}

// Leave implements ui.Component.
func (a *axis) Leave() {
	a.View.Leave()
	a.scrubber.View.Leave()
	a.scrubber.marks.View.Leave()
}

// Render implements vecty.Component.
func (a *axis) Render() vecty.ComponentOrHTML {
	if a.Gone() {
		return ui.Node("div", "")
	}
	f := a.Figure
	root := a.Root()
	letGo := func(string) { f.Scrub(false) }
	a.scrubber.listens = []vecty.MarkupOrChild{
		a.On("input", func(value string) {
			if n, err := strconv.Atoi(value); err == nil {
				f.Scrub(true)
				_ = f.SeekStep(float64(n)) // what goes wrong on the way is said and told by the figure
			}
		}),
		a.On("change", letGo), a.On("focusout", letGo),
	}
	return ui.Node("div", "cs-axis", root, a.scrubber)
}

// scrubber is where the world stands on the axis.
type scrubber struct {
	vecty.Core
	view
	marks   *marks
	listens []vecty.MarkupOrChild
	shown   place
}

// place is what a scrubber shows.
type place struct {
	axis        world.Axis
	value, goal int
	time        string
	marks       marked
	unsettled   bool // the value may not be in place yet
}

// Copy implements vecty.Copier: see package pair.
func (s *scrubber) Copy() vecty.Component {
	return &scrubber{view: s.view, marks: s.marks, listens: s.listens, shown: s.shown}
}

func (s *scrubber) shows() place {
	f := s.Figure
	p := place{axis: f.Axis(), goal: f.Goal(), time: text.Fixed(f.Seconds(), 2)}
	p.value = p.axis.Step
	if f.Scrubbing() && p.goal > 0 {
		p.value = p.goal // where the reader holds it
	}
	p.marks = s.marks.shows(p.axis)
	return p
}

func (s *scrubber) update() {
	if s.shown != s.shows() {
		s.Again(s)
	}
}

// Render implements vecty.Component.
func (s *scrubber) Render() vecty.ComponentOrHTML {
	s.Enter()
	if s.Gone() {
		return ui.Node("div", "")
	}
	before := s.shown.axis
	s.shown = s.shows()
	p := &s.shown
	a := p.axis
	if before.Last > 0 && (before.First != a.First || before.Last != a.Last) {
		// The browser may have put the value into the range that was, as the two are set in any
		// order. vecty may forget what is asked for within a render: then the next update asks again.
		p.unsettled = true
		vecty.Rerender(s)
	}
	words := s.say(text.WorldStepTime, "step", strconv.Itoa(a.Step), "time", p.time)
	if p.goal > 0 {
		words = s.say(text.WorldStepGoing, "step", strconv.Itoa(a.Step), "goal", strconv.Itoa(p.goal))
	}
	input := append([]vecty.MarkupOrChild{
		ui.Attributes("type", "range", "min", strconv.Itoa(a.First), "max", strconv.Itoa(a.Last), "step", "1",
			"aria-label", s.say(text.WorldAxis), "aria-valuetext", words),
		ui.Property("value", strconv.Itoa(p.value)),
	}, s.listens...)
	return ui.Node("div", "cs-timeline",
		vecty.Markup(vecty.Style("--at", fraction(a.At(float64(a.Step)))), vecty.Style("--latest", fraction(a.At(float64(a.Latest))))),
		s.marks,
		ui.Node("div", "cs-track", ui.Attributes("aria-hidden", "true"), ui.Node("i", "cs-pale"), ui.Node("i", "cs-run-by")),
		ui.Node("input", "cs-scrubber", input...),
		ui.Node("b", "cs-here", ui.Attributes("aria-hidden", "true"), vecty.Text(strconv.Itoa(a.Step))),
	)
}

func fraction(x float64) string { return strconv.FormatFloat(x, 'f', 4, 64) }

// marks are the numbers at the axis, and the curve of the picked pair's impulse. While the world
// goes on they are rendered every few steps.
type marks struct {
	vecty.Core
	view
	shown marked
}

// marked is what marks show.
type marked struct {
	first, last, samples, a, b int
	gone                       bool
}

// perCurve is how many steps a curve waits for while the world goes on.
const perCurve = 10

// Copy implements vecty.Copier: see package pair.
func (m *marks) Copy() vecty.Component { return &marks{view: m.view, shown: m.shown} }

func (m *marks) shows(axis world.Axis) marked {
	f := m.Figure
	s := marked{first: axis.First, last: axis.Last, gone: m.Gone()}
	a, b, ok := f.Chosen()
	if !ok {
		return s
	}
	s.a, s.b, s.samples = a, b, f.SampleCount()
	if f.Quiet() {
		s.samples = axis.Latest / perCurve
	}
	return s
}

// SkipRender implements vecty.RenderSkipper.
func (m *marks) SkipRender(vecty.Component) bool { return m.shown == m.shows(m.Figure.Axis()) }

// Render implements vecty.Component.
func (m *marks) Render() vecty.ComponentOrHTML {
	m.Enter()
	axis := m.Figure.Axis()
	m.shown = m.shows(axis)
	var ticks vecty.List
	for _, tick := range axis.Ticks() {
		class := "cs-tick"
		if tick.Main {
			class += " cs-main"
		}
		number := strconv.Itoa(tick.Step)
		ticks = append(ticks, ui.Node("span", class, vecty.Markup(vecty.Style("--at", fraction(axis.At(float64(tick.Step))))), vecty.Text(number)))
	}
	return ui.Node("div", "cs-marks", ui.Attributes("aria-hidden", "true"), m.curve(axis), ui.Node("div", "cs-ticks", ticks))
}

func (m *marks) curve(axis world.Axis) *vecty.HTML {
	if _, _, ok := m.Figure.Chosen(); !ok {
		return nil
	}
	area, most := m.Figure.Curve(axis)
	label := m.say(text.WorldImpulse)
	if most > 0 {
		label = m.say(text.WorldImpulseMost, "most", text.Short(most))
	}
	box := "0 0 " + strconv.Itoa(world.CurveWidth) + " " + strconv.Itoa(world.CurveHeight)
	draw := func(class string) *vecty.HTML {
		return ui.Drawing("svg", ui.Attributes("class", class, "viewBox", box, "preserveAspectRatio", "none"),
			ui.Drawing("path", ui.Attributes("d", area)))
	}
	return ui.Node("div", "cs-curve", ui.Phrase("span", "", label), draw("cs-to-come"), draw("cs-so-far"))
}
