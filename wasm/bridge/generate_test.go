//go:build !(js && wasm)

package bridge

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"unsafe"
)

var update = flag.Bool("update", false, "rewrite web/src/engine/calls.gen.ts")

const callsFile = "../../web/src/engine/calls.gen.ts"

//go:generate go test -run TestCalls -update .

// TestCalls holds the page's numbers of calls, and how it reads the mailbox, to Go's.
func TestCalls(t *testing.T) {
	var b strings.Builder
	b.WriteString("// Generated from wasm/bridge by make generate. Do not edit.\n")
	for _, lab := range []struct {
		doc, name string
		calls     []string
	}{{"The calls of the Pair lab by their numbers.", "PAIR_CALLS", PairCalls()}, {"Likewise of the World lab.", "WORLD_CALLS", WorldCalls()}} {
		fmt.Fprintf(&b, "\n/** %s */\nexport const %s = ['%s'] as const;\n", lab.doc, lab.name, strings.Join(lab.calls, "', '"))
	}
	b.WriteString("\n/** What a call leaves in the mailbox. */\nexport const RESULT = {")
	for i, name := range ResultNames {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%s: %d", name, i)
	}
	b.WriteString("} as const;\n")
	fmt.Fprintf(&b, "\n/** Bytes from the beginning of the mailbox to the kinds of its numbers, and how many there are. */\nexport const BOX = {kinds: %d, slots: %d} as const;\n",
		unsafe.Offsetof(mailbox.Kinds), Slots)

	if *update {
		if err := os.WriteFile(callsFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(callsFile); err != nil || string(got) != b.String() {
		t.Errorf("%s is not what package bridge writes (%v): run make generate", callsFile, err)
	}
}
