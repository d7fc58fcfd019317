package main

import (
	"fmt"
	"io"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

// runCheck reads scenes as strictly as the page does, and tells what is wrong.
func runCheck(args []string, in io.Reader, out, errs io.Writer) (status int) {
	if len(args) == 1 && wantsHelp(args[0]) {
		printUsage(out)
		return statusOK
	}
	if len(args) == 0 {
		tell(errs, "clipstage check: want files of scenes, or - for standard input")
		return statusUnreadable
	}
	for _, name := range args {
		s, err := readScene(name, in)
		if err != nil {
			tell(errs, "clipstage check: %s: %v", name, err)
			status = statusUnreadable
			continue
		}
		happens := ""
		if len(s.Edits)+len(s.Changes) > 0 {
			happens = fmt.Sprintf(", edits %d, changes %d", len(s.Edits), len(s.Changes))
		}
		tell(out, "%s: bodies %d, joints %d%s", name, len(s.Bodies), len(s.Joints), happens)
	}
	return status
}

func readScene(name string, in io.Reader) (*scene.Scene, error) {
	f, err := openFile(name, in)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	// One byte more than a scene may have, so that Decode sees that there are more.
	text, err := io.ReadAll(io.LimitReader(f, codec.MaxSize+1))
	if err != nil {
		return nil, err
	}
	return codec.Decode(text)
}
