//go:build !js

package tests_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/shape"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
)

// The panels of saved traces are compared with the inspectors of live figures at the same stages, both as HTML.

// liveHTML returns an element as package ui renders it, without controls, commands and hidden elements.
func liveHTML(e *panel.Element) string {
	if e == nil || e.Tag == "fieldset" {
		return ""
	}
	marks, inside := map[string]string{}, ""
	for _, m := range e.Marks {
		value, _ := m.Value.(string)
		switch {
		case m.Name == "hidden":
			return ""
		case m.Kind == panel.Class:
			if names := strings.Fields(m.Name); len(names) > 0 {
				marks["class"] = strings.Join(names, " ")
			}
		case m.Kind == panel.Attribute, m.Kind == panel.Style:
			marks[m.Name] = value
		case m.Name == "textContent":
			inside = value
		}
	}
	for _, child := range e.Children {
		inside += liveHTML(child)
	}
	tag := e.Tag
	switch tag {
	case "":
		return inside
	case "td":
		delete(marks, "tabindex") // focus would light nothing
	case "button":
		tag, marks = "span", map[string]string{"class": marks["class"]}
	}
	return html(tag, marks, inside)
}

// storedHTML returns a part of a saved panel as the page shows it.
func storedHTML(part any) (text string) {
	list, ok := part.([]any)
	if !ok {
		return part.(string)
	}
	marks, tag := map[string]string{}, list[0].(string)
	for _, inner := range list[1:] {
		given, ok := inner.(map[string]any)
		if !ok {
			text += storedHTML(inner)
		}
		for name, value := range given {
			marks[name] = value.(string)
		}
	}
	if exact, ok := marks["data-value"]; ok && marks["title"] == "" {
		marks["title"] = exact
	}
	if tag == "dfn" {
		marks["class"], marks["role"], marks["tabindex"], marks["aria-expanded"] = "cs-term", "button", "0", "false"
	}
	return html(tag, marks, text)
}

func html(tag string, marks map[string]string, inside string) string {
	var list []string
	for name, value := range marks {
		list = append(list, fmt.Sprintf(" %s=%q", name, value))
	}
	slices.Sort(list)
	return "<" + tag + strings.Join(list, "") + ">" + inside + "</" + tag + ">"
}

// traced is a figure of any lab.
type traced struct {
	trace    func(show func(*jsontext.Writer)) []byte
	findings func() panel.List
	seek     func(id string, sub int) // as a reader does
	live     func() *panel.Element    // the inspector
	apart    bool                     // the inspector has other elements between the stored ones
}

// check compares the panels of a figure's trace with its inspector, and returns their tags, attributes and styles.
func (of *traced) check(t *testing.T, name string) (used []string) {
	t.Helper()
	var got struct {
		Stages []struct {
			ID    string
			Sub   int
			Panel []any
		}
	}
	data := of.trace(func(j *jsontext.Writer) { panel.Store(j, of.findings()) })
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(name, err)
	}
	for _, stage := range got.Stages {
		of.seek(stage.ID, stage.Sub)
		live, all := liveHTML(of.live()), ""
		for _, part := range stage.Panel {
			one := storedHTML(part)
			used = append(used, names(part)...)
			if all += one; of.apart {
				// The words of the World lab have their title and their text in the same element.
				one = strings.TrimSuffix(strings.TrimPrefix(one, `<div class="cs-words">`), "</div>")
				if !strings.Contains(live, one) {
					t.Fatalf("%s, %s: the inspector is\n%s\nwithout\n%s", name, stage.ID, live, one)
				}
			}
		}
		if !of.apart && !strings.Contains(live, all) {
			t.Fatalf("%s, %s %d: the inspector is\n%s\nwithout\n%s", name, stage.ID, stage.Sub, live, all)
		}
		if strings.Count(live, "<math") != strings.Count(all, "<math") || !strings.Contains(all, "<") {
			t.Fatalf("%s, %s: the trace has not all formulas, or no element", name, stage.ID)
		}
	}
	return used
}

// names lists the tags, attributes and styles in a part of a saved panel.
func names(part any) (list []string) {
	items, _ := part.([]any)
	for i, item := range items {
		if i == 0 {
			list = append(list, item.(string))
			continue
		}
		marks, _ := item.(map[string]any)
		for name := range marks {
			list = append(list, name)
		}
		list = append(list, names(item)...)
	}
	return list
}

// A saved trace has the tables, points, reasons and formulas of the inspector at each stage, and the page knows each of
// their tags and attributes.
func TestFindings(t *testing.T) {
	used := slices.Concat(pairFindings(t), hullFindings(t), shapeFindings(t), worldFindings(t))
	slices.Sort(used)
	file, err := os.ReadFile("../web/src/trace/panel.ts")
	if err != nil {
		t.Fatal(err)
	}
	known := strings.FieldsFunc(string(file), func(r rune) bool { return strings.ContainsRune(" ',[]", r) })
	for _, name := range slices.Compact(used) {
		if !slices.Contains(known, name) {
			t.Errorf("the page does not know %s", name)
		}
	}
}

func pairFindings(t *testing.T) (used []string) {
	for _, id := range pair.PresetIDs() {
		f := pair.New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		of := &traced{f.Trace, f.Findings, func(id string, _ int) { _ = f.SeekID(id) }, func() *panel.Element { return f.Panels()[1] }, false}
		used = append(used, of.check(t, "pair "+id)...)
	}
	return used
}

func hullFindings(t *testing.T) (used []string) {
	for _, id := range hull.PresetIDs() {
		for _, compare := range []bool{false, true} {
			f := hull.New()
			if err := f.LoadPreset(id); err != nil {
				t.Fatal(err)
			}
			f.Compare(compare)
			seek := func(id string, sub int) {
				_ = f.SeekID(id)
				f.SeekSub(sub)
				f.Compare(compare && id == "contacts") // the answers belong to that stage
			}
			of := &traced{f.Trace, f.Findings, seek, func() *panel.Element { return f.Panels()[1] }, false}
			used = append(used, of.check(t, fmt.Sprint("hulls ", id, " compared: ", compare))...)
		}
	}
	return used
}

func shapeFindings(t *testing.T) (used []string) {
	for _, id := range shape.PresetIDs() {
		f := shape.New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		of := &traced{f.Trace, f.Findings, func(id string, _ int) { _ = f.SeekID(id) }, func() *panel.Element { return f.Panels()[1] }, false}
		used = append(used, of.check(t, "shapes "+id)...)
	}
	return used
}

func worldFindings(t *testing.T) (used []string) {
	for _, id := range []string{"vertical-stack", "pyramid", "dominos", "teeter"} {
		for _, solver := range physics.SolverIDs() {
			for _, steps := range []int{0, 1, 30} {
				f := pageAt(t, id, steps)
				f.Tuning.SetSolver(solver)
				if err := f.Step(1); err != nil {
					t.Fatal(err)
				}
				for _, body := range []int{1, len(scene.Worlds[0].Scene().Bodies)} {
					if f.Choose(0, body) != nil {
						continue
					}
					build := panels.Of(f)
					of := &traced{f.Trace, func() panel.List { return panels.Findings(f) }, func(id string, _ int) { _ = f.SeekID(id) },
						func() *panel.Element { return build()[2] }, true}
					used = append(used, of.check(t, fmt.Sprint("world ", id, " ", solver, " ", steps))...)
				}
			}
		}
	}
	return used
}
