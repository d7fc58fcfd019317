// Box2D-Lite's Collide, as a listing in a blog has it ("Box2D Lite - Collision", 22 January 2019), word for word but for
// the blog's comments, which are left out, and the calls of trace, which keep what a stage found.
// Copyright (c) 2006-2009, 2019 Erin Catto, MIT License (see LICENSE).

enum Axis
{
	FACE_A_X,
	FACE_A_Y,
	FACE_B_X,
	FACE_B_Y
};

enum EdgeNumbers
{
	NO_EDGE = 0,
	EDGE1,
	EDGE2,
	EDGE3,
	EDGE4
};

struct ClipVertex
{
	ClipVertex() { fp.value = 0; }

	Chan::ChVector2 v;
	Chan::FeaturePair fp;
};

#include "record.h"

inline void Flip(Chan::FeaturePair& fp)
{
	Chan::Swap(fp.e.inEdge1, fp.e.inEdge2);
	Chan::Swap(fp.e.outEdge1, fp.e.outEdge2);
}

int ClipSegmentToLine(ClipVertex vOut[2], ClipVertex vIn[2],
	const Chan::ChVector2& normal, Chan::ChReal offset, char clipEdge)
{
	int numOut = 0;

	Chan::ChReal distance0 = dot(normal, vIn[0].v) - offset;
	Chan::ChReal distance1 = dot(normal, vIn[1].v) - offset;

	if (distance0 <= Chan::ChReal(0.0)) vOut[numOut++] = vIn[0];
	if (distance1 <= Chan::ChReal(0.0)) vOut[numOut++] = vIn[1];

	if (distance0 * distance1 < Chan::ChReal(0.0))
	{
		Chan::ChReal interp = distance0 / (distance0 - distance1);
		vOut[numOut].v = vIn[0].v + interp * (vIn[1].v - vIn[0].v);

		if (distance0 > Chan::ChReal(0.0))
		{
			vOut[numOut].fp = vIn[0].fp;
			vOut[numOut].fp.e.inEdge1 = clipEdge;
			vOut[numOut].fp.e.inEdge2 = NO_EDGE;
		}
		else
		{
			vOut[numOut].fp = vIn[1].fp;
			vOut[numOut].fp.e.outEdge1 = clipEdge;
			vOut[numOut].fp.e.outEdge2 = NO_EDGE;
		}

		++numOut;
	}

	return numOut;
}

void ComputeIncidentEdge(ClipVertex c[2],
	const Chan::ChVector2& h,
	const Chan::ChVector2& pos,
	const Chan::ChMat22& Rot,
	const Chan::ChVector2& normal)
{
	Chan::ChMat22 RotT = Rot.Transpose();
	Chan::ChVector2 n = -(RotT * normal);
	Chan::ChVector2 nAbs = Abs(n);

	if (nAbs.x > nAbs.y)
	{
		if (Chan::Sign(n.x) > Chan::ChReal(0.0))
		{
			c[0].v.Set(h.x, -h.y);
			c[0].fp.e.inEdge2 = EDGE3;
			c[0].fp.e.outEdge2 = EDGE4;

			c[1].v.Set(h.x, h.y);
			c[1].fp.e.inEdge2 = EDGE4;
			c[1].fp.e.outEdge2 = EDGE1;
		}
		else
		{
			c[0].v.Set(-h.x, h.y);
			c[0].fp.e.inEdge2 = EDGE1;
			c[0].fp.e.outEdge2 = EDGE2;

			c[1].v.Set(-h.x, -h.y);
			c[1].fp.e.inEdge2 = EDGE2;
			c[1].fp.e.outEdge2 = EDGE3;
		}
	}
	else
	{
		if (Chan::Sign(n.y) > Chan::ChReal(0.0))
		{
			c[0].v.Set(h.x, h.y);
			c[0].fp.e.inEdge2 = EDGE4;
			c[0].fp.e.outEdge2 = EDGE1;

			c[1].v.Set(-h.x, h.y);
			c[1].fp.e.inEdge2 = EDGE1;
			c[1].fp.e.outEdge2 = EDGE2;
		}
		else
		{
			c[0].v.Set(-h.x, -h.y);
			c[0].fp.e.inEdge2 = EDGE2;
			c[0].fp.e.outEdge2 = EDGE3;

			c[1].v.Set(h.x, -h.y);
			c[1].fp.e.inEdge2 = EDGE3;
			c[1].fp.e.outEdge2 = EDGE4;
		}
	}

	c[0].v = pos + Rot * c[0].v;
	c[1].v = pos + Rot * c[1].v;
}

int Chan::Collide(Contact* contacts, chLiteBody* bodyA, chLiteBody* bodyB)
{
	Chan::ChVector2 hA = Chan::ChReal(0.5) * bodyA->width;
	Chan::ChVector2 hB = Chan::ChReal(0.5) * bodyB->width;

	ChVector2 posA = bodyA->position;
	ChVector2 posB = bodyB->position;

	ChMat22 RotA(bodyA->rotation), RotB(bodyB->rotation);

	ChMat22 RotAT = RotA.Transpose();
	ChMat22 RotBT = RotB.Transpose();

	ChVector2 dp = posB - posA;
	ChVector2 dA = RotAT * dp;
	ChVector2 dB = RotBT * dp;

	ChMat22 C = RotAT * RotB;

	ChMat22 absC = Abs(C);

	ChMat22 absCT = absC.Transpose();

	ChVector2 faceA = Abs(dA) - hA - absC * hB;
	trace.start(faceA);
	if (faceA.x > ChReal(0.0) || faceA.y > ChReal(0.0))
		return 0;

	ChVector2 faceB = Abs(dB) - absCT * hA - hB;
	trace.facesB(faceB);
	if (faceB.x > ChReal(0.0) || faceB.y > ChReal(0.0))
		return 0;

	Axis axis;
	ChReal t_separation;
	ChVector2 normal;

	axis = FACE_A_X;
	t_separation = faceA.x;

	normal = dA.x > ChReal(0.0) ? RotA.col1 : -RotA.col1;

	const ChReal relativeTol = ChReal(0.95);
	const ChReal absoluteTol = ChReal(0.01);

	if (faceA.y > relativeTol * t_separation + absoluteTol * hA.y)
	{
		axis = FACE_A_Y;
		t_separation = faceA.y;
		normal = dA.y > ChReal(0.0) ? RotA.col2 : -RotA.col2;
	}

	if (faceB.x > relativeTol * t_separation + absoluteTol * hB.x)
	{
		axis = FACE_B_X;
		t_separation = faceB.x;
		normal = dB.x > ChReal(0.0) ? RotB.col1 : -RotB.col1;
	}

	if (faceB.y > relativeTol * t_separation + absoluteTol * hB.y)
	{
		axis = FACE_B_Y;
		t_separation = faceB.y;
		normal = dB.y > ChReal(0.0) ? RotB.col2 : -RotB.col2;
	}

	ChVector2 frontNormal, sideNormal;
	ClipVertex incidentEdge[2];
	ChReal front, negSide, posSide;
	char negEdge, posEdge;

	switch (axis)
	{
	case FACE_A_X:
		{
			frontNormal = normal;
			front = dot(posA, frontNormal) + hA.x;

			sideNormal = RotA.col2;
			ChReal side = dot(posA, sideNormal);
			negSide = -side + hA.y;
			posSide = side + hA.y;
			negEdge = EDGE3;
			posEdge = EDGE1;

			ComputeIncidentEdge(incidentEdge, hB, posB, RotB, frontNormal);
		}
		break;
	case FACE_A_Y:
		{
			frontNormal = normal;
			front = dot(posA, frontNormal) + hA.y;

			sideNormal = RotA.col1;
			ChReal side = dot(posA, sideNormal);
			negSide = -side + hA.x;
			posSide = side + hA.x;
			negEdge = EDGE2;
			posEdge = EDGE4;

			ComputeIncidentEdge(incidentEdge, hB, posB, RotB, frontNormal);
		}
		break;
	case FACE_B_X:
		{
			frontNormal = -normal;
			front = dot(posB, frontNormal) + hB.x;

			sideNormal = RotB.col2;
			ChReal side = dot(posB, sideNormal);
			negSide = -side + hB.y;
			posSide = side + hB.y;
			negEdge = EDGE3;
			posEdge = EDGE1;

			ComputeIncidentEdge(incidentEdge, hA, posA, RotA, frontNormal);
		}
		break;
	case FACE_B_Y:
		{
			frontNormal = -normal;
			front = dot(posB, frontNormal) + hB.y;

			sideNormal = RotB.col1;
			ChReal side = dot(posB, sideNormal);
			negSide = -side + hB.x;
			posSide = side + hB.x;
			negEdge = EDGE2;
			posEdge = EDGE4;

			ComputeIncidentEdge(incidentEdge, hA, posA, RotA, frontNormal);
		}
		break;
	}

	trace.reference(axis, frontNormal, front, sideNormal, negSide, posSide, negEdge, posEdge, incidentEdge);

	ClipVertex clipPoints1[2];
	ClipVertex clipPoints2[2];
	int np;

	np = ClipSegmentToLine(clipPoints1, incidentEdge, -sideNormal, negSide, negEdge);
	trace.clip(0, np, clipPoints1);

	if (np < 2) return 0;

	np = ClipSegmentToLine(clipPoints2, clipPoints1, sideNormal, posSide, posEdge);
	trace.clip(1, np, clipPoints2);

	if (np < 2) return 0;

	int numContacts = 0;
	for (int i = 0; i < 2; ++i)
	{
		ChReal separation = dot(frontNormal, clipPoints2[i].v) - front;

		if (separation <= 0)
		{
			contacts[numContacts].separation = separation;
			contacts[numContacts].normal = normal;

			contacts[numContacts].position = clipPoints2[i].v - separation * frontNormal;
			contacts[numContacts].feature = clipPoints2[i].fp;

			if (axis == FACE_B_X || axis == FACE_B_Y)
				Flip(contacts[numContacts].feature);
			++numContacts;
		}
	}

	return numContacts;
}
