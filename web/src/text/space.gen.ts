// Generated from wasm/text/en.txt by make generate. Do not edit.

/** The Hulls lab's messages about the view in space. */
export const SPACE = {
  'page.space.canvas': 'Both hulls in space. Arrows turn the view, with Shift they move it; plus and minus zoom, 0 resets; x, y, z and n look along an axis, s from the side.',
  'page.space.along': 'Look along {axis}',
  'page.space.side': 'Side',
  'page.space.side.name': 'Look along the contact plane, from the side',
  'page.space.n': 'Along n',
  'page.space.n.name': 'Along n: look along the contact normal',
  'page.space.tabs': 'Picture',
  'page.space.tab.space': '3D',
  'page.space.tab.space.name': 'Both hulls in 3D',
  'page.space.tab.flat': '2D',
  'page.space.tab.flat.name': 'This stage’s drawing in 2D',
  'page.space.none': 'Drawn flat: this browser has no WebGL2 for the 3D view.',
  'page.space.lost': 'Drawn flat: the browser has taken away the graphics of the 3D view. The view returns by itself once they are back.',
  'page.space.part': 'Drawn flat: the code of the 3D view could not be loaded. Reload the page to try again.',
} as const;

export type SpaceKey = keyof typeof SPACE;
