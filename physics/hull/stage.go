package hull

import "slices"

// Stage is a part of a collide call. The constants are in running order.
type Stage uint8

const (
	StageFacesA   Stage = iota // B's gap along each face normal of A
	StageFacesB                // A's gap along each face normal of B
	StageEdges                 // the gap along the normal of edge pairs whose arcs cross on the Gauss map
	StageBestAxis              // the axis with the largest gap, with a bias
	StageIncident              // the incident face, which is clipped
	StageClip                  // the incident face, cut at each side plane of the reference face
	StageKeep                  // the points behind the reference face
	StageReduce                // at most four of the kept points
	StageContacts              // the positions of the kept points in the world, on both hulls
	StageCount    = iota
)

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

// Axis is the kind of a separating axis. In a tie the earlier kind wins.
type Axis uint8

const (
	AxisFaceA Axis = iota // a face normal of A
	AxisFaceB             // a face normal of B
	AxisEdge              // perpendicular to an edge of A and an edge of B
	AxisCount = iota
)

var axisIDs = [AxisCount]string{"faceA", "faceB", "edge"}

// String returns the axis's id, such as "faceA".
func (a Axis) String() string {
	if int(a) < len(axisIDs) {
		return axisIDs[a]
	}
	return "unknown"
}
