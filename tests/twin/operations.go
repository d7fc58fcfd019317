package twin

import "math"

// Operation is an operation on one or two numbers that compilers may implement differently.
type Operation struct {
	Name string
	bits func(x, y float64) uint64
}

// Operations lists the engine's operations of arithmetic and of package math. It also has sums and products
// that a compiler could change if it treated floats as real numbers: by fusing, reordering, or multiplying by
// an inverse instead of dividing.
var Operations = []Operation{
	{"+", numberOf(func(x, y float64) float64 { return x + y })},
	{"-", numberOf(func(x, y float64) float64 { return x - y })},
	{"*", numberOf(func(x, y float64) float64 { return x * y })},
	{"/", numberOf(func(x, y float64) float64 { return x / y })},
	{"x*y + 0.1", numberOf(func(x, y float64) float64 { return x*y + 0.1 })},
	{"x*x - y*y", numberOf(func(x, y float64) float64 { return x*x - y*y })},
	{"x*y - y*0.3 + x", numberOf(func(x, y float64) float64 { return x*y - y*0.3 + x })},
	{"(x+y) - x", numberOf(func(x, y float64) float64 { return (x + y) - x })},
	{"0.1 + x + 0.2 + y + 0.3", numberOf(func(x, y float64) float64 { return 0.1 + x + 0.2 + y + 0.3 })},
	{"x*y/y", numberOf(func(x, y float64) float64 { return x * y / y })},
	{"x/3 + y/3", numberOf(func(x, y float64) float64 { return x/3 + y/3 })},
	{"x + 0", numberOf(func(x, _ float64) float64 { return x + 0 })},
	{"x - x", numberOf(func(x, _ float64) float64 { return x - x })},
	{"0 * x", numberOf(func(x, _ float64) float64 { return 0 * x })},
	{"-x", numberOf(func(x, _ float64) float64 { return -x })},
	{"sum", numberOf(sum)},
	{"dot", numberOf(dot)},
	{"compare", compare},
	{"min", numberOf(func(x, y float64) float64 { return min(x, y) })},
	{"max", numberOf(func(x, y float64) float64 { return max(x, y) })},
	{"clamp", numberOf(func(x, y float64) float64 { return max(-1, min(x, y, 1)) })},
	{"math.Min", numberOf(math.Min)},
	{"math.Max", numberOf(math.Max)},
	{"math.Abs", numberOf(func(x, _ float64) float64 { return math.Abs(x) })},
	{"math.Copysign", numberOf(math.Copysign)},
	{"math.Sqrt", numberOf(func(x, _ float64) float64 { return math.Sqrt(x) })},
	{"math.Sqrt(x*y)", numberOf(func(x, y float64) float64 { return math.Sqrt(x * y) })},
	{"math.Floor", numberOf(func(x, _ float64) float64 { return math.Floor(x) })},
	{"math.Ceil", numberOf(func(x, _ float64) float64 { return math.Ceil(x) })},
	{"math.Trunc", numberOf(func(x, _ float64) float64 { return math.Trunc(x) })},
	{"math.Round", numberOf(func(x, _ float64) float64 { return math.Round(x) })},
	{"math.Sin", numberOf(func(x, _ float64) float64 { return math.Sin(x) })},
	{"math.Cos", numberOf(func(x, _ float64) float64 { return math.Cos(x) })},
	{"math.Sincos", numberOf(func(x, _ float64) float64 { s, c := math.Sincos(x); return s - 2*c })},
	{"math.Atan2", numberOf(math.Atan2)},
	{"math.Hypot", numberOf(math.Hypot)},
	{"math.Remainder", numberOf(math.Remainder)},
	{"math.Mod", numberOf(math.Mod)},
	{"math.Ldexp", numberOf(func(x, y float64) float64 { return math.Ldexp(x, small(y)) })},
	{"math.Frexp", numberOf(func(x, _ float64) float64 { fraction, exponent := math.Frexp(x); return fraction + float64(exponent) })},
	{"math.Float32frombits", numberOf(func(x, _ float64) float64 { return float64(math.Float32frombits(uint32(math.Float64bits(x) >> 32))) })},
	{"math.Pow10", numberOf(func(x, _ float64) float64 { return math.Pow10(small(x)) })},
	{"math.FMA", numberOf(func(x, y float64) float64 { return math.FMA(x, y, 0.1) })},
	{"math.IsNaN, math.IsInf, math.Signbit", func(x, y float64) uint64 {
		return flag(math.IsNaN(x)) | flag(math.IsInf(x, 0))<<1 | flag(math.IsInf(y, -1))<<2 | flag(x == x && math.Signbit(x))<<3
	}},
	{"to int32", func(x, _ float64) uint64 {
		if math.Abs(x) < 1<<31 {
			return uint64(int32(x))
		}
		return 0
	}},
	{"to uint32", func(x, _ float64) uint64 {
		if x >= 0 && x < 1<<32 {
			return uint64(uint32(x))
		}
		return 0
	}},
	{"to int64", func(x, _ float64) uint64 {
		if math.Abs(x) < 1<<62 { // TinyGo rounds the largest number below 1<<63 up
			return uint64(int64(x))
		}
		return 0
	}},
	{"from int64", func(x, _ float64) uint64 { return number(float64(int64(math.Float64bits(x)))) }},
	{"from uint64", func(x, _ float64) uint64 { return number(float64(math.Float64bits(x))) }},
	{"to float32", func(x, _ float64) uint64 { return number(float64(float32(x))) }},
}

func numberOf(operation func(x, y float64) float64) func(x, y float64) uint64 {
	return func(x, y float64) uint64 { return number(operation(x, y)) }
}

// number returns the bits of f. All NaNs count as one, because neither Go nor WebAssembly defines their bits.
func number(f float64) uint64 {
	if f != f {
		f = math.NaN()
	}
	return math.Float64bits(f)
}

// compare returns a bit for each comparison, and a bit for the negation of each of <, <=, > and >=.
func compare(x, y float64) uint64 {
	return flag(x < y) | flag(x <= y)<<1 | flag(x > y)<<2 | flag(x >= y)<<3 | flag(x == y)<<4 | flag(x != y)<<5 |
		flag(!(x < y))<<6 | flag(!(x <= y))<<7 | flag(!(x > y))<<8 | flag(!(x >= y))<<9
}

// sum and dot are loops that a compiler could vectorize.
func sum(x, y float64) (sum float64) {
	for _, f := range [...]float64{x, y, 0.1, x, 1e-3, y, -x, 7, y, x, 1e9, -y} {
		sum += f
	}
	return sum
}

func dot(x, y float64) (sum float64) {
	a, b := [...]float64{x, y, 3, 1e5, -x, y, 0.7, x}, [...]float64{0.1, y, x, 1e-5, 3, y, 1, x}
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

// small returns x as an exponent, or 0 if x is NaN or not between -400 and 400.
func small(x float64) int {
	if !(math.Abs(x) < 400) {
		return 0
	}
	return int(x)
}

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
