import { describe, expect, it } from 'vitest';
import { referencePattern } from '#support/enquiry-samples.ts';
import { mailsWith } from '#support/mail-folder.ts';
import {
  desktop,
  engineName,
  eventually,
  fill,
  open,
  phone,
  placeOf,
  setUpSiteInEngine,
  takenOver,
  wordsOf,
} from '#support/engines.ts';

/** Firefox says it of a page that is left while its code is on the way. */
const unfinished = /^TypeError: error loading dynamically imported module/;

describe(`a family in ${engineName}`, () => {
  const site = setUpSiteInEngine();

  describe.each([phone, desktop])('at $width px', (size) => {
    it.each(['at once', 'when the scripts have the page'])(
      'goes by the brand to the first page, %s',
      async (when) => {
        const visitor = await site.visit(size);
        await visitor.load(`${site.url}/about`);
        if (when !== 'at once') await takenOver(visitor);
        await visitor.click('header a[href="/"]');
        await eventually(async () => expect(await placeOf(visitor)).toBe('/'));
        await eventually(async () => expect((await wordsOf(visitor, 'main')).length).toBeGreaterThan(200));
        expect(await wordsOf(visitor, 'h1')).not.toBe('');
        expect(await visitor.evaluate(() => document.title, undefined)).not.toBe('');
        const complaints = visitor.complaints.filter((one) => when !== 'at once' || !unfinished.test(one));
        expect(complaints).toEqual([]);
      },
    );

    it('writes to us, and is led home with the reference', async () => {
      const visitor = await site.visit(size);
      const email = `asha-${size.width}@example.in`;
      await open(visitor, `${site.url}/contact`);
      await fill(visitor, '[name="name"]', 'Asha');
      await fill(visitor, '[name="phone"]', '9876543210');
      await fill(visitor, '[name="email"]', email);
      await visitor.click('main button[type="submit"]');
      await eventually(async () =>
        expect(await wordsOf(visitor, 'dialog[open] h2')).toBe('Details Submitted Successfully!'),
      );
      const [reference] = referencePattern.exec(await wordsOf(visitor, 'dialog[open]'))!;
      await eventually(async () => expect(await placeOf(visitor)).toBe('/'));
      await eventually(async () => expect(await wordsOf(visitor, 'body')).toContain(reference));
      await eventually(() => expect(mailsWith(site.server, email)).toHaveLength(2));
      expect(visitor.complaints).toEqual([]);
    });

    it('finds a vendor while it types, and again after a reload', async () => {
      const visitor = await site.visit(size);
      await open(visitor, `${site.url}/vendors`);
      await visitor.click('main [name="q"]');
      await visitor.type('saffron');
      await eventually(async () => expect(await placeOf(visitor)).toBe('/vendors?q=saffron'));
      await eventually(async () => expect(await wordsOf(visitor, 'article h2')).toContain('Saffron'));
      await visitor.reload();
      await takenOver(visitor);
      expect(await wordsOf(visitor, 'article h2')).toContain('Saffron');
      expect(visitor.complaints).toEqual([]);
    });
  });
});
