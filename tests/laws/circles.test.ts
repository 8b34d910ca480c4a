import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { mentionsIn } from './imports.ts';
import { judgedFiles, read } from './tree.ts';

const rooms = Object.entries(packageJson.imports).map(
  ([name, folder]) => [name.replace('*', ''), folder.replace('*', '').replace('./', '')] as const,
);

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), specifier));
  const [name, folder] = rooms.find(([start]) => specifier.startsWith(start)) ?? ['', ''];
  return folder + specifier.slice(name.length);
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns the paths of each circle of a graph, sorted: groups in which every file leads to every other (Tarjan). */
function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.get(path)!);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return found;
}

describe('the imports of files', () => {
  it('form no circle, not even one of types', () => {
    const sources = judgedFiles(/^src\/.*\.tsx?$/).filter((path) => !path.includes('.test.'));
    const graph = new Map(
      sources.map((path) => [
        path,
        mentionsIn(path, read(path)).flatMap(({ specifier }) => {
          const target = specifier ? targetOf(path, specifier) : path;
          return target !== path && sources.includes(target) ? [target] : [];
        }),
      ]),
    );
    expect(graph.size).toBeGreaterThan(1000);
    expect(circlesIn(graph)).toEqual([]);
  });

  it('would show a circle of three, and no chain', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ]);
    expect(circlesIn(circle)).toEqual([['a', 'b', 'c']]);
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([]);
  });
});
