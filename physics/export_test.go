package physics

import (
	"math"
	"reflect"
)

func CollideMonolith(a, b *Body) Manifold { return collideMonolith(a, b) }

// MinusZero returns a static body far below the others. Its x, angle and velocities are -0, and a step keeps them.
func MinusZero() BodyDef {
	zero := math.Copysign(0, -1)
	return BodyDef{
		Width: Vec2{1, 1}, Mass: math.Inf(1), Position: Vec2{zero, -1000}, Angle: zero,
		Velocity: Vec2{zero, zero}, AngularVelocity: zero,
	}
}

// SameBits reports whether two values of one type hold the same bits in all fields: -0 differs from
// 0, and NaN equals NaN.
func SameBits(a, b any) bool { return sameBits(reflect.ValueOf(a), reflect.ValueOf(b)) }

func sameBits(a, b reflect.Value) bool {
	switch a.Kind() {
	case reflect.Float64:
		return math.Float64bits(a.Float()) == math.Float64bits(b.Float())
	case reflect.Struct:
		for i := range a.NumField() {
			if !sameBits(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !sameBits(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}

// Slippery reports whether the solver used the arithmetic clamp of friction in the last step.
func Slippery(w *World) bool { return w.lite.slippery }
