//go:build !js

package heap

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// tinygo returns the TinyGo that builds the wasm. It does not install one: "make tinygo" does.
func tinygo(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("-short")
	}
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip(err)
	}
	there, err := exec.LookPath("tinygo")
	if env := os.Getenv("TINYGO"); env != "" {
		there, err = env, nil
	}
	if err != nil {
		cache := os.Getenv("XDG_CACHE_HOME")
		if cache == "" {
			cache = filepath.Join(os.Getenv("HOME"), ".cache")
		}
		built, _ := filepath.Glob(filepath.Join(cache, "clipstage", "tinygo-*", "bin", "tinygo"))
		if len(built) == 0 {
			t.Skip("there is no TinyGo here: make tinygo")
		}
		there = built[len(built)-1]
	}
	find := exec.Command("bash", "../tinygo/find")
	find.Env = append(os.Environ(), "COMPILER=tinygo", "TINYGO="+there)
	var said bytes.Buffer
	find.Stderr = &said
	found, err := find.Output()
	if err != nil {
		t.Skipf("%s is not of use: %s", there, &said)
	}
	return string(bytes.TrimSpace(found))
}

// build builds a package of this module with TinyGo, and returns the path of the output.
func build(t *testing.T, tinygo, gc, pkg, file string) string {
	t.Helper()
	file = filepath.Join(t.TempDir(), file)
	here, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(tinygo, "build", "-target", "wasm/tinygo/target.json", "-gc", gc, "-opt", "2", "-no-debug", "-o", file, pkg)
	cmd.Dir = here
	cmd.Env = append(os.Environ(), "WASMOPT="+filepath.Join(here, "wasm/tinygo/wasm-opt"))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", pkg, err, out)
	}
	return file
}

// In Node, objects of all kinds survive collections, and dropped objects are freed: memory, JavaScript values,
// objects with finalizers.
func TestInNode(t *testing.T) {
	tinygo := tinygo(t)
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip(err)
	}
	root, err := exec.Command(tinygo, "env", "TINYGOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	glue := filepath.Join(string(bytes.TrimSpace(root)), "targets", "wasm_exec.js")
	program := build(t, tinygo, "custom", "./wasm/heap/testdata/program", "program.wasm")
	out, err := exec.Command(node, "testdata/run.mjs", program, glue).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}

// No code keeps a list of the pointers on its stack. TinyGo's precise collector needs such a list.
func TestNoStackObjects(t *testing.T) {
	tinygo := tinygo(t)
	chain := []byte("@runtime.stackChainStart")
	for _, c := range []struct {
		gc, pkg string
		want    bool
	}{
		{"precise", "./tests/peers/ours", true},
		{"custom", "./tests/peers/ours", false},
		{"custom", "./wasm/world", false},
	} {
		code, err := os.ReadFile(build(t, tinygo, c.gc, c.pkg, "code.ll"))
		if err != nil {
			t.Fatal(err)
		}
		if has := bytes.Contains(code, chain); has != c.want {
			t.Errorf("%s by -gc %s has stack objects: %t, want %t", c.pkg, c.gc, has, c.want)
		}
	}
	var target struct{ GC string }
	if text, err := os.ReadFile("../tinygo/target.json"); err != nil || json.Unmarshal(text, &target) != nil || target.GC != "custom" {
		t.Errorf("target.json has the collector %q (%v), want custom", target.GC, err)
	}
}
