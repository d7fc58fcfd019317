// Package physics finds where two boxes touch, and pushes them apart.
//
// Axes: +x right, +y up, angles counter-clockwise, in radians. Lengths in metres, masses
// in kilograms, times in seconds. A normal always points from body A to body B. A
// negative separation is overlap. Everything is float64. The package has no globals and
// asks no clock and no chance: the same bodies give the same bits, natively and as
// WebAssembly.
//
// # Colliding
//
// A collide call runs through ten stages, in five files:
//
//	collide1_separation.go  setup      the vector between the centres, in both frames
//	                        faces-a    separation along A's x and y axes (SAT)
//	                        faces-b    the same along B's
//	collide2_reference.go   best-axis  the least overlap, with hysteresis
//	                        reference  the face that the axis belongs to, and its two side lines
//	collide3_incident.go    incident   the edge of the other box that looks back at it
//	collide4_clip.go        clip-neg   that edge, cut at the negative side line
//	                        clip-pos   and at the positive one
//	collide5_manifold.go    keep       the points that lie behind the reference face
//	                        contacts   slid onto the face, with depth and feature pair
//
// Clipping holds what each stage found and Run fills it, stage after stage. Collide
// runs the same stages on a Clipping of its own, so a stepped collide and a fast one
// are the same code: there is no second implementation for looking inside.
//
// # Stepping
//
// A World moves its bodies in steps. A step has five phases, or six with Box2D's solver, and
// Advance runs one at a time, or one iteration of the solver; Step runs them all.
// AdvanceConstraint stops within an iteration too, after each pair:
//
//	broadphase  broadphase.go  pairs whose bounding boxes touch, from a list of near pairs
//	            grid.go        where that list comes from
//	            filter.go      the pairs that do not meet are left out of that list
//	            arbiter.go     the pairs' contacts (collide), and what these inherit from the
//	                           step before, by feature pair
//	            event.go       what begins to touch, still touches, or ends it; sensors
//	forces      world.go       gravity and loads change velocities
//	prestep     solve_lite.go  effective masses, the bias against overlap, warm start
//	            joint.go       the same for joints
//	            schedule.go    the order of the contacts
//	iterate     solve_lite.go  sequential impulses: each contact in turn, then each joint
//	integrate   world.go       velocities change positions
//
// The phases from prestep on are the solver's: solver.go says what a solver is to a world. With
// Box2D's (Settings.Solver) they are
//
//	broadphase  manifold_local.go  contacts are kept in the frames of the bodies too
//	prestep     box2d_row.go       K and its inverse, what a bounce adds, warm start by the ratio
//	                               of the time steps
//	iterate     box2d_velocity.go  friction at both contacts, then the normal impulses
//	            box2d_block.go     of two contacts together
//	integrate                      impulses are stored, velocities change positions
//	position    box2d_position.go  overlaps are corrected by changing poses, not velocities
//
// Snapshot and Restore go back to any moment between two calls of Advance, and on from
// there with the same bits.
//
// # Numbering
//
// Vertices and edges of a box, counter-clockwise, in its own frame:
//
//	       ^ y
//	       e1
//	  v2 ------ v1
//	   |        |
//	e2 |        | e4  -> x
//	   |        |
//	  v3 ------ v4
//	       e3
//
// A vertex lies between two edges, v1 between e4 (the edge that enters it) and e1
// (the edge that leaves it), and that is how a contact gets its id: see FeaturePair.
//
// The order of operations is that of Erin Catto's Box2D-Lite, computed in double
// precision, and results equal it to the bit for the same rotation matrices. Each
// product is written float64(x*y) where a sum follows, which forbids the compiler
// to fuse the two (Go spec, Floating-point operators) on machines that could. That
// holds for colliding, forces, joints and positions; the contact solver goes through the
// same contacts in an equivalent order with regrouped arithmetic, and stays within a
// hundredth of the reference data's tolerances (0.0043 of them at worst).
//
// Box2D's solver does the same with the operations of Box2D 2.4.1, of which its numbers
// are within 1e-12.
//
// After Erin Catto, Fast and Simple Physics using Sequential Impulses, GDC 2006,
// Box2D-Lite, github.com/erincatto/box2d-lite, and Box2D 2.4.1, github.com/erincatto/box2d.
package physics
