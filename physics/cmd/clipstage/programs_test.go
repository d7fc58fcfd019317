//go:build !js

package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

const testdata = "../../../tests/testdata/"

// program returns the path of a program. If the program is not installed, the test is skipped, or fails in CI,
// which installs it.
func program(t *testing.T, packages string, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil && name != "" {
			return path
		}
	}
	missing := "none of " + strings.TrimSpace(strings.Join(names, " ")) + " is on the PATH; on Debian: apt-get install " + packages
	if os.Getenv("CI") != "" {
		t.Fatal(missing)
	}
	t.Skip(missing)
	return ""
}

func output(t *testing.T, in, name string, args ...string) string {
	t.Helper()
	command := exec.Command(name, args...)
	command.Stdin = strings.NewReader(in)
	var errs bytes.Buffer
	command.Stderr = &errs
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s %v: %v, %s", name, args, err, errs.Bytes())
	}
	return string(out)
}

// The skeletons of ports are right as far as they go, to the bit. diff reports how far they go.
func TestSkeletons(t *testing.T) {
	pairs := golden(t)
	expected := file(t, "pairs.jsonl", pairs)
	const want = "304 cases: 25 the same, 26 the same as far as rounding does not decide, 253 different\ndifferent by stage: 253 at best-axis\n"
	for _, test := range []struct {
		name  string
		trace func(t *testing.T) string
	}{
		{"trace.py", func(t *testing.T) string {
			return output(t, pairs, program(t, "python3", "python3"), testdata+"skeleton/trace.py")
		}},
		{"trace.c", func(t *testing.T) string {
			trace := filepath.Join(t.TempDir(), "trace")
			output(t, "", program(t, "gcc libc6-dev", os.Getenv("CC"), "cc", "gcc", "clang"), "-Wall", "-Werror", "-O1", "-ffp-contract=off", "-o", trace, testdata+"skeleton/trace.c", "-lm")
			return output(t, pairs, trace)
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.trace(t), "diff", "-tol", "0", "-max", "0", expected, "-")
			if status != 1 || out != want || errs != "" {
				t.Errorf("diff: status %d, %q\n%s\nwant\n%s", status, errs, out, want)
			}
			text, err := os.ReadFile(testdata + "skeleton/" + test.name)
			if lines := bytes.Count(text, []byte("\n")); err != nil || lines > 60 {
				t.Errorf("the skeleton has %d lines, %v; want at most 60", lines, err)
			}
		})
	}
}

// listing compiles the listing of Collide with g++, for float or another type, and returns its trace of pairs
// or of scenes.
func listing(t *testing.T, in, folder string, flags ...string) string {
	t.Helper()
	source := "trace.cpp"
	if strings.Contains(in, `"bodies":[`) {
		source = "world.cpp"
	}
	trace := filepath.Join(t.TempDir(), "trace")
	flags = append(flags, "-O1", "-ffp-contract=off", "-o", trace, filepath.Join(folder, source))
	output(t, "", program(t, "g++", os.Getenv("CXX"), "g++", "c++", "clang++"), flags...)
	return output(t, in, trace)
}

const single = "304 cases: 208 the same, 96 the same as far as rounding does not decide\n" +
	"single precision decides by stage: 31 at faces-a, 2 at faces-b, 19 at best-axis, 15 at reference, 24 at incident, 4 at clip-neg, 1 at clip-pos\n"

func keptFloats(t *testing.T) string {
	t.Helper()
	packed, err := os.Open(testdata + "float32/trace.jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	unpacked, err := gzip.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(unpacked)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A port in single precision passes with -float32, and fails without.
func TestFloat32(t *testing.T) {
	pairs, floats := golden(t), keptFloats(t)
	expected := file(t, "pairs.jsonl", pairs)
	_, pendulum, _ := clipstage("", "scene", "pendulum")
	noBoxes := file(t, "traces.jsonl", traced(t, pairs, "pairs"))
	for _, test := range []struct {
		name, got string
		args      []string
		status    int
		want      string
	}{
		{"by its rule", floats, []string{"-float32", expected, "-"}, 0, single + "largest deviation of what is the same: 5.7 % of the tolerance\n"},
		{"by no rule", floats, []string{"-max", "0", expected, "-"}, 1, "304 cases: 21 the same, 283 different\ndifferent by stage: 282 at faces-a, 1 at faces-b\n" +
			`hint: GOT is off by no more than single precision may be in all 283 cases that differ; if it is computed in that, use "diff -float32"` + "\n"},
		{"by no rule, and wrong", mapped(t, floats, func(o map[string]any) { delete(o["out"].(map[string]any), "n") }), []string{"-max", "0", expected, "-"}, 1, "304 cases: 21 the same, 283 different\ndifferent by stage: 282 at faces-a, 1 at faces-b\n" +
			"compared: mid, out.contacts, out.contacts[].p, out.contacts[].n, out.contacts[].s, out.contacts[].f, out.contacts[].key; GOT has no out.n\n" +
			`hint: GOT is off by no more than single precision may be in all 283 cases that differ; if it is computed in that, use "diff -float32"` + "\n"},
		{"results alone", mapped(t, floats, func(o map[string]any) { delete(o, "mid") }), []string{"-float32", expected, "-"}, 0, "304 cases: 208 the same, 96 skipped\nsingle precision decides by stage: 31 at faces-a, "},
		{"the port's mistake", strings.ReplaceAll(floats, `"axis":1`, `"axis":0`), []string{"-float32", "-max", "0", expected, "-"}, 1, "304 cases: 137 the same, 76 the same as far as rounding does not decide, 91 different\ndifferent by stage: 91 at best-axis\n"},
		{"no boxes", floats, []string{"-float32", noBoxes, "-"}, 2, "clipstage diff: case 14 (lines 1 and 1): in: missing; -float32 needs the boxes, in EXPECTED or in GOT\n"},
		{"two rules", floats, []string{"-float32", "-tol", "1e-5", expected, "-"}, 2, "clipstage diff: -float32 has tolerances of its own; leave out -tol\n"},
		{"scenes without bodies", traced(t, goldenScenes(t), "scenes"), []string{"-float32", "-", file(t, "s", traced(t, goldenScenes(t), "scenes"))}, 2,
			`clipstage diff: case "demo1" (lines 1 and 1): world: missing; -float32 needs the case, or the scene's file, as EXPECTED or as GOT` + "\n"},
		{"a scene's file", traced(t, pendulum, "scenes"), []string{"-float32", file(t, "pendulum.json", pendulum), "-"}, 0, "1 case: 1 the same\nlargest deviation of what is the same: 0 % of the tolerance\n"},
		{"the solver", goldenSolver(t), []string{"-float32", "-", file(t, "s", goldenSolver(t))}, 2, "clipstage diff: -float32 is for pairs and scenes; these are solver; for these there is no such rule, but -tol may be any\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.got, append([]string{"diff"}, test.args...)...)
			if status != test.status || !strings.HasPrefix(out+errs, test.want) {
				t.Errorf("diff: status %d, %q\n%s\nwant %d\n%s", status, errs, out, test.status, test.want)
			}
		})
	}
}

// The kept trace is the listing's output in single precision. In double precision the listing equals the
// original.
func TestListing(t *testing.T) {
	pairs := golden(t)
	expected := file(t, "pairs.jsonl", pairs)
	floats := listing(t, pairs, testdata+"float32")
	if status, out, errs := clipstage(floats, "diff", "-float32", expected, "-"); status != 0 || !strings.HasPrefix(out, single) {
		t.Errorf("in single precision: status %d, %q\n%s", status, errs, out)
	}
	// Sine and cosine of another library may differ in the last bit.
	if runtime.GOOS == "linux" && runtime.GOARCH == "amd64" && floats != keptFloats(t) {
		t.Error("float32/trace.jsonl.gz is stale: zcat pairs.jsonl.gz | float32/trace | gzip -n -9 > float32/trace.jsonl.gz")
	}
	doubles := listing(t, pairs, testdata+"float32", "-DREAL=double")
	if status, out, errs := clipstage(doubles, "diff", "-own-trig", expected, "-"); status != 0 {
		t.Errorf("in double precision: status %d, %q\n%s", status, errs, out)
	}
}

// The rule for single precision holds for random pairs of many sizes and angles, near the origin and far from
// it.
func TestFloat32Anywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var cases strings.Builder
	const count = 20000
	for i := range count {
		size := math.Pow(10, 4*r.Float64()-2)
		number := func(most float64) float64 { return most * (2*r.Float64() - 1) }
		width := func() [2]float64 {
			return [2]float64{size * math.Pow(10, number(0.7)), size * math.Pow(10, number(0.7))}
		}
		far := size * math.Pow(10, 3*r.Float64()-1)
		a := [2]float64{number(far), number(far)}
		b := [2]float64{a[0] + number(2*size), a[1] + number(2*size)}
		text, err := json.Marshal(map[string]any{"id": i, "in": map[string]any{
			"wA": width(), "pA": a, "rA": number(10), "wB": width(), "pB": b, "rB": number(10),
		}})
		if err != nil {
			t.Fatal(err)
		}
		cases.Write(append(text, '\n'))
	}
	ours := strings.SplitAfter(traced(t, cases.String(), "pairs"), "\n")
	var expected strings.Builder
	i := 0
	for line := range strings.Lines(cases.String()) {
		_, found, _ := strings.Cut(ours[i], `,"mid"`)
		expected.WriteString(strings.TrimSuffix(line, "}\n") + `,"mid"` + found)
		i++
	}
	floats := listing(t, cases.String(), testdata+"float32")
	status, out, errs := clipstage(floats, "diff", "-float32", file(t, "expected.jsonl", expected.String()), "-")
	if status != 0 || !strings.HasPrefix(out, "20000 cases: ") {
		t.Errorf("diff: status %d, %q\n%s", status, errs, out)
	}
	t.Log(out)
}

// The rule for scenes also holds for scenes that are not in the reference data: with other poses and
// velocities, and joints that begin out of place.
func TestFloat32WorldsAnywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	off := func(v any, most float64) any {
		x, err := v.(json.Number).Float64()
		if err != nil {
			t.Fatal(err)
		}
		return x + most*(2*r.Float64()-1)
	}
	var cases strings.Builder
	for i := range 5 {
		cases.WriteString(mapped(t, goldenScenes(t), func(o map[string]any) {
			o["name"] = fmt.Sprint(o["name"], "-", i)
			for _, c := range o["checkpoints"].([]any) {
				for field := range c.(map[string]any) {
					if field != "step" {
						delete(c.(map[string]any), field)
					}
				}
			}
			for _, b := range o["bodies"].([]any) {
				b := b.(map[string]any)
				if b["mass"] == nil {
					continue
				}
				p, v := b["p"].([]any), b["v"].([]any)
				b["p"], b["r"], b["v"] = []any{off(p[0], 0.05), off(p[1], 0.05)}, off(b["r"], 0.1), []any{off(v[0], 1), off(v[1], 1)}
			}
		}))
	}
	in := cases.String()
	traces := strings.SplitAfter(traced(t, in, "scenes"), "\n")
	expected := mapped(t, in, func(o map[string]any) {
		var trace map[string]any
		if err := json.Unmarshal([]byte(traces[0]), &trace); err != nil {
			t.Fatal(err)
		}
		o["checkpoints"], traces = trace["checkpoints"], traces[1:]
	})
	status, out, errs := clipstage(listing(t, in, testdata+"float32"), "diff", "-float32", file(t, "expected.jsonl", expected), "-")
	if status != 0 || !strings.HasPrefix(out, "50 cases: ") {
		t.Errorf("diff: status %d, %q\n%s", status, errs, out)
	}
	t.Log(out)
}

// mistaken copies the listing's files to a folder, changes one of them, and returns the folder.
func mistaken(t *testing.T, in, old, new string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	for _, name := range []string{"listing.h", "record.h", "trace.cpp", "types.h", "world.cpp"} {
		text, err := os.ReadFile(testdata + "float32/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if name == in {
			pattern := regexp.MustCompile(old)
			if !pattern.Match(text) {
				t.Fatalf("%s has no %s", in, old)
			}
			text = pattern.ReplaceAll(text, []byte(new))
		}
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// Common mistakes of ports are found in single precision too, at their stages.
func TestListingMistakes(t *testing.T) {
	pairs := golden(t)
	expected := file(t, "pairs.jsonl", pairs)
	for _, test := range []struct{ name, old, new, stage string }{
		{"half-width of the wrong axis", `front = dot\(posA, frontNormal\) \+ hA\.x`, `front = dot(posA, frontNormal) + hA.y`, "reference"},
		{"column 1 where the side is column 2", `sideNormal = RotA\.col2`, `sideNormal = RotA.col1`, "reference"},
		{"an incident edge with its ends changed", `c\[0\]\.v\.Set\(h\.x, -h\.y\)`, `c[0].v.Set(h.x, h.y)`, "incident"},
		{"no flip", `\tFlip\(contacts.*`, `;`, "contacts"},
		{"separations of the wrong sign", `separation \* frontNormal`, `-separation * frontNormal`, "contacts"},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := mistaken(t, "listing.h", test.old, test.new)
			status, out, _ := clipstage(listing(t, pairs, folder), "diff", "-float32", "-max", "0", expected, "-")
			if first := regexp.MustCompile(`different by stage: \d+ at ` + test.stage); status != 1 || !first.MatchString(out) {
				t.Errorf("diff: status %d\n%s\nwant %s", status, out, test.stage)
			}
		})
	}
}

// A world in single precision passes the rule for scenes. In double precision it passes the rule of the
// reference data. Common mistakes of ports are found.
func TestFloat32Worlds(t *testing.T) {
	scenes := goldenScenes(t)
	expected := file(t, "scenes.jsonl", scenes)
	if status, out, errs := clipstage(listing(t, scenes, testdata+"float32", "-DREAL=double"), "diff", expected, "-"); status != 0 {
		t.Errorf("in double precision: status %d, %q\n%s", status, errs, out)
	}
	const want = "10 cases: 5 the same, 4 the same as far as rounding does not decide, 1 skipped\nsingle precision decides by step: 2 at 1, 1 at 40, 1 at 60, 1 at 300\n"
	if status, out, errs := clipstage(listing(t, scenes, testdata+"float32"), "diff", "-float32", expected, "-"); status != 0 || !strings.HasPrefix(out, want) {
		t.Errorf("in single precision: status %d, %q\n%s\nwant\n%s", status, errs, out, want)
	}
	for _, test := range []struct{ name, old, new string }{
		{"friction that is not clamped", `now = now > most.*`, ``},
		{"one radius for both bodies", `push\(b, 1, c\.r2, P\)`, `push(b, 1, c.r1, P)`},
		{"an anchor that does not turn", `ChMat22\(b->rotation\) \* local2`, `local2`},
		{"the half of the bias", `Real\(0\.2\)`, `Real(0.1)`},
		{"no warm start of joints", `if \(warmStart\) push`, `if (false) push`},
		{"no warm start", matching, `;`},
		{"gravity off by a thousandth", `dt \* \(gravity`, `Real(0.999) * dt * (gravity`},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, _ := clipstage(listing(t, scenes, mistaken(t, "world.cpp", test.old, test.new)), "diff", "-float32", "-max", "0", expected, "-")
			if status != 1 || !strings.Contains(out, "different by step: ") {
				t.Errorf("diff: status %d\n%s", status, out)
			}
		})
	}
}

// matching is the line of world.cpp that finds the inherited impulses of a contact.
const matching = `if \(warmStart && points\[k\].*`

// If a port's contacts inherit wrong impulses and its trace shows them, diff reports the difference at match.
// This holds in double and in single precision. In single precision the contacts may differ. Then their first
// impulses are compared with the impulses at the end of the port's own last step.
func TestMatchNamed(t *testing.T) {
	scenes := goldenScenes(t)
	steps := traced(t, scenes, "-steps", "60", "-start", "scenes")
	traces := strings.Split(steps, "\n")
	whole := mapped(t, scenes, func(o map[string]any) { // the case, with the expected checkpoint of every step
		var trace map[string]json.RawMessage
		if err := json.Unmarshal([]byte(traces[0]), &trace); err != nil {
			t.Fatal(err)
		}
		o["checkpoints"], traces = trace["checkpoints"], traces[1:]
	})
	cases := mapped(t, whole, func(o map[string]any) {
		each(o["checkpoints"], func(c map[string]any) {
			for name := range c {
				if name != "step" {
					delete(c, name)
				}
			}
		})
	})
	expected := file(t, "steps.jsonl", whole)
	right := testdata + "float32"
	last := mistaken(t, "world.cpp", matching, `{ if (!warmStart) break; merged[i].Pn = points[k].Pn, merged[i].Pt = points[k].Pt; if (points[k].feature.value == found[i].feature.value) break; }`)
	for _, test := range []struct {
		name, folder string
		args, flags  []string
		match        bool
	}{
		{"right", right, []string{"-DREAL=double"}, nil, false},
		{"right, single precision", right, nil, []string{"-float32"}, false},
		{"the last contact's impulses", last, []string{"-DREAL=double"}, nil, true},
		{"the last contact's impulses, single precision", last, nil, []string{"-float32"}, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := listing(t, cases, test.folder, test.args...)
			status, out, errs := clipstage(got, append(append([]string{"diff"}, test.flags...), "-max", "99", expected, "-")...)
			differ, match := strings.Count(out, ", step "), strings.Count(out, ", stage match: arbiter of ")
			if want := map[bool]int{true: statusDifferent}[test.match]; status != want || errs != "" || differ != match || test.match && match < 3 {
				t.Errorf("status %d, %q\n%s", status, errs, out)
			}
		})
	}
}
