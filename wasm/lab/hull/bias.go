package hull

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// SetBias says by how much a later axis must beat an earlier one.
func (f *Figure) SetBias(bias hull.Bias) error {
	if err := checkBias(bias); err != nil {
		return err
	}
	m := f.Now
	m.bias = bias
	f.Change(&m)
	return nil
}

// checkBias refuses a bias that cannot be.
func checkBias(bias hull.Bias) *lab.Error {
	switch {
	case !(bias.Relative >= 0 && bias.Relative <= 1):
		return invalidField("bias.relative", lab.Exact(bias.Relative), text.HullRangeRelative)
	case !(bias.Absolute >= 0 && bias.Absolute <= maxCoordinate):
		return invalidField("bias.absolute", lab.Exact(bias.Absolute), text.HullRangeAbsolute)
	}
	return nil
}

// TypeBias takes what somebody wrote into a field of the bias: 0 the relative one, 1 the absolute one.
func (f *Figure) TypeBias(field int, typed string) {
	f.refused = refused{}
	x, ok := lab.ReadNumber(typed)
	bias := f.Now.bias
	*biasField(&bias, field) = x
	if !ok || f.SetBias(bias) != nil {
		allows := [...]text.Key{text.HullRangeRelative, text.HullRangeAbsolute}[field]
		f.biased[field] = lab.Typed{Text: typed, Message: invalidField(f.Say(text.HullUiBias), typed, allows).Message(f.Language())}
	}
	f.Mark(lab.ChangeView)
}

// BiasText returns what stands in a field of the bias, and why it was refused.
func (f *Figure) BiasText(field int) (typed, message string) {
	if t := f.biased[field]; t.Message != "" {
		return t.Text, t.Message
	}
	return lab.Exact(*biasField(&f.Now.bias, field)), ""
}

// biasField returns the relative bias, 0, or the absolute one, 1.
func biasField(bias *hull.Bias, field int) *float64 {
	if field == 0 {
		return &bias.Relative
	}
	return &bias.Absolute
}

// BiasPlaces is how many places a slider of the bias has, beside 0.
const BiasPlaces = 100

// biasTop is where a slider ends: at the whole depth, or in metres where no later candidate can win any more.
func (f *Figure) biasTop(field int) float64 {
	if field == 0 {
		return 1
	}
	c := &f.clipping
	deepest := max(-c.FacesA.Separation, -c.FacesB.Separation, 1e-9*f.Now.shapes[A].Hull.Size)
	power := 1.0
	for power > deepest {
		power /= 10
	}
	for ; ; power *= 10 {
		for _, digit := range [...]float64{1, 2, 5} {
			if digit*power >= deepest {
				return digit * power
			}
		}
	}
}

// BiasPlace returns where a slider of the bias stands, from 0 to BiasPlaces, and in words what that is.
func (f *Figure) BiasPlace(field int) (place int, words string) {
	x := *biasField(&f.Now.bias, field)
	place = int(math.Round(BiasPlaces * min(1, x/f.biasTop(field))))
	if field == 0 {
		return place, f.Say(text.HullUiBiasPercent, "percent", percent(x))
	}
	return place, f.Say(text.HullDrawnMetres, "length", text.Short(x))
}

// percent writes a part of 1 as people do: 93, 0.5.
func percent(x float64) string { return strconv.FormatFloat(100*x, 'g', 3, 64) }

// SlideBias takes the place of a slider. All that is slid until Drop is one change.
func (f *Figure) SlideBias(field int, place string) {
	n, err := strconv.Atoi(place)
	if err != nil || n < 0 || n > BiasPlaces {
		return
	}
	m := f.Now
	// As people write it: 0.07, not 0.07000000000000001.
	*biasField(&m.bias, field), _ = strconv.ParseFloat(strconv.FormatFloat(float64(n)*f.biasTop(field)/BiasPlaces, 'g', 6, 64), 64)
	f.Slide(&m)
}
