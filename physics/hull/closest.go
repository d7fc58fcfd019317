package hull

// Closest returns the points of the best pair of edges that are nearest to each other, in the call's
// frame. Some pair must cross.
func (c *Clipping) Closest() (onA, onB Vec3) { return closest(c) }
