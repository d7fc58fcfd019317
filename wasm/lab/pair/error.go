package pair

import "github.com/clipstage/clipstage/wasm/text"

// Codes of errors that a page may see. They are part of the API and stay.
const (
	CodeInvalidPose   = "invalid-pose"
	CodeInvalidState  = "invalid-state"
	CodeInvalidScene  = "invalid-scene"
	CodeInvalidOption = "invalid-option"
	CodeDestroyed     = "destroyed"
	CodeCrowded       = "crowded"
	CodeOverflow      = "overflow"
)

// StandsMidway says where a world stands after an error that did not leave it where it was:
// before the step that could not be taken. Pages are told by this word, which is part of the
// API too.
const StandsMidway = "midway"

// Error is bad input. The figure that returns one has kept its last good
// state, unless the error says where it stands. It is worded in the language of whoever
// reads it.
type Error struct {
	Code    string
	Field   string   // what was wrong, as "a.w"
	Stands  string   // StandsMidway, or nothing
	message text.Key // all of it; it may name {range} and {reason}
	values  []string // that message and allowed name, in pairs
	box     string   // whose field it was, where it was one of a box
	part    text.Key // what that is called
	allowed text.Key // what the field may be
	reason  *Error
}

// Message says what was wrong.
func (e *Error) Message(in text.Language) string {
	return e.word(in, e.message, "range", e.Range(in))
}

// Range says what the field may be, or nothing.
func (e *Error) Range(in text.Language) string {
	if e.allowed == 0 {
		return ""
	}
	return e.word(in, e.allowed)
}

func (e *Error) word(in text.Language, key text.Key, values ...string) string {
	if e.reason != nil {
		values = append(values, "reason", e.reason.Message(in))
	}
	if e.box != "" {
		values = append(values, "field", in.Text(text.NoticeField, "box", e.box, "field", in.Text(e.part)))
	}
	return in.Text(key, append(values, e.values...)...)
}

func (e *Error) Error() string { return e.Message(text.English) }

// Destroyed is the error for a command to a figure that is no more.
func Destroyed() *Error { return &Error{Code: CodeDestroyed, message: text.NoticeDestroyed} }

func invalidPose(side Side, field Field, got string, allowed text.Key) *Error {
	return &Error{
		Code: CodeInvalidPose, Field: side.String() + "." + field.String(), message: text.NoticeInvalidPose,
		values: []string{"got", clip(got)}, box: boxNames[side], part: FieldNames[field], allowed: allowed,
	}
}

func invalidState(message text.Key, namesAndValues ...string) *Error {
	return &Error{Code: CodeInvalidState, Field: "state", message: message, values: namesAndValues, allowed: text.NoticeRangeState}
}

// invalidOption tells what an option may be; the page says with it what it was. Where more
// can be told, the message tells it.
func invalidOption(name string, allowed text.Key, namesAndValues ...string) *Error {
	return &Error{Code: CodeInvalidOption, Field: name, message: allowed, values: namesAndValues, allowed: allowed}
}

func invalidScene(id string) *Error {
	return &Error{
		Code: CodeInvalidScene, Field: "scene", message: text.NoticeInvalidScene,
		values: []string{"scene", clip(id), "values", join(PresetIDs())}, allowed: text.NoticeRangeChoice,
	}
}

// InvalidField is the error for a scene or a setting, at path, that is got where it has
// to be want.
func InvalidField(code, path, got, want string) *Error {
	return &Error{
		Code: code, Field: path, message: text.NoticeInvalidField,
		values: []string{"field", path, "got", got, "want", want}, allowed: text.NoticeRangeGiven,
	}
}

// InvalidScene is the error for the id of a scene that does not exist, in a field of that name.
func InvalidScene(code, field, id string, ids []string) *Error {
	return &Error{
		Code: code, Field: field, message: text.NoticeNoScene,
		values: []string{"scene", clip(id), "values", join(ids)}, allowed: text.NoticeRangeChoice,
	}
}

// InvalidCount is the error for a number of steps.
func InvalidCount(name, got string) *Error {
	return &Error{
		Code: CodeInvalidOption, Field: name, message: text.NoticeInvalidPose,
		values: []string{"field", name, "got", clip(got)}, allowed: text.NoticeRangeSteps,
	}
}

// InvalidPair is the error for two bodies that cannot be chosen.
func InvalidPair(last string) *Error {
	return &Error{Code: CodeInvalidOption, Field: "pair", message: text.NoticeInvalidPair, values: []string{"last", last}, allowed: text.NoticeRangePair}
}

// Crowded is the error for a world in which more pairs of bodies are near one another
// than a step can look at.
func Crowded(most string) *Error {
	return &Error{Code: CodeCrowded, Field: "bodies", Stands: StandsMidway, message: text.NoticeCrowded, values: []string{"most", most}, allowed: text.NoticeRangeNear}
}

// Overflow is the error for a world in which a body, such as "bodies[3]", would be nowhere.
func Overflow(body string) *Error {
	return &Error{Code: CodeOverflow, Field: body, Stands: StandsMidway, message: text.NoticeOverflow, values: []string{"field", body}, allowed: text.NoticeRangeFinite}
}
