package scene

import "strings"

// Phrase is a part of an error message: a wrong value or the valid values. String returns it in English for the
// command line. The page translates it from Says and Values.
type Phrase struct {
	Says   Says
	Values []string // placeholders and their values in turn, such as "count", "20000"; for SaysOneOf the list
	Range  *Phrase  // the phrase for the placeholder {range}
}

// Says is the message of a phrase.
type Says uint8

const (
	SaysNothing Says = iota
	SaysWritten      // a value as written

	// Types of values.
	SaysNull
	SaysBoolean
	SaysNumber
	SaysText
	SaysList
	SaysObject
	SaysOther // a type unknown to this package

	// Faults of a value.
	SaysBeyond
	SaysMissing
	SaysTwice
	SaysUnknown
	SaysShape
	SaysListOf
	SaysListOver
	SaysOverlaps
	SaysBytes

	// Valid values.
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

// english holds the message of each Says; {name} is a placeholder. The page has the same English messages.
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
	SaysOverlapsWithin: "a list with at most {count} pairs whose bounding boxes overlap",
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

// OneOf returns a phrase that lists texts.
func OneOf(list []string) Phrase { return Phrase{Says: SaysOneOf, Values: list} }

// Written returns a phrase that consists of the given text.
func Written(text string) Phrase { return Say(SaysWritten, "written", text) }

// English returns the message with its placeholders, such as "a list of at most {count}".
func (s Says) English() string { return english[s] }

// String returns the phrase in English.
func (p Phrase) String() string {
	said := english[p.Says]
	if p.Says == SaysOneOf {
		return strings.ReplaceAll(said, "{values}", strings.Join(p.Values, ", "))
	}
	for i := 0; i+1 < len(p.Values); i += 2 {
		said = strings.ReplaceAll(said, "{"+p.Values[i]+"}", p.Values[i+1])
	}
	if p.Range != nil {
		said = strings.ReplaceAll(said, "{range}", p.Range.String())
	}
	return said
}
