import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { enterDesk, openDeskIn } from '#support/engine-desk.ts';
import {
  desktop,
  engineName,
  eventually,
  fill,
  keepPicture,
  open,
  phone,
  placeOf,
  setUpSiteInEngine,
  valueOf,
  wordsOf,
} from '#support/engines.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { jpeg } from '#support/pictures.ts';
import { registerVendor, vendorForm } from '#support/vendor-account.ts';

/** For one enquiry: to me, answer, first text, send, close, first reason. */
const keys = ['a', 'm', '1', 'Control+Enter', 'e', '1'] as const;

describe(`at work in ${engineName}`, () => {
  const site = setUpSiteInEngine();
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a vendor signs in and puts a photo on the page', async () => {
    const form = vendorForm('Upload');
    const { id } = await registerVendor(site.server, form);
    const file = join(folder, 'wall.jpg');
    writeFileSync(file, await jpeg(1200, 800));
    const visitor = await site.visit(phone);
    await open(visitor, `${site.url}/login`);
    await fill(visitor, '[name="email"]', form.email);
    await fill(visitor, '[name="password"]', form.password);
    await visitor.click('main form button[type="submit"]');
    await eventually(async () => expect(await placeOf(visitor)).not.toBe('/login'));
    await open(visitor, `${site.url}/editprofile/${id}`);
    await eventually(async () => expect(await wordsOf(visitor, '#media')).toContain('Choose photos'));
    await visitor.upload('#media form input[type="file"]', file);
    await eventually(async () => expect(await wordsOf(visitor, '#media')).toContain('wall.jpg'));
    await visitor.click('#media form button[type="submit"]', 'Upload Photos');
    await eventually(async () =>
      expect(await wordsOf(visitor, '#media-message')).toBe('wall.jpg is photo 1.'),
    );
    const shown = () =>
      visitor.evaluate(
        () => [...document.querySelectorAll<HTMLImageElement>('#media ol img[src^="/media/"]')].length,
      );
    await eventually(async () => expect(await shown()).toBe(1));
    await keepPicture(visitor, 'work-upload');
    expect(visitor.complaints).toEqual([]);
  });

  it('an enquiry is worked off at the desk with six keys', async () => {
    const name = 'Ravi Nair';
    const sent = await fetch(`${site.server.url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-form': 'page=/contact&share=1&elapsedMs=9000' },
      body: JSON.stringify({ name, phone: '9811100200', email: 'ravi@example.in' }),
    });
    const { reference } = (await sent.json()) as { reference: string };
    const visitor = await site.visit(desktop);
    await openDeskIn(visitor, site, await enterDesk(site), `/desk/enquiries/${reference}`);
    const says = (words: string) =>
      eventually(async () => expect(await wordsOf(visitor, 'body')).toContain(words));
    const focused = () => visitor.evaluate(() => document.activeElement?.textContent ?? '');
    await says('What was sent');
    await visitor.press(keys[0]);
    await says('Asha Mehra looks after it');
    await visitor.press(keys[1]);
    await eventually(async () => expect(await focused()).toBe('Answer by mail'));
    await says('First answer');
    await visitor.press(keys[2]);
    await eventually(async () =>
      expect(await valueOf(visitor, 'form textarea')).toMatch(/^Namaste Ravi Nair,/),
    );
    await keepPicture(visitor, 'work-desk');
    await visitor.press(keys[3]);
    await eventually(async () => expect(await wordsOf(visitor, 'body')).not.toContain('Answer by mail'));
    await visitor.press(keys[4]);
    await eventually(async () => expect(await focused()).toBe('Why is it closed?'));
    await says('Booked through us');
    await visitor.press(keys[5]);
    await eventually(
      async () =>
        expect(
          mailsWith(site.server, 'Subject: Your request').filter((mail) => mail.includes('ravi@')),
        ).toHaveLength(1),
      60_000,
    );
    expect(visitor.complaints).toEqual([]);
  });
});
