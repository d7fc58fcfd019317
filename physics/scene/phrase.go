package scene

import "strings"

// Phrase is a part of an error's sentence: what stands in a field, or what may. String words
// it in English, for the command line. The page words it in its reader's language, from what
// it says and the values.
type Phrase struct {
	Says   Says
	Values []string // by the names that the message has for them, in turn: "count", "20000"
	Range  *Phrase  // what {range} stands for
}

// Says is what a phrase says.
type Says uint8

const (
	SaysNothing Says = iota
	SaysWritten      // a value as it was written

	// What a value is.
	SaysNull
	SaysBoolean
	SaysNumber
	SaysText
	SaysList
	SaysObject
	SaysOther // the source knows

	// What is wrong with it.
	SaysBeyond
	SaysMissing
	SaysTwice
	SaysUnknown
	SaysShape
	SaysListOf
	SaysListOver
	SaysOverlaps
	SaysBytes

	// What it may be.
	SaysOnce
	SaysOneOf
	SaysListWithin
	SaysOverlapsWithin
	SaysBytesWithin
	SaysTextWithin
	SaysSwitch
	SaysNoBody
	SaysAnotherBody
	SaysMovingBody
	SaysThere
	SaysRange
	SaysRangeUnit
	SaysOrNull
	SaysNumberWithin
	SaysVectorWithin
	SaysNumbersWithin
	SaysWholeWithin
	SaysWhole
	SaysCount = iota
)

// english words each of them; {name} is filled in. The page's messages say the same in English.
var english = [SaysCount]string{
	SaysWritten: "{written}",

	SaysNull:    "null",
	SaysBoolean: "a boolean",
	SaysNumber:  "a number",
	SaysText:    "a text",
	SaysList:    "a list",
	SaysObject:  "an object",
	SaysOther:   "no value of JSON",

	SaysBeyond:   "beyond all numbers",
	SaysMissing:  "missing",
	SaysTwice:    "there twice",
	SaysUnknown:  "a field that is not known",
	SaysShape:    "of a circle, a polygon or another shape, and bodies are boxes",
	SaysListOf:   "a list of {count}",
	SaysListOver: "a list of more than {count}",
	SaysOverlaps: "a list with more than {count} pairs that overlap",
	SaysBytes:    "{count} bytes",

	SaysOnce:           "there once",
	SaysOneOf:          "one of {values}",
	SaysListWithin:     "a list of at most {count}",
	SaysOverlapsWithin: "a list with at most {count}, by their bounding boxes",
	SaysBytesWithin:    "at most {count} bytes",
	SaysTextWithin:     "at most {count} bytes of UTF-8",
	SaysSwitch:         "true or false",
	SaysNoBody:         "a body, and there is none",
	SaysAnotherBody:    "another body than a’s",
	SaysMovingBody:     "a body that can move, as a’s is static",
	SaysThere:          "a body that was not removed",
	SaysRange:          "{low} to {high}",
	SaysRangeUnit:      "{low} to {high} {unit}",
	SaysOrNull:         "{range}, or null for a static body",
	SaysNumberWithin:   "a number, {range}",
	SaysVectorWithin:   "two numbers, each {range}",
	SaysNumbersWithin:  "{count} numbers, each {range}",
	SaysWholeWithin:    "a whole number, {range}",
	SaysWhole:          "a whole number",
}

// Say returns a phrase with its values.
func Say(says Says, namesAndValues ...string) Phrase {
	return Phrase{Says: says, Values: namesAndValues}
}

// Written returns the phrase that is a text as it stands.
func Written(text string) Phrase { return Say(SaysWritten, "written", text) }

// English returns the message with its names: "a list of at most {count}".
func (s Says) English() string { return english[s] }

// String returns the phrase in English.
func (p Phrase) String() string {
	said := english[p.Says]
	for i := 0; i+1 < len(p.Values); i += 2 {
		said = strings.ReplaceAll(said, "{"+p.Values[i]+"}", p.Values[i+1])
	}
	if p.Range != nil {
		said = strings.ReplaceAll(said, "{range}", p.Range.String())
	}
	return said
}
