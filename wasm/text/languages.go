package text

// languages are the languages of the page, as the attribute lang of HTML names them. Each has a file of messages,
// such as en.txt. The others are translated from the first.
var languages = [...]string{
	"en",
}
