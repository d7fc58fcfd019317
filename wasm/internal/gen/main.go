// Command gen writes the TypeScript code that is generated from Go, the data for the tests of the page's code,
// and the pictures of the prepared comparisons.
package main

import (
	"log"
	"maps"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

// The labs may use new keys of messages, so the keys are written first.
//
//go:generate go run ./messages
//go:generate go run .

func main() { files().Write() }

var generators = []func() output.Files{
	calls, constants, parts, sceneCode, traces, layouts, presets, steps, moments, writtenNumbers, comparisons,
}

func files() output.Files {
	all := output.Files{}
	for _, generator := range generators {
		maps.Copy(all, generator())
	}
	return all
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
