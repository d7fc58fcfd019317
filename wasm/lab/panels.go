package lab

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// staged is a figure with stages, for Controls.
type staged[S Stage] interface {
	panel.Speaker
	Language() text.Language
	StageName(S) string
	Changed() bool
	Reset()
}

// Controls returns the transport buttons, the scrubber and the stage bar. subs has the controls of the sub-steps; it
// may be nil.
func (s *Stages[S]) Controls(f staged[S], subs *panel.Element) *panel.Element {
	stage, count := s.StageNumber()
	speed := strconv.FormatFloat(s.Speed(), 'f', -1, 64)
	of := text.UiOf
	if s.EndsEarly() {
		of = text.UiOfEnd
	}
	play := panel.Button{Command: "play", Class: "cs-play", Icon: "▶", Label: text.UiPlay, Name: text.UiPlay, Do: s.Play, Keys: "Space"}
	if s.Playing() {
		play = panel.Button{Command: "pause", Class: "cs-play", Icon: "❚❚", Label: text.UiPause, Name: text.UiPause, Do: s.Pause, Keys: "Space"}
	}
	prev := panel.Button{Command: "prev", Class: "cs-prev", Label: text.UiPrev, Name: text.UiPrevName, Do: s.Prev, Off: s.AtFirst(), Keys: "ArrowLeft"}
	next := panel.Button{Command: "next", Class: "cs-next", Label: text.UiNext, Name: text.UiNextName, Do: s.Next, Off: s.AtLast(), Keys: "ArrowRight"}
	reset := panel.Button{Command: "reset", Class: "cs-reset", Label: text.UiReset, Name: text.UiReset, Do: f.Reset, Hint: text.UiResetHint}
	faster := f.Say(text.UiSpeedName, "speed", speed)
	place, places := s.Place()
	scrubber := panel.Range{
		Class: "cs-scrubber", Name: f.Say(text.UiScrubber), Words: f.StageName(s.At.Stage), Command: "scrub",
		Min: "1", Max: strconv.Itoa(places), Step: "1", Value: strconv.Itoa(place + 1),
		Do: panel.Number(func(n int) { s.SeekPlace(n - 1) }),
	}
	return panel.Node("div", "cs-controls",
		panel.Attributes("data-changed", panel.When(f.Changed(), "true")),
		panel.Node("div", "cs-transport",
			panel.Node("div", "cs-buttons", prev.Element(f), next.Element(f), play.Element(f), reset.Element(f)),
			panel.Phrase("button", "cs-quiet cs-speed", f.Say(text.UiSpeed, "speed", speed),
				panel.Attributes("type", "button", "aria-label", faster, "title", faster), panel.Click("speed", s.NextSpeed)),
			panel.Phrase("span", "cs-of", f.Say(of, "n", stage, "count", count)),
			subs,
		),
		scrubber.Element(),
		panel.Node("ol", "cs-stages", panel.Attributes("aria-label", f.Say(text.UiStages)), s.bar(f)),
	).As("controls")
}

// bar returns a button for each shown stage.
func (s *Stages[S]) bar(f staged[S]) (list panel.List) {
	for i, stage := range s.ShownStages() {
		name := f.StageName(stage)
		class, label, done := "cs-stage", name, 0
		parts := s.Subs(stage)
		switch {
		case stage < s.At.Stage:
			class += " cs-past"
			done = parts
		case stage == s.At.Stage:
			done = s.At.Sub
		}
		if s.marked(stage) {
			class += " cs-asked"
			label = f.Language().List(name, f.Say(text.AskMark))
		} else if !s.Ran(stage) && !s.Veiled(stage) {
			class += " cs-unreached"
			label = f.Language().List(name, f.Say(text.StageNotReached))
		}
		if stage+1 == s.mistaken {
			class += " cs-mistaken"
			label = f.Language().List(label, f.Say(text.StageMistaken))
		}
		var styles [2]panel.Item
		if parts > 1 {
			class += " cs-parts"
			styles[0], styles[1] = panel.Styled("--parts", strconv.Itoa(parts)), panel.Styled("--done", strconv.Itoa(done))
		}
		list = append(list, panel.Node("li", "", panel.Node("button", class, styles[0], styles[1],
			panel.Attributes("type", "button", "data-stage", stage.String(), "aria-label", label,
				"aria-current", panel.When(stage == s.At.Stage, "step"), "aria-keyshortcuts", strconv.Itoa((i+1)%10)),
			panel.Click("stage "+stage.String(), func() { s.Seek(stage) }),
			panel.Phrase("span", "cs-name", name),
		)))
	}
	return list
}

// presets is a figure with named presets.
type presets interface {
	panel.Speaker
	Language() text.Language
	Preset() string
	PresetWords(id string) (name, line string)
	LoadPreset(id string) error
	Report(message string)
}

// Lesson returns the line of the present preset. It is hidden while a question is open, since it may tell the answer.
func Lesson(f presets, open bool) *panel.Element {
	_, line := f.PresetWords(f.Preset())
	if open {
		line = ""
	}
	return panel.Phrase("p", "cs-hint cs-lesson", line)
}

// PresetList returns the list of presets. own names a pair that is no preset.
func PresetList(f presets, own text.Key, ids []string) *panel.Element {
	var options panel.List
	if f.Preset() == "" {
		options = append(options, panel.Option("", f.Say(own), true, panel.Key("own")))
	}
	for _, id := range ids {
		name, _ := f.PresetWords(id)
		options = append(options, panel.Option(id, name, id == f.Preset(), panel.Key(id)))
	}
	name := f.Say(text.UiPreset)
	return panel.Labelled(name, panel.Select(name, "preset", func(id string) {
		if err := f.LoadPreset(id); err != nil {
			f.Report(Said(err, f.Language()))
		}
	}, options))
}
