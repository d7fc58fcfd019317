package lab

// Change says what a command changed, so that only that is told or drawn again.
type Change uint32

const (
	ChangeStage    Change = 1 << iota // the stage shown
	ChangePose                        // a box
	ChangeContacts                    // the number or the ids of the contacts
	ChangePlaying                     // play or pause
	ChangePreset                      // another preset was chosen
	ChangeView                        // focus, numbers, notices, what stands in fields
	ChangeHover                       // what is under the pointer: the canvas alone shows it
	ChangeLit                         // what is pointed at
	ChangeFit                         // another pair altogether: the camera must look anew
	ChangeStep                        // the step at which a world stands
	ChangeWorld                       // its scene, its settings, the pair that is looked into
	ChangeScene                       // its scene has begun, another one perhaps
	ChangeSettings                    // its settings are others
	ChangeState                       // its link may be another one
	ChangeFailed                      // it could not take its next step
	ChangePicked                      // another pair of a world is picked, or none
	ChangeEdited                      // hands did something to its bodies, took it back, or did it again
	ChangeTouched                     // there are contact events to tell of
)

// Kept are the changes after which a figure has to be kept anew, at the end of the gesture that makes them. The step of a
// world is in its frame, which the page has.
const Kept = ^(ChangeHover | ChangeLit | ChangeStep | ChangeTouched)
