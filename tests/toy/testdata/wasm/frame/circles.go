package frame

import "unsafe"

// CirclesVersion is the version of this layout: see PairVersion.
const CirclesVersion = 1

// Circles is the frame of two circles; metres.
type Circles struct {
	Version  float64 // the layout's
	Size     float64 // slots in use
	Stage    float64 // shown
	Reached  float64 // the last stage that ran
	Radius   float64 // of both
	Distance float64 // of the centres
	Count    float64 // of contacts
}

// CirclesSlots is the length of the array.
const CirclesSlots = int(unsafe.Sizeof(Circles{}) / 8)

// Array returns the frame's own memory as an array.
func (f *Circles) Array() []float64 { return unsafe.Slice((*float64)(unsafe.Pointer(f)), CirclesSlots) }
