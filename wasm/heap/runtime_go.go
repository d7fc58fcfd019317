//go:build !(tinygo && gc.custom)

package heap

import "runtime"

// Due returns false: the compiler's own collector runs when necessary.
func Due() bool { return false }

// Collect does nothing.
func Collect() {}

// Read returns the statistics of the compiler's own collector.
func Read() Stats {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return Stats{Live: m.HeapAlloc, Size: m.Sys, Total: m.TotalAlloc}
}
