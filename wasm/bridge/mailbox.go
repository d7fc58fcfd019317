// Package bridge is the border between the page and the engine: what the page may call, and
// what it is told. A call names a figure by its number; its arguments and its result lie in
// linear memory, so that nothing of JavaScript's has to be held here. Where a call panics the
// instance is lost: the page makes another one, and gives each figure what it was told to keep.
package bridge

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
)

// Slots is how many arguments a call has at most, and how many numbers a result.
const Slots = 16

// Mailbox is where a call's arguments lie, and then its result. A kind is one of package
// flat's; a text is its length in bytes, and lies behind those before it in the bytes that come
// with the call; a list is numbers, its length that of all in bytes, and an object is a value
// laid flat (see arguments.value), each alone.
type Mailbox struct {
	Numbers [Slots]float64
	Kinds   [Slots]uint8
}

var (
	mailbox  Mailbox
	incoming []float64 // bytes that come with a call; of numbers, so that they begin where numbers may
	outgoing []byte    // bytes that go with its result
)

// Box returns the mailbox.
func Box() unsafe.Pointer { return unsafe.Pointer(&mailbox) }

// Reserve returns where so many bytes may be laid for the next call.
func Reserve(bytes int32) unsafe.Pointer {
	if count := (int(bytes) + 7) / 8; count > len(incoming) {
		incoming = make([]float64, count+count/4)
	}
	return unsafe.Pointer(unsafe.SliceData(incoming))
}

// tooLarge bytes are given up after the call that they came with.
const tooLarge = 1 << 16

// Learn takes so many of the bytes that came as a language's file, and reports whether it is of
// this version. The first language is the page's.
func Learn(count int32) bool {
	language, ok := text.Learn(string(bytes(0, int(count))))
	if ok && !pageSpeaks {
		pageLanguage, pageSpeaks = language, true
	}
	tidy()
	return ok
}

// pageLanguage is spoken where there is no figure, and by those that choose none.
var (
	pageLanguage text.Language
	pageSpeaks   bool
)

func tidy() {
	if 8*len(incoming) > tooLarge {
		incoming = nil
	}
}

// bytes returns so many of those that came, from a place on.
func bytes(at, count int) []byte {
	if count == 0 {
		return nil
	}
	_ = incoming[(at+count-1)/8]
	return unsafe.Slice((*byte)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(incoming)), at)), count)
}

// Result says how to read what a call leaves in the mailbox.
type Result = int32

const (
	ResultNone   Result = iota
	ResultNumber        // the first number
	ResultFalse
	ResultTrue
	ResultText   // where it begins, its length in bytes
	ResultPose   // ten numbers
	ResultList   // where numbers begin, and how many there are
	ResultFailed // where texts begin, and their lengths: message, code, field, range, stands
)

// Layout of the mailbox for the page: the counts and kinds above.
var ResultNames = [...]string{"none", "number", "false", "true", "text", "pose", "list", "failed"}

// answer leaves what a call returns, its error worded in a language.
func answer(value any, in text.Language) Result {
	outgoing = outgoing[:0]
	switch v := value.(type) {
	case nil:
		return ResultNone
	case int:
		mailbox.Numbers[0] = float64(v)
		return ResultNumber
	case float64:
		mailbox.Numbers[0] = v
		return ResultNumber
	case bool:
		if v {
			return ResultTrue
		}
		return ResultFalse
	case string:
		say(1, v)
		return ResultText
	case []byte:
		mailbox.Numbers[0], mailbox.Numbers[1] = addressOf(v), float64(len(v))
		return ResultText
	case *[]float64:
		mailbox.Numbers[0], mailbox.Numbers[1] = float64(uintptr(unsafe.Pointer(unsafe.SliceData(*v)))), float64(len(*v))
		return ResultList
	case pair.Pose:
		for side := range v {
			for field := pair.FieldW; field < pair.FieldCount; field++ {
				mailbox.Numbers[side*pair.FieldCount+int(field)] = *field.At(&v[side])
			}
		}
		return ResultPose
	case *lab.Error:
		if v == nil {
			return ResultNone
		}
		say(1, v.Message(in), v.Code, v.Field, v.Range(in), v.Stands)
		return ResultFailed
	}
	panic("a result of another kind")
}

// say leaves texts, their lengths in the slots from one on.
func say(slot int, texts ...string) {
	for i, t := range texts {
		mailbox.Numbers[slot+i] = float64(len(t))
		outgoing = append(outgoing, t...)
	}
	mailbox.Numbers[0] = addressOf(outgoing)
}

// addressOf is where bytes lie in linear memory.
func addressOf(b []byte) float64 { return float64(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
