package hull

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Turn is the inspector's notation for rotations.
type Turn uint8

const (
	TurnAxis       Turn = iota // an axis and an angle
	TurnEuler                  // angles about the world's x, then y, then z
	TurnQuaternion             // w, i, j, k
	TurnCount      = iota
)

// Turns are the messages that name the notations.
var Turns = [TurnCount]text.Key{text.HullUiTurnAxis, text.HullUiTurnEuler, text.HullUiTurnQuaternion}

// Field is a number field of a pose: three for the position, then three or four for the rotation.
type Field uint8

const (
	FieldX Field = iota
	FieldY
	FieldZ
	FieldTurn  // the first field of the rotation
	FieldCount = int(FieldTurn) + 4
)

// turnNames are the messages that name the fields of a rotation; 0 means no field.
var turnNames = [TurnCount][4]text.Key{
	{text.HullUiFieldAxisX, text.HullUiFieldAxisY, text.HullUiFieldAxisZ, text.HullUiFieldAngle},
	{text.HullUiFieldEulerX, text.HullUiFieldEulerY, text.HullUiFieldEulerZ},
	{text.HullUiFieldQw, text.HullUiFieldQx, text.HullUiFieldQy, text.HullUiFieldQz},
}

// entries are the numbers in the fields of a pose. A typed axis keeps its length.
type entries [FieldCount]float64

// Fields returns the number of fields of a pose in the current notation: 6 with Euler angles, otherwise 7.
func (f *collision) Fields() int {
	if f.turn == TurnEuler {
		return FieldCount - 1
	}
	return FieldCount
}

// FieldName returns the displayed name of a field.
func (f *collision) FieldName(field Field) string {
	if field < FieldTurn {
		return f.Say([...]text.Key{text.HullUiFieldX, text.HullUiFieldY, text.HullUiFieldZ}[field])
	}
	return f.Say(turnNames[f.turn][field-FieldTurn])
}

// Turn returns the notation of rotations, and SetTurn sets it.
func (f *collision) Turn() Turn { return f.turn }
func (f *Figure) SetTurn(turn Turn) {
	if turn < TurnCount && turn != f.turn {
		f.turn = turn
		f.clear()
		for side := range f.entry {
			f.entry[side] = entriesOf(turn, f.Now.poses[side])
		}
		f.Mark(lab.ChangeView)
	}
}

// entriesOf converts a pose to the numbers of its fields, in a notation for rotations: metres, radians, and an
// axis of length 1.
func entriesOf(turn Turn, p hull.Pose) (e entries) {
	e[FieldX], e[FieldY], e[FieldZ] = p.Position.X, p.Position.Y, p.Position.Z
	q := p.Rotation
	to := e[FieldTurn:]
	switch turn {
	case TurnAxis:
		v := hull.Vec3{X: q.X, Y: q.Y, Z: q.Z}
		if q.W < 0 {
			v = v.Neg()
		}
		sin := v.Length()
		if sin == 0 {
			to[2] = 1
			break
		}
		v = v.Mul(1 / sin)
		to[0], to[1], to[2], to[3] = v.X, v.Y, v.Z, 2*math.Atan2(sin, math.Abs(q.W))
	case TurnEuler:
		m := q.Matrix()
		sin := max(-1, min(-m[2].X, 1))
		cos := math.Sqrt(float64(m[0].X*m[0].X) + float64(m[1].X*m[1].X))
		to[1] = math.Atan2(sin, cos)
		if cos < 1e-7 { // x and z rotate about the same axis: x gets the whole angle
			to[0] = math.Atan2(math.Copysign(1, sin)*m[0].Y, m[1].Y)
			break
		}
		to[0] = math.Atan2(m[2].Y, m[2].Z)
		to[2] = math.Atan2(m[1].X, m[0].X)
	case TurnQuaternion:
		to[0], to[1], to[2], to[3] = q.W, q.X, q.Y, q.Z
	}
	for i := range e {
		e[i] += 0 // -0 becomes 0
	}
	return e
}

// pose returns the pose in the fields. ok is false if they contain no rotation.
func (e *entries) pose(turn Turn, before hull.Quat) (p hull.Pose, ok bool) {
	p.Position = hull.Vec3{X: e[FieldX], Y: e[FieldY], Z: e[FieldZ]}
	to := e[FieldTurn:]
	// Keep the quaternion if the fields still show it, because converting angles would change its bits.
	if same := entriesOf(turn, hull.Pose{Position: p.Position, Rotation: before}); same == *e {
		p.Rotation = before
		return p, true
	}
	q := hull.Quat{W: to[0], X: to[1], Y: to[2], Z: to[3]}
	switch turn {
	case TurnAxis:
		axis := hull.Vec3{X: to[0], Y: to[1], Z: to[2]}
		if !(axis.Length() > 1e-9) {
			return p, false
		}
		q = hull.AxisAngle(axis, to[3])
	case TurnEuler:
		x, y, z := hull.Vec3{X: 1}, hull.Vec3{Y: 1}, hull.Vec3{Z: 1}
		q = hull.AxisAngle(z, to[2]).Mul(hull.AxisAngle(y, to[1])).Mul(hull.AxisAngle(x, to[0]))
	}
	p.Rotation, ok = unit(q)
	return p, ok
}

// unit scales a quaternion to length 1. ok is false if its length is not between 1e-9 and 1e9.
func unit(q hull.Quat) (hull.Quat, bool) {
	length := math.Sqrt(float64(q.W*q.W) + float64(q.X*q.X) + float64(q.Y*q.Y) + float64(q.Z*q.Z))
	if !(length > 1e-9 && length < 1e9) {
		return q, false
	}
	if math.Abs(length-1) > 1e-15 {
		q = hull.Quat{W: q.W / length, X: q.X / length, Y: q.Y / length, Z: q.Z / length}
	}
	return q, true
}

// maxCoordinate is the largest coordinate of a point or a position, in metres.
const maxCoordinate = pair.MaxCoordinate

func within(x float64) bool { return math.Abs(x) <= maxCoordinate }

// FieldText returns the text of a field.
func (f *collision) FieldText(side Side, field Field) string {
	if t := f.typed[side][field]; t.Message != "" {
		return t.Text
	}
	return lab.Exact(f.entry[side][field])
}

// QuaternionText returns a hull's rotation as a quaternion, unless its fields already show one.
func (f *collision) QuaternionText(side Side) string {
	if f.turn == TurnQuaternion {
		return ""
	}
	q := f.Now.poses[side].Rotation
	return f.Say(text.HullUiQuaternion, "w", text.Short(q.W), "x", text.Short(q.X), "y", text.Short(q.Y), "z", text.Short(q.Z))
}

// Typed returns the refused text of a field. Without one, its Message is "".
func (f *collision) Typed(side Side, field Field) lab.Typed { return f.typed[side][field] }

// Type sets a field to typed text. Invalid text stays in the field, beside the reason, and the hulls do not
// move.
func (f *collision) Type(side Side, field Field, typed string) {
	f.refused = refused{}
	x, ok := lab.ReadAngle(typed)
	allows := text.HullRangeAngle
	if field < FieldTurn || f.turn == TurnQuaternion || f.turn == TurnAxis && field < FieldTurn+3 {
		x, ok = lab.ReadNumber(typed)
		allows = text.HullRangeNumber
	}
	if field < FieldTurn {
		allows = text.HullRangeCoordinate
	}
	e := f.entry[side]
	e[field] = x
	p, turns := hull.Pose{}, true
	if ok = ok && within(x); ok {
		p, turns = e.pose(f.turn, f.Now.poses[side].Rotation)
	}
	if !ok || !turns {
		if !turns {
			allows = text.HullRangeAxis
		}
		err := invalidField(f.Say(text.NoticeField, "box", side.Name(), "field", f.FieldName(field)), typed, allows)
		f.typed[side][field] = lab.Typed{Text: typed, Message: err.Message(f.Language())}
		f.Mark(lab.ChangeView)
		return
	}
	poses := f.Now.poses
	poses[side] = p
	f.Mark(lab.ChangeView)
	if err := f.SetPoses(poses); err != nil {
		f.typed[side][field] = lab.Typed{Text: typed, Message: lab.Said(err, f.Language())}
		return
	}
	f.entry[side] = e // with the typed length of an axis
}

// movePoses changes to other poses of the same hulls and another bias.
func (f *collision) movePoses(poses [2]hull.Pose, bias hull.Bias) {
	m := f.Now
	m.poses, m.bias = poses, bias
	m.moved = m.moved || poses != f.Now.poses
	f.Change(&m)
}

// SetPoses moves the hulls. An invalid pose is an error and changes nothing.
func (f *collision) SetPoses(poses [2]hull.Pose) error {
	for side := range poses {
		if err := CheckPose(Side(side), &poses[side]); err != nil {
			return err
		}
	}
	f.movePoses(poses, f.Now.bias)
	return nil
}

// CheckPose normalizes the quaternion of a pose, or returns an error if the pose is invalid.
func CheckPose(side Side, p *hull.Pose) *lab.Error {
	if !within(p.Position.X) || !within(p.Position.Y) || !within(p.Position.Z) {
		return wrongHull(lab.CodeInvalidPose, side, "position", &hull.Error{Code: hull.CodePosition, Point: hull.None, Other: hull.None, Face: hull.None, By: maxCoordinate})
	}
	for _, x := range numbersOf(p) {
		*x += 0 // -0 becomes 0, because links have no -0
	}
	q, err := p.Rotation.Unit()
	if err != nil {
		return wrongHull(lab.CodeInvalidPose, side, "rotation", err)
	}
	// A quaternion of unit length within rounding keeps its bits, so that links lead to the same pose.
	if q2 := q; math.Abs(q2.W-p.Rotation.W)+math.Abs(q2.X-p.Rotation.X)+math.Abs(q2.Y-p.Rotation.Y)+math.Abs(q2.Z-p.Rotation.Z) > 1e-15 {
		p.Rotation = q
	}
	return nil
}

// The step of the keys is 10^-nudge metres or radians, from 1 down to 1e-9.
const (
	usualNudge = 1
	maxNudge   = 9
)

// Nudged returns the step of the keys, in metres or radians.
func (f *collision) Nudged() float64 { return math.Pow10(-int(f.nudge)) }

// NudgeText returns the step of the keys as text.
func (f *collision) NudgeText() string {
	if f.nudge < 4 {
		return lab.Exact(f.Nudged())
	}
	return "1e-" + strconv.Itoa(int(f.nudge))
}

// SetNudge makes the step finer by a number of powers of ten, or coarser if the number is negative.
func (f *collision) SetNudge(finer int) {
	f.nudge = uint8(max(0, min(int(f.nudge)+finer, maxNudge)))
	f.Mark(lab.ChangeView)
}

// pressOnHull moves the focused hull by a step, or with Shift rotates it. It uses the world axis nearest to the
// key's direction, so that a move changes only one number. The brackets change the step.
func (f *collision) pressOnHull(body int, k lab.Key) (taken bool) {
	side := Side(body)
	x, y, z := f.nearestAxes()
	switch k.Name {
	case "ArrowLeft", "ArrowRight":
		f.pressNudge(side, k, x, y, k.Name == "ArrowLeft")
	case "ArrowDown", "ArrowUp":
		f.pressNudge(side, k, y, x.Neg(), k.Name == "ArrowDown")
	case "PageUp", "PageDown":
		f.pressNudge(side, k, z, z, k.Name == "PageUp")
	case "[", "{":
		f.SetNudge(1)
	case "]", "}":
		f.SetNudge(-1)
	default:
		return false
	}
	return true
}

// pressNudge moves a hull by a step along one axis. With Shift it rotates the hull about an axis. back reverses
// both.
func (f *collision) pressNudge(side Side, k lab.Key, along, about hull.Vec3, back bool) {
	by := f.Nudged()
	if back {
		by = -by
	}
	if k.Shift {
		f.Nudge(side, hull.Vec3{}, about.Mul(by))
	} else {
		f.Nudge(side, along.Mul(by), hull.Vec3{})
	}
}

// nearestAxes returns the world axes nearest to three directions of the picture: right, up, and toward the
// reader.
func (f *collision) nearestAxes() (right, up, toward hull.Vec3) {
	var used [3]bool
	nearest := func(to hull.Vec3) (best hull.Vec3) {
		most, at := -1.0, 0
		for i, axis := range axes {
			if c := to.Dot(axis); !used[i] && math.Abs(c) > most {
				most, at, best = math.Abs(c), i, axis
				if c < 0 {
					best = axis.Neg()
				}
			}
		}
		used[at] = true
		return best
	}
	right = nearest(f.view.Right)
	up = nearest(f.view.Up)
	return right, up, nearest(f.view.Toward)
}

// Nudge moves a hull by metres and rotates it about its origin. The axis of the rotation is turn, and the angle
// in radians is turn's length. Coordinates are rounded to 15 digits, so that a step and its reverse lead to the
// same number.
func (f *collision) Nudge(side Side, by, turn hull.Vec3) {
	poses := f.Now.poses
	p := &poses[side]
	for _, c := range [...]struct {
		to *float64
		by float64
	}{{&p.Position.X, by.X}, {&p.Position.Y, by.Y}, {&p.Position.Z, by.Z}} {
		if c.by != 0 {
			*c.to, _ = strconv.ParseFloat(strconv.FormatFloat(*c.to+c.by, 'g', 15, 64), 64)
		}
	}
	if angle := turn.Length(); angle > 0 {
		p.Rotation, _ = unit(hull.AxisAngle(turn, angle).Mul(p.Rotation))
	}
	_ = f.SetPoses(poses) // an invalid pose is ignored
}
