//go:build js && wasm

// Command collide is the engine for use without a page: collide calls, and worlds without a picture. It runs only
// while it is called: see package bridge.
package main

import "github.com/clipstage/clipstage/wasm/bridge"

func init() { bridge.Offer(bridge.Bare()) }

// main waits for calls in a program of Go's own compiler. TinyGo's programs do not run main.
func main() { select {} }
