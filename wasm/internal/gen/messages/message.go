package main

import (
	"log"
	"strings"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

// message is a line of a language's file.
type message struct{ key, value string }

// read parses the "key = message" lines of a language. Lines that start with # are comments.
func read(language string) (messages []message) {
	source := "wasm/text/" + language + ".txt"
	seen := map[string]bool{}
	for i, line := range strings.Split(output.Read(source), "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		key, value, ok := strings.Cut(line, " = ")
		if !ok || seen[key] {
			log.Fatalf("%s:%d: want a new \"key = message\", got %q", source, i+1, line)
		}
		seen[key] = true
		messages = append(messages, message{key, value})
	}
	return messages
}

// typescript returns the message as a property of an object.
func (m *message) typescript() string {
	escape := strings.NewReplacer(`\`, `\\`, `'`, `\'`)
	return "  '" + escape.Replace(m.key) + "': '" + escape.Replace(m.value) + "',\n"
}

// docs describe the tables of messages in web/src/text, except text.gen.ts.
var docs = map[string]string{
	"site":    "The messages of the hosted pages' own code.",
	"space":   "The Hulls lab's messages about the view in space.",
	"collide": "The messages of the engine without a page.",
	"trace":   "The messages of the viewer of saved traces.",
}

// tableOf returns the table of the page's code with the message, or "" if only static pages or the engine use it. An
// embedded figure loads only the table text and the tables of its parts.
func tableOf(key, code string) string {
	named := strings.Contains(code, "'"+key+"'")
	switch {
	case begins(key, "page.share", "page.option.", "page.embedding", "page.package",
		"page.intro", "page.what", "page.late", "page.theme"):
		return "site"
	case begins(key, "page.space."):
		return "space"
	case begins(key, "page.collide."):
		return "collide"
	case key == "page.trace.main", key == "page.trace.canvas":
		return "text"
	case begins(key, "stage.", "hull.stage.", "page.trace."), begins(key, "ui.") && named:
		return "trace"
	case begins(key, "canvas.", "term.", "page.world.", "page.hull."), begins(key, "notice.", "page.") && named:
		return "text"
	}
	return ""
}

// forGo reports whether the engine uses a message. embedding.*, post.* and bench.* belong to static pages.
func forGo(key string) bool { return !begins(key, "canvas.", "page.", "embedding.", "post.", "bench.") }

func begins(key string, prefixes ...string) bool {
	for _, prefix := range prefixes {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return false
}
