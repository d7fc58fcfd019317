//go:build !tinygo

package text

import _ "embed"

// English is built in, except in programs built by TinyGo (see Learn).
//
//go:embed en.gen.txt
var english string

func init() { Learn(english) }
