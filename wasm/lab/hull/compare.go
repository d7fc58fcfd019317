package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Compare shows the three answers side by side, at the contacts, or ends that. Going to another stage ends it too.
func (f *Figure) Compare(on bool) {
	if on == f.compare {
		return
	}
	if on {
		f.Seek(hull.StageContacts)
	} else {
		f.setTilt(0)
	}
	f.compare = on
	f.Mark(lab.ChangeStage | lab.ChangeState)
}

// ToggleCompare does the one or the other.
func (f *Figure) ToggleCompare() { f.Compare(!f.compare) }

// Comparing reports whether the three answers are shown.
func (f *Figure) Comparing() bool { return f.compare }

// listing returns what the article's listing says of the pair; nil where that would take too long.
func (f *Figure) listing() *article.Comparison {
	a, b := f.Now.shapes[A].Hull, f.Now.shapes[B].Hull
	if article.Work(a, b) > article.MostWork {
		return nil
	}
	if f.compared == nil {
		var strict []hull.Vec3
		if f.Reached() == hull.StageContacts {
			strict = f.strict()
		}
		found := article.Compare(strict, f.clipping.Manifold.Normal, a, b, &f.Now.poses[A], &f.turned)
		f.compared = &found
	}
	return f.compared
}

// faultLines are what is said of each of the listing's faults, in the order of article.List.
var faultLines = [...]text.Key{
	text.HullFaultReferenceSign, text.HullFaultFrame, text.HullFaultDeepestOnly, text.HullFaultFlippedDot, text.HullFaultBoundary,
	text.HullFaultDuplicates, text.HullFaultParallelIgnored, text.HullFaultShared, text.HullFaultEmptyHit, text.HullFaultMostAntiParallel,
	text.HullFaultUnpruned,
}
