// Package hull finds where two convex polyhedra touch, one stage at a time.
//
// Axes are right-handed. Lengths are in metres, angles in radians. A normal always points from
// hull A to hull B. A negative separation is overlap.
package hull
