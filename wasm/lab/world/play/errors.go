package play

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// InvalidCount is the error for a number of steps.
func InvalidCount(name, got string) *lab.Error {
	return &lab.Error{
		Code: lab.CodeInvalidOption, Field: name, Key: text.NoticeInvalidPose,
		Values: lab.Values("field", name, "got", lab.Clip(got)), Allows: text.NoticeRangeSteps,
	}
}

// InvalidPair is the error for two bodies that cannot be picked.
func InvalidPair(last int) *lab.Error {
	return &lab.Error{Code: lab.CodeInvalidOption, Field: "pair", Key: text.NoticeInvalidPair, Values: lab.Values("last", strconv.Itoa(last)), Allows: text.NoticeRangePair}
}
