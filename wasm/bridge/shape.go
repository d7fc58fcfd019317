package bridge

import (
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/shape"
)

// shapeCollide are the calls that need neither a figure nor a page.
var shapeCollide = []Method{
	{Name: "collide", Takes: []param{{"pair", Flat}}, Returns: Text, asks: true, free: true, run: collideShapes},
}

func collideShapes(_ *mounted, a *arguments) any {
	from := lab.Source{Value: a.value()}
	p, err := pair.Read(&from)
	if err != nil {
		return shape.Wrong(&from, err)
	}
	return shape.Collide(p)
}
