package say

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Layer is a part of a whole world's picture that has a switch.
type Layer uint8

const (
	LayerBodies Layer = iota
	LayerContacts
	LayerNormals
	LayerImpulses
	LayerCones
	LayerFeatures
	LayerBounds
	LayerCells
	LayerNear
	LayerJoints
	LayerVelocities
	LayerTiming // the times of the phases of a step; not in the picture, but among the switches
	LayerCount  = iota
)

// layerIDs are the ids in links and options.
var layerIDs = [LayerCount]string{
	"bodies", "contacts", "normals", "impulses", "cones", "ids", "bounds", "cells", "near", "joints", "velocities", "timing",
}

func (l Layer) String() string { return layerIDs[l] }

// LayerIDs returns the ids of the layers in the order of their switches.
func LayerIDs() []string { return layerIDs[:] }

// Layers is a set of layers: bit i is layer i.
type Layers uint16

// DefaultLayers are shown by default.
const DefaultLayers Layers = 1<<LayerBodies | 1<<LayerContacts | 1<<LayerJoints

// noLayers is the name of the empty set.
const noLayers = "none"

// Has reports whether a layer is in the set.
func (s Layers) Has(l Layer) bool { return s>>l&1 != 0 }

// String returns the ids of the set separated by commas, or "none".
func (s Layers) String() string {
	if s == 0 {
		return noLayers
	}
	return lab.JoinSet(layerIDs[:], uint(s))
}

// ParseLayers reads ids in any order, separated by commas. ok is false if an id is unknown.
func ParseLayers(ids string) (s Layers, ok bool) {
	if ids == noLayers {
		return 0, true
	}
	set, ok := lab.ReadSet(layerIDs[:], ids)
	return Layers(set), ok
}

// layerNames are the names of the layers, layerNotes their descriptions.
var (
	layerNames = [LayerCount]text.Key{
		text.LayerBodies, text.LayerContacts, text.LayerNormals, text.LayerImpulses, text.LayerCones, text.LayerIds,
		text.LayerBounds, text.LayerCells, text.LayerNear, text.LayerJoints, text.LayerVelocities, text.LayerTiming,
	}
	layerNotes = [LayerCount]text.Key{
		text.LayerBodiesNote, text.LayerContactsNote, text.LayerNormalsNote, text.LayerImpulsesNote, text.LayerConesNote, text.LayerIdsNote,
		text.LayerBoundsNote, text.LayerCellsNote, text.LayerNearNote, text.LayerJointsNote, text.LayerVelocitiesNote, text.LayerTimingNote,
	}
)

// Name returns the message with the layer's name, and Note the message that describes it.
func (l Layer) Name() text.Key { return layerNames[l] }
func (l Layer) Note() text.Key { return layerNotes[l] }
