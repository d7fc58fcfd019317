package cases

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
)

// Report is the result of the comparison of two files of traces.
type Report struct {
	kind                      *Kind
	options                   *diff.Options
	told                      []string // the first differences, as sentences and links
	count                     int      // number of differences in told
	alone                     []string // the first cases that only one file has
	cases                     int      // number of cases in EXPECTED
	different, missing, extra int
	same                      [diff.CoverageCount]int // number of equal cases, by how much of them was compared
	places, undecided         map[string]int          // number of differences, and of undecided cases, by stage, step or phase
	compared                  string                  // describes the compared parts; "" if all were compared
	hints                     hints
	worst                     float64 // largest deviation of equal numbers, as a fraction of its tolerance
	unsized                   int     // number of cases whose size neither file has
}

// Same reports whether there is no difference.
func (r *Report) Same() bool { return r.different+r.missing+r.extra == 0 }

// Lines returns the lines of the report: the first differences, the numbers of cases, and remarks.
func (r *Report) Lines() []string {
	alone := r.alone[:min(len(r.alone), r.options.Most-r.count)] // a difference in a common case is more useful
	lines := append(slices.Concat(r.told, alone), r.counts())
	if r.different > 1 {
		lines = append(lines, "different by "+r.sum(r.places))
	}
	if len(r.undecided) > 0 {
		lines = append(lines, "single precision decides by "+r.sum(r.undecided))
	}
	if r.options.Float32 && r.same[diff.Whole]+r.same[diff.Partly] > 0 {
		lines = append(lines, fmt.Sprintf("largest deviation of what is the same: %.2g %% of the tolerance", 100*r.worst))
	}
	if r.compared != "" {
		lines = append(lines, r.compared)
	}
	if r.unsized > 0 {
		lines = append(lines, fmt.Sprintf("neither file has the size of hulls in %s: lengths were compared within %g times %s", cases(r.unsized), r.options.Tol, insteadOfSize))
	}
	return append(lines, r.hints.lines(r)...)
}

func (r *Report) counts() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d the same", cases(r.cases), r.same[diff.Whole])
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

func cases(n int) string {
	if n == 1 {
		return "1 case"
	}
	return fmt.Sprintf("%d cases", n)
}

// sum lists counts by place, in running order: "stage: 3 at faces-a, 2 at the strict set".
func (r *Report) sum(counts map[string]int) string {
	places := make([]string, 0, len(counts))
	for place := range counts {
		places = append(places, place)
	}
	slices.SortFunc(places, func(a, b string) int {
		return cmp.Or(cmp.Compare(r.kind.rank(a), r.kind.rank(b)), cmp.Compare(a, b))
	})
	sort, at := "stage", make([]string, len(places))
	for i, place := range places {
		of, name, found := strings.Cut(place, " ")
		if !found || place == strictSet {
			name = place
		} else {
			sort = of
		}
		at[i] = fmt.Sprintf("%d at %s", counts[place], name)
	}
	return sort + ": " + strings.Join(at, ", ")
}

// noteAlone records a case that only one of the files has, up to the limit.
func (r *Report) noteAlone(format string, args ...any) {
	if len(r.alone) < r.options.Most {
		r.alone = append(r.alone, fmt.Sprintf(format, args...))
	}
}

// note records a difference with its link, up to the limit.
func (r *Report) note(link string, format string, args ...any) {
	if r.count == r.options.Most {
		return
	}
	r.count++
	r.told = append(r.told, fmt.Sprintf(format, args...))
	if link != "" {
		r.told = append(r.told, "  in the lab: "+r.options.Page+"#"+link)
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
	r := &Report{kind: cmp.Or(expected.kind, got.kind), options: o, cases: len(expected.order), places: map[string]int{}, undecided: map[string]int{}}
	if o.Float32 && r.kind != Find("pairs") && r.kind != Find("scenes") {
		return nil, fmt.Errorf("-float32 is for pairs and scenes; these are %s; for these there is no such rule, but -tol may be any", r.kind.name)
	}
	if o.OwnTrig && r.kind != Find("pairs") {
		return nil, fmt.Errorf("-own-trig is for pairs, of which some cases are given by matrices alone; these are %s", r.kind.name)
	}
	if expected.kind != nil && got.kind != nil {
		o.Lacks, r.compared = r.kind.lacks(expected, got)
	}
	for _, key := range expected.order {
		if err := r.compare(expected, got, key); err != nil {
			return nil, err
		}
	}
	for _, key := range got.order {
		if _, ok := expected.find(key); !ok {
			have := got.cases[key]
			r.noteAlone("case %s (line %d of %s): not in %s", have.id, have.line, got.name, expected.name)
			r.extra++
		}
	}
	r.hints.ids(expected, got)
	r.hints.double = (o.Float32 || r.hints.of(looksFloat32) > 0) && got.holdsDoubles()
	return r, nil
}

// compare compares one case of expected with the same case of got.
func (r *Report) compare(expected, got *File, key string) error {
	want := expected.cases[key]
	have, ok := got.find(key)
	if !ok {
		r.noteAlone("case %s (line %d of %s): missing from %s", want.id, want.line, expected.name, got.name)
		r.missing++
		return nil
	}
	found, err := r.kind.compare(want.trace, have.trace, r.options)
	if err != nil {
		return fmt.Errorf("case %s (lines %d and %d): %w", want.id, want.line, have.line, err)
	}
	if found.Unsized {
		r.unsized++
	}
	d := found.First
	if d == nil {
		r.same[found.Extent]++
		r.worst = max(r.worst, found.Worst)
		if found.Undecided != "" {
			r.undecided[found.Undecided]++
		}
		return nil
	}
	d.Expected, d.Got = want.inWords(d.Expected), have.inWords(d.Got)
	link := ""
	if r.kind.link != nil && r.count < r.options.Most {
		if link = r.kind.link(want.trace, have.trace, d); link != "" {
			want, have := shortened(d.Expected, d.Got)
			link += "&differs=" + escaped(d.Path) + ";" + escaped(want) + ";" + escaped(have)
		}
	}
	r.note(link, "case %s (lines %d and %d), %s: %s: expected %s, got %s",
		want.id, want.line, have.line, d.Where, d.Path, d.Expected, d.Got)
	place, _, _ := strings.Cut(d.Where, ",")
	r.places[place]++
	r.different++
	if r.kind.hint != nil {
		r.hints.add(r.kind.hint(want.trace, have.trace, d, r.options))
	}
	return nil
}

// lacks returns the parts that one of two files has and the other lacks in all its cases. compared is a remark
// about the compared parts.
func (k *Kind) lacks(expected, got *File) (lacks map[string]bool, compared string) {
	if k.note == nil {
		return nil, ""
	}
	var has [2]map[string]bool
	for i, file := range []*File{expected, got} {
		has[i] = map[string]bool{}
		for _, key := range file.order {
			k.note(file.cases[key].trace, has[i])
		}
	}
	lacks = map[string]bool{}
	var left, names []string
	var missing [2][]string
	for _, part := range k.parts {
		in := [2]bool{has[0][part], has[1][part]}
		list, isList := strings.CutSuffix(part, "[]."+part[strings.LastIndexByte(part, '.')+1:])
		if isList && !(has[0][list+"[]."] && has[1][list+"[]."]) {
			continue // one of the files has no element in the list
		}
		switch {
		case in[0] && in[1]:
			left = append(left, part)
		case in[0]:
			missing[1] = append(missing[1], part)
		case in[1]:
			missing[0] = append(missing[0], part)
		}
		lacks[part] = in[0] != in[1]
	}
	for i, name := range []string{"EXPECTED", "GOT"} {
		if missing[i] != nil {
			names = append(names, name+" has no "+strings.Join(missing[i], ", "))
		}
	}
	if names == nil {
		return lacks, ""
	}
	if left == nil {
		left = []string{cmp.Or(k.always, "only what every case has")}
	}
	return lacks, "compared: " + strings.Join(left, ", ") + "; " + strings.Join(names, "; ")
}
