package lab

import (
	"math"
	"slices"
	"strconv"
)

// Origin says where a pair comes from.
type Origin struct {
	Preset string // its id, or ""
	Seed   uint32 // of a random pair, or 0
}

// Link returns the origin as a part of a link, or "" if there is none.
func (o Origin) Link() string {
	switch {
	case o.Preset != "":
		return "&preset=" + o.Preset
	case o.Seed != 0:
		return "&seed=" + strconv.FormatUint(uint64(o.Seed), 10)
	}
	return ""
}

// Append appends the origin to a snapshot, as two numbers. Read needs the same presets.
func (o Origin) Append(to []float64, presets []string) []float64 {
	return append(to, float64(slices.Index(presets, o.Preset)+1), float64(o.Seed))
}

// Read reads an origin that Append appended.
func (o *Origin) Read(r *Reader, presets []string) {
	*o = Origin{}
	if preset := r.Count(float64(len(presets))); preset > 0 {
		o.Preset = presets[preset-1]
	}
	o.Seed = uint32(r.Whole(math.MaxUint32))
}
