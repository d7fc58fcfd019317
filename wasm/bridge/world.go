package bridge

import (
	"math"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world"
)

// World is the page's program of the World lab.
func World(view Controls) Program {
	return page(world.Lab, frame.WorldVersion, view, worldCalls, worldOnPage)
}

// worldCalls are the World lab's calls that need no picture.
var worldCalls = []call{
	{name: "step", takes: counted, returns: Number, run: with(step)},
	{name: "back", takes: counted, run: with(back)},
	{name: "reset", run: do((*world.Figure).Reset)},
	{name: "setScene", takes: []param{{"scene", Text}}, run: withText((*world.Figure).SetScene)},
	{name: "load", takes: []param{{"scene", Flat}}, run: with(load)},
	{name: "seekStep", takes: counted, run: with(seekStep)},
	{name: "advance", returns: Boolean, run: with(advance)},
	{name: "set", takes: []param{{"settings", Flat}}, run: with(set)},
	{name: "choose", takes: []param{{"a", NumberOrWords}, {"b", NumberOrWords}}, run: with(choose)},
	{name: "edit", takes: []param{{"edit", Flat}}, run: with(edit)},
	{name: "edited", returns: Text, asks: true, run: ask((*world.Figure).Edited)},
	{name: "listen", takes: []param{{"heard", Boolean}, {"after", Number}}, run: with(listen)},
	{name: "touched", returns: Text, asks: true, run: ask((*world.Figure).Touched)},
	{name: "undo", run: do((*world.Figure).Undo)},
	{name: "redo", run: do((*world.Figure).Redo)},

	{name: "journey", returns: Number, asks: true, run: ask((*world.Figure).Journey)},
	{name: "failure", asks: true, run: ask((*world.Figure).Failure)},
	{name: "scene", returns: Text, asks: true, run: ask((*world.Figure).Scene)},
	{name: "settings", returns: Text, asks: true, run: ask((*world.Figure).SettingsText)},
	{name: "sceneText", returns: Text, asks: true, run: with(sceneText)},
	{name: "recording", returns: Text, asks: true, run: with(recording)},
	{name: "hash", returns: Text, asks: true, run: ask((*world.Figure).Hash)},
	{name: "pick", takes: []param{{"x", NumberOrWords}, {"y", NumberOrWords}}, returns: Number, asks: true, run: with(pick)},
}

// worldOnPage are its calls about the picture and the pointer.
var worldOnPage = []call{
	{name: "setState", takes: []param{{"state", Text}}, returns: Number, run: with(setWorldState)},
	{name: "goOn", takes: []param{{"steps", Number}, {"blamed", Boolean}}, run: with(goOn)},
	{name: "pause", run: do((*world.Figure).Pause)},
	{name: "open", takes: []param{{"state", Text}}, run: tell((*world.Figure).Open)},
	{name: "next", run: do((*world.Figure).NextStage)},
	{name: "prev", run: do((*world.Figure).PrevStage)},
	{name: "seek", takes: []param{{"stage", Text}}, run: withText((*world.Figure).SeekID)},
	{name: "tick", run: do((*world.Figure).Tick)},
	{name: "play", run: do((*world.Figure).Play)},
	{name: "playWorld", takes: []param{{"on", Boolean}}, run: turn((*world.Figure).PlayWorld)},
	{name: "pass", takes: []param{{"elapsed", Number}}, returns: Boolean, run: with(pass)},
	{name: "key", takes: key, returns: Number, run: with(pressInWorld)},
	{name: "drawn", run: do((*world.Figure).Drawn)},
	{name: "letGo", run: do((*world.Figure).LetGo)},
	{name: "report", takes: []param{{"message", Text}}, run: tell((*world.Figure).Report)},
	{name: "dismiss", run: do((*world.Figure).Dismiss)},
	{name: "compare", takes: []param{{"text", Text}}, run: withText((*world.Figure).Compare)},
	{name: "setSecond", takes: []param{{"settings", Flat}}, run: with(setSecond)},
	{name: "compareView", takes: []param{{"id", Text}}, run: withText((*world.Figure).SetView)},
	{name: "over", takes: []param{{"second", Boolean}}, run: turn((*world.Figure).Over)},
	{name: "offer", takes: near, returns: Boolean, run: with(offer)},
	{name: "offerNone", run: do((*world.Figure).OfferNone)},
	{name: "setLayers", takes: []param{{"ids", Text}}, run: withText((*world.Figure).SetLayers)},
	{name: "offerNext", takes: []param{{"by", Number}}, run: with(offerNext)},
	{name: "refuseScene", takes: []param{{"message", Text}}, run: tell((*world.Figure).RefuseScene)},
	{name: "touch", takes: near, returns: Boolean, run: with(touch)},
	{name: "move", takes: point, run: with(move)},
	{name: "lift", takes: []param{{"means", Boolean}}, returns: Boolean, run: with(lift)},
	{name: "tap", takes: near, run: with(tap)},
	{name: "stay", run: do((*world.Figure).Stay)},
	{name: "editable", takes: []param{{"id", Text}, {"full", Boolean}}, returns: Text, run: with(editable)},

	{name: "fits", returns: Boolean, asks: true, run: ask((*world.Figure).Fits)},
	{name: "sceneTrace", returns: Text, asks: true, run: ask((*world.Figure).SceneTrace)},
	{name: "offered", returns: Text, asks: true, run: ask((*world.Figure).OfferedName)},
	{name: "layers", returns: Text, asks: true, run: ask((*world.Figure).LayersText)},
	{name: "card", returns: Text, asks: true, run: ask((*world.Figure).Card)},
	{name: "headings", returns: Text, asks: true, run: ask((*world.Figure).Headings)},
	{name: "pointed", returns: Text, asks: true, run: ask((*world.Figure).PointedText)},
	{name: "stage", returns: Text, asks: true, run: ask((*world.Figure).StageID)},
	{name: "playsStages", returns: Boolean, asks: true, run: ask((*world.Figure).PlaysStages)},
	{name: "playing", returns: Boolean, asks: true, run: ask((*world.Figure).Playing)},
	{name: "notice", returns: Text, asks: true, run: ask((*world.Figure).Notice)},
	{name: "caption", returns: Text, asks: true, run: ask((*world.Figure).Caption)},
}

var counted = []param{{"n", NumberOrWords}}

// near is a point and a distance from it, in metres.
var near = []param{{"x", Number}, {"y", Number}, {"within", Number}}

func offer(f *world.Figure, a *arguments) any { return f.Offer(a.number(), a.number(), a.number()) }

// point is a point in metres.
var point = []param{{"x", Number}, {"y", Number}}

func touch(f *world.Figure, a *arguments) any { return f.Touch(a.number(), a.number(), a.number()) }
func move(f *world.Figure, a *arguments) any  { return f.Move(a.number(), a.number()) }
func lift(f *world.Figure, a *arguments) any  { return f.Lift(a.boolean()) }
func tap(f *world.Figure, a *arguments) any   { return f.Tap(a.number(), a.number(), a.number()) }

func offerNext(f *world.Figure, a *arguments) any {
	if a.number() < 0 {
		f.OfferNext(-1)
	} else {
		f.OfferNext(1)
	}
	return nil
}

func sceneText(f *world.Figure, _ *arguments) any { return or(f.SceneText()) }
func recording(f *world.Figure, _ *arguments) any { return or(f.Recording()) }

// or returns the result of a call that may fail.
func or[Result any](result Result, err error) any {
	if err != nil {
		return err
	}
	return result
}

func seekStep(f *world.Figure, a *arguments) any { return count(a, f.SeekStep) }

func step(f *world.Figure, a *arguments) any {
	left := 0
	err := count(a, func(n float64) (err error) {
		left, err = f.StepOn(n)
		return err
	})
	if err != nil {
		return err
	}
	return left
}

func back(f *world.Figure, a *arguments) any { return count(a, f.Back) }

// count runs a command with a number of steps.
func count(a *arguments, command func(n float64) error) any {
	n, words, ok := a.numberOrWords()
	if !ok {
		return world.InvalidCount(a.takes[0].name, words)
	}
	return command(n)
}

func load(f *world.Figure, a *arguments) any {
	s, err := world.ReadScene(a.value())
	if err != nil {
		return err
	}
	return f.Load(s)
}

func setWorldState(f *world.Figure, a *arguments) any { return or(f.SetState(a.text())) }

func pass(f *world.Figure, a *arguments) any { return f.Pass(a.number()) }

func advance(f *world.Figure, _ *arguments) any { return or(f.Advance()) }

func goOn(f *world.Figure, a *arguments) any {
	steps := a.index(math.MaxInt32)
	f.GoOn(int(steps), a.boolean())
	return nil
}

func pressInWorld(f *world.Figure, a *arguments) any {
	meant, err := f.Press(keyOf(a))
	if err != nil {
		return err
	}
	return int(meant)
}

func editable(f *world.Figure, a *arguments) any {
	if err := f.SetEditable(a.text(), a.boolean()); err != nil {
		return err
	}
	return f.Editable().String()
}

func set(f *world.Figure, a *arguments) any {
	s, err := world.ReadSettings(a.value(), f.Settings())
	if err != nil {
		return err
	}
	return f.Set(s)
}

func setSecond(f *world.Figure, a *arguments) any {
	s, err := world.ReadSettings(a.value(), f.SecondSettings())
	if err != nil {
		return err
	}
	return f.SetSecond(s)
}

func listen(f *world.Figure, a *arguments) any {
	f.Listen(a.boolean(), int(a.index(math.MaxInt32)))
	return nil
}

func edit(f *world.Figure, a *arguments) any {
	e, err := world.ReadEdit(a.value(), f.Steps())
	if err != nil {
		return err
	}
	return f.Edit(e)
}

func choose(f *world.Figure, a *arguments) any {
	one, other := indexOrNone(a), indexOrNone(a)
	if one == -1 && other == -1 {
		f.Unchoose()
		return nil
	}
	return f.Choose(bodyOf(one), bodyOf(other))
}

// indexOrNone reads a number; any other value counts as NaN.
func indexOrNone(a *arguments) float64 {
	if n, _, ok := a.numberOrWords(); ok {
		return n
	}
	return math.NaN()
}

// bodyOf returns a body's number, or -1 if f cannot be one.
func bodyOf(f float64) int {
	if f != math.Trunc(f) || !(f >= 0 && f < scene.MaxBodies) {
		return -1
	}
	return int(f)
}

func pick(f *world.Figure, a *arguments) any {
	var at [2]float64
	for i, p := range a.takes {
		n, words, ok := a.numberOrWords()
		if !ok {
			return world.InvalidPlace(p.name, words)
		}
		at[i] = n
	}
	return f.BodyAt(at[0], at[1])
}
