package scene

// Reader reads other data than scenes from a source, as strictly as Read. Each error is an *Error with the path
// of the first wrong field.
type Reader struct{ r reader }

// NewReader returns a reader of a source. root is the name of the outermost value in errors.
func NewReader(from Source, root string) Reader { return Reader{reader{from, root}} }

// Part returns a place for a field whose value the function read reads.
func Part(f *Field, read func(path string) error) Place { return Place{Field: f, read: read} }

// Object reads an object that may have only the fields of places.
func (r Reader) Object(path string, places []Place) error { return r.r.object(path, places) }

// Numbers reads an object of numbers and checks their ranges.
func (r Reader) Numbers(path string, places []Place) error {
	if err := r.r.object(path, places); err != nil {
		return err
	}
	return check(path+".", places)
}

// List reads a list of at most most elements.
func (r Reader) List(path string, most int, element func(path string) error) error {
	return r.r.list(path, most, element)
}

// Vector reads a list with exactly as many numbers as into.
func (r Reader) Vector(path string, kind *Kind, into ...*float64) error {
	return r.r.vector(path, kind, into...)
}

// Number reads a number. It does not check the range of its kind.
func (r Reader) Number(path string, kind *Kind) (float64, error) { return r.r.number(path, kind) }

// Whole reads a whole number.
func (r Reader) Whole(path string, kind *Kind) (int, error) { return r.r.whole(path, kind) }

// Text reads a text.
func (r Reader) Text(path string) (string, error) {
	v, err := r.r.next(path, &KindText, TypeText)
	return v.Text, err
}
