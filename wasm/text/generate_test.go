package text

import (
	"flag"
	"fmt"
	"go/format"
	"hash/fnv"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite keys_gen.go, the words of the programs, and the words in web/src/text")

//go:generate go test -run TestGenerated -update .

const (
	source      = "%s.txt"
	goFile      = "keys_gen.go"
	textFile    = "%s.gen.txt"    // all messages of the engine
	labFile     = "%s.%s.gen.txt" // the messages of one lab's program
	chunkFile   = "../../web/src/text/%s-%s.gen.ts"
	chunksFile  = "../../web/src/text/languages.gen.ts"
	webFile     = "../../web/src/text/text.gen.ts"
	siteFile    = "../../web/src/text/site.gen.ts"
	spaceFile   = "../../web/src/text/space.gen.ts"
	collideFile = "../../web/src/text/collide.gen.ts"
	traceFile   = "../../web/src/text/trace.gen.ts"
)

type entry struct{ key, value string }

// read parses the "key = message" lines of a language. Lines that start with # are comments.
func read(t *testing.T, language string) []entry {
	source := fmt.Sprintf(source, language)
	data, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	var entries []entry
	seen := map[string]bool{}
	for i, line := range strings.Split(string(data), "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		key, value, ok := strings.Cut(line, " = ")
		if !ok || seen[key] {
			t.Fatalf("%s:%d: want a new \"key = message\", got %q", source, i+1, line)
		}
		seen[key] = true
		entries = append(entries, entry{key, value})
	}
	return entries
}

// forWeb reports whether the page's own code uses a message: text on the canvas, terms with a note, messages chosen
// by a lab's id, and errors without an engine that the code names. All others belong to static pages or to the
// engine.
// that which the code names. The rest stands in static pages, or is the engine's.
func forWeb(key, code string) bool {
	for _, prefix := range []string{"canvas.", "term.", "page.world.", "page.hull."} {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return (strings.HasPrefix(key, "notice.") || strings.HasPrefix(key, "page.")) && strings.Contains(code, "'"+key+"'")
}

// forSite reports whether only the hosted pages or the package use a message: Share, the introductions, and the page
// about embedding. An embedded figure does not load it.
func forSite(key string) bool {
	for _, prefix := range []string{"page.share", "page.option.", "page.embedding", "page.package", "page.intro", "page.what", "page.late", "page.theme"} {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return false
}

// forTrace reports whether the viewer of saved traces uses a message: its own ones, and the engine's names of stages
// and buttons.
func forTrace(key, code string) bool {
	for _, prefix := range []string{"stage.", "hull.stage."} {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return strings.HasPrefix(key, "page.trace.") && key != "page.trace.main" && key != "page.trace.canvas" ||
		strings.HasPrefix(key, "ui.") && strings.Contains(code, "'"+key+"'")
}

// forGo reports whether the engine uses a message. embedding.*, post.* and bench.* belong to static pages.
func forGo(key string) bool {
	for _, prefix := range []string{"canvas.", "page.", "embedding.", "post.", "bench."} {
		if strings.HasPrefix(key, prefix) {
			return false
		}
	}
	return true
}

// TestGenerated compares the generated files with en.txt.
func TestGenerated(t *testing.T) {
	entries := read(t, languages[0])
	var keys, web, site, space, collide, trace strings.Builder
	code := sources(t, "../../web/src", ".ts")
	var names []string
	onPage := map[string]bool{}
	for _, e := range entries {
		add := func(table *strings.Builder) {
			onPage[e.key] = true
			fmt.Fprintf(table, "  %s: %s,\n", quote(e.key), quote(e.value))
		}
		if forGo(e.key) {
			fmt.Fprintf(&keys, "\t%s\n", constant(e.key))
			names = append(names, constant(e.key))
		}
		switch {
		case forSite(e.key):
			add(&site)
		case strings.HasPrefix(e.key, "page.space."): // an embedded pair or world does not load it
			add(&space)
		case strings.HasPrefix(e.key, "page.collide."): // no page loads it
			add(&collide)
		case forTrace(e.key, code):
			add(&trace)
		case e.key == "page.trace.main", e.key == "page.trace.canvas", forWeb(e.key, code):
			add(&web)
		}
	}
	version := fnv.New32a() // of the keys in their order
	version.Write([]byte(keys.String()))
	first, rest, _ := strings.Cut(keys.String(), "\n")
	check(t, goFile, gofmt("// Code generated from en.txt by make generate. DO NOT EDIT.\n\npackage text\n\n"+
		"// Key names a message.\ntype Key uint16\n\nconst (\n"+first+" Key = iota\n"+rest+"\tkeyCount = iota\n)\n\n"+
		fmt.Sprintf("// keysVersion is told by a language's file.\nconst keysVersion = \"%08x\"\n", version.Sum32())))
	said := map[string]map[string]bool{}
	for _, lab := range labs {
		said[lab] = linkedKeys(t, rootOf(lab))
	}
	for _, language := range languages {
		checkLanguage(t, language, fmt.Sprintf("%08x", version.Sum32()), names, said, onPage, entries)
	}
	check(t, chunksFile, chunks())
	check(t, webFile, "// Generated from wasm/text/en.txt by make generate. Do not edit.\n\nexport const EN = {\n"+
		web.String()+"} as const;\n\nexport type Key = keyof typeof EN;\n\n"+
		"/** The languages, by what the attribute lang calls them. */\nexport const LANGUAGES = ['"+strings.Join(languages[:], "', '")+"'] as const;\n\n"+
		"export type Language = typeof LANGUAGES[number];\n")
	check(t, siteFile, "// Generated from wasm/text/en.txt by make generate. Do not edit.\n\n/** What the hosted pages' code alone says. */\nexport const SITE = {\n"+
		site.String()+"} as const;\n\nexport type SiteKey = keyof typeof SITE;\n")
	check(t, spaceFile, "// Generated from wasm/text/en.txt by make generate. Do not edit.\n\n/** What is said of the view of hulls in space, by their lab alone. */\nexport const SPACE = {\n"+
		space.String()+"} as const;\n\nexport type SpaceKey = keyof typeof SPACE;\n")
	check(t, collideFile, "// Generated from wasm/text/en.txt by make generate. Do not edit.\n\n/** What the engine without a page alone says. */\nexport const COLLIDE = {\n"+
		collide.String()+"} as const;\n\nexport type CollideKey = keyof typeof COLLIDE;\n")
	check(t, traceFile, "// Generated from wasm/text/en.txt by make generate. Do not edit.\n\n/** What is said of saved traces, by the code that shows them alone. */\nexport const TRACE = {\n"+
		trace.String()+"} as const;\n\nexport type TraceKey = keyof typeof TRACE;\n")
}

// labs are the labs with a program in a folder of wasm. All but the World lab describe their controls by package
// panel.
var labs = func() (labs []string) {
	programs, _ := filepath.Glob("../*/main_js.go")
	for _, program := range programs {
		if lab := filepath.Base(filepath.Dir(program)); lab != "collide" {
			labs = append(labs, lab)
		}
	}
	return labs
}()

// rootOf returns the package that imports all packages with messages in a lab's program.
func rootOf(lab string) string {
	if lab == "world" {
		return "../ui/world"
	}
	return "../lab/" + lab
}

// checkLanguage checks a language's messages and generated files. The messages have the keys of English in the same
// order. There is one file for the engine, one for each program and one for each chunk of the page's code. Its code
// contains English.
func checkLanguage(t *testing.T, language, version string, names []string, said map[string]map[string]bool, onPage map[string]bool, english []entry) {
	entries := read(t, language)
	var lines []string
	var page strings.Builder
	for i, e := range english {
		if i >= len(entries) || entries[i].key != e.key {
			t.Fatalf("%s.txt: %s is not where English has it", language, e.key)
		}
		if value := entries[i].value; forGo(e.key) {
			lines = append(lines, value)
		}
		if onPage[e.key] {
			fmt.Fprintf(&page, "  %s: %s,\n", quote(e.key), quote(entries[i].value))
		}
	}
	head := "// Generated from wasm/text/" + language + ".txt by make generate. Do not edit.\n\n"
	check(t, fmt.Sprintf(textFile, language), language+" "+version+"\n"+strings.Join(lines, "\n"))
	for _, lab := range labs {
		own := slices.Clone(lines)
		for i, name := range names {
			if !said[lab][name] {
				own[i] = "" // keeps the numbers of the keys
			}
		}
		file := fmt.Sprintf(labFile, language, lab)
		check(t, file, language+" "+version+"\n"+strings.Join(own, "\n"))
		check(t, fmt.Sprintf(chunkFile, language, lab), head+"export {default as texts} from '../../../wasm/text/"+file+"?raw';\n")
	}
	if language != languages[0] {
		check(t, fmt.Sprintf(chunkFile, language, "page"), head+"export const messages = {\n"+page.String()+"};\n")
	}
}

// chunks returns the table of the chunks of all languages.
func chunks() string {
	var imports, table strings.Builder
	for _, language := range languages {
		parts := labs
		if language != languages[0] {
			parts = append([]string{"page"}, labs...)
		}
		var fields []string
		for _, part := range parts {
			name := language + strings.ToUpper(part[:1]) + part[1:]
			fmt.Fprintf(&imports, "import %s from 'chunk:./%s-%s.gen';\n", name, language, part)
			fields = append(fields, part+": "+name)
		}
		fmt.Fprintf(&table, "  %s: {%s},\n", language, strings.Join(fields, ", "))
	}
	return "// Generated from wasm/text by make generate. Do not edit.\n\n" + imports.String() +
		"\n/** The addresses of the messages: of each lab's program, and of the page's code, which has English itself. */\n" +
		"export const CHUNKS = {\n" + table.String() + "} as const;\n"
}

var (
	importPath = regexp.MustCompile(`"github\.com/clipstage/clipstage/wasm/([\w/]+)"`)
	keyName    = regexp.MustCompile(`\btext\.([A-Z]\w*)`)
	ownKeyName = regexp.MustCompile(`\b(Term[A-Z]\w*)`)
)

// linkedKeys returns the names of this package that a package and its imports in wasm may use. The keys are among
// them.
func linkedKeys(t *testing.T, dir string) map[string]bool {
	names, seen := map[string]bool{}, map[string]bool{}
	var visit func(dir string)
	visit = func(dir string) {
		if seen[dir] {
			return
		}
		seen[dir] = true
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("there is no package in %s: %v", dir, err)
		}
		pattern := keyName
		if dir == "../text" {
			pattern = ownKeyName
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") || filepath.Base(file) == goFile {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, found := range pattern.FindAllSubmatch(source, -1) {
				names[string(found[1])] = true
			}
			for _, found := range importPath.FindAllSubmatch(source, -1) {
				visit("../" + string(found[1]))
			}
		}
	}
	visit(dir)
	return names
}

func check(t *testing.T, file, want string) {
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is stale: run make generate", file)
	}
}

// constant turns "stage.clip-neg" into StageClipNeg.
func constant(key string) string {
	var b strings.Builder
	up := true
	for _, r := range key {
		if r == '.' || r == '-' {
			up = true
			continue
		}
		if up {
			r = []rune(strings.ToUpper(string(r)))[0]
			up = false
		}
		b.WriteRune(r)
	}
	return b.String()
}

func gofmt(source string) string {
	b, err := format.Source([]byte(source))
	if err != nil {
		panic(err)
	}
	return string(b)
}

func quote(s string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(s) + "'"
}
