package scene

import "github.com/clipstage/clipstage/physics/jsontext"

// Indices of an edit's fields in the list of Places. Bit masks of these indices are sets of fields.
const (
	placeStep = iota
	placeDo
	placeBody
	placeFields  // first of a body's places, in the order of Fields
	placeAt      = placeFields + fieldCount
	placeTo      = placeAt + 1
	placeImpulse = placeAt + 2
	placeCount   = placeAt + 3
)

const (
	fieldCount = 11
	bodyPlaces = int(allFields) << placeFields
	always     = 1<<placeStep | 1<<placeDo
)

// doPlaces lists the fields of each kind of edit, without step and kind, as bit masks. DoSet uses some of a
// body's fields.
var doPlaces = [DoCount]int{
	DoAdd: bodyPlaces, DoSet: 1<<placeBody | bodyPlaces, DoRemove: 1 << placeBody, DoPush: 1<<placeBody | 1<<placeAt | 1<<placeImpulse,
	DoPin: 1<<placeBody | 1<<placeAt, DoUnpin: 1 << placeBody, DoGrab: 1<<placeBody | 1<<placeAt | 1<<placeTo, DoDrag: 1 << placeTo,
}

// Has returns two sets of fields, as bit masks. An edit of this kind may have the first, and must have the
// second.
func (d Do) Has() (may, must int) {
	may = doPlaces[d] | always
	switch d {
	case DoAdd:
		return may, may &^ (int(FieldFriction|FieldAngle|FieldVelocity|FieldAngularVelocity|materials) << placeFields)
	case DoSet:
		return may, may &^ bodyPlaces
	}
	return may, may
}

func (e *Edit) has() int {
	may, must := e.Do.Has()
	if e.Do == DoSet {
		return must | int(e.Fields)<<placeFields
	}
	return may
}

// Fields of edits that bodies do not have.
var (
	fieldStep    = Field{"step", true, Kind{Limits: Limits{0, MaxSteps, ""}, Whole: true}}
	fieldDo      = Field{"do", true, Kind{Is: OneOf(doIDs[:])}}
	fieldBody    = Field{"body", true, Kind{Whole: true, Index: true}}
	fieldAt      = Field{"at", true, Kind{Limits: Limits{-1e4, 1e4, "m"}, Vector: true}}
	fieldTo      = Field{"to", true, Kind{Limits: Limits{-1e4, 1e4, "m"}, Vector: true}}
	fieldImpulse = Field{"impulse", true, Kind{Limits: Limits{-1e9, 1e9, "N s"}, Vector: true}}
)

// Places returns references to all fields that an edit of any kind may have. The reference to the field do has
// no pointer.
func (e *Edit) Places() []Place {
	list := append(make([]Place, 0, placeCount), Place{Field: &fieldStep, Whole: &e.Step}, Place{Field: &fieldDo}, Place{Field: &fieldBody, Whole: &e.Body})
	list = append(list, BodyPlaces(&e.Def)[:fieldCount]...)
	return append(list,
		Place{Field: &fieldAt, X: &e.At.X, Y: &e.At.Y}, Place{Field: &fieldTo, X: &e.To.X, Y: &e.To.Y}, Place{Field: &fieldImpulse, X: &e.To.X, Y: &e.To.Y})
}

// take copies values from the places in from to the places in to. Bit i of set selects place i.
func take(to, from []Place, set int) {
	for i := range to {
		if set>>i&1 == 0 {
			continue
		}
		t, f := &to[i], &from[i]
		switch {
		case t.On != nil:
			*t.On = *f.On
		case t.Whole != nil:
			*t.Whole = *f.Whole
		case t.Solver != nil:
			*t.Solver = *f.Solver
		case t.Filter != nil:
			*t.Filter = *f.Filter
		default:
			*t.X = *f.X
			if t.Y != nil {
				*t.Y = *f.Y
			}
		}
	}
}

// Write adds the edit's fields as in a scene's file. An added body omits fields that have their default.
func (e *Edit) Write(j *jsontext.Writer) {
	d := Edit{Def: DefaultBody}
	places, usual, has := e.Places(), d.Places(), e.has()
	_, must := e.Do.Has()
	for i := range places {
		if has>>i&1 == 0 || e.Do == DoAdd && must>>i&1 == 0 && places[i].Same(&usual[i]) {
			continue
		}
		j.Name(places[i].Name)
		if i == placeDo {
			j.Text(e.Do.String())
		} else {
			places[i].Write(j)
		}
	}
}

// ReadEdit reads an edit. name is the edit's name in errors. If the source has no step, e.Step stays unchanged.
func ReadEdit(from Source, name string, e *Edit) error {
	return reader{from, "scene"}.edit(name, e, 1<<placeDo)
}

// edit reads an edit. The bits of whatever are the fields that every kind of edit must have. Other required and
// allowed fields depend on the kind, which may be the last field in the source.
func (r reader) edit(path string, e *Edit, whatever int) error {
	places := e.Places()
	places[placeDo].read = func(path string) error {
		v, err := r.next(path, &fieldDo.Kind, TypeText)
		if err != nil {
			return err
		}
		for i, id := range doIDs {
			if id == v.Text {
				e.Do = Do(i)
				return nil
			}
		}
		return &Error{path, Written(quoted(v.Text)), fieldDo.Kind.Phrase()}
	}
	seen, err := r.fields(path, places)
	if err != nil {
		return err
	}
	if err := missing(path, places, whatever, seen); err != nil {
		return err
	}
	may, must := e.Do.Has()
	for i := range places {
		if seen&^may>>i&1 != 0 {
			return unknown(path, places[i].Name, places, may)
		}
	}
	if err := missing(path, places, must&^always, seen); err != nil {
		return err
	}
	switch e.Do {
	case DoSet:
		e.Fields = Fields(seen & bodyPlaces >> placeFields)
	case DoAdd:
		e.Fields = allFields
		usual := Edit{Def: DefaultBody}
		take(places, usual.Places(), bodyPlaces&^seen)
	}
	return nil
}
