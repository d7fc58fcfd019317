package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// The words about two compared worlds: a finding with the numbers of the step, and a table of both. At the step of a
// prepared comparison the finding is the comparison's own; at other steps it says where to look.

// compareWords returns the words about two worlds that are shown whole.
func (f *Figure) compareWords() (w Words) {
	if f.Moving() {
		return f.momentWords()
	}
	s := f.speaker(&f.Pick)
	sides := f.Sides()
	s.Set("first", capital(sides[0].Name))
	s.Set("second", capital(sides[1].Name))
	s.SetInt("n", f.Steps())
	w.Table = f.compareTable(s, &sides)
	p, step, ok := f.Prepared()
	switch {
	case f.UnderWay():
		one, other := f.momentWords(), f.speaker(f.Second).moment()
		s.title = one.Title
		s.Set("words1", one.Text)
		s.Set("words2", other.Text)
		s.add(text.CompareSaid)
	case ok && step == f.Steps():
		f.find(s, &p)
		s.entitle(p.title)
		s.add(p.line)
	default:
		f.differSaid(s)
		if ok {
			s.SetInt("n", step)
			s.Set("title", s.Say(p.title))
			s.add(text.CompareThere)
		}
	}
	w.Title, w.Text = s.title, s.text
	return w
}

// find sets the numbers in a prepared comparison's line.
func (f *Figure) find(s *speaker, p *Prepared) {
	far, body := f.Farthest()
	s.SetInt("body", body)
	s.Set("far", length(far))
	s.SetInt("who", p.body)
	for i, g := range f.Runs() {
		n := strconv.Itoa(i + 1)
		c := contactsOf(g)
		s.Set("mm"+n, text.Fixed(1000*c.overlap, 1))
		s.Set("j"+n, energy(kinetic(g.World)))
		s.SetShort("top"+n, top(g.World))
		v := &g.World.Motions()[p.body]
		s.Set("v"+n, text.Fixed(math.Hypot(v.Velocity.X, v.Velocity.Y), 2))
	}
}

// differSaid says how far apart the worlds are.
func (f *Figure) differSaid(s *speaker) {
	from, who, ok := f.First()
	switch {
	case f.Steps() == 0:
		s.entitle(text.CompareBeginTitle)
		s.add(text.CompareBeginText)
		return
	case !ok || f.Steps() < from:
		s.entitle(text.CompareSameTitle)
		s.add(text.CompareSameText)
		return
	}
	s.title = f.apartText(f.Farthest())
	s.SetInt("from", from)
	s.SetInt("who", who)
	s.SetInt("lone", len(f.Lone()))
	s.add(text.CompareDifferText)
}

// compareTable has the results of each world.
func (f *Figure) compareTable(s *speaker, sides *[2]Side) (t clipping.Table) {
	t.Head = []string{s.Say(text.CompareAt), sides[0].Title, sides[1].Title}
	rows := [...]clipping.Row{{Label: s.Say(text.CompareRowContacts)}, {Label: s.Say(text.CompareRowDeepest)}, {Label: s.Say(text.CompareRowKinetic)}}
	for _, g := range f.Runs() {
		c := contactsOf(g)
		for i, x := range [...]float64{float64(c.contacts), 1000 * c.overlap, kinetic(g.World)} {
			rows[i].Cells = append(rows[i].Cells, clipping.Cell{Text: text.Fixed(x, i), Values: []float64{x}}) // row i: i decimals
		}
	}
	t.Rows = rows[:]
	return t
}

// kinetic returns the present kinetic energy of a world in J.
func kinetic(w *physics.World) float64 {
	kinetic, _ := frame.Energies(w, w.Settings.Gravity)
	return kinetic
}

// top returns the height of the highest dynamic body's centre in metres, at least 0.
func top(w *physics.World) (y float64) {
	masses := w.Masses()
	for i := range masses {
		if !masses[i].Static() {
			y = max(y, w.Bodies()[i].Position.Y)
		}
	}
	return y
}

// Other is the words about the picked pair in the second world.
type Other struct{ Name, Title, Text string }

// otherWords returns those words, nil without a comparison or without a picked pair.
func (f *Figure) otherWords() *Other {
	if !f.Compares() || !f.Picked() {
		return nil
	}
	p := f.Second
	p.Follow(&f.Pick)
	w, sides := f.speaker(p).wordsAt(p.Cursor.Stage, true), f.Sides()
	return &Other{capital(sides[1].Title), w.Title, w.Text}
}
