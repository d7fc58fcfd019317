// Package bridge is the border between the page and the engine. A call names a figure by its id. Arguments and
// results are in linear memory, so a call passes no JavaScript values. If a call panics, the instance is lost:
// the page starts another one and restores each figure from its snapshot.
package bridge

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
)

// Slots is the number of slots in the mailbox. No call has more arguments.
const Slots = 16

// Mailbox holds the arguments of a call, and then its result. A kind is one of package flat. The number of a
// text is its length in bytes; the texts are in the incoming bytes, one after the other. The number of a list
// is its length in bytes; its numbers fill the incoming bytes. An object is a serialized value, which also
// fills the incoming bytes (see arguments.value).
type Mailbox struct {
	Numbers [Slots]float64
	Kinds   [Slots]uint8
}

var (
	mailbox  Mailbox
	incoming []float64 // the bytes of a call; float64, so that they are aligned
	outgoing []byte    // the bytes of the result
)

// Box returns the mailbox.
func Box() unsafe.Pointer { return unsafe.Pointer(&mailbox) }

// Reserve returns the address for the bytes of the next call.
func Reserve(bytes int32) unsafe.Pointer {
	if count := (int(bytes) + 7) / 8; count > len(incoming) {
		incoming = make([]float64, count+count/4)
	}
	return unsafe.Pointer(unsafe.SliceData(incoming))
}

// If the bytes of a call need more memory than tooLarge, in bytes, that memory is freed after the call.
const tooLarge = 1 << 16

// Learn reads a language's file from the incoming bytes. It reports whether the file has this version. The
// first learnt language is the page's.
func Learn(count int32) bool {
	language, ok := text.Learn(string(bytes(0, int(count))))
	if ok && !pageSpeaks {
		pageLanguage, pageSpeaks = language, true
	}
	tidy()
	return ok
}

// pageLanguage is used without a figure, and by figures without a language of their own.
var (
	pageLanguage text.Language
	pageSpeaks   bool
)

func tidy() {
	if 8*len(incoming) > tooLarge {
		incoming = nil
	}
}

// bytes returns count of the incoming bytes, starting at an index.
func bytes(at, count int) []byte {
	if count == 0 {
		return nil
	}
	_ = incoming[(at+count-1)/8]
	return unsafe.Slice((*byte)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(incoming)), at)), count)
}

// Result tells the page how to read the mailbox after a call.
type Result = int32

const (
	ResultNone   Result = iota
	ResultNumber        // the first number
	ResultFalse
	ResultTrue
	ResultText   // the address of the text, and its length in bytes
	ResultPose   // ten numbers
	ResultList   // the address of the numbers, and their count
	ResultFailed // the address of the texts message, code, field, range and stands, and the length of each
)

// ResultNames are the names of the results, for the page.
var ResultNames = [...]string{"none", "number", "false", "true", "text", "pose", "list", "failed"}

// answer writes a result into the mailbox. An error is worded in the given language.
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

// say writes texts one after the other. Their address goes to slot 0, and their lengths to the slots from slot
// on.
func say(slot int, texts ...string) {
	for i, t := range texts {
		mailbox.Numbers[slot+i] = float64(len(t))
		outgoing = append(outgoing, t...)
	}
	mailbox.Numbers[0] = addressOf(outgoing)
}

// addressOf returns the address of bytes in linear memory.
func addressOf(b []byte) float64 { return float64(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
