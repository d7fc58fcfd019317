//go:build js && wasm

// Command hull is the Hulls lab's program in the page. All that happens, happens in calls from the
// page: see package bridge.
package main

import (
	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/bridge/controls"
	"github.com/clipstage/clipstage/wasm/lab/hull"
)

func init() { bridge.Offer(bridge.Hull(controls.OfPanels((*hull.Figure).Panels))) }

// main waits for calls, as Go's own compiler wants it; TinyGo's program runs none.
func main() { select {} }
