// The results of the stages of the last call of Collide, and their printing.
struct Record
{
	int axis, ends, count[2], edges[2]; // ends: 0 faceA, 1 faceB, 2 clip1, 3 clip2 or end
	Chan::ChVector2 face[2], frontNormal, sideNormal;
	Chan::ChReal front, sides[2];
	ClipVertex incident[2], clipped[2][2];

	void start(Chan::ChVector2 f) { ends = 0; face[0] = f; }
	void facesB(Chan::ChVector2 f) { ends = 1; face[1] = f; }

	void reference(int a, Chan::ChVector2 n, Chan::ChReal f, Chan::ChVector2 s, Chan::ChReal negSide, Chan::ChReal posSide, int negEdge, int posEdge, ClipVertex* edge)
	{
		axis = a, frontNormal = n, front = f, sideNormal = s;
		sides[0] = negSide, sides[1] = posSide, edges[0] = negEdge, edges[1] = posEdge;
		incident[0] = edge[0], incident[1] = edge[1];
	}

	void clip(int line, int np, ClipVertex* points)
	{
		ends = 2 + line, count[line] = np;
		clipped[line][0] = points[0], clipped[line][1] = points[1];
	}

	static void feature(const Chan::FeaturePair& f)
	{
		printf("\"f\":[%d,%d,%d,%d]", f.e.inEdge1, f.e.outEdge1, f.e.inEdge2, f.e.outEdge2);
	}

	static void vertices(const char* name, ClipVertex* v, int n)
	{
		printf(",\"%s\":[", name);
		for (int i = 0; i < n; ++i)
		{
			printf("%s{\"v\":[%.*g,%.*g],", i ? "," : "", DIGITS, v[i].v.x, DIGITS, v[i].v.y);
			feature(v[i].fp);
			printf("}");
		}
		printf("]");
	}

	static void vector(const char* name, Chan::ChVector2 v) { printf(",\"%s\":[%.*g,%.*g]", name, DIGITS, v.x, DIGITS, v.y); }

	void print()
	{
		const char* words[] = {"faceA", "faceB", "clip1", count[1] < 2 ? "clip2" : "end"};
		printf("\"mid\":{\"stage\":\"%s\"", words[ends]);
		vector("faceA", face[0]);
		if (ends > 0) vector("faceB", face[1]);
		if (ends > 1)
		{
			printf(",\"axis\":%d", axis);
			vector("frontNormal", frontNormal);
			vector("sideNormal", sideNormal);
			printf(",\"front\":%.*g,\"negSide\":%.*g,\"posSide\":%.*g,\"negEdge\":%d,\"posEdge\":%d", DIGITS, front, DIGITS, sides[0], DIGITS, sides[1], edges[0], edges[1]);
			vertices("incidentEdge", incident, 2);
			printf(",\"np1\":%d", count[0]);
			vertices("clipPoints1", clipped[0], count[0]);
		}
		if (ends > 2)
		{
			printf(",\"np2\":%d", count[1]);
			vertices("clipPoints2", clipped[1], count[1]);
		}
		printf("}");
	}
} trace;
