// Generated from physics/scene/codec/scene.schema.json by make generate. Do not edit.

/** Boxes and joints before their first step. SI units; y is up, angles are counter-clockwise. For loadScene, as JSON or as an object. */
export interface Scene {
  /** their order determines the order of contacts in the solver; at most 200000 pairs of bounding boxes overlap at the start */
  bodies: SceneBody[];
  /** changes of the settings, in the order of their steps; each takes effect in the next step; an omitted field keeps its value */
  changes?: SceneChange[];
  /** s: length of a step; 0.000001 to 1; 0.016666666666666666 if left out */
  dt?: number;
  /** edits of the running world in their order; each is made after a number of complete steps */
  edits?: SceneEdit[];
  /** each pins two bodies together at a point */
  joints?: SceneJoint[];
  /** for display; at most 200 bytes of UTF-8 */
  name?: string;
  /** parameters of the world's steps */
  settings?: SceneSettings;
  /** number of complete steps; whole, 0 to 1000000; 0 if left out */
  step?: number;
  version: 1;
}

/** Of a scene, one of bodies. */
export interface SceneBody {
  /** rad: counter-clockwise; -1000000 to 1000000; 0 if left out */
  angle?: number;
  /** rad/s; -10000 to 10000; 0 if left out */
  angularVelocity?: number;
  /** which bodies it meets: two meet if each one's mask has a bit of the other's category; bodies of the same group other than 0 meet if it is positive, and do not if it is negative */
  filter?: {
    /** categories of the body, as bits; whole, 0 to 65535; 1 if left out */
    category?: number;
    /** 0 is none; whole, -32768 to 32767; 0 if left out */
    group?: number;
    /** categories that the body meets, as bits; whole, 0 to 65535; 65535 if left out */
    mask?: number;
  };
  /** N: at the centre, in the first step only; -1e+12 to 1e+12; [0, 0] if left out */
  force?: [x: number, y: number];
  /** coefficient; a contact has the square root of the product; 0 to 100; 0.2 if left out */
  friction?: number;
  /** kg: null is a static body, which no impulse moves; 0.000001 to 1000000000 */
  mass: number | null;
  /** m: of the centre; -10000 to 10000 */
  position: [x: number, y: number];
  /** fraction of the approach speed that a bounce returns; a contact has the larger of both; only Box2D's solver uses it; 0 to 1; 0 if left out */
  restitution?: number;
  /** a sensor reports what it touches, and pushes nothing; false if left out */
  sensor?: boolean;
  /** m/s: of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as on a conveyor belt; a contact has the sum; only Box2D's solver uses it; -10000 to 10000; 0 if left out */
  tangentSpeed?: number;
  /** N m: in the first step only; -1e+12 to 1e+12; 0 if left out */
  torque?: number;
  /** m/s; -10000 to 10000; [0, 0] if left out */
  velocity?: [x: number, y: number];
  /** m: full width and height; 0.01 to 10000 */
  width: [x: number, y: number];
}

/** Of a scene, one of joints. */
export interface SceneJoint {
  /** index of a body; whole, 0 to 19999 */
  a: number;
  /** m: common point of the bodies in their initial poses; -10000 to 10000 */
  anchor: [x: number, y: number];
  /** index of another body; at least one of the two is not static; whole, 0 to 19999 */
  b: number;
  /** fraction of a gap that a step corrects; 0 to 1; 0.2 if left out */
  biasFactor?: number;
  /** 1/kg: compliance of the joint; 0 is rigid; 0 to 1000000; 0 if left out */
  softness?: number;
}

/** Of a scene, settings. */
export interface SceneSettings {
  /** true if left out */
  accumulateImpulses?: boolean;
  /** fraction of an overlap that a step corrects; 0 to 1; 0.2 if left out */
  baumgarte?: number;
  /** the two normal impulses of a manifold are solved together; only Box2D's solver uses it; true if left out */
  blockSolve?: boolean;
  /** m/s²; -1000 to 1000; [0, -10] if left out */
  gravity?: [x: number, y: number];
  /** solver iterations in a step; whole, 0 to 100; 10 if left out */
  iterations?: number;
  /** true if left out */
  positionCorrection?: boolean;
  /** largest number of iterations of the position pass in a step; only Box2D's solver uses it; whole, 0 to 100; 3 if left out */
  positionIterations?: number;
  /** m: overlap that remains uncorrected; 0 to 1; 0.01 if left out */
  slop?: number;
  /** method for the impulses: Box2D-Lite's or Box2D's; 'lite' if left out */
  solver?: 'lite' | 'box2d';
  /** contacts and joints start from the last step's impulses; true if left out */
  warmStarting?: boolean;
}

/** Of a scene, one of changes. */
export interface SceneChange {
  accumulateImpulses?: boolean;
  /** fraction of an overlap that a step corrects; 0 to 1 */
  baumgarte?: number;
  /** the two normal impulses of a manifold are solved together; only Box2D's solver uses it */
  blockSolve?: boolean;
  /** s: length of a step; 0.000001 to 1 */
  dt?: number;
  /** m/s²; -1000 to 1000 */
  gravity?: [x: number, y: number];
  /** solver iterations in a step; whole, 0 to 100 */
  iterations?: number;
  positionCorrection?: boolean;
  /** largest number of iterations of the position pass in a step; only Box2D's solver uses it; whole, 0 to 100 */
  positionIterations?: number;
  /** m: overlap that remains uncorrected; 0 to 1 */
  slop?: number;
  /** method for the impulses: Box2D-Lite's or Box2D's */
  solver?: 'lite' | 'box2d';
  /** number of complete steps; whole, 0 to 1000000 */
  step: number;
  /** contacts and joints start from the last step's impulses */
  warmStarting?: boolean;
}

/** Of a scene, one of edits: edits of the running world in their order; each is made after a number of complete steps */
export type SceneEdit =
  | {
      /** rad: counter-clockwise; -1000000 to 1000000; 0 if left out */
      angle?: number;
      /** rad/s; -10000 to 10000; 0 if left out */
      angularVelocity?: number;
      /** adds a body, which gets the next index */
      do: 'add';
      /** which bodies it meets: two meet if each one's mask has a bit of the other's category; bodies of the same group other than 0 meet if it is positive, and do not if it is negative */
      filter?: {
        /** categories of the body, as bits; whole, 0 to 65535; 1 if left out */
        category?: number;
        /** 0 is none; whole, -32768 to 32767; 0 if left out */
        group?: number;
        /** categories that the body meets, as bits; whole, 0 to 65535; 65535 if left out */
        mask?: number;
      };
      /** coefficient; a contact has the square root of the product; 0 to 100; 0.2 if left out */
      friction?: number;
      /** kg: null is a static body, which no impulse moves; 0.000001 to 1000000000 */
      mass: number | null;
      /** m: of the centre; -10000 to 10000 */
      position: [x: number, y: number];
      /** fraction of the approach speed that a bounce returns; a contact has the larger of both; only Box2D's solver uses it; 0 to 1; 0 if left out */
      restitution?: number;
      /** a sensor reports what it touches, and pushes nothing; false if left out */
      sensor?: boolean;
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
      /** m/s: of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as on a conveyor belt; a contact has the sum; only Box2D's solver uses it; -10000 to 10000; 0 if left out */
      tangentSpeed?: number;
      /** m/s; -10000 to 10000; [0, 0] if left out */
      velocity?: [x: number, y: number];
      /** m: full width and height; 0.01 to 10000 */
      width: [x: number, y: number];
    }
  | {
      /** rad: counter-clockwise; -1000000 to 1000000 */
      angle?: number;
      /** rad/s; -10000 to 10000 */
      angularVelocity?: number;
      /** index of an existing body; whole, 0 to 19999 */
      body: number;
      /** changes fields of a body; a body with a new place or width loses its contacts */
      do: 'set';
      /** which bodies it meets: two meet if each one's mask has a bit of the other's category; bodies of the same group other than 0 meet if it is positive, and do not if it is negative */
      filter?: {
        /** categories of the body, as bits; whole, 0 to 65535; 1 if left out */
        category?: number;
        /** 0 is none; whole, -32768 to 32767; 0 if left out */
        group?: number;
        /** categories that the body meets, as bits; whole, 0 to 65535; 65535 if left out */
        mask?: number;
      };
      /** coefficient; a contact has the square root of the product; 0 to 100 */
      friction?: number;
      /** kg: null is a static body, which no impulse moves; 0.000001 to 1000000000 */
      mass?: number | null;
      /** m: of the centre; -10000 to 10000 */
      position?: [x: number, y: number];
      /** fraction of the approach speed that a bounce returns; a contact has the larger of both; only Box2D's solver uses it; 0 to 1 */
      restitution?: number;
      /** a sensor reports what it touches, and pushes nothing */
      sensor?: boolean;
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
      /** m/s: of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as on a conveyor belt; a contact has the sum; only Box2D's solver uses it; -10000 to 10000 */
      tangentSpeed?: number;
      /** m/s; -10000 to 10000 */
      velocity?: [x: number, y: number];
      /** m: full width and height; 0.01 to 10000 */
      width?: [x: number, y: number];
    }
  | {
      /** index of an existing body; whole, 0 to 19999 */
      body: number;
      /** removes a body with its joints; the others keep their indices */
      do: 'remove';
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** m: point of the body that is nailed or pushed; for grab relative to its centre, in its frame; -10000 to 10000 */
      at: [x: number, y: number];
      /** index of an existing body; whole, 0 to 19999 */
      body: number;
      /** changes a body's velocity at once */
      do: 'push';
      /** N s: applied at that point; -1000000000 to 1000000000 */
      impulse: [x: number, y: number];
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** m: point of the body that is nailed or pushed; for grab relative to its centre, in its frame; -10000 to 10000 */
      at: [x: number, y: number];
      /** index of an existing body; whole, 0 to 19999 */
      body: number;
      /** nails a point of a body to its place */
      do: 'pin';
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** index of an existing body; whole, 0 to 19999 */
      body: number;
      /** removes all nails of a body */
      do: 'unpin';
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** m: point of the body that is nailed or pushed; for grab relative to its centre, in its frame; -10000 to 10000 */
      at: [x: number, y: number];
      /** index of an existing body; whole, 0 to 19999 */
      body: number;
      /** a spring pulls a point of the body to the hand */
      do: 'grab';
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
      /** m: place of the hand; -10000 to 10000 */
      to: [x: number, y: number];
    }
  | {
      /** moves the hand */
      do: 'drag';
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
      /** m: place of the hand; -10000 to 10000 */
      to: [x: number, y: number];
    }
  | {
      /** releases the body */
      do: 'drop';
      /** number of complete steps; whole, 0 to 1000000 */
      step: number;
    };
