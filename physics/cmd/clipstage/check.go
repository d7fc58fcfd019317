package main

import (
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
	hulls "github.com/clipstage/clipstage/physics/hull/codec"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/internal/cases"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

// runCheck validates scenes, pairs of hulls, OBJ and STL files, and pairs of shapes as strictly as the page does.
func runCheck(args []string, in io.Reader, out, errs io.Writer) int {
	args, status, ok := readFlags("check", args, out, errs, func(*flag.FlagSet) {})
	if !ok {
		return status
	}
	if len(args) == 0 {
		tell(errs, "clipstage check: want files of scenes, hulls or shapes, or - for standard input")
		return statusUnreadable
	}
	for _, name := range args {
		text, err := readText(name, in)
		said := ""
		switch {
		case err != nil:
		case len(text) > codec.MaxSize: // before the kind of file is known
			err = fmt.Errorf("the file has more than %d bytes, which is the most that is read", codec.MaxSize)
		case pair.IsSolids(text, name):
			said, err = checkSolids(text)
		case hulls.Owns(text):
			said, err = checkHulls(text)
		case cases.AreShapes(text):
			said, err = cases.CheckShapes(text)
		default:
			said, err = checkScene(text)
		}
		if err != nil {
			tell(errs, "clipstage check: %s: %v", name, err)
			status = statusUnreadable
			continue
		}
		tell(out, "%s: %s", name, said)
	}
	return status
}

func checkScene(text []byte) (string, error) {
	s, err := codec.Decode(text)
	if err != nil {
		return "", err
	}
	said := fmt.Sprintf("bodies %d, joints %d", len(s.Bodies), len(s.Joints))
	if len(s.Edits)+len(s.Changes) > 0 {
		said += fmt.Sprintf(", edits %d, changes %d", len(s.Edits), len(s.Changes))
	}
	return said, nil
}

// checkHulls validates a pair. It returns a summary of each hull, with the number of points that are not
// vertices.
func checkHulls(text []byte) (string, error) {
	p, built, err := hulls.Decode(text)
	if err != nil {
		return "", err
	}
	return "A: " + sayHull(&p.A, built.A) + "; B: " + sayHull(&p.B, built.B), nil
}

// checkSolids validates an OBJ or STL file and returns a summary of each solid, with its tolerance.
func checkSolids(data []byte) (string, error) {
	solids, err := pair.ReadSolids(string(data))
	if err != nil {
		return "", err
	}
	var said []string
	for i := range solids {
		made, err := solids[i].Make(pair.Choice{Tolerance: pair.Auto})
		if err != nil {
			return "", fmt.Errorf("hulls[%d]: %w", i, err)
		}
		one := sayHull(&made.Shape, made.Hull)
		if made.Tolerance > 0 {
			one += ", tolerance " + hull.Amount(made.Tolerance)
		}
		if made.Turned {
			one += ", all faces turned round"
		}
		said = append(said, one)
	}
	if len(said) == 1 {
		return said[0], nil
	}
	for i := range said {
		name := strconv.Itoa(i + 1)
		if len(said) == 2 {
			name = string(rune('A' + i))
		}
		said[i] = name + ": " + said[i]
	}
	return strings.Join(said, "; "), nil
}

func sayHull(of *pair.Shape, h *hull.Hull) string {
	said := fmt.Sprintf("vertices %d, edges %d, faces %d, volume %.6g m³", len(h.Vertices), len(h.Edges)/2, len(h.Faces), h.Mass.Volume)
	if left := len(of.Points) - len(h.Vertices); left > 0 {
		said += fmt.Sprintf(", points left out %d", left)
	}
	return said
}

func readScene(name string, in io.Reader) (*scene.Scene, error) {
	text, err := readText(name, in)
	if err != nil {
		return nil, err
	}
	return codec.Decode(text)
}

// readText reads a file up to one byte more than the largest size of a scene or a pair of hulls. So Decode can
// recognize an oversized file.
func readText(name string, in io.Reader) ([]byte, error) {
	f, err := openFile(name, in)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, codec.MaxSize+1))
}
