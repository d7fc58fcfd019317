// Command native times the collide call of hulls in native code. Each line of its input is the number of
// vertices of the hulls in a set (8 means boxes). For each line it prints the mean time of a pair in
// nanoseconds.
package main

import (
	"bufio"
	"fmt"
	"os"
	"time"

	"github.com/clipstage/clipstage/tests/peers/hulls/sets"
)

func main() {
	made := map[int]*sets.Set{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		var vertices int
		if _, err := fmt.Sscan(lines.Text(), &vertices); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		s := made[vertices]
		if s == nil {
			s = sets.Make(vertices)
			s.Run(sets.Plain)
			made[vertices] = s
		}
		start := time.Now()
		s.Run(sets.Plain)
		fmt.Println(float64(time.Since(start).Nanoseconds()) / float64(len(s.Poses)))
	}
}
