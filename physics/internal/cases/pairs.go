package cases

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/diff"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/trace"
)

// pairs are single collide calls.
var pairs = Kind{
	name:  "pairs",
	id:    "id",
	trace: tracePair,
	owns: func(o object.Object) bool {
		_, mid := o["mid"]
		_, out := o["out"]
		return (mid || out) && !hulls.owns(o)
	},
	compare: comparePairs,
}

// What a pair may hold. Within these no stage overflows: products of two lengths are
// the largest numbers that occur.
var (
	positionLimits = object.Between(-1e150, 1e150, "m")
	angleLimits    = object.Between(-1e150, 1e150, "rad")
	widthLimits    = object.Between(1e-150, 1e150, "m")
	matrixLimits   = object.Between(-2, 2, "") // a rotation's entries, with room for rounding
)

// tracePair appends the trace of one line to dst.
func tracePair(dst []byte, line object.Object, _ int) ([]byte, error) {
	id, ok := line["id"]
	if !ok {
		return dst, object.Wrong("id", "missing")
	}
	in, err := line.Child("", "in")
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
	return trace.AppendPair(dst, escape.JSON(id), &c), nil
}

// readBody reads the box called name, A or B. A rotation matrix, when there is one,
// is used instead of the angle's.
func readBody(in object.Object, name string) (body physics.Body, err error) {
	var width, position [2]float64
	var angle float64
	var matrix [4]float64
	if err = in.Numbers("in.", "w"+name, width[:], widthLimits); err != nil {
		return body, err
	}
	if err = in.Numbers("in.", "p"+name, position[:], positionLimits); err != nil {
		return body, err
	}
	_, hasMatrix := in["mat"+name]
	if _, hasAngle := in["r"+name]; hasAngle || !hasMatrix {
		if angle, err = in.Number("in.", "r"+name, angleLimits); err != nil {
			return body, err
		}
	}
	body = physics.NewBody(physics.Vec2{X: width[0], Y: width[1]}, physics.Vec2{X: position[0], Y: position[1]}, angle)
	if hasMatrix {
		if err = in.Numbers("in.", "mat"+name, matrix[:], matrixLimits); err != nil {
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
var pairFields = [physics.StageCount][]diff.Field{
	physics.StageFacesA:   {diff.Length("faceA")},
	physics.StageFacesB:   {diff.Length("faceB")},
	physics.StageBestAxis: {diff.Choice("axis")},
	physics.StageReference: {
		diff.Unit("frontNormal"), diff.Length("front"), diff.Unit("sideNormal"),
		diff.Length("negSide"), diff.Length("posSide"), diff.Choice("negEdge"), diff.Choice("posEdge"),
	},
	physics.StageIncident: {diff.List("incidentEdge", pairVertex)},
	physics.StageClipNeg:  {diff.Choice("np1"), diff.List("clipPoints1", pairVertex)},
	physics.StageClipPos:  {diff.Choice("np2"), diff.List("clipPoints2", pairVertex)},
}

// pairVertex and pairContact are the parts of a clip vertex and of a contact. A
// contact's separation is what keep found.
var (
	pairVertex  = []diff.Field{diff.Length("v"), diff.Choice("f")}
	pairKeep    = []diff.Field{diff.Length("s")}
	pairContact = []diff.Field{diff.Unit("n"), diff.Length("p"), diff.Choice("f"), diff.Choice("key")}
)

// comparePairs compares stage by stage. A pair that is ambiguous, a deciding quantity
// lying within rounding of its boundary, is compared as its "exact" says.
func comparePairs(expected, got object.Object, o *diff.Options) (*diff.Difference, diff.Coverage, error) {
	want, err := readPairTrace(expected, "EXPECTED")
	if err != nil {
		return nil, diff.Whole, err
	}
	have, err := readPairTrace(got, "GOT")
	if err != nil {
		return nil, diff.Whole, err
	}
	scale := pairScale(expected, got, want)
	c := diff.Comparison{Tol: o.Tol, Scale: scale}

	about := expected
	if _, ok := about["ambiguous"]; !ok {
		about = got
	}
	extent := diff.Whole
	if string(about["ambiguous"]) == "true" {
		switch string(about["exact"]) {
		case `"angle"`:
		case `"matrix"`:
			if o.OwnTrig {
				return nil, diff.Skipped, nil
			}
		default:
			extent = diff.Partly
		}
	}

	for stage, fields := range pairFields {
		stage := physics.Stage(stage)
		c.Where = "stage " + stage.String()
		if extent == diff.Partly && stage > physics.StageFacesB {
			return nil, diff.Partly, nil
		}
		for _, f := range fields {
			if extent == diff.Partly && stage == physics.StageFacesB && (want.mid[f.Name()] == nil || have.mid[f.Name()] == nil) {
				return nil, diff.Partly, nil // one of them was stopped by A's axes
			}
			if d := c.Field("mid.", f, want.mid, have.mid); d != nil {
				return d, extent, nil
			}
		}
		wantEnds, haveEnds := want.end == stage, have.end == stage
		if extent == diff.Whole && wantEnds != haveEnds {
			return c.Differ("mid.stage", want.mid["stage"], have.mid["stage"]), diff.Whole, nil
		}
		if extent == diff.Whole && wantEnds {
			break
		}
	}

	c.Where = "stage " + physics.StageKeep.String()
	if d := c.Field("out.", diff.Choice("n"), want.out, have.out); d != nil {
		return d, diff.Whole, nil
	}
	wantContacts, haveContacts := diff.Value(want.out, "contacts"), diff.Value(have.out, "contacts")
	for _, part := range []struct {
		stage  physics.Stage
		fields []diff.Field
	}{{physics.StageKeep, pairKeep}, {physics.StageContacts, pairContact}} {
		c.Where = "stage " + part.stage.String()
		if d := c.Objects("out.contacts", part.fields, wantContacts, haveContacts); d != nil {
			return d, diff.Whole, nil
		}
	}
	return nil, diff.Whole, nil
}

// pairTrace is a trace taken apart as far as every kind of comparison needs.
type pairTrace struct {
	mid, out map[string]any
	end      physics.Stage
}

func readPairTrace(o object.Object, file string) (t pairTrace, err error) {
	for _, part := range []struct {
		name string
		into *map[string]any
	}{{"mid", &t.mid}, {"out", &t.out}} {
		raw, ok := o[part.name]
		if !ok {
			return t, object.Wrong(part.name, "missing from "+file)
		}
		if object.KindOf(raw) != "an object" {
			return t, object.Wrong(part.name, "want an object, got "+object.KindOf(raw))
		}
		*part.into = diff.Decode(raw).(map[string]any)
	}
	words := make([]string, len(pairEnds))
	for i, e := range pairEnds {
		if t.mid["stage"] == e.word {
			t.end = e.stage
			return t, nil
		}
		words[i] = e.word
	}
	return t, object.Wrong("mid.stage", fmt.Sprintf("want one of %v, got %s", words, diff.Show(diff.Value(t.mid, "stage"))))
}

// pairScale returns the case's scale: the field of that name, or the largest length
// that went in, or, when neither trace tells, the largest that came out.
func pairScale(expected, got object.Object, want pairTrace) float64 {
	for _, o := range []object.Object{expected, got} {
		if scale, err := o.Number("", "scale", object.Between(1e-300, 1e300, "m")); err == nil {
			return scale
		}
		if in, err := o.Child("", "in"); err == nil {
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
