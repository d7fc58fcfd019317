package main

import (
	"regexp"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/mistakes"
)

// TestStale compares the generated files with the languages' messages.
func TestStale(t *testing.T) {
	for _, file := range files().Stale() {
		t.Errorf("%s is stale: run make generate", file)
	}
}

var placeholder = regexp.MustCompile(`\{([a-z]+\d?|A|B)\}`)

func TestMessages(t *testing.T) {
	// Code and commands keep their ASCII signs.
	code := regexp.MustCompile(`script-src 'wasm-unsafe-eval'|\b1e-9\b|Box2D-Lite|w,h,x,y,angle|clipstage-embed\.js|clip-stage\.(js|css)|#fig1:[a-z=;-]+|--clipstage-[a-z]+|python3 -m http\.server|\.(gz|br)\b`)
	for _, e := range lines("en") {
		said := placeholder.ReplaceAllString(e.value, "X")
		if strings.ContainsAny(said, "{}") {
			t.Errorf("%s = %s: braces that are no {name}", e.key, e.value)
		}
		said = code.ReplaceAllString(said, "X")
		if strings.ContainsAny(said, `'"`+"`") {
			t.Errorf("%s = %s: an ASCII quotation mark, want ’ or “ ”", e.key, e.value)
		}
		for _, m := range regexp.MustCompile(`\S*-\S*`).FindAllString(said, -1) {
			if !regexp.MustCompile(`^\W*[A-Za-z0-9]+(-[A-Za-z0-9]+)+\W*$`).MatchString(m) {
				t.Errorf("%s = %s: %q, want a real minus −, or an en dash", e.key, e.value, m)
			}
		}
		for _, bad := range []string{"  ", "...", " - ", " ,", " .", "--", "\t", "\u00a0"} {
			if strings.Contains(said, bad) {
				t.Errorf("%s = %s: has %q", e.key, e.value, bad)
			}
		}
		if e.value == "" || strings.TrimSpace(e.value) != e.value {
			t.Errorf("%s = %q: empty, or with spaces at its ends", e.key, e.value)
		}
		sentence := strings.HasSuffix(e.key, ".text") || strings.HasSuffix(e.key, ".reason")
		if end := strings.TrimRight(e.value, "”"); sentence && !strings.HasSuffix(end, ".") && !strings.HasSuffix(e.value, "}") {
			t.Errorf("%s = %s: a sentence without its full stop", e.key, e.value)
		}
		if title := strings.HasSuffix(e.key, ".title") || strings.HasSuffix(e.key, ".name"); title && strings.HasSuffix(e.value, ".") {
			t.Errorf("%s = %s: a title with a full stop", e.key, e.value)
		}
	}
}

// Every message is used by the engine, by the page's code or by static HTML.
func TestMessagesAreUsed(t *testing.T) {
	goCode := code(under("wasm", ".go"))
	webCode := code(under("web", ".ts", ".html", ".mjs"))
	used := map[string]bool{}
	for _, name := range regexp.MustCompile(`\btext\.[A-Z]\w*`).FindAllString(goCode, -1) {
		used[strings.TrimPrefix(name, "text.")] = true
	}
	for _, name := range ownKeyName.FindAllString(code(glob("wasm/text/*.go")), -1) {
		used[name] = true
	}
	for _, id := range mistakes.IDs() {
		used["page.code.port."+id], used["page.code.port."+id+".text"] = true, true
	}
	for _, lab := range labs() { // the pages of presets: see page.mjs
		used["page.static."+lab], used["page.static."+lab+".all"] = true, true
	}
	for _, m := range regexp.MustCompile(`(\w+): \{\s*name: '\w+', stage: `).FindAllStringSubmatch(webCode, -1) { // exercises
		for _, of := range []string{"", ".text", ".hint1.text", ".hint2.text", ".hint3.text"} {
			used["page.code.exercise."+m[1]+of] = true
		}
	}
	for _, e := range read("en") {
		if id, ok := strings.CutPrefix(e.key, "term."); ok { // a term has a note, and the note's picture a text
			used[constant(e.key)], used["page.note."+id], used["page.note."+id+".alt"] = true, true, true
		}
		byGo := forGo(e.key) && used[constant(e.key)] || used[e.key]
		byWeb := strings.Contains(webCode, "'"+e.key+"'") || strings.Contains(webCode, "{{"+e.key+"}}")
		if !byGo && !byWeb {
			t.Errorf("%s = %s: used nowhere", e.key, e.value)
		}
	}
}
