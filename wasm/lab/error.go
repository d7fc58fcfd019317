package lab

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

// Error is bad input. The figure that returns one has kept its last good state, unless the
// error says where it stands. An error holds keys of package text and no sentences: it is
// worded in the language of whoever reads it.
type Error struct {
	Code   string
	Field  string   // what was wrong, as "a.w"
	Stands string   // StandsMidway, or nothing
	Key    text.Key // of the message, which may name {range}
	Allows text.Key // of what the field may be; 0: nothing can be told
	Values []Value  // that both of them name
}

// Value is what a name in a message stands for: a text, or else a message of its own.
type Value struct {
	Name, Text string
	Key        text.Key // 0: Text counts
	Values     []Value  // that the message of Key names
}

// Values lists texts by their names, names and texts in turn.
func Values(namesAndTexts ...string) (list []Value) {
	for i := 0; i < len(namesAndTexts); i += 2 {
		list = append(list, Value{Name: namesAndTexts[i], Text: namesAndTexts[i+1]})
	}
	return list
}

// Message says what was wrong.
func (e *Error) Message(in text.Language) string {
	return word(in, e.Key, append([]Value{{Name: "range", Text: e.Range(in)}}, e.Values...))
}

// Range says what the field may be, or nothing.
func (e *Error) Range(in text.Language) string {
	if e.Allows == 0 {
		return ""
	}
	return word(in, e.Allows, e.Values)
}

func (e *Error) Error() string { return e.Message(text.English) }

// Said returns what an error of this package says in a language. Calls of Error by way of the
// interface would link what every error says, strconv's too.
func Said(err error, in text.Language) string { return err.(*Error).Message(in) }

func word(in text.Language, key text.Key, values []Value) string {
	texts := make([]string, 0, 2*len(values))
	for _, v := range values {
		said := v.Text
		if v.Key != 0 {
			said = word(in, v.Key, v.Values)
		}
		texts = append(texts, v.Name, said)
	}
	return in.Text(key, texts...)
}

// Destroyed is the error for a command to a figure that is no more.
func Destroyed() *Error { return &Error{Code: CodeDestroyed, Key: text.NoticeDestroyed} }

// InvalidField is the error for a value at path, that is got where it has to be want: values
// of these names.
func InvalidField(code, path string, got, want Value) *Error {
	got.Name, want.Name = "got", "want"
	return &Error{
		Code: code, Field: path, Key: text.NoticeInvalidField,
		Values: append(Values("field", path), got, want), Allows: text.NoticeRangeGiven,
	}
}

// InvalidState is the error for a link that cannot be read.
func InvalidState(key text.Key, namesAndTexts ...string) *Error {
	return &Error{Code: CodeInvalidState, Field: "state", Key: key, Values: Values(namesAndTexts...), Allows: text.NoticeRangeState}
}

// AsOption is the error for an option whose value cannot be read because of e. The message
// stays; the range is the option's, which may hold more than one number.
func (e *Error) AsOption(name string, allows text.Key) *Error {
	is := *e
	if e.Allows != 0 {
		is.Values = append(e.Values[:len(e.Values):len(e.Values)], Value{Name: "range", Key: e.Allows, Values: e.Values})
	}
	is.Code, is.Field, is.Allows = CodeInvalidOption, name, allows
	return &is
}

// Refused says what of a link cannot be read.
func Refused(key text.Key, name, value string) *Error { return InvalidState(key, name, Clip(value)) }

// NoStage is the error for a stage that is not among the shown ones. hidden reports that it
// exists, and that an author's choice of stages leaves it out.
func NoStage(id string, hidden bool, shown []string) *Error {
	key := text.StateStage
	if hidden {
		key = text.StateStageHidden
	}
	err := InvalidState(key, "value", Clip(id), "values", Join(shown))
	err.Field, err.Allows = "stage", text.NoticeRangeChoice
	return err
}

// Quoted is what somebody wrote.
func Quoted(s string) Value { return Value{Text: "“" + Clip(s) + "”"} }

// OneOf is the error for an option that is got, and none of a list.
func OneOf(name, got string, values []string) *Error {
	return InvalidField(CodeInvalidOption, name, Quoted(got), Value{Key: text.NoticeRangeChoice, Values: Values("values", Join(values))})
}

// SomeOf is the error for an option that is a list, in which something is none of another one.
func SomeOf(name, got string, values []string) *Error {
	return InvalidField(CodeInvalidOption, name, Quoted(got), Value{Key: text.NoticeRangeList, Values: Values("values", Join(values))})
}
