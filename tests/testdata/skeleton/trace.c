/* A program that traces pairs of boxes. Port collide(), stage by stage, and compare:
 *
 *     cc -O1 -ffp-contract=off -o trace trace.c -lm && zcat ../pairs.jsonl.gz | ./trace > mine.jsonl
 *     clipstage diff ../pairs.jsonl.gz mine.jsonl
 *
 * A case, one a line, needs id and in, with matA and matB: [cos, sin, -sin, cos]. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double p[2], w[2], m[4]; } Box;

/* numbers reads the n numbers that stand behind a name of the line. */
static void numbers(const char *line, const char *name, double *into, int n) {
	const char *at = strstr(line, name);
	if (!at) { fprintf(stderr, "a case has no %s\n", name); exit(2); }
	for (at += strlen(name); n-- > 0; at++) *into++ = strtod(at, (char **)&at);
}

static void local(const Box *b, const double *v, double *into) {
	for (int i = 0; i < 2; i++) into[i] = b->m[2 * i] * v[0] + b->m[2 * i + 1] * v[1];
}

/* collide prints mid, what the stages found, and returns the number of contacts. */
static int collide(const Box *a, const Box *b) {
	double dp[2] = {b->p[0] - a->p[0], b->p[1] - a->p[1]}, d[2], c[4], face[2];

	/* faces-a: how far apart the boxes are along A's axes. c takes B's frame to A's. */
	local(a, dp, d), local(a, b->m, c), local(a, b->m + 2, c + 2);
	for (int i = 0; i < 2; i++)
		face[i] = fabs(d[i]) - 0.5 * a->w[i] - (fabs(c[i]) * 0.5 * b->w[0] + fabs(c[2 + i]) * 0.5 * b->w[1]);
	printf("\"mid\":{\"faceA\":[%.17g,%.17g]", face[0], face[1]);
	if (face[0] > 0 || face[1] > 0) { printf(",\"stage\":\"faceA\"}"); return 0; }

	/* faces-b: and along B's. */
	local(b, dp, d);
	for (int i = 0; i < 2; i++)
		face[i] = fabs(d[i]) - (fabs(c[2 * i]) * 0.5 * a->w[0] + fabs(c[2 * i + 1]) * 0.5 * a->w[1]) - 0.5 * b->w[i];
	printf(",\"faceB\":[%.17g,%.17g]", face[0], face[1]);
	if (face[0] > 0 || face[1] > 0) { printf(",\"stage\":\"faceB\"}"); return 0; }

	/* Your port goes on here: best-axis, reference, incident, clip-neg, clip-pos. */
	printf(",\"stage\":\"end\"}");
	return 0;
}

int main(void) {
	static char line[1 << 16];
	while (fgets(line, sizeof line, stdin)) {
		Box a, b;
		numbers(line, "\"wA\":[", a.w, 2), numbers(line, "\"pA\":[", a.p, 2), numbers(line, "\"matA\":[", a.m, 4);
		numbers(line, "\"wB\":[", b.w, 2), numbers(line, "\"pB\":[", b.p, 2), numbers(line, "\"matB\":[", b.m, 4);
		printf("{\"id\":%d,", atoi(strstr(line, "\"id\":") + 5));
		int n = collide(&a, &b);
		/* Each contact: {"p":[x,y],"n":[x,y],"s":separation,"f":[in1,out1,in2,out2],"key":number} */
		printf(",\"out\":{\"n\":%d,\"contacts\":[]}}\n", n);
	}
}
