package world

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// invalidScene is the error for the id of a scene that does not exist, in a field of that name.
func invalidScene(code, field, id string) *lab.Error {
	return &lab.Error{
		Code: code, Field: field, Key: text.NoticeNoScene,
		Values: lab.Values("scene", lab.Clip(id), "values", lab.Join(IDs())), Allows: text.NoticeRangeChoice,
	}
}

// InvalidCount is the error for a number of steps.
func InvalidCount(name, got string) *lab.Error {
	return &lab.Error{
		Code: lab.CodeInvalidOption, Field: name, Key: text.NoticeInvalidPose,
		Values: lab.Values("field", name, "got", lab.Clip(got)), Allows: text.NoticeRangeSteps,
	}
}

// InvalidPlace is the error for a coordinate that is no number.
func InvalidPlace(name, got string) *lab.Error {
	return lab.InvalidField(lab.CodeInvalidOption, name, lab.Value{Text: got}, lab.Value{Key: text.NoticeRangeMetres})
}

// notComparing is the error for a command to a second world where there is none.
func notComparing() *lab.Error {
	return &lab.Error{Code: lab.CodeInvalidState, Field: "compare", Key: text.NoticeNoSecond}
}

// invalidPair is the error for two bodies that cannot be chosen.
func invalidPair(last int) *lab.Error {
	return &lab.Error{Code: lab.CodeInvalidOption, Field: "pair", Key: text.NoticeInvalidPair, Values: lab.Values("last", strconv.Itoa(last)), Allows: text.NoticeRangePair}
}

// crowded is the error for a world in which more pairs of bodies are near one another than a
// step can look at.
func crowded() *lab.Error {
	return &lab.Error{
		Code: lab.CodeCrowded, Field: "bodies", Stands: lab.StandsMidway,
		Key: text.NoticeCrowded, Values: lab.Values("most", strconv.Itoa(maxNear)), Allows: text.NoticeRangeNear,
	}
}

// overflow is the error for a world in which a body, such as "bodies[3]", would be nowhere.
func overflow(body string) *lab.Error {
	return &lab.Error{
		Code: lab.CodeOverflow, Field: body, Stands: lab.StandsMidway,
		Key: text.NoticeOverflow, Values: lab.Values("field", body), Allows: text.NoticeRangeFinite,
	}
}
