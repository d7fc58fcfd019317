package tests_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/twin"
	"github.com/clipstage/clipstage/tests/twin/run"
	"github.com/clipstage/clipstage/tests/worlds"
)

// Hashes that every build must have. Native code that fuses multiply and add may have other bits; that is
// logged and does not fail.
const (
	pairHash  = "b3930fdaf32307b8"
	sceneHash = "1837deb23a92e192"
	hullHash  = "f73b8f843ba766e1"
	shapeHash = "6020241065759b66"
)

// TestPairHash hashes every bit of the results of a million calls.
func TestPairHash(t *testing.T) { compareHash(t, "pairs", twin.HashPairs(1_000_000), pairHash) }

// TestSceneHash hashes every bit of the state of each sample, after each of 600 steps.
func TestSceneHash(t *testing.T) { compareHash(t, "scenes", twin.HashScenes(600), sceneHash) }

// TestHullHash hashes every bit of the results of a hundred thousand calls for newly built hulls.
func TestHullHash(t *testing.T) { compareHash(t, "hulls", twin.HashHulls(100_000), hullHash) }

// TestShapeHash hashes all results of a hundred thousand calls for circles, capsules and polygons.
func TestShapeHash(t *testing.T) { compareHash(t, "shapes", twin.HashShapes(100_000), shapeHash) }

func compareHash(t *testing.T, what string, request *twin.Request, want string) {
	got := string(twin.Answer(request.Bytes()))
	t.Logf("%s hash, native %-7s %s", what, runtime.GOARCH, got)
	if got != want {
		differ(t, "%s hash %s, want %s", what, got, want)
	}
	run.Each(t, func(t *testing.T, e *run.Engine) {
		got := string(ask(t, e, request))
		t.Logf("%s hash, wasm by %-6s %s", what, e.Name, got)
		if got != want {
			t.Errorf("%s hash %s, want %s", what, got, want)
		}
	})
}

// differ fails on amd64. On other platforms, which may fuse multiply and add, it logs.
func differ(t *testing.T, format string, args ...any) {
	t.Helper()
	if runtime.GOARCH == "amd64" {
		t.Errorf(format, args...)
	} else {
		t.Logf(format, args...)
	}
}

func ask(t *testing.T, e *run.Engine, r *twin.Request) []byte {
	t.Helper()
	answer, err := e.Answer(r.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

// said caches the last request and its native answer, because each engine gets the same request.
var said struct{ request, answer []byte }

func natively(r *twin.Request) []byte {
	if request := r.Bytes(); !bytes.Equal(request, said.request) {
		said.request, said.answer = request, twin.Answer(request)
	}
	return said.answer
}

// askBoth returns the engine's answer, which must equal the native answer.
func askBoth(t *testing.T, e *run.Engine, r *twin.Request) []byte {
	t.Helper()
	got, want := ask(t, e, r), natively(r)
	if len(want) == 0 {
		t.Fatal("no answer")
	}
	if bytes.Equal(got, want) {
		return got
	}
	g, w := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range min(len(g), len(w)) {
		if !bytes.Equal(g[i], w[i]) {
			differ(t, "line %d: %s\nnatively %s", i, g[i], w[i])
			return got
		}
	}
	differ(t, "%d lines, natively %d", len(g), len(w))
	return got
}

// TestTwinScenes compares the golden scenes in the wasm with native code, for each solver. For Box2D-Lite's
// solver it also compares them with the golden checkpoints.
func TestTwinScenes(t *testing.T) {
	scenes, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	run.Each(t, func(t *testing.T, e *run.Engine) {
		for k := range len(scenes) * physics.SolverCount {
			s, solver := scenes[k/physics.SolverCount], physics.Solver(k%physics.SolverCount)
			t.Run(s.Name+", "+solver.String(), func(t *testing.T) {
				start := worlds.Scene(&s)
				start.Settings.Solver = solver
				r, settings, step := twin.World(start), start.Settings, 0
				to := func(last int) {
					for step < last {
						step++
						before := settings
						worlds.Before(&settings, &s, step)
						if settings != before {
							r.Set(settings)
						}
						r.Step(1)
					}
				}
				for _, c := range s.Checkpoints {
					to(c.Step)
					r.Checkpoint(true)
				}
				to(600)
				r.Checkpoint(true)
				lines := bytes.Split(askBoth(t, e, r), []byte("\n"))
				if len(lines) != len(s.Checkpoints)+2 { // a checkpoint after 600 steps and the hash follow
					t.Fatalf("%d lines, want %d", len(lines), len(s.Checkpoints)+2)
				}
				for i := range s.Checkpoints {
					if solver != physics.SolverLite { // the golden scenes use SolverLite
						break
					}
					var got tests.SceneCheckpoint
					if err := json.Unmarshal(lines[i], &got); err != nil {
						t.Fatal(err)
					}
					if got.Step != s.Checkpoints[i].Step {
						t.Fatalf("step %d, want %d", got.Step, s.Checkpoints[i].Step)
					}
					if _, err := worlds.Compare(&got, &s.Checkpoints[i]); err != nil {
						t.Errorf("step %d: %v", got.Step, err)
					}
				}
			})
		}
	})
}

// TestTwinRandomPairs compares the traces of random pairs, and a hash of all results.
func TestTwinRandomPairs(t *testing.T) {
	const count = 11_000
	rng := random.SplitMix64(15)
	r := twin.Pairs()
	for i := range count {
		a, b := twin.Pair(&rng, i%len(twin.Kinds))
		r.Add(&a, &b, false)
	}
	run.Each(t, func(t *testing.T, e *run.Engine) { askBoth(t, e, r) })
}

// TestTwinRandomWorlds compares random worlds whose settings change every 30 steps.
func TestTwinRandomWorlds(t *testing.T) {
	run.Each(t, func(t *testing.T, e *run.Engine) {
		rng := random.SplitMix64(20)
		contacts := 0
		for i := range 300 {
			s := twin.Scene(&rng)
			if err := s.Validate(); err != nil {
				t.Fatal(err)
			}
			if i%10 == 0 { // a body with a number that is not finite, or so large that results overflow
				b := &s.Bodies[3+rng.Next()%uint64(len(s.Bodies)-3)]
				values := []float64{math.NaN(), math.Inf(1), math.Inf(-1), 1e300}
				*[]*float64{&b.Position.X, &b.Angle, &b.Velocity.Y}[rng.Next()%3] = values[rng.Next()%4]
			}
			r := twin.World(s)
			for range 3 {
				r.Step(30)
				r.Checkpoint(true)
				r.Set(twin.Settings(&rng))
			}
			contacts += bytes.Count(askBoth(t, e, r), []byte(`"b":`))
			if t.Failed() {
				t.Fatalf("world %d", i)
			}
		}
		if contacts < 1000 {
			t.Errorf("%d arbiters in all: too few for a comparison", contacts)
		}
	})
}

// TestTwinWatch compares the records of watches, in the samples and in random worlds whose settings change
// during the run. A watched world takes the same steps as an unwatched one.
func TestTwinWatch(t *testing.T) {
	run.Each(t, func(t *testing.T, e *run.Engine) {
		rng := random.SplitMix64(17)
		constraints := 0
		compare := func(s *scene.Scene, pairs int, settings func() physics.Settings) {
			watched, plain := twin.World(s), twin.World(s)
			for range pairs {
				a := int(rng.Next() % uint64(len(s.Bodies)-1))
				b := a + 1
				if a > 3 && rng.Next()%2 == 0 {
					a = 0 // on the ground
				}
				watched.Watch(a, b)
				for _, r := range []*twin.Request{watched, plain} {
					r.Step(40)
					r.Checkpoint(true)
				}
				to := settings()
				watched.Set(to)
				plain.Set(to)
			}
			lines := bytes.Split(askBoth(t, e, watched), []byte("\n"))
			without := bytes.Split(ask(t, e, plain), []byte("\n"))
			if len(lines) != 2*pairs+1 || len(without) != pairs+1 {
				t.Fatalf("%d lines of a watched world, %d of an unwatched one", len(lines), len(without))
			}
			for i := range pairs {
				said, ok := bytes.CutPrefix(lines[2*i], []byte("recorded "))
				n, err := strconv.Atoi(string(said))
				if !ok || err != nil {
					t.Fatalf("%q", lines[2*i])
				}
				constraints += n
				if !bytes.Equal(lines[2*i+1], without[i]) {
					t.Fatalf("watched %s\nwithout %s", lines[2*i+1], without[i])
				}
			}
		}
		for k := range scene.SampleCount * physics.SolverCount {
			s := scene.Worlds[k/physics.SolverCount].Scene()
			s.Settings.Solver = physics.Solver(k % physics.SolverCount)
			compare(s, 6, func() physics.Settings { return s.Settings })
		}
		for range 100 {
			compare(twin.Scene(&rng), 3, func() physics.Settings { return twin.Settings(&rng) })
		}
		if t.Logf("%d constraints", constraints); constraints < 10_000 {
			t.Error("too few constraints for a comparison")
		}
	})
}

// edges lists numbers at which functions change, with their neighbours.
func edges() (all []float64) {
	for _, f := range []float64{0, 5e-324, 2.2250738585072014e-308, 1e-300, 1e-9, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, math.Pi / 4, math.Pi / 2, math.Pi, 7,
		100, 1e6, 1 << 29, 1 << 31, 1 << 32, 1<<52 + 0.5, 1 << 53, 1 << 62, 1 << 63, 1e22, 1e100, 1e300, math.MaxFloat64} {
		all = append(all, f, -f, math.Nextafter(f, -1), math.Nextafter(f, math.Inf(1)))
	}
	return append(all, math.Inf(1), math.Inf(-1), math.NaN(), math.Copysign(math.NaN(), -1))
}

// TestTwinArithmetic compares each operation of the engine on edge values and on random values.
func TestTwinArithmetic(t *testing.T) {
	rng := random.SplitMix64(5)
	operands := edges()
	for range 20 {
		operands = append(operands, rng.Float(-10, 10), math.Float64frombits(rng.Next()))
	}
	r := twin.Arithmetic(operands)
	want := twin.Answer(r.Bytes())
	run.Each(t, func(t *testing.T, e *run.Engine) {
		got, wrong := ask(t, e, r), 0
		if len(got) != len(want) || len(want) != 8*len(twin.Operations)*len(operands)*len(operands) {
			t.Fatalf("%d bytes, natively %d", len(got), len(want))
		}
		for i := 0; len(got) > 0; i++ {
			g, w := binary.LittleEndian.Uint64(got), binary.LittleEndian.Uint64(want[8*i:])
			got = got[8:]
			if g != w {
				n := len(operands)
				differ(t, "%s of %g and %g: %x (%g), natively %x (%g)", twin.Operations[i/n/n].Name, operands[i/n%n], operands[i%n],
					g, math.Float64frombits(g), w, math.Float64frombits(w))
				if wrong++; wrong == 20 {
					break
				}
			}
		}
	})
}

// TestTwinTexts compares the texts of finite numbers, and the numbers read back from them.
func TestTwinTexts(t *testing.T) {
	rng := random.SplitMix64(8)
	numbers := slices.DeleteFunc(edges(), func(f float64) bool { return f-f != 0 })
	for i := range 5000 {
		f := math.Float64frombits(rng.Next())
		switch i % 4 {
		case 0:
			f = rng.Float(-10, 10)
		case 1:
			f = math.Round(rng.Float(-1e6, 1e6)) / 1000
		case 2: // a tie in the last digits
			f = (math.Round(rng.Float(0, 1e6)) + 0.5) / float64(int(1)<<(i%20))
		}
		if f-f == 0 {
			numbers = append(numbers, f)
		}
	}
	run.Each(t, func(t *testing.T, e *run.Engine) { askBoth(t, e, twin.Texts(numbers)) })
}

// TestTwinFigures compares the output of the Pair and the World lab: frames, sentences, tables, links.
func TestTwinFigures(t *testing.T) {
	var seeds []float64
	for seed := range 100 {
		seeds = append(seeds, float64(seed+1))
	}
	run.Each(t, func(t *testing.T, e *run.Engine) {
		askBoth(t, e, twin.WorldFigures(30))
		answer := askBoth(t, e, twin.Figures(seeds))
		if n := bytes.Count(answer, []byte(`"lab":"pair"`)); n != len(seeds) {
			t.Errorf("%d traces, want %d", n, len(seeds))
		}
	})
}

// imported lists the imports of TinyGo's wasm besides its glue: the output of a panic's message, the seed of
// maps, and the end of output. The last two are in wasm/tinygo/undefined.txt.
var imported = []string{"wasi_snapshot_preview1.fd_write", "env.arc4random", "env.__stdio_exit"}

// No function of math comes from the host, because browsers differ in Math.log and similar functions.
func TestTwinImports(t *testing.T) {
	run.Each(t, func(t *testing.T, e *run.Engine) {
		if len(e.Imports) == 0 {
			t.Error("no imports found")
		}
		for _, name := range e.Imports {
			if !strings.HasPrefix(name, "gojs.") && !slices.Contains(imported, name) {
				t.Errorf("the wasm imports %s from the host", name)
			}
		}
	})
}
