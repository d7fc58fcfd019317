package scene

// Reader reads what is no scene from a source, in the same way: strictly, and each error is an
// *Error with the path of the first field that is wrong.
type Reader struct{ r reader }

// NewReader returns a reader of a source whose whole errors call root.
func NewReader(from Source, root string) Reader { return Reader{reader{from, root}} }

// Part is the place of a field that read reads.
func Part(f *Field, read func(path string) error) Place { return Place{Field: f, read: read} }

// Object reads an object with the fields of these places and no others.
func (r Reader) Object(path string, places []Place) error { return r.r.object(path, places) }

// Numbers reads an object of numbers, and holds each to its limits.
func (r Reader) Numbers(path string, places []Place) error {
	if err := r.r.object(path, places); err != nil {
		return err
	}
	return check(path+".", places)
}

// List reads a list of at most that many elements.
func (r Reader) List(path string, most int, element func(path string) error) error {
	return r.r.list(path, most, element)
}

// Vector reads a list of as many numbers as it has places for.
func (r Reader) Vector(path string, kind *Kind, into ...*float64) error {
	return r.r.vector(path, kind, into...)
}

// Number reads a number. Whether it is within the limits of its kind is for what it is read into.
func (r Reader) Number(path string, kind *Kind) (float64, error) { return r.r.number(path, kind) }

// Whole reads a whole number.
func (r Reader) Whole(path string, kind *Kind) (int, error) { return r.r.whole(path, kind) }

// Text reads a text.
func (r Reader) Text(path string) (string, error) {
	v, err := r.r.next(path, &KindText, TypeText)
	return v.Text, err
}
