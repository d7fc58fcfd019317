package tests

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPowersOf10 holds the powers of 10 that TinyGo's wasm computes to the table of Go's own
// strconv, of which they take the place.
func TestPowersOf10(t *testing.T) {
	ours, err := os.ReadFile("../wasm/tinygo/strconv/pow10tab.go")
	if err != nil {
		t.Fatal(err)
	}
	program := strings.Replace(string(ours), "package strconv", "package main", 1) + `
type uint128 struct{ Hi, Lo uint64 }

func main() {
	for e := pow10Min; e <= pow10Max; e++ {
		p := powerOf10(e)
		println(e, p.Hi, p.Lo)
	}
}
`
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	output, err := exec.Command("go", "run", "-tags", "tinygo", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	got := strings.Split(strings.TrimSpace(string(output)), "\n")

	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	table, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "src/internal/strconv/pow10tab.go"))
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile(`\{(0x[0-9a-f]{16}), (0x[0-9a-f]{16})\}, // 1e(-?\d+)`).FindAllStringSubmatch(string(table), -1)
	if len(rows) != 696 || len(got) != len(rows) {
		t.Fatalf("%d powers of Go's, %d of ours; want 696", len(rows), len(got))
	}
	for i, row := range rows {
		var hi, lo uint64
		var e int
		if _, err := fmt.Sscan(row[1]+" "+row[2]+" "+row[3], &hi, &lo, &e); err != nil {
			t.Fatal(err)
		}
		if want := fmt.Sprint(e, hi, lo); got[i] != want {
			t.Errorf("10**%d: got %s, want %s", e, got[i], want)
		}
	}
}
