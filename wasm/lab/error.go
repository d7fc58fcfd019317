package lab

import "github.com/clipstage/clipstage/wasm/text"

// The codes of errors. They are part of the public API and do not change.
const (
	CodeInvalidPose   = "invalid-pose"
	CodeInvalidState  = "invalid-state"
	CodeInvalidScene  = "invalid-scene"
	CodeInvalidOption = "invalid-option"
	CodeDestroyed     = "destroyed"
	CodeCrowded       = "crowded"
	CodeOverflow      = "overflow"
)

// StandsMidway is the value of Error.Stands if the error interrupted a world on its way. The world then stands
// before the step that failed. The word is part of the public API.
const StandsMidway = "midway"

// Error is the error of a command, for example about bad input. The figure keeps its last good state, unless
// Stands says otherwise. An error holds message keys instead of sentences, so that it can be shown in the
// reader's language.
type Error struct {
	Code   string
	Field  string   // path of the bad value, such as "a.w"
	Stands string   // StandsMidway, or empty
	Key    text.Key // of the message, which may use {range}
	Allows text.Key // the message of the allowed range; 0: unknown
	Values []Value  // for both messages
}

// Value replaces a name in a message: by Text, by a list, or by another message.
type Value struct {
	Name, Text string
	List       []string
	Key        text.Key // 0: Text or List is used
	Values     []Value  // for the message of Key
}

// Values makes a list of values from alternating names and texts.
func Values(namesAndTexts ...string) (list []Value) {
	for i := 0; i < len(namesAndTexts); i += 2 {
		list = append(list, Value{Name: namesAndTexts[i], Text: namesAndTexts[i+1]})
	}
	return list
}

// Message returns the error's message in a language.
func (e *Error) Message(in text.Language) string {
	return word(in, e.Key, append([]Value{{Name: "range", Text: e.Range(in)}}, e.Values...))
}

// Range returns the allowed range in a language, empty if it is unknown.
func (e *Error) Range(in text.Language) string {
	if e.Allows == 0 {
		return ""
	}
	return word(in, e.Allows, e.Values)
}

func (e *Error) Error() string { return e.Message(text.English) }

// Said returns the message of an *Error. Calling Error through the interface would link the Error methods of all
// types, strconv's too.
func Said(err error, in text.Language) string { return err.(*Error).Message(in) }

func word(in text.Language, key text.Key, values []Value) string {
	texts := make([]string, 0, 2*len(values))
	for _, v := range values {
		said := v.Text
		switch {
		case v.Key != 0:
			said = word(in, v.Key, v.Values)
		case v.List != nil:
			said = in.List(v.List...)
		}
		texts = append(texts, v.Name, said)
	}
	return in.Text(key, texts...)
}

// Destroyed is the error for a command to a destroyed figure.
func Destroyed() *Error { return &Error{Code: CodeDestroyed, Key: text.NoticeDestroyed} }

// InvalidField is the error for a bad value at path. got describes the value, and want the allowed ones; their names
// are set here.
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

// AsOption returns e as an error of an option. It keeps the message, but not the range: the value of the option
// may hold more than the one number in e.
func (e *Error) AsOption(name string, allows text.Key) *Error {
	is := *e
	if e.Allows != 0 {
		is.Values = append(e.Values[:len(e.Values):len(e.Values)], Value{Name: "range", Key: e.Allows, Values: e.Values})
	}
	is.Code, is.Field, is.Allows = CodeInvalidOption, name, allows
	return &is
}

// Refused is the error for a part of a link that cannot be read.
func Refused(key text.Key, name, value string) *Error { return InvalidState(key, name, Clip(value)) }

// NoStage is the error for a stage that is not shown. hidden is true if the stage exists, but the author left
// it out.
func NoStage(id string, hidden bool, shown []string) *Error {
	key := text.StateStage
	if hidden {
		key = text.StateStageHidden
	}
	err := InvalidState(key, "value", Clip(id)).Among(shown)
	err.Field = "stage"
	return err
}

// Quoted is a value that quotes s.
func Quoted(s string) Value { return Value{Text: "“" + Clip(s) + "”"} }

// Among adds the allowed values to the error.
func (e *Error) Among(values []string) *Error {
	e.Values, e.Allows = append(e.Values, Value{Name: "values", List: values}), text.NoticeRangeChoice
	return e
}

// Choice is a message that lists values.
func Choice(key text.Key, values []string) Value {
	return Value{Key: key, Values: []Value{{Name: "values", List: values}}}
}

// OneOf is the error for an option whose value is not among values.
func OneOf(name, got string, values []string) *Error {
	return InvalidField(CodeInvalidOption, name, Quoted(got), Choice(text.NoticeRangeChoice, values))
}

// SomeOf is the error for an option that is a list with an item not among values.
func SomeOf(name, got string, values []string) *Error {
	return InvalidField(CodeInvalidOption, name, Quoted(got), Choice(text.NoticeRangeList, values))
}
