package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/quiz"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// sheet is the state of the open sheet.
type sheet struct {
	open          hands.Sheet
	scene         string // while the pictures are open
	refused       string
	step          int // while the export is open
	hash          string
	within, quiet bool
	asks, asked   bool // it has the switch of the questions, which is on
}

var sheetButtons = [...]struct {
	sheet       hands.Sheet
	label, name text.Key
}{
	{hands.SheetPictures, text.WorldPictures, text.WorldPicturesName},
	{hands.SheetImport, text.WorldImport, text.WorldImportName},
	{hands.SheetExport, text.WorldExport, text.WorldExportName},
}

// Sheets are the buttons under the list of scenes, with the sheet that they open: pictures of scenes, import or export.
// The switch of the questions stands beside them until a pair is picked.
// The page reads files, saves and copies: see web/src/figure/files.ts.
func Sheets(f *world.Figure) func() *panel.Element {
	shows := func() (now sheet) {
		now.asks, now.asked = !f.HasPair() && !f.Compares(), f.Asking.On()
		switch now.open = f.Sheet; now.open {
		case hands.SheetPictures:
			now.scene = f.ID
		case hands.SheetImport:
			now.refused = f.SceneRefused
		case hands.SheetExport:
			now.within, now.quiet = f.UnderWay(), f.Quiet()
			if !now.quiet {
				now.step, now.hash = f.Steps(), f.Hash()
			}
		}
		return now
	}
	return panel.Memo(f, shows, func(now sheet) *panel.Element {
		var buttons panel.List
		for _, b := range sheetButtons {
			turn := func() { f.Turn(b.sheet) }
			buttons = append(buttons, panel.SheetButton(int(b.sheet), now.open == b.sheet, f.Say(b.label), f.Say(b.name), turn))
		}
		var pick *panel.Element
		if now.asks {
			buttons = append(buttons, quiz.Of(f).Switch())
			if now.asked {
				pick = panel.Phrase("p", "cs-hint", f.Say(text.AskMatchPick))
			}
		}
		return panel.HeadlessFold("scenes", panel.Words(f.Say(text.WorldScenes)), panel.Needed(now.open != hands.SheetNone || now.asks && now.asked),
			panel.Node("div", "cs-sheets", panel.Node("div", "cs-tools", buttons), pick, now.element(f))).As("sheets")
	})
}

// element is the sheet; nil if none is open.
func (s *sheet) element(f *world.Figure) *panel.Element {
	switch s.open {
	case hands.SheetPictures:
		return scenePictures(f)
	case hands.SheetImport:
		return (&panel.Import{
			Name: f.Say(text.WorldImportName), Hint: f.Say(text.WorldImportHint), File: f.Say(text.WorldImportFile),
			Accept: ".json,.txt,application/json", Field: f.Say(text.WorldImportField),
			Load: f.Say(text.WorldImportLoad), Refused: s.refused,
		}).Element()
	case hands.SheetExport:
		return s.export(f)
	}
	return nil
}

// scenePictures are the named scenes, each with a small picture, its name and a line about it.
func scenePictures(f *world.Figure) *panel.Element {
	var items panel.List
	for i := range scene.Worlds {
		w := &scene.Worlds[i]
		load := func() { _ = f.SetScene(w.ID) } // it is in the list
		items = append(items, panel.Picture("data-scene", w.ID, "", w.ID == f.ID, load, thumbnail(world.PictureOf(w.Scene())),
			panel.Phrase("strong", "", say.SceneName(f.Language(), w.ID)), panel.Phrase("span", "cs-hint", say.SceneLine(f.Language(), i))))
	}
	return panel.Node("ul", "cs-gallery cs-scenes", panel.Key("pictures"),
		panel.Attributes("aria-label", f.Say(text.WorldPicturesName)), items)
}

// thumbnail is a small picture.
func thumbnail(picture world.Picture) *panel.Element {
	var paths panel.List
	for _, p := range [...]struct{ class, data string }{
		{"cs-static", picture.Static}, {"cs-joint", picture.Joints}, {"cs-moving", picture.Moving},
	} {
		if p.data != "" {
			paths = append(paths, panel.Drawing("path", panel.Attributes("class", p.class, "d", p.data)))
		}
	}
	box := "0 0 " + strconv.Itoa(world.PictureWidth) + " " + strconv.Itoa(world.PictureHeight)
	return panel.Drawing("svg", panel.Attributes("viewBox", box, "aria-hidden", "true"), paths)
}

// export offers the scene, the recording, the trace and the hash, to save and to copy.
func (s *sheet) export(f *world.Figure) *panel.Element {
	offered := func(heading string, about text.Key, items ...panel.Item) *panel.Element {
		return panel.Offered(heading, f.Say(about), items...)
	}
	save := func(format string, name text.Key) *panel.Element {
		return panel.Action("save", format, f.Say(text.WorldExportSave), f.Say(name))
	}
	copying := func(format string, name text.Key) *panel.Element {
		return panel.Action("copy", format, f.Say(text.WorldExportCopy), f.Say(name))
	}
	hash := offered(f.Say(text.WorldExportHash, "n", strconv.Itoa(s.step)), text.WorldExportHashText,
		panel.Phrase("code", "cs-hash", s.hash), copying("hash", text.WorldExportCopyHash))
	if s.hash == "" {
		hash = offered(f.Say(text.WorldExportHashWithin), text.WorldExportHashText,
			panel.Phrase("span", "cs-hint", f.Say(text.WorldExportHashWait)))
	}
	trace := []panel.Item{save("trace", text.WorldExportSaveTrace), copying("trace", text.WorldExportCopyTrace)}
	if s.within { // a trace is of whole steps
		trace = []panel.Item{panel.Phrase("span", "cs-hint", f.Say(text.WorldExportTraceWait))}
	}
	return panel.Sheet("export", f.Say(text.WorldExportName),
		offered(f.Say(text.WorldExportScene), text.WorldExportSceneText,
			save("scene", text.WorldExportSaveScene), copying("scene", text.WorldExportCopyScene)),
		offered(f.Say(text.WorldExportRecording), text.WorldExportRecordingText,
			save("recording", text.WorldExportSaveRecording), copying("recording", text.WorldExportCopyRecording)),
		offered(f.Say(text.WorldExportTrace), text.WorldExportTraceText, trace...),
		hash, panel.Done(strconv.Itoa(s.step)))
}
