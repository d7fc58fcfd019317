package check

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/mistakes"
	"github.com/clipstage/clipstage/tests"
)

type answered struct {
	Wrong         string
	Expected, Got map[string]any
	Differs       *struct {
		Stage, Path, Expected, Got string
		Rows                       []struct {
			Name, Expected, Got string
			Same                bool
		}
	}
}

func ask(t *testing.T, in *tests.PairInput, what string) (a answered) {
	t.Helper()
	box := func(w, p [2]float64, m [4]float64) string {
		text, err := json.Marshal(map[string]any{"w": w, "p": p, "mat": m})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	answer := Answer(fmt.Appendf(nil, `{"a":%s,"b":%s,%s}`, box(in.WA, in.PA, in.MatA), box(in.WB, in.PB, in.MatB), what))
	if err := json.Unmarshal(answer, &a); err != nil {
		t.Fatalf("%v in %s", err, answer)
	}
	return a
}

// firsts are the first stages at which the mistakes may differ.
var firsts = map[string]string{
	"half-width": "reference", "side-column": "reference", "no-flip": "contacts", "key-zero": "contacts", "clip-count": "keep",
	"shared-ids": "incident", "front-normal": "contacts", "smallest-axis": "best-axis", "no-hysteresis": "best-axis",
	"positive-first": "clip-neg", "side-normal": "reference", "reference-edge": "incident", "local-offsets": "reference",
	"signed-distance": "faces-a faces-b", "first-touch": "contacts", "sum": "faces-a", "signed-transpose": "faces-b",
	"three-edges": "incident", "tie-ay": "best-axis", "tie-bx": "best-axis", "tie-by": "best-axis", "tie-incident": "incident",
}

func TestMistakesDiffer(t *testing.T) {
	pairs, err := tests.Pairs()
	if err != nil {
		t.Fatal(err)
	}
	ties, err := tests.Ties()
	if err != nil {
		t.Fatal(err)
	}
	for i := range mistakes.List {
		id := mistakes.List[i].ID
		t.Run(id, func(t *testing.T) {
			stages := map[string]int{}
			for _, pair := range append(pairs, ties...) {
				a := ask(t, &pair.In, `"mistake":"`+id+`"`)
				if a.Differs == nil {
					continue
				}
				stages[a.Differs.Stage]++
				same := true
				for _, row := range a.Differs.Rows {
					same = same && row.Same
					if row.Same != (row.Expected == row.Got) {
						t.Errorf("pair %d: row %+v", pair.ID, row)
					}
				}
				if same {
					t.Errorf("pair %d: no row of %d differs", pair.ID, len(a.Differs.Rows))
				}
			}
			if len(stages) == 0 {
				t.Error("it differs in no pair")
			}
			for stage := range stages {
				if !strings.Contains(firsts[id], stage) {
					t.Errorf("it differs first at %v, want %s", stages, firsts[id])
				}
			}
		})
	}
}

// A port may return parts of the trace. The others are not compared.
func TestPartsOfResults(t *testing.T) {
	in := &tests.PairInput{WA: [2]float64{2, 2}, WB: [2]float64{2, 1}, PB: [2]float64{0.5, 1.25}, MatA: [4]float64{1, 0, 0, 1}, MatB: [4]float64{1, 0, 0, 1}}
	whole := ask(t, in, `"mistake":"tie-ay"`)
	if whole.Differs != nil {
		t.Fatal("the pair is a tie")
	}
	text := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	mid, out := whole.Expected["mid"].(map[string]any), whole.Expected["out"].(map[string]any)
	contacts := out["contacts"].([]any)
	bare := map[string]any{"p": contacts[0].(map[string]any)["p"]}
	for _, test := range []struct{ name, got, want string }{
		{"the trace", text(whole.Expected), ""},
		{"contacts", text(contacts), ""},
		{"positions", text([]any{bare, map[string]any{"p": contacts[1].(map[string]any)["p"]}}), ""},
		{"contacts and their number", text(out), ""},
		{"the stages", text(mid), ""},
		{"gaps", text(map[string]any{"faceA": mid["faceA"]}), ""},
		{"a wrong gap", `{"faceA":[-1,-1]}`, "faces-a mid.faceA"},
		{"no contact", `[]`, "keep out.contacts"},
		{"a wrong position", `[{"p":[0,0]},{"p":[0,0]}]`, "contacts out.contacts[0].p"},
		{"a wrong end", `{"stage":"faceA","faceA":` + text(mid["faceA"]) + `}`, "faces-a mid.stage"},
		{"an unknown end", `{"stage":"done"}`, "mid.stage: want one of [faceA faceB clip1 clip2 end], got \"done\""},
		{"a number", `7`, "out: missing from the result"},
		{"nothing", `null`, "out: missing from the result"},
		{"an empty object", `{}`, ""},
		{"contacts that are none", `{"out":3}`, "out: want an object, got a number"},
		{"contacts of nothing", `[null,5]`, "keep out.contacts[0]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := ask(t, in, `"got":`+test.got)
			got := a.Wrong
			if a.Differs != nil {
				got = a.Differs.Stage + " " + a.Differs.Path
			}
			if got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
	for _, request := range []string{``, `{}`, `7`, `{"a":{},"b":{}}`, `{"a":{"w":[0,1],"p":[0,0],"mat":[1,0,0,1]}}`} {
		if answer := string(Answer([]byte(request))); !strings.HasPrefix(answer, `{"wrong":`) {
			t.Errorf("%s: %s", request, answer)
		}
	}
	if a := ask(t, in, `"mistake":"none"`); a.Wrong != "no mistake none" {
		t.Errorf("%+v", a)
	}
}
