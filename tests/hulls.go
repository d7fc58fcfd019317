package tests

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
)

//go:embed testdata/hulls.json
var hullsJSON []byte

// HullCase is a pair of hulls with the expected results: see testdata/README.md.
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

	Distance, SATSeparation, FaceSeparation float64 // of separated hulls
}

// HullFaces is a polyhedron in the world frame.
type HullFaces struct {
	P [][3]float64
	F [][]int
}

// HullAnswer is a direction along which B may leave A.
type HullAnswer struct {
	Depth    float64
	N        [3]float64
	Types    []string
	Features []int
	// Contact holds the corners of the set in which the hulls touch after B has left A. ContactLoose, if
	// present, holds the corners of the larger set with a tolerance of 1e-6 of the size.
	Contact, ContactLoose [][3]float64
}

// HullManifold holds the points after clipping: x, y, z and separation.
type HullManifold struct {
	Ref              string
	RefFace, IncFace int
	Points           [][4]float64
	IncTie, RefTie   bool
	Area             *struct{ All, Best4 float64 }
}

// HullEdge is a contact of two edges: their vertices, the parameters along them, and the closest points.
type HullEdge struct {
	EA, EB [2]int
	Mu     [2]float64
	PA, PB [3]float64
}

// HullsText returns the file of the golden hulls. It is one JSON object.
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
		return nil, errors.New("hulls.json: not the expected file")
	}
	return file.Cases, nil
}
