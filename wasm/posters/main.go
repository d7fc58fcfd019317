// Posters writes the data from which the build draws posters and makes the pages of presets. It has each preset
// of each lab, with the frame and the words of each stage. The site does not contain this program.
//
//	{"pair": [{"id", "name", "text", "stages": [{"id", "name", "title", "text", "reached", "frame"}]}],
//	 "hull": [the same, and each stage has "drawn": the text on its picture],
//	 "world": [the same; its stages are steps, and "views" are its states in the course: see course.go]}
//
// A stage with sub-steps shows the first one, like a figure. The words are English, unless an argument names
// the file of another language: wasm/text/xx.gen.txt.
package main

import (
	"errors"
	"os"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

func main() {
	var j jsontext.Writer
	language, err := spoken(os.Args[1:])
	if err == nil {
		err = write(&j, language)
	}
	if err == nil {
		_, err = os.Stdout.Write(j)
	}
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

// spoken returns the language of the file in the arguments. Without a file it returns English.
func spoken(files []string) (text.Language, error) {
	if len(files) == 0 {
		return text.English, nil
	}
	file, err := os.ReadFile(files[0])
	if err != nil {
		return text.English, err
	}
	language, ok := text.Learn(string(file))
	if !ok {
		err = errors.New(files[0] + " does not hold the messages of a language: run make generate")
	}
	return language, err
}

// part writes the presets of a lab.
type part struct {
	lab   string
	write func(*jsontext.Writer, text.Language) error
}

// parts are the parts of the output. The file of each lab adds its own.
var parts []part

func write(j *jsontext.Writer, in text.Language) error {
	j.Open("{")
	for _, part := range parts {
		j.Name(part.lab)
		j.Open("[")
		if err := part.write(j, in); err != nil {
			return err
		}
		j.Close("]")
	}
	j.Close("}")
	return nil
}

// open begins a preset and its list of stages; shut ends both.
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

// stageOf begins the object of a stage.
func stageOf(j *jsontext.Writer, id, name string, w *finding.Words, reached bool, frame []float64) {
	j.Open("{")
	texts(j, "id", id, "name", name, "title", w.Title, "text", w.Text)
	j.Name("reached")
	j.Bool(reached)
	j.Name("frame")
	j.Floats(frame...)
}

func texts(j *jsontext.Writer, namesAndTexts ...string) {
	for i := 0; i < len(namesAndTexts); i += 2 {
		j.Name(namesAndTexts[i])
		j.Text(namesAndTexts[i+1])
	}
}
