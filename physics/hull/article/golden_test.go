package article_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/minkowski"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// given returns the hull of a golden case, in the world's frame.
func given(t *testing.T, f *tests.HullFaces) *hull.Hull {
	t.Helper()
	var points []hull.Vec3
	for _, p := range f.P {
		points = append(points, hull.Vec3{X: p[0], Y: p[1], Z: p[2]})
	}
	var loops [][]int32
	for _, face := range f.F {
		var loop []int32
		for _, corner := range face {
			loop = append(loop, int32(corner))
		}
		loops = append(loops, loop)
	}
	h, err := hull.FromFaces(points, loops)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// judge returns the first difference of an answer from the golden case, or "".
func judge(g *tests.HullCase, hit bool, mtv hull.Vec3, points []hull.Vec3) string {
	const same = 1e-6 // of the size
	switch {
	case !hit:
		return "apart"
	case math.Abs(mtv.Length()-g.Depth) > 1e-7*g.Size:
		return "another translation"
	case len(points) == 0:
		return "no point"
	}
	want := g.Contact
	for _, other := range g.Alt { // another equally good direction
		if other.Depth <= g.Depth+1e-8*g.Size && away(mtv.Unit(), g.N) > same && away(mtv.Unit(), other.N) <= same {
			want = other.Contact
		}
	}
	within := want
	if g.ContactLoose != nil {
		within = g.ContactLoose
	}
	twice := false
	for i, p := range points {
		least := math.Inf(1)
		for a := range within {
			for b := range a + 1 {
				for c := range b + 1 {
					least = min(least, away(p, minkowski.Nearest(array(p), within[a], within[b], within[c])))
				}
			}
		}
		if least > same*g.Size {
			return "a point elsewhere"
		}
		twice = twice || slices.ContainsFunc(points[:i], func(q hull.Vec3) bool { return p.Sub(q).Length() < same*g.Size })
	}
	for _, corner := range want {
		if !slices.ContainsFunc(points, func(p hull.Vec3) bool { return away(p, corner) < same*g.Size }) {
			return "a corner lost"
		}
	}
	if twice {
		return "a point twice"
	}
	return ""
}

func away(p hull.Vec3, q [3]float64) float64 {
	return p.Sub(hull.Vec3{X: q[0], Y: q[1], Z: q[2]}).Length()
}

// In all colliding golden cases the engine's strict set is right. The fault DeepestOnly alone makes the listing
// aim at the strict set. It is then right in all cases except one, in which two corners are closer than its
// 1e-3 m. Each fault that spoils no case has its own test.
func TestGoldens(t *testing.T) {
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	const always = "scale-04: a corner lost"
	spoiled := func(faults article.Faults) (list []string) {
		for i := range cases {
			g := &cases[i]
			if g.Colliding != "yes" {
				continue
			}
			s := ask(given(t, &g.A), given(t, &g.B), &hull.Origin, &hull.Origin, faults)
			if wrong := judge(g, s.engine.Manifold.Count > 0, s.engine.Manifold.MTV(), s.strict.Points); wrong != "" {
				t.Errorf("%s: the engine's answer is wrong: %s", g.ID, wrong)
			}
			if wrong := judge(g, s.listing.Hit, s.listing.MTV, s.listing.Points); wrong != "" {
				list = append(list, g.ID+": "+wrong)
			}
		}
		slices.Sort(list)
		return list
	}
	if got := strings.Join(spoiled(article.DeepestOnly), ", "); got != always {
		t.Errorf("without its faults the listing has %s, want %s", got, always)
	}
	for _, test := range []struct {
		faults article.Faults
		want   string
	}{
		{article.ReferenceSign, "offset-04: a point elsewhere, offset-19: a point elsewhere, ridge-03: a point elsewhere"},
		{article.FlippedDot, ""},
		{article.Boundary, ""},
		{article.Duplicates, "aligned-03: a point twice, aligned-08: a point twice"},
		{article.ParallelIgnored, ""},
		{article.Shared, ""},
		{article.EmptyHit | article.MostAntiParallel, "incident-07: no point"},
		{article.MostAntiParallel, "incident-07: a point elsewhere"},
		{article.Unpruned, "edgeedge-11: another translation, edgeedge-18: another translation, edgeedge-24: another translation, " +
			"edgeedge-31: another translation, edgeshallow-04: another translation, inside-13: a point elsewhere"},
	} {
		list := slices.DeleteFunc(spoiled(article.DeepestOnly|test.faults), func(s string) bool { return strings.Contains(always, s) })
		if got := strings.Join(list, ", "); got != test.want {
			t.Errorf("faults %b spoil %s; want %s", test.faults, got, test.want)
		}
	}
	// Frame: if the reference face is A's, the points lie on B in its old place, inside A.
	if n := len(spoiled(article.DeepestOnly | article.Frame)); n < 30 {
		t.Errorf("points on two hulls spoil %d cases, want 30 or more", n)
	}
	if n := len(spoiled(printed)); n < 40 {
		t.Errorf("as printed %d cases are wrong, want 40 or more", n)
	}
}

// DeepestOnly: in several golden cases of the kind tilt, the listing has fewer points than the clipped
// manifold.
func TestDeepestOnlyOnGoldens(t *testing.T) {
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	var fewer []string
	for i := range cases {
		g := &cases[i]
		if g.Kind != "tilt" || g.SH == nil {
			continue
		}
		s := ask(given(t, &g.A), given(t, &g.B), &hull.Origin, &hull.Origin, printed)
		if s.engine.Best.Axis == hull.AxisEdge {
			continue
		}
		if want := len(g.SH.Points); len(s.engine.Keep.Points) != want {
			t.Errorf("%s: the engine has %d points, want %d", g.ID, len(s.engine.Keep.Points), want)
		} else if len(s.listing.Points) < want {
			fewer = append(fewer, fmt.Sprintf("%s: %d of %d", g.ID, len(s.listing.Points), want))
		}
	}
	if len(fewer) < 3 {
		t.Errorf("the listing keeps fewer points only in %v", fewer)
	}
}

// Unpruned: by an oracle, some translations are too long, and many edge contacts are empty or elsewhere. The
// engine's translations are right.
func TestUnprunedRates(t *testing.T) {
	rng := random.SplitMix64(402)
	shapes := polyhedra.NewShapes(&rng, 100)
	const pairs = 402
	longer, pruned, ours, edges, empty, elsewhere := 0, 0, 0, 0, 0, 0
	for n := 0; n < pairs; {
		p := shapes.Pair(&rng, 0)
		want := minkowski.Solve(polyhedra.World(p.A, p.PoseA), polyhedra.World(p.B, p.PoseB)).Depth
		s := ask(p.A, p.B, &p.PoseA, &p.PoseB, framed)
		if !(want > 1e-6*s.size) {
			continue
		}
		n++
		wrong := func(mtv hull.Vec3) bool { return math.Abs(mtv.Length()-want) > 1e-6*s.size }
		if wrong(s.listing.MTV) {
			longer++
		}
		if right := ask(p.A, p.B, &p.PoseA, &p.PoseB, framed&^article.Unpruned); wrong(right.listing.MTV) {
			pruned++
		}
		if wrong(s.engine.Manifold.MTV()) {
			ours++
		}
		if s.engine.Best.Axis == hull.AxisEdge {
			edges++
			if len(s.listing.Points) == 0 {
				empty++
			} else if s.worst() > 1e-6*s.size {
				elsewhere++
			}
		}
	}
	t.Logf("%d of %d translations are too long, with pruning %d; of %d contacts of edges %d are empty, %d elsewhere", longer, pairs, pruned, edges, empty, elsewhere)
	if longer < 15 || pruned > 0 || ours > 0 || empty == 0 || 5*(empty+elsewhere) < 2*edges {
		t.Errorf("%d, %d and the engine's %d translations are wrong, %d and %d of %d contacts", longer, pruned, ours, empty, elsewhere, edges)
	}
}

// MostAntiParallel: a boat has an overhanging bow, so its flattest face misses the lowest corners.
func TestMostAntiParallelRates(t *testing.T) {
	boat, err := hull.Build([]hull.Vec3{
		{X: -1, Z: -0.5}, {X: 0.6, Z: -0.45}, {X: -1, Y: 0.4, Z: 0.5}, {X: -1, Y: -0.4, Z: 0.5},
		{X: 1.4, Y: 0.4, Z: 0.575}, {X: 1.4, Y: -0.4, Z: 0.575}, {X: 1.4, Y: 0.12, Z: -0.125}, {X: 1.4, Y: -0.12, Z: -0.125},
	})
	if err != nil {
		t.Fatal(err)
	}
	plate, err := hull.Box(hull.Vec3{X: 5, Y: 5, Z: 1})
	if err != nil {
		t.Fatal(err)
	}
	empty := 0
	for i := range 12 {
		pose := hull.Pose{Position: hull.Vec3{X: 0.1, Z: 0.97}, Rotation: hull.AxisAngle(hull.Vec3{Z: 1}, float64(i)*math.Pi/6+0.1)}
		s := ask(plate, boat, &hull.Origin, &pose, printed)
		if !s.listing.Hit {
			t.Fatalf("way %d: no collision", i)
		}
		if len(s.listing.Points) == 0 {
			empty++
		}
		deepest := 0.0
		for _, c := range s.engine.Manifold.Contacts[:s.engine.Manifold.Count] {
			deepest = min(deepest, c.Separation)
		}
		if math.Abs(deepest+0.03) > 1e-12 {
			t.Errorf("way %d: the engine's deepest contact is at %g", i, deepest)
		}
	}
	if empty < 10 {
		t.Errorf("%d of 12 are empty, want 10", empty)
	}
}

// ParallelIgnored: edges that cross at 2e-5 rad count as parallel, but the listing does not check that. The
// parameters and the point come from earlier lines.
func TestParallelIgnored(t *testing.T) {
	s := askPreset(t, "fault-parallel-ignored", printed)
	if s.listing.Info.Type != article.TypeE || len(s.listing.Points) != 1 || s.worst() < 1e-2*s.size {
		t.Errorf("type %v, %d points, the worst %g off", s.listing.Info.Type, len(s.listing.Points), s.worst())
	}
	contact := &s.engine.Manifold.Contacts[0]
	if s.engine.Best.Axis != hull.AxisEdge || s.off(contact.OnA) > 1e-9*s.size || s.off(contact.OnB.Add(s.engine.Manifold.MTV())) > 1e-9*s.size {
		t.Errorf("the engine's contact is %g off", s.off(contact.OnA))
	}
	// With the check the listing chooses a face instead.
	right := ask(s.engine.A.Hull, s.engine.B.Hull, &hull.Origin, &hull.Origin, printed&^article.ParallelIgnored)
	if right.listing.Info.Type == article.TypeE {
		t.Errorf("with the check, the listing still has an edge axis")
	}
}

// EmptyHit: a collision may have no point. Without the fault it has the deepest point of A.
func TestEmptyHit(t *testing.T) {
	s := askPreset(t, "fault-most-anti-parallel", printed)
	if !s.listing.Hit || len(s.listing.Points) != 0 {
		t.Errorf("hit %v with %d points, want a hit without one", s.listing.Hit, len(s.listing.Points))
	}
	right := askPreset(t, "fault-most-anti-parallel", printed&^article.EmptyHit)
	if len(right.listing.Points) != 1 {
		t.Fatalf("%d points, want 1", len(right.listing.Points))
	}
	n, p := right.engine.Manifold.Normal, right.listing.Points[0]
	if off := n.Dot(p.Sub(right.strict.Points[0])); math.Abs(off) > 1e-9*right.size {
		t.Errorf("%v is %g from the contact plane", p, off)
	}
}
