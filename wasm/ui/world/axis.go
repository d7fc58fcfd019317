package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// axis is the time axis. It listens for the slider in it, which is rendered at every step.
type axis struct {
	vecty.Core
	view
	line *timeline
}

func newAxis(v func() view) *axis {
	return &axis{view: v(), line: &timeline{view: v(), plots: newPlots(v), marks: &marks{view: v()}, slider: &slider{view: v()}}}
}

// Copy implements vecty.Copier: see package pair.
func (a *axis) Copy() vecty.Component { return &axis{view: a.view, line: a.line} }

// Update implements ui.Component.
func (a *axis) Update() {
	if a.Gone() {
		a.Again(a)
	} else {
		a.line.update()
	}
}

// Leave implements ui.Component.
func (a *axis) Leave() {
	for _, v := range []*ui.View{a.View, a.line.View, a.line.marks.View, a.line.slider.View} {
		v.Leave()
	}
	a.line.plots.leave()
}

// Render implements vecty.Component.
func (a *axis) Render() vecty.ComponentOrHTML {
	if a.Gone() {
		return ui.Node("div", "")
	}
	f := a.Figure
	root := a.Root()
	a.line.plots.listen(a.View)
	letGo := func(string) { f.Scrub(false) }
	a.line.slider.listens = []vecty.MarkupOrChild{
		a.On("input", func(value string) {
			if n, err := strconv.Atoi(value); err == nil {
				f.Scrub(true)
				_ = f.SeekStep(float64(n)) // what goes wrong on the way is said and told by the figure
			}
		}),
		a.On("change", letGo), a.On("focusout", letGo),
	}
	return ui.Node("div", "cs-axis", root, a.line)
}

// timeline is the axis with all that stands on it.
type timeline struct {
	vecty.Core
	view
	plots  *plots
	marks  *marks
	slider *slider
	shown  place
}

// place is what a timeline shows.
type place struct {
	axis        world.Axis
	value, goal int
	time        string
	plots       plotted
	marks       marked
}

// Copy implements vecty.Copier: see package pair.
func (l *timeline) Copy() vecty.Component {
	return &timeline{view: l.view, plots: l.plots, marks: l.marks, slider: l.slider, shown: l.shown}
}

func (l *timeline) shows() place {
	f := l.Figure
	p := place{axis: f.Axis(), goal: f.Goal(), time: text.Fixed(f.Seconds(), 2)}
	p.value = p.axis.Step
	if f.Scrubbing() && p.goal > 0 {
		p.value = p.goal // where the reader holds it
	}
	p.plots, p.marks = l.plots.shows(p.axis), l.marks.shows(p.axis)
	return p
}

func (l *timeline) update() {
	now := l.shows()
	if l.shown == now {
		return
	}
	l.Again(l)
	if l.shown.axis.First != now.axis.First || l.shown.axis.Last != now.axis.Last {
		// vecty sets the value before the range, and the browser keeps it within the range that was:
		// it is rendered once more.
		l.slider.Again(l.slider)
	}
}

// Render implements vecty.Component.
func (l *timeline) Render() vecty.ComponentOrHTML {
	l.Enter()
	if l.Gone() {
		return ui.Node("div", "")
	}
	l.shown = l.shows()
	a := l.shown.axis
	l.slider.shown = l.shown
	return ui.Node("div", "cs-timeline",
		vecty.Markup(vecty.Style("--at", fraction(a.At(float64(a.Step)))), vecty.Style("--latest", fraction(a.At(float64(a.Latest))))),
		l.plots,
		l.marks,
		ui.Node("div", "cs-track", ui.Attributes("aria-hidden", "true"), ui.Node("i", "cs-pale"), ui.Node("i", "cs-run-by")),
		l.slider,
		ui.Phrase("b", "cs-here", strconv.Itoa(a.Step), ui.Attributes("aria-hidden", "true")),
	)
}

func fraction(x float64) string { return strconv.FormatFloat(x, 'f', 4, 64) }

// slider is what a reader takes in hand.
type slider struct {
	vecty.Core
	view
	listens []vecty.MarkupOrChild
	begins  string // the value of the first render
	shown   place
}

// Copy implements vecty.Copier: see package pair.
func (s *slider) Copy() vecty.Component {
	return &slider{view: s.view, listens: s.listens, begins: s.begins, shown: s.shown}
}

// Render implements vecty.Component.
func (s *slider) Render() vecty.ComponentOrHTML {
	s.Enter()
	if s.Gone() {
		return ui.Node("input", "")
	}
	p := &s.shown
	step, value := strconv.Itoa(p.axis.Step), strconv.Itoa(p.value)
	words := s.say(text.WorldStepTime, "step", step, "time", p.time)
	if p.goal > 0 {
		words = s.say(text.WorldStepGoing, "step", step, "goal", strconv.Itoa(p.goal))
	}
	var now vecty.MarkupOrChild = vecty.Markup()
	if s.begins == "" {
		s.begins = value // of an element without a range, as an attribute: a property would be kept within 0 to 100
	} else {
		now = ui.Property("value", value)
	}
	return ui.Node("input", "cs-scrubber", append([]vecty.MarkupOrChild{
		ui.Attributes("type", "range", "min", strconv.Itoa(p.axis.First), "max", strconv.Itoa(p.axis.Last), "step", "1",
			"value", s.begins, "aria-label", s.say(text.WorldAxis), "aria-valuetext", words),
		now,
	}, s.listens...)...)
}

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
	begun                      bool // the world does not stand at the first step, whose number then stands twice
}

// perCurve is how many steps a curve waits for while the world goes on.
const perCurve = 10

// Copy implements vecty.Copier: see package pair.
func (m *marks) Copy() vecty.Component { return &marks{view: m.view, shown: m.shown} }

func (m *marks) shows(axis world.Axis) marked {
	f := m.Figure
	s := marked{first: axis.First, last: axis.Last, begun: axis.Step > axis.First}
	a, b, ok := f.Watched()
	if !ok {
		return s
	}
	s.a, s.b, s.samples = a, b, len(f.Samples)
	if f.Quiet() {
		s.samples = axis.Latest / perCurve
	}
	return s
}

// SkipRender implements vecty.RenderSkipper.
func (m *marks) SkipRender(vecty.Component) bool {
	return !m.Gone() && m.shown == m.shows(m.Figure.Axis())
}

// Render implements vecty.Component.
func (m *marks) Render() vecty.ComponentOrHTML {
	m.Enter()
	if m.Gone() {
		return ui.Node("div", "")
	}
	axis := m.Figure.Axis()
	m.shown = m.shows(axis)
	var ticks vecty.List
	for _, tick := range axis.Ticks() {
		class := "cs-tick"
		if tick.Main {
			class += " cs-main"
		}
		number := ""
		if tick.Step > axis.First || m.shown.begun {
			number = strconv.Itoa(tick.Step)
		}
		ticks = append(ticks, ui.Phrase("span", class, number, vecty.Markup(vecty.Style("--at", fraction(axis.At(float64(tick.Step)))))))
	}
	return ui.Node("div", "cs-marks", ui.Attributes("aria-hidden", "true"), m.curve(axis), ui.Node("div", "cs-ticks", ticks))
}

func (m *marks) curve(axis world.Axis) *vecty.HTML {
	if _, _, ok := m.Figure.Watched(); !ok {
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
