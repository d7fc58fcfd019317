package panel

import "testing"

func TestSame(t *testing.T) {
	button := func(do func()) *Element { return Node("button", "cs-quiet", Click("next", do), Words("Next")) }
	one := Node("div", "cs-a", Attributes("title", "one", "role", ""), button(nil), nil, List{Words("1"), Words("2")})
	for _, test := range []struct {
		name  string
		other *Element
		same  bool
	}{
		{"the same with another function", Node("div", "cs-a", Attributes("title", "one"), button(func() {}), nil, List{Words("1"), Words("2")}), true},
		{"another tag", Node("p", "cs-a", Attributes("title", "one"), button(nil), nil, List{Words("1"), Words("2")}), false},
		{"another class", Node("div", "cs-b", Attributes("title", "one"), button(nil), nil, List{Words("1"), Words("2")}), false},
		{"another attribute", Node("div", "cs-a", Attributes("title", "two"), button(nil), nil, List{Words("1"), Words("2")}), false},
		{"another command", Node("div", "cs-a", Attributes("title", "one"), Node("button", "cs-quiet", Click("prev", nil), Words("Next")), nil,
			List{Words("1"), Words("2")}), false},
		{"another text", Node("div", "cs-a", Attributes("title", "one"), button(nil), nil, List{Words("1"), Words("3")}), false},
		{"a key", Node("div", "cs-a", Key("k"), Attributes("title", "one"), button(nil), nil, List{Words("1"), Words("2")}), false},
		{"one child less", Node("div", "cs-a", Attributes("title", "one"), button(nil), nil, List{Words("1")}), false},
		{"nothing in a child's place", Node("div", "cs-a", Attributes("title", "one"), nil, button(nil), List{Words("1"), Words("2")}), false},
	} {
		if test.name == "nothing in a child's place" {
			test.other.Children[0] = nil
		}
		if one.Same(test.other) != test.same || test.other.Same(one) != test.same {
			t.Errorf("%s: not %v", test.name, test.same)
		}
	}
}

// Comparing or searching an element leaves out its parts.
func TestParts(t *testing.T) {
	panel := func(text string) *Element {
		return Node("aside", "", List{Node("p", "", Click("inner", func() {}), Words(text)).As("text")}, Node("b", "", Click("outer", nil)))
	}
	one, other := panel("1"), panel("2")
	if !one.Same(other) {
		t.Error("a part of a panel makes the panel another one")
	}
	var parts []*Element
	one.Parts(func(part *Element) { parts = append(parts, part) })
	if len(parts) != 1 || parts[0].Part != "text" {
		t.Fatalf("parts %v", parts)
	}
	other.Parts(func(part *Element) {
		if part.Same(parts[0]) {
			t.Error("another text is the same part")
		}
	})
	if _, ok := one.Command("click", "inner"); ok {
		t.Error("the command of a part is its parent's")
	}
	if do, ok := parts[0].Command("click", "inner"); !ok || do == nil {
		t.Error("the part's command is not found")
	}
	if _, ok := one.Command("click", "outer"); !ok {
		t.Error("the panel's own command is not found")
	}
	if _, ok := one.Command("change", "outer"); ok {
		t.Error("a command is found for another event")
	}
}

// Elements whose own values differ have the same tree. Elements whose children or namespaces differ do not.
func TestSameTree(t *testing.T) {
	one := Node("div", "", Styled("--at", "1"), Words("1"))
	for _, test := range []struct {
		name  string
		other *Element
		same  bool
	}{
		{"another style", Node("div", "", Styled("--at", "2"), Words("1")), true},
		{"another text inside", Node("div", "", Styled("--at", "1"), Words("2")), false},
		{"one style more", Node("div", "", Styled("--at", "1"), Styled("--latest", "1"), Words("1")), false},
		{"no element", nil, false},
	} {
		if one.SameTree(test.other) != test.same {
			t.Errorf("%s: not %v", test.name, test.same)
		}
	}
	if Node("p", "", space("a")).SameTree(Node("p", "", space("b"))) {
		t.Error("elements of two namespaces have the same tree")
	}
}
