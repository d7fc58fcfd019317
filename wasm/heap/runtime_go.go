//go:build !(tinygo && gc.custom)

package heap

import "runtime"

// Due returns false: the compiler's own collector runs when it must.
func Due() bool { return false }

// Collect does nothing.
func Collect() {}

// Read returns what the compiler's own collector tells.
func Read() Stats {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return Stats{Live: m.HeapAlloc, Size: m.Sys, Total: m.TotalAlloc}
}
