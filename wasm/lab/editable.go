package lab

// Editable says what a reader may change by hand. Commands of a page's own code are not asked.
type Editable uint8

const (
	EditAll       Editable = iota // all that the lab lets hands change
	EditDrag                      // what is dragged, and moved by keys
	EditNone                      // nothing
	EditableCount = iota
)

// EditableIDs are the names used in options.
var EditableIDs = [EditableCount]string{"edit", "drag", "none"}

// String returns the id, such as "drag".
func (e Editable) String() string { return EditableIDs[e] }

// Set makes e the one of an id, as the option of that name has it; one that does not exist changes nothing.
func (e *Editable) Set(id string) error {
	for i := range EditableIDs {
		if EditableIDs[i] == id {
			*e = Editable(i)
			return nil
		}
	}
	return OneOf("editable", id, EditableIDs[:])
}
