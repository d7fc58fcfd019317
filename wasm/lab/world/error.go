package world

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// invalidScene is the error for an unknown scene id.
func invalidScene(id string) *lab.Error {
	said := lab.Values("scene", lab.Clip(id))
	return (&lab.Error{Code: lab.CodeInvalidScene, Field: "scene", Key: text.NoticeNoScene, Values: said}).Among(IDs())
}

// refusedPart is the error for an invalid part of a link. Figures have these parts as options, so it names the
// allowed ids.
func refusedPart(part lab.Entry, want text.Key, ids []string) *lab.Error {
	return notPart(part, lab.Choice(want, ids))
}

func notPart(part lab.Entry, want lab.Value) *lab.Error {
	return lab.InvalidField(lab.CodeInvalidState, part.Name, lab.Quoted(part.Value), want)
}

// InvalidPlace is the error for an invalid coordinate.
func InvalidPlace(name, got string) *lab.Error {
	return lab.InvalidField(lab.CodeInvalidOption, name, lab.Value{Text: got}, lab.Value{Key: text.NoticeRangeMetres})
}

// PairID returns two bodies in the form of links.
func PairID(a, b int) string { return strconv.Itoa(a) + "," + strconv.Itoa(b) }
