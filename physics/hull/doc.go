// Package hull finds where two convex polyhedra touch, one stage at a time.
//
// Axes are right-handed. Lengths are in metres, angles in radians. A normal always points from
// hull A to hull B. A negative separation is overlap. The same hulls in the same poses give the same bits,
// natively and as WebAssembly.
//
// # Building
//
//	build.go     the convex hull of points (quickhull)
//	lattice.go   on which side of a plane a point lies, exactly
//	faces.go     points and faces that are given
//	check.go     what may be wrong with them; error.go has the codes
//	merge.go     faces that share a plane become one
//	halfedge.go  who is beside whom: the twin of half-edge e is e^1
//	shapes.go    boxes, prisms, pyramids, the Platonic solids, random ones
//	mass.go      volume, centre, inertia
//	tolerance.go how far apart points may be and still be level
//
// Package pair reads and writes two hulls as a file, package preset has named ones.
//
// # Colliding
//
// A collide call runs through nine stages, a file each:
//
//	collide1_faces.go     faces-a    B's gap along each face normal of A
//	                      faces-b    A's along each of B
//	collide2_edges.go     edges      the gap across each pair of edges that meet on the Gauss map
//	collide3_best.go      best-axis  the largest of the three, with a bias
//	collide4_incident.go  incident   the face of the other hull that is clipped
//	collide5_clip.go      clip       by one side plane of the reference face after the other
//	collide6_keep.go      keep       what is left behind the reference face
//	collide7_reduce.go    reduce     four points of these
//	collide8_contacts.go  contacts   in the world, on both hulls
//
// Clipping holds what each stage found and Run fills it, stage after stage, so that a stepped
// call and a fast one are the same code. A call ends after one of the first three stages if an axis separates the
// hulls. An edge contact has no stages between best-axis and contacts.
//
// Beside the clipped manifold there is the strict set (strict.go), and of separated hulls the distance
// (distance.go). Package article has the listing that wants the strict set and misses it.
//
// After Dirk Gregorius, The Separating Axis Test between Convex Polyhedra, GDC 2013, and Robust
// Contact Creation for Physics Simulations, GDC 2015. README.md has the method on two pages.
package hull
