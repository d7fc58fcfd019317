package bridge

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
)

// World is the page's program of the World lab.
func World(view Controls) Program {
	return page(world.Lab, frame.WorldVersion, view, worldCalls, worldOnPage)
}

// worldCalls are the World lab's calls that need no picture.
var worldCalls = []Method{
	{Name: "step", Takes: counted, Returns: Number, run: with(step)},
	{Name: "back", Takes: counted, run: with(back)},
	{Name: "reset", run: do((*world.Figure).Reset)},
	{Name: "setScene", Takes: []param{{"scene", Text}}, run: withText((*world.Figure).SetScene)},
	{Name: "load", Takes: []param{{"scene", Flat}}, run: with(load)},
	{Name: "seekStep", Takes: counted, run: with(seekStep)},
	{Name: "advance", Returns: Boolean, run: with(advance)},
	{Name: "set", Takes: []param{{"settings", Flat}}, run: with(set)},
	{Name: "choose", Takes: []param{{"a", NumberOrWords}, {"b", NumberOrWords}}, run: with(choose)},
	{Name: "edit", Takes: []param{{"edit", Flat}}, run: with(edit)},
	{Name: "edited", Returns: Text, asks: true, run: ask((*world.Figure).Edited)},
	{Name: "listen", Takes: []param{{"heard", Boolean}, {"after", Number}}, run: with(listen)},
	{Name: "touched", Returns: Text, asks: true, run: ask((*world.Figure).Touched)},
	{Name: "undo", run: do((*world.Figure).Undo)},
	{Name: "redo", run: do((*world.Figure).Redo)},

	{Name: "journey", Returns: Number, asks: true, run: ask((*world.Figure).Journey)},
	{Name: "failure", asks: true, run: ask((*world.Figure).Failure)},
	{Name: "scene", Returns: Text, asks: true, run: with(sceneID)},
	{Name: "settings", Returns: Text, asks: true, run: with(settingsText)},
	{Name: "sceneText", Returns: Text, asks: true, run: with(sceneText)},
	{Name: "recording", Returns: Text, asks: true, run: with(recording)},
	{Name: "hash", Returns: Text, asks: true, run: ask((*world.Figure).Hash)},
	{Name: "pick", Takes: []param{{"x", NumberOrWords}, {"y", NumberOrWords}}, Returns: Number, asks: true, run: with(pick)},
}

// worldOnPage are the World lab's further calls in the page.
var worldOnPage = []Method{
	{Name: "setState", Takes: []param{{"state", Text}}, Returns: Number, run: with(setWorldState)},
	{Name: "goOn", Takes: []param{{"steps", Number}, {"blamed", Boolean}}, run: with(goOn)},
	{Name: "pause", run: do((*world.Figure).Pause)},
	{Name: "open", Takes: []param{{"state", Text}}, run: tell((*world.Figure).Open)},
	{Name: "next", run: do((*world.Figure).NextStage)},
	{Name: "prev", run: do((*world.Figure).PrevStage)},
	{Name: "seek", Takes: []param{{"stage", Text}}, run: withText((*world.Figure).SeekID)},
	{Name: "tick", run: do((*world.Figure).Tick)},
	{Name: "play", run: do((*world.Figure).Play)},
	{Name: "playWorld", Takes: []param{{"on", Boolean}}, run: turn((*world.Figure).PlayWorld)},
	{Name: "pass", Takes: []param{{"elapsed", Number}}, Returns: Boolean, run: with(pass)},
	{Name: "key", Takes: key, Returns: Number, run: with(pressInWorld)},
	{Name: "drawn", run: do((*world.Figure).Drawn)},
	{Name: "letGo", run: do((*world.Figure).LetGo)},
	{Name: "report", Takes: []param{{"message", Text}}, run: tell((*world.Figure).Report)},
	{Name: "dismiss", run: do((*world.Figure).Dismiss)},
	{Name: "compare", Takes: []param{{"text", Text}}, run: withText((*world.Figure).Compare)},
	{Name: "setSecond", Takes: []param{{"settings", Flat}}, run: with(setSecond)},
	{Name: "compareView", Takes: []param{{"id", Text}}, run: withText((*world.Figure).SetView)},
	{Name: "over", Takes: []param{{"second", Boolean}}, run: turn((*world.Figure).Over)},
	{Name: "offer", Takes: near, Returns: Boolean, run: with(offer)},
	{Name: "offerNone", run: do((*world.Figure).OfferNone)},
	{Name: "setLayers", Takes: []param{{"ids", Text}}, run: withText((*world.Figure).SetLayers)},
	{Name: "offerNext", Takes: []param{{"by", Number}}, run: with(offerNext)},
	{Name: "refuseScene", Takes: []param{{"message", Text}}, run: tell((*world.Figure).RefuseScene)},
	{Name: "touch", Takes: near, Returns: Boolean, run: with(touch)},
	{Name: "move", Takes: point, run: with(move)},
	{Name: "lift", Takes: []param{{"means", Boolean}}, Returns: Boolean, run: with(lift)},
	{Name: "tap", Takes: near, run: with(tap)},
	{Name: "choice", Takes: []param{{"last", Boolean}, {"x", Number}, {"y", Number}, {"within", Number}, {"answer", Boolean}}, Returns: Boolean, run: with(choice)},
	{Name: "stay", run: do((*world.Figure).Stay)},
	{Name: "editable", Takes: []param{{"id", Text}, {"full", Boolean}}, Returns: Text, run: with(editable)},

	{Name: "fits", Returns: Boolean, asks: true, run: ask((*world.Figure).Fits)},
	{Name: "sceneTrace", Returns: Text, asks: true, run: ask((*world.Figure).SceneTrace)},
	{Name: "offered", Returns: Text, asks: true, run: with(offered)},
	{Name: "layers", Returns: Text, asks: true, run: with(layers)},
	{Name: "inputs", Returns: List, asks: true, run: with(inputs)},
	{Name: "setNames", Takes: []param{{"names", Text}}, run: withText((*world.Figure).SetNames)},
	{Name: "pairNames", Returns: Text, asks: true, run: ask((*world.Figure).PairNames)},
	{Name: "marked", Returns: List, asks: true, run: ask(marked)},
	{Name: "thing", Takes: []param{{"name", Text}}, Returns: List, asks: true, run: find((*world.Figure).Thing)},
	{Name: "card", Returns: Text, asks: true, run: ask((*world.Figure).Card)},
	{Name: "headings", Returns: Text, asks: true, run: with(headings)},
	{Name: "pointed", Returns: Text, asks: true, run: with(pointed)},
	{Name: "stage", Returns: Text, asks: true, run: ask((*world.Figure).StageID)},
	{Name: "playsStages", Returns: Boolean, asks: true, run: ask((*world.Figure).PlaysStages)},
	{Name: "pace", Returns: Number, asks: true, run: ask((*world.Figure).Pace)},
	{Name: "playing", Returns: Boolean, asks: true, run: ask((*world.Figure).Playing)},
	{Name: "notice", Returns: Text, asks: true, run: ask((*world.Figure).Notice)},
	{Name: "caption", Returns: Text, asks: true, run: with(caption)},
}

var counted = []param{{"n", NumberOrWords}}

// near are the parameters for a point and a distance from it, in metres.
var near = []param{{"x", Number}, {"y", Number}, {"within", Number}}

func offer(f *world.Figure, a *arguments) any { return f.Offer(a.number(), a.number(), a.number()) }

// point are the parameters for a point in metres.
var point = []param{{"x", Number}, {"y", Number}}

func touch(f *world.Figure, a *arguments) any { return f.Touch(a.number(), a.number(), a.number()) }
func move(f *world.Figure, a *arguments) any  { return f.Move(a.number(), a.number()) }
func lift(f *world.Figure, a *arguments) any  { return f.Lift(a.boolean()) }
func tap(f *world.Figure, a *arguments) any   { return f.Tap(a.number(), a.number(), a.number()) }

// choice answers a question by the contact at a point, or highlights it.
func choice(f *world.Figure, a *arguments) any {
	last, at, within, answer := a.boolean(), physics.Vec2{X: a.number(), Y: a.number()}, a.number(), a.boolean()
	return f.Asker != nil && f.Asker.Meet(last, at, within, answer)
}

func offerNext(f *world.Figure, a *arguments) any {
	if a.number() < 0 {
		f.OfferNext(-1)
	} else {
		f.OfferNext(1)
	}
	return nil
}

func offered(f *world.Figure, _ *arguments) any  { return f.Narrator().OfferedName(f.Offered) }
func headings(f *world.Figure, _ *arguments) any { return f.Narrator().Headings() }
func pointed(f *world.Figure, _ *arguments) any  { return f.Narrator().CardText(f.Card()) }

// caption returns the words for a picture: a line with the title and one with the text.
func caption(f *world.Figure, _ *arguments) any {
	w := f.Words()
	return w.Title + "\n" + w.Text
}

func layers(f *world.Figure, _ *arguments) any  { return f.Layers.String() }
func sceneID(f *world.Figure, _ *arguments) any { return f.ID }

// solving is the last result of the call inputs.
var solving []float64

func inputs(f *world.Figure, _ *arguments) any {
	solving = f.Inputs()
	return &solving
}

func settingsText(f *world.Figure, _ *arguments) any { return f.Tuning.SettingsText() }

func sceneText(f *world.Figure, _ *arguments) any { return or(f.SceneText()) }
func recording(f *world.Figure, _ *arguments) any { return or(f.Recording()) }

// or returns the result of a call, or its error if there is one.
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

// count runs a command with the call's number: a number of steps, or the number of a step.
func count(a *arguments, command func(n float64) error) any {
	n, words, ok := a.numberOrWords()
	if !ok {
		return play.InvalidCount(a.takes[0].Name, words)
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
	return f.Editable.String()
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
			return world.InvalidPlace(p.Name, words)
		}
		at[i] = n
	}
	return f.BodyAt(f.World, at[0], at[1])
}
