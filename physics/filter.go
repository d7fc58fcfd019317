package physics

// Filter says which bodies a body meets, as Box2D does. Bodies that do not meet pass through each
// other, and nothing tells of it. The zero value is Box2D's default: category 1, mask 0xFFFF, group 0.
type Filter struct {
	category, mask uint16 // as bits that differ from the default's
	group          int16
}

const (
	defaultCategory = 1
	defaultMask     = 0xFFFF
)

// NewFilter returns the filter of a body that is of these categories, meets those in the mask, and
// belongs to a group; 0 is no group.
func NewFilter(category, mask uint16, group int16) Filter {
	return Filter{category ^ defaultCategory, mask ^ defaultMask, group}
}

// Category returns what the body is, as bits.
func (f Filter) Category() uint16 { return f.category ^ defaultCategory }

// Mask returns the categories that it meets, as bits.
func (f Filter) Mask() uint16 { return f.mask ^ defaultMask }

// Group returns its group, or 0.
func (f Filter) Group() int16 { return f.group }

// Meets reports whether two bodies meet. Those of one group do if it is positive, and do not if it is
// negative. Others do if each one's mask has a category of the other.
func (f Filter) Meets(other Filter) bool {
	if f.group != 0 && f.group == other.group {
		return f.group > 0
	}
	return f.Mask()&other.Category() != 0 && other.Mask()&f.Category() != 0
}
