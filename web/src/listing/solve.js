// How contacts push two bodies apart: Box2D-Lite's solver for one pair of bodies.
//
// A body is {p: [x, y], v: [x, y], w, invMass, invI}: centre (m), velocity (m/s), angular velocity (rad/s), and the
// inverses of mass (kg) and moment of inertia (kg m²). Both are 0 for a body that nothing moves.
//
// A contact is {p, n, s, pn, pt}: point, normal from A to B, separation, and the impulses that the contact has
// collected so far along the normal and along the surface (N s). pn and pt come from the last step's contact with
// the same id, or are 0.
//
// settings is {invDt, bias, slop, accumulateImpulses, positionCorrection}.

// prestep prepares a pair's contacts, once a step. Each contact is warm-started before the next is prepared.
export function prestep(a, b, contacts, settings) {
  for (const c of contacts) {
    prepare(a, b, c, settings);
    if (settings.accumulateImpulses) warmStart(a, b, c);
  }
}

export function prepare(a, b, c, settings) {
  const {n} = c;
  // The contact point as seen from each centre.
  const r1 = [c.p[0] - a.p[0], c.p[1] - a.p[1]];
  const r2 = [c.p[0] - b.p[0], c.p[1] - b.p[1]];
  const r11 = r1[0] * r1[0] + r1[1] * r1[1];
  const r22 = r2[0] * r2[0] + r2[1] * r2[1];
  const invMass = a.invMass + b.invMass;
  // How much the velocity along the normal changes for an impulse of 1; its inverse is the effective mass.
  const rn1 = r1[0] * n[0] + r1[1] * n[1];
  const rn2 = r2[0] * n[0] + r2[1] * n[1];
  const kNormal = invMass + (a.invI * (r11 - rn1 * rn1) + b.invI * (r22 - rn2 * rn2));
  c.massNormal = 1 / kNormal;
  // The same along the tangent.
  const tangent = [n[1], -n[0]];
  const rt1 = r1[0] * tangent[0] + r1[1] * tangent[1];
  const rt2 = r2[0] * tangent[0] + r2[1] * tangent[1];
  const kTangent = invMass + (a.invI * (r11 - rt1 * rt1) + b.invI * (r22 - rt2 * rt2));
  c.massTangent = 1 / kTangent;
  // The velocity that corrects a fifth of the overlap in this step. A little overlap stays.
  const overlap = c.s + settings.slop;
  c.bias = settings.positionCorrection ? -settings.bias * settings.invDt * (overlap > 0 ? 0 : overlap) : 0;
}

export function warmStart(a, b, c) {
  const {n} = c;
  const tangent = [n[1], -n[0]];
  const r1 = [c.p[0] - a.p[0], c.p[1] - a.p[1]];
  const r2 = [c.p[0] - b.p[0], c.p[1] - b.p[1]];
  // The impulse of the last step.
  const P = [n[0] * c.pn + tangent[0] * c.pt, n[1] * c.pn + tangent[1] * c.pt];
  // It pushes A back and B forward.
  a.v = [a.v[0] - P[0] * a.invMass, a.v[1] - P[1] * a.invMass];
  a.w -= a.invI * (r1[0] * P[1] - r1[1] * P[0]);
  b.v = [b.v[0] + P[0] * b.invMass, b.v[1] + P[1] * b.invMass];
  b.w += b.invI * (r2[0] * P[1] - r2[1] * P[0]);
}

// iterate solves each contact once: first the normal, then friction, which needs the new normal impulse.
export function iterate(a, b, contacts, friction, settings) {
  for (const c of contacts) {
    const dPn = solveNormal(a, b, c, settings);
    solveFriction(a, b, c, friction, dPn, settings);
  }
}

export function solveNormal(a, b, c, settings) {
  const {n} = c;
  const r1 = [c.p[0] - a.p[0], c.p[1] - a.p[1]];
  const r2 = [c.p[0] - b.p[0], c.p[1] - b.p[1]];
  // The velocity of B's point as seen from A's.
  const dvX = b.v[0] + -b.w * r2[1] - a.v[0] - -a.w * r1[1];
  const dvY = b.v[1] + b.w * r2[0] - a.v[1] - a.w * r1[0];
  const vn = dvX * n[0] + dvY * n[1];
  // The impulse that makes it equal to the bias.
  let dPn = c.massNormal * (-vn + c.bias);
  if (settings.accumulateImpulses) {
    // The sum never pulls; one iteration may take back a part of an earlier one.
    const old = c.pn;
    c.pn = old + dPn > 0 ? old + dPn : 0;
    dPn = c.pn - old;
  } else {
    dPn = dPn > 0 ? dPn : 0;
  }
  const P = [n[0] * dPn, n[1] * dPn];
  a.v = [a.v[0] - P[0] * a.invMass, a.v[1] - P[1] * a.invMass];
  a.w -= a.invI * (r1[0] * P[1] - r1[1] * P[0]);
  b.v = [b.v[0] + P[0] * b.invMass, b.v[1] + P[1] * b.invMass];
  b.w += b.invI * (r2[0] * P[1] - r2[1] * P[0]);
  return dPn;
}

export function solveFriction(a, b, c, friction, dPn, settings) {
  const tangent = [c.n[1], -c.n[0]];
  const r1 = [c.p[0] - a.p[0], c.p[1] - a.p[1]];
  const r2 = [c.p[0] - b.p[0], c.p[1] - b.p[1]];
  // The velocity anew: the normal impulse has changed it.
  const dvX = b.v[0] + -b.w * r2[1] - a.v[0] - -a.w * r1[1];
  const dvY = b.v[1] + b.w * r2[0] - a.v[1] - a.w * r1[0];
  const vt = dvX * tangent[0] + dvY * tangent[1];
  // The impulse that stops the sliding, as far as Coulomb's law allows.
  const wanted = c.massTangent * -vt;
  const old = settings.accumulateImpulses ? c.pt : 0;
  const most = friction * (settings.accumulateImpulses ? c.pn : dPn);
  const capped = old + wanted < most ? old + wanted : most;
  const sum = -most > capped ? -most : capped;
  const dPt = sum - old;
  if (settings.accumulateImpulses) c.pt = sum;
  const P = [tangent[0] * dPt, tangent[1] * dPt];
  a.v = [a.v[0] - P[0] * a.invMass, a.v[1] - P[1] * a.invMass];
  a.w -= a.invI * (r1[0] * P[1] - r1[1] * P[0]);
  b.v = [b.v[0] + P[0] * b.invMass, b.v[1] + P[1] * b.invMass];
  b.w += b.invI * (r2[0] * P[1] - r2[1] * P[0]);
}
