import { parseSync } from 'vite';

/** Functions whose result is known in a build of one language. */
export type AboutLocale = 'localeNow' | 'prefixNow' | 'langNow' | 'formatNow' | 'twinsNow';
const aboutLocale: readonly string[] = [
  'localeNow',
  'prefixNow',
  'langNow',
  'formatNow',
  'twinsNow',
] satisfies AboutLocale[];

/** A position in a file. */
export type Span = { start: number; end: number };
/** A value inserted into a pattern. */
export type NamedValue = Span & { name: string };

/** A call of `t`, or of a function about the current language, with its position in a file. */
export type WordsCall = { start: number; end: number; line: number } & (
  | { kind: 'locale'; asks: AboutLocale }
  /** For a sentence that a build has already translated at its source. */
  | { kind: 'translated'; argument: Span }
  /** `values`: its second argument. `named`: its members by name, if it is written out. */
  | { kind: 'sentence'; sentence: string; values?: Span & { named: readonly NamedValue[] } }
  /** Its sentence is composed at run time, so that no catalogue can hold it. */
  | { kind: 'computed' }
);

/** A node of the parser's tree. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null) yield* nodesIn(child);
}

/** Returns the text of a literal: in quotes, or between backticks without insertions. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** Returns the members of a written-out object: of `{ count, area: place.area }` both. Empty if a part of it is not written out. */
function namedIn({ type, properties }: Node): NamedValue[] {
  if (type !== 'ObjectExpression') return [];
  const named = (properties as Node[]).map(({ type: kind, computed, key, value }) =>
    kind === 'Property' && !computed && isNode(key) && isNode(value)
      ? { name: String(key['name'] ?? key['value']), start: value.start, end: value.end }
      : null,
  );
  return named.every((one) => one !== null) ? named : [];
}

/** The module of these functions, in the spelling of every import. */
export const wordsModule = '#words/t.ts';

/** Returns the local names of a file's imports from the module of words. */
function importedNames(program: unknown): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of nodesIn(program)) {
    if (node.type !== 'ImportDeclaration' || textOf(node['source']) !== wordsModule) continue;
    for (const specifier of node['specifiers'] as Record<'imported' | 'local', { name: string }>[])
      names.set(specifier.local.name, specifier.imported?.name ?? '');
  }
  return names;
}

/** Returns the calls of a file, in their order. */
export function wordsCallsIn(path: string, source: string): WordsCall[] {
  if (!source.includes(wordsModule)) return [];
  const { program } = parseSync(path.replace(/\?.*$/, ''), source);
  const names = importedNames(program);
  const found: WordsCall[] = [];
  for (const node of nodesIn(program)) {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Identifier') continue;
    const place = {
      start: node.start,
      end: node.end,
      line: source.slice(0, node.start).split('\n').length,
    };
    const called = names.get(String(callee['name']));
    const [first, values] = node['arguments'] as Node[];
    if (called && aboutLocale.includes(called))
      found.push({ kind: 'locale', asks: called as AboutLocale, ...place });
    if (called === 'translated' && first) found.push({ kind: 'translated', argument: first, ...place });
    if (called !== 't') continue;
    const sentence = textOf(first);
    found.push(
      sentence === undefined
        ? { kind: 'computed', ...place }
        : {
            kind: 'sentence',
            sentence,
            ...place,
            ...(values && { values: { start: values.start, end: values.end, named: namedIn(values) } }),
          },
    );
  }
  return found;
}
