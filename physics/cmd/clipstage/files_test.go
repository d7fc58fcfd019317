package main

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// A read error in the middle of a file is reported after the earlier traces.
func TestTraceBrokenFile(t *testing.T) {
	var out, errs strings.Builder
	in := io.MultiReader(strings.NewReader(goodLine+"\n"), iotest.ErrReader(errors.New("broken")))
	status := run([]string{"trace", "pairs"}, in, &out, &errs)
	if status != statusUnreadable || out.String() != goodTrace || errs.String() != "clipstage trace: broken\n" {
		t.Errorf("trace pairs: status %d, %q, %q", status, out.String(), errs.String())
	}
}

type full struct{ room, failed int }

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		f.failed++
		return 0, errors.New("no room")
	}
	return len(p), nil
}

// A write error ends the command with an error. Nothing more is written.
func TestFullDisk(t *testing.T) {
	_, scene, _ := clipstage("", "scene", "pendulum")
	trace, other := file(t, "trace", goodTrace), strings.Replace(goodTrace, `"id":1`, `"id":2`, 1)
	for _, test := range []struct {
		in   string
		args []string
	}{
		{strings.Repeat(goodLine+"\n", 3000), []string{"trace", "pairs"}},
		{falling, []string{"trace", "scenes"}},
		{"", []string{"diff", trace, trace}},
		{other, []string{"diff", trace, "-"}},
		{"", []string{"scene", "pendulum"}},
		{scene, []string{"check", "-"}},
		{"", []string{"help"}},
	} {
		t.Run(strings.Join(test.args[:1], " "), func(t *testing.T) {
			var errs strings.Builder
			disk := &full{room: 10}
			status := run(test.args, strings.NewReader(test.in), disk, &errs)
			if status != statusUnreadable || errs.String() != "clipstage: no room\n" {
				t.Errorf("clipstage %v: status %d, %q", test.args, status, errs.String())
			}
			if disk.failed != 1 {
				t.Errorf("clipstage %v: %d writes failed", test.args, disk.failed)
			}
		})
	}
}
