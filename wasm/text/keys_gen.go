// Code generated from en.txt by make generate. DO NOT EDIT.

package text

// Key names a message.
type Key uint16

const (
	StageSetup Key = iota
	StageFacesA
	StageFacesB
	StageBestAxis
	StageReference
	StageIncident
	StageClipNeg
	StageClipPos
	StageKeep
	StageContacts
	keyCount = iota
)

var english = [keyCount]string{
	StageSetup:     "Setup",
	StageFacesA:    "A’s axes",
	StageFacesB:    "B’s axes",
	StageBestAxis:  "Best axis",
	StageReference: "Reference face",
	StageIncident:  "Incident edge",
	StageClipNeg:   "Clip −side",
	StageClipPos:   "Clip +side",
	StageKeep:      "Keep",
	StageContacts:  "Contacts",
}
