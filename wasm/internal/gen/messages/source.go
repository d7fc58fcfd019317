package main

import (
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

// glob returns the files of the module that match a pattern.
func glob(pattern string) []string {
	files, err := filepath.Glob(output.Path(pattern))
	if err != nil {
		log.Fatal(err)
	}
	return files
}

// under returns the files under a folder of the module that have one of the endings.
func under(dir string, endings ...string) (files []string) {
	err := filepath.WalkDir(output.Path(dir), func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && slices.Contains([]string{"node_modules", "dist", "build"}, d.Name()) {
			return filepath.SkipDir
		}
		if slices.Contains(endings, filepath.Ext(path)) {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		log.Fatal(err)
	}
	return files
}

var unwritten = regexp.MustCompile(`_test\.go$|_gen\.go$|\.gen\.ts$|\.test\.ts$`)

// code joins the texts of the given files. It leaves out tests and generated files.
func code(files []string) string {
	var all strings.Builder
	for _, file := range files {
		if unwritten.MatchString(file) {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			log.Fatal(err)
		}
		all.Write(append(text, '\n'))
	}
	return all.String()
}
