package tests_test

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/tests/twin"
	"github.com/clipstage/clipstage/tests/twin/run"
)

// exact lists the names of package math that give the same result with every compiler. The limits of types are
// exact too.
var exact = []string{"Pi", "Inf", "NaN", "IsInf", "IsNaN", "Float64bits", "Float64frombits"}

// TestMath checks that twin.Operations covers each function of package math in the sources of the wasm, except
// the names in exact. For some functions, such as Log, TinyGo uses code of the machine that builds or runs the
// wasm.
func TestMath(t *testing.T) {
	found := map[string]bool{}
	for _, top := range []string{"../physics", "../wasm"} {
		err := filepath.WalkDir(top, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && (entry.Name() == "cmd" || entry.Name() == "codec" || entry.Name() == "internal") {
				return filepath.SkipDir
			}
			if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				selector, ok := n.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				if of, ok := selector.X.(*ast.Ident); !ok || of.Name != "math" {
					return true
				}
				name := selector.Sel.Name
				found[name] = true
				if !(strings.HasPrefix(name, "Max") && name != "Max") && !slices.Contains(exact, name) && !slices.ContainsFunc(twin.Operations, func(o twin.Operation) bool { return o.Name == "math."+name }) {
					t.Errorf("%s uses math.%s, which twin.Operations lacks", path, name)
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if !found["Sqrt"] || !found["Sincos"] {
		t.Errorf("found %v: is this test run in its directory?", found)
	}
}

var (
	// Flags of an instruction that let LLVM deviate from IEEE 754.
	fastMath = regexp.MustCompile(` (fast|reassoc|contract|nnan|ninf|nsz|arcp|afn) |"(unsafe-fp-math|no-nans-fp-math|no-infs-fp-math|no-signed-zeros-fp-math|approx-func-fp-math)"="true"`)
	// LLVM's floating-point functions, and C functions of the same names.
	function = regexp.MustCompile(`@llvm\.([a-z0-9.]+)\.v?[0-9]*f(?:32|64)\b|@(fmaf?|log[a-z0-9]*|exp[a-z0-9]*|pow[a-z0-9]*|sinf?|cosf?|tanf?|sincosf?|hypotf?|fmodf?)\(`)
	// Instructions whose result depends on the machine.
	features  = regexp.MustCompile(`\+(relaxed-simd|simd128|fp16)\b`)
	operation = regexp.MustCompile(` = (fadd|fsub|fmul|fdiv) `)
)

// ieee lists LLVM's functions that IEEE 754 defines to the last bit and that are wasm instructions.
var ieee = []string{"fabs", "copysign", "sqrt", "ceil", "floor", "trunc", "minimum", "maximum"}

// inexact returns the lines of an LLVM program whose result may depend on the compiler or the machine, and the
// number of lines that calculate.
func inexact(ir io.Reader) (lines []string, calculate int, err error) {
	s := bufio.NewScanner(ir)
	s.Buffer(nil, 64<<20)
	for s.Scan() {
		line := s.Text()
		if operation.MatchString(line) {
			calculate++
		}
		bad := features.MatchString(line) || fastMath.MatchString(code(line))
		for _, m := range function.FindAllStringSubmatch(line, -1) {
			bad = bad || m[2] != "" || !slices.Contains(ieee, m[1])
		}
		if bad {
			lines = append(lines, line)
		}
	}
	return lines, calculate, s.Err()
}

// code returns the line if it assigns a value or attributes, or calls a function. Otherwise it returns "".
func code(line string) string {
	if strings.Contains(line, " = ") && !strings.HasPrefix(line, "@") || strings.Contains(line, "call ") {
		return line
	}
	return ""
}

func TestInexact(t *testing.T) {
	for _, test := range []struct {
		line string
		bad  bool
	}{
		{`  %3 = fmul double %1, %2`, false},
		{`  %3 = fmul fast double %1, %2`, true},
		{`  %3 = fadd reassoc double %1, %2`, true},
		{`  %3 = fsub nsz contract double %1, %2`, true},
		{`  %3 = fcmp nnan olt double %1, %2`, true},
		{`  %3 = fdiv arcp double %1, %2`, true},
		{`  %3 = call nsz double @llvm.sqrt.f64(double %2)`, true},
		{`  %3 = call double @llvm.sqrt.f64(double %2)`, false},
		{`  %3 = tail call double @llvm.fmuladd.f64(double %1, double %2, double %0)`, true},
		{`  %3 = call double @llvm.fma.f64(double %1, double %2, double %0)`, true},
		{`  %3 = call double @llvm.log.f64(double %2)`, true},
		{`  %3 = call <2 x double> @llvm.exp.v2f64(<2 x double> %2)`, true},
		{`  %3 = call double @log(double %2)`, true},
		{`  %3 = call double @math.log(double %2)`, false},
		{`  call void @llvm.memcpy.p0.p0.i32(ptr %1, ptr %2, i32 4, i1 false)`, false},
		{`attributes #0 = { "target-features"="+bulk-memory,+sign-ext" }`, false},
		{`attributes #0 = { "target-features"="+bulk-memory,+relaxed-simd" }`, true},
		{`attributes #0 = { nounwind "unsafe-fp-math"="true" }`, true},
		{`@text = internal constant [7 x i8] c" fast  "`, false},
	} {
		lines, _, err := inexact(strings.NewReader(test.line))
		if err != nil || len(lines) > 0 != test.bad {
			t.Errorf("%s: %q, %v, want it reported: %t", test.line, lines, err, test.bad)
		}
	}
}

// TestTwinExact checks TinyGo's LLVM programs after inlining. They must have no flag, function or feature whose
// result may depend on the compiler or the machine.
func TestTwinExact(t *testing.T) {
	run.Each(t, func(t *testing.T, e *run.Engine) {
		if e.Name == "go" {
			t.Skip("Go's own compiler does not use LLVM")
		}
		files, _ := filepath.Glob(filepath.Join(e.Dir, "*.ll"))
		if len(files) == 0 {
			t.Fatal("no LLVM program")
		}
		for _, file := range files {
			lines, calculate := read(t, file)
			for _, line := range lines {
				t.Errorf("%s: %s", filepath.Base(file), line)
			}
			if calculate < 200 {
				t.Errorf("%s: %d lines calculate: is that the engine?", file, calculate)
			}
		}
	})
}

func read(t *testing.T, file string) (lines []string, calculate int) {
	t.Helper()
	ir, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer ir.Close()
	if lines, calculate, err = inexact(ir); err != nil {
		t.Fatal(err)
	}
	return lines, calculate
}

// TestTwinRefuses checks that a program with math.Log10 does not link, and that inexact reports it.
func TestTwinRefuses(t *testing.T) {
	run.Each(t, func(t *testing.T, e *run.Engine) {
		if e.Name == "go" {
			t.Skip("Go's own compiler brings its own logarithm")
		}
		dir := t.TempDir()
		source := filepath.Join(dir, "main.go")
		text := "package main\n\nimport (\n\"math\"\n\n_ \"github.com/clipstage/clipstage/wasm/heap\"\n)\n\n//go:wasmexport %[1]s\nfunc f(x float64) float64 { return math.%[2]s(x) }\n\nfunc main() {}\n"
		build := func(name, function string) (string, error) {
			if err := os.WriteFile(source, fmt.Appendf(nil, text, "number", function), 0o644); err != nil {
				t.Fatal(err)
			}
			build := exec.Command("../wasm/build", filepath.Join(dir, name), source)
			build.Env = append(os.Environ(), "COMPILER=tinygo")
			out, err := build.CombinedOutput()
			return string(out), err
		}
		if out, err := build("logarithm.wasm", "Log10"); err == nil || !strings.Contains(out, "undefined symbol: log") {
			t.Errorf("a logarithm: %v\n%s", err, out)
		}
		if out, err := build("logarithm.ll", "Log10"); err != nil {
			t.Errorf("a logarithm: %v\n%s", err, out)
		} else if lines, _ := read(t, filepath.Join(dir, "logarithm.ll")); len(lines) == 0 {
			t.Error("the logarithm is not reported")
		}
	})
}
