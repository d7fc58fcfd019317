import {
  BufferAttribute, DynamicDrawUsage, GLSL3, InstancedBufferGeometry, InstancedInterleavedBuffer, InterleavedBufferAttribute, Mesh, RawShaderMaterial, Vector2, type DepthModes,
} from 'three';
import type {Color} from './color';

/** A line's style. Width and dashes are in CSS pixels. */
export interface Style { color: Color; alpha: number; width: number; dash?: readonly [on: number, off: number] }

/** A draw pass: its order, its depth test if any, and a function to call before it. */
export interface Pass { order: number; depth?: DepthModes; before?: () => void }

/** from, to, colour with alpha, width and dashes */
const SLOTS = 13;

const VERTEX = `
uniform mat4 modelViewMatrix, projectionMatrix;
uniform vec2 half_;
in vec2 corner;
in vec3 start, end, style;
in vec4 color;
out vec2 place;
flat out vec4 ink;
flat out vec4 shape;
void main() {
  vec4 a = projectionMatrix * modelViewMatrix * vec4(start, 1.0), b = projectionMatrix * modelViewMatrix * vec4(end, 1.0);
  vec3 p = a.xyz / a.w, q = b.xyz / b.w;
  vec2 from = p.xy * half_, way = q.xy * half_ - from;
  float size = length(way), reach = style.x * 0.5 + 1.0;
  vec2 u = size > 0.0 ? way / size : vec2(1.0, 0.0);
  float along = mix(-reach, size + reach, corner.x), aside = corner.y * reach;
  vec2 at = from + u * along + vec2(-u.y, u.x) * aside;
  place = vec2(along, aside);
  ink = color;
  shape = vec4(size, style);
  gl_Position = vec4(at / half_, mix(p.z, q.z, clamp(along / max(size, 1e-6), 0.0, 1.0)), 1.0);
}`;

// Solid opaque lines have round ends, so that they meet at a corner. Dashed and transparent lines have square ends.
const FRAGMENT = `
precision highp float;
uniform float ratio;
in vec2 place;
flat in vec4 ink, shape;
out vec4 seen;
void main() {
  float over = place.x - clamp(place.x, 0.0, shape.x);
  bool blunt = shape.z > 0.0 || ink.a < 1.0;
  float away = blunt ? max(abs(place.y), abs(over) > 0.0 ? 1e3 : 0.0) : length(vec2(over, place.y));
  if (shape.z > 0.0 && mod(place.x, shape.z + shape.w) > shape.z) discard;
  float alpha = ink.a * clamp((shape.y * 0.5 - away) * ratio + 0.5, 0.0, 1.0);
  if (alpha < 0.004) discard;
  seen = vec4(ink.rgb, alpha);
}`;

const CORNERS = [0, -1, 1, -1, 0, 1, 1, 1];
const INDEX = [0, 1, 2, 2, 1, 3];

/** The lines of one pass. Their width on the screen is independent of their distance. */
export class Strokes {
  readonly mesh: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  private numbers = new Float32Array(64 * SLOTS);
  private count = 0;

  constructor({order, depth, before}: Pass) {
    const material = new RawShaderMaterial({
      glslVersion: GLSL3, vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms: {half_: {value: new Vector2()}, ratio: {value: 1}},
      transparent: true, depthTest: depth !== undefined, depthWrite: false, ...depth === undefined ? {} : {depthFunc: depth},
    });
    this.mesh = new Mesh(new InstancedBufferGeometry(), material);
    this.mesh.renderOrder = order;
    this.mesh.frustumCulled = false;
    if (before) this.mesh.onBeforeRender = before;
  }

  clear(): void { this.count = 0; }

  /** Adds a line. Its ends are relative to the camera's centre. */
  line(from: ArrayLike<number>, to: ArrayLike<number>, {color, alpha, width, dash = [0, 0]}: Style): void {
    if ((this.count + 1) * SLOTS > this.numbers.length) {
      const more = new Float32Array(2 * this.numbers.length);
      more.set(this.numbers);
      this.numbers = more;
    }
    this.numbers.set([from[0]!, from[1]!, from[2]!, to[0]!, to[1]!, to[2]!, ...color, alpha, width, ...dash], this.count++ * SLOTS);
  }

  /** Prepares the lines for a picture of this size in CSS pixels, with ratio dots per CSS pixel. */
  update(width: number, height: number, ratio: number): void {
    const {mesh} = this, {uniforms} = mesh.material;
    (uniforms['half_']!.value as Vector2).set(width / 2, height / 2);
    uniforms['ratio']!.value = ratio;
    const held = (mesh.geometry.getAttribute('start') as InterleavedBufferAttribute | undefined)?.data;
    if (held === undefined || held.array !== this.numbers) {
      mesh.geometry.dispose();
      mesh.geometry = geometryOf(this.numbers);
    } else {
      held.needsUpdate = true;
    }
    mesh.geometry.instanceCount = this.count;
    mesh.visible = this.count > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

function geometryOf(numbers: Float32Array): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry(), lines = new InstancedInterleavedBuffer(numbers, SLOTS).setUsage(DynamicDrawUsage);
  geometry.setIndex(INDEX);
  geometry.setAttribute('corner', new BufferAttribute(Float32Array.from(CORNERS), 2)); // not shared, since disposing another geometry would free a shared buffer
  for (const [name, size, at] of [['start', 3, 0], ['end', 3, 3], ['color', 4, 6], ['style', 3, 10]] as const) geometry.setAttribute(name, new InterleavedBufferAttribute(lines, size, at));
  return geometry;
}

