package hull

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

// TestPictures draws every preset. Each hull has sides, which are closed paths within the picture. Each contact
// is drawn.
func TestPictures(t *testing.T) {
	for _, id := range PresetIDs() {
		picture := PictureOf(id)
		f := New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		if got, want := len(picture.Contacts), f.Clipping().Manifold.Count; got != want {
			t.Errorf("%s: %d contacts, want %d", id, got, want)
		}
		for side, data := range picture.Sides {
			front := 0
			for _, face := range f.Shape(Side(side)).Hull.Faces {
				if f.Pose(Side(side)).Rotation.Rotate(face.Normal).Dot(f.view.Toward) > 0 {
					front++
				}
			}
			if got := strings.Count(data, "Z"); got != front || front == 0 {
				t.Errorf("%s: %d sides of %s are drawn, want %d", id, got, Side(side).Name(), front)
			}
			for _, number := range strings.FieldsFunc(data, func(r rune) bool { return strings.ContainsRune("MLZ ", r) }) {
				if strings.HasPrefix(number, "-") || strings.HasPrefix(number, "1") && len(number) >= 3 && number[1] != '.' && number[2] != '.' {
					t.Errorf("%s: %s lies outside", id, number)
				}
			}
		}
	}
	if PictureOf("none") != nil {
		t.Error("there is a picture of no preset")
	}
}

// The sheet of pictures opens. Escape or a choice closes it.
func TestPicturesSheet(t *testing.T) {
	f := New()
	f.TurnSheet(lab.SheetPictures)
	if f.Sheet() != lab.SheetPictures || !f.Press(lab.Key{Name: "Escape"}) || f.Sheet() != lab.SheetNone || f.Press(lab.Key{Name: "Escape"}) {
		t.Error("Escape closes the pictures once")
	}
	f.TurnSheet(lab.SheetPictures)
	if err := f.LoadPreset("gap"); err != nil || f.Sheet() != lab.SheetNone || f.Reached() >= hull.StageContacts {
		t.Errorf("choosing one: %v, sheet %d", err, f.Sheet())
	}
	f.TurnSheet(lab.SheetExport)
	if _ = f.LoadPreset("deep"); f.Sheet() != lab.SheetExport {
		t.Error("another preset closes what exports")
	}
}
