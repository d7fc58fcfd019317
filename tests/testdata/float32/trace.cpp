// Traces the pairs of standard input, a JSON object a line, by the listing's Collide in single precision:
//
//	g++ -O1 -ffp-contract=off -o trace trace.cpp && zcat ../pairs.jsonl.gz | ./trace > trace.jsonl
//
// With -DREAL=double it does so in double precision.
#include "types.h"
#include "listing.h"

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
