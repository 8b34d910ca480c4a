import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isNode, type Node } from '../../scripts/words/sentences.ts';
import { read } from './tree.ts';

type Named = { name: string; start: number };

function* identifiersIn(value: unknown): Generator<Named> {
  if (Array.isArray(value)) for (const one of value) yield* identifiersIn(one);
  if (!isNode(value)) return;
  if (value.type === 'Identifier') yield { name: String(value['name']), start: value.start };
  const { type, key, property } = value as Node & { key?: unknown; property?: unknown };
  // The name of a property is no reference.
  const skipped =
    (type === 'Property' && !value['shorthand'] && !value['computed'] && key) ||
    (type === 'MemberExpression' && !value['computed'] && property);
  for (const child of Object.values(value)) if (child !== skipped) yield* identifiersIn(child);
}

/** Returns the constants of a function used before their declaration: within a lambda that would still run. */
function forwardReferences(source: string, functionName: string): string[] {
  const { program } = parseSync('wiring.ts', source);
  const found = program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .find((statement) => statement?.type === 'FunctionDeclaration' && statement.id?.name === functionName);
  if (found?.type !== 'FunctionDeclaration' || !found.body) throw new Error(`no function ${functionName}`);
  const { body } = found.body;
  const declared = new Map<string, number>();
  for (const statement of body)
    if (statement.type === 'VariableDeclaration')
      for (const { id, start } of statement.declarations)
        for (const { name } of identifiersIn(id)) declared.set(name, start);
  const early = [...identifiersIn(body)].filter(({ name, start }) => start < (declared.get(name) ?? 0));
  return [...new Set(early.map(({ name }) => name))];
}

const modules = 'src/server/create-modules.ts';
const enquiries = 'src/server/modules/enquiries/enquiries.module.ts';

describe('the wiring of modules', () => {
  it('hands each module only what stands above it, so that no two need each other at run time', () => {
    expect(forwardReferences(read(modules), 'createModules')).toEqual([]);
    expect(forwardReferences(read(enquiries), 'createEnquiries')).toEqual([]);
  });

  it.each([
    ['in a lambda', 'const a = make(() => b.read()); const b = make(a);', ['b']],
    ['as a shorthand', 'const a = make({ b }); const b = make(a);', ['b']],
    ['not as the name of a property', 'const a = make({ b: 1 }); const b = make(a.b);', []],
  ])('would find a circle %s', (_, body, expected) => {
    expect(forwardReferences(`export function wire() { ${body} }`, 'wire')).toEqual(expected);
  });
});
