package pair

// paged returns a figure of a pose, as a page has it.
func paged(p Pose) (*Figure, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	f := newFigure()
	f.show(&moment{pose: p})
	return f, nil
}
