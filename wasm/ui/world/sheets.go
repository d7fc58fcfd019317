package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// sheets are what can be opened under the list of scenes, with their buttons: the scenes as
// pictures, import and export. The page reads files, saves and copies: see web/src/figure/files.ts.
type sheets struct {
	view
	shown opened
}

func newSheets(v view) ui.Component {
	s := &sheets{view: v}
	return ui.NewMemo(v.View, "div", s.shows, s.render)
}

// opened is what sheets show.
type opened struct {
	sheet         world.Sheet
	scene         string // while the pictures are open
	refused       string
	step          int // while the export is open
	hash          string
	within, quiet bool
}

var sheetButtons = [...]struct {
	sheet       world.Sheet
	label, name text.Key
}{
	{world.SheetPictures, text.WorldPictures, text.WorldPicturesName},
	{world.SheetImport, text.WorldImport, text.WorldImportName},
	{world.SheetExport, text.WorldExport, text.WorldExportName},
}

func (s *sheets) shows() (now opened) {
	f := s.Figure
	switch now.sheet = f.Sheet(); now.sheet {
	case world.SheetPictures:
		now.scene = f.Scene()
	case world.SheetImport:
		now.refused = f.SceneRefused()
	case world.SheetExport:
		now.within, now.quiet = f.UnderWay(), f.Quiet()
		if !now.quiet {
			now.step, now.hash = f.Steps(), f.Hash()
		}
	}
	return now
}

func (s *sheets) render(shown opened) *vecty.HTML {
	s.shown = shown
	root := s.Root()
	var buttons vecty.List
	for _, b := range sheetButtons {
		buttons = append(buttons, ui.SheetButton(s.View, int(b.sheet), s.shown.sheet == b.sheet, s.say(b.label), s.say(b.name), func() { s.Figure.Turn(b.sheet) }))
	}
	var sheet *vecty.HTML
	switch s.shown.sheet {
	case world.SheetPictures:
		sheet = s.pictures()
	case world.SheetImport:
		sheet = s.importing()
	case world.SheetExport:
		sheet = s.exporting()
	}
	return ui.Node("div", "cs-sheets", root, ui.Node("div", "cs-tools", buttons), sheet)
}

// pictures are the named scenes, each with its name and what one sees in it.
func (s *sheets) pictures() *vecty.HTML {
	var items vecty.List
	for i := range scene.Worlds {
		w := &scene.Worlds[i]
		items = append(items, ui.Node("li", "", ui.Node("button", "cs-picture",
			ui.Attributes("type", "button", "aria-current", ui.When(w.ID == s.shown.scene, "true"), "data-scene", w.ID),
			s.On("click", func(string) { _ = s.Figure.SetScene(w.ID) }), // it is in the list
			drawn(w.Scene()),
			ui.Phrase("strong", "", s.Figure.SceneName(w.ID)),
			ui.Phrase("span", "cs-hint", s.Figure.SceneLine(i)),
		)))
	}
	return ui.Node("ul", "cs-gallery cs-scenes", vecty.Markup(vecty.Key("pictures")), ui.Attributes("aria-label", s.say(text.WorldPicturesName)), items)
}

// drawn is the small picture of a scene.
func drawn(s *scene.Scene) *vecty.HTML {
	picture := world.PictureOf(s)
	var paths vecty.List
	for _, p := range [...]struct{ class, data string }{{"cs-static", picture.Static}, {"cs-joint", picture.Joints}, {"cs-moving", picture.Moving}} {
		if p.data != "" {
			paths = append(paths, ui.Drawing("path", ui.Attributes("class", p.class, "d", p.data)))
		}
	}
	return ui.Drawing("svg",
		ui.Attributes("viewBox", "0 0 "+strconv.Itoa(world.PictureWidth)+" "+strconv.Itoa(world.PictureHeight), "aria-hidden", "true"), paths)
}

// importing takes a scene from a file or as text.
func (s *sheets) importing() *vecty.HTML {
	return (&ui.Import{
		Name: s.say(text.WorldImportName), Hint: s.say(text.WorldImportHint), File: s.say(text.WorldImportFile), Accept: ".json,.txt,application/json",
		Field: s.say(text.WorldImportField), Load: s.say(text.WorldImportLoad), Refused: s.shown.refused,
	}).Element()
}

// exporting offers what is shown, to save and to copy.
func (s *sheets) exporting() *vecty.HTML {
	heading, hash, copying := s.say(text.WorldExportHash, "n", strconv.Itoa(s.shown.step)), ui.Phrase("code", "cs-hash", s.shown.hash), s.action("copy", "hash", text.WorldExportCopy, text.WorldExportCopyHash)
	if s.shown.hash == "" {
		heading, hash, copying = s.say(text.WorldExportHashWithin), ui.Phrase("span", "cs-hint", s.say(text.WorldExportHashWait)), nil
	}
	trace := []vecty.MarkupOrChild{
		s.action("save", "trace", text.WorldExportSave, text.WorldExportSaveTrace), s.action("copy", "trace", text.WorldExportCopy, text.WorldExportCopyTrace),
	}
	if s.shown.within { // a trace is of whole steps
		trace = []vecty.MarkupOrChild{ui.Phrase("span", "cs-hint", s.say(text.WorldExportTraceWait))}
	}
	return ui.Sheet("export", s.say(text.WorldExportName),
		s.offer(s.say(text.WorldExportScene), text.WorldExportSceneText,
			s.action("save", "scene", text.WorldExportSave, text.WorldExportSaveScene), s.action("copy", "scene", text.WorldExportCopy, text.WorldExportCopyScene)),
		s.offer(s.say(text.WorldExportRecording), text.WorldExportRecordingText,
			s.action("save", "recording", text.WorldExportSave, text.WorldExportSaveRecording), s.action("copy", "recording", text.WorldExportCopy, text.WorldExportCopyRecording)),
		s.offer(s.say(text.WorldExportTrace), text.WorldExportTraceText, trace...),
		s.offer(heading, text.WorldExportHashText, hash, copying),
		ui.Done(s.shown.step))
}

func (s *sheets) offer(heading string, about text.Key, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return ui.Offered(heading, s.say(about), parts...)
}

func (s *sheets) action(do, what string, label, name text.Key) *vecty.HTML {
	return ui.Action(do, what, s.say(label), s.say(name))
}
