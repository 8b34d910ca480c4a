import { describe, expect, it } from 'vitest';
import { judgedFiles, read } from './tree.ts';

/** Words specific to one machine or person, without meaning for other readers. */
const forbidden: [pattern: RegExp, why: string][] = [
  [/(?<![\w.-])\/work\//, 'a folder of one machine'],
  [/(?<![\w.-])\/(?:home|Users)\/[a-z]/, 'a folder of one person'],
  [/(?<![\w.-])\/tmp\/[a-z]/, 'a folder of one machine'],
  [/(?<!src\/)shared\/(?:spec|design|reference)\//, 'documents that are not in this repository'],
  [/^(?:<{7} |>{7} |={7}$)/m, 'a merge that was not finished'],
];

const text = /\.(?:[cm]?[jt]sx?|json|md|css|html|sql|ya?ml|txt|svg|sh)$|^\.[a-z]+$|^\.ci\//;

function findingsIn(path: string, source: string): string[] {
  return forbidden.flatMap(([pattern, why]) => {
    const found = pattern.exec(source);
    return found ? [`${path}: ${found[0]} is ${why}`] : [];
  });
}

describe('the words of the tree', () => {
  it('belong to the project alone', () => {
    const checked = judgedFiles(text).filter((path) => path !== 'tests/laws/words.test.ts');
    expect(checked.length).toBeGreaterThan(100);
    expect(checked.flatMap((path) => findingsIn(path, read(path)))).toEqual([]);
  });

  it.each(['see /work/x', '"/home/a/b"', 'cd /tmp/x', 'read shared/spec/x.md', '<<<<<<< HEAD', '>>>>>>> x'])(
    'refuse %s',
    (source) => expect(findingsIn('a.md', source)).toHaveLength(1),
  );

  it.each(['https://example.com/work/x', './work/x', 'src/shared/reference/a.ts', 'a ======= b'])(
    'allow %s',
    (source) => expect(findingsIn('a.md', source)).toEqual([]),
  );
});
