package main

import (
	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
)

func init() { parts = append(parts, part{hull.ID, writeHulls}) }

func writeHulls(j *jsontext.Writer, in text.Language) error {
	f := hull.New()
	f.Speak(in)
	for _, id := range hull.PresetIDs() {
		if err := f.LoadPreset(id); err != nil {
			return err
		}
		open(j, id, f.PresetWords)
		for stage := solid.StageFacesA; stage < solid.StageCount; stage++ {
			f.Seek(stage)
			w := f.Words()
			stageOf(j, stage.String(), f.StageName(stage), &w, f.Ran(stage), f.Frame())
			j.Name("drawn")
			j.Text(f.Drawn())
			j.Close("}")
		}
		shut(j)
	}
	return nil
}
