// Package twin compares two builds of the engine bit by bit: native code and wasm. A test sends the same
// Request to both, and compares the results of Answer byte for byte. Command engine answers in wasm.
//
// The package imports only packages that the wasm may import. It knows neither files nor goldens.
package twin

import (
	"encoding/binary"
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/text"
)

// The first word of a request. The following words are float64.
const (
	askPairHash     = iota // the number of pairs
	askSceneHash           // the number of steps
	askPairs               // boxes
	askWorld               // a scene, and commands
	askArithmetic          // operands
	askTexts               // numbers to write
	askFigures             // seeds
	askWorldFigures        // steps
	askHullHash            // the number of pairs
	askShapeHash           // the number of pairs
)

// Request is a request to an engine. It is read in the order of its writing.
type Request struct {
	words []float64
	next  int
}

func (r *Request) add(list ...float64) { r.words = append(r.words, list...) }

func (r *Request) take() float64 {
	r.next++
	return r.words[r.next-1]
}

func (r *Request) more() bool { return r.next < len(r.words) }

// Bytes encodes the request for Answer: word after word, the lowest byte first.
func (r *Request) Bytes() (b []byte) {
	for _, w := range r.words {
		b = binary.LittleEndian.AppendUint64(b, math.Float64bits(w))
	}
	return b
}

// HashPairs asks for PairHash, in hexadecimal.
func HashPairs(count int) *Request { return &Request{words: []float64{askPairHash, float64(count)}} }

// HashScenes asks for SceneHash, in hexadecimal.
func HashScenes(steps int) *Request { return &Request{words: []float64{askSceneHash, float64(steps)}} }

// HashHulls asks for HullHash, in hexadecimal.
func HashHulls(count int) *Request { return &Request{words: []float64{askHullHash, float64(count)}} }

// HashShapes asks for ShapeHash, in hexadecimal.
func HashShapes(count int) *Request { return &Request{words: []float64{askShapeHash, float64(count)}} }

// Arithmetic asks for each operation of Operations on each pair of the operands.
func Arithmetic(operands []float64) *Request {
	return &Request{words: append([]float64{askArithmetic}, operands...)}
}

// Texts asks for numbers as written by the page, its links and its traces.
func Texts(numbers []float64) *Request {
	return &Request{words: append([]float64{askTexts}, numbers...)}
}

// Figures asks for the traces of random pairs: the numbers and sentences of each stage.
func Figures(seeds []float64) *Request {
	return &Request{words: append([]float64{askFigures}, seeds...)}
}

// WorldFigures asks for the traces of each named scene after some steps, and again after half of these steps
// are undone.
func WorldFigures(steps int) *Request {
	return &Request{words: []float64{askWorldFigures, float64(steps)}}
}

// Pairs asks for the traces of pairs, one line each, and for a hash of all results.
func Pairs() *Request { return &Request{words: []float64{askPairs}} }

// Add adds a pair. With matrices the bodies keep their rotation matrices. Without matrices only their angles
// count.
func (r *Request) Add(a, b *physics.Body, matrices bool) {
	for _, body := range []*physics.Body{a, b} {
		w := body.Width()
		r.add(w.X, w.Y, body.Position.X, body.Position.Y, body.Angle, bit(matrices))
		if matrices {
			r.add(body.Rot.Col1.X, body.Rot.Col1.Y, body.Rot.Col2.X, body.Rot.Col2.Y)
		}
	}
}

func (r *Request) body() physics.Body {
	width, position := r.vec(), r.vec()
	b := physics.NewBody(width, position, r.take())
	if r.take() != 0 {
		b.Rot = physics.Mat22{Col1: r.vec(), Col2: r.vec()}
	}
	return b
}

func (r *Request) vec() physics.Vec2 {
	x := r.take()
	return vec(x, r.take())
}

// The commands for a world.
const (
	doStep       = iota // the number of steps
	doCheckpoint        // with or without arbiters
	doSet               // settings
	doWatch             // two bodies
)

// World asks for a scene's world. Step, Checkpoint, Set and Watch add commands. The answer has a line for each
// checkpoint, and at the end a hash of all steps.
func World(s *scene.Scene) *Request {
	r := &Request{words: []float64{askWorld}}
	w := *s
	r.places(scene.ScenePlaces(&w), true)
	r.places(scene.SettingsPlaces(&w.Settings), true)
	r.add(float64(len(w.Bodies)), float64(len(w.Joints)))
	for i := range w.Bodies {
		r.places(scene.BodyPlaces(&w.Bodies[i]), true)
	}
	for i := range w.Joints {
		r.places(scene.JointPlaces(&w.Joints[i]), true)
	}
	return r
}

// Step advances the world by n steps.
func (r *Request) Step(n int) { r.add(doStep, float64(n)) }

// Checkpoint asks for the world's state.
func (r *Request) Checkpoint(arbiters bool) { r.add(doCheckpoint, bit(arbiters)) }

// Set changes the world's settings.
func (r *Request) Set(s physics.Settings) {
	r.add(doSet)
	r.places(scene.SettingsPlaces(&s), true)
}

// Watch makes later steps record their work for two bodies. The records are hashed. Each later Step writes a
// line with the number of recorded constraints.
func (r *Request) Watch(a, b int) { r.add(doWatch, float64(a), float64(b)) }

// places writes the values at the places into the request, or reads them from it.
func (r *Request) places(places []scene.Place, put bool) {
	for _, p := range places {
		switch {
		case put && p.On != nil:
			r.add(bit(*p.On))
		case put && p.Whole != nil:
			r.add(float64(*p.Whole))
		case put && p.Solver != nil:
			r.add(float64(*p.Solver))
		case put && p.Filter != nil:
			r.add(float64(p.Filter.Category()), float64(p.Filter.Mask()), float64(p.Filter.Group()))
		case p.On != nil:
			*p.On = r.take() != 0
		case p.Whole != nil:
			*p.Whole = int(r.take())
		case p.Solver != nil:
			*p.Solver = physics.Solver(r.take())
		case p.Filter != nil:
			category, mask := uint16(r.take()), uint16(r.take())
			*p.Filter = physics.NewFilter(category, mask, int16(r.take()))
		default:
			for _, f := range []*float64{p.X, p.Y} {
				if f != nil && put {
					r.add(*f)
				} else if f != nil {
					*f = r.take()
				}
			}
		}
	}
}

func (r *Request) scene() *scene.Scene {
	s := scene.DefaultScene
	r.places(scene.ScenePlaces(&s), false)
	r.places(scene.SettingsPlaces(&s.Settings), false)
	s.Bodies = make([]physics.BodyDef, int(r.take()))
	s.Joints = make([]physics.JointDef, int(r.take()))
	for i := range s.Bodies {
		r.places(scene.BodyPlaces(&s.Bodies[i]), false)
	}
	for i := range s.Joints {
		r.places(scene.JointPlaces(&s.Joints[i]), false)
	}
	return &s
}

// Answer returns this build's answer to a request.
func Answer(request []byte) (answer []byte) {
	r := &Request{}
	for len(request) > 0 {
		r.add(math.Float64frombits(binary.LittleEndian.Uint64(request)))
		request = request[8:]
	}
	switch r.take() {
	case askPairHash:
		return hash(PairHash(int(r.take()))).appendTo(nil)
	case askHullHash:
		return hash(HullHash(int(r.take()))).appendTo(nil)
	case askShapeHash:
		return hash(ShapeHash(int(r.take()))).appendTo(nil)
	case askSceneHash:
		return hash(SceneHash(int(r.take()))).appendTo(nil)
	case askPairs:
		return r.pairs()
	case askWorld:
		return r.world()
	case askArithmetic:
		return r.arithmetic()
	case askTexts:
		return r.texts()
	case askFigures:
		return r.figures()
	case askWorldFigures:
		return r.worldFigures()
	}
	return nil
}

func (r *Request) pairs() (answer []byte) {
	var h clippingHash
	h.begin()
	var c physics.Clipping
	for i := 0; r.more(); i++ {
		a := r.body()
		b := r.body()
		c.Run(&a, &b)
		h.clipping(&c)
		answer = append(trace.AppendPair(answer, strconv.AppendInt(nil, int64(i), 10), &c), '\n')
	}
	return h.appendTo(answer)
}

func (r *Request) world() (answer []byte) {
	s := r.scene()
	w := s.Build()
	var h hash
	h.begin()
	var x *physics.Watch
	for r.more() {
		switch r.take() {
		case doStep:
			constraints := 0
			for range int(r.take()) {
				w.Step(s.DT)
				h.world(w)
				h.events(w)
				if x != nil {
					h.watch(x)
					constraints += 2 * int(x.Arbiter.Count) * (len(x.Iterations) + len(x.Box2D.Iterations))
				}
			}
			if x != nil {
				answer = append(strconv.AppendInt(append(answer, "recorded "...), int64(constraints), 10), '\n')
			}
		case doCheckpoint:
			var j jsontext.Writer
			trace.Checkpoint(&j, w, r.take() != 0, false)
			answer = append(append(answer, j...), '\n')
		case doSet:
			r.places(scene.SettingsPlaces(&w.Settings), false)
		case doWatch:
			x = &physics.Watch{A: int32(r.take())}
			x.B = int32(r.take())
			w.Watch(x)
		}
	}
	return h.appendTo(answer)
}

func (r *Request) arithmetic() (answer []byte) {
	operands := r.words[r.next:]
	for i := range Operations {
		for _, x := range operands {
			for _, y := range operands {
				answer = binary.LittleEndian.AppendUint64(answer, Operations[i].bits(x, y))
			}
		}
	}
	return answer
}

func (r *Request) texts() (answer []byte) {
	for r.more() {
		x := r.take()
		for _, decimals := range []int{2, 3, 4, 9, 21} {
			answer = append(append(answer, text.Number(x, decimals)...), ' ')
		}
		short := len(answer)
		answer = strconv.AppendFloat(answer, x, 'g', -1, 64)
		back, _ := strconv.ParseFloat(string(answer[short:]), 64)
		short = len(answer)
		answer = strconv.AppendFloat(append(answer, ' '), x, 'f', 3, 64)
		rounded, _ := strconv.ParseFloat(string(answer[short+1:]), 64)
		answer = strconv.AppendFloat(append(answer, ' '), x, 'f', -1, 64)
		answer = strconv.AppendUint(append(answer, ' '), number(back), 16)
		answer = append(strconv.AppendUint(append(answer, ' '), number(rounded), 16), '\n')
	}
	return answer
}

func (r *Request) figures() (answer []byte) {
	f := pair.New()
	for r.more() {
		f.Surprise(uint32(r.take()))
		answer = append(append(answer, f.Trace(nil)...), f.State()...)
		answer = append(answer, '\n')
	}
	return answer
}

func (r *Request) worldFigures() (answer []byte) {
	steps := r.take()
	f := world.New()
	write := func(err error) {
		if err != nil {
			answer = append(answer, err.Error()...)
		}
		answer = append(append(answer, f.Trace(nil)...), f.State()...)
		var h hash
		h.begin()
		h.floats(f.Frame()...)
		answer = append(h.appendTo(append(answer, ' ')), '\n')
	}
	for _, id := range link.SceneIDs() {
		write(f.SetScene(id))
		write(f.Step(steps))
		write(f.Back(math.Floor(steps / 2)))
	}
	return answer
}

func (h hash) appendTo(dst []byte) []byte {
	digits := strconv.AppendUint(nil, uint64(h), 16)
	for range 16 - len(digits) {
		dst = append(dst, '0')
	}
	return append(dst, digits...)
}

func bit(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
