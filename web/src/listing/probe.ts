import {type AnyNode, type Expression, parse, type Pattern, type Program} from 'acorn';

/** A place in a line where a run reports values: see virtual.d.ts. */
export interface Probe { line: number; kind: 'call' | 'set' | 'test' | 'return' | 'choice'; names: string[]; branches?: [from: number, to: number][] }

/** The variables that a pattern declares. */
function namesOf(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier': return [pattern.name];
    case 'ArrayPattern': return pattern.elements.flatMap(namesOf);
    case 'ObjectPattern': return pattern.properties.flatMap((property) => namesOf(property.type === 'Property' ? property.value : property.argument));
    case 'AssignmentPattern': return namesOf(pattern.left);
    case 'RestElement': return namesOf(pattern.argument);
    default: return [];
  }
}

/** The nodes directly below a node. */
const below = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter((value): value is AnyNode => typeof (value as AnyNode | null)?.type === 'string');

/** Whether reading an expression again has no effect: a name, or fields of one. */
const isPlain = (node: AnyNode): boolean => node.type === 'Identifier' || (node.type === 'MemberExpression' && !node.computed && isPlain(node.object));

type Declaring = Extract<AnyNode, {type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'}>;
type Loop = Extract<AnyNode, {type: 'ForStatement' | 'ForInStatement' | 'ForOfStatement' | 'WhileStatement' | 'DoWhileStatement'}>;

/** The names of the functions that a code with probes calls: report with a probe and its values, tell with the line that is about to run. */
export interface Calls { report: string; tell?: string }

/** A code that cannot run, and its line. */
export class Refused extends Error {
  constructor(message: string, readonly line: number) { super(message); }
}

/** Inserts the probes into a module. */
export class Prober {
  readonly probes: Probe[] = [];
  readonly functions: {name: string; from: number; to: number}[] = [];
  readonly names: {line: number; from: number; to: number; name: string}[] = [];
  private readonly edits: {at: number; to: number; text: string}[] = [];

  /** skipped functions report nothing. */
  constructor(readonly source: string, private readonly calls: Calls, private readonly skipped: readonly string[] = []) {
    const program = parse(source, {ecmaVersion: 2022, sourceType: 'module', locations: true});
    this.statements(program.body);
    this.name(program);
  }

  get code(): string {
    let code = '', from = 0;
    for (const {at, to, text} of this.edits.sort((a, b) => a.at - b.at)) {
      code += this.source.slice(from, at) + text;
      from = to;
    }
    return code + this.source.slice(from);
  }

  private probe(node: AnyNode, kind: Probe['kind'], names: string[] = [], branches?: Probe['branches']): number {
    return this.probes.push({line: node.loc!.start.line, kind, names, ...branches && {branches}}) - 1;
  }

  private insert(at: number, text: string): void { this.edits.push({at, to: at, text}); }

  private report(id: number, values: readonly string[]): string { return `${this.calls.report}(${[id, ...values].join(', ')});`; }

  private tell(node: AnyNode): string { return this.calls.tell === undefined ? '' : `${this.calls.tell}(${node.loc!.start.line});`; }

  /** Reports an expression's value. */
  private wrap(node: AnyNode, id: number): void {
    this.insert(node.start, `${this.calls.report}(${id}, (`);
    this.visit(node);
    this.insert(node.end, '))');
  }

  /** Inserts the probes of an expression, and of the functions in it. */
  private visit(node: AnyNode): void {
    switch (node.type) {
      case 'FunctionDeclaration': case 'FunctionExpression': case 'ArrowFunctionExpression': return this.enter(node);
      case 'ConditionalExpression': return this.choice(node);
      case 'StaticBlock': return this.statements(node.body);
      default: return below(node).forEach((child) => this.visit(child));
    }
  }

  private choice(node: Extract<AnyNode, {type: 'ConditionalExpression'}>): void {
    const {test, consequent, alternate} = node, column = ({loc}: Expression): [number, number] => [loc!.start.column, loc!.end.column];
    if (node.loc!.start.line === node.loc!.end.line) this.wrap(test, this.probe(node, 'choice', [], [column(consequent), column(alternate)]));
    else this.visit(test);
    this.visit(consequent);
    this.visit(alternate);
  }

  private enter(node: Declaring): void {
    const {body, params} = node;
    if (node.type === 'FunctionDeclaration' && node.id !== null) {
      this.functions.push({name: node.id.name, from: node.loc!.start.line, to: node.loc!.end.line});
      if (this.skipped.includes(node.id.name)) return;
    }
    params.forEach((param) => this.visit(param));
    if (body.type === 'BlockStatement') {
      const names = params.flatMap(namesOf), last = body.body[body.body.filter((statement) => 'directive' in statement).length - 1]; // directives come first
      this.insert(last?.end ?? body.start + 1, `${last ? ';' : ''} ${this.tell(node)} ${this.report(this.probe(node, 'call', names), names)}`);
      this.statements(body.body);
    } else {
      if (this.calls.tell !== undefined) this.insert(body.start, `(${this.calls.tell}(${node.loc!.start.line}), `);
      this.visit(body);
      if (this.calls.tell !== undefined) this.insert(body.end, ')');
    }
  }

  private statements(list: Program['body']): void { list.forEach((statement) => this.statement(statement)); }

  private statement(node: Program['body'][number]): void {
    if ('directive' in node && node.directive !== undefined) return;
    if (!/^(Export|Import|Function|Class|Empty)/.test(node.type)) this.insert(node.start, this.tell(node));
    this.inside(node);
  }

  private inside(node: Program['body'][number]): void {
    switch (node.type) {
      case 'BlockStatement': return this.statements(node.body);
      case 'VariableDeclaration':
        this.visitBelow(node);
        return this.after(node, node.declarations.flatMap(({id}) => namesOf(id)));
      case 'ExpressionStatement': return this.expression(node.expression, node);
      case 'ReturnStatement': return node.argument ? this.wrap(node.argument, this.probe(node, 'return')) : undefined;
      case 'IfStatement':
        this.wrap(node.test, this.probe(node, 'test'));
        this.body(node.consequent);
        return node.alternate ? this.body(node.alternate) : undefined;
      case 'ForStatement': case 'ForInStatement': case 'ForOfStatement': case 'WhileStatement': case 'DoWhileStatement': return this.loop(node);
      case 'LabeledStatement': return this.inside(node.body);
      case 'SwitchStatement':
        this.visit(node.discriminant);
        return node.cases.forEach(({test, consequent}) => {
          if (test) this.visit(test);
          this.statements(consequent);
        });
      case 'TryStatement': return [node.block, node.handler?.body, node.finalizer].forEach((block) => this.statements(block?.body ?? []));
      case 'ImportDeclaration': case 'ExportAllDeclaration': case 'ExportDefaultDeclaration': case 'ExportNamedDeclaration': return this.module(node);
      default: return this.visit(node);
    }
  }

  private visitBelow(node: AnyNode): void { below(node).forEach((child) => this.visit(child)); }

  /** A part of an if or a loop may be a single statement, which becomes a block. first comes before it. */
  private body(node: Program['body'][number], first = ''): void {
    if (node.type === 'BlockStatement') {
      this.insert(node.start + 1, first);
      return this.statements(node.body);
    }
    this.insert(node.start, `{${first}`);
    this.statement(node);
    return this.insert(node.end, '}');
  }

  private loop(node: Loop): void {
    let first = this.tell(node);
    if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') {
      const names = node.left.type === 'VariableDeclaration' ? node.left.declarations.flatMap(({id}) => namesOf(id)) : [];
      first += ` ${this.report(this.probe(node, 'set', names), names)}`;
    }
    for (const part of below(node)) if (part !== node.body) this.visit(part);
    this.body(node.body, first);
  }

  private after(node: AnyNode, names: string[], values = names): void { this.insert(node.end, `;${this.report(this.probe(node, 'set', names), values)}`); }

  private expression(node: Expression, statement: AnyNode): void {
    if (node.type === 'AssignmentExpression' && !node.left.type.endsWith('Pattern')) return this.wrap(node, this.probe(statement, 'set', [this.source.slice(node.left.start, node.left.end)]));
    this.visit(node);
    if (node.type === 'AssignmentExpression') return this.after(statement, namesOf(node.left));
    const changed = node.type === 'UpdateExpression' ? node.argument
      : node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier' && node.callee.property.name === 'push' ? node.callee.object : undefined;
    return this.after(statement, changed !== undefined && isPlain(changed) ? [this.source.slice(changed.start, changed.end)] : []);
  }

  /** A code that tells its lines runs as a function, without exports. */
  private module(node: Extract<AnyNode, {type: 'ImportDeclaration' | 'ExportAllDeclaration' | 'ExportDefaultDeclaration' | 'ExportNamedDeclaration'}>): void {
    const declared = 'declaration' in node ? node.declaration : undefined;
    if (node.type === 'ImportDeclaration' || (node.type !== 'ExportDefaultDeclaration' && node.source)) throw new Refused(node.type.startsWith('Im') ? 'import' : 'export from', node.loc!.start.line);
    if (this.calls.tell !== undefined) this.edits.push({at: node.start, to: declared?.start ?? node.end, text: node.type === 'ExportDefaultDeclaration' && !(declared && 'id' in declared && declared.id) ? 'const collide = ' : ''});
    if (declared) this.inside(declared as Program['body'][number]);
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
