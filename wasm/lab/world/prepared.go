package world

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Prepared is a comparison with a step at which the difference is obvious, and a line about it.
type Prepared struct {
	ID   string
	Name text.Key

	scene    string
	step     int    // the step of its line
	settings string // the settings of both worlds and the edits, as in a link
	layers   string // as in a link; "" for the default

	title, line text.Key
	body        int // the body whose speed the line names
}

// moving are the layers for a comparison about motion.
const moving = "&layers=bodies,contacts,joints,velocities"

// prepared are the comparisons in menu order. The second world of each has the remedy; arrows lead from its bodies to
// their places in the first world. TestPrepared measures the claims of each line.
var prepared = [...]Prepared{
	{ID: "warm-starting", Name: text.CompareNameWarm, title: text.CompareWarmTitle, line: text.CompareWarmLine,
		scene: "vertical-stack", step: 220, settings: "&warmStarting=off&compare=warmStarting:on"},
	{ID: "clamped-sums", Name: text.CompareNameSums, title: text.CompareSumsTitle, line: text.CompareSumsLine, body: 1,
		scene: "single-box", step: 100, settings: "&accumulateImpulses=off&gravity=1.7,-10&compare=accumulateImpulses:on", layers: moving},
	{ID: "iterations", Name: text.CompareNameIterations, title: text.CompareIterationsTitle, line: text.CompareIterationsLine,
		scene: "vertical-stack", step: 140, settings: "&iterations=1&compare=iterations:10"},
	{ID: "position-pass", Name: text.CompareNamePass, title: text.ComparePassTitle, line: text.ComparePassLine,
		scene: "vertical-stack", step: 148, settings: "&compare=iterations:8;solver:box2d&do=set@0,b10,m10"},
	{ID: "block-solver", Name: text.CompareNameBlock, title: text.CompareBlockTitle, line: text.CompareBlockLine,
		scene: "stack-12", step: 120, settings: "&iterations=2&blockSolve=off&compare=blockSolve:on"},
	{ID: "restitution", Name: text.CompareNameRestitution, title: text.CompareRestitutionTitle, line: text.CompareRestitutionLine,
		scene: "bounce", step: 100, settings: "&solver=lite&compare=solver:box2d", layers: moving},
	{ID: "friction", Name: text.CompareNameFriction, title: text.CompareFrictionTitle, line: text.CompareFrictionLine,
		scene: "card-house", step: 180, settings: "&warmStarting=off&compare=warmStarting:on", layers: "&layers=bodies,contacts,cones,joints"},
	{ID: "conveyor", Name: text.CompareNameConveyor, title: text.CompareConveyorTitle, line: text.CompareConveyorLine,
		scene: "conveyor", step: 120, settings: "&solver=lite&compare=solver:box2d", layers: moving},
}

// PreparedComparisons returns the comparisons. They must not be changed.
func PreparedComparisons() []Prepared { return prepared[:] }

// state returns the comparison's link without the step.
func (p *Prepared) state() string {
	return "lab=" + ID + "&scene=" + p.scene + p.settings + p.layers
}

// Prepare starts the comparison with an id, and a journey to its step.
func (f *Figure) Prepare(id string) error {
	for i := range prepared {
		if prepared[i].ID == id {
			l, err := f.readState(prepared[i].state() + "&step=" + strconv.Itoa(prepared[i].step))
			if err != nil {
				return err
			}
			f.leaps(func() { f.reopen(l) }, false)
			f.another = true
			return nil
		}
	}
	ids := make([]string, len(prepared))
	for i := range prepared {
		ids[i] = prepared[i].ID
	}
	return lab.OneOf("prepared", id, ids)
}

// Prepared returns the running comparison, and the step of its line. ok is false if it is not a prepared one: in
// another scene, with other settings, or after an edit.
func (f *Figure) Prepared() (p Prepared, step int, ok bool) {
	if !f.Compares() {
		return p, 0, false
	}
	settings, _, _ := strings.Cut(f.changesIn(maxSteps, true)+f.compareIn(maxSteps, true), ";view:")
	settings += f.editsIn(maxSteps, lab.MaxLink)
	for i := range prepared {
		if p := &prepared[i]; p.scene == f.ID && p.settings == settings {
			return *p, p.step, true
		}
	}
	return p, 0, false
}

// SeekPrepared goes to the step of the prepared comparison's line.
func (f *Figure) SeekPrepared() {
	if _, step, ok := f.Prepared(); ok {
		_ = f.SeekStep(float64(step)) // the step is valid
	}
}
