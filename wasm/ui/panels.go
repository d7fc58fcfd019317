// Package ui renders the controls of all labs by vecty. The labs decide the content: see package panel. It
// reaches the browser only through vecty and Host.
package ui

import (
	"slices"
	"strings"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/panel"
)

// Host gives the panels of a figure access to the bridge.
type Host struct {
	Do    func(command func()) // runs a command and publishes its changes
	Enter func()               // called before the panels are rendered

	NextFrame func(do func()) // calls do right after the next animation frame

	// CommandAt finds the closest element that has the attribute, starting at an event's target. It returns the
	// attribute's value, which is the name of a command, and a function that reads the element's value. ok is
	// false if there is no such element.
	CommandAt func(e *vecty.Event, attribute string) (command string, value func() string, ok bool)
}

// draft is the text of a field while the reader types.
type draft struct{ field, text string }

// Panels renders the panels of a figure.
type Panels struct {
	Host
	Build  func() []*panel.Element // nil after the figure is destroyed
	parts  map[string]*part        // by name
	built  bool                    // whether the panels were built since the last command
	typing draft
}

// Roots builds the panels for the first time and returns a component for each.
func (v *Panels) Roots() (roots []vecty.Component) {
	v.parts = map[string]*part{}
	for _, e := range v.take() {
		v.parts[e.Part].root = true
		roots = append(roots, v.parts[e.Part])
	}
	return roots
}

// Rerender builds the panels again. The changed parts are rendered in the next animation frame.
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
		p.stale, p.moved = false, p.moved || !p.element.SameTree(e)
		p.mark()
	}
	p.element, p.parent = e, parent // even if the element is the same: its commands belong to the current figure
	v.parts[e.Part] = p
	e.Parts(func(inner *panel.Element) { v.takePart(inner, p, before) })
}

// Find lists the controls.
func (v *Panels) Find() []panel.Entry { return panel.Find(v.Build()) }

// Leave renders empty panels, so that their listeners are released.
func (v *Panels) Leave() {
	v.Build = nil
	for _, p := range v.parts {
		if p.root {
			p.element = panel.Node(p.element.Tag, "")
			p.mark()
		}
	}
}

// handle runs the command of an event. An element that the reader has changed is rendered again, even if its
// value is the same as before.
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

// part is the component of a panel's part. In a frame vecty renders only as many components as it has time for.
// So only the panel is queued for rendering. It renders all of its parts, except unchanged ones.
type part struct {
	vecty.Core
	panels  *Panels
	element *panel.Element
	drawn   *vecty.HTML // of the element, at the last render
	parent  *part       // nil for a panel
	root    bool
	mounted bool                   // was rendered
	queued  bool                   // of a panel: is queued for rendering
	differs bool                   // has changed since its last render
	moved   bool                   // the list of its children has changed since its last render
	inside  bool                   // a part inside has changed
	whole   bool                   // the last render was for changed children, not only for parts inside
	stale   bool                   // the reader has changed the element
	sliders map[string]*vecty.HTML // the sliders at the last render, by command
}

// Copy implements vecty.Copier: vecty keeps a copy of a rendered component. By default vecty copies by
// reflection, and TinyGo does not support all of it. The copy has no Core, because the Core holds the previous
// copy.
func (p *part) Copy() vecty.Component { return &part{} }

// mark marks the part as changed and queues its panel for the next animation frame. A queued panel is not
// queued again: vecty would move it to the end, and it might never be rendered.
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

// SkipRender implements vecty.RenderSkipper. After a skipped part vecty loses its position. So if the list of a
// part's children has changed, no part inside it is skipped.
func (p *part) SkipRender(vecty.Component) bool {
	return !p.differs && !p.inside && p.parent != nil && !p.parent.whole
}

func (p *part) Render() vecty.ComponentOrHTML {
	p.panels.Enter()
	p.mounted, p.queued, p.whole = true, false, p.moved || p.parent != nil && p.parent.whole
	p.differs, p.inside, p.moved = false, false, false
	before := p.sliders
	p.sliders = map[string]*vecty.HTML{}
	p.drawn = p.panels.html(p, p.element, before)
	return p.drawn
}

// Mount scrolls an element, which is only possible once it is in the page and its height is known.
func (p *part) Mount() {
	node := p.drawn.Node()
	for _, m := range p.element.Marks {
		if m.Name == "scrollTop" {
			p.panels.NextFrame(func() { node.Set(m.Name, m.Value) })
		}
	}
}

// html describes an element of the part for vecty: the part's own or one inside it. The outermost element of a
// panel gets the listeners.
func (v *Panels) html(p *part, e *panel.Element, before map[string]*vecty.HTML) *vecty.HTML {
	items := make([]vecty.MarkupOrChild, 0, len(e.Children)+1)
	var list []vecty.Applyer
	if e == p.element && p.root && v.Build != nil {
		list = v.listeners()
	}
	if e.Key != "" {
		list = append(list, vecty.Key(e.Key))
	}
	command, typed := input(e)
	slider, drawn := isSlider(e), before[command]
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
			if !slider || !slices.Contains(grid, m.Name) {
				list = append(list, vecty.Attribute(m.Name, m.Value))
				continue
			}
			if drawn != nil {
				drawn.Node().Set(m.Name, m.Value)
			}
			list = append(list, vecty.Property(m.Name, m.Value))
		case panel.Style:
			list = append(list, vecty.Style(m.Name, m.Value.(string)))
		case panel.Namespace:
			list = append(list, vecty.Namespace(m.Value.(string)))
		case panel.Event:
			list = append(list, vecty.Attribute(attribute(m.Name), m.Value))
		case panel.Property:
			switch {
			case m.Name == "value" && typed && v.typing.field == command:
				m.Value = v.typing.text // while the reader types, the field keeps the draft
			case m.Name == "value" && slider && drawn == nil:
				list = append(list, vecty.Attribute("value", m.Value))
				continue
			}
			list = append(list, vecty.Property(m.Name, m.Value))
		}
	}
	items = append(items, vecty.Markup(list...))
	for _, child := range e.Children {
		items = append(items, v.child(p, child, before))
	}
	html := vecty.Tag(e.Tag, items...)
	if slider {
		p.sliders[command] = html
	}
	return html
}

func (v *Panels) child(p *part, e *panel.Element, before map[string]*vecty.HTML) vecty.ComponentOrHTML {
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

// input returns the command of an element's input event. typed reports whether the event only changes the
// draft.
func input(e *panel.Element) (command string, typed bool) {
	for _, m := range e.Marks {
		if m.Kind == panel.Event && m.Name == "input" {
			return m.Value.(string), m.Do == nil
		}
	}
	return "", false
}

// grid are the attributes by which the browser clamps and rounds the value of a slider, so the browser needs
// them before the value. vecty sets properties in random order, and attributes after them. So a new slider gets
// its grid as properties and its value as an attribute. An existing slider gets its grid before vecty sets its
// value.
var grid = []string{"min", "max", "step"}

func isSlider(e *panel.Element) bool {
	return slices.ContainsFunc(e.Marks, func(m panel.Mark) bool { return m.Kind == panel.Attribute && m.Name == "max" })
}

var events = [...]string{"click", "input", "change", "mouseover", "mouseout", "focusin", "focusout"}

func attribute(event string) string { return "data-on-" + event }

// listeners are a panel's listeners for all elements in it. Elements have no listeners: vecty would not release
// them when it removes the element.
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
