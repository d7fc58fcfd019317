package bridge

import (
	"math"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Type is what an argument or a result is: generate_test.go has their names in TypeScript.
type Type uint8

const (
	Nothing Type = iota
	Number
	Boolean
	Text
	StageID       // a text
	NumberOrWords // a number, or a text that says what was there in its place
	List          // of numbers; as an argument the only one, as a result good until the next call
	Flat          // a value laid flat; likewise
	PoseType      // two boxes
	typeCount     = iota
)

// param is an argument by its name.
type param struct {
	name string
	is   Type
}

// call is a line of the one table of what the page may call. web/src/engine/api.gen.ts is generated
// from the table: the numbers of the calls, and what each takes and returns.
type call struct {
	name    string
	takes   []param
	returns Type // where it does not fail
	asks    bool // it changes nothing: nothing is published after it
	free    bool // it needs no figure
	run     func(m *mounted, a *arguments) any

	lab *entry
}

// calls is the table, as Offer has made it: lab by lab. A call's number is its place.
var calls []call

// allLabs are the calls that all labs have, and onPage those of them that need a page.
var allLabs = []call{
	{name: "create", takes: []param{{"seed", Number}, {"lang", Text}}, free: true, run: func(m *mounted, a *arguments) any {
		seed := a.index(math.MaxUint32)
		language, ok := text.LanguageNamed(a.text())
		if !ok {
			language = pageLanguage
		}
		m.mount(seed, language)
		return nil
	}},
	{name: "destroy", run: func(m *mounted, _ *arguments) any {
		m.unmount()
		return nil
	}},
	{name: "trace", returns: Text, asks: true, run: ask(lab.Figure.Trace)},
	{name: "panic", run: func(*mounted, *arguments) any { panic("on request") }},
}

var onPage = []call{
	{name: "restore", takes: []param{{"kept", List}}, returns: Boolean, run: restore},
	{name: "render", run: func(m *mounted, _ *arguments) any {
		m.view.Render()
		return nil
	}},
	{name: "state", returns: Text, asks: true, run: ask(lab.Figure.State)},
}

func restore(m *mounted, a *arguments) any {
	if !m.figure.Restore(a.list()) {
		return false
	}
	m.begin()
	return true
}

// Call runs the call of a number, of the figure of a number.
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
	result := c.run(m, &arguments{takes: c.takes})
	tidy()
	if !c.asks && m.figure != nil {
		m.publish()
	}
	return answer(result, language)
}

// do is a call that takes nothing and returns nothing.
func do[Figure lab.Figure](command func(Figure)) func(*mounted, *arguments) any {
	return func(m *mounted, _ *arguments) any {
		command(m.figure.(Figure))
		return nil
	}
}

// ask is a call that takes nothing.
func ask[Figure lab.Figure, Result any](question func(Figure) Result) func(*mounted, *arguments) any {
	return func(m *mounted, _ *arguments) any { return question(m.figure.(Figure)) }
}

// with is a call of arguments. Those are read before anything is told to the page, whose code
// may call again.
func with[Figure lab.Figure](command func(Figure, *arguments) any) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any { return command(m.figure.(Figure), a) }
}

// withText is a call of one text that may be refused.
func withText[Figure lab.Figure](command func(Figure, string) error) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any { return command(m.figure.(Figure), a.text()) }
}

// tell is a call of one text that is never refused.
func tell[Figure lab.Figure](command func(Figure, string)) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any {
		command(m.figure.(Figure), a.text())
		return nil
	}
}

// turn is a call of one boolean.
func turn[Figure lab.Figure](command func(Figure, bool)) func(*mounted, *arguments) any {
	return func(m *mounted, a *arguments) any {
		command(m.figure.(Figure), a.boolean())
		return nil
	}
}

// key is a key as the browser names it, and what it is pressed in: one of lab.Where.
var key = []param{{"key", Text}, {"ctrl", Boolean}, {"shift", Boolean}, {"alt", Boolean}, {"meta", Boolean}, {"repeat", Boolean}, {"where", Number}}

func keyOf(a *arguments) lab.Key {
	return lab.Key{
		Name: a.text(), Ctrl: a.boolean(), Shift: a.boolean(), Alt: a.boolean(), Meta: a.boolean(), Repeat: a.boolean(),
		Where: lab.Where(a.index(lab.WhereCount)),
	}
}
