package tests_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/tests"
)

// perfect returns the result that a golden case expects.
func perfect(c *tests.HullCase) *tests.HullResult {
	r := &tests.HullResult{ID: c.ID, Colliding: c.Colliding != "no", Depth: c.Depth, N: c.N, Contact: c.Contact}
	for i, x := range c.N {
		r.MTV[i] = x * c.Depth
	}
	if len(c.Types) == 0 {
		return r
	}
	r.AxisType = c.Types[0]
	if r.AxisType != "edge" {
		r.SH = c.SH
		if c.SHSupport != nil {
			r.SH = &tests.HullManifold{Ref: c.SH.Ref, Points: c.SHSupport.Points}
		}
	}
	return r
}

// Grade accepts the golden results and refuses changed ones.
func TestHullGrades(t *testing.T) {
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		if c.Kind == "cotri" { // the manifold has only a triangle, the strict set the whole face
			continue
		}
		if err := c.Grade(perfect(&c)); err != nil {
			t.Errorf("%s: %v", c.ID, err)
		}
		spoil := func(what, want string, do func(r *tests.HullResult)) {
			var r tests.HullResult
			text, err := json.Marshal(perfect(&c))
			if err == nil {
				err = json.Unmarshal(text, &r)
			}
			if err != nil {
				t.Fatal(err)
			}
			do(&r)
			if err := c.Grade(&r); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s with %s: %v, want an error of %s", c.ID, what, err, want)
			}
		}
		if c.Colliding != "touching" {
			spoil("the other verdict", "colliding", func(r *tests.HullResult) { r.Colliding = !r.Colliding })
		}
		if c.Colliding == "no" {
			continue
		}
		spoil("more depth", "depth", func(r *tests.HullResult) { r.Depth += 2e-7 * c.Size })
		spoil("no depth", "depth", func(r *tests.HullResult) { r.Depth = math.MaxFloat64 })
		spoil("n the other way", "n ", func(r *tests.HullResult) {
			for i := range r.N {
				r.N[i] = -r.N[i]
			}
		})
		spoil("n too long", "length", func(r *tests.HullResult) { r.N[0] *= 1 + 1e-10; r.N[1] *= 1 + 1e-10; r.N[2] *= 1 + 1e-10 })
		spoil("no contact", "contact: empty", func(r *tests.HullResult) { r.Contact = nil })
		spoil("a corner elsewhere", "contact", func(r *tests.HullResult) { r.Contact[0][0] += 1e-4 * c.Size })
		if len(c.Contact) > 1 {
			spoil("a corner less", "contact", func(r *tests.HullResult) { r.Contact = r.Contact[1:] })
		}
		if c.Types[0] == "edge" {
			continue
		}
		spoil("no clipped points", "sh", func(r *tests.HullResult) { r.SH = nil })
		spoil("clipped points of the other face", "sh", func(r *tests.HullResult) { r.SH.Ref = map[string]string{"A": "B", "B": "A"}[r.SH.Ref] })
		spoil("clipped points one less", "sh", func(r *tests.HullResult) {
			worst := 0
			for i, p := range r.SH.Points {
				if p[3] < r.SH.Points[worst][3] {
					worst = i
				}
			}
			r.SH.Points = append(r.SH.Points[:worst], r.SH.Points[worst+1:]...)
		})
		spoil("a clipped point elsewhere", "sh", func(r *tests.HullResult) {
			for i := range r.SH.Points {
				r.SH.Points[i][2] += 1e-5 * c.Size
			}
		})
	}
}

// GradeReduced accepts some choice of four points. It refuses a choice of the first two points, and of more
// than four.
func TestHullReductionGrades(t *testing.T) {
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	large := 0
	for _, c := range cases {
		if c.SH == nil || c.SH.Area == nil || len(c.SH.Points) < 5 {
			continue
		}
		large++
		if err := c.GradeReduced(c.SH.Points, c.SH.Points); err == nil {
			t.Errorf("%s: %d points pass", c.ID, len(c.SH.Points))
		}
		best, all := 0, c.SH.Points
		for bits := range 1 << len(all) {
			var kept [][4]float64
			for i, p := range all {
				if bits>>i&1 == 1 {
					kept = append(kept, p)
				}
			}
			if len(kept) == 4 && c.GradeReduced(all, kept) == nil {
				best++
			}
		}
		if best == 0 {
			t.Errorf("%s: no four points pass", c.ID)
		}
		if err := c.GradeReduced(all, all[:2]); err == nil {
			t.Errorf("%s: two points pass", c.ID)
		}
	}
	if large < 3 {
		t.Errorf("%d manifolds of more than four points", large)
	}
}
