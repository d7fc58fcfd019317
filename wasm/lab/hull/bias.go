package hull

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// SetBias sets the bias: the margin by which a later axis must beat an earlier one.
func (f *collision) SetBias(bias hull.Bias) error {
	if err := checkBias(bias); err != nil {
		return err
	}
	m := f.Now
	m.bias = bias
	f.Change(&m)
	return nil
}

func checkBias(bias hull.Bias) *lab.Error {
	switch {
	case !(bias.Relative >= 0 && bias.Relative <= 1):
		return invalidField("bias.relative", lab.Exact(bias.Relative), text.HullRangeRelative)
	case !(bias.Absolute >= 0 && bias.Absolute <= maxCoordinate):
		return invalidField("bias.absolute", lab.Exact(bias.Absolute), text.HullRangeAbsolute)
	}
	return nil
}

// TypeBias sets a part of the bias to typed text: the relative part (field 0) or the absolute part (1).
func (f *collision) TypeBias(field int, typed string) {
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

// BiasText returns the text of a field of the bias, and the reason if it was refused.
func (f *collision) BiasText(field int) (typed, message string) {
	if t := f.biased[field]; t.Message != "" {
		return t.Text, t.Message
	}
	return lab.Exact(*biasField(&f.Now.bias, field)), ""
}

// biasField returns a pointer to the relative (0) or the absolute part (1) of a bias.
func biasField(bias *hull.Bias, field int) *float64 {
	if field == 0 {
		return &bias.Relative
	}
	return &bias.Absolute
}

// BiasPlaces is the largest position of a slider of the bias.
const BiasPlaces = 100

// biasTop returns the bias at the end of a slider. The relative part ends at 1, the whole depth. The absolute
// part ends at a round number of metres with which no later candidate can win.
func (f *collision) biasTop(field int) float64 {
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

// BiasPlace returns the position of a slider of the bias, from 0 to BiasPlaces, and the value in words.
func (f *collision) BiasPlace(field int) (place int, words string) {
	x := *biasField(&f.Now.bias, field)
	place = int(math.Round(BiasPlaces * min(1, x/f.biasTop(field))))
	if field == 0 {
		return place, f.Say(text.HullUiBiasPercent, "percent", percent(x))
	}
	return place, f.Say(text.HullDrawnMetres, "length", text.Short(x))
}

// percent writes a fraction as a percentage: 93, 0.5.
func percent(x float64) string { return strconv.FormatFloat(100*x, 'g', 3, 64) }

// SlideBias moves a slider of the bias to a position. All positions until Drop are a single change.
func (f *collision) SlideBias(field int, place string) {
	n, err := strconv.Atoi(place)
	if err != nil || n < 0 || n > BiasPlaces {
		return
	}
	m := f.Now
	// Rounded to 0.07 instead of 0.07000000000000001.
	*biasField(&m.bias, field), _ = strconv.ParseFloat(strconv.FormatFloat(float64(n)*f.biasTop(field)/BiasPlaces, 'g', 6, 64), 64)
	f.Slide(&m)
}
