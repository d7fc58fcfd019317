package main

import (
	"io"
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
