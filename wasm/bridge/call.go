package bridge

import (
	"math"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// Type is the type of an argument or a result. wasm/internal/gen has the names in TypeScript.
type Type uint8

const (
	Nothing Type = iota
	Number
	Boolean
	Text
	StageID       // a text
	NumberOrWords // a number, or a text that describes the value in its place
	List          // of numbers; an argument comes alone, a result is valid until the next call
	Flat          // a value laid flat; it comes alone
	PoseType      // two boxes
)

type param struct {
	Name string
	Is   Type
}

// Method is a row of the table of calls. web/src/engine/api.gen.ts is generated from the table: the number, the
// arguments and the result of each call.
type Method struct {
	Name    string
	Takes   []param
	Returns Type // the type of the result, unless the call fails
	asks    bool // the call changes no figure, so nothing is published after it
	free    bool // it needs no figure
	run     func(m *mounted, a *arguments) any

	lab *entry
}

// calls is the table of the running program, lab by lab. Its index is the number of a call.
var calls []Method

// AllLabs are the calls that figures of every lab have. OnPage are the further ones in programs of the page.
var AllLabs = []Method{
	{Name: "create", Takes: []param{{"seed", Number}, {"lang", Text}}, free: true, run: func(m *mounted, a *arguments) any {
		seed := a.index(math.MaxUint32)
		language, ok := text.LanguageNamed(a.text())
		if !ok {
			language = pageLanguage
		}
		m.mount(seed, language)
		return nil
	}},
	{Name: "destroy", run: func(m *mounted, _ *arguments) any {
		m.unmount()
		return nil
	}},
	{Name: "trace", Returns: Text, asks: true, run: traceOf},
	{Name: "panic", run: func(*mounted, *arguments) any {
		println("panic: on request") // TinyGo's panic prints nothing: see wasm/build
		panic("on request")
	}},
}

var OnPage = []Method{
	{Name: "restore", Takes: []param{{"kept", List}}, Returns: Boolean, run: restore},
	{Name: "render", run: func(m *mounted, _ *arguments) any {
		m.view.Render()
		return nil
	}},
	{Name: "state", Returns: Text, asks: true, run: ask(lab.Figure.State)},
	{Name: "mark", Takes: []param{{"name", Text}}, run: withText(lab.Figure.MarkThing)},
	{Name: "names", Takes: []param{{"things", List}}, Returns: Text, asks: true, run: with(func(f lab.Figure, a *arguments) any { return f.ThingNames(a.list()) })},
	{Name: "find", Returns: Text, asks: true, run: func(m *mounted, _ *arguments) any { return panel.Lines(m.view.Find()) }},
}

// thing is the kind and the number of a thing, for the page.
var thing []float64

// marked returns the marked thing of a figure.
func marked(f interface {
	lab.Figure
	Marked() lab.Thing
}) any {
	return tellThing(f.Marked())
}

func tellThing(t lab.Thing) any {
	thing = append(thing[:0], float64(t.Kind), float64(t.Number))
	return &thing
}

// find returns the function of a call that finds a thing by its name.
func find[Figure lab.Figure](thing func(Figure, string) (lab.Thing, error)) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any {
		t, err := thing(m.figure.(Figure), a.text())
		if err != nil {
			return err
		}
		return tellThing(t)
	}
}

func restore(m *mounted, a *arguments) any {
	if !m.figure.Restore(a.list()) {
		return false
	}
	m.begin()
	return true
}

// traceOf returns the trace of a figure. Only a page's traces have panels, since a program without a page links none.
func traceOf(m *mounted, _ *arguments) any {
	if m.view == nil {
		return m.figure.Trace(nil)
	}
	return m.figure.Trace(m.view.Store)
}

// Call runs the call with a number on the figure with an id.
func Call(number, id int32) Result {
	c := &calls[number]
	m := figures[id]
	if c.free {
		m = &mounted{id: id, lab: c.lab}
	} else if m == nil || m.lab != c.lab {
		return answer(lab.Destroyed(), pageLanguage)
	}
	language := pageLanguage
	if m.figure != nil {
		language = m.figure.Language()
	}
	result := c.run(m, &arguments{takes: c.Takes})
	tidy()
	if !c.asks && m.figure != nil {
		m.publish()
	}
	return answer(result, language)
}

// do returns the function of a call without arguments or result.
func do[Figure lab.Figure](command func(Figure)) func(*mounted, *arguments) any {
	return func(m *mounted, _ *arguments) any {
		command(m.figure.(Figure))
		return nil
	}
}

// ask returns the function of a call without arguments.
func ask[Figure lab.Figure, Result any](question func(Figure) Result) func(*mounted, *arguments) any {
	return func(m *mounted, _ *arguments) any { return question(m.figure.(Figure)) }
}

// with returns the function of a call with arguments. They have to be read before anything is published, since the
// page may then call again.
func with[Figure lab.Figure](command func(Figure, *arguments) any) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any { return command(m.figure.(Figure), a) }
}

// withText returns the function of a call with one text. The command may refuse the text with an error.
func withText[Figure lab.Figure](command func(Figure, string) error) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any { return command(m.figure.(Figure), a.text()) }
}

// tell returns the function of a call with one text, which is never refused.
func tell[Figure lab.Figure](command func(Figure, string)) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any {
		command(m.figure.(Figure), a.text())
		return nil
	}
}

// turn returns the function of a call with one boolean.
func turn[Figure lab.Figure](command func(Figure, bool)) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any {
		command(m.figure.(Figure), a.boolean())
		return nil
	}
}

// key are the parameters for a key press, named as in the browser, and for the place of the focus: one of lab.Where.
var key = []param{{"key", Text}, {"ctrl", Boolean}, {"shift", Boolean}, {"alt", Boolean}, {"meta", Boolean}, {"repeat", Boolean}, {"where", Number}}

func keyOf(a *arguments) lab.Key {
	return lab.Key{
		Name: a.text(), Ctrl: a.boolean(), Shift: a.boolean(), Alt: a.boolean(), Meta: a.boolean(), Repeat: a.boolean(),
		Where: lab.Where(a.index(lab.WhereCount)),
	}
}
