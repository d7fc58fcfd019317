package tests

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
)

//go:embed testdata/hulls.json
var hullsJSON []byte

// HullCase is a pair of hulls and how they lie: see testdata/README.md.
type HullCase struct {
	ID, Kind, Note string
	A, B           HullFaces
	Size           float64
	Colliding      string // yes, no, touching
	HullAnswer
	AxisType  string
	MTVUnique bool
	Alt       []HullAnswer // other directions, nearly as good
	SH        *HullManifold
	SHSupport *HullManifold
	Edge      *HullEdge

	Distance, SATSeparation, FaceSeparation float64 // of those that do not collide
}

// HullFaces is a polyhedron in the world.
type HullFaces struct {
	P [][3]float64
	F [][]int
}

// HullAnswer is a direction in which B may leave A.
type HullAnswer struct {
	Depth    float64
	N        [3]float64
	Types    []string
	Features []int
	// Contact holds the corners of what touches once B has left; ContactLoose, if there is any,
	// those of what is within 1e-6 of the size of it.
	Contact, ContactLoose [][3]float64
}

// HullManifold is what clipping leaves: points x, y, z and their separations.
type HullManifold struct {
	Ref              string
	RefFace, IncFace int
	Points           [][4]float64
	IncTie, RefTie   bool
	Area             *struct{ All, Best4 float64 }
}

// HullEdge is a contact of two edges: their vertices, the parameters along them, the closest points.
type HullEdge struct {
	EA, EB [2]int
	Mu     [2]float64
	PA, PB [3]float64
}

// HullsText returns the golden hulls as they are in the file, one JSON object.
func HullsText() []byte { return hullsJSON }

// Hulls returns the golden hulls.
func Hulls() ([]HullCase, error) {
	var file struct {
		Format  string
		Version int
		Cases   []HullCase
	}
	if err := json.Unmarshal(hullsJSON, &file); err != nil {
		return nil, fmt.Errorf("hulls.json: %w", err)
	}
	if file.Format != "hull-contact-cases" || file.Version != 1 || len(file.Cases) == 0 {
		return nil, errors.New("hulls.json: not what it should be")
	}
	return file.Cases, nil
}
