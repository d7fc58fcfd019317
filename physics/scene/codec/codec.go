// Package codec reads scenes from JSON, in the form of scene.schema.json, which scene.Scene.Text writes. Only
// the command line and tests need it: a browser parses JSON itself and passes the object.
package codec

import "github.com/clipstage/clipstage/physics/scene"

// MaxSize is the largest size of a scene's text, in bytes.
const MaxSize = 32 << 20

// Encode returns the scene's text, or the error of Validate.
func Encode(s *scene.Scene) ([]byte, error) { return s.Text() }
