package tests

import _ "embed"

//go:embed testdata/solver.jsonl.gz
var solverGZ []byte

// SolverLines returns the golden cases of Box2D's contact solver as they are in the file, one JSON
// object each.
func SolverLines() ([][]byte, error) { return lines(solverGZ) }
