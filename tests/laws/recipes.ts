/** @file The code of a recipe, laid over the tree and checked by the compiler without writing a file. */
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { projectFiles, read, root } from './tree.ts';

/** A piece of code: a new file, or lines to insert after a line of an existing file. */
type Snippet = { recipe: string; path: string; after?: string; code: string };

/**
 * Returns the ts and tsx code of a recipe. The first line of each piece names its file, and for an existing one the line before, or
 * its beginning: `// src/web/routes.ts, after: export default [`. Throws without such a line.
 */
export function snippetsOf(recipe: string, markdown: string): Snippet[] {
  return [...markdown.matchAll(/^( *)```tsx?\n([\s\S]*?)^ *```/gm)].map(([, indent = '', block = '']) => {
    const [first = '', ...lines] = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '').split('\n');
    const [, path, after] = /^\/\/ ([\w./+-]+)(?:, after: (.+))?$/.exec(first) ?? [];
    if (path === undefined) throw new Error(`${recipe}: code that names no file: ${first}`);
    return { recipe, path, after, code: lines.join('\n').trimEnd() };
  });
}

/** Returns the text with the code below the line that begins so. Throws unless exactly one does. */
export function insertAfter(text: string, { recipe, path, after, code }: Snippet): string {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => (line.trim().startsWith(after!) ? [index] : []));
  if (found.length !== 1) throw new Error(`${recipe}: ${found.length} lines "${after}" in ${path}`);
  return lines.toSpliced(found[0]! + 1, 0, code).join('\n');
}

/** Returns the types that `react-router typegen` writes for a page, as far as a recipe uses them. */
const routeTypes = (page: string) => `
  import type { GetAnnotations, GetInfo } from 'react-router/internal';
  type Module = typeof import('../${page}.tsx');
  type Info = GetInfo<{ file: 'pages/${page}.tsx'; module: Module }>;
  type Matches = [
    { id: 'root'; module: typeof import('../../root.tsx') },
    { id: '/${page}'; module: Module },
  ];
  type Annotations = GetAnnotations<Info & { module: Module; matches: Matches }>;
  export namespace Route {
    export type MetaFunction = Annotations['MetaFunction'];
    export type ComponentProps = Annotations['ComponentProps'];
  }`;

/** Returns the files that the pieces create or change, by their paths in the tree. */
function overlayOf(snippets: readonly Snippet[]): Map<string, string> {
  const overlay = new Map<string, string>();
  for (const snippet of snippets) {
    const { recipe, path, after, code } = snippet;
    const there = overlay.get(path) ?? (existsSync(resolve(root, path)) ? read(path) : undefined);
    if (after === undefined && there !== undefined) throw new Error(`${recipe}: ${path} is there already`);
    if (after !== undefined && there === undefined) throw new Error(`${recipe}: there is no ${path}`);
    overlay.set(path, after === undefined ? code : insertAfter(there!, snippet));
  }
  return overlay;
}

/** Files that a piece elsewhere makes incomplete, such as a table with a word for each field. */
const dependents = projectFiles(/^src\/shared\/.*(?<!\.test)\.ts$/);

/**
 * Returns the compiler's errors for the tree with these pieces, file by file. Checks the changed files and all of shared, not the
 * whole tree, which takes a minute.
 */
export function compilerErrors(snippets: readonly Snippet[]): { path: string; text: string }[] {
  const overlay = overlayOf(snippets);
  const judged = [...new Set([...overlay.keys(), ...dependents])];
  const settings = 'tsconfig.recipes.json';
  const files = new Map<string, string>([
    ...overlay,
    [settings, JSON.stringify({ extends: './tsconfig.json', include: [], files: judged })],
  ]);
  for (const path of overlay.keys())
    if (path.startsWith('src/web/pages/') && !existsSync(resolve(root, path))) {
      const page = basename(path, '.tsx');
      files.set(`${dirname(path)}/+types/${page}.ts`, routeTypes(page));
    }
  const virtual = new Map([...files].map(([path, text]) => [resolve(root, path), text]));
  const parents = new Set([...virtual.keys()].map(dirname));
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => virtual.get(path),
      fileExists: (path) => virtual.has(path) || undefined,
      directoryExists: (path) => parents.has(path) || undefined,
    },
  });
  try {
    const { program } = api
      .updateSnapshot({ openProjects: [resolve(root, settings)] })
      .getProject(resolve(root, settings))!;
    return judged.flatMap((path) => {
      const file = resolve(root, path);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return found.map(({ text }) => ({ path, text }));
    });
  } finally {
    api.close();
  }
}
