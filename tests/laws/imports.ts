import { parseSync } from 'vite';
import { isNode, textOf, type Node } from '../../scripts/words/sentences.ts';

/** A reference to another module: an import, a re-export, a type import, a glob. */
export type Mention = {
  line: number;
  /** The specifier; `undefined` when it is computed. */
  specifier: string | undefined;
};

const calls = new Set([
  'require',
  'require.resolve',
  'import.meta.glob',
  'import.meta.resolve',
  'vi.importActual',
]);

/** Returns the called name as written: `import.meta.glob`, `require`. */
function calledName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type !== 'MemberExpression') return '';
  return `${calledName(node['object'])}.${calledName(node['property'])}`;
}

/** Returns a literal, as a value or as a type. */
const literal = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'TSLiteralType' ? textOf(node['literal']) : textOf(node);

/** Returns the expressions of a node that name another module, if it is such a node. */
function sources(node: Node): unknown[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return [node['source'] ?? node['argument']];
    case 'ExportNamedDeclaration':
      return node['source'] ? [node['source']] : [];
    case 'TSExternalModuleReference':
      return [node['expression']];
    case 'CallExpression': {
      if (!calls.has(calledName(node['callee']))) return [];
      const first = (node['arguments'] as unknown[])[0];
      if (isNode(first) && first.type === 'ArrayExpression') return first['elements'] as unknown[];
      return [first];
    }
    default:
      return [];
  }
}

/** Returns every reference in a TypeScript source, in order. Throws when the source cannot be parsed. */
export function mentionsIn(path: string, source: string): Mention[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: { start: number; specifier: string | undefined }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    for (const named of sources(value))
      found.push({ start: value.start, specifier: literal(named)?.replace(/^!/, '') });
    Object.values(value).forEach(visit);
  };
  visit(program);
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, specifier }) => ({ line: source.slice(0, start).split('\n').length, specifier }));
}
