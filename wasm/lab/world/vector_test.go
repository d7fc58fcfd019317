package world

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"math"
	"os"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

// The browser's tests make this file themselves, because a committed file would be stale after every change of
// the engine's bits.
var vectorFile = flag.String("vector", "", "write what the browser's tests compare with to a file")

// vector is the expected data for the browser's tests.
type vector struct {
	// Exact tells that this platform has the same bits as wasm. Other platforms may fuse multiply and add.
	Exact  bool          `json:"exact"`
	Frames []frameVector `json:"frames"`
	Scenes []sceneVector `json:"scenes"`
	Bad    []badVector   `json:"bad"`
	// Touches are the contact events in the pyramid's first steps: up to step Lite with Box2D-Lite's solver,
	// then with Box2D's.
	Touches struct {
		Steps int     `json:"steps"`
		Lite  int     `json:"lite"`
		List  []touch `json:"list"`
	} `json:"touches"`
}

// frameVector is a demo's frame after a number of steps.
type frameVector struct {
	Scene    string  `json:"scene"`
	Step     int     `json:"step"`
	Contacts int     `json:"contacts"`
	Energy   float64 `json:"energy"`
	SHA256   string  `json:"sha256"` // of the bytes of picture
}

// sceneVector is a scene file and its frame.
type sceneVector struct {
	Text   string `json:"text"`
	Step   int    `json:"step"`
	SHA256 string `json:"sha256"`
}

// badVector is an invalid scene file.
type badVector struct {
	Text  string `json:"text"`
	Field string `json:"field"`
	Range string `json:"range"`
}

const small = `{"version":1,"bodies":[{"width":[10,2],"mass":null,"position":[0,-1]},{"width":[1,1],"mass":2,"position":[0,5]}],"joints":[{"a":0,"b":1,"anchor":[0,5]}]}`

// alone is a scene with a joint from its only body to a missing one.
const alone = `{"version":1,"bodies":[{"width":[1,1],"mass":2,"position":[0,5]}],"joints":[{"a":0,"b":1,"anchor":[0,5]}]}`

// badScenes make the scene small invalid: each replaces old by new.
var badScenes = [][2]string{
	{small, `[]`},
	{small, `null`},
	{small, `7`},
	{`"version":1,`, ``},
	{`"version":1`, `"version":2`},
	{`"version":1`, `"version":"1"`},
	{`"version":1`, `"version":1.5`},
	{`"version":1,`, `"version":1,"bodys":[],`},
	{`"version":1,`, `"version":1,"<b>":[],`},
	{`"mass":2`, `"mass":2,"bounce":1`},
	{`"mass":2`, `"mass":2,"restitution":1.5`},
	{`"mass":2`, `"mass":2,"tangentSpeed":"1"`},
	{`"mass":2`, `"mass":2,"sensor":null`},
	{`"mass":2`, `"mass":2,"filter":[1,2,3]`},
	{`"mass":2`, `"mass":2,"filter":{"mask":1.5}`},
	{`"mass":2`, `"mass":2,"filter":{"mask":-1}`},
	{`"mass":2`, `"mass":2,"filter":{"mask":65536}`},
	{`"mass":2`, `"mass":2,"filter":{"category":65536}`},
	{`"mass":2`, `"mass":2,"filter":{"group":-32769}`},
	{`"version":1`, `"version":1,"settings":{"solver":"box3d"}`},
	{`"version":1`, `"version":1,"settings":{"positionIterations":101}`},
	{`"version":1`, `"version":1,"settings":{"blockSolve":1}`},
	{`"a":0`, `"a":0,"motor":{}`},
	{`"version":1`, `"version":1,"settings":{"sleep":true}`},
	{small, `{"version":1}`},
	{`"mass":2,`, ``},
	{`,"anchor":[0,5]`, ``},
	{`"mass":2`, `"mass":2,"mass":2`},
	{`"joints"`, `"bodies":[],"joints"`},
	{`"mass":2`, `"mass":0`},
	{`"mass":2`, `"mass":-2`},
	{`"mass":2`, `"mass":1e999`},
	{`"mass":2`, `"mass":"2"`},
	{`[1,1]`, `null`},
	{`[1,1]`, `[1,0]`},
	{`[1,1]`, `[-1,1]`},
	{`[1,1]`, `[1,null]`},
	{`[1,1]`, `[1]`},
	{`[1,1]`, `[1,1,1]`},
	{`[1,1]`, `{"x":1,"y":1}`},
	{`"position":[0,5]`, `"position":[0,5e4]`},
	{`"mass":2`, `"mass":2,"friction":-1e-9`},
	{`"mass":2`, `"mass":2,"friction":null`},
	{`"bodies":[`, `"bodies":[7,`},
	{`"b":1`, `"b":2`},
	{small, alone},
	{small, strings.Replace(alone, `"a":0`, `"a":5`, 1)},
	{`"a":0`, `"a":-1`},
	{`"b":1`, `"b":0.5`},
	{`"b":1`, `"b":0`},
	{`"b":1`, `"b":"1"`},
	{`"a":0`, `"a":0,"softness":-1`},
	{`"a":0`, `"a":0,"biasFactor":2`},
	{`"version":1`, `"version":1,"dt":0`},
	{`"version":1`, `"version":1,"settings":{"iterations":1e3}`},
	{`"version":1`, `"version":1,"settings":{"warmStarting":1}`},
	{`"version":1`, `"version":1,"settings":{"gravity":[0,1e4]}`},
	{`"version":1`, `"version":1,"name":1`},
	{`"version":1`, `"version":1,"name":"` + strings.Repeat("x", 201) + `"`},
}

// TestVector runs the demos and scene files, and checks that every bad file is refused. With the flag -vector
// it writes the results.
func TestVector(t *testing.T) {
	v := vector{Exact: runtime.GOARCH == "amd64"}
	for _, w := range scene.Worlds[:scene.SampleCount] {
		f := open(t, w.ID)
		for _, at := range []int{60, 300, 600} {
			step(t, f, at-f.Steps())
			h := head(f.Frame())
			v.Frames = append(v.Frames, frameVector{w.ID, at, int(h.Contacts), h.Energy, sum(picture(f))})
		}
	}
	for _, s := range []*scene.Scene{scene.CardHouse(2), withAll()} {
		text, err := codec.Encode(s)
		if err != nil {
			t.Fatal(err)
		}
		f := New()
		if err := f.Load(s); err != nil {
			t.Fatal(err)
		}
		step(t, f, 20)
		v.Scenes = append(v.Scenes, sceneVector{string(text), 20, sum(picture(f))})
	}
	for _, change := range badScenes {
		text := strings.Replace(small, change[0], change[1], 1)
		_, err := codec.Decode([]byte(text))
		var e *scene.Error
		if !errors.As(err, &e) {
			t.Fatalf("Decode(%s) gives %v", text, err)
		}
		v.Bad = append(v.Bad, badVector{text, e.Path, e.Want.String()})
	}
	v.Touches.Steps, v.Touches.Lite = 50, 40
	v.Touches.List = pyramidTouches(v.Touches.Steps, v.Touches.Lite)
	if *vectorFile == "" {
		return
	}
	file, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(*vectorFile, file, 0o644); err != nil {
		t.Fatal(err)
	}
}

// withAll returns a scene in which each field has a value other than its default somewhere.
func withAll() *scene.Scene {
	s := scene.DefaultScene
	s.Name, s.DT = "all ‘fields’", 1.0/120
	s.Settings.WarmStarting, s.Settings.PositionCorrection, s.Settings.Iterations = false, false, 7
	s.Settings.Gravity.X, s.Settings.Baumgarte, s.Settings.Slop = 0.25, 0.3, 0.005
	s.Settings.PositionIterations, s.Settings.BlockSolve = 5, false
	s.Bodies = append(s.Bodies, scene.DefaultBody, scene.DefaultBody, scene.DefaultBody)
	for i := range s.Bodies {
		b := &s.Bodies[i]
		b.Width.X, b.Width.Y, b.Mass = 1, 1, 3
		b.Position.Y = 1.5 * float64(i)
	}
	s.Bodies[0].Width.X, s.Bodies[0].Mass, s.Bodies[0].Friction = 12, math.Inf(1), 0.7
	b := &s.Bodies[1]
	b.Angle, b.Velocity.X, b.Velocity.Y, b.AngularVelocity = 0.3, 1, -2, 5
	b.Force.X, b.Torque = 40, -7
	b.Restitution, b.TangentSpeed, b.Filter = 0.5, -2, physics.NewFilter(2, 0xFFFF, 3)
	s.Bodies[2].Sensor = true
	s.Joints = append(s.Joints, scene.DefaultJoint)
	j := &s.Joints[0]
	j.A, j.B, j.Anchor.X, j.Anchor.Y, j.Softness, j.BiasFactor = 1, 2, 0.2, 2.2, 0.01, 0.4
	return &s
}

func sum(array []float64) string {
	h := sha256.Sum256(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(array))), 8*len(array)))
	return hex.EncodeToString(h[:])
}
