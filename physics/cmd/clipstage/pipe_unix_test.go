//go:build unix

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/stream"
)

// If a test started this program as its subprocess, TestMain runs the command.
func TestMain(m *testing.M) {
	if peak := os.Getenv("CLIPSTAGE_PEAK"); peak != "" {
		status := run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
		memory, _ := os.ReadFile("/proc/self/status")
		os.WriteFile(peak, memory, 0o666)
		os.Exit(status)
	}
	if os.Getenv("CLIPSTAGE_ITSELF") != "" {
		main()
	}
	os.Exit(m.Run())
}

func process(t *testing.T, in io.Reader, args ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(self, args...)
	c.Env = append(os.Environ(), "CLIPSTAGE_ITSELF=1")
	c.Stdin = in
	return c
}

// If the output is a closed pipe, the command ends with status 2 and no message.
func TestClosedPipe(t *testing.T) {
	_, scene, _ := clipstage("", "scene", "pendulum")
	trace := file(t, "trace", goodTrace)
	for _, test := range []struct {
		in   string
		args []string
	}{
		{goodLine, []string{"trace", "pairs"}},
		{strings.Repeat(goodLine+"\n", 3000), []string{"trace", "pairs"}},
		{falling, []string{"trace", "scenes"}},
		{"", []string{"diff", trace, trace}},
		{"", []string{"scene", "pendulum"}},
		{scene, []string{"check", "-"}},
		{"", []string{"help"}},
		{"", []string{"diff", "-h"}},
	} {
		t.Run(strings.Join(test.args[:1], " "), func(t *testing.T) {
			reader, writer, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			reader.Close()
			defer writer.Close()
			var errs strings.Builder
			c := process(t, strings.NewReader(test.in), test.args...)
			c.Stdout, c.Stderr = writer, &errs
			wantQuietEnd(t, c.Run(), errs.String())
		})
	}
}

func wantQuietEnd(t *testing.T, err error, errs string) {
	t.Helper()
	ended := new(exec.ExitError)
	if !errors.As(err, &ended) || ended.ExitCode() != statusUnreadable || errs != "" {
		t.Errorf("ends with %v, %q; want status 2 and no word", err, errs)
	}
}

// If only the first line of endless input is read, as by head, the command ends in the same way.
func TestPipeClosedEarly(t *testing.T) {
	var errs strings.Builder
	c := process(t, stream.Repeat(goodLine+"\n", 1<<40), "trace", "pairs")
	c.Stderr = &errs
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != goodTrace {
		t.Errorf("the first line is %q, %v", line, err)
	}
	out.Close()
	wantQuietEnd(t, c.Wait(), errs.String())
}

// If standard error is closed, the command ends in the same way and does not process the rest.
func TestErrorsClosed(t *testing.T) {
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	reader.Close()
	defer writer.Close()
	c := process(t, stream.Repeat("x\n", 1<<40), "trace", "pairs")
	c.Stderr = writer
	wantQuietEnd(t, c.Run(), "")
}

func TestMemory(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("it is read from /proc")
	}
	const most = 800 // MiB
	for _, test := range []struct {
		name string
		in   io.Reader
		says string
	}{
		{"packed", stream.Pack(stream.Spaces(2 * lines.MaxText)), "line 1: unpacked, the file is longer than 64 MiB"},
		{"a line", stream.Spaces(4 * lines.MaxText), "line 1: the line is longer than 64 MiB"},
		{"a bracket and short lines", io.MultiReader(strings.NewReader("{"), stream.Repeat("       \n", lines.MaxText/8)), "line 1: the object is longer than 64 MiB"},
		{"objects in one", io.MultiReader(strings.NewReader("{\"id\":1,\"x\":[\n"), stream.Repeat("{},    \n", lines.MaxText/8-4), strings.NewReader("{}]}\n")), "line 1: in: missing (pair 1)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			peak := filepath.Join(t.TempDir(), "peak")
			var errs strings.Builder
			c := process(t, test.in, "trace", "pairs")
			c.Env = append(c.Env, "CLIPSTAGE_PEAK="+peak)
			c.Stderr = &errs
			c.Run()
			status, err := os.ReadFile(peak)
			if err != nil {
				t.Fatal(err)
			}
			_, line, _ := strings.Cut(string(status), "VmHWM:")
			var used int
			if _, err := fmt.Sscan(line, &used); err != nil {
				t.Fatal(err)
			}
			t.Logf("%d MiB; %.100s", used>>10, errs.String())
			if used>>10 > most {
				t.Errorf("%d MiB were in use, want at most %d", used>>10, most)
			}
			if !strings.Contains(errs.String(), test.says) {
				t.Errorf("says %.200q, want %q", errs.String(), test.says)
			}
		})
	}
}
