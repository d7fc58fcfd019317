// Posters writes what the build draws posters from, and what it says on the page of a preset: for each lab what it shows
// under a name, with the numbers of the shared array and the words of each stage. The site does not contain it.
//
//	{"pair": [{"id", "name", "text", "stages": [{"id", "name", "title", "text", "reached", "frame"}]}],
//	 "hull": [the same, and each stage has "drawn": what is written on its picture],
//	 "world": [the same; its stages are steps]}
//
// A stage with sub-steps is shown at its first one, as in a figure that begins there.
package main

import (
	"os"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	hulls "github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
)

func main() {
	var j jsontext.Writer
	err := write(&j)
	if err == nil {
		_, err = os.Stdout.Write(j)
	}
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

func write(j *jsontext.Writer) error {
	j.Open("{")
	for _, part := range []struct {
		lab   string
		write func(*jsontext.Writer) error
	}{{pair.Lab.ID, writePairs}, {hulls.Lab.ID, writeHulls}, {world.Lab.ID, writeWorlds}} {
		j.Name(part.lab)
		j.Open("[")
		if err := part.write(j); err != nil {
			return err
		}
		j.Close("]")
	}
	j.Close("}")
	return nil
}

func writePairs(j *jsontext.Writer) error {
	f := pair.New()
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

func writeHulls(j *jsontext.Writer) error {
	f := hulls.New()
	for _, id := range hulls.PresetIDs() {
		if err := f.LoadPreset(id); err != nil {
			return err
		}
		open(j, id, f.PresetWords)
		for stage := hull.StageFacesA; stage < hull.StageCount; stage++ {
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

// moments are the steps at which worlds are shown; of one with many bodies a picture is large, and the first must do.
var moments = []int{0, 60, 180}

const many = 200

func writeWorlds(j *jsontext.Writer) error {
	f := world.New()
	for i := range scene.Worlds {
		id := scene.Worlds[i].ID
		if err := f.SetScene(id); err != nil {
			return err
		}
		open(j, id, func(id string) (name, line string) { return f.SceneName(id), f.SceneLine(i) })
		for _, step := range moments {
			if step > 0 && len(scene.Worlds[i].Scene().Bodies) > many {
				break
			}
			if err := f.Step(float64(step - f.Steps())); err != nil {
				return err
			}
			w, numbers := f.Words().Words, f.Frame()
			w.Text = f.Status()
			stageOf(j, strconv.Itoa(step), w.Title, &w, true, numbers)
			j.Close("}")
		}
		shut(j)
	}
	return nil
}

// open begins a preset, and its list of stages; shut ends both.
func open(j *jsontext.Writer, id string, words func(id string) (name, line string)) {
	name, line := words(id)
	j.Open("{")
	texts(j, "id", id, "name", name, "text", line)
	j.Name("stages")
	j.Open("[")
}

func shut(j *jsontext.Writer) {
	j.Close("]")
	j.Close("}")
}

// stageOf begins a stage.
func stageOf(j *jsontext.Writer, id, name string, w *clipping.Words, reached bool, frame []float64) {
	j.Open("{")
	texts(j, "id", id, "name", name, "title", w.Title, "text", w.Text)
	j.Name("reached")
	j.Bool(reached)
	j.Name("frame")
	j.Floats(frame...)
}

// texts adds fields by their names.
func texts(j *jsontext.Writer, namesAndTexts ...string) {
	for i := 0; i < len(namesAndTexts); i += 2 {
		j.Name(namesAndTexts[i])
		j.Text(namesAndTexts[i+1])
	}
}
