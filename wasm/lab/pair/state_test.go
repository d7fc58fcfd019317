package pair

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

func TestState(t *testing.T) {
	for _, test := range []struct {
		name string
		do   func(*Figure)
		want string
	}{
		{"the default", func(*Figure) {}, "lab=pair&stage=setup&preset=keep-drops"},
		{"a stage", (*Figure).Next, "lab=pair&stage=faces-a&preset=keep-drops"},
		{"a preset", func(f *Figure) { f.LoadPreset("deep") }, "lab=pair&stage=setup&preset=deep"},
		{"numbers", (*Figure).ToggleNumbers, "lab=pair&stage=setup&preset=keep-drops&numbers=1"},
		{"a pose", func(f *Figure) { f.Nudge(A, 0.3, 0, 0) },
			"lab=pair&stage=setup&a=4.4,2,0.4,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36"},
		{"the ends", func(f *Figure) {
			f.SetPose(Pose{{W: 1e-9, H: 1e9, X: -1e9, Y: 1e9, Angle: 1e300}, {W: 1, H: 1, Angle: -5e-324}})
		}, "lab=pair&stage=setup&a=1e-09,1000000000,-1000000000,1000000000,1e+300&b=1,1,0,0,-5e-324"},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := New()
			test.do(f)
			if got := f.State(); got != test.want {
				t.Errorf("State() = %q, want %q", got, test.want)
			}
			checkFigure(t, f)
		})
	}
}

// At every stage, a figure's state restores all bits.
func TestStateRoundTrip(t *testing.T) {
	for _, pair := range scene.Pairs {
		for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
			f := at(t, pair.ID)
			f.Seek(stage)
			checkFigure(t, f)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		if err := f.SetPose(poses().Draw(t, "pose")); err != nil {
			t.Fatal(err)
		}
		f.Seek(physics.Stage(rapid.IntRange(0, int(physics.StageContacts)).Draw(t, "stage")))
		if rapid.Bool().Draw(t, "numbers") {
			f.ToggleNumbers()
		}
		checkFigure(t, f)
		state := f.State()
		if len(state) > lab.MaxLink {
			t.Fatalf("State() has %d characters", len(state))
		}
		// Encodings that mail programs and address bars apply to links.
		for _, escaped := range []string{url.QueryEscape(state), url.PathEscape(state), strings.ReplaceAll(state, ",", "%2c"), strings.ReplaceAll(state, "&", "%26")} {
			g := New()
			if err := g.SetState(escaped); err != nil || g.State() != state {
				t.Fatalf("SetState(%q): %v, then %q, want %q", escaped, err, g.State(), state)
			}
		}
	})
}

func TestSetState(t *testing.T) {
	const ends = "a=4.4,2,0.4,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36"
	for _, test := range []struct {
		name, state, want string
	}{
		{"a preset alone", "preset=deep", "lab=pair&stage=setup&preset=deep"},
		{"a stage alone shows the default pair", "stage=keep", "lab=pair&stage=keep&preset=keep-drops"},
		{"the lab alone", "lab=pair", "lab=pair&stage=setup&preset=keep-drops"},
		{"any order", "numbers=1&preset=thin&stage=keep", "lab=pair&stage=keep&preset=thin&numbers=1"},
		{"boxes", ends, "lab=pair&stage=setup&" + ends},
		{"boxes in the other order", "b=3.1,1.7,1.8,1.7,0.36&a=4.4,2,0.4,-0.4,0.06", "lab=pair&stage=setup&" + ends},
		{"boxes come before a preset", "preset=thin&" + ends, "lab=pair&stage=setup&" + ends},
		{"boxes come before a seed", "seed=4&" + ends, "lab=pair&stage=setup&" + ends},
		{"boxes win over a preset between them", "a=4.4,2,0.4,-0.4,0.06&preset=deep&b=3.1,1.7,1.8,1.7,0.36", "lab=pair&stage=setup&" + ends},
		{"boxes win over a preset behind them", ends + "&preset=deep", "lab=pair&stage=setup&" + ends},
		{"boxes win over a seed behind them", ends + "&seed=4", "lab=pair&stage=setup&" + ends},
		{"boxes that are a preset", "a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36", "lab=pair&stage=setup&preset=keep-drops"},
		{"degrees and a real minus", "a=1,1,−2,0,180°&b=1,1,0,0,0", "lab=pair&stage=setup&a=1,1,-2,0,3.141592653589793&b=1,1,0,0,0"},
		{"spaces", "a= 1, 1,0,0,0&b=1,1,0,0, 1", "lab=pair&stage=setup&a=1,1,0,0,0&b=1,1,0,0,1"},
		{"a seed", "seed=4294967295", "lab=pair&stage=setup&seed=4294967295"},
		{"numbers=1", "numbers=1", "lab=pair&stage=setup&preset=keep-drops&numbers=1"},
		{"numbers=0", "numbers=0", "lab=pair&stage=setup&preset=keep-drops"},
		{"names it does not know", "zoom=3&stage=keep&x=&=y&__proto__=1", "lab=pair&stage=keep&preset=keep-drops"},
		{"escapes", "st%61ge%3Dkeep%26preset=th%69n", "lab=pair&stage=keep&preset=thin"},
		{"escapes are undone once", "%2573tage=keep", "lab=pair&stage=setup&preset=keep-drops"},
		{"the last of two", "stage=keep&stage=setup&preset=thin&preset=deep", "lab=pair&stage=setup&preset=deep"},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "same-centre")
			f.Seek(physics.StageIncident)
			f.Take()
			if err := f.SetState(test.state); err != nil {
				t.Fatalf("SetState(%q) = %v", test.state, err)
			}
			if got := f.State(); got != test.want {
				t.Errorf("SetState(%q): %q, want %q", test.state, got, test.want)
			}
			if got := f.Take(); got&(lab.ChangePose|lab.ChangeFit) != lab.ChangePose|lab.ChangeFit {
				t.Errorf("SetState(%q): Take() = %08b", test.state, got)
			}
			if f.Notice() != "" {
				t.Errorf("SetState(%q): notice %q", test.state, f.Notice())
			}
			checkFigure(t, f)
		})
	}
}

// broken are invalid states, each with a word of the reason in the error.
var broken = []struct{ name, state, reason string }{
	{"nothing", "", "name=value"},
	{"no name", "deep", "deep"},
	{"a lost part", "stage=keep&", "name=value"},
	{"another lab", "lab=world", "world"},
	{"an empty lab", "lab=", "lab"},
	{"no such stage", "stage=keeep", "keeep"},
	{"a stage in capitals", "stage=Keep", "Keep"},
	{"an empty stage", "stage=", "stage"},
	{"no such preset", "preset=dep", "dep"},
	{"seed 0", "seed=0", "seed"},
	{"a seed too large", "seed=4294967296", "4294967296"},
	{"a seed that is none", "seed=x", "seed"},
	{"a negative seed", "seed=-1", "seed"},
	{"only a", "a=1,1,0,0,0", "both"},
	{"only b", "preset=deep&b=1,1,0,0,0", "both"},
	{"four numbers", "a=1,1,0,0&b=1,1,0,0,0", "five"},
	{"six numbers", "a=1,1,0,0,0,0&b=1,1,0,0,0", "five"},
	{"no numbers", "a=&b=", "five"},
	{"a word", "a=1,1,zero,0,0&b=1,1,0,0,0", "A’s x must"},
	{"an empty number", "a=1,1,0,0,0&b=1,1,0,,0", "B’s y must"},
	{"a zero width", "a=0,1,0,0,0&b=1,1,0,0,0", "A’s width must"},
	{"a negative height", "a=1,-1,0,0,0&b=1,1,0,0,0", "A’s height must"},
	{"too wide", "a=1,1,0,0,0&b=1.1e9,1,0,0,0", "B’s width must"},
	{"too far", "a=1,1,0,0,0&b=1,1,0,-1e10,0", "B’s y must"},
	{"NaN", "a=1,1,0,0,NaN&b=1,1,0,0,0", "A’s angle must"},
	{"infinite", "a=1,1,0,0,0&b=1,1,-Inf,0,0", "B’s x must"},
	{"hexadecimal", "a=0x1p4,1,0,0,0&b=1,1,0,0,0", "A’s width must"},
	{"half an escape", "stage=keep%", "%"},
	{"an escape cut short", "stage=keep%2", "%"},
	{"no escape", "stage=%zz", "%"},
	{"a signed escape", "stage=%+1", "%"},
	{"invalid UTF-8", "stage=\xff\xfe", "stage"},
	{"a zero byte", "stage=keep\x00", "stage"},
	{"a brace", "preset={value}", "{value}"},
	{"markup", "preset=<img src=x onerror=alert(1)>", "<img"},
	{"too long", "preset=deep&x=" + strings.Repeat("y", 2000), "2000"},
	{"huge", strings.Repeat("a=1,1,0,0,0&", 1e5), "2000"},
}

func TestSetStateErrors(t *testing.T) {
	for _, test := range broken {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "thin")
			f.Seek(physics.StageKeep)
			f.Play()
			f.Take()
			before := *f
			err := f.SetState(test.state)
			var e *lab.Error
			if !errors.As(err, &e) || e.Code != lab.CodeInvalidState {
				t.Fatalf("SetState(%.40q) = %v, want %s", test.state, err, lab.CodeInvalidState)
			}
			if !strings.Contains(e.Error(), test.reason) || len(e.Error()) > 200 || !utf8.ValidString(e.Error()) {
				t.Errorf("SetState(%.40q) = %q, want a short message with %q", test.state, e.Error(), test.reason)
			}
			if changed(&before, f) || f.Take() != 0 {
				t.Errorf("SetState(%.40q) changed the figure: %q", test.state, f.State())
			}
		})
	}
}

func changed(before, after *Figure) bool {
	return before.Now != after.Now || before.Initial != after.Initial || before.Stage() != after.Stage() ||
		before.Playing() != after.Playing() || before.numbers != after.numbers || before.Notice() != after.Notice() ||
		len(before.History.Past) != len(after.History.Past)
}

// An invalid link shows the default and a notice.
func TestOpen(t *testing.T) {
	for _, test := range broken {
		if test.state == "" {
			continue
		}
		f := New()
		f.Open(test.state)
		if f.State() != New().State() {
			t.Errorf("Open(%.40q): %q, want the default", test.state, f.State())
		}
		notice := f.Notice()
		if !strings.Contains(notice, test.reason) || strings.Count(notice, "default") != 1 {
			t.Errorf("Open(%.40q): notice %q, want one with %q", test.state, notice, test.reason)
		}
		if f.CanUndo() {
			t.Errorf("Open(%.40q) of a new figure can be undone", test.state)
		}
	}

	f := at(t, "thin")
	f.Seek(physics.StageKeep)
	f.ToggleNumbers()
	f.Open("preset=nowhere")
	if f.State() != New().State() || f.Notice() == "" || f.Take()&lab.ChangeView == 0 {
		t.Errorf("Open of a broken link later: %q with the notice %q, want the default and a notice", f.State(), f.Notice())
	}
	if f.Undo(); f.Preset() != "thin" {
		t.Errorf("Undo() after a broken link: preset %q, want thin", f.Preset())
	}
	f.Open("preset=deep&stage=reference&differs=mid.front;[0.5];nothing")
	if want := "Two traces differ here in mid.front: expected [0.5], got nothing."; f.Notice() != want || f.State() != "lab=pair&stage=reference&preset=deep" {
		t.Errorf("Open of a link to a difference: %q with the notice %q, want %q", f.State(), f.Notice(), want)
	}
	for _, other := range []string{"", "x", "a;b", "a;b;c;d"} {
		if f.Open("preset=deep&differs=" + other); f.Notice() != "" {
			t.Errorf("differs=%s: notice %q", other, f.Notice())
		}
	}
	if f.Open("differs=a;b;" + strings.Repeat("x", 200)); !strings.HasSuffix(f.Notice(), "got "+strings.Repeat("x", 80)+"….") {
		t.Errorf("a long value: notice %q", f.Notice())
	}
	f.Open("preset=nowhere")
	if f.Open("preset=deep"); f.Notice() != "" || f.Preset() != "deep" {
		t.Errorf("Open of a good link: %q with the notice %q", f.State(), f.Notice())
	}

	f = at(t, "thin")
	if f.Open(""); f.Preset() != "thin" || f.Notice() != "" || f.Take() != 0 {
		t.Errorf("Open of no link: %q with the notice %q, want nothing changed", f.State(), f.Notice())
	}
}

func checkState(t fatal, state string) {
	f := New()
	f.LoadPreset("thin")
	f.Seek(physics.StageReference)
	before := *f
	err := f.SetState(state)
	if err != nil {
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidState || e.Error() == "" || len(e.Error()) > 400 || !utf8.ValidString(e.Error()) {
			t.Fatalf("SetState(%q) = %#v", state, err)
		}
		if changed(&before, f) {
			t.Fatalf("SetState(%q) = %v, but the figure changed to %q", state, err, f.State())
		}
		return
	}
	p := f.Pose()
	if err := p.Validate(); err != nil {
		t.Fatalf("SetState(%q) took the pose %v: %v", state, p, err)
	}
	said := f.State()
	g := New()
	if err := g.SetState(said); err != nil || g.State() != said || !same(g.Pose(), p) {
		t.Fatalf("SetState(%q) gives %q, which reads back as %q (%v)", state, said, g.State(), err)
	}
}

func goodStates() []string {
	list := []string{
		"lab=pair&stage=keep&a=4.4,2,0.4,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36&numbers=1",
		"lab=pair&stage=setup&seed=12",
		"a=1e-09,1000000000,−1e9,1e+9,45°&b=1,1,0,0,-5e-324",
		"lab%3Dpair%26stage%3Dincident%26preset%3Dthin",
	}
	for _, pair := range scene.Pairs {
		list = append(list, "lab=pair&stage=contacts&preset="+pair.ID)
	}
	return list
}

func FuzzSetState(f *testing.F) {
	for _, state := range goodStates() {
		f.Add(state)
	}
	for _, test := range broken {
		f.Add(test.state)
	}
	f.Fuzz(func(t *testing.T, state string) {
		checkState(t, state)
		if len(state) < 4*lab.MaxLink {
			New().Open(state)
		}
	})
}

// A hundred thousand hostile links: random ones, and valid ones that are broken, cut, doubled or mixed.
func TestSetStateHostile(t *testing.T) {
	const links = 100_000
	r := rand.New(rand.NewPCG(1, 2))
	good := goodStates()
	pieces := []string{"&", "=", ",", "%", "%00", "%2", "%ff", "\x00", "\xff", "\xed\xa0\x80", "NaN", "Inf", "1e999", "-", "−", "°", "deg",
		"0x1p9", "1_0", "{", "}", "é", "\u202e", "a=", "b=", "a=1,1,1,1,1", "b=2,2,2,2,2", "stage=", "preset=", "seed=", "lab=pair", "numbers=1",
		"e", "1e9", "1e-9", "+", " ", "9999999999999999999999", "0.1", "constructor", "__proto__=x"}
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
				b = append(b, pieces[r.IntN(len(pieces))]...)
			}
		case 2: // random numbers
			b = fmt.Appendf(b, "a=%v,%v,%v,%v,%v&b=%v,%v,%v,%v,%v", number(r), number(r), number(r), number(r), number(r),
				number(r), number(r), number(r), number(r), number(r))
		default: // a valid link, changed in a few places
			b = append(b, good[r.IntN(len(good))]...)
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
		}
		if i%1000 == 0 {
			b = append(b, strings.Repeat(pieces[r.IntN(len(pieces))], 3000)...)
		}
		state := string(b)
		checkState(t, state)
		if New().SetState(state) == nil {
			read++
		}
	}
	if read < links/20 || read > links*19/20 {
		t.Errorf("%d of %d links could be read: too one-sided a test", read, links)
	}
}

// number returns a number of any size, sometimes NaN or infinite.
func number(r *rand.Rand) float64 {
	switch r.IntN(6) {
	case 0:
		return math.Float64frombits(r.Uint64())
	case 1:
		return math.Ldexp(r.Float64(), r.IntN(70)-35)
	}
	return 4 * r.Float64()
}
