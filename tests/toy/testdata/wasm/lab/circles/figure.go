// Package circles is a lab of two equal circles: their distance, their overlap, and their contact.
package circles

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// ID is the lab's id in links.
const ID = "circles"

var Lab = lab.Lab{ID: ID, New: func(uint32) lab.Figure { return New() }}

// Stage is a stage of the call. Circles that do not touch have no contact.
type Stage uint8

const (
	StageDistance Stage = iota
	StageOverlap
	StageContact
	StageCount
)

var StageIDs = [StageCount]string{"distance", "overlap", "contact"}

func (s Stage) String() string { return StageIDs[s] }

// presets are pairs of circles of radius 1 m. The first one is the default.
var presets = [...]struct {
	id         string
	distance   float64
	name, line text.Key
}{{"touching", 1.5, text.CirclesTouchingName, text.CirclesTouchingText}, {"apart", 2.5, text.CirclesApartName, text.CirclesApartText}}

// Figure is two circles, stopped at one stage.
type Figure struct {
	editor
	frame frame.Circles
}

type editor = lab.Editor[Stage, moment]

// moment is two circles with the same radius. Their centres are on the x axis, Distance apart; metres.
type moment struct {
	Radius, Distance float64
	lab.Origin
}

// New returns a figure of the default preset.
func New() *Figure {
	f := &Figure{}
	f.editor = lab.EditorOf[Stage, moment](lab.Call[Stage]{Count: StageCount, Reached: f.Reached, Changes: lab.ChangeStage})
	f.Edit(lab.Document[Stage, moment]{
		Lab: ID, Default: presets[0].id, Presets: PresetIDs, Preset: preset, Show: f.show, Clear: func() {},
		Seeded: func(seed uint32) *moment { return &moment{1, float64(seed%400) / 100, lab.Origin{Seed: seed}} },
		Link: func(l *lab.Link[Stage, moment]) {
			l.Parts = append(l.Parts, lab.Part{Name: ID, Read: func(value string) *lab.Error { return parse(value, &l.Moment) }})
		},
		Options: []lab.Option{{Name: ID, Allows: text.CirclesRange, Set: func(value string) error {
			m := f.Now
			if err := parse(value, &m); err != nil {
				return err
			}
			f.Begin(&m)
			return nil
		}}},
		PressHeld: func(int, lab.Key) bool { return false }, Press: func(lab.Key) bool { return false },
	})
	f.Initial = *preset(presets[0].id)
	f.show(&f.Initial)
	return f
}

// parse reads "radius,distance". The radius must be positive, and the distance must not be negative.
func parse(value string, m *moment) *lab.Error {
	parts := append(lab.Split(value, ','), "")
	radius, ok := lab.ReadNumber(parts[0])
	distance, also := lab.ReadNumber(parts[1])
	if !ok || !also || len(parts) != 3 || !(radius > 0 && radius < 1e9 && distance >= 0 && distance < 1e9) {
		return lab.InvalidState(text.CirclesRange)
	}
	*m = moment{Radius: radius, Distance: distance}
	return nil
}

// PresetIDs returns the ids of the presets.
func PresetIDs() (ids []string) {
	for _, p := range presets {
		ids = append(ids, p.id)
	}
	return ids
}

func preset(id string) *moment {
	for _, p := range presets {
		if p.id == id {
			return &moment{1, p.distance, lab.Origin{Preset: id}}
		}
	}
	return nil
}

func (f *Figure) show(m *moment) {
	f.Now = *m
	f.Mark(lab.ChangePose | lab.ChangeContacts)
}

// overlap is the depth of the circles' overlap, metres; negative is a gap.
func (f *Figure) overlap() float64 { return 2*f.Now.Radius - f.Now.Distance }

// Reached returns the last stage that ran.
func (f *Figure) Reached() Stage {
	if f.overlap() < 0 {
		return StageOverlap
	}
	return StageContact
}

// Frame returns the array that the page draws from.
func (f *Figure) Frame() []float64 { return f.FrameAt(f.Stage()) }

// FrameAt returns the array at a stage.
func (f *Figure) FrameAt(stage Stage) []float64 {
	f.frame = frame.Circles{
		Version: frame.CirclesVersion, Size: float64(frame.CirclesSlots), Stage: float64(stage), Reached: float64(f.Reached()),
		Radius: f.Now.Radius, Distance: f.Now.Distance, Count: lab.Bit(f.Reached() == StageContact),
	}
	return f.frame.Array()
}

// Close has nothing to release. The page calls Leave when the pointer leaves the figure.
func (f *Figure) Close() {}
func (f *Figure) Leave() {}

// AppendKept adds the numbers that Restore needs.
func (f *Figure) AppendKept(to []float64) []float64 {
	ids := PresetIDs()
	return f.AppendNotice(f.AppendEdits(to, func(to []float64, m *moment) []float64 { return m.Append(append(to, m.Radius, m.Distance), ids) }))
}

// Restore sets f to the figure that AppendKept wrote.
func (f *Figure) Restore(kept []float64) bool {
	r, ids := &lab.Reader{From: kept}, PresetIDs()
	f.ReadEdits(r, func(m *moment) {
		m.Radius, m.Distance = r.Next(), r.Next()
		m.Read(r, ids)
	})
	f.show(&f.Now)
	return f.ReadNotice(r)
}

// State returns the figure's state as written in links: lab=circles&stage=overlap&circles=1,1.6.
func (f *Figure) State() string {
	s := "lab=" + ID + "&stage=" + f.Stage().String()
	if from := f.Now.Link(); from != "" {
		return s + from
	}
	return s + "&circles=" + lab.Exact(f.Now.Radius) + "," + lab.Exact(f.Now.Distance)
}

// Trace returns the call as JSON. Its stages have no panels.
func (f *Figure) Trace(func(*jsontext.Writer)) []byte {
	var j jsontext.Writer
	finding.OpenTrace(&j, ID)
	j.Name("circles")
	j.Floats(f.Now.Radius, f.Now.Distance)
	j.Close("}")
	j.Name("stages")
	j.Open("[")
	for stage := range StageCount {
		w := f.WordsAt(stage)
		finding.OpenStage(&j, stage.String(), &w)
		j.Name("frame")
		j.Floats(f.FrameAt(stage)...)
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
	return j
}
