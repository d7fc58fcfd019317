package lab

// Change is a set of bits for the parts of a figure that a command changed. The page updates only those parts.
type Change uint32

const (
	ChangeStage    Change = 1 << iota // the stage shown
	ChangePose                        // the pose of a body
	ChangeContacts                    // the number or the ids of the contacts
	ChangePlaying                     // play or pause
	ChangePreset                      // another preset is chosen
	ChangeView                        // focus, numbers, notices, text of fields
	ChangeHover                       // the handle under the pointer; only the canvas shows it
	ChangeLit                         // the highlighted quantity
	ChangeFit                         // another pair, which the camera must fit
	ChangeStep                        // the shown step of a world
	ChangeWorld                       // a world's layers, stage, picked pair or playback
	ChangeScene                       // a scene was loaded
	ChangeSettings                    // the settings of a world
	ChangeState                       // the figure's link may differ
	ChangeFailed                      // a world cannot take its next step
	ChangePicked                      // another pair of a world is picked, or none
	ChangeEdited                      // a reader's edit of bodies was made, undone or redone
	ChangeTouched                     // new contact events are due
	ChangeRight                       // a question was answered rightly
	ChangeWrong                       // a question was answered wrongly
)

// Kept are the changes after which a figure's snapshot is taken again, once the gesture that makes them ends. A
// world's step is not among them: it is in the frame, which the page has.
const Kept = ^(ChangeHover | ChangeLit | ChangeStep | ChangeTouched)
