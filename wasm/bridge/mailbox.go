// Package bridge is the border between the page and the engine: what the page may call, and
// what it is told. A call names a figure by its number; its arguments and its result lie in
// linear memory, so that nothing of JavaScript's has to be held here. Where a call panics the
// instance is lost: the page makes another one, and gives each figure what it was told to keep.
package bridge

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/plain"
	"github.com/clipstage/clipstage/wasm/text"
)

// Slots is how many arguments a call has at most, and how many numbers a result.
const Slots = 12

// Mailbox is where a call's arguments lie, and then its result. A kind is one of package
// plain's; a text is its length in bytes, and lies in the room behind those before it; a list
// is numbers, its length that of all in bytes, and an object is a value laid flat (see flat),
// each alone in the room.
type Mailbox struct {
	Numbers [Slots]float64
	Kinds   [Slots]uint8
}

var (
	mailbox Mailbox
	room    []float64 // bytes that come; of numbers, so that they begin where numbers may
	said    []byte    // bytes that go
)

// Box returns the mailbox.
func Box() unsafe.Pointer { return unsafe.Pointer(&mailbox) }

// Room returns where so many bytes may be laid for the next call.
func Room(bytes int32) unsafe.Pointer {
	if count := (int(bytes) + 7) / 8; count > len(room) {
		room = make([]float64, count+count/4)
	}
	return unsafe.Pointer(unsafe.SliceData(room))
}

// tooLarge bytes of room are given up after the call that they were for.
const tooLarge = 1 << 16

func leaveRoom() {
	if 8*len(room) > tooLarge {
		room = nil
	}
}

// arguments are those of one call, read one after the other and before anything is told to
// the page, whose code may call again.
type arguments struct {
	at   int // the next one
	text int // where the next text begins in the room
}

// bytes returns so many of the room from at on.
func bytes(at, count int) []byte {
	if count == 0 {
		return nil
	}
	_ = room[(at+count-1)/8]
	return unsafe.Slice((*byte)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(room)), at)), count)
}

// kind returns what the next argument is.
func (a *arguments) kind() plain.Kind {
	if a.at >= Slots {
		return plain.Undefined
	}
	return plain.Kind(mailbox.Kinds[a.at])
}

// number reads one; what is none is 0.
func (a *arguments) number() float64 {
	n := 0.0
	if a.kind() == plain.Number {
		n = mailbox.Numbers[a.at]
	}
	a.at++
	return n
}

// index reads a whole number below most; what is none is 0. What a number becomes that an
// integer type does not hold, each compiler says for itself.
func (a *arguments) index(most uint32) uint32 {
	if n := a.number(); n >= 0 && n < float64(most) {
		return uint32(n)
	}
	return 0
}

// bool reads whether it is true.
func (a *arguments) bool() bool {
	kind := a.kind()
	a.at++
	return kind == plain.True
}

// string reads a text; what is none is "".
func (a *arguments) string() string {
	length := 0
	if a.kind() == plain.Text {
		length = int(mailbox.Numbers[a.at])
	}
	a.at++
	a.text += length
	return string(bytes(a.text-length, length))
}

// numbers reads a list of them. It stays until the room is used again.
func (a *arguments) numbers() []float64 {
	length := 0
	if a.kind() == plain.List {
		length = int(mailbox.Numbers[a.at]) / 8
	}
	a.at++
	return room[:length]
}

// flat reads a value laid flat; what is none is undefined. It stays until the room is used again. There lie the counts of
// its numbers, texts and kinds, the numbers, the lengths of the texts in bytes, the kinds, the
// texts.
func (a *arguments) flat() *plain.Flat {
	if a.kind() != plain.Object {
		return &plain.Flat{Kinds: []byte{byte(plain.Undefined)}}
	}
	a.at++
	numbers, texts, kinds := int(room[0]), int(room[1]), int(room[2])
	f := &plain.Flat{Numbers: room[3 : 3+numbers]}
	lengths := room[3+numbers : 3+numbers+texts]
	begin := 8 * (3 + numbers + texts)
	f.Kinds = bytes(begin, kinds)
	ends, end := make([]int, texts), begin+kinds
	for i, length := range lengths {
		end += int(length)
		ends[i] = end
	}
	f.TextOf = func(i int) string {
		length := int(lengths[i])
		return string(bytes(ends[i]-length, length))
	}
	return f
}

// Result says how to read what a call leaves in the mailbox.
type Result = int32

const (
	None   Result = iota
	Number        // the first number
	False
	True
	Text   // where it begins, its length in bytes
	Pose   // ten numbers
	Failed // where texts begin, and their lengths: message, code, field, range, stands
)

// Layout of the mailbox for the page: the counts and kinds above.
var ResultNames = [...]string{"none", "number", "false", "true", "text", "pose", "failed"}

// answer leaves what a call returns, its error worded in a language.
func answer(value any, in text.Language) Result {
	said = said[:0]
	switch v := value.(type) {
	case nil:
		return None
	case int:
		mailbox.Numbers[0] = float64(v)
		return Number
	case float64:
		mailbox.Numbers[0] = v
		return Number
	case bool:
		if v {
			return True
		}
		return False
	case string:
		say(1, v)
		return Text
	case []byte:
		mailbox.Numbers[0], mailbox.Numbers[1] = addressOf(v), float64(len(v))
		return Text
	case pair.Pose:
		for side := range v {
			for field := pair.FieldW; field < pair.FieldCount; field++ {
				mailbox.Numbers[side*pair.FieldCount+int(field)] = *field.At(&v[side])
			}
		}
		return Pose
	case *pair.Error:
		if v == nil {
			return None
		}
		say(1, v.Message(in), v.Code, v.Field, v.Range(in), v.Stands)
		return Failed
	}
	panic("a result of another kind")
}

// say leaves texts, their lengths in the slots from one on.
func say(slot int, texts ...string) {
	for i, t := range texts {
		mailbox.Numbers[slot+i] = float64(len(t))
		said = append(said, t...)
	}
	mailbox.Numbers[0] = addressOf(said)
}

// addressOf is where bytes lie in linear memory.
func addressOf(b []byte) float64 { return float64(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
