//go:build !(js && wasm)

package bridge

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/physics/scene"
	lab "github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
)

// declared is a named type of traces.
type declared struct {
	name, doc string
	of        *shape
}

// traceTypes is the table of the types of traces, in the order of declaration. Lists such as the ids of stages come
// from Go's own tables.
type traceTypes struct{ list []*declared }

// declare names a shape, so that other shapes can refer to it.
func (t *traceTypes) declare(name, doc string, of *shape) *shape {
	t.list = append(t.list, &declared{name, doc, of})
	return namedShape(name, of)
}

const frameDoc = "The numbers by which it is drawn: slots of the layout that slot 0 names."

// frames is a field with the frame of a stage.
func frames() field { return field{name: "frame", doc: frameDoc, of: listShape(numberShape())} }

// outer returns the first fields of every lab's trace.
func outer(lab string, input *shape) []field {
	return []field{
		{name: "version", doc: "Of trace objects.", of: literalShape(1.0)},
		{name: "lab", of: literalShape(lab)},
		{name: "input", of: input},
	}
}

// stageOf returns the first fields of every stage.
func stageOf(id *shape) []field {
	return []field{
		{name: "id", of: id},
		{name: "title", of: textShape()},
		{name: "text", doc: "What is seen, in words and numbers; of a stage that was not reached, why.", of: textShape()},
	}
}

func num(name, doc string) field           { return field{name: name, doc: doc, of: numberShape()} }
func has(name, doc string, s *shape) field { return field{name: name, doc: doc, of: s} }

// pairTypes declares the types of a collide call of two boxes, and returns the type of a stage.
func (t *traceTypes) pairTypes() (stage *shape) {
	fieldDocs := map[string]string{"w": "Full width, metres.", "h": "Full height, metres.", "x": "Of the centre, metres.", "y": "Likewise.", "angle": "Radians, counter-clockwise."}
	box := objectShape()
	for f := pair.FieldW; f < pair.FieldCount; f++ {
		box.fields = append(box.fields, num(f.String(), fieldDocs[f.String()]))
	}
	boxed := t.declare("Box", "A box: full widths and centre in metres, angle in radians, counter-clockwise.", box)
	pose := t.declare("Pose", "Two boxes.", objectShape(has("a", "", boxed), has("b", "", boxed)))

	feature := t.declare("TraceFeature", "A feature pair: edges 1 top, 2 left, 3 bottom, 4 right; 0 is none. Of the stages 1 is the reference box, of a contact A.", numbersShape("inEdge1", "outEdge1", "inEdge2", "outEdge2"))
	vertex := t.declare("TraceVertex", "A clip vertex: where it is in the world, metres, and its feature pair.", objectShape(has("v", "", numbersShape("x", "y")), has("f", "", feature)))
	vertices := func() *shape { return listShape(vertex) }
	faceA := []field{has("faceA", "How far B is from A along A's axes, metres; negative is overlap.", numbersShape("x", "y"))}
	faceB := append(faceA[:1:1], has("faceB", "Likewise, along B's.", numbersShape("x", "y")))
	clip1 := append(faceB[:2:2],
		num("axis", "The best one: 0 and 1 are A's x and y, 2 and 3 B's."),
		has("frontNormal", "Of the reference face, out of its box, in the world.", numbersShape("x", "y")),
		num("front", "Of that face along it, metres."),
		has("sideNormal", "Of the second side line.", numbersShape("x", "y")),
		num("negSide", "Of the first side line, metres."), num("posSide", "Of the second one."),
		num("negEdge", "The edge of the reference box that the first side line goes by."), num("posEdge", "Likewise, of the second."),
		has("incidentEdge", "Its two ends.", vertices()),
		num("np1", "How many points the first side line left."), has("clipPoints1", "Which.", vertices()))
	clip2 := append(clip1[:len(clip1):len(clip1)], num("np2", "How many the second one left."), has("clipPoints2", "Which.", vertices()))
	ends := unionShape()
	for _, end := range []struct {
		name   string
		fields []field
	}{{"faceA", faceA}, {"faceB", faceB}, {"clip1", clip1}, {"clip2", clip2}, {"end", clip2}} {
		of := objectShape(append([]field{has("stage", "Where the call ended.", literalShape(end.name))}, end.fields...)...)
		ends.parts = append(ends.parts, t.declare("TraceTo"+string(end.name[0]-32)+end.name[1:], endDocs[end.name], of))
	}
	mid := t.declare("TraceStages", "What the stages of a pair's collide call found, in the form of the reference data: as far as it went.", ends)
	contact := t.declare("Contact", "A point where two boxes touch.", objectShape(
		has("p", "Its place in the world, metres.", numbersShape("x", "y")), has("n", "The normal, a unit vector from A to B.", numbersShape("x", "y")),
		num("s", "The separation, metres; never positive."), has("f", "", feature), num("key", "The feature pair as one number.")))
	stage = t.declare("TraceStage", "A stage of the collide call of two boxes.", objectShape(append(stageOf(namedShape("Stage", oneOf(pairStages()...))), frames())...))
	t.declare("Trace", "One whole collide call, drawable without the engine.", objectShape(append(outer(pair.ID, pose),
		has("stages", "All, in order; one that was not reached, too.", listShape(stage)),
		has("result", "The stages and the manifold in the form of the reference data.", objectShape(
			has("mid", "", mid),
			has("out", "", objectShape(num("n", "How many contacts."), has("contacts", "", listShape(contact)))))))...))
	return stage
}

// endDocs document the ends of a collide call.
var endDocs = map[string]string{
	"faceA": "An axis of A separates the boxes.", "faceB": "One of B does.",
	"clip1": "The first side line left fewer than two points.", "clip2": "The second one did.", "end": "The call came to its contacts.",
}

func pairStages() (ids []string) {
	for s := physics.StageSetup; s < physics.StageCount; s++ {
		ids = append(ids, s.String())
	}
	return ids
}

// worldTypes declares the types of a world and its picked pair.
func (t *traceTypes) worldTypes(stage *shape) {
	slots := has("slots", "What the frame's head has otherwise than the trace's frame.", listShape(numbersShape("slot", "value")))
	motion := func(a, b, c string) *shape {
		triple := func() *shape { return numbersShape(a, b, c) }
		return unionShape(&shape{is: isTuple}, &shape{is: isTuple, labels: []string{"a", "b"}, parts: []*shape{triple(), triple()}})
	}
	motions := t.declare("TraceMotions", "Velocities, m/s and rad/s, of A and of B; empty where the stage was not reached.", motion("vx", "vy", "angular"))
	pairPose := t.declare("TracePoses", "Centres, metres, and angles, radians, of A and of B.", &shape{is: isTuple, labels: []string{"a", "b"}, parts: []*shape{numbersShape("x", "y", "angle"), numbersShape("x", "y", "angle")}})
	later := func(name, id, doc string, fields ...field) *shape {
		return t.declare(name, doc, objectShape(append(stageOf(literalShape(id)), append(fields, slots)...)...))
	}
	kept := t.declare("TraceKept", "A contact and its impulses, N s; match is the index of the same one in the other list, or -1.", objectShape(num("key", ""), num("normal", ""), num("friction", ""), num("match", "")))
	constraint := t.declare("TraceConstraint", "What an iteration does for a constraint: the relative velocity that it finds and the one that is wanted, m/s; the impulse that would give that; the sum before, with it, the limit it is held to, and after, N s.",
		objectShape(num("velocity", ""), num("wanted", ""), num("increment", ""), num("before", ""), num("sum", ""), num("limit", ""), num("after", "")))
	blocks := unionShape()
	for c := physics.BlockNone; c <= physics.BlockFailed; c++ {
		blocks.parts = append(blocks.parts, &shape{is: literal(float64(c)), rare: true})
	}
	iteration := t.declare("SolveIteration", "One iteration of the solver for the picked pair.", objectShape(has("before", "", motions), has("after", "", motions),
		field{name: "block", optional: true, of: blocks, doc: "Of Box2D's solver: how the block of both normal impulses was solved. 0 no block, 1 both push, 2 the first alone, 3 the second alone, 4 neither, 5 no case holds."},
		has("constraints", "Normal 1, friction 1, normal 2, friction 2.", listShape(constraint))))
	solve := []field{
		has("mass", "Effective masses along the normal by contact, kg.", listShape(numberShape())), num("massT", "Along the tangent, kg."),
		has("target", "The velocity that is wanted along the normal by contact, m/s.", listShape(numberShape())), num("friction", "The pair's coefficient."),
		has("iterations", "", listShape(iteration)), has("cold", "Those of the step run again with warm starting off in it.", listShape(iteration)),
	}
	point := t.declare("TraceCorrection", "A contact in a position iteration: separation and the correction that is wanted, metres, k in 1/kg, impulse in kg m.", objectShape(num("separation", ""), num("correction", ""), num("k", ""), num("impulse", "")))
	position := objectShape(has("before", "", pairPose), has("after", "", pairPose), has("points", "", listShape(point)), num("least", "The least separation in the whole world."), has("solved", "", flagShape()))
	collided := t.declare("WorldTraceStage", "A stage of the picked pair's collide call.", stage.parts[0].and(slots))
	stages := unionShape(collided,
		later("MatchTrace", "match", "The picked pair's contacts of the last step, as it ended, and of this one, as it begins.", has("then", "", listShape(kept)), has("now", "", listShape(kept))),
		later("WarmStartTrace", "warm-start", "What the last step's impulses do.", has("before", "", motions), has("after", "", motions)),
		later("SolveTrace", "solve", "Box2D-Lite's iterations.", solve...),
		later("VelocityTrace", "velocity", "Those of Box2D's solver on velocities.", solve...),
		later("StoreTrace", "store", "What Box2D's solver keeps of each contact for the next step, N s.", has("stored", "", listShape(numbersShape("normal", "friction")))),
		later("PositionTrace", "position", "Each iteration of Box2D's position pass.", has("passes", "", listShape(position))))
	t.declare("WorldTrace", "A world as it stands, and the stages of the chosen pair's collide call and of what the solver does for it.", objectShape(append(outer(world.ID, objectShape(
		has("scene", "Its id; own of one that was loaded.", textShape()), has("name", "", textShape()), num("dt", "Of a step, seconds."),
		has("settings", "As a scene's file has them.", namedShape("Required<SceneSettings>", settingsShape())),
		has("untouched", "Nobody has edited the world, and its settings are what they were at its beginning: the scene goes to this step again.", flagShape()))),
		has("frame", "With the picked pair where the solver iterates; empty where no pair is picked.", listShape(numberShape())),
		has("stages", "Those of the picked pair's collide call, and then match, warm-start and solve, or with Box2D's solver match, warm-start, velocity, store and position; none where no pair is picked.", listShape(stages)),
		has("result", "In the form of the reference data's checkpoints.", objectShape(
			num("step", ""), has("bodies", "", listShape(numbersShape("x", "y", "angle", "vx", "vy", "angular"))),
			num("numArbiters", "How many pairs touch."),
			has("arbiters", "Each pair with its contacts.", listShape(objectShape(has("b", "Two bodies, from 0.", numbersShape("a", "b")), has("c", "", listShape(numbersShape("key", "normal", "friction", "separation")))))),
			field{name: "jointP", doc: "The joints' impulses, N s, where there are any.", optional: true, of: listShape(numbersShape("x", "y"))})))...))
}

// settingsShape returns the type of a scene's settings, from their table.
func settingsShape() *shape {
	s := objectShape()
	for _, place := range scene.SettingsPlaces(&physics.Settings{}) {
		of := numberShape()
		switch {
		case place.On != nil:
			of = flagShape()
		case place.Solver != nil:
			of = oneOf(solvers()...)
		case place.Y != nil:
			of = numbersShape("x", "y")
		}
		s.fields = append(s.fields, has(place.Name, "", of))
	}
	return s
}

// hullTypes declares the types of a collide call of two hulls.
func (t *traceTypes) hullTypes() {
	point := func() *shape { return numbersShape("x", "y", "z") }
	solid := t.declare("TraceHull", "A hull as it was collided: points in metres, in its own frame, and faces, counter-clockwise as seen from outside, where they were given; where it stands, and how it is turned.", objectShape(
		has("points", "", listShape(point())), field{name: "faces", optional: true, of: listShape(listShape(numberShape()))},
		has("position", "", point()), has("rotation", "A unit quaternion.", numbersShape("w", "i", "j", "k"))))
	var rules, axes, faults []string
	for r := range hull.Rule(hull.RuleCount) {
		rules = append(rules, r.String())
	}
	for a := range hull.Axis(hull.AxisCount) {
		axes = append(axes, a.String())
	}
	for i := range article.List {
		faults = append(faults, article.List[i].ID)
	}
	contact := t.declare("HullContact", "A point where two hulls touch, in the world, metres.", objectShape(
		has("p", "Half-way between the surfaces.", point()), has("a", "On A.", point()), has("b", "On B.", point()), num("s", "The separation, negative where they overlap."),
		has("rule", "Which rule has kept it.", oneOf(rules...)), has("id", "The edges that meet there.", &shape{is: isTuple, labels: []string{"first", "second"}, parts: []*shape{textShape(), textShape()}})))
	id := namedShape("HullStage", oneOf(lab.StageIDs()...))
	answer := t.declare("ArticleAnswer", "What the article's listing says, as printed.", objectShape(
		has("hit", "", flagShape()), has("mtv", "", point()), has("points", "", listShape(point())),
		has("faults", "Those without which it would say something else.", listShape(oneOf(faults...))), has("parts", "The first stage at which one of them acts.", unionShape(id, nullShape()))))
	printed := has("article", "Null for a pair that is too large for the listing.", unionShape(answer, nullShape()))
	axis := func(doc string) field { return has("axisType", doc, oneOf(axes...)) }
	t.declare("HullTrace", "One whole collide call of two hulls.", objectShape(append(outer(lab.ID, objectShape(has("a", "", solid), has("b", "", solid),
		has("bias", "By how much a later axis must be better.", objectShape(num("relative", ""), num("absolute", "Metres."))))),
		has("stages", "All, in order; one with sub-steps is there once for each.", listShape(objectShape(append(stageOf(id),
			field{name: "sub", doc: "The number of the sub-step, from 1.", optional: true, of: numberShape()},
			has("drawn", "What stands on the picture, a line each: a name, a space, the words.", textShape()), frames())...))),
		has("result", "", unionShape(
			objectShape(has("colliding", "", literalShape(true)), axis("The axis that was chosen: that of the least overlap, or an earlier one that the bias keeps."), num("depth", "Metres."), has("n", "A unit vector from A to B.", point()), has("mtv", "Moves B out of A, metres.", point()),
				has("contacts", "The clipped manifold.", listShape(contact)), has("contact", "The corners of what A and B, moved by mtv, share, on A.", listShape(point())), printed),
			objectShape(has("colliding", "", literalShape(false)), axis("The first axis that separates them; the call ends there. A face's is the best of that hull's faces, and a later axis may have a larger gap."),
				num("gap", "Along that axis, metres; no more than the distance."), num("distance", "Between the surfaces, metres."), printed))))...))
}
