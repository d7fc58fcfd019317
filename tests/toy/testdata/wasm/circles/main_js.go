//go:build js && wasm

// Command circles is the program of the lab of two circles in the page.
package main

import (
	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/bridge/controls"
	"github.com/clipstage/clipstage/wasm/lab/circles"
)

func init() { bridge.Offer(bridge.Circles(controls.OfPanels[*circles.Figure]())) }

func main() { select {} }
