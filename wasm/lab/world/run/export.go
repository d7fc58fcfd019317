package run

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/lab"
)

// SceneText returns the current world as the text of a scene: the bodies with pose and velocity, except removed
// ones; the joints; and the settings of the next step. A scene has neither impulses nor pins. A joint whose
// bodies have come apart begins in the middle of the gap. If a body is out of a scene's range, the error names
// the field.
func (r *Run) SceneText() ([]byte, error) {
	return exported(r.Present())
}

// Recording returns the initial scene as text, with all edits and changes of settings at their steps, and the
// shown step. It plays to the same bits.
func (r *Run) Recording() ([]byte, error) {
	s := *r.Def
	live, before := r.Live, r.SceneSettings()
	if live[0].Live == before {
		live = live[1:]
	}
	s.Changes, s.Edits, s.Step = live, r.Edits, r.Steps()
	return exported(&s)
}

func exported(s *scene.Scene) ([]byte, error) {
	text, err := s.Text()
	if err != nil {
		return nil, lab.Invalid(lab.CodeInvalidScene, err)
	}
	return text, nil
}

// Present returns the scene that begins in the current state. Before the first step of an unedited world it is
// the world's own scene.
func (r *Run) Present() *scene.Scene {
	l, w := r.Settings(), r.World
	s := &scene.Scene{Version: scene.Version, Name: r.Def.Name, Settings: l.Settings, DT: l.DT}
	masses, bodies := w.Masses(), w.Bodies()
	index := make([]int, len(masses)) // by body: its index in the scene
	for i := range masses {
		index[i] = len(s.Bodies)
		if !masses[i].Absent() {
			d := w.Def(i)
			d.Force, d.Torque = w.Load(i)
			s.Bodies = append(s.Bodies, d)
		}
	}
	first := r.Steps() == 0 && !r.UnderWay() && len(r.Edits) == 0
	joints := w.Joints()
	for i := range joints {
		j := &joints[i]
		a, b := &bodies[j.A], &bodies[j.B]
		d := physics.JointDef{A: index[j.A], B: index[j.B], Softness: j.Softness, BiasFactor: j.BiasFactor}
		if first {
			d.Anchor = r.Def.Joints[i].Anchor
		} else {
			d.Anchor = a.Position.Add(a.Rot.MulVec(j.LocalA)).Add(b.Position.Add(b.Rot.MulVec(j.LocalB))).Mul(0.5)
		}
		s.Joints = append(s.Joints, d)
	}
	return s
}

// SceneTrace returns the current state as a line of the output of clipstage trace scenes, for clipstage diff.
func (r *Run) SceneTrace() []byte {
	var name, checkpoint jsontext.Writer
	name.Text(r.Def.Name)
	trace.Checkpoint(&checkpoint, r.World, r.Steps() <= trace.LastListed, false)
	return append(trace.AppendScene(nil, name, checkpoint), '\n')
}

// Hash returns the hash of the completed step's bits (see trace.Hash), or "" within a step.
func (r *Run) Hash() string {
	if r.UnderWay() {
		return ""
	}
	return trace.HashText(trace.Hash(r.World))
}
