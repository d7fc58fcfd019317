package bridge

import (
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/circles"
)

// Circles is the program of the lab of two circles.
func Circles(view Controls) Program {
	return page(circles.Lab, frame.CirclesVersion, view, stagedCalls, []Method{
		{Name: "stage", Returns: Text, asks: true, run: ask(func(f *circles.Figure) string { return f.Stage().String() })},
	})
}
