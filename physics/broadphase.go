package physics

import (
	"math"
	"sort"
)

// broadphase finds the pairs of bodies whose bounding boxes touch. It leaves out pairs of two static bodies,
// pairs with a removed body, and pairs that filters keep apart. The pairs are sorted by lower index, then by
// higher index.
//
// It keeps a list of near pairs, whose widened bounding boxes touch. Each step compares only these pairs, until
// a body leaves its widened box. Then a uniform grid rebuilds the list. Bodies that are much larger than the
// rest (grounds, walls) stay out of the grid.
type broadphase struct {
	boxes []bounds // by body: its current bounding box
	wide  []bounds // by body: its widened box at the last rebuild
	near  []pair   // pairs whose widened boxes touch, without sensors
	pairs []pair   // pairs in near whose boxes touch

	nearSensed []pair // near pairs with a sensor
	sensed     []pair // pairs in nearSensed whose boxes touch

	grid     grid    // of the small bodies' widened boxes
	large    []int32 // bodies outside the grid, ascending
	small    []bool  // by body: whether it is in the grid
	statics  int     // number of static bodies in the grid
	absent   bool    // whether any body was removed
	filters  bool    // whether any body has a filter
	sensors  bool    // whether any body is a sensor
	surfaces bool    // whether any body has restitution or a tangent speed

	found         []pair  // the found pairs, before sorting into near
	lower, higher []int32 // used by order: the place of the next pair, by its lower or its higher body

	most int  // approximate limit of the number of found pairs; 0 sets no limit
	full bool // whether the limit was exceeded; then all lists of pairs are empty
}

// bounds is an axis-aligned bounding box, metres.
type bounds struct{ minX, minY, maxX, maxY float64 }

// everywhere is the box of a body whose pose is not finite, such as a position of (NaN, 0).
var everywhere = bounds{math.Inf(-1), math.Inf(-1), math.Inf(1), math.Inf(1)}

func (a *bounds) centre() (x, y float64) {
	return float64(0.5 * (a.minX + a.maxX)), float64(0.5 * (a.minY + a.maxY))
}

// pair holds the indices of two bodies, a < b.
type pair struct{ a, b int32 }

func (p pair) before(q pair) bool { return p.a < q.a || p.a == q.a && p.b < q.b }

// find returns the index of p in a sorted list of n pairs, or -1. at returns pair i of the list.
func (p pair) find(n int, at func(i int) pair) int {
	i := sort.Search(n, func(i int) bool { return !at(i).before(p) })
	if i < n && at(i) == p {
		return i
	}
	return -1
}

// margin widens bounding boxes relative to their coordinates. It covers the rounding of a collide
// call, so that boxes that touch exactly are not lost.
const margin = 1e-12

// Widened boxes extend beyond the box on each side by spare times its width or height. They also
// reach ahead in the direction of motion by the distance travelled in ahead steps, but by no more
// than the box's width or height.
const (
	spare = 0.25
	ahead = 8 // steps
)

func (a *bounds) apart(b *bounds) bool {
	return a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY
}

// classify decides which bodies are large. It runs after bodies are added or edited.
//
// A body is large if its diameter exceeds a limit. A high limit makes large cells with many bodies to compare.
// A low limit leaves many bodies outside the grid, and each of these is compared with all others. The limit
// minimizes an estimate of the comparisons.
func (p *broadphase) classify(bodies []Body, masses []Mass) {
	n := len(bodies)
	p.boxes = make([]bounds, n)
	p.wide = make([]bounds, n)
	p.small = make([]bool, n)
	p.lower, p.higher = make([]int32, n), make([]int32, n)
	p.large = p.large[:0]

	// Sizes are grouped in two classes per power of two: by the exponent and the first bit of the mantissa.
	diameter := func(b *Body) float64 { return 2 * math.Hypot(b.Half.X, b.Half.Y) }
	size := func(d float64) int { return int(math.Float64bits(d) << 1 >> 52) }
	first, last := math.MaxInt, 0
	for i := range bodies {
		s := size(diameter(&bodies[i]))
		first, last = min(first, s), max(last, s)
	}
	sizes := make([]struct{ count, area, widest float64 }, max(0, last-first+1))
	for i := range bodies {
		b := &bodies[i]
		d := diameter(b)
		s := &sizes[size(d)-first]
		s.count++
		s.area += 4 * b.Half.X * b.Half.Y
		s.widest = max(s.widest, d)
	}
	limit, least, count, area := 0.0, math.Inf(1), 0.0, 0.0
	for _, s := range sizes {
		if s.count == 0 {
			continue
		}
		count += s.count
		area += s.area
		cost := (float64(n)-count)*float64(n) + count*min(count, 9*s.widest*s.widest*count/area)
		if cost < least {
			limit, least = s.widest, cost
		}
	}
	p.statics, p.absent, p.filters, p.sensors, p.surfaces = 0, false, false, false, false
	for i := range bodies {
		p.absent = p.absent || masses[i].absent
		p.filters = p.filters || masses[i].Filter != Filter{}
		p.sensors = p.sensors || masses[i].Sensor
		p.surfaces = p.surfaces || masses[i].Restitution != 0 || masses[i].TangentSpeed != 0
		p.small[i] = diameter(&bodies[i]) <= limit
		if !p.small[i] {
			p.large = append(p.large, int32(i))
		} else if masses[i].Static() {
			p.statics++
		}
	}
	p.grid.begin(n, n-len(p.large))
}

// update sets pairs and sensed for the current poses. dt is the length of the step, s. Rebuilt near pairs
// should last for several such steps.
func (p *broadphase) update(bodies []Body, motions []Motion, masses []Mass, dt float64) {
	if len(p.boxes) != len(bodies) {
		p.classify(bodies, masses)
	}
	if !p.refresh(bodies) {
		p.widen(motions, dt)
		p.grid.fill(p.wide, p.small)
		p.find(masses)
	}
	p.pairs = p.compare(p.near, p.pairs)
	p.sensed = p.sensed[:0]
	if len(p.nearSensed) > 0 {
		p.sensed = p.compare(p.nearSensed, p.sensed)
	}
}

// overlaps counts the pairs of bodies whose bounding boxes touch now, including pairs that find drops later. It
// may stop early once the count exceeds most.
func (p *broadphase) overlaps(bodies []Body, masses []Mass, most int) int {
	p.classify(bodies, masses)
	p.most = most
	p.refresh(bodies)
	copy(p.wide, p.boxes)
	p.grid.fill(p.wide, p.small)
	return p.find(masses)
}

func (p *broadphase) refresh(bodies []Body) (inside bool) {
	inside = true
	boxes, wide := p.boxes[:len(bodies)], p.wide[:len(bodies)]
	for i := range bodies {
		b, box, w := &bodies[i], &boxes[i], &wide[i]
		x, y := b.Position.X, b.Position.Y
		reachX, reachY := reach(b.Half, b.Rot.Col1.X, b.Rot.Col2.X), reach(b.Half, b.Rot.Col1.Y, b.Rot.Col2.Y)
		more := float64(margin * (math.Abs(x) + math.Abs(y) + reachX + reachY))
		reachX += more
		reachY += more
		minX, minY, maxX, maxY := x-reachX, y-reachY, x+reachX, y+reachY
		box.minX, box.minY, box.maxX, box.maxY = minX, minY, maxX, maxY
		if !(minX >= w.minX && minY >= w.minY && maxX <= w.maxX && maxY <= w.maxY) {
			if !(maxX-minX <= math.MaxFloat64 && maxY-minY <= math.MaxFloat64) {
				*box = everywhere
			}
			inside = inside && *box == *w // both are everywhere
		}
	}
	return inside
}

// compare returns the pairs in near whose boxes touch. It reuses the memory of pairs if there is enough.
func (p *broadphase) compare(near, pairs []pair) []pair {
	boxes, n := p.boxes, 0
	if cap(pairs) <= len(near) {
		pairs = make([]pair, len(near)+len(near)/4+1)
	}
	pairs = pairs[:len(near)+1]
	for k := range near {
		q := &near[k]
		a, b := &boxes[q.a], &boxes[q.b]
		gaps := math.Float64bits(a.maxX-b.minX) | math.Float64bits(b.maxX-a.minX) |
			math.Float64bits(a.maxY-b.minY) | math.Float64bits(b.maxY-a.minY)
		pairs[n] = *q
		n += int(^gaps >> 63)
	}
	return pairs[:n]
}

func (p *broadphase) widen(motions []Motion, dt float64) {
	for i := range p.boxes {
		box, w, v := &p.boxes[i], &p.wide[i], &motions[i].Velocity
		*w = *box
		w.minX, w.maxX = widened(w.minX, w.maxX, float64(ahead*dt*v.X))
		w.minY, w.maxY = widened(w.minY, w.maxY, float64(ahead*dt*v.Y))
	}
}

// widened extends the interval from low to high (metres) by spare times its width on both sides. On the side of
// the motion it also extends it by way, but by no more than its width. way is the signed distance of travel.
func widened(low, high, way float64) (float64, float64) {
	width := high - low
	room := float64(spare * width)
	if way > width {
		way = width
	} else if way < -width {
		way = -width
	}
	low, high = low-room, high+room
	if way > 0 {
		high += way
	} else {
		low += way
	}
	if !(high-low <= math.MaxFloat64) {
		return math.Inf(-1), math.Inf(1) // a body without a finite pose touches every box
	}
	return low, high
}

// find sets near and nearSensed to the pairs whose widened boxes touch. It drops pairs of two static bodies,
// pairs with a removed body, and pairs that filters keep apart. It returns a count that may include dropped
// pairs. If the count exceeds most, find stops and leaves both lists empty.
func (p *broadphase) find(masses []Mass) int {
	p.full = false
	found, n := p.grid.find(p.found[:cap(p.found)], p.most)
	if p.tooMany(n) {
		return n
	}
	for _, a := range p.large {
		box, static := &p.wide[a], masses[a].Static()
		if room := n + len(p.wide); room > len(found) {
			if p.tooMany(n) {
				return n
			}
			found = append(found, make([]pair, room)...)
		}
		for i := range p.wide {
			if b := int32(i); (b > a || p.small[b]) && !box.apart(&p.wide[b]) && !(static && masses[b].Static()) {
				found[n] = pair{min(a, b), max(a, b)}
				n++
			}
		}
	}
	if p.tooMany(n) {
		return n
	}
	p.found = found
	p.order(found[:n])
	if p.statics > 1 || p.absent {
		p.near = withoutIdle(p.near, masses)
	}
	if p.filters {
		p.near = filtered(p.near, masses)
	}
	p.nearSensed = p.nearSensed[:0]
	if p.sensors {
		p.takeSensors(masses)
	}
	return n
}

// tooMany reports whether n exceeds the limit. If so, it empties the lists and frees their memory;
// the next step rebuilds them.
func (p *broadphase) tooMany(n int) bool {
	if p.most == 0 || n <= p.most {
		return false
	}
	p.full = true
	p.found, p.near, p.nearSensed, p.boxes = nil, nil, nil, nil
	return true
}

// order stores the sorted pairs in near. It is a radix sort: first by the higher index, then stably by the
// lower index.
func (p *broadphase) order(pairs []pair) {
	lower, higher := p.lower, p.higher
	clear(lower)
	clear(higher)
	for k := range pairs {
		q := &pairs[k]
		a, b := q.a, q.b
		if b < a {
			a, b = b, a
		}
		q.a, q.b = a, b
		lower[a]++
		higher[b]++
	}
	n := len(pairs)
	starts(lower)
	starts(higher)
	if cap(p.near) < 2*n {
		p.near = make([]pair, 2*n+n/2)
	}
	near, halfway := p.near[:n], p.near[n:2*n]
	for _, q := range pairs {
		halfway[higher[q.b]] = q
		higher[q.b]++
	}
	for _, q := range halfway {
		near[lower[q.a]] = q
		lower[q.a]++
	}
	p.near = near
}

// withoutIdle drops, in place, the pairs of two static bodies and the pairs with a removed body.
func withoutIdle(pairs []pair, masses []Mass) []pair {
	n := 0
	for _, q := range pairs {
		a, b := &masses[q.a], &masses[q.b]
		if !(a.Static() && b.Static()) && !a.absent && !b.absent {
			pairs[n] = q
			n++
		}
	}
	return pairs[:n]
}

func filtered(pairs []pair, masses []Mass) []pair {
	n := 0
	for _, q := range pairs {
		if masses[q.a].Filter.Meets(masses[q.b].Filter) {
			pairs[n] = q
			n++
		}
	}
	return pairs[:n]
}

func (p *broadphase) takeSensors(masses []Mass) {
	n := 0
	for _, q := range p.near {
		if masses[q.a].Sensor || masses[q.b].Sensor {
			p.nearSensed = append(p.nearSensed, q)
		} else {
			p.near[n] = q
			n++
		}
	}
	p.near = p.near[:n]
}

// starts replaces counts by their running sums: each entry becomes the index where its items start.
func starts(counts []int32) {
	at := int32(0)
	for i, count := range counts {
		counts[i] = at
		at += count
	}
}
