package tests

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	hulls "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/shape"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
)

// glossary has a pattern for all forms of all terms, and the term of each form.
type glossary struct {
	form   *regexp.Regexp
	termOf map[string]string
}

func readGlossary(t *testing.T) (g glossary) {
	t.Helper()
	english, err := os.ReadFile("../wasm/text/en.txt")
	if err != nil {
		t.Fatal(err)
	}
	g.termOf = map[string]string{}
	var forms []string
	for _, m := range regexp.MustCompile(`(?m)^term\.([a-z-]+) = (.*)$`).FindAllStringSubmatch(string(english), -1) {
		for form := range strings.SplitSeq(m[2], "|") {
			if other := g.termOf[strings.ToLower(form)]; other != "" {
				t.Fatalf("%q stands for two terms, %s and %s", form, other, m[1])
			}
			g.termOf[strings.ToLower(form)] = m[1]
			forms = append(forms, regexp.QuoteMeta(form))
		}
	}
	slices.SortFunc(forms, func(a, b string) int { return len(b) - len(a) })
	g.form = regexp.MustCompile(`(?i)\b(?:` + strings.Join(forms, "|") + `)\b`)
	return g
}

// said holds the texts of a stage, and the terms marked in them.
type said struct {
	texts string
	terms []string
}

// spoken is a pattern for the path of an element with a text of a stage: title, sentence, reason, the line
// under a formula, caption or note.
var spoken = regexp.MustCompile(`cs-(title|text|why|note|none)$|cs-formulas/p|cs-reasons/(ul/li|p)|(^|/)(fig)?caption$`)

// add adds the texts of an element. path has the classes of the elements around it. An element without a class
// counts by its tag.
func (s *said) add(e *panel.Element, path string, inText bool) {
	if e == nil {
		return
	}
	name, content, note := e.Tag, "", ""
	for _, m := range e.Marks {
		switch {
		case m.Kind == panel.Class && e.Tag != "li":
			name = m.Name
		case m.Name == "textContent":
			content = m.Value.(string)
		case m.Name == "data-note":
			note = m.Value.(string)
		case m.Name == "hidden":
			return
		}
	}
	if name != "" {
		path += "/" + strings.Replace(name, "cs-hint", "p", 1)
	}
	begins := !inText && spoken.MatchString(strings.ReplaceAll(path, "p cs-", "cs-"))
	inText = inText || begins
	if note != "" {
		s.terms = append(s.terms, note)
	}
	if inText {
		s.texts += content
	}
	for _, child := range e.Children {
		s.add(child, path, inText)
	}
	if begins {
		s.texts += "\n"
	} else if e.Tag == "strong" {
		s.texts += " "
	}
}

// stageTexts returns the texts of the inspector in list.
func stageTexts(list []*panel.Element) *said {
	s := new(said)
	for _, e := range list {
		if e.Part == "panel" {
			s.add(e, "", false)
		}
	}
	return s
}

// check reports a term that is marked more than once, or not at its first occurrence.
func (g *glossary) check(t *testing.T, at string, s *said) {
	t.Helper()
	var want []string
	for _, form := range g.form.FindAllString(s.texts, -1) {
		if term := g.termOf[strings.ToLower(form)]; !slices.Contains(want, term) {
			want = append(want, term)
		}
	}
	if !slices.Equal(s.terms, want) {
		t.Errorf("%s: notes on %q, want %q:\n%s", at, s.terms, want, s.texts)
	}
}

// stages calls visit with the panels of each stage of the presets of all labs. It leaves out the scenes drop-*
// and pyramid-*. A scene is shown after 60 steps, with each solver.
func stages(t *testing.T, visit func(at string, list []*panel.Element)) {
	for _, p := range scene.Pairs {
		f := pair.New()
		_ = f.LoadPreset(p.ID)
		for stage := range physics.Stage(physics.StageCount) {
			f.Seek(stage)
			visit("pair, "+p.ID+", "+stage.String(), f.Panels())
		}
	}
	for _, id := range shape.PresetIDs() {
		f := shape.New()
		_ = f.LoadPreset(id)
		for _, stage := range f.ShownStages() {
			f.Seek(stage)
			visit("shape, "+id+", "+stage.String(), f.Panels())
		}
		f.Compare(true)
		visit("shape, "+id+", compare", f.Panels())
	}
	for _, id := range hull.PresetIDs() {
		f := hull.New()
		_ = f.LoadPreset(id)
		for f.SeekFirst(); ; f.Next() {
			visit("hull, "+id+", "+f.Stage().String(), f.Panels())
			if f.AtLast() {
				break
			}
		}
		for stage := range hulls.Stage(hulls.StageCount) {
			f.Seek(stage)
			visit("hull, "+id+", "+stage.String(), f.Panels())
		}
		f.Compare(true)
		visit("hull, "+id+", compare", f.Panels())
	}
	for i := range scene.Worlds {
		id := scene.Worlds[i].ID
		if strings.HasPrefix(id, "drop-") || strings.HasPrefix(id, "pyramid-") {
			continue // large, and similar to smaller ones
		}
		for _, solver := range physics.SolverIDs() {
			worldStages(t, id, solver, visit)
		}
	}
}

func worldStages(t *testing.T, id, solver string, visit func(at string, list []*panel.Element)) {
	f := world.New()
	if err := f.SetScene(id); err != nil {
		t.Fatal(err)
	}
	f.Tuning.SetSolver(solver)
	if err := f.Step(60); err != nil {
		t.Fatal(err)
	}
	build, at := panels.Of(f), "world, "+id+" by "+solver+", "
	for range int(physics.PhaseCount) {
		visit(at+"a phase", build())
		_ = f.NextPhase()
	}
	f.PickOffered()
	for stage := cursor.Stage(0); f.Picked() && stage < cursor.StageCount; stage = stage.Next(f.Solver()) {
		f.Seek(stage)
		visit(at+stage.String(), build())
		for k := 0; k < 3 && stage.Iterates(); k++ {
			f.SeekIteration(k)
			visit(at+stage.String(), build())
		}
	}
}

// TestTerms finds the terms in the texts of each stage. A term must have a note at its first occurrence in the
// stage, and only there.
func TestTerms(t *testing.T) {
	g, visited := readGlossary(t), 0
	stages(t, func(at string, list []*panel.Element) {
		visited++
		g.check(t, at, stageTexts(list))
	})
	if visited < 500 {
		t.Errorf("%d stages", visited)
	}
}

// TestGlossaryLinks follows the links of the glossary. The stage must have a note on the term.
func TestGlossaryLinks(t *testing.T) {
	source, err := os.ReadFile("../web/scripts/glossary.ts")
	if err != nil {
		t.Fatal(err)
	}
	links := regexp.MustCompile(`'?([a-z-]+)'?: '(lab=(\w+)[^']*)'`).FindAllStringSubmatch(string(source), -1)
	for _, link := range links {
		var list []*panel.Element
		switch link[3] {
		case "pair":
			f := pair.New()
			err = f.SetState(link[2])
			list = f.Panels()
		case "shape":
			f := shape.New()
			err = f.SetState(link[2])
			list = f.Panels()
		case "hull":
			f := hull.New()
			err = f.SetState(link[2])
			list = f.Panels()
		default:
			f := world.New()
			_, err = f.SetState(link[2])
			for f.Goal > 0 && err == nil {
				_, err = f.Advance()
			}
			list = panels.Of(f)()
		}
		if err != nil {
			t.Errorf("%s: %v", link[2], err)
		} else if s := stageTexts(list); !slices.Contains(s.terms, link[1]) {
			t.Errorf("%s: notes on %q, want one on %s", link[2], s.terms, link[1])
		}
	}
	if len(links) < 30 {
		t.Errorf("%d links", len(links))
	}
}
