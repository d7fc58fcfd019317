package hull

import (
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// file is the last OBJ or STL file that was read, and how its solids become hulls.
type file struct {
	solids []pair.Solid
	chosen [2]int // of each hull its solid, or keeps
	choice pair.Choice
	made   [2]*pair.Made // those that are shown; nil for a hull that is kept, or before
}

// keeps is the choice of no solid: the hull stays.
const keeps = -1

// FileOptions say how the solids of a file become hulls. The zero value leaves all to the file.
type FileOptions struct {
	Tolerance float64 // metres; pair.Auto, or 0 for the strict one
	Cloud     bool    // the hull of a solid's points, whatever its faces are
	Solids    [2]int  // for A and B, counted from 1; 0 keeps a hull; both 0 if the file has no more than two
}

// LoadFile shows the hulls of an OBJ or STL file: both, where the file has two, or one in the place and pose of
// the hull that is picked. Of more than two solids those are shown that were chosen. The import sheet then offers other choices,
// also where the hulls were refused.
func (f *Figure) LoadFile(data string, o *FileOptions) error {
	if strings.IndexByte(data, 0) >= 0 {
		data = bytesOf(data)
	}
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
	f.sheet = SheetNone
	return nil
}

// bytesOf returns the bytes of a binary file that came as text: a character each.
func bytesOf(data string) string {
	list := make([]byte, 0, len(data))
	for _, r := range data {
		list = append(list, byte(r))
	}
	return string(list)
}

// takeFile shows the chosen solids of the file, as chosen.
func (f *Figure) takeFile() error {
	read := f.file
	var made [2]*pair.Made
	p := pair.Pair{A: pair.Shape{Pose: f.now.poses[A]}, B: pair.Shape{Pose: f.now.poses[B]}}
	both := read.chosen[A] != keeps && read.chosen[B] != keeps
	for side, shape := range [...]*pair.Shape{&p.A, &p.B} {
		if read.chosen[side] == keeps {
			continue
		}
		m, err := read.solids[read.chosen[side]].Make(read.choice)
		if err != nil {
			return wrongSolid(Side(side), err.(*pair.SolidError))
		}
		made[side] = m
		pose := shape.Pose
		if *shape = m.Shape; !both {
			shape.Pose = pose
		}
	}
	if err := f.SetPair(&p); err != nil {
		return err
	}
	read.made = made
	f.file = read
	f.tellFile()
	return nil
}

// tellFile says in a notice how a file was read, if it was not read as it stands.
func (f *Figure) tellFile() {
	said := ""
	for side, m := range f.file.made {
		if m == nil || m.Tolerance == 0 && !m.Turned {
			continue
		}
		if said != "" {
			said += " "
		}
		name := Side(side).Name()
		if m.Tolerance > 0 {
			said += f.Say(text.HullFileTolerance, "box", name, "tolerance", hull.Amount(m.Tolerance))
		}
		if m.Turned {
			if m.Tolerance > 0 {
				said += " "
			}
			said += f.Say(text.HullFileTurned, "box", name)
		}
	}
	if said != "" {
		f.SetNotice(said)
	}
}

// manySolids is the error of a file of which two solids must be chosen.
func (f *Figure) manySolids() error {
	e := wrongFile(&pair.FileError{Code: pair.FileObjects})
	e.Values[0] = lab.Value{Name: "reason", Key: text.HullWrongObjMany, Values: lab.Values("count", lab.Exact(float64(len(f.file.solids))))}
	return e
}
