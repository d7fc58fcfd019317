package say

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// The words about two compared worlds are a finding with numbers of the step, and a table of both worlds. At
// the step of a prepared comparison the finding is the comparison's own. At other steps it says where to look.

// Finding is the result of a prepared comparison.
type Finding struct {
	Title, Line text.Key
	Step        int // the step that the line is about
	Body        int // the body whose speed the line mentions
}

// compareWords returns the words about two worlds that are shown as a whole.
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

// find sets the numbers in a finding's line. The line is about the body who.
func (n Narrator) find(s *Speaker, who int) {
	far, body := n.Farthest()
	s.SetBody("body", body)
	s.Set("far", length(far))
	s.SetBody("who", who)
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

// differSaid describes how far the worlds are apart.
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
	s.SetBody("who", who)
	s.SetInt("lone", len(n.Lone()))
	s.add(text.CompareDifferText)
}

func (n Narrator) compareTable(s *Speaker, sides *[2]Side) (t finding.Table) {
	t.Head = []string{s.Say(text.CompareAt), sides[0].Title, sides[1].Title}
	rows := [...]finding.Row{{Label: s.Say(text.CompareRowContacts)}, {Label: s.Say(text.CompareRowDeepest)}, {Label: s.Say(text.CompareRowKinetic)}}
	for _, g := range n.Runs() {
		c := contactsOf(g)
		for i, x := range [...]float64{float64(c.contacts), 1000 * c.overlap, kinetic(g.World)} {
			rows[i].Cells = append(rows[i].Cells, finding.Cell{Text: text.Fixed(x, i), Values: []float64{x}}) // row i has i decimals
		}
	}
	t.Rows = rows[:]
	return t
}

func kinetic(w *physics.World) float64 {
	kinetic, _ := frame.Energies(w, w.Settings.Gravity)
	return kinetic
}

// top returns the height of the highest dynamic body's centre in metres, but at least 0.
func top(w *physics.World) (y float64) {
	masses := w.Masses()
	for i := range masses {
		if !masses[i].Static() {
			y = max(y, w.Bodies()[i].Position.Y)
		}
	}
	return y
}

// Other has the words about the picked pair in the second world.
type Other struct{ Name, Title, Text string }

// otherWords returns the words about the picked pair in the second world, or nil without a comparison.
func (n Narrator) otherWords() *Other {
	if !n.Compares() {
		return nil
	}
	p := n.Second
	p.Follow(&n.Pick)
	w, sides := n.Speaker(p).WordsAt(p.Cursor.Stage, true), n.Sides()
	return &Other{capital(sides[1].Title), w.Title, w.Text}
}

// Headings returns the texts on the canvas that compare two worlds, one per line:
//
//   - the title and the settings of the first world,
//   - the title and the legend of the difference,
//   - the title and the settings of the second world,
//   - how far the farthest body is apart, or "",
//   - the number of contacts in the first and in the second world.
//
// Without a comparison it returns "".
func (n Narrator) Headings() string {
	if !n.Compares() {
		return ""
	}
	sides := n.Sides()
	first, second := sides[0].Name, sides[1].Name
	s := sides[0].Title + "\n" + sides[0].Text + "\n" + n.Say(text.CompareDifference) + "\n" + n.Say(text.CompareArrows, "first", first, "second", second) +
		"\n" + sides[1].Title + "\n" + sides[1].Text + "\n" + n.farthestText()
	for _, g := range n.Runs() {
		s += "\n" + n.contactText(contactsOf(g).contacts)
	}
	return s
}

// Side has the names of one of two worlds. Title is the solver. If both worlds have the same solver, it is the
// first setting in which they differ.
type Side struct {
	Name  string // short, for use in a sentence
	Title string
	Text  string // settings in words
}

// Sides returns the names of the two worlds.
func (n Narrator) Sides() (sides [2]Side) {
	s := n.Second
	lives := [2]scene.Live{n.Settings(), s.Settings()}
	same := lives[0].Solver == lives[1].Solver
	for i := range sides {
		own, other := n.settingWords(&lives[i], &lives[1-i]), n.settingWords(&lives[1-i], &lives[i])
		side := &sides[i]
		side.Title = n.Say(shortNames[lives[i].Solver])
		side.Name = side.Title
		if same {
			side.Name = n.Say([2]text.Key{text.CompareFirst, text.CompareSecond}[i])
			for k := range own {
				if own[k] != other[k] {
					side.Text, side.Title = side.Title, capital(own[k])
					own[k] = ""
					break
				}
			}
		}
		side.Text = n.In.List(append([]string{side.Text}, own...)...)
	}
	return sides
}

var shortNames = [...]text.Key{physics.SolverLite: text.CompareLite, physics.SolverBox2D: text.CompareBox2d}

// settingWords returns in words the settings that a world's solver uses. Some are always in words. Others are
// "" if they have the default and do not differ from the other world's. If two worlds have the same solver,
// their lists have the same length.
func (n Narrator) settingWords(l, other *scene.Live) (words []string) {
	add := func(said bool, key text.Key, values ...string) {
		if said {
			words = append(words, n.Say(key, values...))
		} else {
			words = append(words, "")
		}
	}
	flag := func(on, others, usual bool, yes, no text.Key) {
		key := no
		if on {
			key = yes
		}
		add(on != usual || on != others, key)
	}
	usual := physics.DefaultSettings()
	iterations := strconv.Itoa(l.Iterations)
	if l.Solver == physics.SolverBox2D {
		add(true, text.CompareRounds, "n", iterations, "m", strconv.Itoa(l.PositionIterations))
		add(true, text.CompareSlop, "n", fewDigits(1000*physics.LinearSlop))
		flag(l.BlockSolve, !l.BlockSolve, true, text.CompareBlock, text.CompareBlockOff)
	} else {
		add(true, text.CompareIterations, "n", iterations)
		add(true, text.CompareSlop, "n", fewDigits(1000*l.Slop))
		add(l.Baumgarte != usual.Baumgarte || l.Baumgarte != other.Baumgarte, text.CompareBaumgarte, "n", fewDigits(l.Baumgarte))
		flag(l.AccumulateImpulses, other.AccumulateImpulses, true, text.CompareSums, text.CompareSumsOff)
	}
	flag(l.WarmStarting, other.WarmStarting, true, text.CompareWarm, text.CompareWarmOff)
	flag(l.PositionCorrection, other.PositionCorrection, true, text.CompareCorrection, text.CompareCorrectionOff)
	add(l.Gravity != other.Gravity, text.CompareGravity, "x", fewDigits(l.Gravity.X), "y", fewDigits(l.Gravity.Y))
	return words
}

// fewDigits formats a setting with at most four digits.
func fewDigits(x float64) string { return strconv.FormatFloat(x, 'g', 4, 64) }

func capital(words string) string {
	if words != "" && words[0] >= 'a' && words[0] <= 'z' {
		return string(rune(words[0]-'a'+'A')) + words[1:]
	}
	return words
}

// farthestText describes the largest distance of a body from its place in the other world, or returns "".
func (n Narrator) farthestText() string {
	far, body := n.Farthest()
	if far == 0 {
		return ""
	}
	return n.apartText(far, body)
}

// apartText describes the distance in metres of a body from its place in the other world.
func (n Narrator) apartText(far float64, body int) string {
	values := []string{"n", text.Fixed(far, 2), "body", n.In.Body(body)}
	if far < 0.1 {
		values[1] = text.Short(1000 * far)
		if far >= 0.01 {
			values[1] = text.Fixed(1000*far, 0)
		}
		return n.Say(text.CompareApartMm, values...)
	}
	return n.Say(text.CompareApart, values...)
}

// contactText describes a number of contacts.
func (n Narrator) contactText(count int) string {
	return n.Say(text.CompareContacts, "n", strconv.Itoa(count))
}
