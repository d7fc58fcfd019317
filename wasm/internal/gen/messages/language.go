package main

import (
	"fmt"
	"log"
	"path/filepath"
	"slices"
	"strings"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

const head = "// Generated from wasm/text%s by make generate. Do not edit.\n\n"

// languages returns the languages that have a file of messages. The first is English.
func languages() []string {
	all := []string{"en"}
	for _, file := range glob("wasm/text/*.txt") {
		if language, rest, _ := strings.Cut(filepath.Base(file), "."); rest == "txt" && language != "en" {
			all = append(all, language)
		}
	}
	return all
}

// labs returns the labs. Each lab has a program in a folder of wasm.
func labs() (labs []string) {
	for _, program := range glob("wasm/*/main_js.go") {
		if lab := filepath.Base(filepath.Dir(program)); lab != "collide" {
			labs = append(labs, lab)
		}
	}
	return labs
}

// keys are the keys of English and their uses.
type keys struct {
	english []message
	names   []string // in Go
	version string
	onPage  map[string]bool            // whether the page's code uses a key
	said    map[string]map[string]bool // by lab: the names that the lab uses
}

// addLanguage adds the files of a language: the messages of the engine and of each program, and chunks for the
// page's code. The messages have the keys of English in the same order. The page's code already contains
// English.
func (k *keys) addLanguage(all output.Files, language string) {
	messages := read(language)
	var lines []string
	var page strings.Builder
	for i, m := range k.english {
		if i >= len(messages) || messages[i].key != m.key {
			log.Fatalf("%s.txt: %s is not where English has it", language, m.key)
		}
		if forGo(m.key) {
			lines = append(lines, messages[i].value)
		}
		if k.onPage[m.key] {
			page.WriteString(messages[i].typescript())
		}
	}
	first := language + " " + k.version + "\n"
	chunk := func(part, code string) {
		all["web/src/text/"+language+"-"+part+".gen.ts"] = fmt.Sprintf(head, "/"+language+".txt") + code
	}
	all["wasm/text/"+language+".gen.txt"] = first + strings.Join(lines, "\n")
	for lab, said := range k.said {
		own := k.own(lines, said)
		file := "wasm/text/" + language + "." + lab + ".gen.txt"
		all[file] = first + strings.Join(own, "\n")
		chunk(lab, "export {default as texts} from '../../../"+file+"?raw';\n")
	}
	if language != "en" {
		chunk("page", "export const messages = {\n"+page.String()+"};\n")
	}
}

// own returns lines with those blank that a lab does not use, which keeps the numbers of the keys. A lab uses a
// term if another of its lines has one of the term's forms.
func (k *keys) own(lines []string, said map[string]bool) []string {
	own := slices.Clone(lines)
	for i, name := range k.names {
		if !said[name] {
			own[i] = ""
		}
	}
	text := strings.ToLower(strings.Join(own, "\n"))
	for i, name := range k.names {
		inText := func(form string) bool { return strings.Contains(text, strings.ToLower(form)) }
		if strings.HasPrefix(name, "Term") && slices.ContainsFunc(strings.Split(lines[i], "|"), inText) {
			own[i] = lines[i]
		}
	}
	return own
}

func chunks() string {
	var imports, table strings.Builder
	for _, language := range languages() {
		parts := labs()
		if language != "en" {
			parts = append([]string{"page"}, parts...)
		}
		var fields []string
		for _, part := range parts {
			name := language + strings.ToUpper(part[:1]) + part[1:]
			fmt.Fprintf(&imports, "import %s from 'chunk:./%s-%s.gen';\n", name, language, part)
			fields = append(fields, part+": "+name)
		}
		fmt.Fprintf(&table, "  %s: {%s},\n", language, strings.Join(fields, ", "))
	}
	return fmt.Sprintf(head, "") + imports.String() +
		"\n/** The addresses of the messages for each lab's program and for the page's code, which contains English itself. */\n" +
		"export const CHUNKS = {\n" + table.String() + "} as const;\n"
}
