package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// sample notes the picked pair's impulses at the end of the recorded step.
func (f *Figure) sample() {
	x := &f.watch
	if x.Step == 0 {
		return
	}
	arb := &physics.Arbiter{}
	if i := f.World.Find(int(x.A), int(x.B)); i >= 0 {
		arb = &f.World.Arbiters()[i]
	}
	f.addSample(frame.SampleOf(x.Step, arb))
}

// addSample puts a sample in its place, for that of the same step if there is one.
func (f *Figure) addSample(s frame.Sample) {
	list := f.samples
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
	for oldest := float64(f.Latest() - run.Reach); gone < len(list) && list[gone].Step < oldest; gone++ {
	}
	f.samples = append(list[:0], list[gone:]...)
}

// sampleHistory takes the samples that the snapshots have.
func (f *Figure) sampleHistory() {
	f.samples = f.samples[:0]
	f.Samples(f.watch.A, f.watch.B, func(step int, arb *physics.Arbiter) { f.addSample(frame.SampleOf(step, arb)) })
}

// forgetSamples drops those after a step.
func (f *Figure) forgetSamples(steps int) {
	n := len(f.samples)
	for n > 0 && f.samples[n-1].Step > float64(steps) {
		n--
	}
	f.samples = f.samples[:n]
}
