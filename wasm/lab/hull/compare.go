package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Compare shows or hides three answers side by side at the contacts stage: the strict set, the clipped
// manifold, and the points of the article's listing. Showing another stage hides them too. If a question comes
// before the contacts stage, Compare shows the question instead.
func (f *collision) Compare(on bool) {
	if on == f.compare {
		return
	}
	if on {
		f.Seek(hull.StageContacts)
		if f.Veiled(f.Stage()) {
			return
		}
	} else {
		f.setTilt(0)
	}
	f.compare = on
	f.Mark(lab.ChangeStage | lab.ChangeState)
}

// ToggleCompare shows or hides the three answers.
func (f *collision) ToggleCompare() { f.Compare(!f.compare) }

// listing returns the answer of the article's listing for the pair, or nil if it would take too long.
func (f *collision) listing() *article.Comparison {
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

// faultLines are the messages of the listing's faults, in the order of article.List.
var faultLines = [...]text.Key{
	text.HullFaultReferenceSign, text.HullFaultFrame, text.HullFaultDeepestOnly, text.HullFaultFlippedDot, text.HullFaultBoundary,
	text.HullFaultDuplicates, text.HullFaultParallelIgnored, text.HullFaultShared, text.HullFaultEmptyHit, text.HullFaultMostAntiParallel,
	text.HullFaultUnpruned,
}
