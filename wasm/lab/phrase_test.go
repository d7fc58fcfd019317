package lab

import (
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// The page and the command line word errors of scenes the same in English.
func TestPhrases(t *testing.T) {
	for says := scene.SaysNothing + 1; says < scene.SaysCount; says++ {
		page, line := text.English.Text(messages[says]), says.English()
		if page != line || line == "" {
			t.Errorf("message %d: the page says %q, the command line %q", says, page, line)
		}
	}
	low := scene.Limits{Low: 1e-6, High: 1e9, Unit: "kg"}
	for _, p := range []scene.Phrase{
		scene.KindVersion.Phrase(),
		(&scene.Kind{Limits: low, OrStatic: true}).Phrase(),
		(&scene.Kind{Limits: low, OrStatic: true}).Range(),
		(&scene.Kind{Limits: low, Vector: true}).Phrase(),
		(&scene.Kind{Limits: scene.Limits{High: 100}, Whole: true}).Phrase(),
		scene.OneOf([]string{"a", "b"}),
	} {
		e := scene.Error{Path: "at", Got: p, Want: p}
		if page, line := Invalid(CodeInvalidScene, &e).Message(text.English), e.Error()+"."; page != line {
			t.Errorf("the page says %q, the command line %q", page, line)
		}
	}
}
