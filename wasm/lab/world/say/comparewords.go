package say

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

// Finding is the result of a prepared comparison.
type Finding struct {
	Title, Line text.Key
	Step        int // the step of its line
	Body        int // the body whose speed the line names
}

// compareWords returns the words about two worlds that are shown whole.
func (n Narrator) compareWords(of *Finding) (w Words) {
	s := n.Speaker(&n.Pick)
	sides := n.Sides()
	s.Set("first", capital(sides[0].Name))
	s.Set("second", capital(sides[1].Name))
	s.SetInt("n", n.Steps())
	w.Table = n.compareTable(s, &sides)
	switch {
	case n.UnderWay():
		one, other := n.Speaker(&n.Pick).moment(), n.Speaker(n.Second).moment()
		s.title = one.Title
		s.Set("words1", one.Text)
		s.Set("words2", other.Text)
		s.add(text.CompareSaid)
	case of != nil && of.Step == n.Steps():
		n.find(s, of.Body)
		s.entitle(of.Title)
		s.add(of.Line)
	default:
		n.differSaid(s)
		if of != nil {
			s.SetInt("n", of.Step)
			s.Set("title", s.Say(of.Title))
			s.add(text.CompareThere)
		}
	}
	w.Title, w.Text = s.title, s.said
	return w
}

// find sets the numbers in a finding's line, which is about the body who.
func (n Narrator) find(s *Speaker, who int) {
	far, body := n.Farthest()
	s.SetInt("body", body)
	s.Set("far", length(far))
	s.SetInt("who", who)
	for i, g := range n.Runs() {
		k := strconv.Itoa(i + 1)
		c := contactsOf(g)
		s.Set("mm"+k, text.Fixed(1000*c.overlap, 1))
		s.Set("j"+k, energy(kinetic(g.World)))
		s.SetShort("top"+k, top(g.World))
		v := &g.World.Motions()[who]
		s.Set("v"+k, text.Fixed(math.Hypot(v.Velocity.X, v.Velocity.Y), 2))
	}
}

// differSaid says how far apart the worlds are.
func (n Narrator) differSaid(s *Speaker) {
	from, who, ok := n.First()
	switch {
	case n.Steps() == 0:
		s.entitle(text.CompareBeginTitle)
		s.add(text.CompareBeginText)
		return
	case !ok || n.Steps() < from:
		s.entitle(text.CompareSameTitle)
		s.add(text.CompareSameText)
		return
	}
	s.title = n.apartText(n.Farthest())
	s.SetInt("from", from)
	s.SetInt("who", who)
	s.SetInt("lone", len(n.Lone()))
	s.add(text.CompareDifferText)
}

// compareTable has the results of each world.
func (n Narrator) compareTable(s *Speaker, sides *[2]Side) (t clipping.Table) {
	t.Head = []string{s.Say(text.CompareAt), sides[0].Title, sides[1].Title}
	rows := [...]clipping.Row{{Label: s.Say(text.CompareRowContacts)}, {Label: s.Say(text.CompareRowDeepest)}, {Label: s.Say(text.CompareRowKinetic)}}
	for _, g := range n.Runs() {
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
func (n Narrator) otherWords() *Other {
	if !n.Compares() {
		return nil
	}
	p := n.Second
	p.Follow(&n.Pick)
	w, sides := n.Speaker(p).WordsAt(p.Cursor.Stage, true), n.Sides()
	return &Other{capital(sides[1].Title), w.Title, w.Text}
}
