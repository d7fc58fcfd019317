package ui

import "github.com/hexops/vecty"

// Memo is a component that shows a value. It is rendered again when the value has changed.
type Memo struct {
	vecty.Core
	*View
	tag    string
	shown  any
	shows  func() any
	render func(shown any) *vecty.HTML
}

// NewMemo returns a memo whose element has a tag.
func NewMemo[T comparable](v *View, tag string, shows func() T, render func(shown T) *vecty.HTML) *Memo {
	return &Memo{View: v, tag: tag,
		shows:  func() any { return shows() },
		render: func(shown any) *vecty.HTML { return render(shown.(T)) }}
}

// Copy implements vecty.Copier: see part.
func (m *Memo) Copy() vecty.Component {
	return &Memo{View: m.View, tag: m.tag, shown: m.shown, shows: m.shows, render: m.render}
}

// Update implements Component.
func (m *Memo) Update() {
	if m.Gone() || m.shown != m.shows() {
		m.Again(m)
	}
}

// Render implements vecty.Component.
func (m *Memo) Render() vecty.ComponentOrHTML {
	m.Enter()
	if m.Gone() {
		return Node(m.tag, "")
	}
	m.shown = m.shows()
	return m.render(m.shown)
}
