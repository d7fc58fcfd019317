package physics

import "math"

// grid finds the pairs with touching bounding boxes among the bodies that are not large (see classify). Each
// body lies in the cell of its box's centre.
type grid struct {
	columns, rows lines

	cell    []int32 // by body: its cell
	start   []int32 // by cell, row by row: the index of its first body in entries
	entries []entry // sorted by cell, then by index
}

type entry struct {
	bounds
	body int32
}

func (g *grid) begin(all, some int) {
	g.cell = make([]int32, all)
	g.entries = make([]entry, some)
}

type lines struct {
	low   float64 // start of the first line, metres
	per   float64 // number of lines per metre
	count int
	reach float64 // half the largest width of a box for columns, half the largest height for rows, metres
}

// of returns the line at a coordinate (metres), or the nearest line for a coordinate outside the
// grid. It is monotonic.
func (l lines) of(at float64) int {
	at = float64((at - l.low) * l.per)
	if !(at > 0) {
		return 0
	}
	if at >= float64(l.count) {
		return l.count - 1
	}
	return int(at)
}

func (g *grid) lay(boxes []bounds, in []bool) {
	low, high := Vec2{math.Inf(1), math.Inf(1)}, Vec2{math.Inf(-1), math.Inf(-1)}
	var most, sum Vec2 // of widths and heights, metres
	count := 0.0
	for i := range boxes {
		if !in[i] {
			continue
		}
		count++
		w := &boxes[i]
		width, height := w.maxX-w.minX, w.maxY-w.minY
		sum.X += width
		sum.Y += height
		if width > most.X {
			most.X = width
		}
		if height > most.Y {
			most.Y = height
		}
		x, y := w.centre()
		if x < low.X {
			low.X = x
		}
		if x > high.X {
			high.X = x
		}
		if y < low.Y {
			low.Y = y
		}
		if y > high.Y {
			high.Y = y
		}
	}

	// A cell is as high as the mean box and a quarter as wide. Cells grow if there would be too
	// many.
	size, span := Vec2{sum.X / (4 * count), sum.Y / count}, high.Sub(low)
	if !(size.X > 0 && size.Y > 0 && size.X+size.Y+span.X+span.Y <= math.MaxFloat64) {
		// The grid is empty or holds a body without a finite pose: a single cell holds all.
		size, span = Vec2{1, 1}, Vec2{}
	}
	limit := 4*count + 64
	for span.X/size.X+1 > limit || span.Y/size.Y+1 > limit || (span.X/size.X+1)*(span.Y/size.Y+1) > limit {
		size = size.Mul(1.5)
	}
	g.columns = lines{low.X, 1 / size.X, 1 + int(span.X/size.X), 0.5 * most.X}
	g.rows = lines{low.Y, 1 / size.Y, 1 + int(span.Y/size.Y), 0.5 * most.Y}
}

func (g *grid) fill(boxes []bounds, in []bool) {
	g.lay(boxes, in)
	cells := g.columns.count * g.rows.count
	if cap(g.start) < cells+2 {
		g.start = make([]int32, cells+2, 2*(cells+2))
	}
	g.start = g.start[:cells+2]
	clear(g.start)
	for i := range boxes {
		if !in[i] {
			continue
		}
		x, y := boxes[i].centre()
		c := g.rows.of(y)*g.columns.count + g.columns.of(x)
		g.cell[i] = int32(c)
		g.start[c+2]++
	}
	// Here start[c+2] is the number of bodies in cell c. The running sum puts the start of cell c into
	// start[c+1]. The filling loop then advances it to the start of cell c+1.
	before := int32(0)
	for c := range g.start {
		before += g.start[c]
		g.start[c] = before
	}
	for i := range boxes {
		if !in[i] {
			continue
		}
		at := &g.start[g.cell[i]+1]
		g.entries[*at] = entry{boxes[i], int32(i)}
		*at++
	}
}

// find writes the pairs whose boxes touch to the beginning of found. It returns found, extended if necessary,
// and the number of pairs. It may stop early once the number exceeds most; a most of 0 sets no limit.
//
// Each body is compared with the later bodies near it in its row, and with the bodies near it in the rows
// above. So each pair is visited at most once.
func (g *grid) find(found []pair, most int) ([]pair, int) {
	n := 0
	columns, rows := &g.columns, &g.rows
	k := 0
	for row := range rows.count {
		begin := row * columns.count
		for end := int(g.start[begin+columns.count]); k < end; k++ {
			e := &g.entries[k]
			if room := n + len(g.entries); room > len(found) {
				if most > 0 && n > most {
					return found, n
				}
				found = append(found, make([]pair, room)...)
			}
			left, right := columns.of(e.minX-columns.reach), columns.of(e.maxX+columns.reach)+1
			n += e.choose(g.entries[k+1:g.start[begin+right]], found[n:])
			at := begin
			for top := rows.of(e.maxY + rows.reach); top > row; top-- {
				at += columns.count
				n += e.choose(g.entries[g.start[at+left]:g.start[at+right]], found[n:])
			}
		}
	}
	return found, n
}

// choose writes the pairs of e with the entries whose boxes touch it, and returns their number. The comparison
// has no branch, for speed.
func (e *entry) choose(entries []entry, found []pair) (n int) {
	a, minX, minY, maxX, maxY := e.body, e.minX, e.minY, e.maxX, e.maxY
	for k := range entries {
		e := &entries[k]
		// The sign bit of gaps is set if there is a gap between the boxes.
		gaps := math.Float64bits(maxX-e.minX) | math.Float64bits(e.maxX-minX) |
			math.Float64bits(maxY-e.minY) | math.Float64bits(e.maxY-minY)
		found[n] = pair{a, e.body}
		n += int(^gaps >> 63)
	}
	return n
}
