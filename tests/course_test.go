package tests

import (
	"encoding/json"
	"html"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
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
	figureID  = regexp.MustCompile(`<clip-stage id="(\w+)"`)
	altText   = regexp.MustCompile(`<img [^>]*alt="([^"]*)"`)
	whenDone  = regexp.MustCompile(`<clip-until [^>]*>([^<]*)</clip-until>`)
	ofNow     = regexp.MustCompile(`(?i)\b(now|any more|this step|here)\b`)
	inCode    = regexp.MustCompile(`(?s)<h2>In code</h2>.*?<pre>(.*?)</pre>`)
)

// unlisted are the chapters with other code: the listing has neither worlds nor towers nor Box2D's solver nor solids.
var unlisted = map[string]bool{"loop": true, "stacks": true, "box2d": true, "hulls": true}

// TestCourse checks the list of chapters: each stage has one chapter at most, each chapter has a text of a length that is
// read in five minutes and the parts of a chapter, all together 6,000 to 7,000 words, and each link leads to a chapter or to a state of a lab.
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
		checkParts(t, c.ID, string(page))
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

// checkParts checks that a chapter has figures of different names, then one question, then one paragraph of code with its
// sources; and that the words of its prompts stay true.
func checkParts(t *testing.T, chapter, page string) {
	t.Helper()
	ids, names := figureID.FindAllStringSubmatch(page, -1), map[string]bool{}
	for _, m := range altText.FindAllStringSubmatch(page, -1) {
		names[m[1]] = m[1] != ""
	}
	if len(names) != len(ids) || names[""] {
		t.Errorf("%s: %d figures have the names %v", chapter, len(ids), slices.Collect(maps.Keys(names)))
	}
	if n := len(ids); n < 3 || ids[n-1][1] != "ask" || strings.Count(page, `id="ask"`) != 1 {
		t.Errorf("%s: the figures are %v, want fig1, fig2 and one question", chapter, ids)
	}
	for _, m := range whenDone.FindAllStringSubmatch(page, -1) {
		if ofNow.MatchString(m[1]) || !strings.HasSuffix(m[1], ".") {
			t.Errorf("%s: %q stays when the figure has changed again", chapter, m[1])
		}
	}
	before := -1
	for _, part := range []string{"<h2>Your turn</h2>", `<clip-stage id="ask"`, "<h2>In code</h2>", `<p class="by">Sources: `} {
		at := strings.Index(page, part)
		if at <= before || strings.Count(page, part) != 1 {
			t.Errorf("%s: %s stands %d times, or not in its order", chapter, part, strings.Count(page, part))
		}
		before = at
	}
	code := inCode.FindStringSubmatch(page)
	if code == nil {
		t.Errorf("%s has no code", chapter)
		return
	}
	shown := codeOf(html.UnescapeString(notProse.ReplaceAllString(code[1], "")))
	n := 0
	for _, line := range shown {
		if line != "…" {
			n++
		}
	}
	if n < 5 || n > 15 {
		t.Errorf("%s has %d lines of code, want 5 to 15", chapter, n)
	}
	if !unlisted[chapter] {
		checkListing(t, chapter, shown)
	}
}

// codeOf gives the lines of a code, without comments, indents and empty lines.
func codeOf(text string) (lines []string) {
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "//")
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// checkListing checks that the lines between two lines "…" stand in the listing, each right below the one before, and that
// these blocks have the listing's order.
func checkListing(t *testing.T, chapter string, shown []string) {
	t.Helper()
	var listing []string
	for _, file := range []string{"collide.js", "solve.js"} {
		text, err := os.ReadFile(filepath.Join("../web/src/listing", file))
		if err != nil {
			t.Fatal(err)
		}
		listing = append(listing, codeOf(string(text))...)
	}
	rest := "\n" + strings.Join(listing, "\n") + "\n"
	for block := range strings.SplitSeq(strings.Join(shown, "\n"), "…") {
		_, after, found := strings.Cut(rest, "\n"+strings.Trim(block, "\n")+"\n")
		if !found {
			t.Errorf("%s: the listing does not go on with %q", chapter, block)
			return
		}
		rest = "\n" + after
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
