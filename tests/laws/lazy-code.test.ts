import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const named = (node: unknown, key: string) => (node as Record<string, { name?: string }>)[key]?.name ?? '';

/** Functions that load code and handle a failure. */
const guards = ['later', 'importTwice', 'importForPage'];
const guardFiles = /^src\/web\/kit\/page\/later\.tsx$/;

/** Returns whether a surrounding node handles a failed import. */
function isGuard(node: Node): boolean {
  // A page's words are loaded by `browserLoadWith`, which guards them all.
  if (node.type === 'VariableDeclarator') return named(node, 'id') === 'words';
  if (node.type !== 'CallExpression') return false;
  const method = named(node['callee'], 'property');
  const onFailure =
    method === 'catch' || (method === 'then' && (node['arguments'] as unknown[]).length === 2);
  return guards.includes(named(node, 'callee')) || onFailure;
}

/** Returns the dynamic imports whose failure would break the page. */
function unguarded(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, safe: boolean) => {
    if (node.type === 'ImportExpression' && !safe)
      found.push(`${path}: ${source.slice(node.start, node.start + 50)}`);
    if (node.type === 'ImportSpecifier' && named(node, 'imported') === 'lazy') found.push(`${path}: lazy`);
    const inside = safe || isGuard(node);
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, inside);
  };
  visit(parseSync(path, source).program as unknown as Node, false);
  return found;
}

describe('code that comes later', () => {
  it('never takes a page with it when it does not come', () => {
    const files = projectFiles(/^src\/web\/.*\.tsx?$/).filter(
      (path) => !guardFiles.test(path) && !path.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((path) => unguarded(path, read(path)))).toEqual([]);
  });

  it.each([
    `import { lazy } from 'react';`,
    `const load = () => import('./form.tsx');`,
    `const { Form } = await import('./form.tsx');`,
    `lazy(() => import('./form.tsx'));`,
    `import('./form.tsx').then(show);`,
  ])('is found when it is asked for without a guard: %s', (source) => {
    expect(unguarded('a.tsx', source)).toHaveLength(1);
  });

  it.each([
    `later(() => import('./form.tsx').then((module) => module.Form));`,
    `const form = await importTwice(() => import('./form.tsx'));`,
    `import('./form.tsx').then(show, showNothing);`,
    `const words = () => withForm(import('./words.ts'));`,
  ])('is left alone with one: %s', (source) => {
    expect(unguarded('a.tsx', source)).toEqual([]);
  });
});
