// Package shape computes the contacts of two rounded convex shapes in the plane: circles, capsules and convex
// polygons of 3 to 8 corners. A shape is a core (a point, a segment, a polygon) with a rounding radius.
//
// The method is the method of Box2D v3.1.1, in double precision. Clipping.Run stores the result of each stage in one
// value without pointers, and allocates nothing. It reproduces the faults of the method, too: see Clipping.Mended
// for an answer without them.
//
// Units are metres. The y axis points up; angles and the corners of a polygon run counter-clockwise. A normal points
// from A to B; a separation is negative if the shapes overlap.
//
// The stages of a pair depend on its kind: see PairKind.Stages. Before the first stage a pair is put in order: the
// shape with more corners is A. All later results are in this order (see Clipping.Swapped).
//
// Every product is converted to float64, so that no compiler fuses it with a sum: all builds give the same bits.
package shape
