package lab

import (
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/wasm/text"
)

// Part is a part of a link.
type Part struct {
	Name string
	Read func(value string) *Error
}

// Link is a link that is being read.
type Link[S Stage, M comparable] struct {
	Moment M
	Place  Place[S]
	Parts  []Part        // in the order of reading, which their order in the link does not change
	Check  func() *Error // runs after all parts are read; may be nil
	Show   func()        // shows this lab's own parts; may be nil

	differs string // argument of Base.Differs
	ask     uint16 // stages asked about
}

// newLink returns a link to the default preset at the first stage.
func (e *Editor[S, M]) newLink() *Link[S, M] {
	d := &e.document
	l := &Link[S, M]{Moment: *d.Preset(d.Default)}
	l.Parts = []Part{
		{"lab", func(value string) *Error {
			if value != d.Lab {
				return Refused(text.StateLab, "value", value)
			}
			return nil
		}},
		{"stage", func(value string) *Error {
			stage := slices.Index(e.ids(), value)
			if stage < 0 {
				return Refused(text.StateStage, "value", value)
			}
			l.Place.Stage = S(stage)
			return nil
		}},
		{"preset", func(value string) *Error {
			m := d.Preset(value)
			if m == nil {
				return Refused(text.StatePreset, "value", value)
			}
			l.Moment = *m
			return nil
		}},
		{"seed", func(value string) *Error {
			seed, err := strconv.ParseUint(value, 10, 32)
			if err != nil || seed == 0 {
				return Refused(text.StateSeed, "value", value)
			}
			l.Moment = *d.Seeded(uint32(seed))
			return nil
		}},
		{"ask", func(value string) *Error {
			stages, ok := e.readAsked(value)
			if !ok {
				return Refused(text.StateAsk, "value", value)
			}
			l.ask = stages
			return nil
		}},
		{"differs", func(value string) *Error {
			l.differs = value
			return nil
		}},
	}
	d.Link(l)
	return l
}

// read reads a link. It ignores unknown names, so that an older page can open a newer link.
func (l *Link[S, M]) read(s string) *Error {
	entries, err := Parts(s)
	if err != nil {
		return err
	}
	for _, part := range l.Parts {
		for _, entry := range entries {
			if entry.Name != part.Name {
				continue
			}
			if err := part.Read(entry.Value); err != nil {
				return err
			}
		}
	}
	if l.Check == nil {
		return nil
	}
	return l.Check()
}

// follow shows the state in a link.
func (e *Editor[S, M]) follow(l *Link[S, M]) {
	e.Cancel()
	e.Pause()
	e.ask(0)
	e.Begin(&l.Moment)
	e.ask(l.ask)
	e.Show(l.Place)
	if l.Show != nil {
		l.Show()
	}
}

// SetState restores a state written by State. Missing parts take their defaults. An invalid state is an error
// and changes nothing.
func (e *Editor[S, M]) SetState(state string) error {
	l := e.newLink()
	if err := l.read(state); err != nil {
		return err
	}
	e.follow(l)
	return nil
}

// Open opens a link that somebody followed. If it is invalid, the default and a notice are shown. An empty
// state changes nothing.
func (e *Editor[S, M]) Open(state string) {
	if state == "" {
		return
	}
	e.linked = true
	l := e.newLink()
	if err := l.read(state); err != nil {
		e.follow(e.newLink())
		e.SetNotice(e.Say(text.NoticeInvalidState, "reason", err.Message(e.Language())))
		return
	}
	e.follow(l)
	e.Differs(l.differs)
}

// Linked reports whether a link opened the figure. The address bar then follows the figure's state.
func (e *Editor[S, M]) Linked() bool { return e.linked }
