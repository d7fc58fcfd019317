package panel

import "strings"

// Entry is a control, or a row of the list of keys, that a reader can find by its name.
type Entry struct {
	Group          string // name of the part around it
	Name           string
	Value          string // value of a field or slider; "true" for a pressed or current button, an active switch, a chosen option
	Keys           string // for aria-keyshortcuts, or as written in the list of keys
	Event, Command string // of the control, or of an option's select; empty for a row of the list of keys
	Choice         string // value of an option
	Off            bool
}

// Find lists the controls of panels. The page runs the control of an entry: see web/src/site/search.ts.
func Find(panels []*Element) []Entry {
	var f finder
	for _, e := range panels {
		f.inside(e, "")
	}
	return f.entries
}

// Lines formats entries for the page: one entry per line, with tabs between the fields.
func Lines(entries []Entry) string {
	var lines []string
	for i := range entries {
		e := &entries[i]
		lines = append(lines, strings.Join([]string{e.Group, e.Name, e.Value, e.Keys, e.Event, e.Command, e.Choice,
			When(e.Off, "off")}, "\t"))
	}
	return strings.Join(lines, "\n")
}

type finder struct{ entries []Entry }

func (f *finder) inside(e *Element, group string) {
	for _, child := range e.Children {
		if child != nil {
			f.element(child, group)
		}
	}
}

// element adds the controls of an element. Their group is the outermost named part inside the panel.
func (f *finder) element(e *Element, group string) {
	entry, shown := e.entry()
	switch {
	case !shown:
	case e.Tag == "select":
		f.options(e, &entry)
	case e.Tag == "dl":
		f.keys(e, group)
	case entry.Command != "":
		entry.Group = group
		f.entries = append(f.entries, entry)
	default:
		if group == "" {
			group = entry.Name
		}
		f.inside(e, group)
	}
}

// options adds the options of a select. The select is their group.
func (f *finder) options(e *Element, of *Entry) {
	for _, child := range e.Children {
		switch {
		case child == nil:
		case child.Tag == "option":
			entry, _ := child.entry()
			entry.Group, entry.Event, entry.Command, entry.Off = of.Name, of.Event, of.Command, of.Off
			f.entries = append(f.entries, entry)
		default:
			f.options(child, of)
		}
	}
}

// keys adds the rows of the list of keys. If a row has the name of a control, the control gets its keys
// instead.
func (f *finder) keys(e *Element, group string) {
	press := ""
next:
	for _, child := range e.Children {
		switch child.Tag {
		case "":
			f.keys(child, group)
		case "dt":
			press = child.words()
		case "dd":
			name := child.words()
			for i := range f.entries {
				if f.entries[i].Name == name {
					f.entries[i].Keys = press
					continue next
				}
			}
			f.entries = append(f.entries, Entry{Group: group, Name: name, Keys: press})
		}
	}
}

// entry reads the marks of an element. Without a command only the name counts, as a group. shown is false if
// the element is marked as hidden, or if it is the slider beside a field.
func (e *Element) entry() (entry Entry, shown bool) {
	typed, value := "", ""
	for _, m := range e.Marks {
		s, _ := m.Value.(string)
		on, _ := m.Value.(bool)
		switch m.Name {
		case "hidden":
			if s != "" || on {
				return entry, false
			}
		case "data-slider":
			return entry, false
		case "aria-label":
			entry.Name = s
		case "aria-keyshortcuts":
			entry.Keys = s
		case "aria-disabled":
			entry.Off = true
		case "disabled", "readOnly":
			entry.Off = entry.Off || on
		case "aria-pressed", "aria-current":
			entry.Value = When(s != "false", "true")
		case "checked", "selected":
			entry.Value = When(on, "true")
		case "type":
			typed = s
		case "value":
			value = s
		case "click", "input", "change":
			entry.Event, entry.Command = m.Name, s
		}
	}
	switch {
	case e.Tag == "option":
		entry.Choice = value
	case typed == "text" || typed == "range":
		entry.Value = value
	}
	if entry.Name == "" && (entry.Command != "" || e.Tag == "option") {
		entry.Name = e.words()
	}
	for _, child := range e.Children {
		if entry.Name == "" && child != nil && (child.Tag == "legend" || child.Tag == "summary") {
			entry.Name = child.words()
		}
	}
	return entry, true
}

// words returns the texts of an element, except hidden ones.
func (e *Element) words() string {
	var words []string
	for _, m := range e.Marks {
		s, _ := m.Value.(string)
		switch m.Name {
		case "aria-hidden":
			return ""
		case "textContent":
			words = append(words, s)
		}
	}
	for _, child := range e.Children {
		if child != nil {
			if s := child.words(); s != "" {
				words = append(words, s)
			}
		}
	}
	return strings.Join(words, " ")
}
