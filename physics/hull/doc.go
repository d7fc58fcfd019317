// Package hull finds where two convex polyhedra touch, one stage at a time.
//
// Frames are right-handed. Lengths are in metres, angles in radians. The normal of a separating axis
// or a manifold points from hull A to hull B. A negative separation is overlap. The same hulls in the same
// poses give the same bits, natively and as WebAssembly.
//
// # Building
//
//	build.go     the convex hull of points (quickhull)
//	lattice.go   the exact side of a plane on which a point lies
//	faces.go     hulls of given points and faces
//	check.go     validation of given faces; error.go has the codes of errors
//	merge.go     merging of faces that share a plane
//	halfedge.go  adjacency: the twin of half-edge e is e^1
//	shapes.go    boxes and random hulls
//	mass.go      volume, centre, inertia
//	tolerance.go the distance within which points are level
//
// Package pair reads and writes two hulls as a file; package preset has named pairs.
//
// # Colliding
//
// A collide call runs through nine stages, in eight files:
//
//	collide1_faces.go     faces-a    B's gap along each face normal of A
//	                      faces-b    A's gap along each face normal of B
//	collide2_edges.go     edges      the gap across pairs of edges whose arcs cross on the Gauss map
//	collide3_best.go      best-axis  the axis with the largest gap, with a bias
//	collide4_incident.go  incident   the face of the other hull that is clipped
//	collide5_clip.go      clip       the incident face, cut at each side plane of the reference face
//	collide6_keep.go      keep       the points behind the reference face
//	collide7_reduce.go    reduce     at most four of the kept points
//	collide8_contacts.go  contacts   the positions of the kept points in the world, on both hulls
//
// Clipping holds the result of each stage; Run fills it, stage after stage. So a stepped call and a
// fast one are the same code. A call ends after one of the first three stages if an axis separates
// the hulls. An edge contact skips the stages between best-axis and contacts.
//
// Beside the clipped manifold there are the strict set (strict.go) and the distance of separated hulls
// (distance.go). Package article has a published listing that aims at the strict set.
//
// After Dirk Gregorius, The Separating Axis Test between Convex Polyhedra, GDC 2013, and Robust
// Contact Creation for Physics Simulations, GDC 2015. README.md describes the method.
package hull
