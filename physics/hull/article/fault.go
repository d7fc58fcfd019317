package article

import "github.com/clipstage/clipstage/physics/hull"

// Faults are the places where the listing falls short of what its text promises. A collider has
// those that are set; Printed is the listing as it stands.
type Faults uint16

const (
	// ReferenceSign: where B has the reference face, its corners are moved by -mtv, away from A.
	ReferenceSign Faults = 1 << iota
	// Frame: points lie on B, which is not moved, where A has the reference face, and on A otherwise.
	Frame
	// DeepestOnly: only points within 1e-8 of the deepest plane are kept.
	DeepestOnly
	// FlippedDot: normals count as exactly opposed by their cosine, which allows 1.4e-4 rad.
	FlippedDot
	// Boundary: a corner on the outline of the other face is not inside it, and an edge ends
	// without tolerance.
	Boundary
	// Duplicates: the distance below which a point is there already, 1e-3, is overridden by 1e-8, and corners
	// are not compared at all.
	Duplicates
	// ParallelIgnored: that two lines are parallel is not asked where edges are the axis; their
	// parameters are then those of lines before.
	ParallelIgnored
	// Shared: what a call found is what the next one writes to. Without a collision the listing sets out.length to 0 and
	// returns null, and out.points, mtv and info stay: who counts points by the array sees the old ones.
	Shared
	// EmptyHit: a collision may have no point.
	EmptyHit
	// MostAntiParallel: the incident face is the most anti-parallel one, also where it misses the deepest
	// vertex.
	MostAntiParallel
	// Unpruned: all pairs of edges are tested. Copies of an edge tie, and the one that comes first wins.
	Unpruned

	// Printed is the listing.
	Printed = 1<<iota - 1
)

// Fault is one of them with its name.
type Fault struct {
	Faults Faults
	ID     string     // for links and traces
	Line   string     // in English
	Stage  hull.Stage // of the engine's call, at which the listing leaves its way
}

// List has all, in the order above.
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
