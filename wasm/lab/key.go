package lab

// Where says what has the keyboard's focus.
type Where uint8

const (
	Elsewhere Where = iota // the figure, or the page outside any control
	OnButton               // Space and Enter press it
	InField                // a number field, a list or a slider: keys are its own, but a slider's with Ctrl or Meta count as OnButton
	OnBoxA
	OnBoxB
	OnPair     // the ring of a world that offers a pair
	WhereCount = iota
)

// Key is a key press as the browser names it, such as "ArrowLeft".
type Key struct {
	Name                   string
	Ctrl, Shift, Alt, Meta bool
	Repeat                 bool // it is held down
	Where                  Where
}
