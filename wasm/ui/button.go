package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
)

// button is a command with a face. What is written on it is part of its name.
type button struct {
	class       string
	icon        string
	label, name text.Key
	do          func(*pair.Figure)
	enabled     func(*pair.Figure) bool // nil: always
	pressed     func(*pair.Figure) bool // nil: it is no switch
}

var (
	prevButton = button{class: "cs-prev", label: text.UiPrev, name: text.UiPrevName, do: (*pair.Figure).Prev,
		enabled: func(f *pair.Figure) bool { return f.Stage() > f.FirstStage() }}
	nextButton = button{class: "cs-next", label: text.UiNext, name: text.UiNextName, do: (*pair.Figure).Next,
		enabled: func(f *pair.Figure) bool { return f.Stage() < f.End() }}
	playButton  = button{class: "cs-play", icon: "▶", label: text.UiPlay, name: text.UiPlay, do: (*pair.Figure).Play}
	pauseButton = button{class: "cs-play", icon: "❚❚", label: text.UiPause, name: text.UiPause, do: (*pair.Figure).Pause}
	resetButton = button{class: "cs-reset", label: text.UiReset, name: text.UiReset, do: (*pair.Figure).Reset}

	numbersButton = button{class: "cs-quiet", label: text.UiNumbers, name: text.UiNumbersName,
		do: (*pair.Figure).ToggleNumbers, pressed: (*pair.Figure).Numbers}
	swapButton     = button{class: "cs-quiet", label: text.UiSwap, name: text.UiSwap, do: (*pair.Figure).Swap}
	surpriseButton = button{class: "cs-quiet", label: text.UiSurprise, name: text.UiSurprise, do: (*pair.Figure).NextSurprise}
	galleryButton  = button{class: "cs-quiet", label: text.UiGallery, name: text.UiGalleryName,
		do: (*pair.Figure).ToggleGallery, pressed: (*pair.Figure).Gallery}
	undoButton = button{class: "cs-quiet", label: text.UiUndo, name: text.UiUndo,
		do: (*pair.Figure).Undo, enabled: (*pair.Figure).CanUndo}
	redoButton = button{class: "cs-quiet", label: text.UiRedo, name: text.UiRedo,
		do: (*pair.Figure).Redo, enabled: (*pair.Figure).CanRedo}
)

func (v *View) button(b *button) *vecty.HTML {
	var icon *vecty.HTML
	if b.icon != "" {
		icon = node("span", "cs-icon", attributes("aria-hidden", "true"), vecty.Text(b.icon))
	}
	pressed := ""
	if b.pressed != nil {
		pressed = strconv.FormatBool(b.pressed(v.Figure))
	}
	enabled := b.enabled == nil || b.enabled(v.Figure)
	return node("button", b.class,
		// Not disabled: a button that disables itself would lose the focus.
		attributes("type", "button", "aria-label", v.say(b.name), "aria-pressed", pressed, "aria-disabled", when(!enabled, "true")),
		v.on("click", func(string) {
			if b.enabled == nil || b.enabled(v.Figure) {
				b.do(v.Figure)
			}
		}),
		icon,
		vecty.Text(v.say(b.label)),
	)
}
