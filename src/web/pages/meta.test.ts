import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A page's head, as the router calls it. */
type Meta = (args: object) => readonly object[];

const root = resolve(import.meta.dirname, '../../..');
const modules = globSync('src/web/pages/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).toSorted();

const failed = { ok: false, error: { status: 0, code: 'network', message: 'away' } };
const never = new Promise(() => undefined);
/** Returns one value in place of every part that any page may have. */
const everyPart = (part: unknown) =>
  Object.fromEntries(
    ['blog', 'market', 'vendor', 'page', 'enquiry', 'text', 'found'].map((name) => [name, part]),
  );
const oddData: Readonly<Record<string, unknown>> = {
  'no data': undefined,
  null: null,
  'nothing in it': {},
  'a failed part': everyPart(failed),
  'a part on its way': everyPart(never),
  'a part of null': everyPart(null),
  'a part of text': everyPart('<html>'),
  'a part that holds nothing': everyPart({ ok: true, value: null }),
  'a part without its fields': everyPart({ ok: true, value: {} }),
  'a part of other types': everyPart({
    ok: true,
    value: { title: 1, name: [], companyName: {}, description: 7 },
  }),
};
const oddRoots: readonly unknown[] = [undefined, null, {}, { site: null }, { site: {} }];

describe.each(modules)('%s', (path) => {
  it('has a head whatever its data is', async () => {
    const { meta } = (await import(resolve(root, path))) as { meta?: Meta };
    for (const [name, loaderData] of Object.entries(oddData))
      for (const rootData of oddRoots) {
        const args = {
          loaderData,
          data: loaderData,
          matches: [
            { id: 'root', loaderData: rootData },
            { id: 'page', loaderData },
          ],
          params: { id: 'x', vendorId: 'x', marketId: 'x', secret: 'x' },
          location: { pathname: '/x', search: '' },
        };
        expect(() => meta?.(args), `${path} with ${name}`).not.toThrow();
      }
  });
});
