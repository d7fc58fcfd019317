package physics

import "math"

// Look shows the broad phase of a world: the grid's cells and the near pairs. It computes both from the current
// state of the world. A step, in contrast, reuses the near pairs of an earlier step until a body leaves its
// widened box.
type Look struct {
	broad  broadphase
	sorted []sorted // by body: its properties at the last classify
	masses []Mass   // of the last world
}

type sorted struct {
	half           Vec2
	static, absent bool
	filter         Filter
}

// Grid is the grid of the broad phase: Columns by Rows cells of size Cell, metres. Low is its lower
// left corner, metres, world frame. An empty grid has no cells.
type Grid struct {
	Low, Cell     Vec2
	Columns, Rows int
}

// Near is a near pair: two bodies whose widened bounding boxes touch, A < B.
type Near struct {
	A, B  int32
	Touch bool // whether their bounding boxes touch, so that a step makes a collide call
}

// At computes the broad phase of w. dt is the length of the next step, s.
func (l *Look) At(w *World, dt float64) {
	p := &l.broad
	l.masses = w.masses
	if l.others(w) {
		p.classify(w.bodies, w.masses)
	}
	p.most = w.broad.most
	p.sensors = false // list pairs with a sensor among the others
	p.refresh(w.bodies)
	p.widen(w.motions, dt)
	p.grid.fill(p.wide, p.small)
	p.find(w.masses)
}

// others reports whether the bodies of w differ from the bodies at the last classify, and records them.
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

// Grid returns the grid. Bodies that are much larger than the rest, such as grounds, stay out of it.
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

// Bodies returns the number of bodies whose widened bounding box has its centre in the cell.
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

// Pairs returns the number of near pairs.
func (l *Look) Pairs() int { return len(l.broad.near) }

// Pair returns near pair k, in the order of (A, B).
func (l *Look) Pair(k int) Near {
	p := &l.broad
	q := p.near[k]
	return Near{q.a, q.b, !p.boxes[q.a].apart(&p.boxes[q.b])}
}

// Bounds returns the body's axis-aligned bounding box, world frame, metres.
func (b *Body) Bounds() (low, high Vec2) {
	far := Vec2{reach(b.Half, b.Rot.Col1.X, b.Rot.Col2.X), reach(b.Half, b.Rot.Col1.Y, b.Rot.Col2.Y)}
	return b.Position.Sub(far), b.Position.Add(far)
}
