package scene

import "github.com/clipstage/clipstage/physics"

func (r reader) solver(path string, p *Place) error {
	v, err := r.next(path, &p.Kind, TypeText)
	if err != nil {
		return err
	}
	solver, ok := physics.ParseSolver(v.Text)
	if !ok {
		return &Error{path, Written(quoted(v.Text)), p.Kind.Phrase()}
	}
	*p.Solver = solver
	return nil
}

// Filter holds the numbers of a physics.Filter before their ranges are checked.
type Filter struct{ Category, Mask, Group int }

// FilterOf returns the numbers of a filter.
func FilterOf(f physics.Filter) Filter {
	return Filter{int(f.Category()), int(f.Mask()), int(f.Group())}
}

func (f *Filter) filter() physics.Filter {
	return physics.NewFilter(uint16(f.Category), uint16(f.Mask), int16(f.Group))
}

var (
	fieldCategory = Field{"category", false, Kind{Limits: Limits{0, 1<<16 - 1, ""}, Whole: true}}
	fieldMask     = Field{"mask", false, Kind{Limits: Limits{0, 1<<16 - 1, ""}, Whole: true}}
	fieldGroup    = Field{"group", false, Kind{Limits: Limits{-1 << 15, 1<<15 - 1, ""}, Whole: true}}
)

// Places returns references to the numbers.
func (f *Filter) Places() []Place {
	return []Place{
		{Field: &fieldCategory, Whole: &f.Category},
		{Field: &fieldMask, Whole: &f.Mask},
		{Field: &fieldGroup, Whole: &f.Group},
	}
}

// filter reads a filter. An omitted number gets its default, not the value in into. The ranges are checked
// here, because into cannot hold larger numbers.
func (r reader) filter(path string, into *physics.Filter) error {
	f := FilterOf(physics.Filter{})
	places := f.Places()
	if err := r.object(path, places); err != nil {
		return err
	}
	return f.Put(path, into)
}

// Put checks the ranges of the numbers and sets into. path is the filter's path in errors.
func (f *Filter) Put(path string, into *physics.Filter) error {
	if err := check(path+".", f.Places()); err != nil {
		return err
	}
	*into = physics.NewFilter(uint16(f.Category), uint16(f.Mask), int16(f.Group))
	return nil
}
