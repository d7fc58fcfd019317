//go:build !js

package tests_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
)

func clipstage(t *testing.T, in string, args ...string) string {
	t.Helper()
	command := exec.Command("go", append([]string{"run", "../physics/cmd/clipstage"}, args...)...)
	command.Stdin = strings.NewReader(in)
	var errs bytes.Buffer
	command.Stderr = &errs
	out, err := command.Output()
	if err != nil {
		t.Fatalf("clipstage %v: %v, %s", args, err, errs.Bytes())
	}
	return string(out)
}

// pageAt returns the World figure of a named scene after some steps.
func pageAt(t *testing.T, id string, steps int) *world.Figure {
	t.Helper()
	f := world.New()
	if err := f.SetScene(id); err != nil {
		t.Fatal(err)
	}
	if err := f.Step(float64(steps)); err != nil {
		t.Fatal(err)
	}
	return f
}

// The World figure and the command line give each named scene the same hash after ten steps.
func TestPageHash(t *testing.T) {
	args, want := []string{"hash", "-step", "10"}, ""
	for _, w := range scene.Worlds {
		args = append(args, w.ID)
		want += w.ID + ": step 10, hash " + pageAt(t, w.ID, 10).Hash() + "\n"
	}
	if got := clipstage(t, "", args...); got != want {
		t.Errorf("clipstage prints\n%s, the page\n%s", got, want)
	}
}

// TestPageLinks opens links of "clipstage diff" in the figures of each lab. Each figure shows the state of the
// link, and a notice with both values.
func TestPageLinks(t *testing.T) {
	pairs, err := tests.PairLines()
	if err != nil {
		t.Fatal(err)
	}
	link := func(golden, old, new string) (hash, differs string) {
		got := strings.Replace(golden, old, new, 1)
		if got == golden {
			t.Fatalf("the reference data have no %s", old)
		}
		folder := t.TempDir()
		for name, text := range map[string]string{"expected": golden, "got": got} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		out, _ := exec.Command("go", "run", "../physics/cmd/clipstage", "diff", filepath.Join(folder, "expected"), filepath.Join(folder, "got")).Output()
		_, hash, ok := strings.Cut(string(out), "  in the lab: http://localhost:8080/#")
		if !ok {
			t.Fatalf("no link in %s", out)
		}
		hash, _, _ = strings.Cut(hash, "\n")
		_, differs, _ = strings.Cut(hash, "&differs=")
		parts := strings.Split(differs, ";")
		for i := range parts {
			if parts[i], err = url.PathUnescape(parts[i]); err != nil {
				t.Fatal(err)
			}
		}
		if place, _, _ := strings.Cut(string(out), "\n"); len(parts) != 3 || !strings.Contains(place, ": "+parts[0]+": expected ") {
			t.Fatalf("diff says %s and links to %q", place, parts)
		}
		return hash, fmt.Sprintf("Two traces differ here in %s: expected %s, got %s.", parts[0], parts[1], parts[2])
	}
	hash, want := link(string(bytes.Join(pairs, []byte("\n"))), `"negEdge":2`, `"negEdge":4`)
	p := pair.New()
	p.Open(hash)
	if state, _, _ := strings.Cut(hash, "&differs="); p.State() != state || p.Stage() != physics.StageReference || p.Notice() != want {
		t.Errorf("the pair is %s, want %s; it says %q, want %q", p.State(), state, p.Notice(), want)
	}
	hulls := clipstage(t, clipstage(t, "", "scene", "offset"), "trace", "hulls")
	hash, want = link(hulls, `"depth":0.03`, `"depth":0.04`)
	h := hull.New()
	h.Open(hash)
	if state, _, _ := strings.Cut(hash, "&differs="); h.State() != state || h.Notice() != want {
		t.Errorf("the hulls are %s, want %s; it says %q, want %q", h.State(), state, h.Notice(), want)
	}
	scenes, err := tests.SceneLines()
	if err != nil {
		t.Fatal(err)
	}
	hash, want = link(string(bytes.Join(scenes, []byte("\n"))), `"c":[[50462720,`, `"c":[[770,`)
	w := world.New()
	w.Open(hash)
	for w.Journey() != 0 {
		if _, err := w.Advance(); err != nil {
			t.Fatal(err)
		}
	}
	if state, _, _ := strings.Cut(hash, "&differs="); w.State() != state || w.Notice() != want {
		t.Errorf("the world is %s, want %s; it says %q, want %q", w.State(), state, w.Notice(), want)
	}
}

// caseOf writes a scene as a case for "clipstage trace scenes": see testdata/README.md.
func caseOf(t *testing.T, s *scene.Scene, steps int) string {
	type object map[string]any
	bodies, joints := []object{}, []object{}
	for _, b := range s.Bodies {
		var mass any = b.Mass
		if math.IsInf(b.Mass, 1) {
			mass = nil
		}
		bodies = append(bodies, object{
			"w": [2]float64{b.Width.X, b.Width.Y}, "mass": mass, "friction": b.Friction, "p": [2]float64{b.Position.X, b.Position.Y}, "r": b.Angle,
			"v": [2]float64{b.Velocity.X, b.Velocity.Y}, "av": b.AngularVelocity, "f": [2]float64{b.Force.X, b.Force.Y}, "tq": b.Torque,
			"tangentSpeed": b.TangentSpeed, "sensor": b.Sensor,
		})
	}
	for _, j := range s.Joints {
		joints = append(joints, object{"b1": j.A, "b2": j.B, "anchor": [2]float64{j.Anchor.X, j.Anchor.Y}, "softness": j.Softness, "biasFactor": j.BiasFactor})
	}
	text, err := json.Marshal(object{
		"name": s.Name, "bodies": bodies, "joints": joints, "checkpoints": []object{{"step": steps}},
		"world": object{"gravity": [2]float64{s.Settings.Gravity.X, s.Settings.Gravity.Y}, "iterations": s.Settings.Iterations, "dt": s.DT, "solver": s.Settings.Solver.String()},
	})
	if err != nil {
		t.Fatal(err)
	}
	return string(text) + "\n"
}

// TestPageTrace compares the World figure's trace of every named scene with the command line's, byte for byte.
// It compares step 10, with contacts, and for the samples also step 61, without contacts.
func TestPageTrace(t *testing.T) {
	cases, want := "", ""
	for i, w := range scene.Worlds {
		for _, steps := range []int{10, 61} {
			if steps > 10 && i >= scene.SampleCount {
				continue
			}
			cases += caseOf(t, w.Scene(), steps)
			want += string(pageAt(t, w.ID, steps).SceneTrace())
		}
	}
	got := clipstage(t, cases, "trace", "scenes")
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(want, "\n")
	if len(gotLines) != len(wantLines) {
		t.Fatalf("clipstage prints %d lines, the page %d", len(gotLines), len(wantLines))
	}
	for i := range gotLines {
		if gotLines[i] != wantLines[i] {
			t.Errorf("line %d is %.200s, the page's %.200s", i+1, gotLines[i], wantLines[i])
		}
	}
	if !strings.Contains(got, `"arbiters":[{`) || !strings.Contains(got, `"step":61`) {
		t.Error("contacts or late steps are missing")
	}
}
