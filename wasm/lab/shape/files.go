package shape

import "github.com/clipstage/clipstage/physics/shape/pair"

// SetPair shows two shapes. An invalid pair is an error and changes nothing.
func (f *Figure) SetPair(p *pair.Pair) error {
	var solids [2]Solid
	for side, from := range [...]*pair.Side{&p.A, &p.B} {
		at, of := from.Pose.Position, &from.Shape
		solids[side] = Solid{X: at.X, Y: at.Y, Angle: from.Angle, Radius: of.Radius, Count: of.Count, Corners: of.Corners}
	}
	return f.load(&solids)
}

// load shows imported solids. Invalid ones are an error and change nothing.
func (f *Figure) load(solids *[2]Solid) error {
	if err := validate(solids); err != nil {
		return err
	}
	f.Import(momentOf(solids))
	return nil
}

// Replaced returns the shape that an SVG path replaces.
func (f *Figure) Replaced() Side {
	if f.Held() == 2 {
		return B
	}
	return A
}

// LoadPath replaces a shape by the convex polygon of an SVG path of straight lines, in metres with y down. An invalid
// path is an error and changes nothing.
func (f *Figure) LoadPath(path string) error {
	side := f.Replaced()
	solids := f.Now.solids
	if err := solids[side].readPath(path); err != nil {
		return err
	}
	return f.load(&solids)
}

// File returns both shapes as JSON, as "clipstage trace shapes" reads them.
func (f *collision) File() string {
	id := f.Now.Preset
	if id == "" {
		id = "pair"
	}
	p := f.pair()
	return string(p.Text(id))
}
