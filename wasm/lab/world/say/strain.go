package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// A heavy body on a light one, or at the end of a light chain, needs more iterations than a solver has: the light
// body is squeezed, or the chain stretches. Among the settings a shorter step helps most. With 10 boxes in a chain
// and 100 times their mass at its end, 40 and 100 iterations left gaps of 3 m, and steps of 1/240 s a gap of 25 mm.

const (
	strainRatio   = 10   // the least ratio of masses
	strainOverlap = 0.03 // the least overlap of a squeezed box in metres: three times the slop
	strainGap     = 0.03 // the least gap of a stretched joint in metres
)

// strain is the worst place in a step.
type strain struct {
	heavy, light int
	size         float64 // the overlap or the gap, in metres
	said         text.Key
}

// strained finds the worst place at which a much heavier body squeezes or stretches bodies connected with it. ok is
// false if there is none.
func (s *Speaker) strained() (worst strain, ok bool) {
	w := s.World
	masses := w.Masses()
	group := make([]int, len(masses)) // connected bodies: the path from a body to the first one
	for i := range group {
		group[i] = i
	}
	first := func(i int) int {
		for group[i] != i {
			group[i] = group[group[i]]
			i = group[i]
		}
		return i
	}
	join := func(a, b int32) {
		if !masses[a].Static() && !masses[b].Static() {
			group[first(int(a))] = first(int(b))
		}
	}
	arbiters, joints := w.Arbiters(), w.Joints()
	for i := range arbiters {
		join(arbiters[i].A, arbiters[i].B)
	}
	for i := range joints {
		join(joints[i].A, joints[i].B)
	}
	heaviest := make([]int, len(masses)) // by the first body of a group
	for i := range heaviest {
		heaviest[i] = i
	}
	for i := range masses {
		if at := &heaviest[first(i)]; !masses[i].Static() && masses[i].Mass > masses[*at].Mass {
			*at = i
		}
	}
	note := func(a, b int32, size float64, said text.Key) {
		light := int(a)
		if masses[a].Static() || !masses[b].Static() && masses[b].Mass < masses[a].Mass {
			light = int(b)
		}
		heavy := heaviest[first(light)]
		if size > worst.size && masses[heavy].Mass >= strainRatio*masses[light].Mass {
			worst, ok = strain{heavy, light, size, said}, true
		}
	}
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			if overlap := -arb.Contacts[k].Separation; overlap > strainOverlap {
				note(arb.A, arb.B, overlap, text.StrainSqueezed)
			}
		}
	}
	for i := range joints {
		if gap := gapOf(w, &joints[i]); gap > strainGap {
			note(joints[i].A, joints[i].B, gap, text.StrainStretched)
		}
	}
	return worst, ok
}

// gapOf returns the distance of a joint's ends in metres.
func gapOf(w *physics.World, j *physics.Joint) float64 {
	a, b := &w.Bodies()[j.A], &w.Bodies()[j.B]
	d := a.Position.Add(a.Rot.MulVec(j.LocalA)).Sub(b.Position.Add(b.Rot.MulVec(j.LocalB)))
	return math.Hypot(d.X, d.Y)
}

// strainSaid names the squeezed or stretched bodies and the setting that helps.
func (s *Speaker) strainSaid() {
	at, ok := s.strained()
	if !ok {
		return
	}
	s.SetInt("heavy", at.heavy)
	s.SetInt("light", at.light)
	s.SetInt("ratio", int(s.World.Masses()[at.heavy].Mass/s.World.Masses()[at.light].Mass))
	s.Set("size", length(at.size))
	s.add(at.said)
	if !s.Settings().WarmStarting {
		s.add(text.StrainCold)
	} else {
		s.add(text.StrainHelp)
	}
}
