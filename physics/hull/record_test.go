package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
)

func triangle(p, q, r hull.Vec3) float64 {
	a, b, c := q.Sub(p).Length(), r.Sub(q).Length(), p.Sub(r).Length()
	s := (a + b + c) / 2
	return math.Sqrt(max(0, s*(s-a)*(s-b)*(s-c)))
}

// The recorded numbers of the stages fit the recorded geometry.
func TestRecordedNumbers(t *testing.T) {
	rng := random.SplitMix64(39)
	c := hull.Clipping{Record: true, Bias: hull.Bias{Relative: 0.1, Absolute: 0.01}}
	plate, prism := standing(t, 12)
	gone, edges, reduced := 0, 0, 0
	for i := range 2000 {
		p := onGrid(t, &rng, i)
		if i%4 == 1 {
			p.A, p.B, p.PoseA = plate, prism, hull.Origin
			p.PoseB = at(rng.Float(-3, 3), rng.Float(-3, 3), 1.4, hull.AxisAngle(hull.Vec3{X: 1, Y: 0.3}, rng.Float(-0.02, 0.02)))
		}
		run(&c, &p)
		if c.Reached != hull.StageContacts {
			continue
		}
		leader := c.FacesA.Separation
		if c.Best.Leaders[hull.AxisFaceB] != leader {
			t.Fatalf("B's face was compared with %g, want %g", c.Best.Leaders[hull.AxisFaceB], leader)
		}
		if c.FacesB.Separation > c.Best.Thresholds[hull.AxisFaceB] {
			leader = c.FacesB.Separation
		}
		if c.Best.Leaders[hull.AxisEdge] != leader {
			t.Fatalf("the edges were compared with %g, want %g", c.Best.Leaders[hull.AxisEdge], leader)
		}
		if c.Best.Axis == hull.AxisEdge {
			edges++
			continue
		}
		reference, incident := &c.A, &c.B
		if c.Best.Axis == hull.AxisFaceB {
			reference, incident = &c.B, &c.A
		}
		angle := reference.Normals[c.Best.Face].Sub(incident.Normals[c.Incident.Face]).Length()
		if want := 1 - angle*angle/2; math.Abs(c.Incident.Cosine-want) > 1e-12 {
			t.Fatalf("the cosine is %g, want %g", c.Incident.Cosine, want)
		}
		for k := range c.Clip.Planes {
			plane := &c.Clip.Planes[k]
			on := plane.Normal.Mul(plane.Offset)
			for _, list := range []struct {
				corners []hull.ClipVertex
				heights []float64
			}{{plane.After, plane.AfterHeights}, {plane.Gone, plane.GoneHeights}} {
				if len(list.corners) != len(list.heights) {
					t.Fatalf("%d corners have %d heights", len(list.corners), len(list.heights))
				}
				for n, v := range list.corners {
					if want := plane.Normal.Dot(v.Position.Sub(on)); math.Abs(list.heights[n]-want) > 1e-12*p.Size() {
						t.Fatalf("a corner is %g above its plane, want %g", list.heights[n], want)
					}
				}
			}
			gone += len(plane.GoneHeights)
		}
		if c.Reduce.Rules[0] == hull.RuleAll || c.Reduce.Count < 4 {
			continue
		}
		reduced++
		var at, q [4]hull.Vec3 // q is at, projected along the normal
		for k := range q {
			at[k] = c.Keep.Points[c.Reduce.Points[k]].Position
			q[k] = at[k].Sub(c.Best.Normal.Mul(c.Best.Normal.Dot(at[k])))
		}
		added := max(triangle(q[0], q[1], q[3]), triangle(q[1], q[2], q[3]), triangle(q[2], q[0], q[3]))
		want := [4]float64{-c.Keep.Points[c.Reduce.Points[0]].Separation, at[1].Sub(at[0]).Length(), triangle(q[0], q[1], q[2]), c.Reduce.Scores[3]}
		for k, score := range c.Reduce.Scores {
			if math.Abs(score-want[k]) > 1e-6*p.Size()*p.Size() || k == 3 && (score <= 0 || score > added+1e-6) {
				t.Fatalf("the scores are %v, want %v, the last at most %g", c.Reduce.Scores, want, added)
			}
		}
	}
	if gone < 100 || edges < 10 || reduced < 100 {
		t.Errorf("%d corners went, %d contacts of edges, %d reductions", gone, edges, reduced)
	}
}
