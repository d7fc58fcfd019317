package tests

import (
	"encoding/json"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestNoMathFromTheHost checks that TinyGo's link leaves only two functions of the runtime undefined, and uses
// no libc. A function of math that LLVM expects in a libc then fails the link. JavaScript engines differ in
// such functions.
func TestNoMathFromTheHost(t *testing.T) {
	var target struct {
		Libc    string   `json:"libc"`
		RTLib   string   `json:"rtlib"`
		LDFlags []string `json:"ldflags"`
	}
	if err := json.Unmarshal([]byte(readText(t, "../wasm/tinygo/target.json")), &target); err != nil {
		t.Fatal(err)
	}
	if target.Libc != "" || target.RTLib != "" {
		t.Errorf("target.json has libc %q and rtlib %q: their math is not Go's", target.Libc, target.RTLib)
	}
	const list = "--allow-undefined-file=wasm/tinygo/undefined.txt"
	var undefined []string
	for _, flag := range target.LDFlags {
		if strings.Contains(flag, "undefined") || strings.Contains(flag, "unresolved") {
			undefined = append(undefined, flag)
		}
	}
	if !slices.Equal(undefined, []string{list}) {
		t.Errorf("target.json leaves the list %q undefined; want %q alone", undefined, list)
	}
	if names := strings.Fields(readText(t, "../wasm/tinygo/undefined.txt")); !slices.Equal(names, []string{"arc4random", "__stdio_exit"}) {
		t.Errorf("undefined.txt has %q", names)
	}
}

// TestCompilerIsChosen checks that the script finds the chosen compiler or explains why it cannot.
func TestCompilerIsChosen(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash here")
	}
	for _, c := range []struct {
		name   string
		env    []string
		answer string
		says   string
		fails  bool
	}{
		{"Go's own", []string{"COMPILER=go"}, "go\n", "", false},
		{"Go's own, though there is a TinyGo", []string{"COMPILER=go", "TINYGO=/nowhere/tinygo"}, "go\n", "", false},
		{"an unknown compiler", []string{"COMPILER=gccgo"}, "", "COMPILER=gccgo: there is tinygo, and go\n", true},
		{"a TINYGO that is another program", []string{"TINYGO=" + bash}, "", "TINYGO=" + bash + ": " + bash + " is not TinyGo ", true},
		{"a TINYGO that does not exist", []string{"COMPILER=tinygo", "TINYGO=/nowhere/tinygo"}, "", "TINYGO=/nowhere/tinygo: ", true},
		{"no choice, and nothing to build TinyGo with", []string{"PATH=" + toolsAlone(t), "HOME=" + t.TempDir(), "XDG_CACHE_HOME="}, "go\n", "Go's own compiler makes the wasm", false},
		{"TinyGo, and nothing to build it with", []string{"COMPILER=tinygo", "PATH=" + toolsAlone(t), "HOME=" + t.TempDir(), "XDG_CACHE_HOME="}, "", "COMPILER=tinygo needs it", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			find := exec.Command(bash, "../wasm/tinygo/find")
			find.Env = append(os.Environ(), "COMPILER=", "TINYGO=")
			find.Env = append(find.Env, c.env...)
			var said strings.Builder
			find.Stderr = &said
			answer, err := find.Output()
			if string(answer) != c.answer || (err != nil) != c.fails || !strings.Contains(said.String(), c.says) {
				t.Errorf("answers %q (%v), says %q; want %q, %q, failure %t", answer, err, &said, c.answer, c.says, c.fails)
			}
		})
	}
}

// toolsAlone returns a PATH with the tools of the script, but without compilers and apt.
func toolsAlone(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for _, tool := range []string{"sed", "dirname", "tail", "mktemp", "rm"} {
		path, err := exec.LookPath(tool)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(path, folder+"/"+tool); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}
