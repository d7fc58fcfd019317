// Where two boxes touch: Box2D-Lite's collide, one function a stage.
//
// A box is {w: [width, height], p: [x, y], mat: [c, s, -s, c]}. Lengths are in metres, y points up. mat holds the
// box's x axis and then its y axis, as unit vectors in the world. All points and normals are in the world.
//
// The edges and vertices of a box in its own frame:
//
//      v2 --e1-- v1      Edge n starts at vertex n and runs counter-clockwise.
//      |          |      0 stands for no edge.
//      e2        e4
//      |          |
//      v3 --e3-- v4
//
// The results have the names of the reference data: mid holds the stages, out the contacts.

export function collide(a, b) {
  const mid = {};
  const out = {n: 0, contacts: []};
  const s = setup(a, b);
  if (facesA(s, mid)) return {mid, out}; // an axis of A separates the boxes
  if (facesB(s, mid)) return {mid, out}; // an axis of B separates them
  const normal = bestAxis(a, b, s, mid);
  const ref = reference(a, b, s, normal, mid);
  incident(ref, mid);
  if (clipNeg(mid) < 2) return {mid, out}; // the edge lies outside the negative side
  if (clipPos(mid) < 2) return {mid, out}; // the edge lies outside the positive side
  const kept = keep(mid);
  contacts(kept, normal, mid, out);
  return {mid, out};
}

export function setup(a, b) {
  // Half widths and half heights.
  const hA = [a.w[0] / 2, a.w[1] / 2];
  const hB = [b.w[0] / 2, b.w[1] / 2];
  // The vector between the centres: in the world, in A's frame, in B's frame.
  const dp = [b.p[0] - a.p[0], b.p[1] - a.p[1]];
  const dA = [a.mat[0] * dp[0] + a.mat[1] * dp[1], a.mat[2] * dp[0] + a.mat[3] * dp[1]];
  const dB = [b.mat[0] * dp[0] + b.mat[1] * dp[1], b.mat[2] * dp[0] + b.mat[3] * dp[1]];
  // How much of each axis of B lies along each axis of A, without signs.
  const xx = Math.abs(a.mat[0] * b.mat[0] + a.mat[1] * b.mat[1]);
  const xy = Math.abs(a.mat[0] * b.mat[2] + a.mat[1] * b.mat[3]);
  const yx = Math.abs(a.mat[2] * b.mat[0] + a.mat[3] * b.mat[1]);
  const yy = Math.abs(a.mat[2] * b.mat[2] + a.mat[3] * b.mat[3]);
  return {hA, hB, dA, dB, xx, xy, yx, yy};
}

export function facesA(s, mid) {
  const {hA, hB, dA, xx, xy, yx, yy} = s;
  // Half of B's shadow on A's x axis, and on A's y axis.
  const reachX = xx * hB[0] + xy * hB[1];
  const reachY = yx * hB[0] + yy * hB[1];
  // The gap on each axis. It is negative where the shadows overlap.
  const gapX = Math.abs(dA[0]) - hA[0] - reachX;
  const gapY = Math.abs(dA[1]) - hA[1] - reachY;
  mid.stage = 'faceA';
  mid.faceA = [gapX, gapY];
  // One gap is enough: the boxes are apart. A gap of 0 is none.
  return gapX > 0 || gapY > 0;
}

export function facesB(s, mid) {
  const {hA, hB, dB, xx, xy, yx, yy} = s;
  // Half of A's shadow on B's x axis, and on B's y axis.
  const reachX = xx * hA[0] + yx * hA[1];
  const reachY = xy * hA[0] + yy * hA[1];
  // The gap on each axis. The order of the subtractions decides at exact touches.
  const gapX = Math.abs(dB[0]) - reachX - hB[0];
  const gapY = Math.abs(dB[1]) - reachY - hB[1];
  mid.stage = 'faceB';
  mid.faceB = [gapX, gapY];
  // One gap is enough: the boxes are apart.
  return gapX > 0 || gapY > 0;
}

export function bestAxis(a, b, s, mid) {
  const {hA, hB, dA, dB} = s;
  const {faceA, faceB} = mid;
  // Begin with A's x axis. The normal points from A to B.
  let axis = 0;
  let separation = faceA[0];
  let normal = dA[0] > 0 ? [a.mat[0], a.mat[1]] : [-a.mat[0], -a.mat[1]];
  // A later axis must be clearly better, else the choice flickers from step to step.
  if (faceA[1] > 0.95 * separation + 0.01 * hA[1]) {
    axis = 1;
    separation = faceA[1];
    normal = dA[1] > 0 ? [a.mat[2], a.mat[3]] : [-a.mat[2], -a.mat[3]];
  }
  if (faceB[0] > 0.95 * separation + 0.01 * hB[0]) {
    axis = 2;
    separation = faceB[0];
    normal = dB[0] > 0 ? [b.mat[0], b.mat[1]] : [-b.mat[0], -b.mat[1]];
  }
  if (faceB[1] > 0.95 * separation + 0.01 * hB[1]) {
    axis = 3;
    normal = dB[1] > 0 ? [b.mat[2], b.mat[3]] : [-b.mat[2], -b.mat[3]];
  }
  mid.axis = axis;
  return normal;
}

export function reference(a, b, s, normal, mid) {
  const {hA, hB} = s;
  // The reference box owns the axis. Its face points towards the other box.
  const ofB = mid.axis >= 2;
  const box = ofB ? b : a;
  const half = ofB ? hB : hA;
  const frontNormal = ofB ? [-normal[0], -normal[1]] : normal;
  // The face is at the end of one axis, h from the centre. Its sides are at the ends of the other, w away.
  let h = half[0];
  let w = half[1];
  let sideNormal = [box.mat[2], box.mat[3]];
  let [negEdge, posEdge] = [3, 1];
  if (mid.axis === 1 || mid.axis === 3) {
    h = half[1];
    w = half[0];
    sideNormal = [box.mat[0], box.mat[1]];
    [negEdge, posEdge] = [2, 4];
  }
  // Where the face and its side lines are along their normals.
  const front = box.p[0] * frontNormal[0] + box.p[1] * frontNormal[1] + h;
  const side = box.p[0] * sideNormal[0] + box.p[1] * sideNormal[1];
  const negSide = -side + w;
  const posSide = side + w;
  Object.assign(mid, {frontNormal, front, sideNormal, negSide, posSide, negEdge, posEdge});
  // The next stage needs the other box.
  return ofB ? {box: a, h: hA} : {box: b, h: hB};
}

export function incident({box, h}, mid) {
  const {frontNormal} = mid;
  // The front normal in the other box's frame, turned round.
  const nX = -(box.mat[0] * frontNormal[0] + box.mat[1] * frontNormal[1]);
  const nY = -(box.mat[2] * frontNormal[0] + box.mat[3] * frontNormal[1]);
  // Its larger component names the edge that faces the reference face most directly.
  let edge = nY < 0 ? 3 : 1;
  if (Math.abs(nX) > Math.abs(nY)) edge = nX < 0 ? 2 : 4;
  mid.incidentEdge = [];
  for (const vertex of [edge, edge % 4 + 1]) {
    // The vertex in the box's frame, then in the world.
    const x = vertex === 1 || vertex === 4 ? h[0] : -h[0];
    const y = vertex === 1 || vertex === 2 ? h[1] : -h[1];
    const v = [box.p[0] + (box.mat[0] * x + box.mat[2] * y), box.p[1] + (box.mat[1] * x + box.mat[3] * y)];
    // Its id: the edge of this box that enters the vertex, and the edge that leaves it.
    const f = [0, 0, vertex === 1 ? 4 : vertex - 1, vertex];
    mid.incidentEdge.push({v, f});
  }
}

export function clipNeg(mid) {
  const {incidentEdge, sideNormal, negSide, negEdge} = mid;
  const normal = [-sideNormal[0], -sideNormal[1]];
  mid.stage = 'clip1';
  mid.clipPoints1 = clip(incidentEdge, normal, negSide, negEdge);
  mid.np1 = mid.clipPoints1.length;
  return mid.np1;
}

export function clipPos(mid) {
  const {clipPoints1, sideNormal, posSide, posEdge} = mid;
  mid.stage = 'clip2';
  mid.clipPoints2 = clip(clipPoints1, sideNormal, posSide, posEdge);
  mid.np2 = mid.clipPoints2.length;
  return mid.np2;
}

export function clip([p, q], normal, offset, edge) {
  const points = [];
  // Signed distances from the side line. A positive one is outside.
  const d0 = normal[0] * p.v[0] + normal[1] * p.v[1] - offset;
  const d1 = normal[0] * q.v[0] + normal[1] * q.v[1] - offset;
  // Points inside or on the line stay.
  if (d0 <= 0) points.push({v: [...p.v], f: [...p.f]});
  if (d1 <= 0) points.push({v: [...q.v], f: [...q.f]});
  // The line cuts the edge where one end is inside and the other outside.
  if (d0 * d1 < 0) {
    const t = d0 / (d0 - d1);
    const v = [p.v[0] + (q.v[0] - p.v[0]) * t, p.v[1] + (q.v[1] - p.v[1]) * t];
    // The new point takes the lost point's id, with the side's edge in the place of one of its own.
    const f = d0 > 0 ? [edge, p.f[1], 0, p.f[3]] : [q.f[0], edge, q.f[2], 0];
    points.push({v, f});
  }
  return points;
}

export function keep(mid) {
  const {clipPoints2, frontNormal, front} = mid;
  mid.stage = 'end';
  const kept = [];
  for (const {v, f} of clipPoints2) {
    // The distance from the reference face. Only points behind it or on it touch.
    const separation = frontNormal[0] * v[0] + frontNormal[1] * v[1] - front;
    if (separation <= 0) kept.push({v, f, separation});
  }
  return kept;
}

export function contacts(kept, normal, mid, out) {
  const {axis, frontNormal} = mid;
  for (const {v, f, separation} of kept) {
    // The contact point is the clipped point, moved onto the reference face.
    const p = [v[0] - frontNormal[0] * separation, v[1] - frontNormal[1] * separation];
    // In an id, A's edges come first: exchange the two boxes if B is the reference box.
    const id = axis >= 2 ? [f[2], f[3], f[0], f[1]] : f;
    // One number for the id, for comparing it with the last step's.
    const key = id[0] + id[1] * 256 + id[2] * 65536 + id[3] * 16777216;
    out.contacts.push({p, n: normal, s: separation, f: id, key});
  }
  out.n = out.contacts.length;
}
