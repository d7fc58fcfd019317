package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const mostLines, mostOfFunction, mostMethods = 500, 80, 80

// lengths holds the number of methods of each Go type and TypeScript class, by folder and name.
type lengths struct {
	*testing.T
	methods map[string]int
}

// TestLengths checks the hand-written production code. A file has at most 500 lines, a function at most 80, and a type
// at most 80 methods. The linter of web checks the files and functions of TypeScript.
func TestLengths(t *testing.T) {
	l := lengths{t, map[string]int{}}
	for _, top := range []string{"../physics", "../wasm", "../web/src"} {
		err := filepath.WalkDir(top, func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil || entry.IsDir() && entry.Name() != "testdata":
				return err
			case entry.IsDir():
				return filepath.SkipDir
			case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
				return l.goFile(path)
			case strings.HasSuffix(path, ".ts") && !strings.HasSuffix(path, ".test.ts"):
				return l.classes(path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, n := range l.methods {
		if n > mostMethods {
			t.Errorf("%s has %d methods, want at most %d", name, n, mostMethods)
		}
	}
	for _, name := range []string{
		"wasm/lab/pair.Figure", "wasm/lab/world.Figure", "wasm/lab/hull.Figure", "wasm/lab/shape.Figure",
		"web/src/labs/pair.Figure", "web/src/labs/world.World", "web/src/labs/hull.HullFigure", "web/src/labs/shape.ShapeFigure",
	} {
		if l.methods["../"+name] == 0 {
			t.Errorf("found no methods of %s: is this test run in its directory?", name)
		}
	}
}

func (l *lengths) goFile(path string) error {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, parser.ParseComments)
	if err != nil || ast.IsGenerated(file) {
		return err
	}
	if n := files.File(file.Pos()).LineCount(); n > mostLines {
		l.Errorf("%s has %d lines, want at most %d", path, n, mostLines)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch f := n.(type) {
		case *ast.FuncDecl:
			if f.Recv != nil {
				l.methods[filepath.Dir(path)+"."+receiver(f.Recv.List[0].Type)]++
			}
		case *ast.FuncLit:
		default:
			return true
		}
		at := n.Pos()
		if n := files.Position(n.End()).Line - files.Position(at).Line + 1; n > mostOfFunction {
			l.Errorf("%s: a function has %d lines, want at most %d", files.Position(at), n, mostOfFunction)
		}
		return true
	})
	return nil
}

// receiver returns the name of a type: of a pointer to it, or with type arguments.
func receiver(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr:
		return receiver(t.X)
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.IndexListExpr:
		return receiver(t.X)
	}
	return t.(*ast.Ident).Name
}

var (
	class  = regexp.MustCompile(`(?ms)^(?:export )?(?:abstract )?class (\w+).*?^}`)
	method = regexp.MustCompile(`(?m)^  (?:(?:async|static|get|set|private|protected|readonly|override|abstract) )*[#\w]+(?:<.*>)?\(.*[{;]`)
)

// classes counts the methods of the classes of a TypeScript file.
func (l *lengths) classes(path string) error {
	source, err := os.ReadFile(path)
	for _, c := range class.FindAllSubmatch(source, -1) {
		l.methods[filepath.Dir(path)+"."+string(c[1])] += len(method.FindAll(c[0], -1))
	}
	return err
}
