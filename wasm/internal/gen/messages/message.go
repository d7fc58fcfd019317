package main

import (
	"log"
	"regexp"
	"strings"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

// message is a message or one plural form of a message. The form is the number's name and a category, such as
// "count:one".
type message struct{ key, form, value string }

var pluralForm = regexp.MustCompile(`^[a-z]+:(zero|one|two|few|many|other)$`)

// lines parses the lines "key = message" and "key[form] = message" of a language. Lines that start with # are
// comments.
func lines(language string) (messages []message) {
	source := "wasm/text/" + language + ".txt"
	seen := map[string]bool{}
	for i, line := range strings.Split(output.Read(source), "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		name, value, ok := strings.Cut(line, " = ")
		if !ok || seen[name] {
			log.Fatalf("%s:%d: want a new \"key = message\", got %q", source, i+1, line)
		}
		seen[name] = true
		key, form, plural := strings.Cut(strings.TrimSuffix(name, "]"), "[")
		if plural && !pluralForm.MatchString(form) {
			log.Fatalf("%s:%d: %q is no plural form", source, i+1, form)
		}
		messages = append(messages, message{key, form, value})
	}
	return messages
}

// read returns the messages of a language. It joins the plural forms of a message to the form that text.Text
// reads.
func read(language string) (messages []message) {
	for _, m := range lines(language) {
		name, category, _ := strings.Cut(m.form, ":")
		if m.form != "" {
			m.value = category + "\t" + m.value
		}
		last := len(messages) - 1
		switch {
		case last >= 0 && messages[last].key == m.key && strings.HasPrefix(messages[last].value, name+"\t"):
			messages[last].form, messages[last].value = m.form, messages[last].value+"\t"+m.value
			continue
		case last >= 0 && messages[last].key == m.key:
			log.Fatalf("%s.txt: the forms of %s count different things", language, m.key)
		case m.form != "":
			m.value = name + "\t" + m.value
		}
		messages = append(messages, m)
	}
	for _, m := range messages {
		if m.form != "" && !strings.HasSuffix(m.form, ":other") {
			log.Fatalf("%s.txt: the last form of %s is not for other numbers", language, m.key)
		}
	}
	return messages
}

// typescript returns the message as a property of an object.
func (m *message) typescript() string {
	escape := strings.NewReplacer(`\`, `\\`, `'`, `\'`, "\t", `\t`, "{A}", "A", "{B}", "B") // only Go knows the names of A and B
	return "  '" + escape.Replace(m.key) + "': '" + escape.Replace(m.value) + "',\n"
}

// docs describe the tables of messages in web/src/text, except text.gen.ts.
var docs = map[string]string{
	"site":    "The messages of the hosted pages' own code.",
	"search":  "The messages of the hosted page's search.",
	"space":   "The Hulls lab's messages about the view in space.",
	"collide": "The messages of the engine without a page.",
	"trace":   "The messages of the viewer of saved traces.",
	"note":    "The notes of the terms.",
	"code":    "The messages of the code beside the picture.",
	"prose":   "The messages of the texts that set figures.",
}

// tableOf returns the table of the page's code that contains the message, or "" if only static pages or the
// engine use it. An embedded figure loads only the table text and the tables of its parts.
func tableOf(key, code string) string {
	named := strings.Contains(code, "'"+key+"'")
	switch {
	case begins(key, "page.share", "page.option.", "page.embedding", "page.package",
		"page.intro", "page.what", "page.late", "page.theme", "page.course"):
		return "site"
	case begins(key, "page.search."):
		return "search"
	case begins(key, "page.space."):
		return "space"
	case begins(key, "page.collide."):
		return "collide"
	case begins(key, "page.prose."):
		return "prose"
	case begins(key, "page.note."):
		return "note"
	case begins(key, "page.code."):
		return "code"
	case key == "page.trace.main", key == "page.trace.canvas":
		return "text"
	case begins(key, "stage.", "hull.stage.", "page.trace."), begins(key, "ui.") && named:
		return "trace"
	case begins(key, "canvas.", "term.", "page.world.", "page.hull."), begins(key, "list.", "notice.", "page.") && named:
		return "text"
	}
	return ""
}

// forGo reports whether the engine may use a message. The messages canvas.* and page.* belong to the page's
// code and static pages. The messages embedding.*, glossary.*, post.* and bench.* belong to static pages.
func forGo(key string) bool {
	return !begins(key, "canvas.", "page.", "embedding.", "glossary.", "post.", "bench.")
}

func begins(key string, prefixes ...string) bool {
	for _, prefix := range prefixes {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return false
}
