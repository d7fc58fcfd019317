package lab

import (
	"math"
	"slices"
	"strconv"
)

// Origin is where a pair is from.
type Origin struct {
	Preset string // the id, or "" if it is from none
	Seed   uint32 // of a pair by chance, or 0
}

// Link writes the origin as it stands in links, "" if there is none.
func (o Origin) Link() string {
	switch {
	case o.Preset != "":
		return "&preset=" + o.Preset
	case o.Seed != 0:
		return "&seed=" + strconv.FormatUint(uint64(o.Seed), 10)
	}
	return ""
}

// Append adds two numbers to a list, which Read reads with the same presets.
func (o Origin) Append(to []float64, presets []string) []float64 {
	return append(to, float64(slices.Index(presets, o.Preset)+1), float64(o.Seed))
}

// Read reads the numbers that Append added.
func (o *Origin) Read(r *Reader, presets []string) {
	*o = Origin{}
	if preset := r.Count(float64(len(presets))); preset > 0 {
		o.Preset = presets[preset-1]
	}
	o.Seed = uint32(r.Whole(math.MaxUint32))
}
