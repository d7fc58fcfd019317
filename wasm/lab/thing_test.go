package lab

import "testing"

func TestThingNamed(t *testing.T) {
	names := []string{"", "A", "A.f1…", "body0…"}
	for name, want := range map[string]Thing{"": {}, "A": {1, 0}, "A.f1": {2, 0}, "A.f12": {2, 11}, "body0": {3, 0}, "body10": {3, 10}} {
		if got, err := ThingNamed(names, name); err != nil || got != want {
			t.Errorf("%q: %v, %v", name, got, err)
		}
		if got := want.Name(names); got != name {
			t.Errorf("%v: %q, want %q", want, got, name)
		}
	}
	for _, name := range []string{"B", "A.f", "A.f0", "A.f01", "A.f-1", "A.f1…", "body", "body+1", "body99999999999999999999"} {
		if got, err := ThingNamed(names, name); err == nil {
			t.Errorf("%q: %v", name, got)
		}
	}
	if got := NamesOf(names, []float64{2, 3, 1, 0, 2, 3, 9, 0, -1, 0}); got != "A.f4 A" {
		t.Errorf("names %q", got)
	}
	if err, want := Unmarked(names, "B").(*Error), "one of A, A.f1, body0"; err.Field != "mark" || err.Range(0) != want {
		t.Errorf("%s: range %q, want %q", err.Field, err.Range(0), want)
	}
}
