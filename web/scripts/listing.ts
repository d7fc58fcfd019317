import {readFileSync} from 'node:fs';
import {type AnyNode, type FunctionDeclaration, parse, type Pattern} from 'acorn';
import type {Plugin} from 'vite';

/** A place in a line of the listing where a run reports values: see virtual.d.ts. */
interface Probe { line: number; kind: 'call' | 'set' | 'test' | 'return' | 'choice'; names: string[]; branches?: [from: number, to: number][] }

/** The variables that a pattern declares. */
function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier': return [pattern.name];
    case 'ArrayPattern': return pattern.elements.flatMap((element) => (element === null ? [] : namesOf(element)));
    case 'ObjectPattern': return pattern.properties.flatMap((property) => (property.type === 'Property' ? namesOf(property.value) : []));
    default: throw new Error(`the listing has a pattern of type ${pattern.type}`);
  }
}

/** The nodes directly below a node. */
const below = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter((value): value is AnyNode => typeof (value as AnyNode | null)?.type === 'string');

/** Inserts the probes into a listing. */
class Prober {
  readonly probes: Probe[] = [];
  readonly inserted: {at: number; text: string}[] = [];
  readonly functions: {name: string; from: number; to: number}[] = [];
  readonly names: {line: number; from: number; to: number; name: string}[] = [];

  constructor(readonly source: string, private readonly skipped: readonly string[]) {
    for (const node of parse(source, {ecmaVersion: 2022, sourceType: 'module', locations: true}).body) {
      if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'FunctionDeclaration') throw new Error('the listing exports functions and has nothing else');
      const {id, body} = node.declaration;
      this.functions.push({name: id.name, from: node.loc!.start.line, to: node.loc!.end.line});
      this.name(node.declaration);
      if (this.skipped.includes(id.name)) continue;
      this.enter(node.declaration);
      this.visit(body);
    }
  }

  get code(): string {
    let code = '', from = 0;
    for (const {at, text} of this.inserted.sort((a, b) => a.at - b.at)) {
      code += this.source.slice(from, at) + text;
      from = at;
    }
    return code + this.source.slice(from);
  }

  private probe(node: AnyNode, kind: Probe['kind'], names: string[] = [], branches?: Probe['branches']): number {
    return this.probes.push({line: node.loc!.start.line, kind, names, ...branches && {branches}}) - 1;
  }

  private insert(at: number, text: string): void { this.inserted.push({at, text}); }

  private wrap(node: AnyNode, id: number): void {
    this.insert(node.start, `$(${id}, `);
    this.insert(node.end, ')');
  }

  private enter(node: FunctionDeclaration): void {
    const names = node.params.flatMap(namesOf);
    this.insert(node.body.start + 1, ` $(${[this.probe(node, 'call', [...names]), ...names].join(', ')});`);
  }

  /** Inserts the probes of a statement, and of those in it. */
  private visit(node: AnyNode): void {
    switch (node.type) {
      case 'BlockStatement': return node.body.forEach((statement) => this.visit(statement));
      case 'VariableDeclaration': return this.after(node, node.declarations.flatMap(({id}) => namesOf(id)));
      case 'ExpressionStatement': return this.expression(node.expression, node);
      case 'ReturnStatement':
        if (node.argument) this.wrap(node.argument, this.probe(node, 'return'));
        return this.choices(node);
      case 'IfStatement':
        this.wrap(node.test, this.probe(node, 'test'));
        this.branch(node.consequent);
        if (node.alternate) this.branch(node.alternate);
        return undefined;
      case 'ForOfStatement': {
        if (node.left.type !== 'VariableDeclaration' || node.body.type !== 'BlockStatement') throw new Error('the listing has an unknown loop');
        const names = node.left.declarations.flatMap(({id}) => namesOf(id));
        this.insert(node.body.start + 1, ` $(${[this.probe(node, 'set', names), ...names].join(', ')});`);
        return this.visit(node.body);
      }
      default: throw new Error(`the listing has a statement of type ${node.type}`);
    }
  }

  /** A branch may be a single statement, which becomes a block. */
  private branch(node: AnyNode): void {
    if (node.type === 'BlockStatement') return this.visit(node);
    this.insert(node.start, '{');
    this.visit(node);
    this.insert(node.end, '}');
  }

  private after(node: AnyNode, names: string[], values = names): void {
    this.choices(node);
    this.insert(node.end, ` $(${[this.probe(node, 'set', names), ...values].join(', ')});`);
  }

  private expression(node: AnyNode, statement: AnyNode): void {
    if (node.type === 'AssignmentExpression') {
      const {left} = node;
      if (left.type === 'MemberExpression') {
        const text = this.source.slice(left.start, left.end);
        return this.after(statement, [text], [text]);
      }
      return this.after(statement, namesOf(left));
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier' && node.callee.property.name === 'push') {
      const list = this.source.slice(node.callee.object.start, node.callee.object.end);
      return this.after(statement, [list], [list]);
    }
    return this.after(statement, []);
  }

  /** Inserts the probes of the conditions within expressions. */
  private choices(node: AnyNode): void {
    if (node.type === 'ConditionalExpression') {
      const column = (of: AnyNode): [number, number] => [of.loc!.start.column, of.loc!.end.column];
      this.wrap(node.test, this.probe(node, 'choice', [], [column(node.consequent), column(node.alternate)]));
    }
    for (const child of below(node)) this.choices(child);
  }

  /** Lists the names of variables and of values' fields. */
  private name(node: AnyNode): void {
    if (node.type === 'Identifier' && node.name !== 'Math' && node.name !== 'Object') {
      const {start, end} = node.loc!;
      if (!this.names.some(({line, from}) => line === start.line && from === start.column)) this.names.push({line: start.line, from: start.column, to: end.column, name: node.name});
    }
    for (const child of below(node)) this.name(child);
  }
}

/** The module of a listing: its text, and a run that reports its values. skipped functions report nothing. */
export function probed(source: string, skipped: readonly string[]): string {
  const {code, probes, functions, names} = new Prober(source, skipped);
  const given = Object.entries({LINES: source.trimEnd().split('\n'), PROBES: probes, FUNCTIONS: functions, NAMES: names});
  return [
    'let $;', code.replaceAll(/^ *\/\/.*$/gm, ''), ...given.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    'export function run(report, ...given) { $ = (id, ...values) => { report(id, values); return values[0]; }; return collide(...given); }',
  ].join('\n');
}

/** Serves virtual:listing, the listing of collide with probes. */
export function listing(): Plugin {
  const ID = '\0virtual:listing', file = new URL('../src/listing/collide.js', import.meta.url);
  return {
    name: 'listing',
    resolveId: (source) => (source === ID.slice(1) ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      this.addWatchFile(file.pathname);
      return probed(readFileSync(file, 'utf8'), ['collide']);
    },
  };
}
