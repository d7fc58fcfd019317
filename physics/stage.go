package physics

// Stage is a part of a collide call. The constants are in running order.
type Stage uint8

const (
	StageSetup Stage = iota
	StageFacesA
	StageFacesB
	StageBestAxis
	StageReference
	StageIncident
	StageClipNeg
	StageClipPos
	StageKeep
	StageContacts
	StageCount = iota
)

// stageIDs lists the names for URLs, events and clipstage diff.
var stageIDs = [StageCount]string{
	"setup", "faces-a", "faces-b", "best-axis", "reference",
	"incident", "clip-neg", "clip-pos", "keep", "contacts",
}

// String returns the stage's id, such as "clip-neg".
func (s Stage) String() string { return idOf(stageIDs[:], s) }

// ParseStage returns the stage with the given id; ok is false if there is none.
func ParseStage(id string) (stage Stage, ok bool) { return parseID[Stage](stageIDs[:], id) }

// Axis is one of the four face normals that can separate two boxes.
type Axis uint8

const (
	AxisAX Axis = iota // A's x axis
	AxisAY
	AxisBX
	AxisBY
	AxisCount = iota
)

// OfB reports whether the axis belongs to B.
func (a Axis) OfB() bool { return a >= AxisBX }

// Vertical reports whether the axis is the y axis of its box.
func (a Axis) Vertical() bool { return a&1 == 1 }

// Outcome is the way in which a collide call ended.
type Outcome uint8

const (
	Touching   Outcome = iota // at least one contact
	SeparatedA                // an axis of A separates the boxes
	SeparatedB                // no axis of A separates the boxes, but one of B does
	ClippedNeg                // the negative side line left fewer than two points
	ClippedPos                // the positive side line left fewer than two points
	AllDropped                // both points lie in front of the reference face
)
