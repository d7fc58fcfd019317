import {SvgPath} from './svgpath';
import {attributes, escaped, type Shape, writeShapes} from './svgshape';

/** Measures text in the current font. */
export interface Measure { font: string; measureText(text: string): {width: number} }

/** The form of an SVG. A compact one rounds to tenths of a pixel, groups shapes of the same style, and names the font once. */
export interface Form { measure: Measure; compact?: boolean }

type Box = [x: number, y: number, width: number, height: number];

const FONT = /^(?:(?<weight>\d+|bold) )?(?<size>[\d.]+)px (?<family>.+)$/;
const ANCHORS: Record<string, string> = {left: 'start', center: 'middle', right: 'end'};

/** A short name for an outline. In one page, drawings may share a name only if their outlines are equal. */
function nameOf(outline: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < outline.length; i++) hash = Math.imul(hash ^ outline.charCodeAt(i), 0x01000193) >>> 0;
  return `clip${hash.toString(36)}`;
}

/** Draws an SVG. It has the members of a canvas's context that layers use. It can translate drawings and rotate text. */
export class SvgPen extends SvgPath {
  fillStyle = '#000';
  strokeStyle = '#000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  private state = {dash: '', clip: '', dx: 0, dy: 0, degrees: 0};
  private family = '';
  private readonly saved: (() => void)[] = [];
  private readonly shapes: Shape[] = [];
  private readonly clips = new Map<string, string>();

  constructor(private readonly form: Form) {
    super();
  }

  save(): void {
    const {state} = this;
    const {fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign, textBaseline} = this;
    const style = {fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign, textBaseline};
    this.saved.push(() => Object.assign(this, style, {state}));
  }
  restore(): void { this.saved.pop()?.(); }

  setLineDash(dash: readonly number[]): void { this.set({dash: dash.join(' ')}); }
  translate(x: number, y: number): void { this.set({dx: this.state.dx + x, dy: this.state.dy + y}); }
  rotate(angle: number): void { this.set({degrees: this.state.degrees + angle * 180 / Math.PI}); }
  getTransform(): {a: number} { return {a: 1}; }

  measureText(words: string): {width: number} {
    const {measure} = this.form;
    measure.font = this.font;
    return measure.measureText(words);
  }

  /** Clips later drawing by a path, in addition to the current clip. */
  clip(path: SvgPath = this): void {
    const outline = this.outline(path), within = this.state.clip && ` clip-path="url(#${this.state.clip})"`;
    const name = nameOf(outline + within);
    this.clips.set(name, `<clipPath id="${name}"${within}><path${outline}/></clipPath>`);
    this.set({clip: name});
  }

  fill(path: SvgPath = this): void { this.paint('fill', 'path', this.outline(path)); }
  stroke(path: SvgPath = this): void { this.paint('stroke', 'path', this.outline(path)); }
  fillRect(...box: Box): void { this.paint('fill', 'rect', this.box(...box)); }
  strokeRect(...box: Box): void { this.paint('stroke', 'rect', this.box(...box)); }
  fillText(words: string, x: number, y: number): void { this.paint('fill', 'text', this.writing(x, y), words); }
  strokeText(words: string, x: number, y: number): void { this.paint('stroke', 'text', this.writing(x, y), words); }

  /** The drawing as an SVG file with a title and a description. */
  file(width: number, height: number, title: string, text: string): string {
    const {compact = false} = this.form, clips = [...this.clips.values()].join('');
    const root = attributes({
      xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img',
      'stroke-miterlimit': 10, ...compact && {fill: 'none', 'font-family': this.family},
    });
    const words = `<title>${escaped(title)}</title><desc>${escaped(text)}</desc>`;
    return `<svg${root}>${words}${clips && `<defs>${clips}</defs>`}${writeShapes(this.shapes, compact)}</svg>`;
  }

  /** Adds a shape. A fill and a stroke of the same outline, one after the other, become one element. */
  private paint(way: 'fill' | 'stroke', tag: Shape['tag'], place: string, content = ''): void {
    const {clip, dash} = this.state, last = this.shapes.at(-1), {[way]: before = 'none'} = last?.look ?? {};
    const same = last?.tag === tag && last.place === place && last.clip === clip && last.content === content
      && before === 'none';
    const shape: Shape = same ? last : {tag, place, clip, content, look: {fill: 'none'}};
    if (!same) this.shapes.push(shape);
    else if (way === 'fill') shape.look['paint-order'] = 'stroke';
    Object.assign(shape.look, way === 'fill' ? {fill: this.fillStyle, 'fill-opacity': this.globalAlpha} : {
      stroke: this.strokeStyle, 'stroke-opacity': this.globalAlpha, 'stroke-width': this.lineWidth,
      'stroke-linecap': this.lineCap, 'stroke-linejoin': this.lineJoin, 'stroke-dasharray': dash,
    });
  }

  private set(state: Partial<SvgPen['state']>): void { this.state = {...this.state, ...state}; }

  private readonly number = (value: number): number => Number(value.toFixed(this.form.compact ? 1 : 3));

  private outline(path: SvgPath): string {
    const {dx, dy} = this.state;
    return attributes({d: path.data(this.number, this.form.compact ? '' : ' ', dx, dy)});
  }

  private box(left: number, top: number, width: number, height: number): string {
    const {dx, dy} = this.state, [x, y, w, h] = [left + dx, top + dy, width, height].map(this.number);
    return attributes({x: x!, y: y!, width: w!, height: h!});
  }

  private writing(left: number, top: number): string {
    const {dx, dy, degrees} = this.state;
    const {weight = '400', size = '10', family = 'sans-serif'} = FONT.exec(this.font)?.groups ?? {};
    this.family = family;
    return attributes({
      x: this.number(left + dx), y: this.number(top + dy), 'font-size': size, 'font-weight': weight,
      ...!this.form.compact && {'font-family': family}, 'text-anchor': ANCHORS[this.textAlign] ?? this.textAlign,
      'dominant-baseline': this.textBaseline === 'middle' ? 'central' : this.textBaseline,
      transform: degrees && `rotate(${this.number(degrees)} ${this.number(dx)} ${this.number(dy)})`,
    });
  }
}
