package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// What wasm/tinygo/lean.sed leaves of types does for what the engine does with them: values are told apart
// by their types and compared, but structs are not. What a panic says is printed, be it of syscall/js.
func TestTypesWithoutDetails(t *testing.T) {
	compiler, err := exec.Command("../wasm/tinygo/find").Output()
	if err != nil || strings.TrimSpace(string(compiler)) == "go" {
		t.Skip("there is no TinyGo here")
	}
	dir := t.TempDir()
	const program = `package main

import (
	"syscall/js"

	_ "github.com/clipstage/clipstage/wasm/heap"
)

type named string

type pair struct{ a, b int }

var values = [...]any{1, int32(1), 2.5, "one", named("one"), &pair{1, 2}, true, nil, "one", &pair{1, 2}, pair{1, 2}, pair{1, 2}}

//go:wasmexport same
func same(i, j int32) bool { return values[i] == values[j] }

//go:wasmexport find
func find(i, j int32) bool { return map[any]int32{values[i]: 7}[values[j]] == 7 }

//go:wasmexport call
func call() { js.Global().Call("nothing") }

//go:wasmexport fail
func fail() { js.Global().Get("JSON").Call("parse", "{") }

func main() {}
`
	const run = `const {readFileSync} = await import('node:fs');
await import(JSON.parse(readFileSync('compiler.json', 'utf8')).exec);
async function start() {
	const go = new globalThis.Go();
	let memory, said = '';
	go.importObject.env = {...go.importObject.env, arc4random: () => 1, __stdio_exit: () => {}};
	go.importObject.wasi_snapshot_preview1.fd_write = (_, list, count, written) => {
		const view = new DataView(memory.buffer);
		let sum = 0;
		for (let i = 0; i < count; i++) {
			const at = view.getUint32(list + 8 * i, true), length = view.getUint32(list + 8 * i + 4, true);
			said += new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
			sum += length;
		}
		view.setUint32(written, sum, true);
		return 0;
	};
	const {instance} = await WebAssembly.instantiate(readFileSync('program.wasm'), go.importObject);
	memory = instance.exports.memory;
	void go.run(instance);
	return {exports: instance.exports, words: () => said.trim()};
}
const {exports: {same, find}} = await start();
const equal = [];
for (let i = 0; i < 10; i++) for (let j = 0; j < 10; j++) {
	if (same(i, j) !== find(i, j)) throw new Error(i + ', ' + j);
	if (i < j && same(i, j)) equal.push(i + '=' + j);
	if (i === j && !same(i, j)) throw new Error(String(i));
}
console.log(equal.join(' '));
for (const [name, ...args] of [['same', 10, 11], ['find', 10, 11], ['call'], ['fail']]) {
	const {exports, words} = await start();
	try {
		console.log(name, exports[name](...args));
	} catch {
		console.log(name, words());
	}
}
`
	for name, content := range map[string]string{"main.go": program, "run.mjs": run} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.Command("../wasm/build", filepath.Join(dir, "program.wasm"), filepath.Join(dir, "main.go"))
	build.Env = append(os.Environ(), "COMPILER=tinygo")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	node := exec.Command("node", "run.mjs")
	node.Dir = dir
	out, err := node.CombinedOutput()
	want := `3=8
same panic: a type has no details
find panic: a type has no details
call panic: syscall/js: Value.Call: property nothing is not a function, got undefined
fail panic: JavaScript error: `
	if got := string(out); err != nil || !strings.HasPrefix(got, want) || strings.Count(got, "\n") != 5 {
		t.Errorf("it says (%v)\n%s\nwant\n%s…", err, got, want)
	}
}
