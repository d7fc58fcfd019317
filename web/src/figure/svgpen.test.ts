import {describe, expect, test} from 'vitest';
import {SvgPath} from './svgpath';
import {SvgPen} from './svgpen';

const measure = {font: '', measureText: (text: string) => ({width: 10 * text.length})};

function drawn(draw: (pen: SvgPen) => void, compact = false): string {
  const pen = new SvgPen({measure, compact});
  draw(pen);
  return pen.file(100, 50, 'T', 'D').replace(/^.*<\/desc>|<\/svg>$/g, '');
}

describe('a path', () => {
  const data = (draw: (path: SvgPath) => void): string => {
    const path = new SvgPath();
    draw(path);
    return path.data((value) => Number(value.toFixed(1)), ' ', 0, 0);
  };

  test('begins with a move, however it begins', () => {
    expect(data((path) => path.lineTo(1, 2))).toBe('M 1 2');
    expect(data((path) => path.arc(0, 0, 5, 0, Math.PI / 2))).toBe('M 5 0 A 5 5 0 0 1 0 5');
  });

  test('draws a circle in two halves, and an arc backward', () => {
    expect(data((path) => path.arc(10, 10, 5, 0, 2 * Math.PI))).toBe('M 15 10 A 5 5 0 0 1 5 10 A 5 5 0 0 1 15 10');
    expect(data((path) => path.arc(0, 0, 5, Math.PI / 2, 0, true))).toBe('M 0 5 A 5 5 0 0 0 5 0');
  });

  test('rounds corners to either side', () => {
    const corner = (y: number): string => data((path) => {
      path.moveTo(0, 0);
      path.arcTo(10, 0, 10, y, 4);
    });
    expect(corner(10)).toBe('M 0 0 L 6 0 A 4 4 0 0 1 10 4');
    expect(corner(-10)).toBe('M 0 0 L 6 0 A 4 4 0 0 0 10 -4');
  });
});

describe('an SVG pen', () => {
  test('writes a fill and a stroke of one outline as one element, and says when the stroke is first', () => {
    const box = (...ways: ('fillRect' | 'strokeRect')[]) => drawn((pen) => ways.forEach((way) => pen[way](1, 2, 3, 4)));
    expect(box('fillRect', 'strokeRect')).toBe('<rect x="1" y="2" width="3" height="4" fill="#000" stroke="#000"/>');
    expect(box('strokeRect', 'fillRect'))
      .toBe('<rect x="1" y="2" width="3" height="4" fill="#000" stroke="#000" paint-order="stroke"/>');
    expect(box('fillRect', 'fillRect').match(/<rect/g)).toHaveLength(2);
    expect(box('fillRect', 'strokeRect', 'fillRect').match(/<rect/g)).toHaveLength(2);
  });

  test('restores the state that it saved', () => {
    expect(drawn((pen) => {
      pen.save();
      Object.assign(pen, {strokeStyle: 'red', lineWidth: 3, globalAlpha: 0.5});
      pen.setLineDash([3, 4]);
      pen.translate(10, 20);
      pen.strokeRect(0, 0, 1, 1);
      pen.restore();
      pen.strokeRect(0, 0, 1, 1);
    })).toBe('<rect x="10" y="20" width="1" height="1" fill="none" stroke="red"'
      + ' stroke-opacity="0.5" stroke-width="3" stroke-dasharray="3 4"/>'
      + '<rect x="0" y="0" width="1" height="1" fill="none" stroke="#000"/>');
  });

  test('rotates text about the translated origin', () => {
    expect(drawn((pen) => {
      pen.font = '600 13px "A", b';
      Object.assign(pen, {textAlign: 'right', textBaseline: 'middle'});
      pen.translate(10, 20);
      pen.rotate(-Math.PI / 2);
      pen.fillText('a<b', 1, 2);
    })).toBe('<text x="11" y="22" font-size="13" font-weight="600" font-family="&quot;A&quot;, b" text-anchor="end"'
      + ' dominant-baseline="central" transform="rotate(-90 10 20)" fill="#000">a&lt;b</text>');
  });

  test('cuts a clip by the one around it, and gives equal clips equal names', () => {
    const clipped = (pen: SvgPen): void => {
      for (const x of [0, 5]) {
        pen.beginPath();
        pen.rect(x, 0, 10, 10);
        pen.clip();
      }
      pen.fillRect(0, 0, 20, 20);
    };
    const [, outer, inner] = /id="(\w+)"><.*id="(\w+)" clip-path/.exec(drawn(clipped))!;
    expect(drawn(clipped)).toContain(`<clipPath id="${inner}" clip-path="url(#${outer})"><path d="M 5 0 L 15 0 L 15 10 L 5 10 Z"/>`
      + `</clipPath></defs><g clip-path="url(#${inner})"><rect`);
    expect(drawn((pen) => {
      pen.fillRect(0, 0, 1, 1);
      clipped(pen);
    })).toContain(`<g clip-path="url(#${inner})">`);
  });

  test('groups shapes of one look in a compact drawing', () => {
    const rect = (x: number): string => `<rect x="${x}" y="0" width="1" height="1"/>`;
    expect(drawn((pen) => [0.04, 1.26, 2].forEach((x) => pen.strokeRect(x, 0, 1, 1)), true))
      .toBe(`<g stroke="#000">${rect(0)}${rect(1.3)}${rect(2)}</g>`);
  });
});
