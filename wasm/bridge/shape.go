package bridge

import (
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/shape"
)

// Shape is the page's program of the Shapes lab.
func Shape(view Controls) Program {
	return page(shape.Lab, frame.ShapeVersion, view, shapeCollide, stagedCalls, shapeCalls)
}

// shapeCollide are the calls that need neither a figure nor a page.
var shapeCollide = []Method{
	{Name: "collide", Takes: []param{{"pair", Flat}}, Returns: Text, asks: true, free: true, run: collideShapes},
}

// shapeCalls are the Shapes lab's own calls.
var shapeCalls = []Method{
	{Name: "compare", Takes: []param{{"on", Boolean}}, run: turn((*shape.Figure).Compare)},
	{Name: "light", Takes: []param{{"quantity", Number}}, run: with(func(f *shape.Figure, a *arguments) any {
		f.Light(finding.Quantity(a.index(256)))
		return nil
	})},
	{Name: "load", Takes: []param{{"pair", Flat}}, run: with(loadShapes)},
	{Name: "loadPath", Takes: []param{{"path", Text}}, run: withText((*shape.Figure).LoadPath)},
	{Name: "refuse", Takes: []param{{"message", Text}}, run: tell((*shape.Figure).RefuseFile)},
	{Name: "hover", Takes: pointer, Returns: Number, run: with(func(f *shape.Figure, a *arguments) any { return int(f.Hover(shapePointer(f, a))) })},
	{Name: "grab", Takes: pointer, Returns: Number, run: with(func(f *shape.Figure, a *arguments) any { return int(f.Grab(shapePointer(f, a))) })},
	{Name: "drag", Takes: []param{{"x", Number}, {"y", Number}, {"snap", Boolean}}, run: with(func(f *shape.Figure, a *arguments) any {
		x, y := a.number(), a.number()
		f.Drag(x, y, a.boolean())
		return nil
	})},
	{Name: "poke", Takes: pointer, run: with(func(f *shape.Figure, a *arguments) any {
		f.Poke(shapePointer(f, a))
		return nil
	})},

	{Name: "stage", Returns: Text, asks: true, run: ask(func(f *shape.Figure) string { return f.Stage().String() })},
	{Name: "thing", Takes: []param{{"name", Text}}, Returns: List, asks: true, run: find((*shape.Figure).Thing)},
	{Name: "file", Returns: Text, asks: true, run: ask((*shape.Figure).File)},
	{Name: "cursor", Returns: Text, asks: true, run: ask((*shape.Figure).Cursor)},
	{Name: "shapeName", Takes: []param{{"side", Number}}, Returns: Text, asks: true, run: with(func(f *shape.Figure, a *arguments) any {
		return f.ShapeName(shape.Side(a.index(2)))
	})},
}

func loadShapes(f *shape.Figure, a *arguments) any {
	from := lab.Source{Value: a.value()}
	p, err := pair.Read(&from)
	if err != nil {
		return shape.Wrong(&from, err)
	}
	return f.SetPair(p)
}

func collideShapes(_ *mounted, a *arguments) any {
	from := lab.Source{Value: a.value()}
	p, err := pair.Read(&from)
	if err != nil {
		return shape.Wrong(&from, err)
	}
	return shape.Collide(p)
}

// shapePointer reads a pointer: its position and the size of a pixel there, in metres, and whether it is a finger.
func shapePointer(f *shape.Figure, a *arguments) (x, y, pixel float64) {
	x, y, pixel = a.number(), a.number(), a.number()
	f.Coarse(a.boolean())
	return x, y, pixel
}
