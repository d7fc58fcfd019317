package bridge

import (
	"github.com/clipstage/clipstage/wasm/frame"
	"math"

	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
)

// Hull is the page's program of the Hulls lab.
func Hull(view Controls) Program {
	return page(hull.Lab, frame.HullVersion, view, hullCollide, stagedCalls, hullCalls)
}

// hullCollide are the calls that need neither a figure nor a page.
var hullCollide = []Method{
	{Name: "collide", Takes: []param{{"pair", Flat}}, Returns: Text, asks: true, free: true, run: collideHulls},
	{Name: "buildHull", Takes: []param{{"hull", Flat}}, Returns: Number, asks: true, free: true, run: buildHull},
	{Name: "freeHull", asks: true, free: true, run: freeHull},
	{Name: "manifold", Takes: twoHulls, Returns: List, asks: true, free: true, run: hullManifold},
}

// hullCalls are the Hulls lab's own calls.
var hullCalls = []Method{
	{Name: "seekSub", Takes: []param{{"sub", Number}}, run: with(seekSub)},
	{Name: "fit", run: do((*hull.Figure).Fit)},
	{Name: "compare", Takes: []param{{"on", Boolean}}, run: turn((*hull.Figure).Compare)},
	{Name: "setHulls", Takes: []param{{"pair", Flat}}, run: with(setHulls)},
	{Name: "load", Takes: []param{{"pair", Flat}}, run: with(loadHulls)},
	{Name: "loadFile", Takes: []param{{"text", Text}, {"tolerance", Number}, {"points", Boolean}, {"a", Number}, {"b", Number}}, run: with(loadFile)},
	{Name: "refuse", Takes: []param{{"message", Text}}, run: tell((*hull.Figure).RefuseFile)},
	{Name: "hover", Takes: ray, Returns: Number, run: with(func(f *hull.Figure, a *arguments) any { return int(f.Hover(rayOf(a))) })},
	{Name: "grab", Takes: ray, Returns: Number, run: with(func(f *hull.Figure, a *arguments) any { return int(f.Grab(rayOf(a))) })},
	{Name: "drag", Takes: ray, run: with(dragHull)},
	{Name: "poke", Takes: ray, run: with(pokeHull)},
	{Name: "choose", run: do((*hull.Figure).Choose)},

	{Name: "stage", Returns: Text, asks: true, run: ask(func(f *hull.Figure) string { return f.Stage().String() })},
	{Name: "pair", Returns: Text, asks: true, run: ask((*hull.Figure).Pair)},
	{Name: "file", Takes: []param{{"format", Text}}, Returns: Text, asks: true, run: with(fileOfHulls)},
	{Name: "fits", Returns: Boolean, asks: true, run: ask((*hull.Figure).Fits)},
	{Name: "caption", Returns: Text, asks: true, run: ask((*hull.Figure).Caption)},
	{Name: "drawn", Returns: Text, asks: true, run: ask((*hull.Figure).Drawn)},
	{Name: "marked", Returns: List, asks: true, run: ask(marked)},
	{Name: "thing", Takes: []param{{"name", Text}}, Returns: List, asks: true, run: find((*hull.Figure).Thing)},
	{Name: "hullName", Takes: []param{{"side", Number}}, Returns: Text, asks: true, run: with(hullName)},
}

func collideHulls(_ *mounted, a *arguments) any {
	var p pair.Pair
	if err := readSides(a, &p, false); err != nil {
		return err
	}
	f, err := hull.Collide(&p)
	if err != nil {
		return err
	}
	return f.Trace(nil)
}

func setHulls(f *hull.Figure, a *arguments) any {
	p := pair.Pair{A: pair.Shape{Pose: f.Pose(hull.A)}, B: pair.Shape{Pose: f.Pose(hull.B)}}
	if err := readSides(a, &p, true); err != nil {
		return err
	}
	return f.SetPair(&p)
}

func loadHulls(f *hull.Figure, a *arguments) any {
	from := lab.Source{Value: a.value()}
	p, err := pair.Read(&from)
	if err != nil {
		return from.Invalid(hull.CodeInvalidHull, err)
	}
	return f.SetPair(p)
}

func loadFile(f *hull.Figure, a *arguments) any {
	data := a.text()
	o := hull.FileOptions{Tolerance: a.number(), Cloud: a.boolean()}
	for side := range o.Solids {
		o.Solids[side] = int(a.index(pair.MaxSolids + 1))
	}
	return f.LoadFile(data, &o)
}

func fileOfHulls(f *hull.Figure, a *arguments) any { return or(f.File(a.text())) }

func seekSub(f *hull.Figure, a *arguments) any {
	f.SeekSub(int(a.index(math.MaxInt16)))
	return nil
}

func sideArgument(a *arguments) hull.Side { return hull.Side(a.index(2)) }

// ray is the parameter for a line of sight: see hull.Ray.
var ray = []param{{"ray", List}}

func rayOf(a *arguments) *hull.Ray {
	var n [14]float64
	copy(n[:], a.list())
	at := func(i int) solid.Vec3 { return solid.Vec3{X: n[i], Y: n[i+1], Z: n[i+2]} }
	return &hull.Ray{From: at(0), Along: at(3), Toward: at(6), Pixel: n[9], Spread: n[10], Coarse: n[11] != 0, Shift: n[12] != 0, Flat: n[13] != 0}
}

func dragHull(f *hull.Figure, a *arguments) any {
	f.Drag(rayOf(a))
	return nil
}

func pokeHull(f *hull.Figure, a *arguments) any {
	f.Poke(rayOf(a))
	return nil
}

func hullName(f *hull.Figure, a *arguments) any { return f.HullName(sideArgument(a)) }

// readSides reads hulls into p: see pair.ReadSides.
func readSides(a *arguments, p *pair.Pair, parts bool) error {
	from := lab.Source{Value: a.value()}
	if err := pair.ReadSides(&from, p, parts); err != nil {
		return from.Invalid(hull.CodeInvalidHull, err)
	}
	return nil
}
