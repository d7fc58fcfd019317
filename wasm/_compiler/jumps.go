// Package wasm is that of Go's assembler, to which this file is added where Clipstage's
// wasm is built ("make compiler").
//
// WebAssembly has no goto. Go puts one loop around a function: each jump writes down where
// it goes and begins that loop anew, and a table of all basic blocks at its top leads
// there. A browser's compiler then sees no loop of the program, and meets all variables of
// all blocks at one place. Here jumps are made anew: one ahead leaves a block that ends where
// it goes to, one back repeats a loop that begins there. The table stays for what it alone
// can do: lead to where a function goes on after a call, when its goroutine was stopped in
// there; and into loops that are entered in their midst, by such a way or by another.
package wasm

import (
	"cmd/internal/obj"
	"slices"
)

func init() {
	preprocess := Linkwasm.Preprocess
	Linkwasm.Preprocess = func(ctxt *obj.Link, s *obj.LSym, newprog obj.ProgAlloc) {
		resumed := resumedSegments(s)
		preprocess(ctxt, s, newprog)
		if s.Func().WasmImport != nil || s.Func().WasmExport != nil || ctxt.Flag_maymorestack != "" {
			return // wrappers, with blocks of their own; and a flag that adds resume points
		}
		if f := parse(s, newprog); f != nil {
			f.entered = resumed
			f.findLoops()
			f.write()
		}
	}
}

// resumedSegments returns the segments that begin where a function can be entered: its
// start, behind each call, and where deferred calls are run after a panic. A segment is what
// stands between two resume points, a basic block or a part of one.
func resumedSegments(s *obj.LSym) map[int]bool {
	resumed, segment := map[int]bool{0: true}, 0
	for p := s.Func().Text; p != nil; p = p.Link {
		switch p.As {
		case ARESUMEPOINT:
			segment++
		case obj.ACALL: // a resume point will follow
			if p.To.Sym != nil && p.To.Sym.Name == "runtime.deferreturn" {
				resumed[segment] = true
			}
			segment++
			resumed[segment] = true
		}
	}
	return resumed
}

// function is a function as the assembler's preprocess leaves it, taken apart.
type function struct {
	text     *obj.Prog
	unwinds  bool     // a block around all that calls leave when their goroutine stops
	table    []uint64 // by PC_B: the segment
	segments []segment
	jumps    []jump

	entered map[int]bool // segments that the table has to lead to
	loops   []loop       // by where they begin
	again   bool         // jumps need the table, too

	newprog obj.ProgAlloc
	out     []*obj.Prog
	labels  []label // what is open where out ends
}

// segment is a list of instructions, and the end of a block before it, which the first
// segment has not.
type segment struct {
	end  *obj.Prog
	body []*obj.Prog
}

// jump is one from a segment to another.
type jump struct{ from, to int }

// loop is one over all segments from first to last.
type loop struct{ first, last int }

// inside reports whether a segment is in the loop, but not where it begins.
func (l loop) inside(segment int) bool { return l.first < segment && segment <= l.last }

// label is a block, loop or if.
type label struct {
	kind    kind
	segment int // where the block ends or the loop begins
}

type kind uint8

const (
	conditional kind = iota // an if of a segment's own
	ahead                   // a block that ends before a segment
	back                    // a loop that begins with one
	table                   // the loop that begins with the table
	unwind                  // the block that calls leave
	trap                    // the block that ends where no function goes on
)

// parse returns nil for a function that has no table.
func parse(s *obj.LSym, newprog obj.ProgAlloc) *function {
	f := &function{text: s.Func().Text, newprog: newprog}
	// [block] [loop] block... get PC_B, br_table, end; segments with ends between them;
	// [end] unreachable [end, i32.const 1]
	blocks, tail := 0, 1
	p := f.text.Link
	for ; p != nil && (p.As == ABlock || p.As == ALoop); p = p.Link {
		if p.As == ABlock {
			blocks++
		} else {
			tail++
		}
	}
	if p == nil || p.As != AGet || p.From.Reg != REG_PC_B || p.Link.As != ABrTable {
		return nil
	}
	f.table = p.Link.To.Val.([]uint64)
	last := int(f.table[len(f.table)-1])
	if f.unwinds = blocks == last+2; f.unwinds {
		tail += 2
	}
	var body []*obj.Prog
	for p = p.Link.Link.Link; p != nil; p = p.Link {
		body = append(body, p)
	}
	body = body[:len(body)-tail]

	depth, begin := 0, 0
	var end *obj.Prog
	for i, p := range body {
		switch p.As {
		case AIf:
			depth++
		case AEnd:
			if depth--; depth < 0 {
				f.segments = append(f.segments, segment{end, body[begin:i]})
				depth, begin, end = 0, i+1, p
			}
		case AI32Const:
			if isJump(body[i:]) {
				f.jumps = append(f.jumps, jump{len(f.segments), f.target(p)})
			}
		case ABlock, ALoop, ABrTable:
			return nil // not a compiler's
		}
	}
	f.segments = append(f.segments, segment{end, body[begin:]})
	if len(f.segments) != last+1 {
		panic("wasm: a function's segments do not add up: " + s.Name)
	}
	return f
}

// isJump reports whether the list begins with a jump: where to, set PC_B, br.
func isJump(list []*obj.Prog) bool {
	return len(list) >= 3 && list[0].As == AI32Const &&
		list[1].As == ASet && list[1].To.Reg == REG_PC_B && list[2].As == ABr
}

// target returns the segment that a jump goes to.
func (f *function) target(jump *obj.Prog) int { return int(f.table[jump.From.Offset]) }

// findLoops sets loops to those that are entered where they begin. To where others begin
// the table leads.
func (f *function) findLoops() {
	ends := map[int]int{}
	for _, j := range f.jumps {
		if j.to <= j.from {
			ends[j.to] = max(ends[j.to], j.from)
		}
	}
	for first, last := range ends {
		f.loops = append(f.loops, loop{first, last})
	}
	slices.SortFunc(f.loops, func(a, b loop) int { return a.first - b.first })

	for before := -1; before != len(f.loops); {
		before = len(f.loops)
		f.loops = slices.DeleteFunc(f.loops, func(l loop) bool {
			entered := false
			for _, j := range f.jumps {
				entered = entered || l.inside(j.to) && (j.from < l.first || j.from > l.last)
			}
			for segment := range f.entered {
				entered = entered || l.inside(segment)
			}
			if entered {
				f.entered[l.first] = true
				f.again = true
			}
			return entered
		})
	}
}

// write puts the function together.
func (f *function) write() {
	f.out = append(f.out, f.text)
	tabled := f.again || len(f.entered) > 1
	if f.unwinds {
		f.open(ABlock, label{unwind, 0})
	}
	if tabled {
		f.open(ABlock, label{trap, 0})
	}
	if f.again {
		f.open(ALoop, label{table, 0})
	}
	f.writeRegion(loop{0, len(f.segments) - 1}, false, tabled)
	if f.again {
		f.close()
	}
	if tabled {
		f.close()
	}
	f.add(obj.AUNDEF)
	if f.unwinds {
		f.close()
		f.add(AI32Const).From = constAddr(1)
	}
	for i, p := range f.out {
		p.Link = nil
		if i > 0 {
			f.out[i-1].Link = p
		}
	}
}

// writeRegion writes a loop's segments, or all of them.
func (f *function) writeRegion(region loop, isLoop, tabled bool) {
	var parts []loop // segments, and the loops in it
	for i := region.first; i <= region.last; i++ {
		part := loop{i, i}
		if l, ok := f.loopAt(i); ok && !(isLoop && i == region.first) {
			part = l
		}
		parts = append(parts, part)
		i = part.last
	}

	// Blocks end before the parts that are gone to, the first one's first.
	blocks := map[int]bool{}
	for _, j := range f.jumps {
		blocks[j.to] = blocks[j.to] || j.from < j.to && j.to > region.first
	}
	for segment := range f.entered {
		blocks[segment] = blocks[segment] || tabled
	}
	for _, part := range slices.Backward(parts) {
		if blocks[part.first] {
			f.open(ABlock, label{ahead, part.first})
		}
	}
	if tabled {
		f.writeTable()
	}
	for _, part := range parts {
		if part.first > region.first || !isLoop {
			f.writeEnd(part.first, blocks[part.first])
		}
		if _, ok := f.loopAt(part.first); ok && !(isLoop && part.first == region.first) {
			f.open(ALoop, label{back, part.first})
			f.writeRegion(part, true, false)
			f.close()
		} else {
			f.writeSegment(part.first)
		}
	}
}

func (f *function) loopAt(segment int) (l loop, ok bool) {
	i, ok := slices.BinarySearchFunc(f.loops, segment, func(l loop, segment int) int { return l.first - segment })
	if ok {
		l = f.loops[i]
	}
	return l, ok
}

// writeTable leads to the segments that are entered, and traps where PC_B names another.
func (f *function) writeTable() {
	f.add(AGet).From = regAddr(REG_PC_B)
	var depths []uint64
	for _, segment := range f.table {
		to := label{trap, 0}
		if f.entered[int(segment)] {
			to = label{ahead, int(segment)}
		}
		depths = append(depths, uint64(f.depth(to)))
	}
	f.add(ABrTable).To = obj.Addr{Val: append(depths, uint64(f.depth(label{trap, 0})))}
}

// writeEnd ends the block before a segment, if there is one. The instruction that ended
// it before stays in any case, since it counts in the tables of lines.
func (f *function) writeEnd(segment int, block bool) {
	end := f.segments[segment].end
	if end == nil {
		if block {
			f.close()
		}
		return
	}
	f.out = append(f.out, end)
	if block {
		f.labels = f.labels[:len(f.labels)-1]
	} else {
		end.As = obj.ANOP
	}
}

func (f *function) writeSegment(number int) {
	for list := f.segments[number].body; len(list) > 0; list = list[1:] {
		p := list[0]
		switch p.As {
		case AIf:
			if rest := list[1:]; isJump(rest) && len(rest) > 3 && rest[3].As == AEnd {
				if depth := f.jumpDepth(number, f.target(rest[0])); depth >= 0 {
					p.As, p.To = ABrIf, constAddr(int64(depth))
					list = rest[3:]
					break
				}
			}
			f.labels = append(f.labels, label{kind: conditional})
		case AEnd:
			f.labels = f.labels[:len(f.labels)-1]
		case ABrIf: // after a call
			p.To = constAddr(int64(f.depth(label{unwind, 0})))
		case AI32Const:
			if !isJump(list) {
				break
			}
			br := list[2]
			if depth := f.jumpDepth(number, f.target(p)); depth >= 0 {
				br.To = constAddr(int64(depth))
			} else {
				br.To = constAddr(int64(f.depth(label{table, 0})))
				f.out = append(f.out, p, list[1])
			}
			p, list = br, list[2:]
		}
		f.out = append(f.out, p)
	}
}

// jumpDepth returns the depth of the label that a jump goes to, or -1 if only the table
// leads there.
func (f *function) jumpDepth(from, to int) int {
	if to > from {
		return f.depth(label{ahead, to})
	}
	if _, ok := f.loopAt(to); !ok {
		return -1
	}
	return f.depth(label{back, to})
}

// depth returns how many labels were opened after one that is open.
func (f *function) depth(of label) int {
	for i, l := range slices.Backward(f.labels) {
		if l == of {
			return len(f.labels) - 1 - i
		}
	}
	panic("wasm: a label that is not open: " + f.text.From.Sym.Name)
}

func (f *function) open(as obj.As, l label) {
	f.add(as)
	f.labels = append(f.labels, l)
}

func (f *function) close() {
	f.add(AEnd)
	f.labels = f.labels[:len(f.labels)-1]
}

// add writes an instruction of no place of its own.
func (f *function) add(as obj.As) *obj.Prog {
	before := f.out[len(f.out)-1]
	p := f.newprog()
	p.As, p.Pos, p.Pc = as, before.Pos, before.Pc
	f.out = append(f.out, p)
	return p
}
