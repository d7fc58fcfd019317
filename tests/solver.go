package tests

import _ "embed"

//go:embed testdata/solver.jsonl.gz
var solverGZ []byte

// SolverLines returns the lines of the file of golden cases of Box2D's contact solver, one JSON object
// each.
func SolverLines() ([][]byte, error) { return lines(solverGZ) }
