package polyhedra

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
)

// Pair is two hulls with poses.
type Pair struct {
	A, B         *hull.Hull
	PoseA, PoseB hull.Pose
}

// Kind is a kind of relative pose.
type Kind int

const (
	Anyhow Kind = iota
	Deep
	FaceOnFace
	Tilted
	EdgeOnEdge
	VertexOnFace
	Level
	NearTouching
	Sizes
	EdgeOnFace
	KindCount = iota
)

var kinds = [KindCount]string{
	"anyhow", "deep", "face on face", "tilted", "edge on edge", "vertex on face", "level", "near touching", "sizes", "edge on face",
}

func (k Kind) String() string { return kinds[k] }

// Pair returns a pair of the given kind.
func (all Shapes) Pair(s *random.SplitMix64, kind Kind) Pair {
	if kind == Level {
		return Place(s, all.dyadic(s), all.dyadic(s), kind)
	}
	return Place(s, all.any(s), all.any(s), kind)
}

// Place gives two hulls poses of the given kind.
func Place(s *random.SplitMix64, a, b *hull.Hull, kind Kind) Pair {
	p := Pair{a, b, hull.Pose{Rotation: Rotation(s)}, hull.Pose{Rotation: Rotation(s)}}
	switch kind {
	case Anyhow:
		p.PoseB.Position = Direction(s).Mul(s.Float(0, 1.2))
	case Deep:
		p.PoseB.Position = Direction(s).Mul(s.Float(0, 0.1))
	case FaceOnFace:
		n := p.faceOfA(s)
		p.PoseB.Rotation = p.onFace(s, n)
		p.meet(s, n, s.Float(-0.1, 0.01))
	case Tilted:
		angle := math.Pow10(-int(s.Next() % 10))
		tilt := hull.Quat{W: 1, X: float64(s.Float(-1, 1) * angle), Y: float64(s.Float(-1, 1) * angle), Z: float64(s.Float(-1, 1) * angle)}
		n := p.faceOfA(s)
		p.PoseB.Rotation = unit(tilt.Mul(p.onFace(s, n)))
		p.meet(s, n, s.Float(-0.1, 0.01))
	case EdgeOnEdge:
		ridge, other := ridgeOf(s, p.A, p.PoseA.Rotation), ridgeOf(s, p.B, p.PoseB.Rotation)
		spin := unit(hull.Quat{W: s.Float(-1, 1), X: ridge.normal.X, Y: ridge.normal.Y, Z: ridge.normal.Z})
		turn := spin.Mul(between(other.normal, ridge.normal.Neg()))
		p.PoseB.Rotation = unit(turn.Mul(p.PoseB.Rotation))
		p.PoseB.Position = ridge.middle.Sub(turn.Rotate(other.middle)).Add(ridge.normal.Mul(s.Float(-0.1, 0.01)))
	case VertexOnFace:
		p.meet(s, p.faceOfA(s), s.Float(-0.1, 0.01))
	case Level:
		// Not rotated, and on a grid: exact ties of every sort.
		quarter := func() float64 { return float64(s.Next()%9)/4 - 1 }
		p.PoseA, p.PoseB = hull.Pose{Rotation: hull.Quat{W: 1}}, hull.Pose{Rotation: hull.Quat{W: 1}}
		p.PoseB.Position = hull.Vec3{X: quarter(), Y: quarter(), Z: quarter()}
	case NearTouching:
		p.meet(s, p.faceOfA(s), float64(pick(s.Next()%2 == 0, 1)*math.Pow10(-3-int(s.Next()%10))))
	case Sizes:
		p.B = scaled(p.B, s.Float(0.01, 0.1))
		p.meet(s, p.faceOfA(s), s.Float(-0.1, 0.01))
	case EdgeOnFace:
		e, n := ridgeOf(s, p.B, p.PoseB.Rotation).along, p.faceOfA(s)
		// Rotate B's edge into A's face.
		in := e.Sub(n.Mul(e.Dot(n)))
		if in.Length() > 1e-3 {
			p.PoseB.Rotation = unit(between(e, in.Mul(1/in.Length())).Mul(p.PoseB.Rotation))
		}
		p.meet(s, n, s.Float(-0.1, 0.01))
	}
	return p
}

// Moved returns the pair with both poses transformed by a pose.
func (p Pair) Moved(by hull.Pose) Pair {
	for _, pose := range []*hull.Pose{&p.PoseA, &p.PoseB} {
		*pose = hull.Pose{Position: by.Position.Add(by.Rotation.Rotate(pose.Position)), Rotation: unit(by.Rotation.Mul(pose.Rotation))}
	}
	return p
}

// Scaled returns the pair scaled by a factor.
func (p Pair) Scaled(by float64) Pair {
	p.A, p.B = scaled(p.A, by), scaled(p.B, by)
	p.PoseA.Position, p.PoseB.Position = p.PoseA.Position.Mul(by), p.PoseB.Position.Mul(by)
	return p
}

// Swapped returns the pair with A and B exchanged.
func (p Pair) Swapped() Pair { return Pair{p.B, p.A, p.PoseB, p.PoseA} }

// Size returns the longest distance between two vertices of the larger hull, metres.
func (p Pair) Size() float64 { return max(p.A.Size, p.B.Size) }

// scaled returns a scaled hull, with the same faces in the same order.
func scaled(h *hull.Hull, by float64) *hull.Hull {
	points := make([]hull.Vec3, len(h.Vertices))
	for i, v := range h.Vertices {
		points[i] = v.Mul(by)
	}
	other, err := hull.FromFaces(points, h.Loops())
	if err != nil {
		panic(err)
	}
	return other
}

// Rotation returns a uniformly random rotation.
func Rotation(s *random.SplitMix64) hull.Quat {
	for {
		q := hull.Quat{W: s.Float(-1, 1), X: s.Float(-1, 1), Y: s.Float(-1, 1), Z: s.Float(-1, 1)}
		if l := square(q); l < 1 && l > 0.01 {
			return unit(q)
		}
	}
}

func square(q hull.Quat) float64 {
	return float64(q.W*q.W) + float64(q.X*q.X) + float64(q.Y*q.Y) + float64(q.Z*q.Z)
}

func unit(q hull.Quat) hull.Quat {
	l := math.Sqrt(square(q))
	return hull.Quat{W: q.W / l, X: q.X / l, Y: q.Y / l, Z: q.Z / l}
}

// between returns a rotation that takes the unit vector u to v.
func between(u, v hull.Vec3) hull.Quat {
	n := u.Cross(v)
	q := hull.Quat{W: 1 + u.Dot(v), X: n.X, Y: n.Y, Z: n.Z}
	if q.W < 1e-6 { // half a turn about any perpendicular axis
		across := u.Cross(hull.Vec3{X: 1})
		if across.Length() < 0.1 {
			across = u.Cross(hull.Vec3{Y: 1})
		}
		q = hull.Quat{X: across.X, Y: across.Y, Z: across.Z}
	}
	return unit(q)
}

// onFace returns a rotation of B in which one of its faces is opposite to n.
func (p *Pair) onFace(s *random.SplitMix64, n hull.Vec3) hull.Quat {
	return unit(between(p.PoseB.Rotation.Rotate(normal(s, p.B)), n.Neg()).Mul(p.PoseB.Rotation))
}

func (p *Pair) faceOfA(s *random.SplitMix64) hull.Vec3 {
	return p.PoseA.Rotation.Rotate(normal(s, p.A))
}

func normal(s *random.SplitMix64, h *hull.Hull) hull.Vec3 {
	return h.Faces[s.Next()%uint64(len(h.Faces))].Normal
}

// ridge is an edge of a rotated hull.
type ridge struct {
	middle hull.Vec3
	along  hull.Vec3 // unit
	normal hull.Vec3 // unit, the middle of the normals of its two faces
}

func ridgeOf(s *random.SplitMix64, h *hull.Hull, turned hull.Quat) ridge {
	e := s.Next() % uint64(len(h.Edges))
	from, to := h.Vertices[h.Edges[e].Origin], h.Vertices[h.Edges[e^1].Origin]
	along, n := to.Sub(from), h.Faces[h.Edges[e].Face].Normal.Add(h.Faces[h.Edges[e^1].Face].Normal)
	return ridge{
		turned.Rotate(from.Add(to).Mul(0.5)), turned.Rotate(along.Mul(1 / along.Length())), turned.Rotate(n.Mul(1 / n.Length())),
	}
}

// meet places B along n from A, with the given gap (overlap if negative) and a random offset perpendicular to
// n.
func (p *Pair) meet(s *random.SplitMix64, n hull.Vec3, gap float64) {
	aside := n.Cross(Direction(s)).Mul(s.Float(0, 0.5))
	p.PoseB.Position = aside
	away := reach(p.A, p.PoseA, n) + reach(p.B, p.PoseB, n.Neg()) + gap
	p.PoseB.Position = aside.Add(n.Mul(away))
}

func reach(h *hull.Hull, pose hull.Pose, n hull.Vec3) float64 {
	far := math.Inf(-1)
	for _, v := range h.Vertices {
		far = max(far, pose.Position.Add(pose.Rotation.Rotate(v)).Dot(n))
	}
	return far
}

// World returns the vertices of a hull in the world frame.
func World(h *hull.Hull, pose hull.Pose) (points [][3]float64) {
	for _, v := range h.Vertices {
		w := pose.Position.Add(pose.Rotation.Rotate(v))
		points = append(points, [3]float64{w.X, w.Y, w.Z})
	}
	return points
}
