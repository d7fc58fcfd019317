package world

import (
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/lab"
)

// The view follows the selected body through playing, seeking and undo, until the body is no longer selected.
func TestFollow(t *testing.T) {
	f := open(t, "dominos")
	shown := func(what string, want int) {
		t.Helper()
		if got := head(f.Frame()).Followed; got != float64(want) {
			t.Errorf("%s: body %v is followed, want %d", what, got, want)
		}
	}
	press := func(name string) {
		t.Helper()
		if means, err := f.Press(lab.Key{Name: name}); means != MeantCommand || err != nil {
			t.Errorf("%s: %v, %v", name, means, err)
		}
	}
	shown("at first", -1)
	press("f")
	shown("without a body", -1)
	f.Select(5)
	shown("selected", -1)
	press("f")
	shown("by key", 5)
	step(t, f, 30)
	back(t, f, 12)
	shown("after steps", 5)
	at := f.World.Bodies()[5].Position
	f.PlayWorld(true)
	if !f.Hold(at.X, at.Y) {
		t.Fatal("nothing is held")
	}
	shown("in hand", -1)
	f.Drop()
	shown("let go", 5)
	f.Undo()
	shown("after undo", 5)
	if err := f.Remove(5); err != nil {
		t.Fatal(err)
	}
	shown("taken away", -1)
	f.Undo()
	shown("back", 5)
	f.Select(7)
	shown("another", 7)
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	shown("with a pair picked", -1)
	f.Unchoose()
	shown("without it", 7)
	f.ToggleFollow()
	shown("by button", -1)
	f.ToggleFollow()
	f.Stay()
	shown("panned", -1)
	f.ToggleFollow()
	f.Select(-1)
	f.Select(7)
	shown("unselected", -1)
	f.ToggleFollow()
	f.Reset()
	shown("begun anew", -1)
}

// Links and snapshots have the followed body. ToggleFollow reports a change.
func TestFollowKept(t *testing.T) {
	f := open(t, "dominos")
	step(t, f, 20)
	if err := f.AddBox(5, 5, 6, 6); err != nil {
		t.Fatal(err)
	}
	added := len(f.World.Bodies()) - 1
	step(t, f, 10)
	f.Select(added)
	f.Take()
	f.ToggleFollow()
	if c := f.Take(); c&lab.ChangeState == 0 || c&lab.ChangeView == 0 {
		t.Errorf("told: %b", c)
	}
	link := f.State()
	if !strings.Contains(link, "&follow="+strconv.Itoa(added)+"&") {
		t.Error(link)
	}
	g := open(t, "wall")
	arrive(t, g, link)
	if g.State() != link || head(g.Frame()).Followed != float64(added) {
		t.Errorf("the link leads to %q", g.State())
	}
	h := New()
	if !h.Restore(f.AppendKept(nil)) {
		t.Fatal("not kept")
	}
	h.GoOn(f.Steps(), false)
	goOn(t, h)
	if h.State() != link {
		t.Errorf("kept is %q", h.State())
	}
	f.Select(3)
	if c := f.Take(); c&lab.ChangeState == 0 || !strings.Contains(f.State(), "&follow=3&") {
		t.Errorf("another: %b, %q", c, f.State())
	}
	f.Stay()
	if c := f.Take(); c&lab.ChangeState == 0 || strings.Contains(f.State(), "follow") {
		t.Errorf("told: %b, %q", c, f.State())
	}
	before := f.State()
	for _, bad := range []string{"follow=x", "follow=-1", "follow=1.5", "follow=", "follow=99", "follow=4&step=3&do=remove@2,b4", "follow=4294967295", "follow=1e9"} {
		if _, err := f.SetState("lab=world&scene=dominos&" + bad); err == nil || f.State() != before || !strings.Contains(err.Error(), "follow") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}
