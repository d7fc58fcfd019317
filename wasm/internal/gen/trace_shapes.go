package main

import (
	solid "github.com/clipstage/clipstage/physics/shape"
	lab "github.com/clipstage/clipstage/wasm/lab/shape"
)

func (t *traceTypes) shapeTypes() {
	point := func() *shape { return numbersShape("x", "y") }
	var kinds, cases []string
	for k := range solid.PairKind(solid.PairCount) {
		kinds = append(kinds, k.String())
	}
	for c := range solid.Case(solid.CaseCount) {
		cases = append(cases, c.String())
	}
	manifold := t.declare("ShapeManifold", "The contacts of two shapes, in the world frame.", objectShape(
		has("normal", "A unit vector from A to B; zero without points, and for cores that coincide.", point()),
		has("points", "At most two.", listShape(objectShape(
			has("point", "Midway between the surfaces, metres.", point()),
			has("anchorA", "The point relative to A's origin, in the world's axes.", point()),
			has("anchorB", "The point relative to B's origin, in the world's axes.", point()),
			num("separation", "Along the normal, metres; negative for overlap."),
			num("id", "256 times the index on A, plus the index on B. A polygon counts corners, a capsule ends; a circle has 0."))))))
	stages := t.declare("ShapeStages", "The results of the stages. A field is absent if its stage was not reached or belongs to another kind of pair. 0 and 1 stand for no and yes. Vectors are in the working frame: A's axes, and the origin.",
		objectShape(append([]field{
			num("swapped", "B was given first. All results have A and B exchanged then."),
			optional("became", "The capsules that are circles because they are too short.", oneOf("a", "b", "ab")),
			optional("origin", "The working frame's origin in A's frame.", point()),
			has("xf", "The pose of B in the working frame.", objectShape(num("x", ""), num("y", ""), num("c", "The cosine of the angle."), num("s", "The sine of the angle."))),
			has("case", "How the call ended.", oneOf(cases...)),
			optional("normal", "The manifold's normal in the working frame.", point()),
		}, stageFields()...)...))
	t.declare("ShapeTrace", "One whole collide call of two circles, capsules or polygons.", objectShape(
		has("version", "The version of trace objects.", literalShape(1.0)), has("lab", "", literalShape(lab.ID)),
		has("result", "", objectShape(
			has("kind", "The kinds of A and B.", oneOf(kinds...)), has("mid", "", stages),
			has("out", "As Box2D 3.1 has it.", manifold), has("mended", "Without the faults of the method.", manifold)))))
}

func optional(name, doc string, of *shape) field {
	return field{name: name, doc: doc, of: of, optional: true}
}

// stageFields are the fields of the stages. No field is there for all kinds of pairs.
func stageFields() (list []field) {
	for _, of := range []struct {
		fields []string // names and docs
		is     func() *shape
	}{
		{[]string{"pB", "The centre of the circle B.", "pA", "The point of A's core that is nearest to it.", "center", "The centre of the circle B.",
			"cA", "The point on A's surface.", "cB", "The point on B's surface.", "q1", "A's second end.", "p2", "B's first end.", "q2", "B's second end.",
			"normalA", "", "normalB", "", "cp", "The first cut point.", "cq", "The second cut point.",
			"vLower", "The lower end of the cut incident edge.", "vUpper", "The upper end."}, func() *shape { return numbersShape("x", "y") }},
		{[]string{"sA", "B's separation along each normal of A.", "sB", "A's separation along each normal of B.", "dots", "The reference normal times each normal of the other shape."},
			func() *shape { return listShape(numberShape()) }},
		{[]string{"region", "The part of A's core that is nearest to the circle."}, func() *shape { return oneOf("p1", "p2", "side", "v1", "v2", "face") }},
		{[]string{"axis", "The segment that the other one is cut at."}, func() *shape { return oneOf("A", "B") }},
		{[]string{"distance", "Of the cores.", "separation", "", "zeroNormal", "", "s1", "", "s2", "", "t", "The fraction on A's core.", "edgeA", "", "edgeB", "", "u1", "", "u2", "",
			"parallel", "", "f1first", "", "f2raw", "", "f1", "The fraction on A.", "f2", "The fraction on B.", "fp2", "", "fq2", "", "fp1", "", "fq1", "", "length1", "", "length2", "",
			"outsideA", "", "outsideB", "", "separationA", "", "separationB", "", "sp", "", "sq", "", "keep", "The cut points are accepted.",
			"flip", "B has the reference edge.", "incident", "The index of the incident edge.", "separated", "", "upper1", "", "lower2", "", "upper2", "", "disjoint", "",
			"sepLower", "", "sepUpper", "", "minSeparation", "", "vertexWins", "One point between two corners replaces the cut ones."}, numberShape},
	} {
		for i := 0; i < len(of.fields); i += 2 {
			list = append(list, optional(of.fields[i], of.fields[i+1], of.is()))
		}
	}
	return list
}
