package lab

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// Thing is a thing of a lab's picture that a text may mark: the index of its name among the lab's names, and its number
// from 0 if the name stands for a list. Kind 0 is nothing and has the name "".
//
// A name that ends in "…" stands for a list and begins with its first thing: "A.f1…" for A.f1, A.f2 and so on.
type Thing struct{ Kind, Number int }

// ThingNamed finds the thing with a name. It does not check whether a list is so long.
func ThingNamed(names []string, name string) (Thing, error) {
	for kind := range names {
		stem, first, list := listOf(names[kind])
		if !list && name == names[kind] {
			return Thing{Kind: kind}, nil
		}
		digits, begins := strings.CutPrefix(name, stem)
		if n, err := strconv.Atoi(digits); list && begins && err == nil && n >= first && digits == strconv.Itoa(n) {
			return Thing{kind, n - first}, nil
		}
	}
	return Thing{}, Unmarked(names, name)
}

// listOf splits the name of a list into the part before the number, and the first number.
func listOf(name string) (stem string, first int, list bool) {
	name, list = strings.CutSuffix(name, "…")
	if !list {
		return "", 0, false
	}
	last := len(name) - 1
	return name[:last], int(name[last] - '0'), true
}

// Name returns the thing's name.
func (t Thing) Name(names []string) string {
	stem, first, list := listOf(names[t.Kind])
	if !list {
		return names[t.Kind]
	}
	return stem + strconv.Itoa(first+t.Number)
}

// NamesOf returns the names of things, separated by spaces. The page's list has kinds and numbers in turn.
func NamesOf(names []string, list []float64) string {
	var all []string
	for i := 0; i+1 < len(list); i += 2 {
		if kind, number := list[i], list[i+1]; !(kind >= 0 && kind < float64(len(names)) && number >= 0 && number < math.MaxInt32) {
			continue
		}
		if n := (Thing{int(list[i]), int(list[i+1])}).Name(names); n != "" && !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	return strings.Join(all, " ")
}

// Unmarked is the error for a name that no thing has. Its range lists the names, and the first one of each list.
func Unmarked(names []string, name string) error {
	var all []string
	for kind := range names {
		if n := (Thing{Kind: kind}).Name(names); n != "" && !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	return OneOf("mark", name, all)
}
