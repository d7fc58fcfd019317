package link

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// Prepared is a comparison with a step at which the difference is obvious, and a line about it.
type Prepared struct {
	ID   string
	Name text.Key

	Finding  say.Finding
	scene    string
	settings string // settings of both worlds and the edits, as in a link
	layers   string // as in a link; "" for the default
}

// moving is the part of a link with the layers for a comparison about motion.
const moving = "&layers=bodies,contacts,joints,velocities"

// prepared are the comparisons in menu order. In each, the second world has the remedy. Arrows lead from its
// bodies to their places in the first world. TestPrepared measures the claims of each line.
var prepared = [...]Prepared{
	{ID: "warm-starting", Name: text.CompareNameWarm,
		Finding: say.Finding{Title: text.CompareWarmTitle, Line: text.CompareWarmLine, Step: 220},
		scene:   "vertical-stack", settings: "&warmStarting=off&compare=warmStarting:on"},
	{ID: "clamped-sums", Name: text.CompareNameSums,
		Finding: say.Finding{Title: text.CompareSumsTitle, Line: text.CompareSumsLine, Step: 100, Body: 1},
		scene:   "single-box", settings: "&accumulateImpulses=off&gravity=1.7,-10&compare=accumulateImpulses:on", layers: moving},
	{ID: "iterations", Name: text.CompareNameIterations,
		Finding: say.Finding{Title: text.CompareIterationsTitle, Line: text.CompareIterationsLine, Step: 140},
		scene:   "vertical-stack", settings: "&iterations=1&compare=iterations:10"},
	{ID: "position-pass", Name: text.CompareNamePass,
		Finding: say.Finding{Title: text.ComparePassTitle, Line: text.ComparePassLine, Step: 148},
		scene:   "vertical-stack", settings: "&compare=iterations:8;solver:box2d&do=set@0,b10,m10"},
	{ID: "block-solver", Name: text.CompareNameBlock,
		Finding: say.Finding{Title: text.CompareBlockTitle, Line: text.CompareBlockLine, Step: 120},
		scene:   "stack-12", settings: "&iterations=2&blockSolve=off&compare=blockSolve:on"},
	{ID: "restitution", Name: text.CompareNameRestitution,
		Finding: say.Finding{Title: text.CompareRestitutionTitle, Line: text.CompareRestitutionLine, Step: 100},
		scene:   "bounce", settings: "&solver=lite&compare=solver:box2d", layers: moving},
	{ID: "friction", Name: text.CompareNameFriction,
		Finding: say.Finding{Title: text.CompareFrictionTitle, Line: text.CompareFrictionLine, Step: 180},
		scene:   "card-house", settings: "&warmStarting=off&compare=warmStarting:on", layers: "&layers=bodies,contacts,cones,joints"},
	{ID: "conveyor", Name: text.CompareNameConveyor,
		Finding: say.Finding{Title: text.CompareConveyorTitle, Line: text.CompareConveyorLine, Step: 120},
		scene:   "conveyor", settings: "&solver=lite&compare=solver:box2d", layers: moving},
}

// PreparedComparisons returns the comparisons. The caller must not change them.
func PreparedComparisons() []Prepared { return prepared[:] }

// Step returns the step that the comparison's line is about.
func (p *Prepared) Step() int { return p.Finding.Step }

// State returns the comparison's link.
func (p *Prepared) State() string {
	return "lab=" + ID + "&scene=" + p.scene + p.settings + p.layers + "&step=" + strconv.Itoa(p.Step())
}

// PreparedByID returns the comparison with the given id.
func PreparedByID(id string) (*Prepared, error) {
	ids := make([]string, len(prepared))
	for i := range prepared {
		if ids[i] = prepared[i].ID; ids[i] == id {
			return &prepared[i], nil
		}
	}
	return nil, lab.OneOf("prepared", id, ids)
}

// Prepared returns the prepared comparison in a link. It is nil with another scene, with other settings, or
// after an edit.
func (l *Link) Prepared() *Prepared {
	settings, _, _ := strings.Cut(l.settings(play.MaxSteps, true), ";view:")
	settings += l.edits(play.MaxSteps, lab.MaxLink)
	for i := range prepared {
		if p := &prepared[i]; p.scene == l.ID && p.settings == settings {
			return p
		}
	}
	return nil
}
