package physics

// CollideMonolith is for the tests outside the package.
func CollideMonolith(a, b *Body) Manifold { return collideMonolith(a, b) }
