package article

import "github.com/clipstage/clipstage/physics/hull"

// Faults is a set of faults of the listing, in which it breaks a promise of its text. A collider has the faults
// of its set. Printed is the listing as printed.
type Faults uint16

const (
	// ReferenceSign: if the reference face is B's, its corners are moved by -mtv, deeper into A.
	ReferenceSign Faults = 1 << iota
	// Frame: points lie on B in its old place if the reference face is A's, otherwise on A.
	Frame
	// DeepestOnly: only points within 1e-8 of the deepest plane are kept.
	DeepestOnly
	// FlippedDot: the listing compares normals by their cosine, so up to 1.4e-4 rad they count as exactly opposite.
	FlippedDot
	// Boundary: a corner on the outline of the other face does not count as inside, and the test for the ends
	// of an edge has no tolerance.
	Boundary
	// Duplicates: the intended distance of duplicates, 1e-3, is overridden by 1e-8. Corners are not compared at
	// all.
	Duplicates
	// ParallelIgnored: for an edge axis the listing does not check whether the two lines are parallel. For
	// parallel lines it uses the parameters of earlier lines.
	ParallelIgnored
	// Shared: the next call overwrites the result of a call. Without a collision the listing sets out.length to
	// 0 and returns null, but out.points, mtv and info stay. A caller that counts points by the array sees the
	// old points.
	Shared
	// EmptyHit: a collision may have no point.
	EmptyHit
	// MostAntiParallel: the incident face is the most anti-parallel one, even if it misses the deepest vertex.
	MostAntiParallel
	// Unpruned: all edge pairs are tested. Parallel copies of an edge tie, and the first one wins.
	Unpruned

	// Printed has all faults.
	Printed = 1<<iota - 1
)

// Fault describes one fault.
type Fault struct {
	Faults Faults
	ID     string     // for links and traces
	Line   string     // English description
	Stage  hull.Stage // first stage of the engine's call at which the listing differs
}

// List describes all faults, in the order of the constants.
var List = [...]Fault{
	{ReferenceSign, "reference-sign", "B's reference points are moved the wrong way", hull.StageClip},
	{Frame, "frame", "Points lie on B or on A, as the type has it", hull.StageContacts},
	{DeepestOnly, "deepest-only", "A tilt of 1e-6 rad loses points", hull.StageKeep},
	{FlippedDot, "flipped-dot", "Faces 1.4e-4 rad apart count as parallel", hull.StageClip},
	{Boundary, "boundary", "Corners on an outline are lost", hull.StageClip},
	{Duplicates, "duplicates", "A yaw of 1e-5 rad gives 8 points", hull.StageClip},
	{ParallelIgnored, "parallel-ignored", "Parallel edges keep old parameters", hull.StageBestAxis},
	{Shared, "shared", "A result changes with the next call", hull.StageContacts},
	{EmptyHit, "empty-hit", "A collision without a point", hull.StageContacts},
	{MostAntiParallel, "most-anti-parallel", "The incident face misses the deepest vertex", hull.StageIncident},
	{Unpruned, "unpruned", "A copy of the edge wins", hull.StageEdges},
}
