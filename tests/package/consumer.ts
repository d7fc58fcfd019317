// A program that uses the package's types. It is compiled, not run. The compiler must reject the marked lines.
import {type Box, type BuiltHull, ClipstageError, type Engine, type Figure, HULL_STAGES, type HullFigure, load, type LoadOptions, type MountOptions, type Preset, type Scene as PageScene, SCENES, type SceneID, type ShapeFigure, type Stage, STAGES, type Trace, type World, type WorldOptions} from 'clipstage';
import {type Engine as BareEngine, load as loadBare, type Scene} from 'clipstage/collide';
import {ClipStage, type ClipStageDetails} from 'clipstage/element';
import {CONTACT, F, H, SLOTS, VERSION, W} from 'clipstage/layout';

export async function figures(place: HTMLElement, given: LoadOptions): Promise<[Figure, World, HullFigure]> {
  const engine: Engine = await load(given);
  const pair = engine.mount(place, {preset: 'both-clip', stage: 'clip-pos', stages: ['incident', 'clip-neg'], controls: 'minimal', editable: 'drag', panels: 'values,ids', theme: 'dark', height: 480});
  const world = engine.mount(place, {lab: 'world', scene: 'dominos', step: 90, pick: [0, 1], layers: ['bodies', 'contacts'], panels: ['scenes', 'settings'], solver: 'box2d', warmStarting: false, gravity: [0, -5]});
  const hulls = engine.mount(place, {lab: 'hull', preset: 'tilted-box', stage: 'reduce', panels: []});

  // @ts-expect-error no preset
  engine.mount(place, {preset: 'both-clips'});
  // @ts-expect-error no scene
  engine.mount(place, {lab: 'world', scene: 'domino'});
  // @ts-expect-error no controls
  engine.mount(place, {controls: 'some'});
  // @ts-expect-error no value of editable
  engine.mount(place, {editable: 'all'});
  // @ts-expect-error no panel
  engine.mount(place, {panels: ['valuess']});
  // @ts-expect-error no panel
  engine.mount(place, {panels: 'valuess,ids'});
  // @ts-expect-error a world's panel
  engine.mount(place, {panels: ['scenes']});
  // @ts-expect-error no theme
  engine.mount(place, {theme: 'black'});
  // @ts-expect-error no option
  engine.mount(place, {presets: 'deep'});
  // @ts-expect-error a pair's option
  engine.mount(place, {lab: 'world', preset: 'deep'});
  // @ts-expect-error a world's option
  engine.mount(place, {lab: 'hull', step: 3});
  const ofAny = (options: MountOptions | WorldOptions): Figure | World | HullFigure | ShapeFigure => engine.mount(place, options);
  ofAny({lab: 'world', step: 3});
  // @ts-expect-error no stage of a pair
  engine.mount(place, {stage: 'solve'});
  // @ts-expect-error no scene
  world.setScene('deep');
  // @ts-expect-error internal
  void engine.call;
  // @ts-expect-error internal
  void pair.revive;
  // @ts-expect-error internal
  void world.canvas;

  const end = pair.on('stage', ({stage, reached}) => console.log(stage === 'keep', reached));
  end();
  world.on('contact-event', ({kind, manifold}) => console.log(kind === 'begin', manifold?.points[0]?.impulse));
  world.edit({do: 'push', body: 3, at: [0, 1], impulse: [50, 0]});
  const own: PageScene = {version: 1, bodies: [{width: [1, 1], mass: 1, position: [0, 3]}], settings: {gravity: [0, -5]}};
  await world.loadScene(own);
  await world.loadScene(JSON.stringify(own));
  // @ts-expect-error no text and no object
  await world.loadScene(undefined);
  // @ts-expect-error no bodies
  await world.loadScene({version: 1});
  const slot: number = pair.frame[F.stage]! + world.frame[W.samples]! + CONTACT.at.x + SLOTS + VERSION;
  console.log(slot, hulls.seekSub(1), await world.setState(world.getState()));
  return [pair, world, hulls];
}

export function collide(engine: Engine, a: Box): Trace {
  const trace = engine.collide(a, {...a, y: 1}), [first] = STAGES, setup: 'setup' = first, last: 'contacts' = HULL_STAGES[8];
  const ids: readonly SceneID[] = SCENES, stage: Stage | undefined = trace.stages[0]?.id, preset: Preset = 'deep';
  const options: MountOptions | WorldOptions = {preset, hash: `${setup}${last}${ids[0]}${stage}`};
  console.log(options);
  return trace;
}

/** Both engines have the calls for manifolds. */
export function manifolds(engine: Engine | BareEngine): number {
  const box: Box = {w: 1, h: 1, x: 0, y: 0, angle: 0}, {normal: [x, y], contacts: [first]} = engine.manifold(box, {...box, y: 0.9});
  const hull: BuiltHull = engine.hull([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]), {axisType, nearest, contacts} = engine.hullManifold(hull, {}, hull, {position: [0, 0, 0.5], rotation: [1, 0, 0, 0]});
  // @ts-expect-error no axis
  void (axisType === 'faceC');
  // @ts-expect-error a hull that is not built
  engine.hullManifold([[0, 0, 0]], {}, hull, {});
  // @ts-expect-error internal
  void hull.number;
  hull.destroy();
  return x + y + (first?.id ?? 0) + (nearest?.distance ?? contacts[0]!.onB[2]) + hull.vertices;
}

export async function bare(): Promise<number> {
  const engine: BareEngine = await loadBare(), world = engine.world({scene: 'pyramid', settings: {solver: 'box2d'}});
  // @ts-expect-error no scene
  engine.world({scene: 'pyramids'});
  // @ts-expect-error internal
  void engine.enter;
  world.step(10);
  const scene: Scene = {version: 1, bodies: [{width: [1, 1], mass: null, position: [0, 0], filter: {group: -1}}], edits: [{do: 'push', step: 3, body: 0, at: [0, 0], impulse: [1, 0]}]};
  // @ts-expect-error no mass
  scene.bodies.push({width: [1, 1], position: [0, 0]});
  // @ts-expect-error no edit
  scene.edits?.push({do: 'throw', step: 4, body: 0});
  await world.loadScene(scene);
  await world.loadScene(world.getRecording());
  // @ts-expect-error no number
  await world.loadScene(3);
  // @ts-expect-error no version
  await world.loadScene({bodies: []});
  // @ts-expect-error a body without a place
  await world.loadScene({version: 1, bodies: [{width: [1, 1], mass: 1}]});
  // @ts-expect-error no field of a scene
  await world.loadScene({version: 1, bodies: [], body: []});
  // @ts-expect-error no solver
  await world.loadScene({version: 1, bodies: [], settings: {solver: 'box3d'}});
  const traced = world.getTrace(), [later] = traced.stages, [arbiter] = traced.result.arbiters, normal: number | undefined = arbiter?.c[0]?.[1];
  console.log(normal, later?.id === 'match' ? later.then : later?.title, traced.input.settings.gravity[1]);
  // @ts-expect-error no field of a trace
  void traced.results;
  // @ts-expect-error no stage of a world
  void (later?.id === 'keeps');
  return H.stage + world.frame[W.samples]! + engine.collide({w: 1, h: 1, x: 0, y: 0, angle: 0}, {w: 1, h: 1, x: 0, y: 0.9, angle: 0}).result.out.n;
}

export async function element(): Promise<void> {
  const figure = document.createElement('clip-stage'), same: ClipStage = new ClipStage();
  figure.preset = 'deep';
  figure.stages = ['keep'];
  figure.hulls = {a: {points: [[0, 0, 0]]}, b: {points: []}};
  // @ts-expect-error no theme
  figure.theme = 'black';
  figure.addEventListener('stage', ({detail}) => console.log(detail.stage));
  figure.addEventListener('error', ({detail}) => console.log(detail.code satisfies string, detail instanceof ClipstageError));
  figure.addEventListener('click', () => {});
  const pose: ClipStageDetails['resize'] = {height: 3};
  await figure.seek('keep');
  console.log(pose, await figure.getState(), (await figure.ready)?.element, figure.playing, same.figure, document.querySelector<ClipStage>('clip-stage'));
}
