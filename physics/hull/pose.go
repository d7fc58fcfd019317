package hull

// Origin is the pose of a hull whose frame is the world's.
var Origin = Pose{Rotation: Identity}

// NewPose returns the pose, its rotation's length made 1. The error says that a number of the
// position is not finite or too large, or that the quaternion is no rotation.
func NewPose(position Vec3, rotation Quat) (Pose, error) {
	unit, err := rotation.Unit()
	switch {
	case err != nil:
		return Pose{}, err
	case !position.within(MaxCoordinate):
		return Pose{}, &Error{CodePosition, None, None, None, MaxCoordinate}
	}
	return Pose{position, unit}, nil
}

// Point takes a point from the hull's frame to the world's.
func (p Pose) Point(v Vec3) Vec3 { return p.Rotation.Rotate(v).Add(p.Position) }

// Local takes a point from the world's frame to the hull's.
func (p Pose) Local(v Vec3) Vec3 { return p.Rotation.Conj().Rotate(v.Sub(p.Position)) }

// Mul returns the pose of something that has the pose q in the frame of p.
func (p Pose) Mul(q Pose) Pose { return Pose{p.Point(q.Position), p.Rotation.Mul(q.Rotation)} }

// Inverse returns the pose of the world in the hull's frame.
func (p Pose) Inverse() Pose {
	back := p.Rotation.Conj()
	return Pose{back.Rotate(p.Position).Neg(), back}
}
