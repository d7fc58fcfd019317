package shape

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/physics/shape/preset"
	"github.com/clipstage/clipstage/wasm/lab"
)

var pieces = []string{
	"&", "=", ",", ";", "%", "%00", "%2", "\x00", "\xff", "NaN", "Inf", "1e999", "-", "−", "1e30", "1e-320", "0x1p9", "1_0", "{", "}",
	"a=", "b=0,0,0,1;0,0", "a=0,0,0,1", "b=0,0,0,-1;0,0", "a=0,0,0,0;0,0;1,0;2,0", "b=0,0,0,0;0,0;1,0;0,1", "a=1e7,0,0,0;0,0", "stage=", "stage=faces-a",
	"preset=", "seed=0", "seed=4294967296", "lab=pair", "compare=", "compare=maybe", "differs=a;b;c", "e", "1e9", "+", " ", "ask=region,keep", "__proto__=x",
}

var goodLinks = []string{
	"lab=shape&preset=the-hole&stage=clip-lower",
	"lab=shape&seed=12&stage=region&ask=region,reference",
	"lab=shape&stage=contacts&a=0,0,0,0.1;-1,-0.3;0,0;-1,0.3&b=0.7,0.7,0,0.3;0,0&compare=on",
	"lab=shape&stage=keep&a=0,0,0.5,0.25;-1,0;1,0&b=0.1,0.4,0.3,0.2;-0.8,0;0.8,0",
	"lab%3Dshape%26stage%3Dincident%26preset%3Dflush-rest",
}

// checkLink reads a link. A refused link has a reason and changes nothing. The state after an accepted link is a link to
// that state.
func checkLink(t *testing.T, f *Figure, link string) {
	t.Helper()
	before := f.State()
	if err := f.SetState(link); err != nil {
		said := lab.Said(err, f.Language())
		if len(said) < 4 || len(said) > 2000 || err.(*lab.Error).Code != lab.CodeInvalidState || f.State() != before {
			t.Fatalf("%q is refused by %q and leaves %s", link, said, f.State())
		}
		return
	}
	g := New()
	if err := g.SetState(f.State()); err != nil || g.State() != f.State() || len(f.State()) > lab.MaxLink {
		t.Fatalf("%q gives %q, which reads back as %q (%v)", link, f.State(), g.State(), err)
	}
	for _, x := range f.Frame() {
		if !lab.Finite(x) {
			t.Fatalf("%q has %v in its frame", link, x)
		}
	}
	for _, stage := range f.ShownStages() {
		if w := f.WordsAt(stage); w.Title == "" || w.Text == "" || strings.Contains(w.Title+w.Text, "{") || strings.Contains(w.Title+w.Text, "NaN") {
			t.Fatalf("%q says %q, %q at %v", link, w.Title, w.Text, stage)
		}
	}
}

// TestHostileLinks reads random bytes, pieces in any order, and damaged links.
func TestHostileLinks(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	f := New()
	for i := range 10_000 {
		var b []byte
		switch i % 8 {
		case 0:
			for range r.IntN(60) {
				b = append(b, byte(r.Uint32()))
			}
		case 1:
			for range r.IntN(12) {
				b = append(b, pieces[r.IntN(len(pieces))]...)
			}
		default:
			b = damaged(r, goodLinks, pieces)
		}
		checkLink(t, f, string(b))
	}
}

func FuzzLink(f *testing.F) {
	for _, link := range goodLinks {
		f.Add(link)
	}
	f.Fuzz(func(t *testing.T, link string) { checkLink(t, New(), link) })
}

// damaged returns a good text with one to three mistakes.
func damaged(r *rand.Rand, good, pieces []string) []byte {
	b := []byte(good[r.IntN(len(good))])
	for range 1 + r.IntN(3) {
		at := r.IntN(len(b))
		b = slices.Concat(b[:at], []byte(pieces[r.IntN(len(pieces))]), b[at+r.IntN(min(3, len(b)-at)):])
	}
	return b
}

var goodFiles = func() (list []string) {
	for i := range preset.All {
		list = append(list, string(preset.All[i].Text()))
	}
	return append(list, "M0 0 L1 0 L1.2 0.8 L0.2 1 Z", "m 0,0 h1 v-1 z", `<svg><path id="a" d="M0,0 1,0 1,1z"/></svg>`)
}()

var filePieces = []string{
	"{", "}", "[", "]", ",", ":", "\"", "[[", "null", "true", "1e999", "-1", "1e30", "1e7", "NaN", "-0", "1e-320", "\x00", "\xff", "\\u0000", "[0,0],", "[1,1],[1,1],", "\"x\":1,", "circle", "capsule",
	"polygon", "\"angle\":9e9,", "vertices", "M", "z", "h", "c", "L1 1", " ", "9999999",
}

// checkFile reads a file as the page does: JSON begins with a brace, anything else is a path. A refused file has a
// reason and a field, and changes nothing. An accepted one is written and read back.
func checkFile(t *testing.T, f *Figure, file string) (taken bool) {
	t.Helper()
	before := f.State()
	var err error
	field := ""
	if strings.HasPrefix(strings.TrimLeft(file, " \t\n\r"), "{") {
		var p *pair.Pair
		if p, err = codec.Parse([]byte(file), "pair", pair.Read); err == nil {
			err = f.SetPair(p)
		}
		switch e := err.(type) {
		case *pair.Error:
			err = wrong(e)
		case *scene.Error:
			field = e.Path
		}
	} else {
		err = f.LoadPath(file)
	}
	if err != nil {
		if e, ok := err.(*lab.Error); ok {
			if field = e.Field; e.Code != CodeInvalidShape {
				t.Fatalf("%q is refused with the code %q", file, e.Code)
			}
			if said := lab.Said(e, f.Language()); len(said) < 20 || len(said) > 2000 || strings.Contains(said, "{field}") {
				t.Fatalf("%q is refused by %q", file, said)
			}
		}
		if field == "" || f.State() != before {
			t.Fatalf("%q is refused by %v, field %q, and leaves %s", file, err, field, f.State())
		}
		return false
	}
	for _, x := range f.Frame() {
		if !lab.Finite(x) {
			t.Fatalf("%q has %v in its frame", file, x)
		}
	}
	p, err := codec.Parse([]byte(f.File()), "pair", pair.Read)
	if err != nil {
		t.Fatalf("%q is written as %s: %v", file, f.File(), err)
	}
	if after := f.State(); f.SetPair(p) != nil || f.State() != after {
		t.Fatalf("%q shows %s, and its file %s", file, after, f.State())
	}
	return true
}

func TestHostileFiles(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	f := New()
	taken := 0
	for range 10_000 {
		if checkFile(t, f, string(damaged(r, goodFiles, filePieces))) {
			taken++
		}
	}
	if taken < 200 || taken > 5000 {
		t.Errorf("%d of 10,000 damaged files are taken", taken)
	}
}

func FuzzFile(f *testing.F) {
	for _, file := range goodFiles {
		f.Add(file)
	}
	f.Fuzz(func(t *testing.T, file string) { checkFile(t, New(), file) })
}
