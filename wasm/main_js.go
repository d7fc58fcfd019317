//go:build js && wasm

// Command wasm is the engine in the page. All that happens, happens in calls from the page:
// see package bridge.
package main

import (
	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/bridge/controls"
)

func init() { bridge.Offer(bridge.Page(controls.New)) }

// main waits for calls, as Go's own compiler wants it; TinyGo's program runs none.
func main() { select {} }
