package main

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/quiz"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

func init() { parts = append(parts, part{world.ID, writeWorlds}) }

// moments are the steps at which a world is drawn. A world with many bodies makes a large picture, so it is
// drawn only before its first step.
var moments = []int{0, 60, 180}

const many = 200

func writeWorlds(j *jsontext.Writer, in text.Language) error {
	f := world.New()
	f.Speak(in)
	views, err := courseViews("web/public/course")
	if err != nil {
		return err
	}
	for i := range scene.Worlds {
		id := scene.Worlds[i].ID
		if err := f.SetScene(id); err != nil {
			return err
		}
		open(j, id, func(id string) (name, line string) { return say.SceneName(in, id), say.SceneLine(in, i) })
		for _, step := range moments {
			if step > 0 && len(scene.Worlds[i].Scene().Bodies) > many {
				break
			}
			if err := f.Step(float64(step - f.Steps())); err != nil {
				return err
			}
			w, numbers := f.Words().Words, f.Frame()
			w.Text = f.Narrator().Status(f.Head())
			stageOf(j, strconv.Itoa(step), w.Title, &w, true, numbers)
			j.Close("}")
		}
		j.Close("]")
		j.Name("views")
		j.Open("[")
		for _, v := range views[id] {
			if err := writeView(j, in, v); err != nil {
				return err
			}
		}
		shut(j)
	}
	return nil
}

// writeView writes a view of the course: like a stage, but a comparison has the paths of a small picture, not a frame. A
// question is not answered.
func writeView(j *jsontext.Writer, in text.Language, v view) error {
	f := world.New()
	f.Speak(in)
	quiz.Of(f)
	if _, err := f.SetState(v.state); err != nil {
		return err
	}
	for f.Journey() != 0 {
		if _, err := f.Advance(); err != nil {
			return err
		}
	}
	w, numbers := f.Words().Words, []float64(nil)
	if f.Second == nil {
		numbers = f.Frame()
	}
	stageOf(j, v.name, w.Title, &w, true, numbers)
	if f.Second != nil {
		p := f.PictureOfBoth()
		texts(j, "static", p.Static, "moving", p.Moving)
	}
	j.Close("}")
	return nil
}
