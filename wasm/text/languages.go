package text

// languages are those that the page speaks, as the attribute lang names them in HTML. Each has
// a file of messages, such as en.txt; the first is the one that the others are translated from.
var languages = [...]string{
	"en",
}
