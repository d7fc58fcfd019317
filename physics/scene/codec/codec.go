// Package codec reads scenes as JSON, in the form that scene.schema.json describes and
// scene.Scene.Text writes. It is for the command line and for tests: a browser parses JSON
// itself, and hands over the object.
package codec

import "github.com/clipstage/clipstage/physics/scene"

// MaxSize is how long a scene's text may be, in bytes: several times what the largest
// scene needs.
const MaxSize = 32 << 20

// Encode returns the scene's text. An error is Validate's.
func Encode(s *scene.Scene) ([]byte, error) { return s.Text() }
