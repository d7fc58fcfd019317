// Generated from physics/scene/codec/scene.schema.json by make generate. Do not edit.

/** Boxes and joints before their first step. SI units; y is up, angles are counter-clockwise. What loadScene takes: as JSON, or as object. */
export interface Scene {
  /** in the order that decides which contacts are solved first; at most 200000 pairs of them overlap at the start, by their bounding boxes */
  bodies: SceneBody[];
  /** of the settings, each at a later step than the one before, from the step on that comes then; what is left out stays as it was */
  changes?: SceneChange[];
  /** s: of a step; 0.000001 to 1; 0.016666666666666666 if left out */
  dt?: number;
  /** what hands do to the running world, each when so many steps are complete, in the order in which they do it */
  edits?: SceneEdit[];
  /** each pins two bodies together at a point */
  joints?: SceneJoint[];
  /** for people; at most 200 bytes of UTF-8 */
  name?: string;
  /** what the world's steps depend on */
  settings?: SceneSettings;
  /** after so many; whole, 0 to 1000000; 0 if left out */
  step?: number;
  version: 1;
}

/** Of a scene, one of bodies. */
export interface SceneBody {
  /** rad: counter-clockwise; -1000000 to 1000000; 0 if left out */
  angle?: number;
  /** rad/s; -10000 to 10000; 0 if left out */
  angularVelocity?: number;
  /** which bodies it meets: two meet if each one's mask has a bit of the other's category; those of one group other than 0 meet if it is positive, and do not if it is negative */
  filter?: {
    /** what the body is, as bits; whole, 0 to 65535; 1 if left out */
    category?: number;
    /** 0 is none; whole, -32768 to 32767; 0 if left out */
    group?: number;
    /** the categories that it meets, as bits; whole, 0 to 65535; 65535 if left out */
    mask?: number;
  };
  /** N: at the centre, in the first step only; -1e+12 to 1e+12; [0, 0] if left out */
  force?: [x: number, y: number];
  /** coefficient; two bodies have the root of the product; 0 to 100; 0.2 if left out */
  friction?: number;
  /** kg: null is a static body, which no impulse moves; 0.000001 to 1000000000 */
  mass: number | null;
  /** m: of the centre; -10000 to 10000 */
  position: [x: number, y: number];
  /** what a bounce gives back of an approach; two bodies have the larger one; Box2D's solver alone heeds it; 0 to 1; 0 if left out */
  restitution?: number;
  /** it tells what it touches, and pushes nothing; false if left out */
  sensor?: boolean;
  /** m/s: of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as of a conveyor belt; two bodies have the sum; Box2D's solver alone heeds it; -10000 to 10000; 0 if left out */
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
  /** m: where the bodies are pinned together as they stand; -10000 to 10000 */
  anchor: [x: number, y: number];
  /** index of another body; one of the two can move; whole, 0 to 19999 */
  b: number;
  /** share of a gap that a step corrects; 0 to 1; 0.2 if left out */
  biasFactor?: number;
  /** 1/kg: how far the joint gives; 0 is rigid; 0 to 1000000; 0 if left out */
  softness?: number;
}

/** Of a scene, settings. */
export interface SceneSettings {
  /** true if left out */
  accumulateImpulses?: boolean;
  /** share of an overlap that a step corrects; 0 to 1; 0.2 if left out */
  baumgarte?: number;
  /** the two normal impulses of a manifold are found together; Box2D's solver alone has it; true if left out */
  blockSolve?: boolean;
  /** m/s²; -1000 to 1000; [0, -10] if left out */
  gravity?: [x: number, y: number];
  /** of the solver in a step; whole, 0 to 100; 10 if left out */
  iterations?: number;
  /** true if left out */
  positionCorrection?: boolean;
  /** of the pass that corrects positions, in a step: at most so many; Box2D's solver alone has it; whole, 0 to 100; 3 if left out */
  positionIterations?: number;
  /** m: overlap that is left; 0 to 1; 0.01 if left out */
  slop?: number;
  /** how impulses are found: Box2D-Lite's way or Box2D's; 'lite' if left out */
  solver?: 'lite' | 'box2d';
  /** contacts and joints start from the last step's impulses; true if left out */
  warmStarting?: boolean;
}

/** Of a scene, one of changes. */
export interface SceneChange {
  accumulateImpulses?: boolean;
  /** share of an overlap that a step corrects; 0 to 1 */
  baumgarte?: number;
  /** the two normal impulses of a manifold are found together; Box2D's solver alone has it */
  blockSolve?: boolean;
  /** s: of a step; 0.000001 to 1 */
  dt?: number;
  /** m/s²; -1000 to 1000 */
  gravity?: [x: number, y: number];
  /** of the solver in a step; whole, 0 to 100 */
  iterations?: number;
  positionCorrection?: boolean;
  /** of the pass that corrects positions, in a step: at most so many; Box2D's solver alone has it; whole, 0 to 100 */
  positionIterations?: number;
  /** m: overlap that is left; 0 to 1 */
  slop?: number;
  /** how impulses are found: Box2D-Lite's way or Box2D's */
  solver?: 'lite' | 'box2d';
  /** after so many; whole, 0 to 1000000 */
  step: number;
  /** contacts and joints start from the last step's impulses */
  warmStarting?: boolean;
}

/** Of a scene, one of edits: what hands do to the running world, each when so many steps are complete, in the order in which they do it */
export type SceneEdit =
  | {
      /** rad: counter-clockwise; -1000000 to 1000000; 0 if left out */
      angle?: number;
      /** rad/s; -10000 to 10000; 0 if left out */
      angularVelocity?: number;
      /** a body, which gets the next index */
      do: 'add';
      /** which bodies it meets: two meet if each one's mask has a bit of the other's category; those of one group other than 0 meet if it is positive, and do not if it is negative */
      filter?: {
        /** what the body is, as bits; whole, 0 to 65535; 1 if left out */
        category?: number;
        /** 0 is none; whole, -32768 to 32767; 0 if left out */
        group?: number;
        /** the categories that it meets, as bits; whole, 0 to 65535; 65535 if left out */
        mask?: number;
      };
      /** coefficient; two bodies have the root of the product; 0 to 100; 0.2 if left out */
      friction?: number;
      /** kg: null is a static body, which no impulse moves; 0.000001 to 1000000000 */
      mass: number | null;
      /** m: of the centre; -10000 to 10000 */
      position: [x: number, y: number];
      /** what a bounce gives back of an approach; two bodies have the larger one; Box2D's solver alone heeds it; 0 to 1; 0 if left out */
      restitution?: number;
      /** it tells what it touches, and pushes nothing; false if left out */
      sensor?: boolean;
      /** after so many; whole, 0 to 1000000 */
      step: number;
      /** m/s: of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as of a conveyor belt; two bodies have the sum; Box2D's solver alone heeds it; -10000 to 10000; 0 if left out */
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
      /** index of a body that is there; whole, 0 to 19999 */
      body: number;
      /** changes fields of a body; one in another place or of another width forgets its contacts */
      do: 'set';
      /** which bodies it meets: two meet if each one's mask has a bit of the other's category; those of one group other than 0 meet if it is positive, and do not if it is negative */
      filter?: {
        /** what the body is, as bits; whole, 0 to 65535; 1 if left out */
        category?: number;
        /** 0 is none; whole, -32768 to 32767; 0 if left out */
        group?: number;
        /** the categories that it meets, as bits; whole, 0 to 65535; 65535 if left out */
        mask?: number;
      };
      /** coefficient; two bodies have the root of the product; 0 to 100 */
      friction?: number;
      /** kg: null is a static body, which no impulse moves; 0.000001 to 1000000000 */
      mass?: number | null;
      /** m: of the centre; -10000 to 10000 */
      position?: [x: number, y: number];
      /** what a bounce gives back of an approach; two bodies have the larger one; Box2D's solver alone heeds it; 0 to 1 */
      restitution?: number;
      /** it tells what it touches, and pushes nothing */
      sensor?: boolean;
      /** after so many; whole, 0 to 1000000 */
      step: number;
      /** m/s: of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as of a conveyor belt; two bodies have the sum; Box2D's solver alone heeds it; -10000 to 10000 */
      tangentSpeed?: number;
      /** m/s; -10000 to 10000 */
      velocity?: [x: number, y: number];
      /** m: full width and height; 0.01 to 10000 */
      width?: [x: number, y: number];
    }
  | {
      /** index of a body that is there; whole, 0 to 19999 */
      body: number;
      /** takes a body away with its joints; the others keep their indices */
      do: 'remove';
      /** after so many; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** m: where the body is nailed or pushed; of grab from its centre, in its frame; -10000 to 10000 */
      at: [x: number, y: number];
      /** index of a body that is there; whole, 0 to 19999 */
      body: number;
      /** changes a body's velocity at once */
      do: 'push';
      /** N s: at that point; -1000000000 to 1000000000 */
      impulse: [x: number, y: number];
      /** after so many; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** m: where the body is nailed or pushed; of grab from its centre, in its frame; -10000 to 10000 */
      at: [x: number, y: number];
      /** index of a body that is there; whole, 0 to 19999 */
      body: number;
      /** nails a point of a body to its place */
      do: 'pin';
      /** after so many; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** index of a body that is there; whole, 0 to 19999 */
      body: number;
      /** takes all of a body's nails out */
      do: 'unpin';
      /** after so many; whole, 0 to 1000000 */
      step: number;
    }
  | {
      /** m: where the body is nailed or pushed; of grab from its centre, in its frame; -10000 to 10000 */
      at: [x: number, y: number];
      /** index of a body that is there; whole, 0 to 19999 */
      body: number;
      /** a spring pulls a point of the body to the hand */
      do: 'grab';
      /** after so many; whole, 0 to 1000000 */
      step: number;
      /** m: where the hand is; -10000 to 10000 */
      to: [x: number, y: number];
    }
  | {
      /** the hand is elsewhere */
      do: 'drag';
      /** after so many; whole, 0 to 1000000 */
      step: number;
      /** m: where the hand is; -10000 to 10000 */
      to: [x: number, y: number];
    }
  | {
      /** the hand lets go */
      do: 'drop';
      /** after so many; whole, 0 to 1000000 */
      step: number;
    };
