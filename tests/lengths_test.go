package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestLengths checks physics and wasm. A source file that is neither a test nor generated has at most 500
// lines, and a function at most 80. The linter of web checks TypeScript.
func TestLengths(t *testing.T) {
	const mostOfFile, mostOfFunction = 500, 80
	functions := 0
	for _, top := range []string{"../physics", "../wasm"} {
		err := filepath.WalkDir(top, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && entry.Name() == "testdata" {
				return filepath.SkipDir
			}
			if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, path, nil, parser.ParseComments)
			if err != nil {
				return err
			}
			if ast.IsGenerated(file) {
				return nil
			}
			if n := files.File(file.Pos()).LineCount(); n > mostOfFile {
				t.Errorf("%s has %d lines, want at most %d", path, n, mostOfFile)
			}
			for _, d := range file.Decls {
				f, ok := d.(*ast.FuncDecl)
				if !ok {
					continue
				}
				functions++
				if n := files.Position(f.End()).Line - files.Position(f.Pos()).Line + 1; n > mostOfFunction {
					t.Errorf("%s: %s has %d lines, want at most %d", path, f.Name.Name, n, mostOfFunction)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if functions < 200 {
		t.Errorf("found %d functions: is this test run in its directory?", functions)
	}
}
