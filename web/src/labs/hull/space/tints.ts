import {BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, GLSL3, Mesh, RawShaderMaterial} from 'three';
import type {Color} from './color';
import type {Pass} from './strokes';

const VERTEX = `
uniform mat4 modelViewMatrix, projectionMatrix;
in vec3 position;
in vec4 color;
flat out vec4 ink;
void main() {
  ink = color;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
precision highp float;
flat in vec4 ink;
out vec4 seen;
void main() { seen = ink; }`;

/** Convex polygons, each of one colour, stored as triangles. Several passes may draw them. */
export class Tints {
  private geometry = new BufferGeometry();
  private positions = new Float32Array(0);
  private colors = new Float32Array(0);
  private readonly meshes: Mesh<BufferGeometry, RawShaderMaterial>[] = [];
  private count = 0;

  /** Adds a pass that draws the polygons. With depth, they are tested against the depth buffer. */
  pass({order, depth, before}: Pass): Mesh {
    return this.add({order, before}, new RawShaderMaterial({...SHADERS, transparent: true, depthWrite: false, depthTest: depth !== undefined, ...depth === undefined ? {} : {depthFunc: depth}}));
  }

  /** Adds a pass that writes only the polygons' depth, a little behind them. Lines on the polygons then stay visible. */
  shadow({order, before}: Pass): Mesh {
    return this.add({order, before}, new RawShaderMaterial({...SHADERS, transparent: true, colorWrite: false, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 4}));
  }

  private add({order, before}: {order: number; before: (() => void) | undefined}, material: RawShaderMaterial): Mesh {
    const mesh = new Mesh(this.geometry, material);
    mesh.renderOrder = order;
    mesh.frustumCulled = false;
    if (before) mesh.onBeforeRender = before;
    this.meshes.push(mesh);
    return mesh;
  }

  /** Removes all polygons, and reserves room for this many triangles. */
  begin(triangles: number): void {
    this.count = 0;
    if (9 * triangles <= this.positions.length) return;
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    this.positions = new Float32Array(9 * triangles);
    this.colors = new Float32Array(12 * triangles);
    this.geometry.setAttribute('position', new BufferAttribute(this.positions, 3).setUsage(DynamicDrawUsage));
    this.geometry.setAttribute('color', new BufferAttribute(this.colors, 4).setUsage(DynamicDrawUsage));
    for (const mesh of this.meshes) mesh.geometry = this.geometry;
  }

  /** Adds a convex polygon. Its corners are relative to the camera's centre. */
  polygon(corners: readonly ArrayLike<number>[], [r, g, b]: Color, alpha: number): void {
    for (let i = 1; i + 1 < corners.length; i++) for (const corner of [corners[0]!, corners[i]!, corners[i + 1]!]) {
      this.positions.set([corner[0]!, corner[1]!, corner[2]!], 3 * this.count);
      this.colors.set([r, g, b, alpha], 4 * this.count++);
    }
  }

  update(): void {
    this.geometry.setDrawRange(0, this.count);
    for (const name of ['position', 'color']) {
      const attribute = this.geometry.getAttribute(name) as BufferAttribute | undefined;
      if (attribute) attribute.needsUpdate = true;
    }
    for (const mesh of this.meshes) mesh.visible = this.count > 0;
  }

  dispose(): void {
    this.geometry.dispose();
    for (const {material} of this.meshes) material.dispose();
  }
}

const SHADERS = {glslVersion: GLSL3, vertexShader: VERTEX, fragmentShader: FRAGMENT, side: DoubleSide} as const;
