package pair

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

func invalidPose(side Side, field Field, got string, allows text.Key) *lab.Error {
	name := lab.Value{
		Name: "field", Key: text.NoticeField,
		Values: []lab.Value{{Name: "box", Text: clipping.BoxNames[side]}, {Name: "field", Key: FieldNames[field]}},
	}
	return &lab.Error{
		Code: lab.CodeInvalidPose, Field: side.String() + "." + field.String(), Key: text.NoticeInvalidPose,
		Values: append(lab.Values("got", lab.Clip(got)), name), Allows: allows,
	}
}

// MissingNumber is the error for a missing field.
func MissingNumber(side Side, field Field) *lab.Error {
	e := InvalidNumber(side, field, "")
	e.Values[0] = lab.Value{Name: "got", Key: text.KindUndefined}
	return e
}
