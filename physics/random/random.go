// Package random draws numbers from a seed, for tests and for the page.
package random

// SplitMix64 is a generator of pseudo-random numbers (Steele, Lea and Flood, Fast Splittable Pseudorandom
// Number Generators, 2014). A seed always gives the same numbers.
type SplitMix64 uint64

// Next returns 64 random bits.
func (s *SplitMix64) Next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Float returns a random number in [low, high).
func (s *SplitMix64) Float(low, high float64) float64 {
	u := float64(s.Next()>>11) / (1 << 53)
	return low + float64(u*(high-low))
}
