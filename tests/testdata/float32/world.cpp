// Traces the scenes of standard input, a JSON object a line, in single precision: Box2D-Lite's world, contacts and joints around
// the listing's Collide.
//
//	g++ -O1 -ffp-contract=off -o world world.cpp && zcat ../scenes.jsonl.gz | ./world > world.jsonl
//
// With -DREAL=double it does so in double precision. Copyright (c) 2006-2009, 2019 Erin Catto, MIT License (see LICENSE).
#include "types.h"
#include "listing.h"
#include <map>
#include <utility>
#include <vector>

using namespace Chan;
typedef ChReal Real;
typedef ChVector2 Vec2;

static bool accumulate, warmStart, correct;

static void push(chLiteBody* b, Real sign, const Vec2& r, const Vec2& P)
{
	b->velocity = b->velocity + sign * b->invMass * P;
	b->angularVelocity += sign * b->invI * cross(r, P);
}

static Vec2 slip(const chLiteBody* a, const chLiteBody* b, const Vec2& r1, const Vec2& r2)
{
	return b->velocity + cross(b->angularVelocity, r2) - a->velocity - cross(a->angularVelocity, r1);
}

struct Point : Contact
{
	Vec2 r1, r2;
	Real Pn, Pt, massNormal, massTangent, bias;
	Real startPn, startPt; // what the step begins with: the trace alone reads it
};

struct Arbiter
{
	chLiteBody *a, *b;
	Point points[2];
	int count;
	Real friction;

	Arbiter() : count(0) {}

	void update(const Contact* found, int n)
	{
		Point merged[2];
		for (int i = 0; i < n; ++i)
		{
			(Contact&)merged[i] = found[i];
			merged[i].Pn = merged[i].Pt = 0;
			for (int k = 0; k < count; ++k)
				if (warmStart && points[k].feature.value == found[i].feature.value) merged[i].Pn = points[k].Pn, merged[i].Pt = points[k].Pt;
			merged[i].startPn = merged[i].Pn, merged[i].startPt = merged[i].Pt;
		}
		for (count = 0; count < n; ++count) points[count] = merged[count];
	}

	static Real mass(Real sum, const chLiteBody* a, const chLiteBody* b, const Vec2& r1, const Vec2& r2, const Vec2& along)
	{
		Real d1 = dot(r1, along), d2 = dot(r2, along);
		return Real(1.0) / (sum + a->invI * (dot(r1, r1) - d1 * d1) + b->invI * (dot(r2, r2) - d2 * d2));
	}

	void preStep(Real invDT)
	{
		for (int i = 0; i < count; ++i)
		{
			Point& c = points[i];
			c.r1 = c.position - a->position, c.r2 = c.position - b->position;
			Vec2 tangent(c.normal.y, -c.normal.x);
			c.massNormal = mass(a->invMass + b->invMass, a, b, c.r1, c.r2, c.normal);
			c.massTangent = mass(a->invMass + b->invMass, a, b, c.r1, c.r2, tangent);
			Real deep = c.separation + Real(0.01);
			c.bias = correct ? -Real(0.2) * invDT * (deep < 0 ? deep : 0) : 0;
			if (accumulate) apply(c, c.Pn * c.normal + c.Pt * tangent);
		}
	}

	void apply(const Point& c, const Vec2& P) { push(a, -1, c.r1, P), push(b, 1, c.r2, P); }

	void solve()
	{
		for (int i = 0; i < count; ++i)
		{
			Point& c = points[i];
			Vec2 tangent(c.normal.y, -c.normal.x);
			Real dPn = c.massNormal * (-dot(slip(a, b, c.r1, c.r2), c.normal) + c.bias), was = c.Pn;
			if (accumulate) c.Pn = was + dPn > 0 ? was + dPn : 0, dPn = c.Pn - was;
			else dPn = dPn > 0 ? dPn : 0;
			apply(c, dPn * c.normal);
			Real dPt = -c.massTangent * dot(slip(a, b, c.r1, c.r2), tangent), most = friction * (accumulate ? c.Pn : dPn);
			was = accumulate ? c.Pt : 0;
			Real now = was + dPt;
			now = now > most ? most : now < -most ? -most : now;
			if (accumulate) c.Pt = now;
			apply(c, (now - was) * tangent);
		}
	}
};

struct Joint
{
	chLiteBody *a, *b;
	Vec2 local1, local2, r1, r2, P, bias, start;
	ChMat22 M;
	Real softness, factor;

	void preStep(Real invDT)
	{
		r1 = ChMat22(a->rotation) * local1, r2 = ChMat22(b->rotation) * local2;
		Real sum = a->invMass + b->invMass, i1 = a->invI, i2 = b->invI;
		Real k11 = sum + i1 * r1.y * r1.y + i2 * r2.y * r2.y + softness, k22 = sum + i1 * r1.x * r1.x + i2 * r2.x * r2.x + softness;
		Real k12 = -i1 * r1.x * r1.y - i2 * r2.x * r2.y, det = Real(1.0) / (k11 * k22 - k12 * k12);
		M = ChMat22(Vec2(det * k22, -det * k12), Vec2(-det * k12, det * k11));
		bias = correct ? -factor * invDT * (b->position + r2 - a->position - r1) : Vec2(0, 0);
		if (warmStart) push(a, -1, r1, P), push(b, 1, r2, P);
		else P = Vec2(0, 0);
		start = P;
	}

	void solve()
	{
		Vec2 p = M * (bias - slip(a, b, r1, r2) - softness * P);
		push(a, -1, r1, p), push(b, 1, r2, p);
		P = P + p;
	}
};

struct World
{
	std::vector<chLiteBody> bodies;
	std::vector<Joint> joints;
	std::map<std::pair<int, int>, Arbiter> arbiters;
	Vec2 gravity;
	Real dt, iterations;

	void step()
	{
		for (size_t i = 0; i < bodies.size(); ++i)
			for (size_t j = i + 1; j < bodies.size(); ++j)
			{
				chLiteBody &a = bodies[i], &b = bodies[j];
				if (a.invMass == 0 && b.invMass == 0) continue;
				Contact found[2];
				int n = Collide(found, &a, &b);
				std::pair<int, int> key(i, j);
				if (n == 0) { arbiters.erase(key); continue; }
				if (!arbiters.count(key)) arbiters[key].a = &a, arbiters[key].b = &b, arbiters[key].friction = std::sqrt(a.friction * b.friction);
				arbiters[key].update(found, n);
			}
		for (auto& b : bodies)
		{
			if (b.invMass == 0) continue;
			b.velocity = b.velocity + dt * (gravity + b.invMass * b.force);
			b.angularVelocity += dt * b.invI * b.torque;
		}
		for (auto& arb : arbiters) arb.second.preStep(1 / dt);
		for (auto& j : joints) j.preStep(1 / dt);
		for (int i = 0; i < int(iterations); ++i)
		{
			for (auto& arb : arbiters) arb.second.solve();
			for (auto& j : joints) j.solve();
		}
		for (auto& b : bodies)
		{
			b.position = b.position + dt * b.velocity, b.rotation += dt * b.angularVelocity;
			b.force = Vec2(0, 0), b.torque = 0;
		}
	}

	void print(int step)
	{
		printf("{\"step\":%d,\"bodies\":", step);
		const char* comma = "[";
		for (auto& b : bodies)
		{
			printf("%s[%.*g,%.*g,%.*g,%.*g,%.*g,%.*g]", comma, DIGITS, b.position.x, DIGITS, b.position.y, DIGITS, b.rotation, DIGITS, b.velocity.x, DIGITS, b.velocity.y, DIGITS, b.angularVelocity);
			comma = ",";
		}
		printf("],\"numArbiters\":%d", int(arbiters.size()));
		if (step <= 60)
		{
			printf(",\"arbiters\":[");
			comma = "";
			for (auto& arb : arbiters)
			{
				printf("%s{\"b\":[%d,%d],\"c\":[", comma, arb.first.first, arb.first.second);
				for (int i = 0; i < arb.second.count; ++i)
				{
					Point& c = arb.second.points[i];
					printf("%s[%u,%.*g,%.*g,%.*g]", i ? "," : "", (unsigned)c.feature.value, DIGITS, c.Pn, DIGITS, c.Pt, DIGITS, c.separation);
				}
				printf("],\"start\":[");
				for (int i = 0; i < arb.second.count; ++i)
				{
					Point& c = arb.second.points[i];
					printf("%s[%.*g,%.*g]", i ? "," : "", DIGITS, c.startPn, DIGITS, c.startPt);
				}
				printf("]}");
				comma = ",";
			}
			printf("]");
		}
		for (size_t i = 0; i < joints.size(); ++i) printf("%s[%.*g,%.*g]", i ? "," : ",\"jointP\":[", DIGITS, joints[i].P.x, DIGITS, joints[i].P.y);
		for (size_t i = 0; i < joints.size(); ++i) printf("%s[%.*g,%.*g]", i ? "," : "],\"jointStart\":[", DIGITS, joints[i].start.x, DIGITS, joints[i].start.y);
		printf(joints.empty() ? "}" : "]}");
	}
};

// list returns the place behind the [ of a list of objects that hold no others, and next the next of these, or null.
static const char* list(const char* line, const char* name)
{
	const char* at = strstr(line, name);
	return at ? strchr(at, '[') + 1 : "";
}
static const char* next(const char* at) { return *at == ',' ? at + 1 : *at == '{' ? at : 0; }

// flags reads the switches of an object.
static void flags(const char* at)
{
	bool* into[] = {&accumulate, &warmStart, &correct};
	const char* names[] = {"\"accumulateImpulses\":t", "\"warmStarting\":t", "\"positionCorrection\":t"};
	for (int i = 0; i < 3; ++i)
	{
		const char* found = strstr(at, names[i]);
		*into[i] = found && found < strchr(at, '}');
	}
}

int main()
{
	static char line[1 << 20];
	while (fgets(line, sizeof line, stdin))
	{
		World w;
		flags(strstr(line, "\"flags\":"));
		numbers(line, "\"gravity\":[", &w.gravity.x, 2), numbers(line, "\"iterations\":", &w.iterations, 1), numbers(line, "\"dt\":", &w.dt, 1);
		for (const char* at = list(line, "\"bodies\":["); (at = next(at)); at = strchr(at, '}') + 1)
		{
			chLiteBody b;
			Real mass = 0;
			numbers(at, "\"w\":[", &b.width.x, 2), numbers(at, "\"friction\":", &b.friction, 1), numbers(at, "\"p\":[", &b.position.x, 2);
			numbers(at, "\"r\":", &b.rotation, 1), numbers(at, "\"v\":[", &b.velocity.x, 2), numbers(at, "\"av\":", &b.angularVelocity, 1);
			numbers(at, "\"f\":[", &b.force.x, 2), numbers(at, "\"tq\":", &b.torque, 1), numbers(at, "\"mass\":", &mass, 1); // null is 0
			b.invMass = mass > 0 ? 1 / mass : 0;
			b.invI = mass > 0 ? 1 / (mass * dot(b.width, b.width) / Real(12.0)) : 0;
			w.bodies.push_back(b);
		}
		for (const char* at = list(line, "\"joints\":["); (at = next(at)); at = strchr(at, '}') + 1)
		{
			Joint j;
			Real which[2];
			numbers(at, "\"b1\":", which, 1), numbers(at, "\"b2\":", which + 1, 1), numbers(at, "\"localAnchor1\":[", &j.local1.x, 2), numbers(at, "\"localAnchor2\":[", &j.local2.x, 2);
			numbers(at, "\"softness\":", &j.softness, 1), numbers(at, "\"biasFactor\":", &j.factor, 1);
			j.a = &w.bodies[int(which[0])], j.b = &w.bodies[int(which[1])], j.P = Vec2(0, 0);
			w.joints.push_back(j);
		}
		const char* name = strstr(line, "\"name\":\"");
		printf("{%.*s,\"checkpoints\":[", int(strchr(name + 8, '"') + 1 - name), name);
		const char* comma = "";
		int step = 0;
		for (const char* at = strstr(line, "\"checkpoints\":["); (at = strstr(at, "\"step\":")); ++at)
		{
			Real until;
			for (numbers(at, "\"step\":", &until, 1); step < int(until); w.step())
			{
				++step;
				for (const char* e = list(line, "\"events\":["); (e = next(e)); e = strchr(e, '}') + 1)
					if (atoi(strstr(e, "\"beforeStep\":") + 13) == step) flags(e);
			}
			printf("%s", comma);
			w.print(step);
			comma = ",";
		}
		printf("]}\n");
	}
}
