// The types that the listing uses, as in Box2D-Lite, of float or of another type; and reading of JSON.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifndef REAL
#define REAL float
#endif

namespace Chan
{
typedef REAL ChReal;

struct ChVector2
{
	ChReal x, y;
	ChVector2() {}
	ChVector2(ChReal x, ChReal y) : x(x), y(y) {}
	void Set(ChReal x_, ChReal y_) { x = x_, y = y_; }
	ChVector2 operator-() const { return ChVector2(-x, -y); }
};

inline ChVector2 operator+(const ChVector2& a, const ChVector2& b) { return ChVector2(a.x + b.x, a.y + b.y); }
inline ChVector2 operator-(const ChVector2& a, const ChVector2& b) { return ChVector2(a.x - b.x, a.y - b.y); }
inline ChVector2 operator*(ChReal s, const ChVector2& v) { return ChVector2(s * v.x, s * v.y); }
inline ChReal cross(const ChVector2& a, const ChVector2& b) { return a.x * b.y - a.y * b.x; }
inline ChVector2 cross(ChReal s, const ChVector2& a) { return ChVector2(-s * a.y, s * a.x); }
inline ChReal dot(const ChVector2& a, const ChVector2& b) { return a.x * b.x + a.y * b.y; }
inline ChReal Abs(ChReal a) { return a > ChReal(0.0) ? a : -a; }
inline ChReal Sign(ChReal a) { return a < ChReal(0.0) ? ChReal(-1.0) : ChReal(1.0); }
inline ChVector2 Abs(const ChVector2& a) { return ChVector2(Abs(a.x), Abs(a.y)); }

struct ChMat22
{
	ChVector2 col1, col2;
	ChMat22() {}
	ChMat22(const ChVector2& col1, const ChVector2& col2) : col1(col1), col2(col2) {}
	ChMat22(ChReal angle)
	{
		ChReal c = std::cos(angle), s = std::sin(angle);
		col1 = ChVector2(c, s), col2 = ChVector2(-s, c);
	}
	ChMat22 Transpose() const { return ChMat22(ChVector2(col1.x, col2.x), ChVector2(col1.y, col2.y)); }
};

inline ChVector2 operator*(const ChMat22& A, const ChVector2& v)
{
	return ChVector2(A.col1.x * v.x + A.col2.x * v.y, A.col1.y * v.x + A.col2.y * v.y);
}
inline ChMat22 operator*(const ChMat22& A, const ChMat22& B) { return ChMat22(A * B.col1, A * B.col2); }
inline ChMat22 Abs(const ChMat22& A) { return ChMat22(Abs(A.col1), Abs(A.col2)); }

template <typename T> inline void Swap(T& a, T& b) { T t = a; a = b, b = t; }

// The edges and the number are the same four bytes: keys are compared by value.
union FeaturePair
{
	struct Edges { char inEdge1, outEdge1, inEdge2, outEdge2; } e;
	int value;
};

struct Contact
{
	ChVector2 position, normal;
	ChReal separation;
	FeaturePair feature;
};

struct chLiteBody
{
	ChVector2 position, width, velocity, force;
	ChReal rotation, angularVelocity, torque, friction, invMass, invI;
};

int Collide(Contact* contacts, chLiteBody* bodyA, chLiteBody* bodyB);
}

const int DIGITS = sizeof(REAL) == 4 ? 9 : 17; // decimal digits from which the same bits are read back

// numbers reads the n numbers that stand behind a name.
static inline void numbers(const char* line, const char* name, Chan::ChReal* into, int n)
{
	const char* at = strstr(line, name);
	if (!at)
	{
		fprintf(stderr, "a case has no %s\n", name);
		exit(2);
	}
	for (at += strlen(name); n > 0; --n, ++at) *into++ = Chan::ChReal(strtod(at, (char**)&at));
}
