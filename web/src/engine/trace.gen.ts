// Generated from wasm/lab/pair's traces of tests/testdata/pairs.jsonl.gz by make generate. Do not edit.

/** What the stages of a pair's collide call found, in the form of the reference data, tests/testdata/README.md: as far as it went. A feature pair, f, is [inEdge1, outEdge1, inEdge2, outEdge2], 1 of the reference box. */
export type TraceStages =
  | {
      faceA: [number, number];
      stage: 'faceA';
    }
  | {
      faceA: [number, number];
      faceB: [number, number];
      stage: 'faceB';
    }
  | {
      axis: number;
      clipPoints1: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      faceA: [number, number];
      faceB: [number, number];
      front: number;
      frontNormal: [number, number];
      incidentEdge: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      negEdge: number;
      negSide: number;
      np1: number;
      posEdge: number;
      posSide: number;
      sideNormal: [number, number];
      stage: 'clip1';
    }
  | {
      axis: number;
      clipPoints1: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      clipPoints2: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      faceA: [number, number];
      faceB: [number, number];
      front: number;
      frontNormal: [number, number];
      incidentEdge: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      negEdge: number;
      negSide: number;
      np1: number;
      np2: number;
      posEdge: number;
      posSide: number;
      sideNormal: [number, number];
      stage: 'clip2';
    }
  | {
      axis: number;
      clipPoints1: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      clipPoints2: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      faceA: [number, number];
      faceB: [number, number];
      front: number;
      frontNormal: [number, number];
      incidentEdge: {
        f: [number, number, number, number];
        v: [number, number];
      }[];
      negEdge: number;
      negSide: number;
      np1: number;
      np2: number;
      posEdge: number;
      posSide: number;
      sideNormal: [number, number];
      stage: 'end';
    };
