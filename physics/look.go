package physics

import "math"

// Look is the broad phase for those who look on: the grid's cells and the pairs near one another, as a
// step would make them anew of a world as it stands. A step itself goes on with those of a step before,
// as long as no body has left its widened box.
type Look struct {
	broad  broadphase
	sorted []sorted // by what its bodies were sorted
	masses []Mass   // of the world that was looked at last
}

// sorted is what the broad phase sorts a body by.
type sorted struct {
	half           Vec2
	static, absent bool
	filter         Filter
}

// Grid is the broad phase's grid: so many cells of one size, row by row from Low on, metres. Without
// a body in it, it has no cell.
type Grid struct {
	Low, Cell     Vec2
	Columns, Rows int
}

// Near is two bodies that the broad phase has side by side, A the lower one.
type Near struct {
	A, B  int32
	Touch bool // their bounding boxes touch: what is left is for the collide call
}

// At looks at a world. dt is how long the next step is, s.
func (l *Look) At(w *World, dt float64) {
	p := &l.broad
	l.masses = w.masses
	if l.others(w) {
		p.classify(w.bodies, w.masses)
	}
	p.most = w.broad.most
	p.sensors = false // their pairs are shown among the others
	p.refresh(w.bodies)
	p.widen(w.motions, dt)
	p.grid.fill(p.wide, p.small)
	p.find(w.masses)
}

// others reports whether these are not the bodies that were sorted last.
func (l *Look) others(w *World) bool {
	of := func(i int) sorted {
		m := &w.masses[i]
		return sorted{w.bodies[i].Half, m.Static(), m.absent, m.Filter}
	}
	same := len(l.sorted) == len(w.bodies) && len(w.bodies) == len(l.broad.boxes)
	for i := 0; same && i < len(w.bodies); i++ {
		same = l.sorted[i] == of(i)
	}
	if same {
		return false
	}
	l.sorted = l.sorted[:0]
	for i := range w.bodies {
		l.sorted = append(l.sorted, of(i))
	}
	return true
}

// Grid returns the grid. It holds the bodies of about one size; far larger ones, such as grounds, stay
// out of it.
func (l *Look) Grid() Grid {
	g := &l.broad.grid
	if len(g.entries) == 0 || math.IsInf(g.columns.low, 0) || math.IsInf(g.rows.low, 0) {
		return Grid{}
	}
	return Grid{
		Vec2{g.columns.low, g.rows.low}, Vec2{1 / g.columns.per, 1 / g.rows.per},
		g.columns.count, g.rows.count,
	}
}

// Bodies returns how many bodies have their centres in a cell.
func (l *Look) Bodies(column, row int) (n int) {
	g := &l.broad.grid
	c := row*g.columns.count + column
	for _, e := range g.entries[g.start[c]:g.start[c+1]] {
		if !l.masses[e.body].absent {
			n++
		}
	}
	return n
}

// Pairs returns how many pairs are near one another, and Pair one of them: those whose widened bounding
// boxes touch, in order.
func (l *Look) Pairs() int { return len(l.broad.near) }

// Pair returns a pair by its number.
func (l *Look) Pair(k int) Near {
	p := &l.broad
	q := p.near[k]
	return Near{q.a, q.b, !p.boxes[q.a].apart(&p.boxes[q.b])}
}

// Bounds returns the body's bounding box, with sides along the axes, metres.
func (b *Body) Bounds() (low, high Vec2) {
	far := Vec2{reach(b.Half, b.Rot.Col1.X, b.Rot.Col2.X), reach(b.Half, b.Rot.Col1.Y, b.Rot.Col2.Y)}
	return b.Position.Sub(far), b.Position.Add(far)
}
