package scene

import "math"

// The nine samples of Box2D-Lite. Bodies and joints keep the original's order, which determines the order of
// contacts and joints in the solver.

func (s *Scene) ground() int { return s.box(static, 100, 20, 0, -10, 0) }

func singleBox() *Scene {
	s := newScene("single-box")
	s.ground()
	s.box(200, 1, 1, 0, 4, 0)
	return s
}

func pendulum() *Scene {
	s := newScene("pendulum")
	ground := s.ground()
	bob := s.box(100, 1, 1, 9, 11, 0)
	s.pin(ground, bob, 0, 11)
	return s
}

func varyingFriction() *Scene {
	s := newScene("varying-friction")
	s.ground()
	s.box(static, 13, 0.25, -2, 11, -0.25)
	s.box(static, 0.25, 1, 5.25, 9.5, 0)
	s.box(static, 13, 0.25, 2, 7, 0.25)
	s.box(static, 0.25, 1, -5.25, 5.5, 0)
	s.box(static, 13, 0.25, -2, 3, -0.25)
	for i, friction := range []float64{0.75, 0.5, 0.35, 0.1, 0} {
		b := s.box(25, 0.5, 0.5, -7.5+2*float64(i), 14, 0)
		s.Bodies[b].Friction = friction
	}
	return s
}

// verticalStack is a stack of slightly misaligned boxes. Their positions come from a generator of random
// numbers that is the same everywhere.
func verticalStack() *Scene {
	s := newScene("vertical-stack")
	s.ground()
	const most = 1<<31 - 1
	seed := uint32(12345)
	for i := range 10 {
		seed = (1103515245*seed + 12345) & most
		x := float64((0.1-(-0.1))*(float64(seed)/most)) + -0.1
		s.box(1, 1, 1, x, 0.51+float64(1.05*float64(i)), 0)
	}
	return s
}

func pyramid12() *Scene {
	s := newScene("pyramid")
	s.ground()
	for row := range 12 {
		for k := range 12 - row {
			s.box(10, 1, 1, -6+0.5625*float64(row)+1.125*float64(k), 0.75+2*float64(row), 0)
		}
	}
	return s
}

func teeter() *Scene {
	s := newScene("teeter")
	ground := s.ground()
	plank := s.box(100, 12, 0.25, 0, 1, 0)
	s.box(25, 0.5, 0.5, -5, 2, 0)
	s.box(25, 0.5, 0.5, -5.5, 2, 0)
	s.box(100, 1, 1, 5.5, 15, 0)
	s.pin(ground, plank, 0, 1)
	return s
}

// spring returns the softness (1/kg) and the bias factor of a joint that acts as a damped spring on a mass
// (kg), for steps of dt (s). The spring is solved by the implicit Euler method.
func spring(mass, frequency, dampingRatio, dt float64) (softness, biasFactor float64) {
	omega := 2 * math.Pi * frequency
	damping := 2 * mass * dampingRatio * omega // N s/m
	stiffness := mass * omega * omega          // N/m
	softness = 1 / (damping + float64(dt*stiffness))
	return softness, float64(dt*stiffness) / (damping + float64(dt*stiffness))
}

func suspensionBridge() *Scene {
	s := newScene("suspension-bridge")
	ground := s.ground()
	const planks, mass = 15, 50
	softness, biasFactor := spring(mass, 2, 0.7, s.DT)
	for i := range planks {
		s.box(mass, 1, 0.25, -8.5+1.25*float64(i), 5, 0)
	}
	for i := range planks + 1 {
		a, b := ground+i, ground+i+1
		if i == planks {
			b = ground
		}
		j := s.pin(a, b, -9.125+1.25*float64(i), 5)
		j.Softness, j.BiasFactor = softness, biasFactor
	}
	return s
}

func dominos() *Scene {
	s := newScene("dominos")
	ground := s.ground()
	s.box(static, 12, 0.5, -1.5, 10, 0)
	for i := range 10 {
		b := s.box(10, 0.2, 2, -6+float64(i), 11.125, 0)
		s.Bodies[b].Friction = 0.1
	}
	s.box(static, 14, 0.5, 1, 6, 0.3)
	post := s.box(static, 0.5, 3, -7, 4, 0)
	teeter := s.box(20, 12, 0.25, -0.9, 1, 0)
	ball := s.box(10, 0.5, 0.5, -10, 15, 0)
	cup := s.box(20, 2, 2, 6, 2.5, 0)
	s.Bodies[cup].Friction = 0.1
	lid := s.box(10, 2, 0.2, 6, 3.6, 0)
	s.pin(ground, teeter, -2, 1)
	s.pin(post, ball, -7, 15)
	s.pin(ground, cup, 6, 2.6)
	s.pin(cup, lid, 7, 3.5)
	return s
}

func multiPendulum() *Scene {
	s := newScene("multi-pendulum")
	last := s.ground()
	const mass, y = 10, 12
	softness, biasFactor := spring(mass, 4, 0.7, s.DT)
	for i := range 15 {
		b := s.box(mass, 0.75, 0.25, 0.5+float64(i), y, 0)
		j := s.pin(last, b, float64(i), y)
		j.Softness, j.BiasFactor = softness, biasFactor
		last = b
	}
	return s
}
