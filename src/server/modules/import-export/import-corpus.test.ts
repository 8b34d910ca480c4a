import { describe, expect, it } from 'vitest';
import { textIn } from '#contract/desk/content/fields.ts';
import type { ImportLoss } from '#contract/desk/content/import-losses.ts';
import { importCorpus } from '#support/import-corpus/corpus.ts';
import type { ImportCase } from '#support/import-corpus/import-case.ts';
import { storedCase } from '#support/import-corpus/stored-case.ts';
import { reading } from '#support/reading.ts';
import { openImportSource } from './import-source.ts';
import type { SourceItem } from './import-export.types.ts';
import { unusedAttachments } from './attachments.ts';
import { lossReport } from './loss-report.ts';
import { picturesOf } from './source-item.ts';

type Outcome = { items: SourceItem[]; losses: ImportLoss[]; message: string | null };
async function outcomeOf(one: ImportCase): Promise<Outcome> {
  const source = await openImportSource(await storedCase(one.content), one.file, reading);
  const items: SourceItem[] = [];
  for await (const item of source.items()) items.push(item);
  source.close();
  const report = lossReport();
  for (const { source: place, losses } of items) report.add(place, losses);
  report.add('The file', source.losses());
  const shown = items.flatMap((item) => (item.skip ? [] : picturesOf(item).map(({ url }) => url)));
  for (const what of unusedAttachments(source.attachments(), shown))
    report.add('', [{ kind: 'attachment', what }]);
  return { items, losses: report.lines(), message: source.message() };
}

/** The fields that a case states by themselves. */
const contentAndByline = (data: SourceItem['data']) => ({ content: data['content'], byline: data['byline'] });

/** The words of a text, in their order. */
const wordsIn = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** The words that a reader of markdown sees. */
const wordsOfMarkdown = (markdown: string) =>
  wordsIn(
    markdown
      .replace(/^```.*$/gm, '')
      .replace(/\]\([^)]*\)/g, '] ')
      .replace(/\\/g, ''),
  );

describe('the corpus of imports', () => {
  it('has at least forty files, each with a name of its own', () => {
    expect(new Set(importCorpus.map(({ name }) => name)).size).toBe(importCorpus.length);
    expect(importCorpus.length).toBeGreaterThanOrEqual(40);
  });

  it.each(importCorpus.filter(({ refused }) => !refused).map((one) => [one.name, one] as const))(
    '%s comes out as written down',
    async (_, one) => {
      const { items, losses, message } = await outcomeOf(one);
      expect(
        items.map(({ title, key, live, skip, data, oldPaths, author, pictureAlt }, at) => {
          const wanted = one.items[at] ?? { title: '' };
          const found = {
            title,
            key,
            live,
            skip,
            data,
            oldPaths,
            author,
            pictureAlt,
            ...contentAndByline(data),
          };
          return Object.fromEntries(
            Object.keys(wanted).map((name) => [name, found[name as keyof typeof found]]),
          );
        }),
      ).toMatchObject(one.items);
      // Neither a name nor a key is made of an address.
      for (const { author, data } of items)
        expect(JSON.stringify([author, data['author'], data['byline']])).not.toMatch(/@|example-com/);
      expect(items).toHaveLength(one.items.length);
      expect(Object.fromEntries(losses.map(({ kind, count }) => [kind, count]))).toEqual(one.losses ?? {});
      expect(message).toBe(one.message ?? null);
      for (const { count, places } of losses) {
        expect(count).toBeGreaterThanOrEqual(places.length);
        expect(places.every((place) => place.length <= 200 && place.isWellFormed())).toBe(true);
      }
    },
  );

  it.each(importCorpus.filter(({ refused }) => refused).map((one) => [one.name, one] as const))(
    '%s is refused by name',
    async (_, one) => {
      await expect(outcomeOf(one)).rejects.toThrow(one.refused!);
    },
  );

  it.each(importCorpus.filter(({ html }) => html).map((one) => [one.name, one] as const))(
    '%s keeps every word of its source, and adds none that the report does not explain',
    async (_, one) => {
      const { items, losses } = await outcomeOf(one);
      const named = new Set(losses.map(({ kind }) => kind));
      const source = one
        .html!.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
        .replace(/<\/?[a-z][^>]*>/gi, ' ')
        .replace(/<!-- \/?wp:[\s\S]*?-->/g, ' ')
        .replace(/&(?:nbsp|amp|ldquo|rdquo|lt|gt|#\d+);/g, ' ');
      const result = wordsOfMarkdown(textIn(items[0]!.data, 'content'));
      const left = [...result];
      const missing = wordsIn(source).filter((word) => {
        const at = left.indexOf(word);
        if (at !== -1) left.splice(at, 1);
        return at === -1;
      });
      // The marks of known shortcodes are no words; addresses become links.
      const marks = /^(?:caption|gallery|embed|audio|video|sourcecode|code)$/;
      const written = new Set(
        wordsIn(
          [...one.html!.matchAll(/\[(?:caption|gallery|audio|video|sourcecode)[^\]]*\]|https?:\/\/\S+/g)]
            .map(String)
            .join(' '),
        ),
      );
      expect(missing.filter((word) => !marks.test(word) && !written.has(word))).toEqual([]);
      const added = /^(?:Video|Audio|Content|on|of|YouTube|Vimeo|google|com|Lamp|song|film|mp3|mp4|A|lamp)$/;
      expect(
        left.filter(
          (word) =>
            !(named.has('embed') || /caption|gallery|<img|youtu|vimeo/.test(one.html!)) || !added.test(word),
        ),
      ).toEqual([]);
    },
  );
});
