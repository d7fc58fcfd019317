package cases

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

type comparison struct {
	where string           // place of the next values, such as "step 20"
	first *diff.Difference // nil if there is none
	worst float64          // largest deviation within a tolerance, as a fraction of that tolerance
}

// differ records a difference unless there is an earlier one.
func (c *comparison) differ(path, want, have string) {
	if c.first == nil {
		c.first = &diff.Difference{Where: c.where, Path: path, Expected: want, Got: have}
	}
}

func (c *comparison) choice(path, want, have string) {
	if want != have {
		c.differ(path, want, have)
	}
}

// lengths compares the lengths of two lists. It reports whether they are equal.
func (c *comparison) lengths(list string, want, have int) bool {
	c.choice(list+".length", strconv.Itoa(want), strconv.Itoa(have))
	return want == have
}

// number compares two numbers. nil stands for a number that is not finite.
func (c *comparison) number(path string, want, have *float64, tolerance float64) {
	if want != nil && have != nil {
		if off := math.Abs(*want - *have); off <= tolerance {
			if off > 0 {
				c.worst = max(c.worst, off/tolerance)
			}
			return
		}
	}
	c.choice(path, numberText(want), numberText(have))
}

func numberText(n *float64) string {
	if n == nil {
		return "null"
	}
	return strconv.FormatFloat(*n, 'g', -1, 64)
}

// decodePart decodes a part of a trace. path and file are for messages.
func decodePart(raw []byte, into any, path, file string) error {
	err := json.Unmarshal(raw, into)
	if wrong := new(json.UnmarshalTypeError); errors.As(err, &wrong) {
		if path != "" && wrong.Field != "" {
			path += "."
		}
		return object.Wrong(path+wrong.Field, fmt.Sprintf("cannot be %s, in %s", wrong.Value, file))
	}
	if err != nil {
		return object.Wrong(path, err.Error()+" in "+file)
	}
	return nil
}
