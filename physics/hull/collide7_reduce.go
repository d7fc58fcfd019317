package hull

import "math"

// MaxContacts is how many points a manifold has at most: a fifth adds nothing that a solver needs.
const MaxContacts = 4

// better is by what share a later candidate must beat an earlier one. Without it points that are
// as good take turns from step to step.
const better = 1e-3

// Rule is why a point was kept.
type Rule uint8

const (
	RuleAll      Rule = iota // there were four points or fewer
	RuleDeepest              // it lies deepest
	RuleFarthest             // it is farthest from the deepest
	RuleTriangle             // with these two it spans the largest triangle
	RuleOpposite             // it adds most to that triangle
	RuleEdges                // it is where two edges meet
	RuleCount    = iota
)

// ruleIDs are the names that traces and pages have.
var ruleIDs = [RuleCount]string{"all", "deepest", "farthest", "triangle", "opposite", "edges"}

// String returns the rule's id, such as "deepest".
func (r Rule) String() string {
	if int(r) < len(ruleIDs) {
		return ruleIDs[r]
	}
	return "unknown"
}

// Reduce is the choice of four points.
type Reduce struct {
	Count  int
	Points [MaxContacts]int // of Keep.Points, in the order in which they were chosen
	Rules  [MaxContacts]Rule
	order  []int // of all points: see sort
}

// contest finds the best of the candidates that are offered.
type contest struct {
	best  int
	score float64
	floor float64 // by how much a candidate must be better at least
}

// offer takes a candidate if it is better than the best so far by the share, and by the floor.
func (t *contest) offer(i int, score float64) {
	if score > t.score+max(float64(t.score*better), t.floor) {
		t.best, t.score = i, score
	}
}

// run chooses. Candidates come in an order that does not depend on which hull is A, and
// nor do the measures.
func (r *Reduce) run(c *Clipping) {
	points := c.Keep.Points
	if len(points) <= MaxContacts {
		r.Count = len(points)
		for i := range points {
			r.Points[i], r.Rules[i] = i, RuleAll
		}
		return
	}
	r.sort(c)
	normal := c.Best.Normal
	sliver := float64(c.lengths.plane * c.lengths.size) // m²: a triangle with less is none

	// Of hulls that just touch, rounding alone decides which point is deepest.
	first := r.order[0]
	t := contest{best: first, score: -points[first].Separation, floor: c.tie}
	for _, i := range r.order {
		t.offer(i, -points[i].Separation)
	}
	r.Count = 0
	r.keep(t.best, RuleDeepest)
	p := points[t.best].Position

	t = contest{best: None, score: c.lengths.plane}
	for _, i := range r.order {
		t.offer(i, points[i].Position.Sub(p).Length())
	}
	if t.best == None {
		return
	}
	r.keep(t.best, RuleFarthest)
	q := points[t.best].Position

	t = contest{best: None, score: sliver}
	for _, i := range r.order {
		area := normal.Dot(q.Sub(p).Cross(points[i].Position.Sub(p)))
		t.offer(i, math.Abs(area))
	}
	if t.best == None {
		return
	}
	r.keep(t.best, RuleTriangle)
	corner := points[t.best].Position
	if normal.Dot(q.Sub(p).Cross(corner.Sub(p))) < 0 {
		p, q = q, p
	}

	t = contest{best: None, score: sliver}
	for _, i := range r.order {
		x := points[i].Position
		t.offer(i, max(outside(normal, p, q, x), outside(normal, q, corner, x), outside(normal, corner, p, x)))
	}
	if t.best != None {
		r.keep(t.best, RuleOpposite)
	}
}

// keep takes a point.
func (r *Reduce) keep(i int, rule Rule) {
	r.Points[r.Count], r.Rules[r.Count] = i, rule
	r.Count++
}

// outside returns twice the area of the triangle from p to q to x where x is to the right of
// the way from p to q, as seen against the normal; otherwise it is negative. In m².
func outside(normal, p, q, x Vec3) float64 { return normal.Dot(x.Sub(p).Cross(q.Sub(p))) }

// sort puts the points in an order that is the same for A, B and for B, A: by id, and where two ids
// are alike but for their owners, by their place in the world.
func (r *Reduce) sort(c *Clipping) {
	r.order = r.order[:0]
	for i := range c.Keep.Points {
		k := len(r.order)
		r.order = append(r.order, i)
		for ; k > 0 && c.before(i, r.order[k-1]); k-- {
			r.order[k] = r.order[k-1]
		}
		r.order[k] = i
	}
}

// before reports whether point i comes before point k in that order.
func (c *Clipping) before(i, k int) bool {
	p, q := &c.Keep.Points[i], &c.Keep.Points[k]
	if a, b := p.Feature.rank(), q.Feature.rank(); a != b {
		return a < b
	}
	way := c.Frame.Vector(q.Position.Sub(p.Position))
	for axis := range 3 {
		if d := way.At(axis); math.Abs(d) > c.lengths.plane {
			return d > 0
		}
	}
	return false
}
