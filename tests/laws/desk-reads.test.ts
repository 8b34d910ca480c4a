import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { staffApi } from '#facts/staff-api.ts';
import { isNode } from '../../scripts/words/sentences.ts';
import { projectFiles, read } from './tree.ts';

// An answer overtaken by a later query must never be shown, and data is dropped when the session ends. `kit/query.ts` ensures both,
// so the desk reads through it: by a query of `reads`, or by the `queryFn` of a composed one.

/** Runs one act at a time, and shows no answer for another query. */
const act = 'run';
/** Calls that read once, for the current act, and show no answer for another query. */
const once: Readonly<Record<string, string>> = {
  'src/desk/kit/content/use-item-editor.ts': 'an item that is left while it is read is dropped there',
  'src/desk/kit/session.ts': 'who is signed in',
  'src/desk/ui/enquiries/enquiry-acts.tsx': 'colleagues, for the dialog that opens with them',
  'src/desk/kit/use-merging.ts': 'the version that the next act goes on from',
};

const isGet = (name: string) =>
  Object.entries(staffApi).some(([one, route]) => one === name && route.startsWith('GET '));
const nameOf = (value: unknown): string =>
  isNode(value) ? String(value['name'] ?? (isNode(value['property']) ? value['property']['name'] : '')) : '';

/** Yields the GET calls of the desk's API outside the protection against overtaken answers. */
function* unguarded(value: unknown, inside = false): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* unguarded(one, inside);
  if (!isNode(value)) return;
  // `{ queryFn: … }`, and `const queryFn = …` for it.
  let within = inside || nameOf(value['key'] ?? value['id']) === 'queryFn';
  if (value.type === 'CallExpression' && isNode(value['callee'])) {
    const callee = value['callee'];
    const name = nameOf(callee);
    if (name === act) within = true;
    else if (!within && nameOf(callee['object']) === 'api' && isGet(name)) yield name;
  }
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null) yield* unguarded(child, within);
}

const found = (path: string, source: string) =>
  [...unguarded(parseSync(path, source).program)].map((name) => `${path}: ${name}`);

const files = projectFiles(/^src\/desk\/.*\.tsx?$/).filter((path) => !path.includes('.test.'));

describe('the calls of the desk', () => {
  it('goes through what drops an overtaken answer', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => !(path in once)).flatMap((path) => found(path, read(path)))).toEqual([]);
  });

  it('asks and acts by the hooks of the kit alone', () => {
    const own = ['src/desk/kit/query.ts', 'src/desk/kit/action.ts'];
    const hook = /\buse(?:Suspense|Infinite)?Quer(?:y|ies)\b|\buseMutation\b/;
    const those = files.filter((path) => read(path).includes('@tanstack/') && hook.test(read(path)));
    expect(those.toSorted()).toEqual(own.toSorted());
  });

  it('makes no exception for a file that reads nothing by itself', () => {
    expect(Object.keys(once).filter((path) => found(path, read(path)).length === 0)).toEqual([]);
  });

  it('is seen where it does not', () => {
    const path = 'src/desk/pages/planted.tsx';
    expect(found(path, 'useEffect(() => void api.staffVendorList({}).then(setRows), []);')).toHaveLength(1);
    expect(found(path, 'useRead(reads.staffVendorList({}));')).toEqual([]);
    expect(found(path, 'useRead({ queryKey, queryFn: () => api.staffVendorList({}) });')).toEqual([]);
    expect(found(path, 'const queryFn = async () => api.staffVendorList({});')).toEqual([]);
    expect(found(path, 'const other = async () => api.staffVendorList({});')).toHaveLength(1);
    expect(found(path, 'run(() => api.staffInvite({ body }));')).toEqual([]);
  });
});
