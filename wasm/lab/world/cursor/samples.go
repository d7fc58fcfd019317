package cursor

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// sample records the picked pair's impulses at the end of the recorded step.
func (p *Pick) sample() {
	x := &p.watch
	if x.Step == 0 {
		return
	}
	arb := &physics.Arbiter{}
	if i := p.World.Find(int(x.A), int(x.B)); i >= 0 {
		arb = &p.World.Arbiters()[i]
	}
	p.addSample(frame.SampleOf(x.Step, arb))
}

// addSample inserts a sample in the order of steps. A sample of the same step is replaced.
func (p *Pick) addSample(s frame.Sample) {
	list := p.Samples
	i := len(list)
	for i > 0 && list[i-1].Step >= s.Step {
		i--
	}
	if i < len(list) && list[i].Step == s.Step {
		list[i] = s
		return
	}
	list = append(list, s)
	copy(list[i+1:], list[i:])
	list[i] = s
	gone := 0
	for oldest := float64(p.Latest() - run.Reach); gone < len(list) && list[gone].Step < oldest; gone++ {
	}
	p.Samples = append(list[:0], list[gone:]...)
}

// sampleHistory takes the samples from the snapshots.
func (p *Pick) sampleHistory() {
	p.Samples = p.Samples[:0]
	p.Kept(p.watch.A, p.watch.B, func(step int, arb *physics.Arbiter) { p.addSample(frame.SampleOf(step, arb)) })
}
