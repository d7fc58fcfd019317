package text

// List lists texts: "a, b, c". The separators of this and all other lists are messages.
func (l Language) List(texts ...string) string { return l.join(ListMore, ListMore, texts) }

// And lists texts that belong together: "a, b and c".
func (l Language) And(texts ...string) string { return l.join(ListMore, ListTwo, texts) }

// Clauses lists sentences without full stops: "a; b; c".
func (l Language) Clauses(texts ...string) string { return l.join(ListClause, ListClause, texts) }

// Sentences joins whole sentences.
func (l Language) Sentences(texts ...string) string { return l.join(ListSentence, ListSentence, texts) }

// Titled joins a title and the text after it.
func (l Language) Titled(title, sentence string) string {
	if sentence == "" {
		return title
	}
	return l.Text(ListTitled, "title", title, "text", sentence)
}

// join joins texts by the message key, and the last text by the message final. It leaves out empty texts.
func (l Language) join(key, final Key, texts []string) (all string) {
	for i, text := range texts {
		if i == len(texts)-1 {
			key = final
		}
		switch {
		case text == "":
		case all == "":
			all = text
		default:
			all = l.Text(key, "first", all, "last", text)
		}
	}
	return all
}
