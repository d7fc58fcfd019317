package cases

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/scene"
)

// linkPair links to the boxes at the stage of the first difference. The page rotates the boxes by their angles,
// so a case that only the given matrices decide may differ there.
func linkPair(expected, got object.Object, d *diff.Difference) string {
	a, b, err := readPair(expected)
	if err != nil {
		if a, b, err = readPair(got); err != nil {
			return ""
		}
	}
	link := "lab=pair&stage=" + strings.TrimPrefix(d.Where, "stage ")
	for i, body := range []*physics.Body{&a, &b} {
		w := body.Width()
		box := scene.Box{W: w.X, H: w.Y, X: body.Position.X, Y: body.Position.Y, Angle: body.Angle}
		if body.Angle == 0 && body.Rot.Col1.X != 1 { // a matrix without its angle
			box.Angle = math.Atan2(body.Rot.Col1.Y, body.Rot.Col1.X)
		}
		p := body.Position.Abs()
		if min(w.X, w.Y) < scene.MinWidth || max(w.X, w.Y) > scene.MaxWidth || max(p.X, p.Y) > scene.MaxCoordinate {
			return ""
		}
		link += "&" + "ab"[i:i+1] + "=" + box.Link()
	}
	return link
}

// SampleOf returns the named scene for an id in links, or for a name in the reference data, where the samples
// of Box2D-Lite are called demo1 to demo9.
func SampleOf(name string) (world scene.World, ok bool) {
	if n, err := strconv.Atoi(strings.TrimPrefix(name, "demo")); err == nil && strings.HasPrefix(name, "demo") && n >= 1 && n <= scene.SampleCount {
		return scene.Worlds[n-1], true
	}
	return scene.WorldByID(name)
}

// otherName returns the other name of a sample: the id for demo1, and demo1 for that id. It returns "" for
// other names.
func otherName(name string) string {
	world, ok := SampleOf(name)
	if ok && world.ID != name {
		return world.ID
	}
	for i := range scene.SampleCount {
		if scene.Worlds[i].ID == name {
			return "demo" + strconv.Itoa(i+1)
		}
	}
	return ""
}

// linkScene links to a named scene at the step of the first difference, and to its pair or body.
func linkScene(expected, got object.Object, d *diff.Difference) string {
	name, _ := diff.Decode(expected["name"]).(string)
	world, ok := SampleOf(name)
	if !ok {
		return ""
	}
	link := "lab=world&scene=" + world.ID + "&step="
	step, stage, _ := strings.Cut(strings.TrimPrefix(d.Where, "step "), ", stage ")
	link += step
	words := strings.FieldsFunc(d.Path, func(r rune) bool { return r == ' ' || r == ',' })
	switch {
	case len(words) >= 6 && words[0] == "arbiter" && words[2] == "bodies": // arbiter of bodies 2 and 3, contact 0, Pn
		if last := words[len(words)-1]; stage == "" && slices.Contains(contactParts[1:3], last) {
			stage = "solve"
		}
		stage = cmp.Or(stage, "contacts")
		link += "&pick=" + words[3] + "," + words[5] + "&stage=" + stage
	case len(words) >= 2 && words[0] == "body":
		link += "&follow=" + words[1]
	}
	return link
}

// linkHulls links to a named pair of hulls at the stage of the first difference, and for clip at the plane.
func linkHulls(expected, got object.Object, d *diff.Difference) string {
	id, _ := diff.Decode(expected["id"]).(string)
	p, ok := preset.Find(id)
	if !ok {
		return ""
	}
	place, plane, _ := strings.Cut(d.Where, ", plane ")
	stage, ok := strings.CutPrefix(place, "stage ")
	if !ok { // a result of all stages
		stage = hull.StageContacts.String()
	}
	link := "lab=hull&preset=" + p.ID + "&stage=" + stage
	if number, _, ok := strings.Cut(plane, " of "); ok {
		link += "&sub=" + number
	}
	bias, err := readBias(expected)
	if err == nil && bias == (hull.Bias{}) {
		bias, err = readBias(got)
	}
	if err == nil && bias != (hull.Bias{}) {
		link += "&bias=" + shortest(bias.Relative) + "," + shortest(bias.Absolute)
	}
	return link
}

// shortest returns the shortest text that restores the bits of x.
func shortest(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }

// decimals matches numbers with three decimals or more, but no keys and counts.
var decimals = regexp.MustCompile(`-?\d+\.\d{3,}(e[-+]?\d+)?`)

// shortened shortens the numbers in two texts, because phones have little space. It keeps the digits that
// distinguish the texts, and at least four.
func shortened(expected, got string) (want, have string) {
	for digits := 4; digits < 17; digits++ {
		short := func(number string) string {
			n, err := strconv.ParseFloat(number, 64)
			text := strconv.FormatFloat(n, 'g', digits, 64)
			if err != nil || len(text) >= len(number) {
				return number
			}
			return text
		}
		want, have = decimals.ReplaceAllStringFunc(expected, short), decimals.ReplaceAllStringFunc(got, short)
		if want != have {
			return want, have
		}
	}
	return expected, got
}

// escaped escapes text for a link, so that no character ends the link early in a terminal or a mail.
func escaped(s string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', strings.IndexByte("-._~,", c) >= 0:
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}
