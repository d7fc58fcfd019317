package hull

import "math"

// MaxContacts is the largest number of points in a manifold.
const MaxContacts = 4

// A later candidate must beat an earlier one by the fraction better. Without it equally good points may
// alternate from step to step.
const better = 1e-3

// Rule is the reason for keeping a point.
type Rule uint8

const (
	RuleAll      Rule = iota // there are at most four points
	RuleDeepest              // it is the deepest point
	RuleFarthest             // it is farthest from the deepest point
	RuleTriangle             // it makes the largest triangle with the deepest and the farthest point
	RuleOpposite             // it adds the most area to the triangle of the first three points
	RuleEdges                // it is the contact of two edges
	RuleCount    = iota
)

var ruleIDs = [RuleCount]string{"all", "deepest", "farthest", "triangle", "opposite", "edges"}

// String returns the rule's id, such as "deepest".
func (r Rule) String() string {
	if int(r) < len(ruleIDs) {
		return ruleIDs[r]
	}
	return "unknown"
}

// Reduce is the choice of at most four points.
type Reduce struct {
	Count  int
	Points [MaxContacts]int // indices in Keep.Points, in the order of the choice
	Rules  [MaxContacts]Rule
	// Scores hold the number that decided for each point: the depth, the distance from the deepest point, the
	// area of the triangle, the area added to it. They are in m and m², and 0 with RuleAll.
	Scores [MaxContacts]float64
	order  []int // indices of all points: see sort
}

type contest struct {
	best  int
	score float64
	floor float64 // least difference by which a candidate must be better
}

// offer accepts a candidate if it beats the best one so far by the fraction better and by floor.
func (t *contest) offer(i int, score float64) {
	if score > t.score+max(float64(t.score*better), t.floor) {
		t.best, t.score = i, score
	}
}

// run chooses the points. Neither the order of the candidates nor their scores depend on which hull is A.
func (r *Reduce) run(c *Clipping) {
	points := c.Keep.Points
	r.Scores = [MaxContacts]float64{}
	if len(points) <= MaxContacts {
		r.Count = len(points)
		for i := range points {
			r.Points[i], r.Rules[i] = i, RuleAll
		}
		return
	}
	r.sort(c)
	normal := c.Best.Normal
	sliver := float64(c.lengths.plane * c.lengths.size) // m²: a triangle of at most half this area counts as none

	// If the hulls just touch, rounding alone decides which point is deepest.
	first := r.order[0]
	t := contest{best: first, score: -points[first].Separation, floor: c.tie}
	for _, i := range r.order {
		t.offer(i, -points[i].Separation)
	}
	r.Count = 0
	r.keep(t.best, RuleDeepest, -points[t.best].Separation)
	p := points[t.best].Position

	t = contest{best: None, score: c.lengths.plane}
	for _, i := range r.order {
		t.offer(i, points[i].Position.Sub(p).Length())
	}
	if t.best == None {
		return
	}
	r.keep(t.best, RuleFarthest, t.score)
	q := points[t.best].Position

	t = contest{best: None, score: sliver}
	for _, i := range r.order {
		area := normal.Dot(q.Sub(p).Cross(points[i].Position.Sub(p)))
		t.offer(i, math.Abs(area))
	}
	if t.best == None {
		return
	}
	r.keep(t.best, RuleTriangle, t.score/2)
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
		r.keep(t.best, RuleOpposite, t.score/2)
	}
}

func (r *Reduce) keep(i int, rule Rule, score float64) {
	r.Points[r.Count], r.Rules[r.Count], r.Scores[r.Count] = i, rule, score
	r.Count++
}

// outside returns twice the area of the triangle p, q, x, in m². It is positive if x is to the right of the
// line from p to q, when the normal points at the viewer.
func outside(normal, p, q, x Vec3) float64 { return normal.Dot(x.Sub(p).Cross(q.Sub(p))) }

// sort orders the points by id, so that an exchange of A and B changes nothing. Ids that differ only by their
// owners are ordered by their position in the world.
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
