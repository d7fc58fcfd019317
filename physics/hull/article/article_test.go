package article_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests/minkowski"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// answers holds the answers of the listing and of the engine for one pair.
type answers struct {
	listing article.Out
	engine  hull.Clipping
	strict  hull.Strict
	size    float64
}

// ask runs the listing with the given faults, and the engine, on one pair.
func ask(a, b *hull.Hull, poseA, poseB *hull.Pose, faults article.Faults) (s *answers) {
	s = &answers{size: max(a.Size, b.Size)}
	c := article.Collider{Faults: faults}
	c.Collide(&s.listing, article.Of(a, poseA), article.Of(b, poseB))
	s.engine.Run(a, b, poseA, poseB)
	if _, _, separated := s.engine.Separated(); !separated {
		s.strict.Run(&s.engine)
	}
	return s
}

// askPreset runs the listing with the given faults, and the engine, on a preset.
func askPreset(t *testing.T, id string, faults article.Faults) *answers {
	t.Helper()
	p, ok := preset.Find(id)
	if !ok {
		t.Fatalf("there is no preset %s", id)
	}
	pair, err := p.Pair().Build()
	if err != nil {
		t.Fatal(err)
	}
	s := ask(pair.A, pair.B, &pair.PoseA, &pair.PoseB, faults)
	if !s.listing.Hit || s.engine.Reached != hull.StageContacts {
		t.Fatalf("%s: no contact", id)
	}
	if d := s.listing.MTV.Sub(s.engine.Manifold.MTV()).Length(); d > 1e-9*s.size {
		t.Errorf("%s: the listing moves B by %v, the engine by %v", id, s.listing.MTV, s.engine.Manifold.MTV())
	}
	return s
}

func array(v hull.Vec3) [3]float64 { return [3]float64{v.X, v.Y, v.Z} }

// off returns the distance of a point from the strict set.
func (s *answers) off(p hull.Vec3) float64 {
	least := math.Inf(1)
	points := s.strict.Points
	for i := range points {
		for j := range i + 1 {
			for k := range j + 1 {
				q := minkowski.Nearest(array(p), array(points[i]), array(points[j]), array(points[k]))
				least = min(least, p.Sub(hull.Vec3{X: q[0], Y: q[1], Z: q[2]}).Length())
			}
		}
	}
	return least
}

func (s *answers) worst() (worst float64) {
	for _, p := range s.listing.Points {
		worst = max(worst, s.off(p))
	}
	return worst
}

// lost returns the number of corners of the strict set that have no point of the listing.
func (s *answers) lost() (lost int) {
	for _, p := range s.strict.Points {
		near := false
		for _, q := range s.listing.Points {
			near = near || p.Sub(q).Length() < 1e-6*s.size
		}
		if !near {
			lost++
		}
	}
	return lost
}

const (
	printed = article.Printed
	framed  = printed &^ article.Frame // all points in one frame, so that they are comparable
)

func near(got, want float64) bool { return math.Abs(got-want) <= 1e-9 }

// ReferenceSign: if the reference face is B's, the listing moves that face's corners by -mtv, so they end up
// twice the depth away from the contact plane.
func TestReferenceSign(t *testing.T) {
	s := askPreset(t, "fault-reference-sign", framed)
	depth := s.engine.Manifold.Depth
	if s.listing.Info.Type != article.TypeB || s.engine.Best.Axis != hull.AxisFaceB {
		t.Fatalf("the listing has type %v, the engine %v", s.listing.Info.Type, s.engine.Best.Axis)
	}
	// Distances of the points from the contact plane. Some points belong to A and lie in it.
	highest := func(s *answers) (height float64) {
		for _, p := range s.listing.Points {
			height = max(height, math.Abs(s.engine.Manifold.Normal.Dot(p.Sub(s.strict.Points[0]))))
		}
		return height
	}
	if got := highest(s); math.Abs(got-2*depth) > 1e-5 {
		t.Errorf("the farthest of %d points is %g from the contact plane, want twice the depth %g", len(s.listing.Points), got, depth)
	}
	if got := highest(askPreset(t, "fault-reference-sign", framed&^article.ReferenceSign)); got > 1e-5 {
		t.Errorf("with the other sign a point is %g from the contact plane", got)
	}
}

// Frame: if the reference face is A's, the listing's points lie on B in its old place. Otherwise they lie on A.
func TestFrame(t *testing.T) {
	s := askPreset(t, "fault-frame", printed)
	depth := s.engine.Manifold.Depth
	if s.listing.Info.Type != article.TypeA {
		t.Fatalf("type %v", s.listing.Info.Type)
	}
	for _, p := range s.listing.Points {
		if !near(s.off(p), depth) {
			t.Errorf("%v is %g off, want the depth %g", p, s.off(p), depth)
		}
	}
	if right := askPreset(t, "fault-frame", framed); right.worst() > 1e-9 || len(right.listing.Points) != 4 {
		t.Errorf("in one frame %d points, the worst %g off", len(right.listing.Points), right.worst())
	}
	// With B and A exchanged, the reference face is B's. The points are then right: on A.
	p, _ := preset.Find("fault-deepest-only")
	pair, err := p.Pair().Build()
	if err != nil {
		t.Fatal(err)
	}
	if s := ask(pair.B, pair.A, &pair.PoseB, &pair.PoseA, printed); s.listing.Info.Type != article.TypeB || len(s.listing.Points) == 0 || s.worst() > 1e-5 {
		t.Errorf("type %v, %d points, the worst %g off", s.listing.Info.Type, len(s.listing.Points), s.worst())
	}
}

// DeepestOnly: a tilt of 1e-6 rad leaves the listing 2 of 4 points. The strict set also has 2 points; the
// engine's manifold has 4.
func TestDeepestOnly(t *testing.T) {
	s := askPreset(t, "fault-deepest-only", printed)
	if len(s.listing.Points) != 2 || len(s.strict.Points) != 2 || s.engine.Manifold.Count != 4 {
		t.Errorf("the listing has %d points, the strict set %d, the manifold %d; want 2, 2, 4",
			len(s.listing.Points), len(s.strict.Points), s.engine.Manifold.Count)
	}
	if all := askPreset(t, "fault-deepest-only", printed&^article.DeepestOnly); len(all.listing.Points) != 4 {
		t.Errorf("with all points behind the face, %d points", len(all.listing.Points))
	}
}

// FlippedDot: the listing compares two normals by their cosine, so angles up to 1.4e-4 rad count as opposite.
// It then adds corners that do not touch.
func TestFlippedDot(t *testing.T) {
	s := askPreset(t, "fault-flipped-dot", framed&^article.ReferenceSign)
	if s.worst() < 1e-3*s.size {
		t.Errorf("the worst of %d points is %g off", len(s.listing.Points), s.worst())
	}
	if right := askPreset(t, "fault-flipped-dot", framed&^article.ReferenceSign&^article.FlippedDot); right.worst() > 1e-7*s.size {
		t.Errorf("by the angle of the normals, a point is %g off", right.worst())
	}
	for _, contact := range s.engine.Manifold.Contacts[:s.engine.Manifold.Count] {
		if contact.Separation > 1e-9*s.size {
			t.Errorf("the engine's %v does not touch", contact)
		}
	}
}

// Boundary: the listing loses points on a border, such as the corners of a hexagon on a hexagon, or of equal
// cubes.
func TestBoundary(t *testing.T) {
	s := askPreset(t, "fault-boundary", printed)
	if len(s.listing.Points) != 2 || len(s.strict.Points) != 6 || len(s.engine.Keep.Points) != 6 {
		t.Errorf("the listing keeps %d points, the strict set %d, the clipped manifold %d; want 2, 6, 6",
			len(s.listing.Points), len(s.strict.Points), len(s.engine.Keep.Points))
	}
	if right := askPreset(t, "fault-boundary", framed&^article.Boundary); right.lost() > 0 {
		t.Errorf("with its border included, a face loses %d corners", right.lost())
	}

	const count = 2000
	cube, err := hull.Box(hull.Vec3{X: 1, Y: 1, Z: 1})
	if err != nil {
		t.Fatal(err)
	}
	rng := random.SplitMix64(5)
	losing, ours := 0, 0
	for range count {
		poseA := hull.Pose{Position: polyhedra.Direction(&rng).Mul(rng.Float(0, 2)), Rotation: polyhedra.Rotation(&rng)}
		poseB := poseA
		poseB.Position = poseB.Position.Add(poseA.Rotation.Rotate(hull.Vec3{Z: rng.Float(0.9, 0.99)}))
		s := ask(cube, cube, &poseA, &poseB, framed)
		if s.lost() > 0 {
			losing++
		}
		if len(s.strict.Points) != 4 || s.engine.Manifold.Count != 4 {
			ours++
		}
	}
	if t.Logf("equal cubes: the listing loses corners in %.0f %% of poses", 100*float64(losing)/count); losing < count/4 || ours > 0 {
		t.Errorf("the listing loses corners in %d of %d poses, want a third or more; the engine in %d, want none", losing, count, ours)
	}
}

// Duplicates: a yaw of 1e-5 rad gives the listing 8 points.
func TestDuplicates(t *testing.T) {
	s := askPreset(t, "fault-duplicates", printed)
	if len(s.listing.Points) != 8 || s.engine.Manifold.Count != 4 {
		t.Errorf("the listing has %d points, the manifold %d; want 8, 4", len(s.listing.Points), s.engine.Manifold.Count)
	}
	if right := askPreset(t, "fault-duplicates", printed&^article.Duplicates); len(right.listing.Points) != 4 {
		t.Errorf("with the distance of 1e-3, %d points", len(right.listing.Points))
	}
}

// Shared: the next call overwrites the memory of a result. A call without a collision keeps the old points,
// although it sets out.length to 0: see Out.
func TestShared(t *testing.T) {
	cube, err := hull.Box(hull.Vec3{X: 1, Y: 1, Z: 1})
	if err != nil {
		t.Fatal(err)
	}
	at := func(x, y, z float64) *article.Polyhedron {
		return article.Of(cube, &hull.Pose{Position: hull.Vec3{X: x, Y: y, Z: z}, Rotation: hull.Identity})
	}
	for _, test := range []struct {
		name   string
		faults article.Faults
		shared bool
	}{{"as printed", printed, true}, {"each its own", printed &^ article.Shared, false}} {
		c := article.Collider{Faults: test.faults}
		var one, two article.Out
		c.Collide(&one, at(0, 0, 0), at(0.2, 0.1, 0.9))
		info, points := *one.Info, len(one.Points)
		c.Collide(&two, at(0, 0, 0), at(0.7, 0.1, 0.2))
		if changed := *one.Info != info; changed != test.shared {
			t.Errorf("%s: the first result changes with the second: %v", test.name, changed)
		}
		c.Collide(&one, at(0, 0, 0), at(5, 0, 0))
		if one.Hit || points == 0 || (len(one.Points) == points) != test.shared {
			t.Errorf("%s: without a collision %d points, before %d", test.name, len(one.Points), points)
		}
	}
	// The engine's count belongs to the last call.
	var c hull.Clipping
	for _, test := range []struct {
		x    float64
		want int
	}{{0.9, 4}, {5, 0}} {
		c.Run(cube, cube, &hull.Origin, &hull.Pose{Position: hull.Vec3{X: test.x}, Rotation: hull.Identity})
		if c.Manifold.Count != test.want {
			t.Errorf("at %g m %d contacts, want %d", test.x, c.Manifold.Count, test.want)
		}
	}
}

// Unpruned: a parallel copy of an edge, which does not touch, ties and wins. So the point is elsewhere.
func TestUnpruned(t *testing.T) {
	s, right := askPreset(t, "fault-unpruned", printed), askPreset(t, "fault-unpruned", printed&^article.Unpruned)
	if s.listing.Info.Type != article.TypeE || s.engine.Best.Axis != hull.AxisEdge || len(s.strict.Points) != 1 || s.worst() < 1e-2*s.size {
		t.Errorf("type %v, the point is %g off", s.listing.Info.Type, s.worst())
	}
	if right.worst() > 1e-9*s.size || s.off(s.engine.Manifold.Contacts[0].OnA) > 1e-9*s.size {
		t.Errorf("with the right pair the point is %g off, the engine's %g", right.worst(), s.off(s.engine.Manifold.Contacts[0].OnA))
	}
}

// MostAntiParallel: the most anti-parallel face may miss the deepest vertex. Then there is no point. The
// engine's incident face contains that vertex.
func TestMostAntiParallel(t *testing.T) {
	s := askPreset(t, "fault-most-anti-parallel", printed)
	if len(s.listing.Points) != 0 || s.engine.Manifold.Count == 0 || s.worst() > 0 {
		t.Errorf("the listing has %d points, the engine %d; want 0, and some", len(s.listing.Points), s.engine.Manifold.Count)
	}
	right := askPreset(t, "fault-most-anti-parallel", framed&^article.MostAntiParallel)
	if len(right.listing.Points) == 0 || right.worst() > 1e-6*right.size {
		t.Errorf("with the face that holds the deepest, %d points, the worst %g off", len(right.listing.Points), right.worst())
	}
	for i := range s.engine.Manifold.Count {
		contact := &s.engine.Manifold.Contacts[i]
		if near(contact.Separation, -s.engine.Manifold.Depth) {
			return
		}
	}
	t.Errorf("the engine has no contact of the depth %g: %v", s.engine.Manifold.Depth, s.engine.Manifold.Contacts)
}
