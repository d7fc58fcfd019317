package main

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
)

func init() { parts = append(parts, part{pair.ID, writePairs}) }

func writePairs(j *jsontext.Writer, in text.Language) error {
	f := pair.New()
	f.Speak(in)
	for i := range scene.Pairs {
		id := scene.Pairs[i].ID
		if err := f.LoadPreset(id); err != nil {
			return err
		}
		open(j, id, f.PresetWords)
		for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
			w := f.WordsAt(stage)
			stageOf(j, stage.String(), f.StageName(stage), &w, stage <= f.Reached(), f.FrameAt(stage))
			j.Close("}")
		}
		shut(j)
	}
	return nil
}
