package pair_test

import (
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/preset"
)

// The program is formatted, and prints the results of the pair's collide call.
func TestGo(t *testing.T) {
	for i, p := range []preset.Preset{preset.Kinds[0], preset.Faults[0]} {
		of := p.Pair()
		of.A.Faces = nil
		if i == 1 {
			of.Bias = &hull.Bias{Relative: 1, Absolute: 0.5}
		}
		text := of.Go()
		if formatted, err := format.Source(text); err != nil || string(formatted) != string(text) {
			t.Fatalf("%v: gofmt writes %s, got %s", err, formatted, text)
		}
		if runtime.GOOS == "js" {
			continue // this platform cannot run it
		}
		file := filepath.Join(t.TempDir(), "main.go")
		if err := os.WriteFile(file, text, 0o666); err != nil {
			t.Fatal(err)
		}
		got, err := exec.Command("go", "run", file).CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, got)
		}
		b, err := of.Build()
		if err != nil {
			t.Fatal(err)
		}
		c := hull.Clipping{Bias: b.Bias}
		c.Run(b.A, b.B, &b.PoseA, &b.PoseB)
		want := fmt.Sprintln(c.Manifold.Depth, c.Manifold.Normal)
		for _, contact := range c.Manifold.Contacts[:c.Manifold.Count] {
			want += fmt.Sprintln(contact.Position, contact.Separation)
		}
		if string(got) != want {
			t.Errorf("%s: the program prints %s, want %s", p.ID, got, want)
		}
	}
}
