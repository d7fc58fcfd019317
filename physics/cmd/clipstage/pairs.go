package main

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/trace"
)

// pairs are single collide calls.
var pairs = kind{
	name:  "pairs",
	id:    "id",
	trace: tracePair,
	owns: func(o object) bool {
		_, mid := o["mid"]
		_, out := o["out"]
		return mid || out
	},
	compare: comparePairs,
}

// What a pair may hold. Within these no stage overflows: products of two lengths are
// the largest numbers that occur.
var (
	positionLimits = limits{-1e150, 1e150, "m"}
	angleLimits    = limits{-1e150, 1e150, "rad"}
	widthLimits    = limits{1e-150, 1e150, "m"}
	matrixLimits   = limits{-2, 2, ""} // a rotation's entries, with room for rounding
)

// tracePair appends the trace of one line to dst.
func tracePair(dst []byte, line object) ([]byte, error) {
	id, ok := line["id"]
	if !ok {
		return dst, &fieldError{"id", "missing"}
	}
	in, err := line.child("", "in")
	if err != nil {
		return dst, err
	}
	a, err := readBody(in, "A")
	if err != nil {
		return dst, err
	}
	b, err := readBody(in, "B")
	if err != nil {
		return dst, err
	}
	var c physics.Clipping
	c.Run(&a, &b)
	return trace.AppendPair(dst, readable(id), &c), nil
}

// readBody reads the box called name, A or B. A rotation matrix, when there is one,
// is used instead of the angle's.
func readBody(in object, name string) (body physics.Body, err error) {
	var width, position [2]float64
	var angle float64
	var matrix [4]float64
	if err = in.numbers("in.", "w"+name, width[:], widthLimits); err != nil {
		return body, err
	}
	if err = in.numbers("in.", "p"+name, position[:], positionLimits); err != nil {
		return body, err
	}
	_, hasMatrix := in["mat"+name]
	if _, hasAngle := in["r"+name]; hasAngle || !hasMatrix {
		if angle, err = in.number("in.", "r"+name, angleLimits); err != nil {
			return body, err
		}
	}
	body = physics.NewBody(physics.Vec2{X: width[0], Y: width[1]}, physics.Vec2{X: position[0], Y: position[1]}, angle)
	if hasMatrix {
		if err = in.numbers("in.", "mat"+name, matrix[:], matrixLimits); err != nil {
			return body, err
		}
		body.Rot = physics.Mat22{
			Col1: physics.Vec2{X: matrix[0], Y: matrix[1]},
			Col2: physics.Vec2{X: matrix[2], Y: matrix[3]},
		}
	}
	return body, nil
}

// pairEnds are the stages at which a call may end, by the trace's word for it.
var pairEnds = []struct {
	word  string
	stage physics.Stage
}{
	{"faceA", physics.StageFacesA},
	{"faceB", physics.StageFacesB},
	{"clip1", physics.StageClipNeg},
	{"clip2", physics.StageClipPos},
	{"end", physics.StageContacts},
}

// pairFields lists what each stage finds, in order.
var pairFields = [physics.StageCount][]field{
	physics.StageFacesA:   {{"faceA", isLength}},
	physics.StageFacesB:   {{"faceB", isLength}},
	physics.StageBestAxis: {{"axis", isChoice}},
	physics.StageReference: {
		{"frontNormal", isUnit}, {"front", isLength}, {"sideNormal", isUnit},
		{"negSide", isLength}, {"posSide", isLength}, {"negEdge", isChoice}, {"posEdge", isChoice},
	},
	physics.StageIncident: {{"incidentEdge", isVertices}},
	physics.StageClipNeg:  {{"np1", isChoice}, {"clipPoints1", isVertices}},
	physics.StageClipPos:  {{"np2", isChoice}, {"clipPoints2", isVertices}},
}

// pairVertex and pairContact are the parts of a clip vertex and of a contact. A
// contact's separation is what keep found.
var (
	pairVertex  = []field{{"v", isLength}, {"f", isChoice}}
	pairKeep    = []field{{"s", isLength}}
	pairContact = []field{{"n", isUnit}, {"p", isLength}, {"f", isChoice}, {"key", isChoice}}
)

// comparePairs compares stage by stage. A pair that is ambiguous, a deciding quantity
// lying within rounding of its boundary, is compared as its "exact" says.
func comparePairs(expected, got object, o *diffOptions) (*difference, coverage, error) {
	want, err := readPairTrace(expected, "EXPECTED")
	if err != nil {
		return nil, whole, err
	}
	have, err := readPairTrace(got, "GOT")
	if err != nil {
		return nil, whole, err
	}
	scale := pairScale(expected, got, want)
	c := comparison{tol: o.tol, scale: scale}

	about := expected
	if _, ok := about["ambiguous"]; !ok {
		about = got
	}
	extent := whole
	if string(about["ambiguous"]) == "true" {
		switch string(about["exact"]) {
		case `"angle"`:
		case `"matrix"`:
			if o.ownTrig {
				return nil, skipped, nil
			}
		default:
			extent = partly
		}
	}

	for stage, fields := range pairFields {
		stage := physics.Stage(stage)
		if extent == partly && stage > physics.StageFacesB {
			return nil, partly, nil
		}
		for _, f := range fields {
			if extent == partly && stage == physics.StageFacesB && (want.mid[f.name] == nil || have.mid[f.name] == nil) {
				return nil, partly, nil // one of them was stopped by A's axes
			}
			if d := c.field(stage, "mid.", f, want.mid, have.mid); d != nil {
				return d, extent, nil
			}
		}
		wantEnds, haveEnds := want.end == stage, have.end == stage
		if extent == whole && wantEnds != haveEnds {
			return c.differ(stage, "mid.stage", want.mid["stage"], have.mid["stage"]), whole, nil
		}
		if extent == whole && wantEnds {
			break
		}
	}

	if d := c.field(physics.StageKeep, "out.", field{"n", isChoice}, want.out, have.out); d != nil {
		return d, whole, nil
	}
	wantContacts, haveContacts := value(want.out, "contacts"), value(have.out, "contacts")
	for _, part := range []struct {
		stage  physics.Stage
		fields []field
	}{{physics.StageKeep, pairKeep}, {physics.StageContacts, pairContact}} {
		if d := c.objects(part.stage, "out.contacts", part.fields, wantContacts, haveContacts); d != nil {
			return d, whole, nil
		}
	}
	return nil, whole, nil
}

// pairTrace is a trace taken apart as far as every kind of comparison needs.
type pairTrace struct {
	mid, out map[string]any
	end      physics.Stage
}

func readPairTrace(o object, file string) (t pairTrace, err error) {
	for _, part := range []struct {
		name string
		into *map[string]any
	}{{"mid", &t.mid}, {"out", &t.out}} {
		raw, ok := o[part.name]
		if !ok {
			return t, &fieldError{part.name, "missing from " + file}
		}
		if kindOf(raw) != "an object" {
			return t, &fieldError{part.name, "want an object, got " + kindOf(raw)}
		}
		*part.into = decode(raw).(map[string]any)
	}
	words := make([]string, len(pairEnds))
	for i, e := range pairEnds {
		if t.mid["stage"] == e.word {
			t.end = e.stage
			return t, nil
		}
		words[i] = e.word
	}
	return t, &fieldError{"mid.stage", fmt.Sprintf("want one of %v, got %s", words, show(value(t.mid, "stage")))}
}

// pairScale returns the case's scale: the field of that name, or the largest length
// that went in, or, when neither trace tells, the largest that came out.
func pairScale(expected, got object, want pairTrace) float64 {
	for _, o := range []object{expected, got} {
		if scale, err := o.number("", "scale", limits{1e-300, 1e300, "m"}); err == nil {
			return scale
		}
		if in, err := o.child("", "in"); err == nil {
			a, errA := readBody(in, "A")
			b, errB := readBody(in, "B")
			if errA == nil && errB == nil {
				return scaleOf(&a, &b)
			}
		}
	}
	lengths := []float64{0}
	for _, list := range []any{want.mid["faceA"], want.mid["faceB"], want.mid["front"], want.mid["incidentEdge"]} {
		lengths = appendNumbers(lengths, list)
	}
	return slices.Max(lengths)
}

// scaleOf returns the largest position component or width of the two.
func scaleOf(a, b *physics.Body) (scale float64) {
	for _, body := range []*physics.Body{a, b} {
		p, w := body.Position.Abs(), body.Width()
		scale = max(scale, p.X, p.Y, w.X, w.Y)
	}
	return scale
}

// appendNumbers appends the sizes of all numbers under "v", or of v itself.
func appendNumbers(dst []float64, v any) []float64 {
	switch v := v.(type) {
	case json.Number:
		if f, err := v.Float64(); err == nil {
			dst = append(dst, max(f, -f))
		}
	case []any:
		for _, e := range v {
			dst = appendNumbers(dst, e)
		}
	case map[string]any:
		dst = appendNumbers(dst, v["v"])
	}
	return dst
}
