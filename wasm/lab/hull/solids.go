package hull

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// file is the last imported OBJ or STL file, and the choice of how its solids become hulls.
type file struct {
	solids []pair.Solid
	chosen [2]int // by hull: index of its solid, or keeps
	choice pair.Choice
	made   [2]*pair.Made // hulls made of the solids; nil for a kept hull
}

// keeps is the choice to keep a hull instead of taking a solid.
const keeps = -1

// FileOptions say how the solids of a file become hulls. The zero value is the default.
type FileOptions struct {
	Tolerance float64 // in metres; pair.Auto, or 0 for a strict hull
	Cloud     bool    // whether to ignore the faces and take the convex hull of a solid's points
	Solids    [2]int  // for A and B, counted from 1; 0 keeps a hull; if both are 0, one or two solids are taken by default
}

// LoadFile shows the hulls of an OBJ or STL file. By default a file with two solids replaces both hulls. A
// single solid replaces the picked hull, otherwise A, and takes its pose. From more solids, o must choose one
// or two. The import sheet then offers other choices, even if the hulls were refused.
func (f *Figure) LoadFile(data string, o *FileOptions) error {
	if strings.IndexByte(data, 0) >= 0 {
		data = bytesOf(data)
	}
	f.Dismiss() // the notice is about the previous file
	solids, err := pair.ReadSolids(data)
	if err != nil {
		f.file = nil
		return wrongFile(err)
	}
	if o.Tolerance < 0 {
		o.Tolerance = pair.Auto
	}
	read := &file{solids: solids, choice: pair.Choice{Tolerance: o.Tolerance, Cloud: o.Cloud}, chosen: [2]int{keeps, keeps}}
	f.file = read
	chose := o.Solids != [2]int{}
	for side, number := range o.Solids {
		if number > len(solids) {
			return wrongFile(&pair.FileError{Code: pair.FileObjects})
		}
		if chose {
			read.chosen[side] = number - 1
		}
	}
	switch {
	case chose:
	case len(solids) == 1:
		read.chosen[f.Replaced()] = 0
	default:
		read.chosen = [2]int{0, 1}
		if len(solids) > 2 {
			return f.manySolids()
		}
	}
	if err := f.takeFile(); err != nil {
		return err
	}
	f.CloseSheet()
	return nil
}

// bytesOf returns the bytes of a binary file that was passed as text, one character per byte.
func bytesOf(data string) string {
	list := make([]byte, 0, len(data))
	for _, r := range data {
		list = append(list, byte(r))
	}
	return string(list)
}

func (f *Figure) takeFile() error {
	read := f.file
	var made [2]*pair.Made
	if read.chosen == [2]int{keeps, keeps} {
		return nil
	}
	p := pair.Pair{A: pair.Shape{Pose: f.Now.poses[A]}, B: pair.Shape{Pose: f.Now.poses[B]}}
	both := read.chosen[A] != keeps && read.chosen[B] != keeps
	for side, shape := range [...]*pair.Shape{&p.A, &p.B} {
		if read.chosen[side] == keeps {
			continue
		}
		if both && read.made[side] == nil {
			shape.Pose = hull.Origin
		}
		m, err := read.solids[read.chosen[side]].Make(read.choice)
		if err != nil {
			return wrongSolid(Side(side), err.(*pair.SolidError))
		}
		made[side] = m
		pose := shape.Pose
		*shape = m.Shape
		shape.Pose = pose
	}
	if err := f.SetPair(&p); err != nil {
		return err
	}
	read.made = made
	f.file = read
	f.tellFile()
	return nil
}

// tellFile sets a notice if a hull was read with a tolerance, or if its faces were clockwise and were reversed.
func (f *Figure) tellFile() {
	var said []string
	for side, m := range f.file.made {
		if m == nil {
			continue
		}
		name := Side(side).Name()
		if m.Tolerance > 0 {
			said = append(said, f.Say(text.HullFileTolerance, "box", name, "tolerance", hull.Amount(m.Tolerance)))
		}
		if m.Turned {
			said = append(said, f.Say(text.HullFileTurned, "box", name))
		}
	}
	if said != nil {
		f.SetNotice(f.Language().Sentences(said...))
	}
}

// FileSolids returns the name and the numbers of vertices and faces of each solid in the last file, or nil
// without a file.
func (f *Figure) FileSolids() (names []string) {
	if f.file == nil {
		return nil
	}
	for i := range f.file.solids {
		s := &f.file.solids[i]
		name := lab.Clip(s.Name)
		if name == "" {
			name = f.Say(text.HullFileUnnamed, "number", strconv.Itoa(i+1))
		}
		names = append(names, f.Say(text.HullFileSolid, "name", name, "vertices", strconv.Itoa(len(s.Points)), "faces", strconv.Itoa(len(s.Faces))))
	}
	return names
}

// FileSolid returns the number of a hull's solid, from 1, or 0 for a kept hull.
func (f *Figure) FileSolid(side Side) int { return f.file.chosen[side] + 1 }

// ChooseSolid builds a hull from the solid with the given number, from 1. "0" keeps the current hull.
func (f *Figure) ChooseSolid(side Side, number string) {
	n, err := strconv.Atoi(number)
	if f.file == nil || err != nil || n < 0 || n > len(f.file.solids) {
		return
	}
	f.file.chosen[side], f.file.made[side] = n-1, nil
	f.retake()
}

// FileCloud reports whether the faces of solids are ignored.
func (f *Figure) FileCloud() bool { return f.file.choice.Cloud }

// ToggleCloud toggles FileCloud.
func (f *Figure) ToggleCloud() {
	if f.file != nil {
		f.file.choice.Cloud = !f.file.choice.Cloud
		f.retake()
	}
}

// FileTolerance returns the text of the tolerance's field, and the largest allowed tolerance as text.
func (f *Figure) FileTolerance() (typed, most string) {
	asked, limit, t := f.file.choice.Tolerance, 0.0, 0.0
	for side, i := range f.file.chosen {
		if i == keeps {
			continue
		}
		if l := hull.ToleranceLimit(f.file.solids[i].Points); limit == 0 || l < limit {
			limit = l
		}
		if m := f.file.made[side]; m != nil {
			t = max(t, m.Tolerance)
		}
	}
	if asked != pair.Auto {
		t = asked
	}
	return lab.Exact(t), hull.Amount(limit)
}

// TypeTolerance sets the tolerance to typed text. Empty text means the tolerance derived from the file's
// digits.
func (f *Figure) TypeTolerance(typed string) {
	if f.file == nil {
		return
	}
	x, ok := lab.ReadNumber(typed)
	switch {
	case strings.TrimSpace(typed) == "":
		x = pair.Auto
	case !ok || x < 0:
		f.RefuseFile(invalidField(f.Say(text.HullFileName), typed, text.HullRangeTolerance).Message(f.Language()))
		return
	}
	f.file.choice.Tolerance = x
	f.retake()
}

// retake builds the hulls of the current choice. The sheet stays open and shows an error.
func (f *Figure) retake() {
	read := f.file
	err := f.takeFile()
	f.file = read
	message := ""
	if err != nil {
		message = lab.Said(err, f.Language())
	}
	f.RefuseFile(message)
}

// manySolids is the error for a file with more than two solids if none is chosen.
func (f *Figure) manySolids() error {
	e := wrongFile(&pair.FileError{Code: pair.FileObjects})
	e.Values[0] = lab.Value{Name: "reason", Key: text.HullWrongObjMany, Values: lab.Values("count", lab.Exact(float64(len(f.file.solids))))}
	return e
}
