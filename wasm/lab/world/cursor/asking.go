package cursor

// Asking is the state of the question that comes before the stage match: which ids are found again.
type Asking struct {
	On       bool  // the reader is asked
	Answered Asked // the step whose answer is shown
}

// Asked is a step of a picked pair.
type Asked struct {
	Step int
	Pair [2]int
}

// Asked returns the shown step of the picked pair.
func (p *Pick) Asked() Asked { return Asked{p.watch.Step, p.Pair} }

// Withheld reports whether match and the later stages are hidden, since the reader has not answered yet. There is no
// question unless both steps are recorded and have contacts.
func (p *Pick) Withheld() bool {
	x := &p.watch
	return p.Asking.On && p.Picked() && x.Step > 0 && x.Last.Step > 0 && x.Carried.Count > 0 && x.Arbiter.Count > 0 &&
		p.Asking.Answered != p.Asked()
}

// beforeAnswer returns a stage, or match if its question has to come before it.
func (p *Pick) beforeAnswer(s Stage) Stage {
	if s > StageMatch && p.Withheld() {
		return StageMatch
	}
	return s
}
