package lab

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// messages has a message for each phrase of package scene.
var messages = [scene.SaysCount]text.Key{
	scene.SaysWritten: text.SceneWritten,

	scene.SaysNull:    text.KindNull,
	scene.SaysBoolean: text.KindBoolean,
	scene.SaysNumber:  text.KindNumber,
	scene.SaysText:    text.KindString,
	scene.SaysList:    text.KindList,
	scene.SaysObject:  text.KindObject,
	scene.SaysOther:   text.KindOther,

	scene.SaysBeyond:   text.SceneBeyond,
	scene.SaysMissing:  text.SceneMissing,
	scene.SaysTwice:    text.NoticeTwice,
	scene.SaysUnknown:  text.SceneUnknown,
	scene.SaysShape:    text.SceneShape,
	scene.SaysListOf:   text.SceneListOf,
	scene.SaysListOver: text.SceneListOver,
	scene.SaysOverlaps: text.SceneOverlaps,
	scene.SaysBytes:    text.SceneBytes,

	scene.SaysOnce:           text.NoticeRangeOnce,
	scene.SaysOneOf:          text.NoticeRangeChoice,
	scene.SaysListWithin:     text.SceneListWithin,
	scene.SaysOverlapsWithin: text.SceneOverlapsWithin,
	scene.SaysBytesWithin:    text.SceneBytesWithin,
	scene.SaysTextWithin:     text.SceneTextWithin,
	scene.SaysSwitch:         text.SceneSwitch,
	scene.SaysNoBody:         text.SceneNoBody,
	scene.SaysAnotherBody:    text.SceneAnotherBody,
	scene.SaysMovingBody:     text.SceneMovingBody,
	scene.SaysThere:          text.SceneThere,
	scene.SaysRange:          text.SceneRange,
	scene.SaysRangeUnit:      text.SceneRangeUnit,
	scene.SaysOrNull:         text.SceneOrNull,
	scene.SaysNumberWithin:   text.SceneNumberWithin,
	scene.SaysVectorWithin:   text.SceneVectorWithin,
	scene.SaysNumbersWithin:  text.SceneNumbersWithin,
	scene.SaysWholeWithin:    text.SceneWholeWithin,
	scene.SaysWhole:          text.SceneWhole,
}

// Phrase turns a phrase of package scene into a message.
func Phrase(p scene.Phrase) Value {
	if p.Says == scene.SaysOneOf {
		return Choice(text.NoticeRangeChoice, p.Values)
	}
	said := Value{Key: messages[p.Says], Values: Values(p.Values...)}
	if p.Range != nil {
		within := Phrase(*p.Range)
		within.Name = "range"
		said.Values = append(said.Values, within)
	}
	return said
}

// Invalid turns err, which must be a *scene.Error, into an Error with a code.
func Invalid(code string, err error) *Error {
	e := err.(*scene.Error)
	return InvalidField(code, e.Path, Phrase(e.Got), Phrase(e.Want))
}
