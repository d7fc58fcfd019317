package tests

import (
	_ "embed"
	"encoding/json"
	"fmt"
)

//go:embed testdata/scenes.jsonl.gz
var scenesGZ []byte

// Scene is a simulation by the original, Box2D-Lite: see testdata/README.md.
type Scene struct {
	Name  string
	Flags SceneFlags
	World struct {
		Gravity    [2]float64
		Iterations int
		DT         float64
	}
	Bodies []struct {
		W        [2]float64
		Mass     *float64 // nil means static
		Friction float64
		P        [2]float64
		R        float64
		V        [2]float64
		AV       float64
		F        [2]float64
		TQ       float64
	}
	Joints []struct {
		B1, B2                     int
		Anchor                     [2]float64
		LocalAnchor1, LocalAnchor2 [2]float64
		Softness, BiasFactor       float64
	}
	Events []struct {
		BeforeStep int
		SceneFlags
	}
	Checkpoints []SceneCheckpoint
	Facts600    SceneFacts
}

// SceneFlags are the original's switches.
type SceneFlags struct{ AccumulateImpulses, WarmStarting, PositionCorrection bool }

// SceneCheckpoint is a scene after some steps, with absolute tolerances.
type SceneCheckpoint struct {
	Step                                      int
	Tolerance, ToleranceImpulse, ToleranceSep float64
	Bodies                                    [][6]float64 // x, y, rotation, vx, vy, angular velocity
	NumArbiters                               int
	Arbiters                                  []SceneArbiter // nil after step 60
	JointP                                    [][2]float64
}

// SceneArbiter is a pair of touching bodies.
type SceneArbiter struct {
	B [2]int32
	C [][4]float64 // key, normal impulse, friction impulse, separation
}

// SceneFacts are bounds that hold after 600 steps.
type SceneFacts struct {
	MaxSpeed, MaxAngularSpeed, MinSeparation, TopY float64
	NumArbiters                                    int
	Stands                                         *bool
	MaxJointError, KineticEnergy                   float64
	MaxSpeedRange, TopYRange                       [2]float64
}

// SceneLines returns the lines of the golden scenes' file. Each line is a JSON object.
func SceneLines() ([][]byte, error) { return lines(scenesGZ) }

// Scenes returns the golden scenes.
func Scenes() ([]Scene, error) {
	lines, err := SceneLines()
	if err != nil {
		return nil, err
	}
	scenes := make([]Scene, len(lines))
	for i, line := range lines {
		if err := json.Unmarshal(line, &scenes[i]); err != nil {
			return nil, fmt.Errorf("scenes.jsonl.gz, line %d: %w", i+1, err)
		}
	}
	return scenes, nil
}
