package scene

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// Version is the version of the scenes in this package.
const Version = 1

// Scene is a world before its first step, with the changes and edits that follow.
type Scene struct {
	Version  int
	Name     string // for display
	Settings physics.Settings
	DT       float64 // step length, s
	Bodies   []physics.BodyDef
	Joints   []physics.JointDef
	Changes  []Change // of settings, sorted by step
	Edits    []Edit   // in order, sorted by step
	Step     int      // number of complete steps at which the world is shown
}

var (
	DefaultScene = Scene{Version: Version, Settings: physics.DefaultSettings(), DT: 1.0 / 60}
	DefaultBody  = physics.BodyDef{Friction: 0.2}
	DefaultJoint = physics.JointDef{BiasFactor: 0.2}
)

// Build returns the scene's world before its first step and before any edit. It does not validate.
func (s *Scene) Build() *physics.World {
	w := &physics.World{Settings: s.Settings}
	for _, b := range s.Bodies {
		w.AddBody(b)
	}
	for _, j := range s.Joints {
		w.AddJoint(j)
	}
	return w
}

// static is the mass of a body that no impulse moves.
var static = math.Inf(1)

func newScene(name string) *Scene {
	s := DefaultScene
	s.Name = name
	return &s
}

func (s *Scene) box(mass, w, h, x, y, angle float64) int {
	b := DefaultBody
	b.Width, b.Mass, b.Position, b.Angle = physics.Vec2{X: w, Y: h}, mass, physics.Vec2{X: x, Y: y}, angle
	s.Bodies = append(s.Bodies, b)
	return len(s.Bodies) - 1
}

func (s *Scene) pin(a, b int, x, y float64) *physics.JointDef {
	j := DefaultJoint
	j.A, j.B, j.Anchor = a, b, physics.Vec2{X: x, Y: y}
	s.Joints = append(s.Joints, j)
	return &s.Joints[len(s.Joints)-1]
}
