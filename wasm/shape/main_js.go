//go:build js && wasm

// Command shape is the Shapes lab's program in the page. It runs only in calls from the page: see package bridge.
package main

import (
	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/bridge/controls"
	"github.com/clipstage/clipstage/wasm/lab/shape"
)

func init() { bridge.Offer(bridge.Shape(controls.OfPanels[*shape.Figure]())) }

// main waits for calls in a program of Go's own compiler. TinyGo's programs do not run main.
func main() { select {} }
