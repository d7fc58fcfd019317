package scene

import (
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
)

// letters lists the letters of an edit's places in links.
var letters = [placeCount]string{"", "", "b", "wh", "m", "f", "xy", "a", "uv", "s", "e", "t", "cog", "n", "pq", "ij", "ij"}

// String returns the edit as written in links, with its step after @: "add@78,w1,h1,m50,f0.2,x-13,y15". An
// added body omits fields that are 0 and filter numbers that have their default. The mass of a static body is
// "ms".
func (e *Edit) String() string {
	s := e.Do.String() + "@" + strconv.Itoa(e.Step)
	has := e.has() &^ always
	for i, p := range e.Places() {
		if has>>i&1 == 0 {
			continue
		}
		if p.Whole != nil {
			s += "," + letters[i] + strconv.Itoa(*p.Whole)
			continue
		}
		if p.On != nil && (*p.On || e.Do != DoAdd) {
			s += "," + letters[i] + map[bool]string{false: "0", true: "1"}[*p.On]
		}
		if p.Filter != nil && (*p.Filter != physics.Filter{} || e.Do != DoAdd) {
			s += filterLink(*p.Filter, letters[i])
		}
		for k, x := range [...]*float64{p.X, p.Y} {
			if x == nil || e.Do == DoAdd && math.Float64bits(*x) == 0 {
				continue
			}
			s += "," + letters[i][k:k+1]
			if *x == static {
				s += "s"
			} else {
				s += shortest(*x)
			}
		}
	}
	return s
}

// ParseEdit parses the text of String; ok is false if the text is invalid. It does not check ranges.
func ParseEdit(s string) (e Edit, ok bool) {
	parts := strings.Split(s, ",")
	id, step, _ := strings.Cut(parts[0], "@")
	e.Do = DoCount
	for i := range doIDs {
		if doIDs[i] == id {
			e.Do = Do(i)
		}
	}
	n, err := strconv.ParseUint(step, 10, 31)
	if err != nil || e.Do == DoCount {
		return e, false
	}
	e.Step = int(n)
	var seen [3]int // bits of the places seen with their first, second and third letter
	places := e.Places()
	may, must := e.Do.Has()
	for _, part := range parts[1:] {
		at, k := -1, 0
		for i := range places {
			if may>>i&1 != 0 && part != "" && strings.IndexByte(letters[i], part[0]) >= 0 {
				at, k = i, strings.IndexByte(letters[i], part[0])
			}
		}
		if at < 0 || seen[k]>>at&1 != 0 || !places[at].parse(k, part[1:]) {
			return e, false
		}
		seen[k] |= 1 << at
	}
	seen[0] |= (seen[1] | seen[2]) & (int(FieldFilter) << placeFields) // omitted numbers of a filter have their default
	// An added body may omit zeros. In any other edit a vector has both letters.
	if e.Do == DoAdd {
		e.Fields = allFields
		return e, true
	}
	for i := range places {
		if len(letters[i]) == 2 && (seen[0]^seen[1])>>i&1 != 0 {
			return e, false
		}
	}
	e.Fields = Fields(seen[0] & bodyPlaces >> placeFields)
	return e, must&^always&^seen[0] == 0
}

// filterLink returns a filter as written in links: the numbers that differ from the default. For the default
// filter it returns the category.
func filterLink(f physics.Filter, letters string) (s string) {
	of, usual := FilterOf(f), FilterOf(physics.Filter{})
	places, others := of.Places(), usual.Places()
	for i := range places {
		if same := places[i].Same(&others[i]); !same || i == 0 && f == (physics.Filter{}) {
			s += "," + letters[i:i+1] + strconv.Itoa(*places[i].Whole)
		}
	}
	return s
}

// parseFilter sets number k of a filter. It reports whether the value is valid.
func parseFilter(f *physics.Filter, k int, value string) bool {
	of := FilterOf(*f)
	p := of.Places()[k]
	n, err := strconv.ParseInt(value, 10, 31)
	if *p.Whole = int(n); err != nil || p.Kind.check("", float64(n)) != nil {
		return false
	}
	*f = of.filter()
	return true
}

// parse sets number k of a place from its text in a link; vectors and filters have several numbers. It reports
// whether the text is valid.
func (p *Place) parse(k int, value string) bool {
	switch {
	case p.Whole != nil:
		n, err := strconv.ParseUint(value, 10, 31)
		*p.Whole = int(n)
		return err == nil
	case p.On != nil:
		*p.On = value == "1"
		return *p.On || value == "0"
	case p.Filter != nil:
		return parseFilter(p.Filter, k, value)
	}
	x, err := strconv.ParseFloat(value, 64)
	if p.Kind.OrStatic && value == "s" {
		x, err = static, nil
	}
	*[...]*float64{p.X, p.Y}[k] = x
	return err == nil
}
