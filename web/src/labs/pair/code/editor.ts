import {defaultKeymap, history, historyKeymap, undo} from '@codemirror/commands';
import {javascriptLanguage} from '@codemirror/lang-javascript';
import {bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {Compartment, type Range, StateEffect, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, keymap, lineNumbers, WidgetType} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {type Probe, Prober, Refused} from '../../../listing/probe';

/** The most characters of a reader's code. */
const MOST = 60_000;

/** A reader's code with probes, which calls report and tell. */
export interface Probed { code: string; report: string; tell: string; probes: readonly Probe[]; functions: Prober['functions'] }

/** A code that cannot run, with the line and the parser's words. */
export interface Fault { line: number; message: string }

/** Inserts probes into a reader's code. */
export function probe(source: string): Probed | Fault {
  if (source.length > MOST) return {line: 1, message: `> ${MOST}`};
  let report = '$';
  while (source.includes(report)) report += '$';
  const tell = `${report}_`;
  try {
    const prober = new Prober(source, {report, tell});
    return {code: prober.code, report, tell, probes: prober.probes, functions: prober.functions};
  } catch (error) {
    if (error instanceof Refused) return {line: error.line, message: error.message};
    const {loc, message} = error as {loc?: {line: number}; message: string};
    return {line: loc?.line ?? 1, message: message.replace(/ \(\d+:\d+\)$/, '')};
  }
}

/** The values beside a line of the code. */
export interface LineValues { line: number; value: string; test?: string; yes?: boolean; off: readonly (readonly [from: number, to: number])[] }

/** The state of a run, beside the code. idle lines did not run, and now is the line of the last step. */
export interface Shown { values: readonly LineValues[]; idle: readonly number[]; now?: number | undefined; fault?: Fault | undefined }

class Words extends WidgetType {
  constructor(private readonly kind: string, private readonly text: string) { super(); }
  override eq(other: Words): boolean { return other.kind === this.kind && other.text === this.text; }
  toDOM(): HTMLElement {
    const words = document.createElement('span');
    words.className = this.kind;
    words.textContent = this.text;
    return words;
  }
}

const show = StateEffect.define<Shown>();

function decorationsOf({values, idle, now, fault}: Shown, view: {lines: number; line(n: number): {from: number; to: number}}): DecorationSet {
  const ranges: Range<Decoration>[] = [], known = (line: number): boolean => line >= 1 && line <= view.lines;
  const add = (line: number, kind: string, text: string): void => void (text !== '' && ranges.push(Decoration.widget({widget: new Words(kind, text), side: 1}).range(view.line(line).to)));
  for (const line of idle.filter(known)) ranges.push(Decoration.line({class: 'cs-idle'}).range(view.line(line).from));
  if (now !== undefined && known(now)) ranges.push(Decoration.line({class: 'cs-now'}).range(view.line(now).from));
  for (const {line, value, test = '', yes, off} of values.filter(({line}) => known(line))) {
    const {from, to} = view.line(line);
    for (const [start, end] of off) if (from + start < from + end && from + end <= to) ranges.push(Decoration.mark({class: 'cs-off'}).range(from + start, from + end));
    add(line, yes ? 'cs-test cs-yes' : 'cs-test', test);
    add(line, 'cs-value', value);
  }
  if (fault !== undefined && known(fault.line)) {
    ranges.push(Decoration.line({class: 'cs-fault'}).range(view.line(fault.line).from));
    add(fault.line, 'cs-fault-words', fault.message);
  }
  return Decoration.set(ranges, true);
}

const shownField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, {changes, effects, newDoc}) {
    const given = effects.find((effect) => effect.is(show));
    return given === undefined ? value.map(changes) : decorationsOf(given.value as Shown, newDoc);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const look = EditorView.theme({
  '&': {height: '100%', color: 'var(--cs-ink)', background: 'var(--cs-panel)', fontSize: '0.75rem'},
  '&.cm-focused': {outline: '2px solid var(--cs-ink)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--cs-mono)', lineHeight: '1.5'},
  '.cm-content': {caretColor: 'var(--cs-ink)'},
  '.cm-gutters': {background: 'var(--cs-panel)', color: 'var(--cs-soft)', border: '0'},
  '.cm-cursor': {borderLeftColor: 'var(--cs-ink)'},
  '.cm-matchingBracket': {outline: '1px solid var(--cs-soft)'},
  '.cs-value, .cs-test': {marginLeft: '1.5em', color: 'var(--cs-soft)'},
  '.cs-test': {padding: '0 0.5em', border: '1px dashed var(--cs-soft)', borderRadius: '1em'},
  '.cs-test.cs-yes': {borderStyle: 'solid', borderColor: 'var(--cs-ink)', color: 'var(--cs-ink)', fontWeight: '700'},
  '.cs-idle, .cs-off': {color: 'var(--cs-soft)', textDecoration: 'line-through 1px'},
  '.cs-now': {background: 'var(--cs-mark)'},
  '.cs-fault': {boxShadow: 'inset 0.25rem 0 var(--cs-wrong)'},
  '.cs-fault-words': {display: 'block', color: 'var(--cs-wrong)', fontWeight: '700', whiteSpace: 'pre-wrap'},
  '@media (max-width: 56rem)': {'.cs-value': {display: 'block', whiteSpace: 'pre-wrap'}},
});

const colors = HighlightStyle.define([
  {tag: tags.keyword, fontWeight: '700'},
  {tag: [tags.comment, tags.string], color: 'var(--cs-soft)'},
]);

/** An editor of JavaScript, in a shadow root: only there it needs no style element, which a policy may forbid. */
export class Editor {
  readonly element = document.createElement('div');
  private readonly view: EditorView;
  private readonly mode = new Compartment();

  constructor(text: string, name: string, changed: () => void) {
    const root = this.element.attachShadow({mode: 'open'});
    this.view = new EditorView({
      doc: text, root, parent: root as unknown as Element,
      extensions: [
        lineNumbers(), history(), indentOnInput(), bracketMatching(), javascriptLanguage, syntaxHighlighting(colors), shownField, look, EditorView.lineWrapping,
        keymap.of([...defaultKeymap, ...historyKeymap]), EditorView.contentAttributes.of({'aria-label': name, translate: 'no', autocapitalize: 'off'}),
        this.mode.of([]), EditorView.updateListener.of(({docChanged}) => void (docChanged && changed())),
      ],
    });
    // Keys and pasted texts belong to the editor. Only Escape, which gives the keyboard back, goes on.
    for (const type of ['keydown', 'paste', 'copy', 'cut']) this.element.addEventListener(type, (event) => void ((event as KeyboardEvent).key !== 'Escape' && event.stopPropagation()));
  }

  get text(): string { return this.view.state.doc.toString(); }

  /** Replaces the text. Undo brings the text before back. */
  replace(text: string): void { this.view.dispatch({changes: {from: 0, to: this.view.state.doc.length, insert: text}}); }

  undo(): void { undo(this.view); }

  /** The code can only be read from now on. */
  lock(): void { this.view.dispatch({effects: this.mode.reconfigure(EditorView.editable.of(false))}); }

  show(shown: Shown): void { this.view.dispatch({effects: show.of(shown)}); }

  /** Scrolls to a line. */
  reveal(line: number): void {
    const {doc} = this.view.state;
    this.view.dispatch({effects: EditorView.scrollIntoView(doc.line(Math.min(doc.lines, Math.max(1, line))).from, {y: 'start', yMargin: 40})});
  }

  focus(): void { this.view.focus(); }
  destroy(): void { this.view.destroy(); }
}
