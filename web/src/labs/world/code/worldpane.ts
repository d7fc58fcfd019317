import {write} from '../../../base/dom';
import {type Stage, type WorldStage} from '../../../base/figure.gen';
import {F, W} from '../../../draw/layout.gen';
import {type CodeHost, CodePane} from '../../../figure/code/codepane';
import {FUNCTIONS_OF, LISTING, stepsOf} from '../../../figure/code/collide';
import {markOf} from '../../../figure/code/marks';
import type {Step} from '../../../figure/code/steps';
import {sayCode} from '../../../text/codewords';
import {FUNCTIONS_OF as SOLVER_OF, LISTING as SOLVER, shareOf, solvedSteps, type Solving} from './solve';

/** The figure of a pane. */
export interface PaneHost extends CodeHost {
  /** The picked pair at the shown stage, '' without a pair. pair is its collide call as a pair's frame. */
  moment(): Omit<Solving, 'stage' | 'inputs'> & {readonly pair: Float64Array; readonly stage: WorldStage | ''};
  /** The result of the call inputs. */
  inputs(): readonly number[];
}

/** The names that stand for a body, and for the normal. The others in the loops stand for their contact. */
const OF_BODY: Readonly<Record<string, string>> = {a: 'A', r1: 'A', r11: 'A', rn1: 'A', rt1: 'A', b: 'B', r2: 'B', r22: 'B', rn2: 'B', rt2: 'B', n: 'normal'};
const OF_NONE: ReadonlySet<string> = new Set(['settings', 'contacts', 'friction', 'v', 'w', 'invMass', 'invI', 'tangent', ...Object.values(SOLVER_OF).flat()]);

const isSolved = (stage: WorldStage | ''): stage is Solving['stage'] => Object.hasOwn(SOLVER_OF, stage);
const isCollide = (stage: WorldStage | ''): stage is Stage => Object.hasOwn(FUNCTIONS_OF, stage);

/** The code of a picked pair's stage beside a world's picture: collide.js, or solve.js at the shown contact. */
export class Pane extends CodePane<PaneHost> {
  constructor(host: PaneHost) {
    super(host);
    this.show();
  }

  protected show(): void {
    const {host} = this, {stage, pair, ...moment} = host.moment(), solved = isSolved(stage), functions = solved ? SOLVER_OF[stage] : isCollide(stage) ? FUNCTIONS_OF[stage] : [];
    const {steps, at} = solved ? solvedSteps({...moment, stage, inputs: host.inputs()}) : {steps: isCollide(stage) ? stepsOf(pair)[stage] : [], at: undefined};
    write(this.file, functions.length === 0 ? '' : solved ? 'solve.js' : 'collide.js');
    this.hint.hidden = steps.length > 0;
    write(this.hint, sayCode(solved ? 'page.code.world.none' : functions.length > 0 ? 'page.code.unreached' : 'page.code.world.stage', {}, host.lang));
    this.present({listing: solved ? SOLVER : LISTING, functions, steps, ...at !== undefined && {at}});
  }

  protected override shareOf(steps: readonly Step[], at: number): number { return this.host.moment().stage === 'solve' ? shareOf(steps, at) : super.shareOf(steps, at); }

  protected markOf(name: string, turn: number): string {
    const {stage, frame, pair} = this.host.moment();
    if (isCollide(stage)) return markOf(name, {stage, ofB: pair[F.reference.ofB] === 1, axis: pair[F.best.axis]!, edge: pair[F.incident.edge]!, turn});
    return OF_NONE.has(name) ? '' : OF_BODY[name] ?? `contact${turn > 0 ? turn : frame[W.contact]! + 1}`;
  }
}
