package lab

// Where is the place of the keyboard focus.
type Where uint8

const (
	Elsewhere Where = iota // the figure, or the page outside any control
	OnButton               // Space and Enter press it
	InField                // a field, list or slider, which handles its own keys; with Ctrl or Meta a slider is OnButton
	OnBoxA
	OnBoxB
	OnPair     // the ring around the pair that the pointer or the focus would pick
	WhereCount = iota
)

// Key is a key press, named as in the browser: "ArrowLeft".
type Key struct {
	Name                   string
	Ctrl, Shift, Alt, Meta bool
	Repeat                 bool // the key is held down
	Where                  Where
}
