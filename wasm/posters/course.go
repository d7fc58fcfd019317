package main

import (
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// A view is a state of a world that a page shows, with the name of its poster.
type view struct{ name, state string }

var (
	worldShown = regexp.MustCompile(`<clip-stage id="\w+" lab="world" ([^>]*)><picture><source srcset="\.\./posters/world/([\w-]+)/([\w-]+)-dark\.svg"`)
	attribute  = regexp.MustCompile(`(\w+)="([^"]*)"`)
)

// courseViews returns the views of the course's worlds by scene, in the order of files and places. Views at moments have
// posters already.
func courseViews(folder string) (map[string][]view, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.html"))
	if err != nil {
		return nil, err
	}
	found := map[string][]view{}
	for _, file := range files {
		page, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, m := range worldShown.FindAllStringSubmatch(string(page), -1) {
			if strings.Trim(m[3], "0123456789") == "" {
				continue
			}
			state := "lab=world"
			for _, a := range attribute.FindAllStringSubmatch(m[1], -1) {
				if a[1] == "state" {
					state = html.UnescapeString(a[2])
				} else {
					state += "&" + a[1] + "=" + a[2]
				}
			}
			found[m[2]] = append(found[m[2]], view{m[3], state})
		}
	}
	return found, nil
}
