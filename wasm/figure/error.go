package figure

import "github.com/clipstage/clipstage/wasm/text"

// Codes of errors that a page may see. They are part of the API and stay.
const (
	CodeInvalidPose   = "invalid-pose"
	CodeInvalidState  = "invalid-state"
	CodeInvalidScene  = "invalid-scene"
	CodeInvalidOption = "invalid-option"
	CodePanic         = "panic"
	CodeDestroyed     = "destroyed"
)

// Error is bad input. The figure that returns one has kept its last good state.
type Error struct {
	Code    string
	Field   string // what was wrong, as "a.w"
	Range   string // what it may be, for people
	Message string // all of it, for people
}

func (e *Error) Error() string { return e.Message }

func invalidState(reason string) *Error {
	return &Error{Code: CodeInvalidState, Field: "state",
		Message: reason}
}

// invalidOption tells what an option may be; the page says with it what it was.
func invalidOption(name, allowed string) *Error {
	return &Error{Code: CodeInvalidOption, Field: name, Range: allowed, Message: allowed}
}

func invalidScene(id string) *Error {
	return &Error{Code: CodeInvalidScene, Field: "scene",
		Message: text.English.Text(text.NoticeInvalidScene, "scene", clip(id))}
}
