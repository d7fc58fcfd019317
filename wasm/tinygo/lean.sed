# What of a type is not in the wasm is not read: see README.md, types.
/^func (t \*RawType) \(underlying\|name\|NumMethod\|PkgPath\|ChanDir\)() .*{$/a\
	panic("a type has no details") // lean
/^func \(pointerTo\|typeImplementsMethodSet\)(.*{$/a\
	panic("a type has no details") // lean
/^func (t \*RawType) elem() .*{$/a\
	return nil // lean
/^func (t \*RawType) String() .*{$/a\
	return t.Kind().String() // lean
# Of a panic's value the text is printed; that of another kind is none of ours. syscall/js gives that of its errors.
/^func printitf(.*{$/a\
	switch msg := msg.(type) { // lean\
	case string:\
		printstring(msg)\
	default:\
		printstring("a value")\
	}\
	return
s/panic(&ValueError{\(.*\)})/panic((\&ValueError{\1}).Error())/
s/panic(Error{\(.*\)})/panic(Error{\1}.Error())/
# Texts are joined by a call, not by code of its own at each place.
/^func stringConcat(.*{$/i\
// lean\
//\
//go:noinline
