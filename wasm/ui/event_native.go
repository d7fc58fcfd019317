//go:build !(js && wasm)

package ui

import "github.com/hexops/vecty"

// commandAt finds nothing where there is no page.
func commandAt(*vecty.Event, string) (n int, value func() string, ok bool) { return 0, nil, false }
