package cases

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/clipstage/clipstage/physics/internal/lines"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/shape"
)

// errStop ends the reading of a file.
var errStop = errors.New("stop")

// AreShapes reports whether a text is meant as pairs of shapes: a of its first object has a field shape.
func AreShapes(text []byte) (are bool) {
	lines.Each(bytes.NewReader(text), func(_ int, o object.Object, err error) error {
		if err == nil {
			a, err := object.Parse(o["a"])
			are = err == nil && a["shape"] != nil
		}
		return errStop
	})
	return are
}

// CheckShapes validates pairs of shapes. It returns a summary of the pair, or the number of pairs.
func CheckShapes(text []byte) (said string, err error) {
	count := 0
	err = lines.Each(bytes.NewReader(text), func(line int, o object.Object, err error) error {
		var p shapePair
		if err == nil {
			p, err = readShapes(o)
		}
		if err != nil {
			return fmt.Errorf("line %d: %w%s", line, err, shapes.called(o))
		}
		count++
		said = "A: " + sayShape(&p.a) + "; B: " + sayShape(&p.b)
		return nil
	})
	if count > 1 {
		said = fmt.Sprintf("pairs of shapes %d", count)
	}
	return said, err
}

func sayShape(s *shape.Shape) string {
	if s.Kind == shape.Polygon {
		return fmt.Sprintf("polygon, corners %d, radius %g m", s.Count, s.Radius)
	}
	return fmt.Sprintf("%v, radius %g m", s.Kind, s.Radius)
}
