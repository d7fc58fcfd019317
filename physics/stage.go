package physics

// Stage is a part of a collide call. Stages run in this order.
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

// stageIDs are the names used in URLs, events and by clipstage diff.
var stageIDs = [StageCount]string{
	"setup", "faces-a", "faces-b", "best-axis", "reference",
	"incident", "clip-neg", "clip-pos", "keep", "contacts",
}

// String returns the stage's id, such as "clip-neg".
func (s Stage) String() string { return idOf(stageIDs[:], s) }

// ParseStage returns the stage with the given id; ok is false if there is none.
func ParseStage(id string) (stage Stage, ok bool) { return parseID[Stage](stageIDs[:], id) }

// Axis is one of the four face normals that may separate two boxes.
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

// Vertical reports whether it is its box's y axis.
func (a Axis) Vertical() bool { return a&1 == 1 }

// Outcome is how a collide call ended.
type Outcome uint8

const (
	Touching   Outcome = iota // at least one contact
	SeparatedA                // an axis of A separates the boxes
	SeparatedB                // none of A's, but one of B's does
	ClippedNeg                // fewer than two points were left by the negative side line
	ClippedPos                // or by the positive one
	AllDropped                // both points lie in front of the reference face
)
