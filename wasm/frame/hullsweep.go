package frame

// sweep writes what the three answers are over the scale of tilts.
func (w *hullWriter) sweep() {
	from, to := w.Sweep, &w.Compare
	if from == nil {
		return
	}
	for i := range from.Tilts {
		add(w.Hulls, &to.Tilts, from.Tilts[i])
	}
	if len(from.Traces) > 0 {
		to.Along = empty
	}
	for i := range from.Traces {
		p := &from.Traces[i]
		to.Along.Lo, to.Along.Hi = min(to.Along.Lo, p.Along), max(to.Along.Hi, p.Along)
		add(w.Hulls, &to.Traces, *p)
	}
}
