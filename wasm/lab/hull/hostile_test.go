package hull

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// seen returns the state that a command may change.
func seen(f *Figure) string { return f.State() + string(f.Pair()) + fmt.Sprint(f.Editable(), f.Hidden) }

// checkRefused checks that an error has one of the codes, a field and a message.
func checkRefused(t *testing.T, what string, err error, codes ...string) {
	t.Helper()
	var wrong *lab.Error
	if !errors.As(err, &wrong) || wrong.Field == "" || !strings.Contains(strings.Join(codes, " "), wrong.Code) {
		t.Fatalf("%.200q: %+v", what, err)
	}
	checkWords(t, what, wrong.Message(text.English))
}

// checkWords checks that a text is neither empty nor too long, and that all placeholders have values.
func checkWords(t *testing.T, what, said string) {
	t.Helper()
	gap := strings.IndexByte(said, '{') >= 0 && strings.IndexByte(what, '{') < 0
	if len(said) < 4 || len(said) > 2000 || gap || strings.Contains(said, "NaN") && !strings.Contains(what, "NaN") {
		t.Fatalf("%.200q: says %q", what, said)
	}
}

// checkShown walks through all steps and checks that each has a title, a text and a finite frame.
func checkShown(t *testing.T, what string, f *Figure) {
	t.Helper()
	for _, p := range f.Steps() {
		f.Show(p)
		w := f.Words()
		checkWords(t, "", w.Title)
		checkWords(t, "", w.Text)
		for i, x := range f.Frame() {
			if !lab.Finite(x) {
				t.Fatalf("%.200q: slot %d of the frame at %v is %g", what, i, p, x)
			}
		}
	}
}

// checkLink reads a link. A refused link has a reason, changes nothing, and opens the default with a notice.
// The state after an accepted link is a link to that state.
func checkLink(t *testing.T, f *Figure, link string) (read bool) {
	t.Helper()
	before := seen(f)
	if err := f.SetState(link); err != nil {
		checkRefused(t, link, err, lab.CodeInvalidState)
		if after := seen(f); after != before {
			t.Fatalf("SetState(%q) = %v, but the figure changed from %s to %s", link, err, before, after)
		}
		f.Open(link)
		if link != "" && (f.Notice() == "" || f.Preset() != presets()[0].id || f.Stage() != hull.StageFacesA) {
			t.Fatalf("%q opens %s with the notice %q", link, f.State(), f.Notice())
		}
		f.Dismiss()
		return false
	}
	said := f.State()
	if len(said) > lab.MaxLink {
		t.Fatalf("SetState(%q) gives a link of %d bytes", link, len(said))
	}
	if !f.Fits() {
		return true
	}
	g := New()
	if err := g.SetState(said); err != nil || g.State() != said || g.Reached() != f.Reached() {
		t.Fatalf("SetState(%q) gives %q, which reads back as %q (%v)", link, said, g.State(), err)
	}
	return true
}

var goodLinks = []string{
	"lab=hull&preset=tilted-box&stage=clip&sub=2",
	"lab=hull&seed=12&stage=edges&b=0,0,1.2,1,0,0,0",
	"lab=hull&stage=keep&va=0,0,0;1,0,0;0,1,0;0,0,1&a=0,0,0,1,0,0,0&vb=0,0,-1;1,0,0.5;0,1,0.5;0,0,1&b=0,0.1,0,0.6,0.8,0,0",
	"lab=hull&stage=contacts&va=0,0,0;1,0,0;0,1,0;0,0,1&fa=1,2,3;0,3,2;0,1,3;0,2,1&a=0,0,0,1,0,0,0&vb=0,0,-1;1,0,0.5;0,1,0.5;0,0,1&b=0,0.1,0,0.6,0.8,0,0",
	"preset=fault-boundary&stage=contacts&compare=on&bias=0.05,0.001&tilt=0.001",
	"lab%3Dhull%26stage%3Dincident%26preset%3Dthin",
	"lab=hull&preset=gap&stage=contacts&sub=9",
}

var linkPieces = []string{
	"&", "=", ",", ";", "%", "%00", "%2", "%ff", "\x00", "\xff", "\xed\xa0\x80", "NaN", "Inf", "1e999", "-", "−", "1e30", "1e-320", "0x1p9", "1_0", "{", "}", "é", "\u202e",
	"a=", "b=0,0,0,1,0,0,0", "b=0,0,0,0,0,0,0", "va=", "vb=1,1,1;", "fa=", "fb=0,1,2;", "fa=0,0,0", "fa=4294967296,1,2", "va=0,0,0;0,0,0;0,0,0;0,0,0", "vb=0,0,0;1,0,0;0,1,0;1,1,0", "stage=", "sub=", "sub=513", "preset=", "seed=0", "seed=4294967296",
	"lab=pair", "compare=", "tilt=", "tilt=1e-9", "tilt=9", "bias=", "bias=1,1e9", "bias=-1,0", "differs=a;b;c", "e", "1e9", "1e-9", "+", " ", "9999999999999999999999", "constructor", "__proto__=x",
}

// Twenty thousand links: random bytes, pieces in any order, and damaged valid links.
func TestManyHostileLinks(t *testing.T) {
	const links = 20_000
	r := rand.New(rand.NewPCG(3, 5))
	f := New()
	read := 0
	for i := range links {
		var b []byte
		switch i % 8 {
		case 0: // random bytes
			for range r.IntN(60) {
				b = append(b, byte(r.Uint32()))
			}
		case 1: // pieces in any order
			for range r.IntN(12) {
				b = append(b, linkPieces[r.IntN(len(linkPieces))]...)
			}
		default:
			b = damaged(r, goodLinks[r.IntN(len(goodLinks))], linkPieces)
		}
		if checkLink(t, f, string(b)) {
			if read++; read%20 == 0 {
				checkShown(t, string(b), f)
			}
		}
	}
	if read < links/50 || read > links/2 {
		t.Errorf("%d of %d links could be read", read, links)
	}
}

func damaged(r *rand.Rand, text string, pieces []string) []byte {
	b := []byte(text)
	for range r.IntN(4) {
		at := r.IntN(len(b) + 1)
		switch r.IntN(4) {
		case 0:
			b = b[:at]
		case 1:
			if at < len(b) {
				b[at] = byte(r.Uint32())
			}
		case 2:
			b = append(b[:at:at], append([]byte(pieces[r.IntN(len(pieces))]), b[at:]...)...)
		case 3:
			b = append(b, b[at:]...)
		}
	}
	return b
}

func FuzzLink(f *testing.F) {
	for _, link := range goodLinks {
		f.Add(link)
	}
	f.Add(strings.Join(linkPieces, ""))
	f.Fuzz(func(t *testing.T, link string) {
		g := New()
		if checkLink(t, g, link) {
			checkShown(t, link, g)
		}
	})
}

// A quaternion of length 0 is not a rotation, so links with one are refused.
func TestNoRotation(t *testing.T) {
	f := New()
	for _, link := range []string{"lab=hull&preset=tilted-box&b=0,0,1,0,0,0,0", "lab=hull&a=0,0,0,0,0,0,0", "lab=hull&a=0,0,0,-0,0,-0,0"} {
		if checkLink(t, f, link) {
			t.Errorf("%s is read", link)
		}
	}
}

// Of ten thousand options of embeds, each is set, or is an error with a code, a field and a message, and
// changes nothing.
func TestHostileOptions(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 9))
	names := []string{"preset", "state", "a", "b", "stage", "stages", "editable", "editable", "option", "", "Preset", "lab", "__proto__"}
	good := []string{"tilted-box", "gap", "edgeedge", "faces-a", "clip", "contacts", "faces-a,contacts", "clip,keep,reduce", "none", "drag", "edit", ",", "clip,", "all", "0", "1", ""}
	f := New()
	taken := 0
	for i := range 10_000 {
		if i%50 == 0 {
			f = New()
		}
		list := [...][]string{good, linkPieces}[r.IntN(2)]
		name, value := names[r.IntN(len(names))], list[r.IntN(len(list))]
		if name == "state" {
			value = string(damaged(r, goodLinks[r.IntN(len(goodLinks))], linkPieces))
		}
		before := seen(f)
		if err := f.SetOption(name, value); err != nil {
			checkRefused(t, name+"="+value, err, lab.CodeInvalidOption)
			if seen(f) != before {
				t.Fatalf("%s=%q is refused, and yet changes the figure", name, value)
			}
			continue
		}
		if taken++; taken%20 == 0 {
			checkShown(t, name+"="+value, f)
		}
	}
	if taken < 500 {
		t.Errorf("only %d options were taken", taken)
	}
}

// Of ten thousand OBJ files, each is shown, or is an error with a code, a field and a message, and changes
// nothing.
func TestHostileOBJFiles(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 13))
	f := New()
	whole := fileOf(f, "obj")
	pieces := []string{"\n", "f ", "v ", "o ", "o X\n", "-1 ", "0", "1e308", "1e-308", "1e6", "nan", "/", "\x00", "\ufeff", "999999999999999999999", "-", ".", "#", "\\", "f 1 2 3\n", "v 9 9 9\n"}
	taken := 0
	for range 10_000 {
		file := string(damaged(r, whole, pieces))
		before := seen(f)
		if err := f.LoadFile(file, fromDigits); err != nil {
			checkRefused(t, file, err, CodeInvalidHull, lab.CodeInvalidPose)
			if seen(f) != before {
				t.Fatalf("refused, and yet shown: %s", file)
			}
			continue
		}
		if taken++; taken%50 == 0 {
			checkShown(t, file, f)
		}
	}
	if taken < 1000 {
		t.Errorf("only %d files could be read", taken)
	}
}
