import {FIELD, SKETCHES} from '../src/figure/sketches.ts';
import {escaped, messages} from './files.mjs';

/** The terms by subject. A term's link, if any, leads to a stage or phase whose texts contain the term. */
const SUBJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'glossary.axes': {
    frame: 'lab=pair&stage=setup&preset=two-contacts', axis: 'lab=pair&stage=faces-a&preset=two-contacts', shadow: 'lab=pair&stage=faces-b&preset=thin',
    separation: 'lab=pair&stage=best-axis&preset=near-tie', overlap: 'lab=pair&stage=best-axis&preset=two-contacts', half: 'lab=pair&stage=best-axis&preset=near-tie',
    bias: 'lab=hull&stage=best-axis&preset=tilted-box', normal: 'lab=pair&stage=reference&preset=two-contacts', front: 'lab=pair&stage=reference&preset=reference-on-b',
  },
  'glossary.clipping': {
    reference: 'lab=pair&stage=reference&preset=two-contacts', incident: 'lab=pair&stage=incident&preset=both-clip', side: 'lab=pair&stage=clip-neg&preset=both-clip',
    clip: 'lab=hull&stage=incident&preset=offset', winding: 'lab=pair&stage=clip-pos&preset=both-clip', vertex: 'lab=pair&stage=clip-pos&preset=both-clip',
    core: 'lab=shape&stage=frames&preset=rounded-corners', capsule: 'lab=shape&stage=nearest&preset=leaning-capsules',
  },
  'glossary.contacts': {
    contact: 'lab=pair&stage=contacts&preset=two-contacts', depth: 'lab=pair&stage=contacts&preset=keep-drops', manifold: 'lab=hull&stage=reduce&preset=offset',
    id: 'lab=pair&stage=contacts&preset=both-clip', persisted: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=match',
    new: 'lab=world&scene=single-box&step=51&pick=0,1&stage=match', lost: 'lab=world&scene=teeter&step=60&phase=broadphase',
  },
  'glossary.hulls': {
    convex: '', hull: 'lab=hull&stage=faces-a&preset=tilted-box', 'edge-pair': 'lab=hull&stage=best-axis&preset=gap', arcs: 'lab=hull&stage=edges&preset=edgeedge', 'incident-face': 'lab=hull&stage=keep&preset=offset',
    'side-plane': 'lab=hull&stage=clip&preset=offset', reduce: '', strict: 'lab=hull&stage=contacts&preset=tilt', article: '', fault: '',
  },
  'glossary.world': {
    step: 'lab=world&scene=pyramid&step=60', 'broad-phase': '', near: '', cell: '', solver: 'lab=world&scene=pyramid&step=60', impulse: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=warm-start',
    accumulated: 'lab=world&scene=single-box&step=57&pick=0,1&stage=solve&iteration=1', warm: 'lab=world&scene=single-box&step=57&phase=prestep',
    iteration: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=solve', constraint: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=velocity&solver=box2d',
    'effective-mass': '', 'relative-velocity': '', friction: 'lab=world&scene=varying-friction&step=60&pick=1,8&stage=solve', cone: 'lab=world&scene=single-box&step=57&pick=0,1&stage=solve&iteration=1',
    clamp: '', restitution: '', baumgarte: '', slop: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=position&solver=box2d', residual: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=solve',
    block: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=velocity&solver=box2d', pass: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=position&solver=box2d',
    prestep: 'lab=world&scene=single-box&step=57&phase=prestep', integrate: 'lab=world&scene=single-box&step=57&phase=integrate&solver=box2d', lite: '', engine: 'lab=world&scene=pyramid&step=60&pick=0,1&stage=velocity&solver=box2d',
    pose: 'lab=pair&stage=contacts&preset=separated-b', joint: '',
  },
};

const LABS: Readonly<Record<string, string>> = {pair: 'page.lab.pair', shape: 'page.lab.shape', world: 'page.lab.world', hull: 'hull.tab'};

/** glossary.html with all terms, their notes and pictures, in a language file's words. */
export function withTerms(html: string, texts: string): string {
  const known = messages(texts), listed = new Set<string>();
  const say = (key: string, parts: Readonly<Record<string, string>> = {}): string => {
    const message = known.get(key);
    if (message === undefined) throw new Error(`there is no message "${key}" in ${texts}`);
    return escaped(message.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name]!));
  };
  const nameOf = (term: string): string => say('page.term', {name: known.get(`term.${term}`)!.replace(/\|.*/, '').replace(/^./u, (first) => first.toUpperCase())});
  const link = (state: string): string => {
    const query = new URLSearchParams(state), lab = query.get('lab')!, stage = query.get('stage'), phase = query.get('phase');
    const key = stage === null ? phase && `world.phase.${phase}` : `${lab === 'hull' || lab === 'shape' ? `${lab}.` : ''}stage.${stage}`, name = known.get(LABS[lab]!)!;
    return `<p><a href="./index.html#${escaped(state)}">${key ? say('glossary.see.stage', {lab: name, stage: known.get(key)!}) : say('glossary.see', {lab: name})}</a></p>`;
  };
  const entry = ([term, state]: readonly [string, string]): string => {
    listed.add(term);
    const strokes = SKETCHES[term]?.map(([kind, d]) => `<path class="cs-sketch-${kind}" d="${d}"/>`).join('');
    const sketch = strokes ? `\n        <svg class="cs-sketch" viewBox="${FIELD}" role="img" aria-label="${say(`page.note.${term}.alt`)}">${strokes}</svg>` : '';
    return `      <div id="${term}" class="glossary-term">
        <h3>${nameOf(term)}</h3>
        <p>${say(`page.note.${term}`)}</p>${sketch}${state === '' ? '' : `\n        ${link(state)}`}
      </div>`;
  };
  const subjects = Object.entries(SUBJECTS).map(([key, terms]) => `    <section>
      <h2>${say(key)}</h2>
${Object.entries(terms).map(entry).join('\n')}
    </section>`);
  const missing = [...known.keys()].filter((key) => key.startsWith('term.') && !listed.has(key.slice(5)));
  if (missing.length > 0) throw new Error(`the glossary lacks ${missing.join(', ')}`);
  const index = [...listed].map((term) => ({term, name: nameOf(term)})).sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({term, name}) => `<li><a href="#${term}">${name}</a></li>`);
  return html.replace('<!-- index -->', index.join('\n      ')).replace('<!-- terms -->', subjects.join('\n'));
}
