// Makes one declaration file for a module's exports, from tsc's declarations of all modules. It includes all types
// that the exports need. For some classes it lists only public members, as an interface.
import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';

/** @typedef {{name: string, text: string}} Declaration */
/** @typedef {{global: string, declared: Map<string, Declaration>, imported: Map<string, {module: string, name: string}>, exported: Map<string, {module: string, name: string, type: boolean}>}} Module */

const START = /^(\/\*\*|export\b|declare\b|interface\b|type\b|import\b|const\b|abstract\b)/;
const NAMED = /^(?:export )?(?:declare )?(?:abstract )?(?:const|class|interface|type|function) (\w+)/;
const LISTED = /^(import|export) (type )?\{([^}]*)\} from ['"](\.[^'"]+)['"];/;
const STRING = /(['"`])(?:\\.|(?!\1)[^\\])*\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** The statements of a file, each with the comment before it. @param {string} source */
function statementsOf(source) {
  /** @type {string[]} */
  const statements = [];
  let comment = false, ended = true; // comment: inside a comment; ended: the last line was not inside one
  for (const line of source.split('\n')) {
    if (!comment && ended && START.test(line)) statements.push('');
    if (statements.length > 0) statements.push(`${statements.pop()}${line}\n`);
    if (line.startsWith('/**')) comment = true;
    ended = !comment;
    if (comment && line.endsWith('*/')) comment = false;
  }
  return statements;
}

/** The names in a list of imports or exports. @param {string} list @param {boolean} allTypes */
const namesIn = (list, allTypes) => list.split(',').map((one) => one.trim()).filter(Boolean).map((one) => {
  const [, type, name, as] = /** @type {RegExpExecArray} */ (/^(type )?(\w+)(?: as (\w+))?$/.exec(one));
  return {name: /** @type {string} */ (name), as: /** @type {string} */ (as ?? name), type: allTypes || type !== undefined};
});

/** The bracketed list at the start of a text, and the rest. @param {string} text @returns {[string, string]} */
function bracketed(text) {
  if (!text.startsWith('<')) return ['', text];
  let depth = 0, end = 0;
  do depth += {'<': 1, '>': -1}[/** @type {'<'} */ (text[end++])] ?? 0; while (depth > 0);
  return [text.slice(1, end - 1), text.slice(end)];
}

/** The head of a class or an interface: its type parameters, and the type that it extends with that type's arguments; then the lines after the head. @param {string} text */
function headOf(text) {
  const [takes, rest] = bracketed(/** @type {string} */ (/\b(?:class|interface) \w+([\s\S]*)/.exec(text.replaceAll(/^\/\*\*[\s\S]*?\*\/\n/g, ''))?.[1]));
  const extended = /^ extends (\w+)/.exec(rest)?.[1];
  const [given, after] = bracketed(extended ? rest.slice(` extends ${extended}`.length) : rest);
  return {
    takes: takes.replaceAll(/\{[^}]*\}/g, '').split(',').map((one) => /** @type {string} */ (/\w*/.exec(one.trim())?.[0])).filter(Boolean),
    extended, given: given.split(',').map((one) => one.trim()), body: after.slice(after.indexOf('{\n') + 2),
  };
}

export class Declarations {
  /** @type {Map<string, Module>} */
  #modules = new Map();

  /** @param {string} folder with the declarations of all modules @param {Readonly<Record<string, readonly string[]>>} shown the public members of classes and interfaces that have others */
  constructor(folder, shown) {
    this.folder = folder;
    this.shown = shown;
  }

  /** @param {string} name of a module, from the folder @returns {Module} */
  module(name) {
    const known = this.#modules.get(name);
    if (known) return known;
    /** @type {Module} */
    const module = {global: '', declared: new Map(), imported: new Map(), exported: new Map()};
    this.#modules.set(name, module);
    for (const text of statementsOf(readFileSync(join(this.folder, `${name}.d.ts`), 'utf8'))) {
      const code = text.replace(/^\/\*\*[\s\S]*?\*\/\s*/, ''), listed = LISTED.exec(code), named = NAMED.exec(code);
      if (code.startsWith('declare global')) module.global += text;
      else if (listed) {
        const [, kind, type, list, specifier] = /** @type {string[]} */ ([...listed]);
        const from = posix.join(posix.dirname(name), /** @type {string} */ (specifier));
        for (const {name: other, as, type: alone} of namesIn(/** @type {string} */ (list), type !== undefined)) {
          if (kind === 'import') module.imported.set(as, {module: from, name: other});
          else module.exported.set(as, {module: from, name: other, type: alone});
        }
      } else if (named) {
        const declared = /** @type {string} */ (named[1]), before = module.declared.get(declared);
        module.declared.set(declared, {name: declared, text: (before?.text ?? '') + text}); // overloads
        if (code.startsWith('export ')) module.exported.set(declared, {module: name, name: declared, type: /^export (interface|type)/.test(code)});
      } else {
        const own = /^export (type )?\{([^}]*)\};/.exec(code);
        for (const {name: local, as, type} of own ? namesIn(/** @type {string} */ (own[2]), own[1] !== undefined) : []) module.exported.set(as, {module: module.imported.get(local)?.module ?? name, name: module.imported.get(local)?.name ?? local, type: type || module.imported.has(local)});
      }
    }
    return module;
  }

  /** The declaration of a name in a module; undefined if it is not ours. @param {string} module @param {string} name @returns {{module: string, name: string} | undefined} */
  find(module, name) {
    const {declared, imported} = this.module(module), other = imported.get(name);
    if (declared.has(name)) return {module, name};
    return other && existsSync(join(this.folder, `${other.module}.d.ts`)) ? this.find(other.module, other.name) : undefined;
  }

  /** The members of a class or an interface, including inherited ones, as members of an interface. @param {string} module @param {string} name @returns {Map<string, string>} */
  membersOf(module, name) {
    const at = this.find(module, name);
    const {text} = /** @type {Declaration} */ (at && this.module(at.module).declared.get(at.name));
    const {extended, given, body} = headOf(text);
    /** @type {Map<string, string>} */
    const members = new Map();
    let member = '';
    for (const line of body.split('\n')) {
      member += `${line}\n`;
      if (/^ {5,}|^ {4}(\/\*\*.*[^/]$|\/\*\*$|[})])/.test(line) && !/^ {4}\}.*;$/.test(line) || /^ {4}.*[{(]$/.test(line) || line.endsWith('*/')) continue;
      const found = /^ {4}(?:(?:readonly|get|set|abstract) )*(\w+)/m.exec(member.replace(/\/\*\*[\s\S]*?\*\//, ''));
      if (found && !/^ {4}(private|protected|static|constructor|set|#)\b/m.test(member)) {
        const own = /** @type {string} */ (found[1]);
        const plain = member.replace(/^ {4}get (\w+)\(\)/m, '    readonly $1').replace(/^ {4}abstract /m, '    ');
        members.set(own, (members.get(own) ?? '') + plain);
      }
      member = '';
    }
    if (extended === undefined) return members;
    const here = /** @type {{module: string}} */ (at).module, parent = /** @type {{module: string, name: string}} */ (this.find(here, extended));
    const {takes} = headOf(/** @type {Declaration} */ (this.module(parent.module).declared.get(parent.name)).text);
    for (const [inherited, of] of this.membersOf(here, extended)) {
      if (!members.has(inherited)) members.set(inherited, takes.reduce((sum, take, i) => sum.replaceAll(new RegExp(`\\b${take}\\b`, 'g'), /** @type {string} */ (given[i])), of));
    }
    return members;
  }

  /** The published form of a declaration. @param {string} module @param {string} name @param {string} as */
  publish(module, name, as) {
    const {text} = /** @type {Declaration} */ (this.module(module).declared.get(name)), shown = this.shown[as];
    if (shown === undefined) return text.replaceAll(/^export (?=declare|interface|type|abstract)/gm, '').replaceAll(/^(?=abstract|const)/gm, 'declare ').replaceAll(/\n {4}(private|protected) [^\n]*/g, '');
    const members = this.membersOf(module, name), comment = /^\/\*\*[\s\S]*?\*\/\n/.exec(text)?.[0] ?? '';
    for (const one of shown) if (!members.has(one)) throw new Error(`${module}: ${as} has no public ${one}`);
    return `${comment}interface ${as} {\n${shown.map((one) => members.get(one)).join('')}}\n`;
  }

  /** A module's exports in one file. Types that another file exports are imported from there. @param {string} entry @param {{file: string, exported: ReadonlySet<string>}} [other] */
  rollup(entry, other) {
    /** @type {Map<string, {module: string, text: string}>} */
    const parts = new Map();
    /** @type {Set<string>} */
    const borrowed = new Set();
    /** @param {string} module @param {string} name @param {string} as */
    const include = (module, name, as) => {
      const at = this.find(module, name);
      if (at === undefined) throw new Error(`src/${entry}.ts: its types need ${name} of ${module}, which is not ours`);
      if (other?.exported.has(as)) return void borrowed.add(as);
      const before = parts.get(as);
      if (before && before.module === at.module) return;
      if (before) throw new Error(`src/${entry}.ts: ${before.module} and ${at.module} both have a type ${as}`);
      const {declared, imported} = this.module(at.module);
      // A class may inherit members that use its parents' imports.
      const known = this.shown[as] ? this.#knownTo(at.module, at.name) : new Map([...declared.keys(), ...imported.keys()].map((one) => [one, at.module]));
      const part = {module: at.module, text: this.publish(at.module, at.name, as).replaceAll(/\btypeof (\w+)\[number\]/g, (_, list) => this.#literals(/** @type {string} */ (known.get(list)), list))};
      parts.set(as, part);
      if (/\bimport\(/.test(part.text)) throw new Error(`src/${at.module}.ts: ${as} has a type that is not imported by name`);
      for (const [word] of part.text.replaceAll(COMMENT, '').replaceAll(STRING, '').matchAll(/(?<![.\w])[A-Za-z_]\w*\b(?!\??:)/g)) {
        const from = word === as ? undefined : known.get(word);
        if (from) include(from, word, word);
      }
    };
    const {exported, global} = this.module(entry);
    for (const [as, {module, name}] of exported) include(module, name, as);
    const body = [...parts.values()].map(({text}) => text).join('\n').replaceAll(/\b(Float64Array|Uint8Array)<ArrayBuffer(?:Like)?>/g, '$1');
    const list = [...exported].filter(([as]) => !borrowed.has(as)).map(([as, {type}]) => (type || this.shown[as] ? `type ${as}` : as)).sort();
    return {exported: new Set(exported.keys()), text: `${borrowed.size > 0 ? `import type { ${[...borrowed].sort().join(', ')} } from './${other?.file}';\n\n` : ''}${body}\n${global}\nexport { ${list.join(', ')} };\n`};
  }

  /** The union type of a list's items. @param {string} module @param {string} name */
  #literals(module, name) {
    const at = /** @type {{module: string, name: string}} */ (this.find(module, name)), {text} = /** @type {Declaration} */ (this.module(at.module).declared.get(at.name));
    return `(${/** @type {RegExpExecArray} */ (/readonly \[([^\]]*)\];/.exec(text))[1]?.replaceAll(', ', ' | ')})`;
  }

  /** The names that a class's members may use, with their modules: those in its own module and in its parents' modules. @param {string} module @param {string} name @returns {Map<string, string>} */
  #knownTo(module, name) {
    const {declared, imported} = this.module(module);
    const {extended: parent} = headOf(/** @type {Declaration} */ (declared.get(name)).text), above = parent && this.find(module, parent);
    return new Map([...above ? this.#knownTo(above.module, above.name) : [], ...[...declared.keys(), ...imported.keys()].map((one) => /** @type {const} */ ([one, module]))]);
  }
}
