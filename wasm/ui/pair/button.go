package pair

import (
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

var (
	prevButton = ui.Button[*pair.Figure]{Class: "cs-prev", Label: text.UiPrev, Name: text.UiPrevName, Do: (*pair.Figure).Prev,
		Enabled: func(f *pair.Figure) bool { return f.Stage() > f.FirstStage() }}
	nextButton = ui.Button[*pair.Figure]{Class: "cs-next", Label: text.UiNext, Name: text.UiNextName, Do: (*pair.Figure).Next,
		Enabled: func(f *pair.Figure) bool { return f.Stage() < f.End() }}
	playButton  = ui.Button[*pair.Figure]{Class: "cs-play", Icon: "▶", Label: text.UiPlay, Name: text.UiPlay, Do: (*pair.Figure).Play}
	pauseButton = ui.Button[*pair.Figure]{Class: "cs-play", Icon: "❚❚", Label: text.UiPause, Name: text.UiPause, Do: (*pair.Figure).Pause}
	resetButton = ui.Button[*pair.Figure]{Class: "cs-reset", Label: text.UiReset, Name: text.UiReset, Do: (*pair.Figure).Reset}

	numbersButton = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiNumbers, Name: text.UiNumbersName,
		Do: (*pair.Figure).ToggleNumbers, Pressed: (*pair.Figure).Numbers}
	swapButton     = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiSwap, Name: text.UiSwap, Do: (*pair.Figure).Swap}
	surpriseButton = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiSurprise, Name: text.UiSurprise, Do: (*pair.Figure).NextSurprise}
	galleryButton  = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiGallery, Name: text.UiGalleryName,
		Do: (*pair.Figure).ToggleGallery, Pressed: (*pair.Figure).Gallery}
	undoButton = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiUndo, Name: text.UiUndo,
		Do: (*pair.Figure).Undo, Enabled: (*pair.Figure).CanUndo}
	redoButton = ui.Button[*pair.Figure]{Class: "cs-quiet", Label: text.UiRedo, Name: text.UiRedo,
		Do: (*pair.Figure).Redo, Enabled: (*pair.Figure).CanRedo}
)
