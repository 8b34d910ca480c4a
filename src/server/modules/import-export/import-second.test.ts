/** @file A property over the corpus: a second import of a file changes nothing that its plan does not name. */
import { beforeEach, describe, expect, it } from 'vitest';
import { contentItems, contentOldPaths, libraryPictures } from '#platform/db/tables.ts';
import { importCorpus } from '#support/import-corpus/corpus.ts';
import { fileOfCase } from '#support/import-corpus/stored-case.ts';
import { fuzzSeed, thirdOf } from '#support/fuzz/fuzz-run.ts';
import { importsAt } from '#support/moved-import.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
beforeEach(() => site.reset());
const { planned, run } = importsAt(site);

const stored = async () => ({
  items: (await site.db.select().from(contentItems)).toSorted((a, b) => a.id.localeCompare(b.id)),
  paths: (await site.db.select().from(contentOldPaths)).toSorted((a, b) => a.path.localeCompare(b.path)),
  pictures: await site.db.$count(libraryPictures),
});

describe('a second import of the same file', () => {
  const cases = importCorpus.filter(({ refused, items }) => !refused && items.length > 0);
  it.each(thirdOf(cases, fuzzSeed).map((one) => [one.name, one] as const))(
    'of %s changes nothing',
    async (_, { content, file }) => {
      const bytes = await fileOfCase(content);
      const first = await planned(bytes, file);
      if (first.import.state === 'ready') await run(first);
      const before = await stored();
      const second = await planned(bytes, file);
      const named = second.entries.filter(
        ({ action, type }) => action === 'change' || (action === 'new' && type !== 'picture'),
      );
      expect(named.map(({ source, notes }) => [source, notes])).toEqual([]);
      if (second.import.state === 'ready') await run(second);
      expect(await stored()).toEqual(before);
    },
  );
});
