import {F} from '../../draw/layout.gen';
import {type FeatureSlots, edgesOf} from './ids';
import type {Sheet} from './sheet';
import {STAGE} from './stage';

/** Labels the edges that a stage's sentence names, unless the stage's own layer has labelled them. */
export function drawEdges(sheet: Sheet): void {
  const stage = Math.min(sheet.stage, sheet.reached);
  if (stage < STAGE.reference) return;
  const reference = sheet.get(F.reference.ofB);
  // The edges of an id. For a cut, only the reference box's edge.
  const nameId = (id: FeatureSlots): void =>
    edgesOf(sheet, id).forEach((edges, i) => edges.forEach((edge) => sheet.nameEdge(i === 0 ? reference : 1 - reference, edge)));
  const nameCut = (vertex: {winding: FeatureSlots}): void => edgesOf(sheet, vertex.winding)[0].forEach((edge) => sheet.nameEdge(reference, edge));

  if (stage === STAGE.reference) for (const side of F.reference.sides) sheet.nameEdge(reference, sheet.get(side.edge));
  [STAGE['clip-neg'], STAGE['clip-pos']].forEach((clipping, k) => {
    if (stage !== clipping) return;
    const clip = F.clips[k]!;
    const cut = sheet.get(clip.cut) === 1, count = sheet.get(clip.count);
    sheet.nameEdge(reference, sheet.get(F.reference.sides[k]!.edge));
    if (cut) {
      const made = clip.vertices[count - 1]!;
      nameId(made.feature);
      nameId(made.winding);
    }
    if (cut || count < 2) for (const vertex of clip.incoming) nameCut(vertex);
  });
  if (stage === STAGE.keep) for (const vertex of F.clips[1].vertices) nameCut(vertex);
}
