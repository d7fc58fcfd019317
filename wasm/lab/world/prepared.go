package world

import (
	"slices"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Prepared is a comparison with a step at which the difference is plain, and a line on what is seen there.
type Prepared struct {
	ID   string
	Name text.Key
	link string // behind lab=world&scene=

	title, line text.Key
	body        int // whose speed the line says
}

// prepared are in the order of their menu. What a line claims of its step, TestPrepared measures.
var prepared = [...]Prepared{
	{ID: "warm-starting", Name: text.CompareNameWarm, title: text.CompareWarmTitle, line: text.CompareWarmLine,
		link: "vertical-stack&step=220&compare=warmStarting:off"},
	{ID: "clamped-sums", Name: text.CompareNameSums, title: text.CompareSumsTitle, line: text.CompareSumsLine, body: 6,
		link: "varying-friction&step=240&warmStarting=off&compare=accumulateImpulses:off"},
	{ID: "iterations", Name: text.CompareNameIterations, title: text.CompareIterationsTitle, line: text.CompareIterationsLine,
		link: "vertical-stack&step=140&compare=iterations:1"},
	{ID: "position-pass", Name: text.CompareNamePass, title: text.ComparePassTitle, line: text.ComparePassLine,
		link: "vertical-stack&step=148&do=set@0,b10,m10&compare=solver:box2d;iterations:8"},
	{ID: "block-solver", Name: text.CompareNameBlock, title: text.CompareBlockTitle, line: text.CompareBlockLine,
		link: "stack-12&step=120&iterations=2&compare=blockSolve:off"},
	{ID: "restitution", Name: text.CompareNameRestitution, title: text.CompareRestitutionTitle, line: text.CompareRestitutionLine,
		link: "bounce&step=100&solver=lite&compare=solver:box2d"},
	{ID: "friction", Name: text.CompareNameFriction, title: text.CompareFrictionTitle, line: text.CompareFrictionLine,
		link: "card-house&step=180&compare=warmStarting:off"},
	{ID: "conveyor", Name: text.CompareNameConveyor, title: text.CompareConveyorTitle, line: text.CompareConveyorLine,
		link: "conveyor&step=120&solver=lite&compare=solver:box2d"},
}

// PreparedComparisons returns them, to read.
func PreparedComparisons() []Prepared { return prepared[:] }

// state is the comparison's link.
func (p *Prepared) state() string { return "lab=" + Lab.ID + "&scene=" + p.link }

// preparedLinks are the links, once they are needed.
var preparedLinks [len(prepared)]*link

// linkOf returns the link of a prepared comparison.
func linkOf(i int) *link {
	if preparedLinks[i] == nil {
		preparedLinks[i], _ = (&Figure{}).readState(prepared[i].state()) // TestPrepared reads all
	}
	return preparedLinks[i]
}

// Prepare begins the comparison of an id, and sets out for its step.
func (f *Figure) Prepare(id string) error {
	for i := range prepared {
		if prepared[i].ID == id {
			f.leaps(func() { f.reopen(linkOf(i)) }, false)
			f.another = true
			return nil
		}
	}
	ids := make([]string, len(prepared))
	for i := range prepared {
		ids[i] = prepared[i].ID
	}
	return lab.OneOf("prepared", ids)
}

// prepared returns which comparison runs, -1 where it is none of them: another scene, other
// settings, or hands did something.
func (f *Figure) prepared() int {
	s := f.compare.second
	if s == nil {
		return -1
	}
	for i := range prepared {
		if l := linkOf(i); l.world.ID == f.id && slices.Equal(l.live, f.history.live) && slices.Equal(l.compare.live, s.history.live) && slices.Equal(l.edits, f.history.edits) {
			return i
		}
	}
	return -1
}

// Prepared returns the comparison that runs, and the step at which its line is about; ok is false
// where it is none that was prepared.
func (f *Figure) Prepared() (p Prepared, step int, ok bool) {
	i := f.prepared()
	if i < 0 {
		return p, 0, false
	}
	return prepared[i], linkOf(i).steps, true
}

// SeekPrepared goes to that step.
func (f *Figure) SeekPrepared() {
	if _, step, ok := f.Prepared(); ok {
		_ = f.SeekStep(float64(step)) // it is one
	}
}
