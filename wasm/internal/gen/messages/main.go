// Command messages writes the keys, and the messages of all languages, from wasm/text/en.txt and its
// translations. It cannot be part of command gen: gen imports the labs, which may use keys that this command
// has not written yet.
package main

import (
	"fmt"
	"hash/fnv"
	"strings"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	"github.com/clipstage/clipstage/wasm/text/grammar"
)

func main() { files().Write() }

func files() output.Files {
	english, code := read("en"), code(under("web/src", ".ts"))
	k := &keys{english: english, onPage: map[string]bool{}, said: map[string]map[string]bool{}}
	tables, lines, terms := map[string]string{}, []string{}, ""
	for _, m := range english {
		if forGo(m.key) {
			k.names = append(k.names, constant(m.key))
			lines = append(lines, "\t"+constant(m.key)+"\n")
			if id, ok := strings.CutPrefix(m.key, "term."); ok {
				terms += fmt.Sprintf("\t{%q, %s},\n", id, constant(m.key))
			}
		}
		if table := tableOf(m.key, code); table != "" {
			k.onPage[m.key] = true
			tables[table] += m.typescript()
		}
	}
	var unspaced []string
	for _, language := range languages() {
		if grammar.Of(language).Unspaced {
			unspaced = append(unspaced, "'"+language+"'")
		}
	}
	hash := fnv.New32a() // messages in another order have another version
	hash.Write([]byte(strings.Join(lines, "")))
	k.version = fmt.Sprintf("%08x", hash.Sum32())
	lines[0] = strings.Replace(lines[0], "\n", " Key = iota\n", 1)
	all := output.Files{
		"wasm/text/keys_gen.go": gofmt("// Code generated from en.txt by make generate. DO NOT EDIT.\n\n" +
			"package text\n\n// Key names a message.\ntype Key uint16\n\nconst (\n" +
			strings.Join(lines, "") + "\tkeyCount = iota\n)\n\n" +
			"// keysVersion is told by a language's file.\nconst keysVersion = \"" + k.version + "\"\n\n" +
			"// terms are the words with a note.\nvar terms = [...]struct {\n\tname string\n\tforms Key\n}{\n" + terms + "}\n"),
		"web/src/text/languages.gen.ts": chunks(),
		"web/src/text/text.gen.ts": fmt.Sprintf(head, "/en.txt") + "export const EN = {\n" + tables["text"] +
			"} as const;\n\nexport type Key = keyof typeof EN;\n\n/** The languages, as in the attribute lang. */\n" +
			"export const LANGUAGES = ['" + strings.Join(languages(), "', '") + "'] as const;\n\n" +
			"export type Language = typeof LANGUAGES[number];\n\n/** The languages without spaces between words. */\n" +
			"export const UNSPACED: readonly Language[] = [" + strings.Join(unspaced, ", ") + "];\n",
	}
	for table, doc := range docs {
		upper := strings.ToUpper(table)
		all["web/src/text/"+table+".gen.ts"] = fmt.Sprintf(head, "/en.txt") + "/** " + doc + " */\n" +
			"export const " + upper + " = {\n" + tables[table] + "} as const;\n\n" +
			"export type " + upper[:1] + table[1:] + "Key = keyof typeof " + upper + ";\n"
	}
	for _, lab := range labs() {
		k.said[lab] = linkedKeys(rootOf(lab))
	}
	for _, language := range languages() {
		k.addLanguage(all, language)
	}
	return all
}
