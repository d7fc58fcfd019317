package main

import (
	"io"
	"os"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

// runScene writes a named scene in the form that the page reads.
func runScene(args []string, out, errs io.Writer) int {
	if len(args) == 1 && wantsHelp(args[0]) {
		printUsage(out)
		return statusOK
	}
	if len(args) != 1 {
		tell(errs, "clipstage scene: want the name of one scene, one of: %s", sceneNames())
		return statusUnreadable
	}
	world, ok := scene.WorldByID(args[0])
	if !ok {
		tell(errs, "clipstage scene: no scene %q; there is: %s", args[0], sceneNames())
		return statusUnreadable
	}
	text, err := codec.Encode(world.Scene())
	if err != nil {
		tell(errs, "clipstage scene: %v", err)
		return statusUnreadable
	}
	out.Write(text)
	return statusOK
}

func sceneNames() string {
	names := make([]string, len(scene.Worlds))
	for i, w := range scene.Worlds {
		names[i] = w.ID
	}
	return strings.Join(names, ", ")
}

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
		tell(out, "%s: bodies %d, joints %d", name, len(s.Bodies), len(s.Joints))
	}
	return status
}

func readScene(name string, in io.Reader) (*scene.Scene, error) {
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err.(*os.PathError).Err
		}
		defer f.Close()
		in = f
	}
	// One byte more than a scene may have, so that Decode sees that there are more.
	text, err := io.ReadAll(io.LimitReader(in, codec.MaxSize+1))
	if err != nil {
		return nil, err
	}
	return codec.Decode(text)
}
