package pair

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
)

// Go returns a Go program that collides the pair and prints depth, normal and contacts. Each number has the
// fewest digits that restore its bits.
func (p *Pair) Go() []byte {
	g := goText(`package main

import (
	"fmt"
	"log"

	"github.com/clipstage/clipstage/physics/hull"
)

`)
	for _, of := range [...]struct {
		name  string
		shape *Shape
	}{{"A", &p.A}, {"B", &p.B}} {
		g.shape(of.name, of.shape)
	}
	g.add(`func main() {
	a, err := `)
	g.built("A", &p.A)
	g.add(`
	if err != nil {
		log.Fatal(err)
	}
	b, err := `)
	g.built("B", &p.B)
	g.add(`
	if err != nil {
		log.Fatal(err)
	}
	var c hull.Clipping
`)
	if p.Bias != nil {
		g.add("\tc.Bias = hull.Bias{Relative: ")
		g.number(p.Bias.Relative)
		g.add(", Absolute: ")
		g.number(p.Bias.Absolute)
		g.add("}\n")
	}
	g.add(`	c.Run(a, b, &poseA, &poseB)
	m := &c.Manifold
	fmt.Println(m.Depth, m.Normal)
	for _, contact := range m.Contacts[:m.Count] {
		fmt.Println(contact.Position, contact.Separation)
	}
}
`)
	return g
}

type goText []byte

func (g *goText) add(s string) { *g = append(*g, s...) }

func (g *goText) number(x float64) { *g = strconv.AppendFloat(*g, x, 'g', -1, 64) }

func (g *goText) vec(v hull.Vec3) {
	g.number(v.X)
	g.add(", ")
	g.number(v.Y)
	g.add(", ")
	g.number(v.Z)
}

func (g *goText) shape(name string, s *Shape) {
	g.add("var points" + name + " = []hull.Vec3{\n")
	for _, v := range s.Points {
		g.add("\t{")
		g.vec(v)
		g.add("},\n")
	}
	g.add("}\n\n")
	if s.Faces != nil {
		g.add("var faces" + name + " = [][]int32{\n")
		for _, face := range s.Faces {
			g.add("\t{")
			for i, corner := range face {
				if i > 0 {
					g.add(", ")
				}
				*g = strconv.AppendInt(*g, int64(corner), 10)
			}
			g.add("},\n")
		}
		g.add("}\n\n")
	}
	q := s.Pose.Rotation
	g.add("var pose" + name + " = hull.Pose{\n\tPosition: hull.Vec3{")
	g.vec(s.Pose.Position)
	g.add("},\n\tRotation: hull.Quat{")
	g.number(q.W)
	g.add(", ")
	g.vec(hull.Vec3{X: q.X, Y: q.Y, Z: q.Z})
	g.add("},\n}\n\n")
}

func (g *goText) built(name string, s *Shape) {
	if s.Tolerance > 0 {
		g.add("hull.Within(points" + name + ", ")
		if s.Faces != nil {
			g.add("faces" + name)
		} else {
			g.add("nil")
		}
		g.add(", ")
		g.number(s.Tolerance)
		g.add(")")
	} else if s.Faces != nil {
		g.add("hull.FromFaces(points" + name + ", faces" + name + ")")
	} else {
		g.add("hull.Build(points" + name + ")")
	}
}
