import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';

const SAT = ['collide1_separation.go', 'func (s *SAT) run'] as const, CLIP = ['collide4_clip.go', 'func (c *Clip) run', 'func (f FeaturePair) replace'] as const;

/** The file of package physics with each stage of a collide call, and how the stage's functions begin. */
const STAGES: Readonly<Record<string, readonly [file: string, ...functions: string[]]>> = {
  setup: SAT, 'faces-a': SAT, 'faces-b': SAT,
  'best-axis': ['collide2_reference.go', 'func (best *Best) run', 'func Threshold'],
  reference: ['collide2_reference.go', 'func (r *Reference) run'],
  incident: ['collide3_incident.go', 'var incidentEdges', 'func (e *Incident) run'],
  'clip-neg': CLIP, 'clip-pos': CLIP,
  keep: ['collide5_manifold.go', 'func (k *Keep) run'],
  contacts: ['collide5_manifold.go', 'func (m *Manifold) run'],
};

/** A declaration of a Go file, with the comment above it. */
export function cut(source: string, begin: string): string {
  const lines = source.split('\n'), at = lines.findIndex((line) => line.startsWith(begin));
  if (at < 0) throw new Error(`no ${begin}`);
  let from = at;
  while (lines[from - 1]?.startsWith('//')) from--;
  const end = lines[at]!.endsWith('}') ? at : lines.findIndex((line, i) => i > at && line.startsWith('}'));
  return lines.slice(from, end + 1).join('\n');
}

/** Serves virtual:gosources, the engine's source of each stage. */
export function goSources(): Plugin {
  const ID = '\0virtual:gosources', folder = new URL('../../physics/', import.meta.url);
  return {
    name: 'go-sources',
    resolveId: (source) => (source === ID.slice(1) ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      const sources = Object.entries(STAGES).map(([stage, [file, ...functions]]) => {
        const path = new URL(file, folder), source = readFileSync(path, 'utf8');
        this.addWatchFile(path.pathname);
        return [stage, [`// physics/${file}`, ...functions.map((begin) => cut(source, begin))].join('\n\n')];
      });
      return `export const SOURCES = ${JSON.stringify(Object.fromEntries(sources))};`;
    },
  };
}
