package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var chapterLink = regexp.MustCompile(`href="\./([a-z]+)\.html" data-chapter="([a-z]+)"`)

// TestCourseContents checks that the contents list each chapter once, and that each chapter leads to its neighbours.
func TestCourseContents(t *testing.T) {
	const folder = "../web/public/course"
	read := func(name string) string {
		t.Helper()
		data, err := os.ReadFile(filepath.Join(folder, name+".html"))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	var chapters []string
	for _, m := range chapterLink.FindAllStringSubmatch(read("index"), -1) {
		if m[1] != m[2] {
			t.Errorf("the link to %s.html has the chapter %q", m[1], m[2])
		}
		chapters = append(chapters, m[1])
	}
	files, err := filepath.Glob(folder + "/*.html")
	if err != nil || len(files) != len(chapters)+1 {
		t.Errorf("%d pages (%v), but the contents list %d chapters", len(files), err, len(chapters))
	}
	for i, chapter := range chapters {
		html := read(chapter)
		if !strings.Contains(html, `data-chapter="`+chapter+`"`) {
			t.Errorf("%s does not say which chapter it is", chapter)
		}
		if i > 0 && !strings.Contains(html, `href="./`+chapters[i-1]+`.html" rel="prev"`) {
			t.Errorf("%s does not lead back to %s", chapter, chapters[i-1])
		}
		if i+1 < len(chapters) && !strings.Contains(html, `href="./`+chapters[i+1]+`.html" rel="next"`) {
			t.Errorf("%s does not lead on to %s", chapter, chapters[i+1])
		}
	}
}
