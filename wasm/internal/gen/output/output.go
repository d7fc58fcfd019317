// Package output writes generated files, and finds generated files that are stale.
package output

import (
	"log"
	"os"
	"path/filepath"
)

// Files are the texts of generated files, by path in the module.
type Files map[string]string

// Write writes the files.
func (f Files) Write() {
	for path, text := range f {
		if err := os.WriteFile(Path(path), []byte(text), 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// Stale returns the paths of the files whose text on disk differs.
func (f Files) Stale() (stale []string) {
	for path, text := range f {
		if got, err := os.ReadFile(Path(path)); err != nil || string(got) != text {
			stale = append(stale, path)
		}
	}
	return stale
}

// Read returns the text of a file of the module.
func Read(path string) string {
	text, err := os.ReadFile(Path(path))
	if err != nil {
		log.Fatal(err)
	}
	return string(text)
}

// Path returns the path, from the working directory, of a file of the module.
func Path(file string) string {
	root := "."
	for range 10 {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			break
		}
		root = filepath.Join("..", root)
	}
	return filepath.Join(root, file)
}
