package ui

import (
	"strings"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/panel"
)

// Panels renders the panels of a figure.
type Panels struct {
	Host
	Build  func() []*panel.Element // nil when the figure has been given up
	parts  map[string]*part        // by their names
	built  bool                    // since the last command
	typing draft
}

// Roots builds the panels for the first time, and returns a component for each.
func (v *Panels) Roots() (roots []vecty.Component) {
	v.parts = map[string]*part{}
	for _, e := range v.take() {
		v.parts[e.Part].root = true
		roots = append(roots, v.parts[e.Part])
	}
	return roots
}

// Rerender builds the panels anew. Those that differ are rendered with the next animation frame, where they do.
func (v *Panels) Rerender() {
	if v.Build != nil && v.parts != nil {
		v.take()
	}
}

func (v *Panels) take() (panels []*panel.Element) {
	before := v.parts
	v.parts, v.built, panels = make(map[string]*part, len(before)), true, v.Build()
	for _, e := range panels {
		v.takePart(e, nil, before)
	}
	return panels
}

func (v *Panels) takePart(e *panel.Element, parent *part, before map[string]*part) {
	p := before[e.Part]
	if p == nil {
		p = &part{panels: v}
	} else if p.stale || !p.element.Same(e) {
		p.stale = false
		p.mark()
	}
	p.element, p.parent = e, parent // even if it is the same: its commands are those of the figure by now
	v.parts[e.Part] = p
	e.Parts(func(inner *panel.Element) { v.takePart(inner, p, before) })
}

// Leave renders the panels empty, which releases their listeners.
func (v *Panels) Leave() {
	v.Build = nil
	for _, p := range v.parts {
		if p.root {
			p.element = panel.Node(p.element.Tag, "")
			p.mark()
		}
	}
}

// handle runs the command of an event. An element that a reader has changed is rendered again, even if its value is
// the same as before.
func (v *Panels) handle(event, command string, value func() string) {
	for _, p := range v.parts {
		do, ok := p.element.Command(event, command)
		if !ok {
			continue
		}
		switch {
		case do != nil:
			p.stale = p.stale || event == "input" || event == "change"
			if event == "change" {
				v.typing = draft{}
			}
			v.built = false
			v.Do(func() { do(value()) })
			if !v.built {
				v.Rerender()
			}
		case event == "input":
			v.typing = draft{command, value()}
		default:
			v.typing = draft{}
		}
		return
	}
}

// part is the component that renders a part of a panel. vecty renders as many components as a frame has time for; only
// panels ask it, and skip their parts that are the same.
type part struct {
	vecty.Core
	panels  *Panels
	element *panel.Element
	parent  *part // nil for a panel
	root    bool
	mounted bool            // it has been rendered
	queued  bool            // the panel is to be rendered, and has not been yet
	differs bool            // it is not as it was last rendered
	inside  bool            // a part inside of it is not
	whole   bool            // its last render was for itself, not only for parts inside of it
	stale   bool            // a reader has changed what it shows
	ranges  map[string]ends // of its sliders, as last rendered, by their commands
}

// Copy implements vecty.Copier: vecty keeps a copy of what it has rendered. Without it vecty
// copies by reflection, of which TinyGo has not enough. The Core is left out, for it holds the
// copy before, which holds the one before that: all renderings there ever were.
func (p *part) Copy() vecty.Component { return &part{} }

// mark has the part rendered with the next animation frame. vecty puts a panel that is asked for once more behind the
// rest: where frames are short of time, the last ones would never have their turn.
func (p *part) mark() {
	p.differs = true
	for ; p.parent != nil; p = p.parent {
		p.parent.inside = true
	}
	if p.mounted && !p.queued {
		p.queued = true
		vecty.Rerender(p)
	}
}

// SkipRender implements vecty.RenderSkipper. vecty loses the place after a part that is skipped, so a panel that differs
// itself skips none.
func (p *part) SkipRender(vecty.Component) bool {
	return !p.differs && !p.inside && p.parent != nil && !p.parent.whole
}

// Render implements vecty.Component.
func (p *part) Render() vecty.ComponentOrHTML {
	p.panels.Enter()
	p.mounted, p.queued, p.whole, p.differs, p.inside = true, false, p.differs || p.parent != nil && p.parent.whole, false, false
	before := p.ranges
	p.ranges = nil
	return p.panels.html(p, p.element, before)
}

// html makes an element, and listens where it is a panel's.
func (v *Panels) html(p *part, e *panel.Element, before map[string]ends) *vecty.HTML {
	items := make([]vecty.MarkupOrChild, 0, len(e.Children)+1)
	var list []vecty.Applyer
	if e == p.element && p.root && v.Build != nil {
		list = v.listeners()
	}
	if e.Key != "" {
		list = append(list, vecty.Key(e.Key))
	}
	command, typed := input(e)
	slider, first := v.slider(p, e, command, before)
	for _, m := range e.Marks {
		switch m.Kind {
		case panel.Class:
			for rest := m.Name; rest != ""; {
				var class string
				if class, rest, _ = strings.Cut(rest, " "); class != "" {
					list = append(list, vecty.Class(class))
				}
			}
		case panel.Attribute:
			name := m.Name
			if name == "max" && slider.upper {
				name = "MAX"
			}
			list = append(list, vecty.Attribute(name, m.Value))
		case panel.Style:
			list = append(list, vecty.Style(m.Name, m.Value.(string)))
		case panel.Namespace:
			list = append(list, vecty.Namespace(m.Value.(string)))
		case panel.Event:
			list = append(list, vecty.Attribute(attribute(m.Name), m.Value))
		case panel.Property:
			switch {
			case m.Name == "value" && typed && v.typing.field == command:
				m.Value = v.typing.text // while somebody types, the field keeps it
			case m.Name == "value" && first:
				list = append(list, vecty.Attribute("value", m.Value)) // the browser keeps it within the ends of the same element
				continue
			}
			list = append(list, vecty.Property(m.Name, m.Value))
		}
	}
	items = append(items, vecty.Markup(list...))
	for _, child := range e.Children {
		items = append(items, v.child(p, child, before))
	}
	return vecty.Tag(e.Tag, items...)
}

func (v *Panels) child(p *part, e *panel.Element, before map[string]ends) vecty.ComponentOrHTML {
	switch {
	case e == nil:
		return nil
	case e.Part != "":
		return v.parts[e.Part]
	case e.Tag != "":
		return v.html(p, e, before)
	}
	list := make(vecty.List, len(e.Children))
	for i, child := range e.Children {
		list[i] = v.child(p, child, before)
	}
	return list
}

// input returns the command of an element's input event, and whether that only keeps a draft.
func input(e *panel.Element) (command string, typed bool) {
	for _, m := range e.Marks {
		if m.Kind == panel.Event && m.Name == "input" {
			return m.Value.(string), m.Do == nil
		}
	}
	return "", false
}

// ends are the ends of a slider. upper is the case of its attribute max: vecty sets a value before attributes, and the
// browser keeps it within the max before. First of all vecty takes away attributes that are gone: max, where its new name
// is MAX, which is the same to HTML.
type ends struct {
	both  string
	upper bool
}

// slider returns the ends of an element that is a slider, and whether it is rendered for the first time.
func (v *Panels) slider(p *part, e *panel.Element, command string, before map[string]ends) (is ends, first bool) {
	for _, m := range e.Marks {
		if m.Kind == panel.Attribute && (m.Name == "min" || m.Name == "max") {
			is.both += m.Value.(string) + " "
		}
	}
	if is.both == "" {
		return is, false
	}
	had, ok := before[command]
	is.upper = had.upper != (ok && had.both != is.both)
	if p.ranges == nil {
		p.ranges = map[string]ends{}
	}
	p.ranges[command] = is
	return is, !ok
}

var events = [...]string{"click", "input", "change", "mouseover", "mouseout", "focusin", "focusout"}

// listeners are those of a panel for all that is in it: vecty never releases the listeners of elements that it
// removes, and they would hold the whole figure.
func (v *Panels) listeners() (list []vecty.Applyer) {
	for _, event := range events {
		list = append(list, &vecty.EventListener{Name: event, Listener: func(e *vecty.Event) {
			if command, value, ok := v.CommandAt(e, attribute(event)); ok {
				v.handle(event, command, value)
			}
		}})
	}
	return list
}
