package trace_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/trace"
)

// The fields show how far a run came. Empty lists are written as [].
func TestAppendPair(t *testing.T) {
	box := func(w, h, x, y, angle float64) physics.Body {
		return physics.NewBody(physics.Vec2{X: w, Y: h}, physics.Vec2{X: x, Y: y}, angle)
	}
	a := box(2, 2, 0, 0, 0)
	for _, test := range []struct {
		name string
		b    physics.Body
		want string
	}{
		{"apart on A's axis", box(2, 2, 3, 0, 0),
			`{"id":"a","mid":{"stage":"faceA","faceA":[1,-2]},"out":{"n":0,"contacts":[]}}`},
		{"apart on B's axis", box(2, 2, 2, 2, math.Pi/4),
			`{"id":"a","mid":{"stage":"faceB","faceA":[-0.4142135623730949,-0.4142135623730949],"faceB":[0.4142135623730949,-2.414213562373095]},"out":{"n":0,"contacts":[]}}`},
		{"corner touch", box(2, 2, 2, 2, 0),
			`{"id":"a","mid":{"stage":"clip2","faceA":[0,0],"faceB":[0,0],"axis":0,"frontNormal":[1,0],"front":1,"sideNormal":[-0,1],"negSide":1,"posSide":1,"negEdge":3,"posEdge":1,"incidentEdge":[{"v":[1,3],"f":[0,0,1,2]},{"v":[1,1],"f":[0,0,2,3]}],"np1":2,"clipPoints1":[{"v":[1,3],"f":[0,0,1,2]},{"v":[1,1],"f":[0,0,2,3]}],"np2":1,"clipPoints2":[{"v":[1,1],"f":[0,0,2,3]}]},"out":{"n":0,"contacts":[]}}`},
		{"two contacts", box(1, 1, 1.25, 0, 0),
			`{"id":"a","mid":{"stage":"end","faceA":[-0.25,-1.5],"faceB":[-0.25,-1.5],"axis":0,"frontNormal":[1,0],"front":1,"sideNormal":[-0,1],"negSide":1,"posSide":1,"negEdge":3,"posEdge":1,"incidentEdge":[{"v":[0.75,0.5],"f":[0,0,1,2]},{"v":[0.75,-0.5],"f":[0,0,2,3]}],"np1":2,"clipPoints1":[{"v":[0.75,0.5],"f":[0,0,1,2]},{"v":[0.75,-0.5],"f":[0,0,2,3]}],"np2":2,"clipPoints2":[{"v":[0.75,0.5],"f":[0,0,1,2]},{"v":[0.75,-0.5],"f":[0,0,2,3]}]},"out":{"n":2,"contacts":[{"p":[1,0.5],"n":[1,0],"s":-0.25,"f":[0,0,1,2],"key":33619968},{"p":[1,-0.5],"n":[1,0],"s":-0.25,"f":[0,0,2,3],"key":50462720}]}}`},
	} {
		t.Run(test.name, func(t *testing.T) {
			var c physics.Clipping
			c.Run(&a, &test.b)
			got := trace.AppendPair(nil, []byte(`"a"`), &c)
			if string(got) != test.want {
				t.Errorf("AppendPair:\n got %s\nwant %s", got, test.want)
			}
			if !json.Valid(got) {
				t.Errorf("not JSON: %s", got)
			}
		})
	}
}
