package hull

// Origin is the pose of a hull whose frame equals the world's.
var Origin = Pose{Rotation: Identity}

// NewPose returns the pose with a normalized rotation. It returns an error if the position is not
// finite or too large, or if the quaternion is not a rotation.
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

// Point transforms a point from the hull's frame to the world's.
func (p Pose) Point(v Vec3) Vec3 { return p.Rotation.Rotate(v).Add(p.Position) }

// Local transforms a point from the world's frame to the hull's.
func (p Pose) Local(v Vec3) Vec3 { return p.Rotation.Conj().Rotate(v.Sub(p.Position)) }

// Mul returns the pose, in the world, of an object that has the pose q in the frame of p.
func (p Pose) Mul(q Pose) Pose { return Pose{p.Point(q.Position), p.Rotation.Mul(q.Rotation)} }

// Inverse returns the pose of the world in the hull's frame.
func (p Pose) Inverse() Pose {
	back := p.Rotation.Conj()
	return Pose{back.Rotate(p.Position).Neg(), back}
}
