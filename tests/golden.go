// Package tests holds the reference data and the tests that cross packages.
package tests

import (
	"bufio"
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

//go:embed testdata/pairs.jsonl.gz
var pairsGZ []byte

//go:embed testdata/ties.jsonl.gz
var tiesGZ []byte

// Pair is a collide call of the original, Box2D-Lite: see testdata/README.md.
type Pair struct {
	ID        int
	Kind      string
	In        PairInput
	Scale     float64
	Ambiguous bool
	Near      []string
	Exact     string
	Mid       PairStages
	Out       PairResult
}

// PairInput is a pair of boxes: widths, positions, angles and rotation matrices (column by column).
type PairInput struct {
	WA, PA     [2]float64
	RA         float64
	WB, PB     [2]float64
	RB         float64
	MatA, MatB [4]float64
}

// PairStages holds the results of the stages. The result of a stage that was not reached is zero.
type PairStages struct {
	Stage                    string
	FaceA, FaceB             [2]float64
	Axis                     int
	FrontNormal              [2]float64
	Front                    float64
	SideNormal               [2]float64
	NegSide, PosSide         float64
	NegEdge, PosEdge         int
	IncidentEdge             []PairVertex
	NP1                      int
	ClipPoints1, ClipPoints2 []PairVertex
	NP2                      int
}

// PairVertex is a clip vertex.
type PairVertex struct {
	V [2]float64
	F [4]int
}

// PairResult is the manifold.
type PairResult struct {
	N        int
	Contacts []PairContact
}

// PairContact is one contact point.
type PairContact struct {
	P, N [2]float64
	S    float64
	F    [4]int
	Key  uint32
}

// PairLines returns the lines of the golden pairs' file. Each line is a JSON object.
func PairLines() ([][]byte, error) { return lines(pairsGZ) }

// TieLines returns the lines of the ties' file.
func TieLines() ([][]byte, error) { return lines(tiesGZ) }

// Pairs returns the golden pairs.
func Pairs() ([]Pair, error) { return pairs("pairs.jsonl.gz", pairsGZ) }

// Ties returns the pairs in which Box2D-Lite decides an exact tie.
func Ties() ([]Pair, error) { return pairs("ties.jsonl.gz", tiesGZ) }

func pairs(file string, data []byte) ([]Pair, error) {
	lines, err := lines(data)
	if err != nil {
		return nil, err
	}
	pairs := make([]Pair, len(lines))
	for i, line := range lines {
		if err := json.Unmarshal(line, &pairs[i]); err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", file, i+1, err)
		}
	}
	return pairs, nil
}

func lines(data []byte) ([][]byte, error) {
	unpacked, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	var all [][]byte
	for r := bufio.NewReader(unpacked); ; {
		line, err := r.ReadBytes('\n')
		if line = bytes.TrimSpace(line); len(line) > 0 {
			all = append(all, line)
		}
		if errors.Is(err, io.EOF) {
			return all, nil
		}
		if err != nil {
			return nil, err
		}
	}
}
