package ui

import "github.com/hexops/vecty"

// Part is a component that a function renders, which begins its element with Root.
type Part struct {
	vecty.Core
	View
	tag    string
	render func(v *View) *vecty.HTML
}

// NewPart returns a part whose element has a tag.
func NewPart(tag string, host Host, render func(v *View) *vecty.HTML) *Part {
	return &Part{View: View{Host: host}, tag: tag, render: render}
}

// Copy implements vecty.Copier: vecty keeps a copy of what it has rendered. Without it vecty
// copies by reflection, of which TinyGo has not enough. The Core is left out, for it holds the
// copy before, which holds the one before that: all renderings there ever were.
func (p *Part) Copy() vecty.Component { return &Part{View: p.View, tag: p.tag, render: p.render} }

// Update implements Component.
func (p *Part) Update() { p.Again(p) }

// Render implements vecty.Component.
func (p *Part) Render() vecty.ComponentOrHTML {
	if p.Gone() {
		return Node(p.tag, "")
	}
	return p.render(&p.View)
}
