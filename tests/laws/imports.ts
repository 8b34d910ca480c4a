import { parseSync } from 'vite';

/** A reference to another module: an import, a re-export, a type import, a glob, a mock. */
export type Mention = {
  line: number;
  /** The specifier; `undefined` when it is computed. */
  specifier: string | undefined;
};

type Node = { type: string; start: number } & Record<string, unknown>;

const calls = new Set([
  'require',
  'require.resolve',
  'import.meta.glob',
  'import.meta.resolve',
  'vi.mock',
  'vi.doMock',
  'vi.importActual',
]);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `import.meta.glob`, `vi.mock`, `require`: the called name as it is written. */
function calledName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type !== 'MemberExpression') return '';
  return `${calledName(node['object'])}.${calledName(node['property'])}`;
}

function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TSLiteralType') return literal(node['literal']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** The expressions of a node that name another module, if it is a node that can. */
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
      // vi.mock(import('./x.ts')): the inner import is met on its own.
      return isNode(first) && first.type === 'ImportExpression' ? [] : [first];
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
