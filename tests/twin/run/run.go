// Package run runs builds of command engine in Node, for tests.
package run

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Engines is the environment variable with the directories of the engines. "make twin" sets it.
const Engines = "ENGINES"

// Engine is a build of command engine in a Node process.
type Engine struct {
	Name    string   // "go" or "tinygo"
	Dir     string   // of its wasm
	Imports []string // the imports of the wasm, as module and name
	to      io.Writer
	from    *bufio.Reader
}

// started holds the running engines by directory. All tests of a program share them.
var started = map[string]*Engine{}

// Each runs a test for each engine in the environment. Without engines it skips the test.
func Each(t *testing.T, test func(t *testing.T, e *Engine)) {
	t.Helper()
	dirs := strings.Fields(os.Getenv(Engines))
	if len(dirs) == 0 {
		t.Skipf("no %s: make twin", Engines)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			e := started[dir]
			if e == nil {
				var err error
				if e, err = start(dir); err != nil {
					t.Fatal(err)
				}
				started[dir] = e
			}
			test(t, e)
		})
	}
}

// start starts an engine. It ends when this program closes its standard input.
func start(dir string) (*Engine, error) {
	node := exec.Command("node", "twin/engine.mjs", dir)
	node.Stderr = os.Stderr
	in, err := node.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := node.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := node.Start(); err != nil {
		return nil, err
	}
	e := &Engine{Name: filepath.Base(dir), Dir: dir, to: in, from: bufio.NewReader(out)}
	line, err := e.from.ReadString('\n')
	e.Imports = strings.Fields(line)
	return e, err
}

// Answer returns the engine's answer to a request.
func (e *Engine) Answer(request []byte) ([]byte, error) {
	if _, err := e.to.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(request)))); err != nil {
		return nil, err
	}
	if _, err := e.to.Write(request); err != nil {
		return nil, err
	}
	var size [4]byte
	if _, err := io.ReadFull(e.from, size[:]); err != nil {
		return nil, fmt.Errorf("engine %s: %w", e.Name, err)
	}
	answer := make([]byte, binary.LittleEndian.Uint32(size[:]))
	_, err := io.ReadFull(e.from, answer)
	return answer, err
}
