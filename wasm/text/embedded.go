//go:build !tinygo

package text

import _ "embed"

// English is there from the start but in the wasm of the page, which is given it: see Learn.
//
//go:embed en.gen.txt
var english string

func init() { Learn(english) }
