package tests

import (
	"encoding/json"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

var (
	labLink   = regexp.MustCompile(`href="\.\./index\.html#([^"]*)"`)
	notProse  = regexp.MustCompile(`(?s)<pre>.*?</pre>|<figure>.*?</figure>|<p class="exercise">.*?</p>|<[^>]*>`)
	atChapter = regexp.MustCompile(`href="\./([a-z0-9]+)\.html"`)
)

// TestCourse checks the list of chapters: each stage has one chapter at most, each chapter has a text of a length that is
// read in five minutes, all together 6,000 to 7,000 words, and each link leads to a chapter or to a state of a lab.
func TestCourse(t *testing.T) {
	data, err := os.ReadFile("../web/course.json")
	if err != nil {
		t.Fatal(err)
	}
	var course struct {
		Chapters []struct {
			ID, Title, Text, Lab string
			Stages               []string
		}
	}
	if err := json.Unmarshal(data, &course); err != nil {
		t.Fatal(err)
	}
	known, of := map[string]bool{}, map[string]string{}
	for _, c := range course.Chapters {
		known[c.ID] = true
		for _, stage := range c.Stages {
			if first := of[c.Lab+stage]; first != "" || !isStage(c.Lab, stage) {
				t.Errorf("%s: the stage %q of %q (already in %q)", c.ID, stage, c.Lab, first)
			}
			of[c.Lab+stage] = c.ID
		}
	}
	words := 0
	for _, c := range course.Chapters {
		page, err := os.ReadFile(filepath.Join("../web/public/course", c.ID+".html"))
		if err != nil {
			t.Error(err)
			continue
		}
		n := len(strings.Fields(notProse.ReplaceAllString(string(page), "")))
		words += n
		if n < 300 || n > 560 {
			t.Errorf("%s has %d words, want 300 to 560", c.ID, n)
		}
		for _, m := range atChapter.FindAllStringSubmatch(string(page), -1) {
			if !known[m[1]] {
				t.Errorf("%s links to the chapter %q", c.ID, m[1])
			}
		}
		for _, m := range labLink.FindAllStringSubmatch(string(page), -1) {
			if err := goTo(html.UnescapeString(m[1])); err != nil {
				t.Errorf("%s: %s: %v", c.ID, m[1], err)
			}
		}
	}
	if words < 6000 || words > 7000 {
		t.Errorf("the course has %d words, want 6,000 to 7,000", words)
	}
}

// isStage reports whether a lab has a stage of its own with this id.
func isStage(lab, id string) bool {
	switch lab {
	case pair.ID:
		_, ok := physics.ParseStage(id)
		return ok
	case hull.ID:
		_, ok := solid.ParseStage(id)
		return ok
	}
	_, ok := cursor.ParseStage(id)
	return ok
}

// goTo follows a link to a lab.
func goTo(state string) (err error) {
	switch {
	case strings.HasPrefix(state, "lab=world"):
		_, err = world.New().SetState(state)
	case strings.HasPrefix(state, "lab=hull"):
		err = hull.New().SetState(state)
	default:
		err = pair.New().SetState(state)
	}
	return err
}
