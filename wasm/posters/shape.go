package main

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab/shape"
	"github.com/clipstage/clipstage/wasm/text"
)

func init() { parts = append(parts, part{shape.ID, writeShapes}) }

func writeShapes(j *jsontext.Writer, in text.Language) error {
	f := shape.New()
	f.Speak(in)
	for _, id := range shape.PresetIDs() {
		if err := f.LoadPreset(id); err != nil {
			return err
		}
		open(j, id, f.PresetWords)
		for _, stage := range f.ShownStages() {
			f.Seek(stage)
			w := f.WordsAt(stage)
			stageOf(j, stage.String(), f.StageName(stage), &w, stage <= f.Reached(), f.Frame())
			j.Close("}")
		}
		shut(j)
	}
	return nil
}
