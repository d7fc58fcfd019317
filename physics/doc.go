// Package physics finds where two boxes touch, and pushes them apart.
//
// Axes: +x right, +y up, angles counter-clockwise, in radians. Lengths in metres, masses in
// kilograms, times in seconds. The normal of an axis or a manifold points from body A to body B. A
// negative separation is overlap. All quantities are float64. The package has no variables that
// change, reads no clock and draws no random numbers: the same bodies give the same bits, natively
// and as WebAssembly.
//
// # Colliding
//
// A collide call has ten stages, in five files; it may end early:
//
//	collide1_separation.go  setup      the vector between the centres, in both frames
//	                        faces-a    separation along A's x and y axes (SAT)
//	                        faces-b    the same along B's
//	collide2_reference.go   best-axis  the least overlap, with hysteresis
//	                        reference  the face across that axis, and its two side lines
//	collide3_incident.go    incident   the edge of the other box that faces it most directly
//	collide4_clip.go        clip-neg   that edge, cut at the negative side line
//	                        clip-pos   and at the positive one
//	collide5_manifold.go    keep       the points that lie behind the reference face
//	                        contacts   projected onto the face, with depth and feature pair
//
// Clipping holds the result of each stage; Run fills it, stage after stage. Collide runs the same stages on
// values of its own. So a stepped collide call and a fast one are the same code.
//
// # Stepping
//
// A World moves its bodies in steps. A step has five phases, or six with Box2D's solver. Advance
// runs one phase, or one iteration of the solver; Step runs all phases. AdvanceConstraint also
// stops within an iteration, after each pair:
//
//	broadphase  broadphase.go  pairs whose bounding boxes touch, from a list of near pairs
//	            grid.go        the source of that list
//	            filter.go      pairs that are dropped from that list
//	            arbiter.go     the pairs' contacts (collide), and the impulses that they inherit
//	                           from the step before, by feature pair
//	            event.go       begin, persist and end of a touch; sensors
//	forces      world.go       gravity and loads change velocities
//	prestep     solve_lite.go  effective masses, the bias against overlap, warm start
//	            joint.go       the same for joints
//	            anchor.go      the same for anchors
//	            schedule.go    the order of the contacts
//	iterate     solve_lite.go  sequential impulses: each contact in turn, then joints and anchors
//	integrate   world.go       velocities change positions
//
// The phases from prestep on belong to the solver: see the interface in solver.go. With Box2D's solver
// (Settings.Solver) these parts differ or are added:
//
//	broadphase  manifold_local.go  contacts are also kept in the frames of the bodies
//	prestep     box2d_row.go       K and its inverse, the restitution term, warm start scaled by
//	                               the ratio of the time steps
//	iterate     box2d_velocity.go  friction at both contacts, then the normal impulses
//	            box2d_block.go     the normal impulses of two contacts together
//	integrate                      impulses are stored, velocities change positions
//	position    box2d_position.go  overlaps are corrected by changing poses, not velocities
//
// Snapshot and Restore return to any moment between two calls of Advance; the world then continues
// with the same bits.
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
// A vertex lies between two edges: v1 lies between e4 (the edge that enters it) and e1 (the edge
// that leaves it). A contact's id is made of such edges: see FeaturePair.
//
// The order of operations follows Erin Catto's Box2D-Lite, computed in double precision; the results equal
// Box2D-Lite's to the bit for the same rotation matrices. Each product is written float64(x*y) if a sum
// follows. That forbids the compiler to fuse the two operations (Go spec, Floating-point operators) on machines
// that could. This holds for colliding, forces, joints and positions. The contact solver visits the contacts in
// an equivalent order with regrouped arithmetic, so its results differ by rounding.
//
// Box2D's solver follows Box2D 2.4.1 in the same way; its numbers differ from Box2D's by rounding.
//
// After Erin Catto, Fast and Simple Physics using Sequential Impulses, GDC 2006,
// Box2D-Lite, github.com/erincatto/box2d-lite, and Box2D 2.4.1, github.com/erincatto/box2d.
package physics
