package main

import (
	"fmt"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	lab "github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
)

type declared struct {
	name, doc string
	of        *shape
}

// traceTypes is the table of the types of traces, in the order of their declaration. Lists such as the ids of
// stages come from Go's own tables.
type traceTypes struct{ list []*declared }

// declare gives a shape a name, so that other shapes can refer to it.
func (t *traceTypes) declare(name, doc string, of *shape) *shape {
	t.list = append(t.list, &declared{name, doc, of})
	return namedShape(name, of)
}

func traceTable() *traceTypes {
	t := &traceTypes{}
	t.declare("TracePart", "A part of a stage's panel: a text, or an element as a list of its tag, perhaps its attributes and styles, and its parts.", &shape{is: isPart, rare: true})
	t.worldTypes(t.pairTypes())
	t.hullTypes()
	t.shapeTypes()
	return t
}

func traces() output.Files {
	var b strings.Builder
	b.WriteString("// Generated from wasm/bridge's table of traces, which is held to real ones, by make generate. Do not edit.\n\n" +
		"import type {Stage} from '../base/figure.gen';\nimport type {HullStage} from '../base/hull.gen';\nimport type {SceneSettings} from './scene.gen';\n")
	for _, d := range traceTable().list {
		fmt.Fprintf(&b, "\n/** %s */\n", d.doc)
		if d.of.is == isObject {
			fmt.Fprintf(&b, "export interface %s %s\n", d.name, d.of.typescript(""))
		} else {
			fmt.Fprintf(&b, "export type %s = %s;\n", d.name, d.of.typescript(""))
		}
	}
	return output.Files{"web/src/engine/trace.gen.ts": b.String()}
}

const frameDoc = "The frame from which it is drawn. Slot 0 is the version of the layout."

// frames returns a field with the frame of a stage.
func frames() field { return field{name: "frame", doc: frameDoc, of: listShape(numberShape())} }

// outer returns the first fields of every lab's trace.
func outer(lab string, input *shape) []field {
	return []field{
		{name: "version", doc: "The version of trace objects.", of: literalShape(1.0)},
		{name: "lab", of: literalShape(lab)},
		{name: "input", of: input},
	}
}

func stageOf(id *shape) []field {
	return []field{
		{name: "id", of: id},
		{name: "title", of: textShape()},
		{name: "text", doc: "The finding in words and numbers, or why the stage was not reached.", of: textShape()},
	}
}

// ofValues is a field with the numbers of every lab, and further ones.
func ofValues(further ...field) field {
	return has("values", "Numbers and names that are the same in every lab.", objectShape(append([]field{
		num("contacts", "The number of contacts."),
		{name: "depth", doc: "The depth of the deepest contact, or the least overlap of two hulls, metres. Not without contacts.", optional: true, of: numberShape()},
		{name: "reference", doc: "The name of the reference face, in a world of the picked pair, if there is one.", optional: true, of: textShape()},
	}, further...)...))
}

// stageNumbers are the optional fields of the stages of a collide call of two boxes.
func stageNumbers() (fields []field) {
	for _, f := range []field{
		has("between", "Stages faces-a and faces-b: the distance of the centres along the owner's axes, metres.", numbersShape("x", "y")),
		has("own", "The half sizes of the owner, metres.", numbersShape("x", "y")), has("other", "Half of the other box's projections, metres.", numbersShape("x", "y")),
		has("thresholds", "Stage best-axis: the value that each axis had to exceed, metres.", numbersShape("ax", "ay", "bx", "by")),
		has("turned", "Stage incident: the front normal, negated, in the incident box's axes.", numbersShape("x", "y")),
		has("distances", "Stages clip-neg and clip-pos: the distances of both points from the side line, metres; positive is outside.", numbersShape("first", "second")),
		num("t", "The place of the cut between them, 0 to 1, if there is one."),
		has("separations", "Stage keep: the separations of both points, metres.", numbersShape("first", "second")),
	} {
		f.optional = true
		fields = append(fields, f)
	}
	return fields
}

// ofPanel is a field with the panel of a stage.
func ofPanel() field {
	return field{name: "panel", doc: "The tables, the reason and the formulas of the stage. Only traces of figures on a page have them.", optional: true,
		of: listShape(namedShape("TracePart", &shape{is: isPart}))}
}

func num(name, doc string) field           { return field{name: name, doc: doc, of: numberShape()} }
func has(name, doc string, s *shape) field { return field{name: name, doc: doc, of: s} }

// pairTypes declares the types of a collide call of two boxes. It returns the type of a stage.
func (t *traceTypes) pairTypes() (stage *shape) {
	fieldDocs := map[string]string{"w": "Full width, metres.", "h": "Full height, metres.", "x": "Of the centre, metres.", "y": "Of the centre, metres.", "angle": "Radians, counter-clockwise."}
	box := objectShape()
	for f := pair.FieldW; f < pair.FieldCount; f++ {
		box.fields = append(box.fields, num(f.String(), fieldDocs[f.String()]))
	}
	boxed := t.declare("Box", "A box: full widths and centre in metres, angle in radians, counter-clockwise.", box)
	pose := t.declare("Pose", "Two boxes.", objectShape(has("a", "", boxed), has("b", "", boxed)))

	feature := t.declare("TraceFeature", "A feature pair: edges 1 top, 2 left, 3 bottom, 4 right; 0 none. In stages part 1 belongs to the reference box, in contacts to A.", numbersShape("inEdge1", "outEdge1", "inEdge2", "outEdge2"))
	vertex := t.declare("TraceVertex", "A clip vertex: its position in the world frame, metres, and its feature pair.", objectShape(has("v", "", numbersShape("x", "y")), has("f", "", feature)))
	vertices := func() *shape { return listShape(vertex) }
	faceA := []field{has("faceA", "The separations along A's axes, metres; negative for overlap.", numbersShape("x", "y"))}
	faceB := append(faceA[:1:1], has("faceB", "The separations along B's axes, metres.", numbersShape("x", "y")))
	clip1 := append(faceB[:2:2],
		num("axis", "The best axis: 0 and 1 are A's x and y, 2 and 3 B's."),
		has("frontNormal", "The normal of the reference face, out of its box, in the world frame.", numbersShape("x", "y")),
		num("front", "The offset of that face along its normal, metres."),
		has("sideNormal", "The normal of the second side line.", numbersShape("x", "y")),
		num("negSide", "The offset of the first side line, metres."), num("posSide", "The offset of the second side line, metres."),
		num("negEdge", "The edge of the reference box at the first side line."), num("posEdge", "The edge at the second side line."),
		has("incidentEdge", "The two ends of the incident edge.", vertices()),
		num("np1", "The number of points after the first side line."), has("clipPoints1", "Those points.", vertices()))
	clip2 := append(clip1[:len(clip1):len(clip1)], num("np2", "The number of points after the second side line."), has("clipPoints2", "Those points.", vertices()))
	ends := unionShape()
	for _, end := range []struct {
		name   string
		fields []field
	}{{"faceA", faceA}, {"faceB", faceB}, {"clip1", clip1}, {"clip2", clip2}, {"end", clip2}} {
		of := objectShape(append([]field{has("stage", "Where the call ended.", literalShape(end.name))}, end.fields...)...)
		ends.parts = append(ends.parts, t.declare("TraceTo"+string(end.name[0]-32)+end.name[1:], endDocs[end.name], of))
	}
	mid := t.declare("TraceStages", "The results of the stages that ran, in the form of the reference data.", ends)
	contact := t.declare("Contact", "A point where two boxes touch.", objectShape(
		has("p", "Its position in the world frame, metres.", numbersShape("x", "y")), has("n", "The normal, a unit vector from A to B.", numbersShape("x", "y")),
		num("s", "The separation, metres; never positive."), has("f", "", feature), num("key", "The feature pair as one number.")))
	stage = t.declare("TraceStage", "A stage of the collide call of two boxes.", objectShape(append(append(stageOf(namedShape("Stage", oneOf(pairStages()...))), stageNumbers()...), frames(), ofPanel())...))
	t.declare("Trace", "One whole collide call, drawable without the engine.", objectShape(append(outer(pair.ID, pose),
		has("stages", "All stages in order, also those that were not reached.", listShape(stage)),
		has("result", "The stages and the manifold in the form of the reference data.", objectShape(
			has("mid", "", mid),
			has("out", "", objectShape(num("n", "The number of contacts."), has("contacts", "", listShape(contact)))))), ofValues())...))
	return stage
}

var endDocs = map[string]string{
	"faceA": "An axis of A separates the boxes.", "faceB": "An axis of B separates the boxes.",
	"clip1": "The first side line left fewer than two points.", "clip2": "The second side line left fewer than two points.", "end": "Both side lines left two points.",
}

func pairStages() (ids []string) {
	for s := physics.StageSetup; s < physics.StageCount; s++ {
		ids = append(ids, s.String())
	}
	return ids
}

func (t *traceTypes) worldTypes(stage *shape) {
	slots := has("slots", "The slots of the frame's head that differ from the trace's frame.", listShape(numbersShape("slot", "value")))
	motion := func(a, b, c string) *shape {
		triple := func() *shape { return numbersShape(a, b, c) }
		return unionShape(&shape{is: isTuple}, &shape{is: isTuple, labels: []string{"a", "b"}, parts: []*shape{triple(), triple()}})
	}
	motions := t.declare("TraceMotions", "Velocities, m/s and rad/s, of A and of B; empty where the stage was not reached.", motion("vx", "vy", "angular"))
	pairPose := t.declare("TracePoses", "Centres, metres, and angles, radians, of A and of B.", &shape{is: isTuple, labels: []string{"a", "b"}, parts: []*shape{numbersShape("x", "y", "angle"), numbersShape("x", "y", "angle")}})
	later := func(name, id, doc string, fields ...field) *shape {
		return t.declare(name, doc, objectShape(append(stageOf(literalShape(id)), append(fields, slots, ofPanel())...)...))
	}
	kept := t.declare("TraceKept", "A contact and its impulses, N s; match is the index of the same one in the other list, or -1.", objectShape(num("key", ""), num("normal", ""), num("friction", ""), num("match", "")))
	constraint := t.declare("TraceConstraint", "A constraint in an iteration: its relative velocity and the target, m/s; the impulse that would reach the target; the accumulated impulse before and with it, its limit, and the clamped one, N s.",
		objectShape(num("velocity", ""), num("wanted", ""), num("increment", ""), num("before", ""), num("sum", ""), num("limit", ""), num("after", "")))
	blocks := unionShape()
	for c := physics.BlockNone; c <= physics.BlockFailed; c++ {
		blocks.parts = append(blocks.parts, &shape{is: literal(float64(c)), rare: true})
	}
	iteration := t.declare("SolveIteration", "One iteration of the solver for the picked pair.", objectShape(has("before", "", motions), has("after", "", motions),
		field{name: "block", optional: true, of: blocks, doc: "Box2D's solver: the case of the block solver for both normal impulses. 0 no block, 1 both push, 2 only the first, 3 only the second, 4 neither, 5 no case holds."},
		has("constraints", "Normal 1, friction 1, normal 2, friction 2.", listShape(constraint))))
	solve := []field{
		has("mass", "Effective masses along the normal by contact, kg.", listShape(numberShape())), num("massT", "Along the tangent, kg."),
		has("target", "The target velocity along the normal by contact, m/s.", listShape(numberShape())), num("friction", "The friction coefficient of the pair."),
		has("iterations", "", listShape(iteration)), has("cold", "The iterations of the same step without warm starting.", listShape(iteration)),
	}
	point := t.declare("TraceCorrection", "A contact in a position iteration: separation and wanted correction, metres; k, 1/kg; impulse, kg m.", objectShape(num("separation", ""), num("correction", ""), num("k", ""), num("impulse", "")))
	position := objectShape(has("before", "", pairPose), has("after", "", pairPose), has("points", "", listShape(point)), num("least", "The least separation in the whole world."), has("solved", "", flagShape()))
	collided := t.declare("WorldTraceStage", "A stage of the picked pair's collide call.", stage.parts[0].and(slots))
	stages := unionShape(collided,
		later("MatchTrace", "match", "The picked pair's contacts at the end of the last step, and at the beginning of this one.", has("then", "", listShape(kept)), has("now", "", listShape(kept))),
		later("WarmStartTrace", "warm-start", "The effect of the last step's impulses.", has("before", "", motions), has("after", "", motions)),
		later("SolveTrace", "solve", "Box2D-Lite's iterations.", solve...),
		later("VelocityTrace", "velocity", "The iterations of Box2D's velocity solver.", solve...),
		later("StoreTrace", "store", "The impulses that Box2D's solver stores for the next step, N s.", has("stored", "", listShape(numbersShape("normal", "friction")))),
		later("IntegrateTrace", "integrate", "The motion of both bodies by their velocities, in both solvers.", has("before", "", pairPose), has("velocities", "", motions), has("after", "", pairPose)),
		later("PositionTrace", "position", "Each iteration of Box2D's position pass.", has("passes", "", listShape(position))))
	t.declare("WorldTrace", "The present state of a world, with the stages of the picked pair's collide call and of the solver's work on it.", objectShape(append(outer(world.ID, objectShape(
		has("scene", "The id of the scene; own for a custom one.", textShape()), has("name", "", textShape()), num("dt", "The duration of a step, seconds."),
		has("settings", "The settings in the form of a scene's file.", namedShape("Required<SceneSettings>", settingsShape())),
		has("untouched", "The world has no edits or changed settings, so its scene reaches the same state at this step.", flagShape()))),
		has("frame", "The frame with the picked pair at the solver's stage; empty without a pair.", listShape(numberShape())),
		has("stages", "The stages of the picked pair's collide call, then match, warm-start, solve and integrate, or with Box2D's solver match, warm-start, velocity, store, integrate and position. Empty without a pair.", listShape(stages)),
		has("result", "The state in the form of the reference data's checkpoints.", objectShape(
			num("step", ""), has("bodies", "", listShape(numbersShape("x", "y", "angle", "vx", "vy", "angular"))),
			num("numArbiters", "The number of touching pairs."),
			has("arbiters", "Each pair with its contacts.", listShape(objectShape(has("b", "Two bodies, from 0.", numbersShape("a", "b")), has("c", "", listShape(numbersShape("key", "normal", "friction", "separation")))))),
			field{name: "jointP", doc: "The impulses of the joints, if there are any, N s.", optional: true, of: listShape(numbersShape("x", "y"))})),
		ofValues(num("step", "The number of steps."), num("energy", "The kinetic energy, J.")))...))
}

func settingsShape() *shape {
	s := objectShape()
	for _, place := range scene.SettingsPlaces(&physics.Settings{}) {
		of := numberShape()
		switch {
		case place.On != nil:
			of = flagShape()
		case place.Solver != nil:
			of = oneOf(physics.SolverIDs()...)
		case place.Y != nil:
			of = numbersShape("x", "y")
		}
		s.fields = append(s.fields, has(place.Name, "", of))
	}
	return s
}

func (t *traceTypes) hullTypes() {
	point := func() *shape { return numbersShape("x", "y", "z") }
	solid := t.declare("TraceHull", "The input of a hull: points in its own frame, metres; given faces, counter-clockwise from outside; position and rotation.", objectShape(
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
	contact := t.declare("HullContact", "A point where two hulls touch, in the world frame, metres.", objectShape(
		has("p", "Half-way between the surfaces.", point()), has("a", "On A.", point()), has("b", "On B.", point()), num("s", "The separation, metres; negative for overlap."),
		has("rule", "The rule that kept it.", oneOf(rules...)), has("id", "The edges that meet there.", &shape{is: isTuple, labels: []string{"first", "second"}, parts: []*shape{textShape(), textShape()}})))
	id := namedShape("HullStage", oneOf(lab.StageIDs()...))
	answer := t.declare("ArticleAnswer", "The answer of the article's listing as printed.", objectShape(
		has("hit", "", flagShape()), has("mtv", "", point()), has("points", "", listShape(point())),
		has("faults", "The faults that change the answer.", listShape(oneOf(faults...))), has("parts", "The first stage at which one of the faults acts.", unionShape(id, nullShape()))))
	printed := has("article", "Null for a pair that is too large for the listing.", unionShape(answer, nullShape()))
	axis := func(doc string) field { return has("axisType", doc, oneOf(axes...)) }
	t.declare("HullTrace", "One whole collide call of two hulls.", objectShape(append(outer(lab.ID, objectShape(has("a", "", solid), has("b", "", solid),
		has("bias", "How much better a later axis must be than an earlier one.", objectShape(num("relative", ""), num("absolute", "Metres."))))),
		has("stages", "All stages in order; a stage with sub-steps has an item for each.", listShape(objectShape(append(stageOf(id),
			field{name: "sub", doc: "The number of the sub-step, from 1.", optional: true, of: numberShape()},
			has("drawn", "The text on the picture: lines of a name, a space and the words.", textShape()), frames(), ofPanel())...))),
		has("result", "", unionShape(
			objectShape(has("colliding", "", literalShape(true)), axis("The chosen axis: the axis of least overlap, or an earlier one that the bias keeps."), num("depth", "Metres."), has("n", "A unit vector from A to B.", point()), has("mtv", "Moves B out of A, metres.", point()),
				has("contacts", "The clipped manifold.", listShape(contact)), has("contact", "The corners, on A, of the region that A shares with B moved by mtv.", listShape(point())), printed),
			objectShape(has("colliding", "", literalShape(false)), axis("The first separating axis, at which the call ends. A face axis is the best of its hull's faces; a later axis may have a larger gap."),
				num("gap", "The gap along that axis, metres; at most the distance."), num("distance", "The distance of the surfaces, metres."), printed))), ofValues())...))
}
