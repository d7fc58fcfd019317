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
	mounted bool
	queued  bool              // the panel is to be rendered, and has not been yet
	differs bool              // it is not as it was last rendered
	inside  bool              // a part inside of it is not
	whole   bool              // its last render was for itself, not only for parts inside of it
	stale   bool              // a reader has changed what it shows
	ranges  map[string]string // the ends of its sliders, as last rendered, by their commands
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

// late are the panels that asked to be rendered again while they were rendered. vecty forgets them where others wait
// behind them: each panel that is rendered asks anew for all.
var late = map[*part]bool{}

func askLate() {
	for p := range late {
		if p.mounted {
			vecty.Rerender(p)
		}
	}
}

// again has the part rendered once more than it is now.
func (p *part) again() {
	p.differs = true
	for ; p.parent != nil; p = p.parent {
		p.parent.inside = true
	}
	late[p] = true
}

// Mount implements vecty.Mounter.
func (p *part) Mount() {
	p.mounted = true
	askLate()
}

// SkipRender implements vecty.RenderSkipper. vecty loses the place after a part that is skipped, so a panel that differs
// itself skips none.
func (p *part) SkipRender(vecty.Component) bool {
	return !p.differs && !p.inside && p.parent != nil && !p.parent.whole
}

// Render implements vecty.Component.
func (p *part) Render() vecty.ComponentOrHTML {
	p.panels.Enter()
	if p.root {
		delete(late, p)
	}
	p.queued, p.whole, p.differs, p.inside = false, p.differs || p.parent != nil && p.parent.whole, false, false
	before := p.ranges
	p.ranges = nil
	e := p.panels.html(p, p.element, before)
	askLate()
	return e
}

// html makes an element, and listens where it is a panel's.
func (v *Panels) html(p *part, e *panel.Element, before map[string]string) *vecty.HTML {
	items := make([]vecty.MarkupOrChild, 0, len(e.Children)+1)
	var list []vecty.Applyer
	if e == p.element && p.root && v.Build != nil {
		list = v.listeners()
	}
	if e.Key != "" {
		list = append(list, vecty.Key(e.Key))
	}
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
			list = append(list, vecty.Attribute(m.Name, m.Value))
		case panel.Style:
			list = append(list, vecty.Style(m.Name, m.Value.(string)))
		case panel.Namespace:
			list = append(list, vecty.Namespace(m.Value.(string)))
		case panel.Event:
			list = append(list, vecty.Attribute(attribute(m.Name), m.Value))
		case panel.Property:
			list = append(list, v.property(p, e, m, before))
		}
	}
	items = append(items, vecty.Markup(list...))
	for _, child := range e.Children {
		items = append(items, v.child(p, child, before))
	}
	return vecty.Tag(e.Tag, items...)
}

func (v *Panels) child(p *part, e *panel.Element, before map[string]string) vecty.ComponentOrHTML {
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

// property sets a property. vecty sets properties before attributes, and before the element is in the page, so that a
// slider keeps a value within the ends that it had, and an element that is new does not scroll.
func (v *Panels) property(p *part, e *panel.Element, m panel.Mark, before map[string]string) vecty.Applyer {
	command, ends := "", ""
	for _, other := range e.Marks {
		switch {
		case m.Name != "value":
		case other.Kind == panel.Event && other.Name == "input":
			command = other.Value.(string)
			if other.Do == nil && v.typing.field == command {
				m.Value = v.typing.text // while somebody types, the field keeps it
			}
		case other.Kind == panel.Attribute && (other.Name == "min" || other.Name == "max"):
			ends += other.Value.(string) + " "
		}
	}
	scrolls := m.Name == "scrollTop"
	if !scrolls && ends == "" {
		return vecty.Property(m.Name, m.Value)
	}
	if p.ranges == nil {
		p.ranges = map[string]string{}
	}
	p.ranges[command] = ends
	had, ok := before[command]
	if ok && had != ends || scrolls && !ok {
		p.again()
	}
	switch {
	case ok:
		return vecty.Property(m.Name, m.Value)
	case scrolls:
		return vecty.Property(m.Name, 0)
	}
	return vecty.Attribute(m.Name, m.Value) // the browser keeps it within the ends of the same element
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
