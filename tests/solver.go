package tests

import _ "embed"

//go:embed testdata/solver.jsonl.gz
var solverGZ []byte

// SolverLines returns the lines of the golden cases of Box2D's contact solver. Each line is a JSON object.
func SolverLines() ([][]byte, error) { return lines(solverGZ) }
