package main

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab/circles"
	"github.com/clipstage/clipstage/wasm/text"
)

func init() { parts = append(parts, part{circles.ID, writeCircles}) }

func writeCircles(j *jsontext.Writer, language text.Language) error {
	f := circles.New()
	f.Speak(language)
	for _, id := range circles.PresetIDs() {
		if err := f.LoadPreset(id); err != nil {
			return err
		}
		open(j, id, f.PresetWords)
		for stage := range circles.StageCount {
			w := f.WordsAt(stage)
			stageOf(j, stage.String(), f.StageName(stage), &w, stage <= f.Reached(), f.FrameAt(stage))
			j.Close("}")
		}
		shut(j)
	}
	return nil
}
