package hands

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// BodyField is an editable number of the selected body.
type BodyField uint8

const (
	BodyMass BodyField = iota
	BodyFriction
	BodyWidth
	BodyHeight
	BodyRestitution
	BodyTangentSpeed
	BodyCategory
	BodyMask
	BodyGroup
	BodyX // the first of the fields that a step changes
	BodyY
	BodyAngle
	BodyVelocityX
	BodyVelocityY
	BodyFieldCount = iota
)

// bodyFields say where each number is stored: in the body or in its filter.
var bodyFields = [BodyFieldCount]struct {
	id   string
	name text.Key
	unit string
	of   scene.Fields
	at   func(d *physics.BodyDef) *float64
	in   func(f *scene.Filter) *int
}{
	{"mass", text.WorldBodyMass, "kg", scene.FieldMass, func(d *physics.BodyDef) *float64 { return &d.Mass }, nil},
	{"friction", text.WorldBodyFriction, "", scene.FieldFriction, func(d *physics.BodyDef) *float64 { return &d.Friction }, nil},
	{"width", text.WorldBodyWidth, "m", scene.FieldWidth, func(d *physics.BodyDef) *float64 { return &d.Width.X }, nil},
	{"height", text.WorldBodyHeight, "m", scene.FieldWidth, func(d *physics.BodyDef) *float64 { return &d.Width.Y }, nil},
	{"restitution", text.WorldBodyRestitution, "", scene.FieldRestitution, func(d *physics.BodyDef) *float64 { return &d.Restitution }, nil},
	{"tangentSpeed", text.WorldBodyTangentSpeed, "m/s", scene.FieldTangentSpeed, func(d *physics.BodyDef) *float64 { return &d.TangentSpeed }, nil},
	{"category", text.WorldBodyCategory, "", scene.FieldFilter, nil, func(f *scene.Filter) *int { return &f.Category }},
	{"mask", text.WorldBodyMask, "", scene.FieldFilter, nil, func(f *scene.Filter) *int { return &f.Mask }},
	{"group", text.WorldBodyGroup, "", scene.FieldFilter, nil, func(f *scene.Filter) *int { return &f.Group }},
	{"x", text.WorldBodyX, "m", scene.FieldPosition, func(d *physics.BodyDef) *float64 { return &d.Position.X }, nil},
	{"y", text.WorldBodyY, "m", scene.FieldPosition, func(d *physics.BodyDef) *float64 { return &d.Position.Y }, nil},
	{"angle", text.WorldBodyAngle, "rad", scene.FieldAngle, func(d *physics.BodyDef) *float64 { return &d.Angle }, nil},
	{"velocity-x", text.WorldBodyVelocityX, "m/s", scene.FieldVelocity, func(d *physics.BodyDef) *float64 { return &d.Velocity.X }, nil},
	{"velocity-y", text.WorldBodyVelocityY, "m/s", scene.FieldVelocity, func(d *physics.BodyDef) *float64 { return &d.Velocity.Y }, nil},
}

// String returns the field's id, such as "mass". Name returns the message that names the field. Unit returns
// its unit, such as "kg".
func (b BodyField) String() string { return bodyFields[b].id }
func (b BodyField) Name() text.Key { return bodyFields[b].name }
func (b BodyField) Unit() string   { return bodyFields[b].unit }

// Steps reports whether a step may change the field.
func (b BodyField) Steps() bool { return b >= BodyX }

// FieldText returns the text of a field of the selected body.
func (h *Hands) FieldText(field BodyField) string {
	body, ok := h.Selected()
	if !ok {
		return ""
	}
	d, of := h.World.Def(body), &bodyFields[field]
	if of.in != nil {
		filter := scene.FilterOf(d.Filter)
		return strconv.Itoa(*of.in(&filter))
	}
	x := *of.at(&d)
	if math.IsInf(x, 1) {
		return h.Say(text.WorldBodyStatic)
	}
	rounded := math.Round(x*1e4) / 1e4
	if rounded == 0 {
		rounded = 0 // no -0
	}
	return strconv.FormatFloat(rounded, 'f', -1, 64)
}

// TypeField sets a field of the selected body to typed text.
func (h *Hands) TypeField(field BodyField, typed string) {
	body, ok := h.Selected()
	if !ok || typed == h.FieldText(field) {
		return
	}
	h.refuse(h.typeField(body, field, typed))
	h.Mark(lab.ChangeView)
}

func (h *Hands) typeField(body int, field BodyField, typed string) error {
	of, d := &bodyFields[field], h.World.Def(body)
	read, want := lab.ReadNumber, text.KindNumber
	if field == BodyAngle {
		read = lab.ReadAngle
	}
	x, ok := read(typed)
	if of.in != nil {
		want = text.SceneWhole
		ok = ok && x == math.Trunc(x) && math.Abs(x) < 1<<30
	}
	if !ok {
		return lab.InvalidField(lab.CodeInvalidOption, "edit."+of.id, lab.Value{Text: lab.Clip(typed)}, lab.Value{Key: want})
	}
	if of.in == nil {
		*of.at(&d) = x
		return h.SetBody(body, of.of, d)
	}
	filter := scene.FilterOf(d.Filter)
	*of.in(&filter) = int(x)
	if err := filter.Put("edit.filter", &d.Filter); err != nil {
		return lab.Invalid(lab.CodeInvalidOption, err)
	}
	return h.SetBody(body, of.of, d)
}
