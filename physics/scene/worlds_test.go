package scene_test

import (
	"regexp"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

func TestWorlds(t *testing.T) {
	safe := regexp.MustCompile(`^[a-z]+(-[a-z0-9]+)*$`)
	seen := map[string]bool{}
	for i, world := range scene.Worlds {
		t.Run(world.ID, func(t *testing.T) {
			if !safe.MatchString(world.ID) {
				t.Error("the id needs escaping in a link")
			}
			if seen[world.ID] {
				t.Error("the id is there twice")
			}
			seen[world.ID] = true
			s := world.Scene()
			if err := s.Validate(); err != nil {
				t.Error(err)
			}
			if lite := s.Settings.Solver == physics.SolverLite; lite != (i < scene.LiteCount) {
				t.Errorf("the solver is %v", s.Settings.Solver)
			}
			if s.Name != world.ID {
				t.Errorf("the name in its file is %q", s.Name)
			}
			if w := s.Build(); len(w.Bodies()) != len(s.Bodies) || len(w.Joints()) != len(s.Joints) || w.Settings != s.Settings {
				t.Errorf("Build gives %d bodies, %d joints, %+v", len(w.Bodies()), len(w.Joints()), w.Settings)
			}
			s.Bodies[0].Mass = 0
			if again := world.Scene(); again.Bodies[0].Mass == 0 {
				t.Error("two scenes share their bodies")
			}
			if got, ok := scene.WorldByID(world.ID); !ok || got.ID != world.ID {
				t.Errorf("WorldByID gives %q, %v", got.ID, ok)
			}
		})
	}
	for _, id := range []string{"", "Pyramid", "no-such-world"} {
		if got, ok := scene.WorldByID(id); ok {
			t.Errorf("WorldByID(%q) gives %q", id, got.ID)
		}
	}
}
