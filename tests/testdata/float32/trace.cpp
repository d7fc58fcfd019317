// Traces the pairs of standard input, a JSON object a line, by the listing's Collide in single precision:
//
//	g++ -O1 -ffp-contract=off -o trace trace.cpp && zcat ../pairs.jsonl.gz | ./trace > trace.jsonl
//
// With -DREAL=double it does so in double precision. The listing lacks what stands here: its types, and a program.
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
inline ChReal dot(const ChVector2& a, const ChVector2& b) { return a.x * b.x + a.y * b.y; }
inline ChReal Abs(ChReal a) { return a > ChReal(0.0) ? a : -a; }
inline ChReal Sign(ChReal a) { return a < ChReal(0.0) ? ChReal(-1.0) : ChReal(1.0); }
inline ChVector2 Abs(const ChVector2& a) { return ChVector2(Abs(a.x), Abs(a.y)); }

struct ChMat22
{
	ChVector2 col1, col2;
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
	ChVector2 position, width;
	ChReal rotation;
};

int Collide(Contact* contacts, chLiteBody* bodyA, chLiteBody* bodyB);
}

const int DIGITS = sizeof(REAL) == 4 ? 9 : 17; // which give the same bits back
#include "listing.h"

static void numbers(const char* line, const char* name, Chan::ChReal* into, int n)
{
	const char* at = strstr(line, name);
	if (!at)
	{
		fprintf(stderr, "a case has no %s\n", name);
		exit(2);
	}
	for (at += strlen(name); n > 0; --n, ++at) *into++ = Chan::ChReal(strtod(at, (char**)&at));
}

int main()
{
	static char line[1 << 16];
	while (fgets(line, sizeof line, stdin))
	{
		Chan::chLiteBody a, b;
		numbers(line, "\"wA\":[", &a.width.x, 2), numbers(line, "\"pA\":[", &a.position.x, 2), numbers(line, "\"rA\":", &a.rotation, 1);
		numbers(line, "\"wB\":[", &b.width.x, 2), numbers(line, "\"pB\":[", &b.position.x, 2), numbers(line, "\"rB\":", &b.rotation, 1);
		Chan::Contact contacts[2];
		int n = Chan::Collide(contacts, &a, &b);
		printf("{\"id\":%d,", atoi(strstr(line, "\"id\":") + 5));
		trace.print();
		printf(",\"out\":{\"n\":%d,\"contacts\":[", n);
		for (int i = 0; i < n; ++i)
		{
			Chan::Contact& c = contacts[i];
			printf("%s{\"p\":[%.*g,%.*g],\"n\":[%.*g,%.*g],\"s\":%.*g,", i ? "," : "", DIGITS, c.position.x, DIGITS, c.position.y,
				DIGITS, c.normal.x, DIGITS, c.normal.y, DIGITS, c.separation);
			Record::feature(c.feature);
			printf(",\"key\":%u}", (unsigned)c.feature.value);
		}
		printf("]}}\n");
	}
}
