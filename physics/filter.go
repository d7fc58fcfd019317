package physics

// Filter decides which bodies a body meets, by Box2D's rules. Two bodies that do not meet pass through each
// other, without contacts or events. The zero value is Box2D's default: category 1, mask 0xFFFF, group 0.
type Filter struct {
	category, mask uint16 // bits, stored as differences from the default
	group          int16
}

const (
	defaultCategory = 1
	defaultMask     = 0xFFFF
)

// NewFilter returns a filter. category holds the body's categories as bits, mask the categories
// that it meets. A group of 0 means no group.
func NewFilter(category, mask uint16, group int16) Filter {
	return Filter{category ^ defaultCategory, mask ^ defaultMask, group}
}

// Category returns the body's categories, as bits.
func (f Filter) Category() uint16 { return f.category ^ defaultCategory }

// Mask returns the categories that the body meets, as bits.
func (f Filter) Mask() uint16 { return f.mask ^ defaultMask }

// Group returns the body's group, or 0.
func (f Filter) Group() int16 { return f.group }

// Meets reports whether two bodies meet. Two bodies of the same group meet if the group is positive, and pass
// through each other if it is negative. Otherwise they meet if each body's mask has a category of the other.
func (f Filter) Meets(other Filter) bool {
	if f.group != 0 && f.group == other.group {
		return f.group > 0
	}
	return f.Mask()&other.Category() != 0 && other.Mask()&f.Category() != 0
}
