//go:build js && wasm

// Command collide is the engine where there is no page: collide calls, and worlds without a
// picture. All that happens, happens in calls: see package bridge.
package main

import "github.com/clipstage/clipstage/wasm/bridge"

func init() { bridge.Offer(bridge.Bare()) }

// main waits for calls, as Go's own compiler wants it; TinyGo's program runs none.
func main() { select {} }
