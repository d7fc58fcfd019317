package figure

import (
	"strconv"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/trace"
)

// traceVersion is the version of the trace object.
const traceVersion = 1

// Collide returns a figure of the given pose, for a trace without a page.
func Collide(p Pose) (*Figure, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	f := &Figure{}
	f.setPose(p)
	return f, nil
}

// Trace returns one whole collide call as JSON:
//
//	{"version": 1, "lab": "pair", "input": {"a": {w, h, x, y, angle}, "b": {…}},
//	 "stages": [{"id", "title", "text", "frame": [numbers of the shared array]}],
//	 "result": {"mid", "out"}}
//
// A stage that was not reached is there too, and says why. The result has the form of
// the reference data (tests/testdata/README.md).
func (f *Figure) Trace() []byte {
	dst := append([]byte(nil), `{"version":`...)
	dst = strconv.AppendInt(dst, traceVersion, 10)
	dst = append(dst, `,"lab":"pair","input":{"a":`...)
	dst = f.appendBox(dst, A)
	dst = append(dst, `,"b":`...)
	dst = f.appendBox(dst, B)
	dst = append(dst, `},"stages":[`...)
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		if stage > 0 {
			dst = append(dst, ',')
		}
		w := f.WordsAt(stage)
		dst = append(dst, `{"id":`...)
		dst = appendString(dst, stage.String())
		dst = append(dst, `,"title":`...)
		dst = appendString(dst, w.Title)
		dst = append(dst, `,"text":`...)
		dst = appendString(dst, w.Text)
		dst = append(dst, `,"frame":[`...)
		for i, x := range f.FrameAt(stage) {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = trace.AppendFloat(dst, x)
		}
		dst = append(dst, `]}`...)
	}
	dst = append(dst, `],"result":{"mid":`...)
	dst = trace.AppendMid(dst, &f.clipping)
	dst = append(dst, `,"out":`...)
	dst = trace.AppendOut(dst, &f.clipping)
	return append(dst, `}}`...)
}

func (f *Figure) appendBox(dst []byte, side Side) []byte {
	for field := FieldW; field < FieldCount; field++ {
		if field == 0 {
			dst = append(dst, '{')
		} else {
			dst = append(dst, ',')
		}
		dst = appendString(dst, field.String())
		dst = append(dst, ':')
		dst = trace.AppendFloat(dst, *field.At(&f.pose[side]))
	}
	return append(dst, '}')
}

// appendString appends s as a JSON string.
func appendString(dst []byte, s string) []byte {
	dst = append(dst, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			dst = append(dst, '\\', byte(r))
		case r < ' ':
			const hex = "0123456789abcdef"
			dst = append(dst, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			dst = utf8.AppendRune(dst, r)
		}
	}
	return append(dst, '"')
}
