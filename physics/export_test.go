package physics

// CollideMonolith is for the tests outside the package.
var CollideMonolith = collideMonolith
