package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Staged is a figure of one call that is shown stage by stage, as its controls need it. It embeds lab.Stages.
type Staged[S lab.Stage] interface {
	speaker
	StageName(S) string
	Changed() bool // there is something to reset besides the stage
	Reset()

	Stage() S
	Sub() int
	Subs(S) int
	Ran(S) bool
	EndsEarly() bool
	Playing() bool
	Speed() float64
	ShownStages() []S
	StageNumber() (number, count string)
	Place() (number, count int)
	AtFirst() bool
	AtLast() bool

	Next()
	Prev()
	Play()
	Pause()
	NextSpeed()
	Seek(S)
	SeekPlace(number int)
}

// Controls are the transport buttons, the scrubber and the stage bar of a figure. more makes further controls in the row
// of the buttons; it may be nil.
func Controls[S lab.Stage](f Staged[S], host Host, more func(v *View) vecty.MarkupOrChild) *Part {
	prev := Button[Staged[S]]{Class: "cs-prev", Label: text.UiPrev, Name: text.UiPrevName, Do: Staged[S].Prev, Enabled: func(f Staged[S]) bool { return !f.AtFirst() }}
	next := Button[Staged[S]]{Class: "cs-next", Label: text.UiNext, Name: text.UiNextName, Do: Staged[S].Next, Enabled: func(f Staged[S]) bool { return !f.AtLast() }}
	play := Button[Staged[S]]{Class: "cs-play", Icon: "▶", Label: text.UiPlay, Name: text.UiPlay, Do: Staged[S].Play}
	pause := Button[Staged[S]]{Class: "cs-play", Icon: "❚❚", Label: text.UiPause, Name: text.UiPause, Do: Staged[S].Pause}
	reset := Button[Staged[S]]{Class: "cs-reset", Label: text.UiReset, Name: text.UiReset, Do: Staged[S].Reset}
	scrub := scrubber[S]{f: f}
	return NewPart("div", host, func(v *View) *vecty.HTML {
		root := v.Root() // before all parts that take commands
		stage, count := f.StageNumber()
		speed := strconv.FormatFloat(f.Speed(), 'f', -1, 64)
		of := text.UiOf
		if f.EndsEarly() {
			of = text.UiOfEnd
		}
		toggle := &play
		if f.Playing() {
			toggle = &pause
		}
		var further vecty.MarkupOrChild
		if more != nil {
			further = more(v)
		}
		faster := f.Say(text.UiSpeedName, "speed", speed)
		return Node("div", "cs-controls", root, Attributes("data-changed", When(f.Changed(), "true")),
			Node("div", "cs-transport",
				Node("div", "cs-buttons", prev.Element(v, f), next.Element(v, f), toggle.Element(v, f), reset.Element(v, f)),
				Phrase("button", "cs-quiet cs-speed", f.Say(text.UiSpeed, "speed", speed), Attributes("type", "button", "aria-label", faster, "title", faster),
					v.On("click", func(string) { f.NextSpeed() })),
				Phrase("span", "cs-of", f.Say(of, "n", stage, "count", count)),
				further,
			),
			scrub.element(v),
			Node("ol", "cs-stages", Attributes("aria-label", f.Say(text.UiStages)), stages(v, f)),
		)
	})
}

// scrubber is a slider with all places that a figure shows, from 1.
type scrubber[S lab.Stage] struct {
	f     Staged[S]
	count int  // as last rendered
	upper bool // the case of the attribute max
}

func (s *scrubber[S]) element(v *View) *vecty.HTML {
	f := s.f
	place, count := f.Place()
	// vecty sets a value before attributes, and the browser keeps it within the max before. First of all vecty takes
	// away attributes that are gone: max, where its new name is MAX, which is the same to HTML.
	if count != s.count {
		s.count, s.upper = count, !s.upper
	}
	last := "max"
	if s.upper {
		last = "MAX"
	}
	return Node("input", "cs-scrubber",
		Attributes("type", "range", "min", "1", last, strconv.Itoa(count), "step", "1",
			"aria-label", f.Say(text.UiScrubber), "aria-valuetext", f.StageName(f.Stage())),
		Property("value", strconv.Itoa(place+1)),
		v.On("input", func(value string) {
			if n, err := strconv.Atoi(value); err == nil {
				f.SeekPlace(n - 1)
			}
		}))
}

// stages is the stage bar: a button each. One with sub-steps has a bar of as many parts.
func stages[S lab.Stage](v *View, f Staged[S]) vecty.List {
	shown := f.ShownStages()
	list := make(vecty.List, len(shown))
	for i, stage := range shown {
		name := f.StageName(stage)
		class, label := "cs-stage", name
		if stage < f.Stage() {
			class += " cs-past"
		}
		if !f.Ran(stage) {
			class += " cs-unreached"
			label += ", " + f.Say(text.StageNotReached)
		}
		var bar vecty.MarkupOrChild
		if parts := f.Subs(stage); parts > 1 {
			done := 0
			switch {
			case stage < f.Stage():
				done = parts
			case stage == f.Stage():
				done = f.Sub()
			}
			class += " cs-parts"
			bar = vecty.Markup(vecty.Style("--parts", strconv.Itoa(parts)), vecty.Style("--done", strconv.Itoa(done)))
		}
		list[i] = Node("li", "", Node("button", class, bar,
			Attributes("type", "button", "data-stage", stage.String(), "aria-label", label, "aria-current", When(stage == f.Stage(), "step")),
			v.On("click", func(string) { f.Seek(stage) }),
			Phrase("span", "cs-name", name)))
	}
	return list
}

// UndoButtons take back the last edit, and make it again.
func UndoButtons[Figure interface {
	speaker
	Undo()
	Redo()
	CanUndo() bool
	CanRedo() bool
}](v *View, f Figure) vecty.List {
	undo := Button[Figure]{Class: "cs-quiet", Label: text.UiUndo, Name: text.UiUndo, Do: Figure.Undo, Enabled: Figure.CanUndo}
	redo := Button[Figure]{Class: "cs-quiet", Label: text.UiRedo, Name: text.UiRedo, Do: Figure.Redo, Enabled: Figure.CanRedo}
	return vecty.List{undo.Element(v, f), redo.Element(v, f)}
}

// PressWords are the words of a key and of its command.
type PressWords struct{ Press, Means string }

// Keys lists the keys of a figure.
func Keys(f speaker, list []PressWords) *vecty.HTML {
	var items vecty.List
	for _, k := range list {
		items = append(items, Node("dt", "", Phrase("kbd", "", k.Press)), Phrase("dd", "", k.Means))
	}
	return Node("details", "cs-keys", Phrase("summary", "", f.Say(text.UiKeys)), Node("dl", "", items))
}
