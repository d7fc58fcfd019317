package lab

// Editable says which parts of a figure a reader may change by hand. It does not restrict commands from the
// page's own code.
type Editable uint8

const (
	EditAll       Editable = iota // everything that the lab allows
	EditDrag                      // only by dragging, and by keys that move a body
	EditNone                      // nothing
	EditableCount = iota
)

// EditableIDs are the names used in options.
var EditableIDs = [EditableCount]string{"edit", "drag", "none"}

// String returns the id, such as "drag".
func (e Editable) String() string { return EditableIDs[e] }

// Set sets e to the value with the given id. An unknown id is an error and changes nothing.
func (e *Editable) Set(id string) error {
	for i := range EditableIDs {
		if EditableIDs[i] == id {
			*e = Editable(i)
			return nil
		}
	}
	return OneOf("editable", id, EditableIDs[:])
}
