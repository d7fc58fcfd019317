//go:build tinygo

// Package strconv holds the file that ../../build puts in place of the one of the same name in
// Go's internal/strconv: a table of 11 kB that nothing compresses. Here it is computed.
package strconv

import "math/bits"

const (
	pow10Min = -348
	pow10Max = 347
)

var powers []uint128

// powerOf10 returns the first 128 bits of 10**e, the highest of them set; the rest is cut off.
// All of them are computed when the first is asked for.
func powerOf10(e int) uint128 {
	if powers == nil {
		powers = make([]uint128, pow10Max-pow10Min+1)
		// The lowest 32 bits come first. 10**347 has 1153 bits.
		var n [42]uint32
		n[0] = 1
		for e := 0; e <= pow10Max; e++ {
			powers[e-pow10Min] = first128(n[:])
			carry := uint64(0)
			for i := range n {
				carry += 10 * uint64(n[i])
				n[i] = uint32(carry)
				carry >>= 32
			}
		}
		// 2**1343 / 10**348 has 187 bits. Cut off after each division or once is the same.
		n = [42]uint32{41: 1 << 31}
		for e := -1; e >= pow10Min; e-- {
			rest := uint64(0)
			for i := len(n) - 1; i >= 0; i-- {
				rest = rest<<32 | uint64(n[i])
				n[i] = uint32(rest / 10)
				rest %= 10
			}
			powers[e-pow10Min] = first128(n[:])
		}
	}
	return powers[e-pow10Min]
}

// first128 returns the first 128 bits of a number from its highest bit on, 0 below its last one.
func first128(n []uint32) uint128 {
	top := len(n) - 1
	for n[top] == 0 {
		top--
	}
	shift := bits.LeadingZeros32(n[top])
	var words [5]uint64
	for i := range words {
		if i <= top {
			words[i] = uint64(n[top-i])
		}
	}
	var hi, lo uint64
	for i := range 2 {
		hi = hi<<32 | words[i]<<shift&(1<<32-1) | words[i+1]>>(32-shift)
		lo = lo<<32 | words[i+2]<<shift&(1<<32-1) | words[i+3]>>(32-shift)
	}
	return uint128{hi, lo}
}
