//go:build !js

package tests_test

import (
	"bytes"
	"encoding/json"
	"math"
	"os/exec"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world"
)

// clipstage runs the command line.
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

// pageAt returns the page's figure of a named scene after so many steps.
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

// TestPageHash has the page and the command line say the same hash of every scene after ten steps.
func TestPageHash(t *testing.T) {
	args, want := []string{"hash", "-step", "10"}, ""
	for _, w := range scene.Worlds {
		args = append(args, w.ID)
		want += w.ID + ": step 10, hash " + pageAt(t, w.ID, 10).Hash() + "\n"
	}
	if got := clipstage(t, "", args...); got != want {
		t.Errorf("clipstage says\n%s, the page\n%s", got, want)
	}
}

// caseOf writes a scene as a case of clipstage trace scenes: see testdata/README.md.
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

// TestPageTrace has the page save of every scene what the command line prints of it, byte for byte:
// with the contacts of an early step, and without those of a late one.
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
