module github.com/clipstage/clipstage

go 1.26.0
