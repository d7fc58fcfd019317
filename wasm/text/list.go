package text

// List lists texts: "a, b, c". The separators of all lists are messages.
func (l Language) List(texts ...string) string { return l.join(ListMore, ListMore, texts) }

// And lists texts that belong together: "a, b and c".
func (l Language) And(texts ...string) string { return l.join(ListMore, ListTwo, texts) }

// Clauses lists sentences without a full stop: "a; b; c".
func (l Language) Clauses(texts ...string) string { return l.join(ListClause, ListClause, texts) }

// Sentences puts whole sentences one after the other.
func (l Language) Sentences(texts ...string) string { return l.join(ListSentence, ListSentence, texts) }

// Titled puts a text after its title.
func (l Language) Titled(title, sentence string) string {
	return l.Text(ListTitled, "title", title, "text", sentence)
}

// join joins texts by a message, the last one by a message of its own. Empty texts are left out.
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
