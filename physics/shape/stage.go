package shape

import "slices"

// PairKind is the kind of a pair, in the order A, B.
type PairKind uint8

const (
	CircleCircle PairKind = iota
	CapsuleCircle
	PolygonCircle
	CapsuleCapsule
	PolygonCapsule
	PolygonPolygon
	PairCount = iota
)

var pairIDs = [PairCount]string{
	"circle-circle", "capsule-circle", "polygon-circle", "capsule-capsule", "polygon-capsule", "polygon-polygon",
}

// String returns the kind's id, such as "capsule-circle".
func (k PairKind) String() string { return pairIDs[k] }

// Stage is a part of a collide call. The stages of each kind of pair run in this order.
type Stage uint8

const (
	StageFrames    Stage = iota // the shapes in the working frame
	StageFacesA                 // B's separation along each normal of A
	StageFacesB                 // A's separation along each normal of B
	StageRegion                 // the part of A's core that is nearest to B's centre
	StageDistance               // the distance of two points of the cores
	StageNearest                // the nearest points of two segments
	StageAxis                   // the segment whose normal has the greater separation
	StageClip                   // the other segment, cut at the ends of this one
	StageKeep                   // the test of the cut points against the distance
	StageReference              // the polygon with the reference edge
	StageIncident               // the edge of the other polygon that is opposed most to the reference edge
	StageCorner                 // the nearest points of the two edges, if the polygons are separated
	StageClipLower              // the incident edge, cut at the start of the reference edge
	StageClipUpper              // the incident edge, cut at the end of the reference edge
	StageContacts               // the contacts in the world
	StageCount     = iota
)

var stageIDs = [StageCount]string{
	"frames", "faces-a", "faces-b", "region", "distance", "nearest", "axis", "clip", "keep", "reference", "incident",
	"corner", "clip-lower", "clip-upper", "contacts",
}

// String returns the stage's id, such as "faces-a".
func (s Stage) String() string {
	if int(s) < len(stageIDs) {
		return stageIDs[s]
	}
	return "unknown"
}

// ParseStage returns the stage with the given id; ok is false if there is none.
func ParseStage(id string) (stage Stage, ok bool) {
	if at := slices.Index(stageIDs[:], id); at >= 0 {
		return Stage(at), true
	}
	return 0, false
}

var polygonStages = []Stage{StageFrames, StageFacesA, StageFacesB, StageReference, StageIncident, StageCorner,
	StageClipLower, StageClipUpper, StageContacts}

var stages = [PairCount][]Stage{
	CircleCircle:   {StageFrames, StageDistance, StageContacts},
	CapsuleCircle:  {StageFrames, StageRegion, StageDistance, StageContacts},
	PolygonCircle:  {StageFrames, StageFacesA, StageRegion, StageContacts},
	CapsuleCapsule: {StageFrames, StageNearest, StageAxis, StageClip, StageKeep, StageContacts},
	PolygonCapsule: polygonStages,
	PolygonPolygon: polygonStages,
}

// Stages returns the stages of a pair of this kind, in running order.
func (k PairKind) Stages() []Stage { return stages[k] }

// Case is the way in which a collide call ended.
type Case uint8

const (
	CaseApart  Case = iota // no points: the first reach test failed
	CaseApart2             // no points: the distance to a corner is beyond the reach
	CaseEmpty              // no points: the two edges do not face each other
	CasePoint              // one point
	CaseVertex             // one point, between two corners
	CaseClip               // two points, from clipping
	CaseCount  = iota
)

var caseIDs = [CaseCount]string{"apart", "apart2", "empty", "point", "vertex", "clip"}

// String returns the case's id, such as "clip".
func (c Case) String() string { return caseIDs[c] }

// Region is the part of A's core that is nearest to a circle's centre.
type Region uint8

const (
	RegionV1   Region = iota // the start of the edge, or the first end of a capsule
	RegionV2                 // the end of the edge, or the second end of a capsule
	RegionFace               // between them
)
