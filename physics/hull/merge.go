package hull

import (
	"cmp"
)

// merge joins adjacent faces in one plane, and leaves out points that are then corners of fewer than three
// faces. The remaining vertices and faces keep their order; a joined face takes the place of its first part.
//
// Planes are found from large faces to small ones: the largest face without a plane starts one. A connected
// face joins it if all its corners are within tol of the plane. So a narrow face, whose own normal is
// unreliable, joins a large one beside it.
func (m *mesh) merge(points []Vec3, tol float64) (*mesh, []Vec3, error) {
	for {
		loops, err := m.joined(points, tol)
		if err != nil {
			return nil, nil, err
		}
		next, err := newMesh(len(points), loops)
		if err != nil {
			return nil, nil, err
		}
		if len(next.edges) == len(m.edges) {
			return next.compact(points)
		}
		m = next // after points are left out, more faces may lie in one plane
	}
}

func (m *mesh) joined(points []Vec3, tol float64) ([][]int32, error) {
	group := m.groups(points, tol)

	// A corner stays if at least three groups meet there. Then at least three half-edges that begin there have
	// another group on the other side.
	border := make([]bool, len(m.edges))
	begin := make([]uint8, len(points))
	borders := make([]int32, len(m.loops)) // by group: the number of its border edges
	for e := range m.edges {
		edge := &m.edges[e]
		if border[e] = group[edge.face] != group[m.edges[edge.twin].face]; border[e] {
			begin[edge.origin] = min(begin[edge.origin]+1, 3)
			borders[group[edge.face]]++
		}
	}

	var loops [][]int32
	done := make([]bool, len(m.loops))
	for first := range m.edges {
		g := group[m.edges[first].face]
		if !border[first] || done[g] {
			continue
		}
		done[g] = true
		var loop []int32
		for e := int32(first); ; {
			if begin[m.edges[e].origin] >= 3 {
				loop = append(loop, m.edges[e].origin)
			}
			borders[g]--
			for e = m.edges[e].next; !border[e]; {
				e = m.edges[m.edges[e].twin].next
			}
			if e == int32(first) || borders[g] == 0 {
				break
			}
		}
		if borders[g] != 0 { // its border is not a single loop
			return nil, wrongFace(CodeNonConvex, int(m.edges[first].face), int(m.edges[first].origin))
		}
		// A face between two others that is narrower than tol may keep only two corners. Then the two others
		// meet along it.
		if len(loop) >= 3 {
			loops = append(loops, loop)
		}
	}
	return loops, nil
}

// groups returns for each face the largest face in its plane.
func (m *mesh) groups(points []Vec3, tol float64) []int32 {
	planes := make([]plane, len(m.loops))
	group := make([]int32, len(m.loops))
	for i := range planes {
		group[i] = None
		planes[i] = planeOf(points, m.loops[i])
	}
	order := ordered(len(m.loops), func(a, b int32) int {
		if by := cmp.Compare(planes[b].area, planes[a].area); by != 0 {
			return by
		}
		return cmp.Compare(a, b)
	})
	var level []int32
	for _, largest := range order {
		if group[largest] != None {
			continue
		}
		group[largest] = largest
		level = append(level[:0], largest)
		for i := 0; i < len(level); i++ {
			begin := m.first[level[i]]
			for e := begin; e < begin+int32(len(m.loops[level[i]])); e++ {
				face := m.edges[m.edges[e].twin].face
				if group[face] == None && planes[largest].holds(points, m.loops[face], tol) {
					group[face] = largest
					level = append(level, face)
				}
			}
		}
	}
	return group
}

// compact removes the points that the mesh does not use, and renumbers its corners.
func (m *mesh) compact(points []Vec3) (*mesh, []Vec3, error) {
	place := make([]int32, len(points))
	for _, edge := range m.edges {
		place[edge.origin] = 1
	}
	var vertices []Vec3
	for i, p := range points {
		if place[i] != 0 {
			place[i] = int32(len(vertices))
			vertices = append(vertices, p)
		}
	}
	for e := range m.edges {
		m.edges[e].origin = place[m.edges[e].origin]
	}
	for _, loop := range m.loops {
		for i, p := range loop {
			loop[i] = place[p]
		}
	}
	return m, vertices, nil
}
