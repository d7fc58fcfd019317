package tests

import (
	_ "embed"
	"encoding/json"
	"fmt"
)

//go:embed testdata/shapes.jsonl.gz
var shapesGZ []byte

//go:embed testdata/shapes-hulls.jsonl.gz
var shapeHullsGZ []byte

//go:embed testdata/shapes-presets.jsonl.gz
var shapePresetsGZ []byte

// ShapePair is a collide call of Box2D v3.1.1 on two rounded convex shapes: see testdata/README.md.
type ShapePair struct {
	ID, Kind, Family string
	A, B             RoundShape
	XfA, XfB         struct{ X, Y, C, S float64 }
	Mid, Out         map[string]any
	Tie, Soft        []string
	Box2D24          *struct { // of a preset with two polygons without rounding
		Type   string // faceA or faceB
		Normal [2]float64
		Points []struct {
			Point      [2]float64
			Separation float64
			ID         [4]uint8 // indexA, indexB, typeA, typeB
		}
	}
}

// RoundShape is a circle, a capsule or a polygon with a radius.
type RoundShape struct {
	Shape          string
	Center, P1, P2 [2]float64
	Vertices       [][2]float64
	Radius         float64
}

// ShapeHull is a call of Box2D's hull: the hull is a list of indices of points.
type ShapeHull struct {
	ID     string
	Points [][2]float64
	Hull   []int
	Tie    bool
}

// ShapeLines returns the lines of the golden shapes' file.
func ShapeLines() ([][]byte, error) { return lines(shapesGZ) }

// Shapes returns the golden pairs of shapes.
func Shapes() ([]ShapePair, error) { return decoded[ShapePair]("shapes.jsonl.gz", shapesGZ) }

// ShapePresetLines returns the lines of the golden presets' file.
func ShapePresetLines() ([][]byte, error) { return lines(shapePresetsGZ) }

// ShapePresets returns the golden presets.
func ShapePresets() ([]ShapePair, error) {
	return decoded[ShapePair]("shapes-presets.jsonl.gz", shapePresetsGZ)
}

// ShapeHulls returns the golden hulls of points.
func ShapeHulls() ([]ShapeHull, error) {
	return decoded[ShapeHull]("shapes-hulls.jsonl.gz", shapeHullsGZ)
}

func decoded[T any](file string, data []byte) ([]T, error) {
	lines, err := lines(data)
	if err != nil {
		return nil, err
	}
	list := make([]T, len(lines))
	for i, line := range lines {
		if err := json.Unmarshal(line, &list[i]); err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", file, i+1, err)
		}
	}
	return list, nil
}
