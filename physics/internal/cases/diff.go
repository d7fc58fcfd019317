package cases

import (
	"fmt"
	"strings"

	"github.com/clipstage/clipstage/physics/internal/diff"
)

// Report says how two files of traces differ.
type Report struct {
	first                     string // the first difference, in words, or ""
	cases                     int    // of EXPECTED
	different, missing, extra int
	same                      [diff.CoverageCount]int // cases, by how much of them was compared
}

// First returns the first difference in words, or "" if there is none.
func (r *Report) First() string { return r.first }

// String returns how many cases there are, and how many of which sort.
func (r *Report) String() string {
	var b strings.Builder
	noun := "cases"
	if r.cases == 1 {
		noun = "case"
	}
	fmt.Fprintf(&b, "%d %s: %d the same", r.cases, noun, r.same[diff.Whole])
	for _, count := range []struct {
		n    int
		what string
	}{
		{r.same[diff.Partly], "the same as far as rounding does not decide"},
		{r.same[diff.Skipped], "skipped"},
		{r.different, "different"},
		{r.missing, "missing"},
		{r.extra, "extra"},
	} {
		if count.n > 0 {
			fmt.Fprintf(&b, ", %d %s", count.n, count.what)
		}
	}
	return b.String()
}

// note keeps the first difference.
func (r *Report) note(format string, args ...any) {
	if r.first == "" {
		r.first = fmt.Sprintf(format, args...)
	}
}

// Diff compares the cases of two files in the order of EXPECTED.
func Diff(expected, got *File, o *diff.Options) (*Report, error) {
	if expected.kind != nil && got.kind != nil && expected.kind != got.kind {
		return nil, fmt.Errorf("%s holds %s, %s holds %s", expected.name, expected.kind.name, got.name, got.kind.name)
	}
	if len(expected.order)+len(got.order) == 0 {
		return nil, fmt.Errorf("neither %s nor %s holds a case", expected.name, got.name)
	}
	r := &Report{cases: len(expected.order)}
	for _, key := range expected.order {
		if err := r.compare(expected, got, key, o); err != nil {
			return nil, err
		}
	}
	for _, key := range got.order {
		if _, ok := expected.cases[key]; !ok {
			have := got.cases[key]
			r.note("case %s (line %d of %s): not in %s", have.id, have.line, got.name, expected.name)
			r.extra++
		}
	}
	return r, nil
}

// compare compares one case of expected.
func (r *Report) compare(expected, got *File, key string, o *diff.Options) error {
	want := expected.cases[key]
	have, ok := got.cases[key]
	if !ok {
		r.note("case %s (line %d of %s): missing from %s", want.id, want.line, expected.name, got.name)
		r.missing++
		return nil
	}
	d, extent, err := expected.kind.compare(want.trace, have.trace, o)
	if err != nil {
		return fmt.Errorf("case %s (lines %d and %d): %w", want.id, want.line, have.line, err)
	}
	if d == nil {
		r.same[extent]++
		return nil
	}
	r.note("case %s (lines %d and %d), %s: %s: expected %s, got %s",
		want.id, want.line, have.line, d.Where, d.Path, d.Expected, d.Got)
	r.different++
	return nil
}
