// Package ssa is that of Go's compiler, to which this file is added where Clipstage's wasm
// is built ("make compiler"). Results are the same to the bit; only the way to them is shorter.
package ssa

func init() {
	after("lower", foldOffsets)
	// Loops keep their condition at the top, where they are entered: jumps.go needs it so.
	instead("loop rotate", func(*Func) {})
}

// foldOffsets lets loads and stores of floating-point numbers add the offset of a field
// themselves. The compiler's rules do so for integers alone: for others the sum is a
// value of its own, which takes two instructions and a local variable each time.
func foldOffsets(f *Func) {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			switch v.Op {
			case OpWasmF64Load, OpWasmF64Store, OpWasmF32Load, OpWasmF32Store:
				for a := v.Args[0]; a.Op == OpWasmI64AddConst && isU32Bit(v.AuxInt+a.AuxInt); a = v.Args[0] {
					v.AuxInt += a.AuxInt
					v.SetArg(0, a.Args[0])
				}
			}
		}
	}
}

// after lets something follow a pass.
func after(name string, next func(*Func)) {
	run := passNamed(name).fn
	instead(name, func(f *Func) {
		run(f)
		next(f)
	})
}

// instead replaces a pass.
func instead(name string, other func(*Func)) {
	p := passNamed(name)
	run := p.fn
	p.fn = func(f *Func) {
		if f.Config.arch == "wasm" {
			other(f)
		} else {
			run(f)
		}
	}
}

func passNamed(name string) *pass {
	for i := range passes {
		if passes[i].name == name {
			return &passes[i]
		}
	}
	panic("this version of Go's compiler has no pass named " + name)
}
