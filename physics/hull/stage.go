package hull

import "slices"

// Stage is a part of a collide call. Stages run in this order.
type Stage uint8

const (
	StageFacesA   Stage = iota // B's gap along each face normal of A
	StageFacesB                // A's along each of B
	StageEdges                 // the gap along the normal of each pair of edges that meet on the Gauss map
	StageBestAxis              // the largest of the three, with a bias
	StageIncident              // the face that is clipped
	StageClip                  // by one side plane of the reference face after the other
	StageKeep                  // what is left behind the reference face
	StageReduce                // four points of these
	StageContacts              // in the world, on both hulls
	StageCount    = iota
)

// stageIDs are the names used in URLs, events and by clipstage diff.
var stageIDs = [StageCount]string{
	"faces-a", "faces-b", "edges", "best-axis", "incident", "clip", "keep", "reduce", "contacts",
}

// String returns the stage's id, such as "best-axis".
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

// Axis is where a direction comes from. An earlier one wins where they tie.
type Axis uint8

const (
	AxisFaceA Axis = iota // a face normal of A
	AxisFaceB             // a face normal of B
	AxisEdge              // across an edge of A and one of B
	AxisCount = iota
)

// axisIDs are the names that traces have.
var axisIDs = [AxisCount]string{"faceA", "faceB", "edge"}

// String returns the axis's id, such as "faceA".
func (a Axis) String() string {
	if int(a) < len(axisIDs) {
		return axisIDs[a]
	}
	return "unknown"
}
