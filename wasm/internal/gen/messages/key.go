package main

import (
	"go/format"
	"log"
	"regexp"
	"strings"
)

// constant turns "stage.clip-neg" into StageClipNeg.
func constant(key string) (name string) {
	for _, word := range strings.FieldsFunc(key, func(r rune) bool { return r == '.' || r == '-' }) {
		name += strings.ToUpper(word[:1]) + word[1:]
	}
	return name
}

func gofmt(source string) string {
	text, err := format.Source([]byte(source))
	if err != nil {
		log.Fatal(err)
	}
	return string(text)
}

// rootOf returns the package that imports all packages with messages in a lab's program.
func rootOf(lab string) string {
	if lab == "world" {
		return "wasm/lab/world/panels"
	}
	return "wasm/lab/" + lab
}

var (
	importPath = regexp.MustCompile(`"github\.com/clipstage/clipstage/(wasm/[\w/]+)"`)
	keyName    = regexp.MustCompile(`\btext\.([A-Z]\w*)`)
	ownKeyName = regexp.MustCompile(`\b(List[A-Z]\w*)`)
)

// linkedKeys returns the names of package text, including keys, that a package and its imports in wasm use.
func linkedKeys(dir string) map[string]bool {
	names, seen := map[string]bool{}, map[string]bool{}
	var visit func(dir string)
	visit = func(dir string) {
		if seen[dir] {
			return
		}
		seen[dir] = true
		pattern := keyName
		if dir == "wasm/text" {
			pattern = ownKeyName
		}
		code := code(glob(dir + "/*.go"))
		for _, found := range pattern.FindAllStringSubmatch(code, -1) {
			names[found[1]] = true
		}
		for _, found := range importPath.FindAllStringSubmatch(code, -1) {
			visit(found[1])
		}
	}
	visit(dir)
	return names
}
