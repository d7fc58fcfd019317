package tests

import (
	"errors"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/clipstage/clipstage"

// offline lists the folders that only the command line links, not the wasm.
var offline = []string{"physics/cmd", "physics/internal", "physics/scene/codec", "physics/hull/codec"}

// Dependencies run one way: physics <- wasm <- web.
func TestImports(t *testing.T) {
	imports := moduleImports(t)
	if len(imports["physics"]) == 0 {
		t.Fatal("no imports found under physics: is this test run in its directory?")
	}
	for _, rule := range []struct {
		name  string
		under string   // folders under the rule
		but   []string // exceptions
		ok    func(path string) bool
	}{
		{"physics imports the standard library and itself", "physics", nil, func(path string) bool {
			return standard(path) || within(path, module+"/physics")
		}},
		{"physics knows no browser", "physics", nil, func(path string) bool { return path != "syscall/js" }},
		{"physics keeps to arithmetic where the wasm links it", "physics", offline, func(path string) bool {
			return !slices.Contains([]string{"fmt", "encoding/json", "reflect", "time", "math/rand", "math/rand/v2", "os", "sync"}, path)
		}},
		{"the wasm's part of physics knows no command line", "physics", offline, online},
		{"wasm links no command line", "wasm", nil, online},
		{"wasm imports nothing of web or tests", "wasm", nil, func(path string) bool {
			return !within(path, module+"/web") && !within(path, module+"/tests")
		}},
		{"wasm's own code brings no reflection", "wasm", []string{"wasm/internal"}, func(path string) bool {
			return !slices.Contains([]string{"fmt", "encoding/json", "reflect"}, path)
		}},
		{"heap is without a browser", "wasm/heap", nil, browserless},
		{"the labs are without a browser", "wasm/lab", nil, browserless},
		{"text imports grammar alone", "wasm/text", nil, ours("=wasm/text/grammar")},
		{"flat imports text", "wasm/flat", nil, ours("wasm/text")},
		{"frame imports physics", "wasm/frame", nil, ours("physics")},
		{"lab imports text, frame, flat and panel", "wasm/lab",
			[]string{"wasm/lab/ask", "wasm/lab/author", "wasm/lab/clipping", "wasm/lab/finding", "wasm/lab/panel", "wasm/lab/pair", "wasm/lab/world", "wasm/lab/hull", "wasm/lab/shape"},
			ours("physics", "wasm/text", "wasm/frame", "wasm/flat", "wasm/lab/panel")},
		{"panel imports text and the writer of JSON", "wasm/lab/panel", nil, ours("wasm/text", "=physics/jsontext")},
		{"findings belong to no lab", "wasm/lab/finding", nil, ours("=physics/jsontext", "wasm/lab/finding", "wasm/lab/panel")},
		{"the words of a collide call belong to no lab", "wasm/lab/clipping", nil,
			ours("physics", "wasm/text", "wasm/frame", "wasm/lab/clipping", "wasm/lab/finding", "wasm/lab/panel")},
		{"an author's words belong to no lab", "wasm/lab/author", nil, ours("wasm/text", "=wasm/lab")},
		{"questions belong to no lab", "wasm/lab/ask", nil, ours("physics", "wasm/text", "=wasm/lab", "wasm/lab/ask", "wasm/lab/clipping", "wasm/lab/finding", "wasm/lab/panel")},
		{"the Pair lab imports no other lab", "wasm/lab/pair", nil,
			ours("physics", "wasm/text", "wasm/frame", "wasm/flat", "=wasm/lab", "wasm/lab/ask", "wasm/lab/author", "wasm/lab/clipping", "wasm/lab/finding", "wasm/lab/panel")},
		{"the World lab imports no other lab", "wasm/lab/world", nil,
			ours("physics", "wasm/text", "wasm/frame", "wasm/flat", "=wasm/lab", "wasm/lab/ask", "wasm/lab/author", "wasm/lab/clipping", "wasm/lab/finding", "wasm/lab/panel", "wasm/lab/world")},
		{"the engine without a page asks nothing", "wasm/lab/world", []string{"wasm/lab/world/quiz", "wasm/lab/world/panels"}, func(path string) bool {
			return !within(path, module+"/wasm/lab/ask") && path != module+"/wasm/lab/world/quiz" && path != module+"/wasm/lab/world/panels"
		}},
		{"a run of a world knows no pair that is looked into", "wasm/lab/world/run", nil, ours("physics", "wasm/text", "wasm/frame", "=wasm/lab")},
		{"a picked pair has no words", "wasm/lab/world/cursor", nil, ours("physics", "wasm/frame", "=wasm/lab", "wasm/lab/clipping", "wasm/lab/finding", "wasm/lab/world/run")},
		{"two worlds in lock step know no figure", "wasm/lab/world/lockstep", nil,
			ours("physics", "wasm/text", "wasm/frame", "=wasm/lab", "wasm/lab/world/run", "wasm/lab/world/cursor")},
		{"a world in motion needs no words about it", "wasm/lab/world/play", nil,
			ours("physics", "wasm/text", "wasm/frame", "=wasm/lab", "wasm/lab/world/run", "wasm/lab/world/cursor", "wasm/lab/world/lockstep")},
		{"the words about worlds know no figure", "wasm/lab/world/say", nil,
			ours("physics", "wasm/text", "wasm/frame", "=wasm/lab", "wasm/lab/clipping", "wasm/lab/finding", "wasm/lab/panel", "wasm/lab/world/run", "wasm/lab/world/cursor",
				"wasm/lab/world/lockstep")},
		{"edits of a world know no link", "wasm/lab/world/hands", nil,
			ours("physics", "wasm/text", "wasm/frame", "=wasm/lab", "wasm/lab/world/run", "wasm/lab/world/cursor",
				"wasm/lab/world/lockstep", "wasm/lab/world/play", "wasm/lab/world/say")},
		{"the links of a world know no figure", "wasm/lab/world/link", nil,
			ours("physics", "wasm/text", "=wasm/lab", "wasm/lab/world/run", "wasm/lab/world/cursor", "wasm/lab/world/lockstep",
				"wasm/lab/world/play", "wasm/lab/world/say", "wasm/lab/world/hands")},
		{"the Hulls lab imports no other lab", "wasm/lab/hull", nil,
			ours("physics", "wasm/text", "wasm/frame", "=wasm/lab", "wasm/lab/ask", "wasm/lab/author", "wasm/lab/finding", "wasm/lab/panel")},
		{"the Shapes lab imports no other lab", "wasm/lab/shape", nil,
			ours("physics", "wasm/text", "wasm/frame", "=wasm/lab", "wasm/lab/ask", "wasm/lab/author", "wasm/lab/finding", "wasm/lab/panel")},
		{"ui imports panel", "wasm/ui", nil, ours("wasm/lab/panel")},
		{"ui reaches the browser through vecty alone", "wasm/ui", nil, func(path string) bool {
			return path != "syscall/js" && !within(path, "honnef.co/go/js")
		}},
		{"the bridge is without controls", "wasm/bridge", []string{"wasm/bridge/controls"}, func(path string) bool {
			return browserless(path) && !within(path, module+"/wasm/ui")
		}},
		{"the program without a page is the bridge alone", "wasm/collide", nil, ours("=wasm/bridge")},
		{"web holds no Go", "web", nil, func(string) bool { return false }},
	} {
		t.Run(rule.name, func(t *testing.T) {
			for dir, files := range imports {
				if !within(dir, rule.under) || slices.ContainsFunc(rule.but, func(but string) bool { return within(dir, but) }) {
					continue
				}
				for file, paths := range files {
					for _, path := range paths {
						if !rule.ok(path) {
							t.Errorf("%s imports %s", file, path)
						}
					}
				}
			}
		})
	}
}

// TestOneBorder checks that only wasm/bridge/controls/*_js.go import syscall/js, or honnef.co/go/js, which
// wraps it.
func TestOneBorder(t *testing.T) {
	for _, files := range moduleImports(t) {
		for file, paths := range files {
			if dir := filepath.Dir(file); dir == "wasm/bridge/controls" && strings.HasSuffix(file, "_js.go") {
				continue
			}
			for _, path := range paths {
				if path == "syscall/js" || within(path, "honnef.co/go/js") {
					t.Errorf("%s imports %s: only wasm/bridge/controls/*_js.go do", file, path)
				}
			}
		}
	}
}

// online reports whether the wasm may link a package.
func online(path string) bool {
	return !slices.ContainsFunc(offline, func(dir string) bool { return within(path, module+"/"+dir) })
}

// ours allows packages of other modules, and packages of this module in or under the given directories. A =
// before a directory allows only the package in that directory.
func ours(dirs ...string) func(path string) bool {
	return func(path string) bool {
		if !within(path, module) {
			return true
		}
		return slices.ContainsFunc(dirs, func(dir string) bool {
			exact, is := strings.CutPrefix(dir, "=")
			return is && path == module+"/"+exact || !is && within(path, module+"/"+dir)
		})
	}
}

func browserless(path string) bool {
	return path != "syscall/js" && !within(path, "github.com/hexops/vecty") && !within(path, "honnef.co/go/js")
}

// moduleImports returns the imports of each file under physics, wasm and web except tests, by directory and by
// file. It reads the sources, so build tags hide nothing.
func moduleImports(t *testing.T) map[string]map[string][]string {
	t.Helper()
	imports := map[string]map[string][]string{}
	for _, top := range []string{"physics", "wasm", "web"} {
		err := filepath.WalkDir(filepath.Join("..", top), func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() {
				if name := entry.Name(); name == "node_modules" || name == "testdata" || name == "dist" {
					return filepath.SkipDir
				}
				return nil
			}
			if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
			if err != nil {
				return err
			}
			name := filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator)))
			dir := name[:strings.LastIndexByte(name, '/')]
			if imports[dir] == nil {
				imports[dir] = map[string][]string{}
			}
			imports[dir][name] = []string{}
			for _, spec := range file.Imports {
				path, err := strconv.Unquote(spec.Path.Value)
				if err != nil {
					return err
				}
				imports[dir][name] = append(imports[dir][name], path)
			}
			return nil
		})
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Fatal(err)
		}
	}
	return imports
}

func within(path, dir string) bool { return path == dir || strings.HasPrefix(path, dir+"/") }

// standard reports whether an import path belongs to the standard library, because its first element has no
// dot.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}
