"""A program that traces pairs of boxes. Port collide(), stage by stage, and compare:

    zcat ../pairs.jsonl.gz | python3 trace.py > mine.jsonl
    clipstage diff ../pairs.jsonl.gz mine.jsonl

A case needs id and in; matA and matB, if it has them, stand for the angles.
"""
import json
import math
import sys


class Box:
    def __init__(self, case, name):
        self.p = case["p" + name]
        self.h = [0.5 * w for w in case["w" + name]]  # half extents
        angle = case.get("r" + name, 0)
        c, s = math.cos(angle), math.sin(angle)
        # Column by column: [cos, sin, -sin, cos].
        self.m = case.get("mat" + name) or [c, s, -s, c]

    def to_local(self, v):
        m = self.m
        return [m[0] * v[0] + m[1] * v[1], m[2] * v[0] + m[3] * v[1]]


def collide(a, b):
    """Returns what the stages found, and the contacts."""
    mid = {"stage": "end"}

    # faces-a: how far apart the boxes are along A's axes. C takes B's frame to A's.
    dp = [b.p[0] - a.p[0], b.p[1] - a.p[1]]
    c = [abs(x) for x in a.to_local(b.m[:2]) + a.to_local(b.m[2:])]
    d = a.to_local(dp)
    mid["faceA"] = [abs(d[i]) - a.h[i] - (c[i] * b.h[0] + c[2 + i] * b.h[1]) for i in (0, 1)]
    if max(mid["faceA"]) > 0:
        mid["stage"] = "faceA"
        return mid, []

    # faces-b: and along B's.
    d = b.to_local(dp)
    mid["faceB"] = [abs(d[i]) - (c[2 * i] * a.h[0] + c[2 * i + 1] * a.h[1]) - b.h[i] for i in (0, 1)]
    if max(mid["faceB"]) > 0:
        mid["stage"] = "faceB"
        return mid, []

    # Your port goes on here: best-axis (axis), reference (frontNormal, front, sideNormal, negSide, posSide,
    # negEdge, posEdge), incident (incidentEdge), clip-neg (np1, clipPoints1), clip-pos (np2, clipPoints2).
    # A call that ends in a clip has the stage clip1 or clip2.
    contacts = []  # of {"p": [x, y], "n": [x, y], "s": separation, "f": [in1, out1, in2, out2]}
    return mid, contacts


for line in sys.stdin:
    case = json.loads(line)
    mid, contacts = collide(Box(case["in"], "A"), Box(case["in"], "B"))
    for contact in contacts:
        contact["key"] = sum(edge << 8 * i for i, edge in enumerate(contact["f"]))
    print(json.dumps({"id": case["id"], "mid": mid, "out": {"n": len(contacts), "contacts": contacts}}))
