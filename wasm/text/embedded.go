//go:build !tinygo

package text

import _ "embed"

// English is built in, except in the page's wasm, to which the page passes it: see Learn.
//
//go:embed en.gen.txt
var english string

func init() { Learn(english) }
