package scene

import (
	"math"
	"strconv"
	"strings"
)

// letters are those of an edit's places in links.
var letters = [placeCount]string{"", "", "b", "wh", "m", "f", "xy", "a", "uv", "s", "pq", "ij", "ij"}

// String writes the edit as it stands in links, its step behind @: "add@78,x-13,y15,w1,h1,m50".
// Fields that are 0 are left out of what is added; a static body has the mass "s".
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

// ParseEdit reads what String wrote; ok is false if it cannot be read. It does not check ranges.
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
	var seen [2]int // places by their first letter, and by their second
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
	// Of what is added zeros are left out. All else has both of its letters.
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

// parse reads a number into the place's X, or Y, or Whole.
func (p *Place) parse(k int, value string) bool {
	if p.Whole != nil {
		n, err := strconv.ParseUint(value, 10, 31)
		*p.Whole = int(n)
		return err == nil
	}
	x, err := strconv.ParseFloat(value, 64)
	if p.Kind.OrStatic && value == "s" {
		x, err = static, nil
	}
	*[...]*float64{p.X, p.Y}[k] = x
	return err == nil
}
