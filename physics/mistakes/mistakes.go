//go:generate go test -run TestPoses . -update

// Package mistakes collides boxes as mistaken ports and published listings do: each mistake changes the results of a
// stage, and the later stages run on with these. Pair's program does not link it.
package mistakes

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// Mistake is a mistake of ports of collide.
type Mistake struct {
	ID    string
	Lines []Line
	// change changes the results of a run that reached the stage from, and runs the later stages.
	from   physics.Stage
	change func(c *physics.Clipping, a, b *physics.Body)
	// write changes the trace of the contacts where a Clipping cannot hold the mistake; nil for most.
	write func(out map[string]any)
}

// Shown is a pose that shows a mistake well, and the first stage that differs there.
type Shown struct {
	A, B  [5]float64 // full width and height, x, y, angle
	Stage physics.Stage
}

// Shows returns the pose that shows the mistake best.
func (m *Mistake) Shows() Shown { return shows[m.ID] }

// Line is a line of the listing (web/src/listing/collide.js), without its indentation, and the mistaken one.
type Line struct{ Function, Right, Wrong string }

// Find returns the mistake with an id, or nil.
func Find(id string) *Mistake {
	for i := range List {
		if List[i].ID == id {
			return &List[i]
		}
	}
	return nil
}

// IDs returns the ids of all mistakes.
func IDs() (ids []string) {
	for i := range List {
		ids = append(ids, List[i].ID)
	}
	return ids
}

// Run collides a and b with the mistake.
func (m *Mistake) Run(c *physics.Clipping, a, b *physics.Body) {
	*c = physics.Clipping{}
	c.Run(a, b)
	if m.change != nil && c.Reached >= m.from {
		m.change(c, a, b)
	}
}

// List has the mistakes of public ports, of the clipping listing in JavaScript, of the separating axis listing, of
// the account of the collide function, and those that decide a tie the other way.
var List = []Mistake{
	{
		ID: "half-width", from: physics.StageReference, change: halfWidth,
		Lines: []Line{{"reference", "let w = half[1];", "let w = mid.axis === 0 ? half[0] : half[1];"}},
	},
	{
		ID: "side-column", from: physics.StageReference, change: sideColumn,
		Lines: []Line{{"reference", "let sideNormal = [box.mat[2], box.mat[3]];", "let sideNormal = mid.axis === 0 ? [box.mat[0], box.mat[1]] : [box.mat[2], box.mat[3]];"}},
	},
	{
		ID: "no-flip", from: physics.StageContacts, change: noFlip,
		Lines: []Line{{"contacts", "const id = axis >= 2 ? [f[2], f[3], f[0], f[1]] : f;", "const id = f;"}},
	},
	{
		ID: "key-zero", from: physics.StageContacts, write: keyZero,
		Lines: []Line{{"contacts", "const key = id[0] + id[1] * 256 + id[2] * 65536 + id[3] * 16777216;", "const key = 0;"}},
	},

	{
		ID: "clip-count", from: physics.StageKeep, write: clipCount,
		Lines: []Line{{"contacts", "out.n = out.contacts.length;", "out.n = mid.np2;"}},
	},
	{
		ID: "shared-ids", from: physics.StageClipNeg, change: sharedIDs,
		Lines: []Line{
			{"clip", "if (d0 <= 0) points.push({v: [...p.v], f: [...p.f]});", "if (d0 <= 0) points.push(p);"},
			{"clip", "if (d1 <= 0) points.push({v: [...q.v], f: [...q.f]});", "if (d1 <= 0) points.push(q);"},
			{"clip", "const f = d0 > 0 ? [edge, p.f[1], 0, p.f[3]] : [q.f[0], edge, q.f[2], 0];",
				"const f = d0 > 0 ? Object.assign(p.f, [edge, p.f[1], 0, p.f[3]]) : Object.assign(q.f, [q.f[0], edge, q.f[2], 0]);"},
		},
	},
	{
		ID: "front-normal", from: physics.StageContacts, change: frontNormal,
		Lines: []Line{{"contacts", "out.contacts.push({p, n: normal, s: separation, f: id, key});", "out.contacts.push({p, n: frontNormal, s: separation, f: id, key});"}},
	},
	{
		ID: "smallest-axis", from: physics.StageBestAxis, change: choice(func(s, best, _ float64, _ physics.Axis) bool { return s < best }),
		Lines: []Line{
			{"bestAxis", "if (faceA[1] > 0.95 * separation + 0.01 * hA[1]) {", "if (faceA[1] < separation) {"},
			{"bestAxis", "if (faceB[0] > 0.95 * separation + 0.01 * hB[0]) {", "if (faceB[0] < separation) {"},
			{"bestAxis", "if (faceB[1] > 0.95 * separation + 0.01 * hB[1]) {", "if (faceB[1] < separation) {"},
		},
	},
	{
		ID: "no-hysteresis", from: physics.StageBestAxis, change: choice(func(s, best, _ float64, _ physics.Axis) bool { return s > best }),
		Lines: []Line{
			{"bestAxis", "if (faceA[1] > 0.95 * separation + 0.01 * hA[1]) {", "if (faceA[1] > separation) {"},
			{"bestAxis", "if (faceB[0] > 0.95 * separation + 0.01 * hB[0]) {", "if (faceB[0] > separation) {"},
			{"bestAxis", "if (faceB[1] > 0.95 * separation + 0.01 * hB[1]) {", "if (faceB[1] > separation) {"},
		},
	},
	{
		ID: "positive-first", from: physics.StageClipNeg, change: positiveFirst,
		Lines: []Line{
			{"clipNeg", "mid.clipPoints1 = clip(incidentEdge, normal, negSide, negEdge);", "mid.clipPoints1 = clip(incidentEdge, sideNormal, mid.posSide, mid.posEdge);"},
			{"clipPos", "mid.clipPoints2 = clip(clipPoints1, sideNormal, posSide, posEdge);", "mid.clipPoints2 = clip(clipPoints1, [-sideNormal[0], -sideNormal[1]], mid.negSide, mid.negEdge);"},
		},
	},
	{
		ID: "side-normal", from: physics.StageReference, change: sideNormal,
		Lines: []Line{{"reference", "Object.assign(mid, {frontNormal, front, sideNormal, negSide, posSide, negEdge, posEdge});",
			"Object.assign(mid, {frontNormal, front, sideNormal: frontNormal, negSide, posSide, negEdge, posEdge});"}},
	},
	{
		ID: "reference-edge", from: physics.StageIncident, change: referenceEdge,
		Lines: []Line{
			{"incident", "const {frontNormal} = mid;",
				"const {frontNormal, sideNormal: s, negEdge, posEdge} = mid;\nconst face = (s[0] * frontNormal[1] > s[1] * frontNormal[0] ? posEdge : negEdge) % 4 + 1;"},
			{"incident", "const f = [0, 0, vertex === 1 ? 4 : vertex - 1, vertex];", "const f = [face, 0, vertex === 1 ? 4 : vertex - 1, vertex];"},
			{"clip", "const f = d0 > 0 ? [edge, p.f[1], 0, p.f[3]] : [q.f[0], edge, q.f[2], 0];", "const f = d0 > 0 ? [edge, p.f[1], 0, p.f[3]] : [0, edge, q.f[2], 0];"},
		},
	},

	{
		ID: "local-offsets", from: physics.StageReference, change: localOffsets,
		Lines: []Line{
			{"reference", "const negSide = -side + w;", "const negSide = w;"},
			{"reference", "const posSide = side + w;", "const posSide = w;"},
		},
	},
	{
		ID: "signed-distance", from: physics.StageFacesA, change: signedDistance,
		Lines: []Line{
			{"facesA", "const gapX = Math.abs(dA[0]) - hA[0] - reachX;", "const gapX = dA[0] - hA[0] - reachX;"},
			{"facesA", "const gapY = Math.abs(dA[1]) - hA[1] - reachY;", "const gapY = dA[1] - hA[1] - reachY;"},
			{"facesB", "const gapX = Math.abs(dB[0]) - reachX - hB[0];", "const gapX = dB[0] - reachX - hB[0];"},
			{"facesB", "const gapY = Math.abs(dB[1]) - reachY - hB[1];", "const gapY = dB[1] - reachY - hB[1];"},
		},
	},
	{
		ID: "first-touch", from: physics.StageContacts, change: firstTouch,
		Lines: []Line{{"contacts", "const p = [v[0] - frontNormal[0] * separation, v[1] - frontNormal[1] * separation];", "const p = [...v];"}},
	},

	{
		ID: "sum", from: physics.StageFacesA, change: sum,
		Lines: []Line{
			{"facesA", "const gapX = Math.abs(dA[0]) - hA[0] - reachX;", "const gapX = Math.abs(dA[0]) + hA[0] + reachX;"},
			{"facesA", "const gapY = Math.abs(dA[1]) - hA[1] - reachY;", "const gapY = Math.abs(dA[1]) + hA[1] + reachY;"},
		},
	},
	{
		ID: "signed-transpose", from: physics.StageFacesB, change: signedTranspose,
		Lines: []Line{
			{"setup", "return {hA, hB, dA, dB, xx, xy, yx, yy};", "const dot = (i, j) => a.mat[i] * b.mat[j] + a.mat[i + 1] * b.mat[j + 1];\nreturn {hA, hB, dA, dB, xx, xy, yx, yy, BA: [dot(0, 0), dot(0, 2), dot(2, 0), dot(2, 2)]};"},
			{"facesB", "const {hA, hB, dB, xx, xy, yx, yy} = s;", "const {hA, hB, dB, BA: [xx, xy, yx, yy]} = s;"},
		},
	},
	{
		ID: "three-edges", from: physics.StageIncident, change: threeEdges,
		Lines: []Line{{"incident", "for (const vertex of [edge, edge % 4 + 1]) {", "for (const vertex of [(edge + 2) % 4 + 1, (edge + 1) % 4 + 1]) {"}},
	},

	{
		ID: "tie-ay", from: physics.StageBestAxis, change: tie(physics.AxisAY),
		Lines: []Line{{"bestAxis", "if (faceA[1] > 0.95 * separation + 0.01 * hA[1]) {", "if (faceA[1] >= 0.95 * separation + 0.01 * hA[1]) {"}},
	},
	{
		ID: "tie-bx", from: physics.StageBestAxis, change: tie(physics.AxisBX),
		Lines: []Line{{"bestAxis", "if (faceB[0] > 0.95 * separation + 0.01 * hB[0]) {", "if (faceB[0] >= 0.95 * separation + 0.01 * hB[0]) {"}},
	},
	{
		ID: "tie-by", from: physics.StageBestAxis, change: tie(physics.AxisBY),
		Lines: []Line{{"bestAxis", "if (faceB[1] > 0.95 * separation + 0.01 * hB[1]) {", "if (faceB[1] >= 0.95 * separation + 0.01 * hB[1]) {"}},
	},
	{
		ID: "tie-incident", from: physics.StageIncident, change: tieIncident,
		Lines: []Line{{"incident", "if (Math.abs(nX) > Math.abs(nY)) edge = nX < 0 ? 2 : 4;", "if (Math.abs(nX) >= Math.abs(nY)) edge = nX < 0 ? 2 : 4;"}},
	},
}

func keyZero(out map[string]any) {
	contacts, _ := out["contacts"].([]any)
	for _, contact := range contacts {
		contact.(map[string]any)["key"] = jsontext.Number("0")
	}
}

// clipCount counts the points before keep.
func clipCount(out map[string]any) { out["n"] = jsontext.Number("2") }
