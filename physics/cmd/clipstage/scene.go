package main

import (
	"flag"
	"io"
	"strings"

	"github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/physics/internal/cases"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	shapes "github.com/clipstage/clipstage/physics/shape/preset"
)

func runScene(args []string, out, errs io.Writer) int {
	args, status, ok := readFlags("scene", args, out, errs, func(*flag.FlagSet) {})
	if !ok {
		return status
	}
	if len(args) != 1 {
		tell(errs, "clipstage scene: want the name of one scene, one of: %s", sceneNames())
		return statusUnreadable
	}
	if p, ok := preset.Find(args[0]); ok {
		out.Write(p.Pair().Text())
		return statusOK
	}
	if p, ok := shapes.Find(args[0]); ok {
		out.Write(p.Text())
		return statusOK
	}
	world, ok := cases.SampleOf(args[0])
	if !ok {
		tell(errs, "clipstage scene: no scene %q; there is: %s; and demo1 to demo9, as the reference data call the first nine", args[0], sceneNames())
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
	var names []string
	for _, w := range scene.Worlds {
		names = append(names, w.ID)
	}
	for _, list := range preset.All {
		for _, p := range list {
			names = append(names, p.ID)
		}
	}
	for _, p := range shapes.All {
		names = append(names, p.ID)
	}
	return strings.Join(names, ", ")
}
