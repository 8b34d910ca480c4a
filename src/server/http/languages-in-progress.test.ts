import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeRead } from '#facts/notice.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { catalogOf } from '#platform/words/catalogs.ts';
import { locales, unlistedLocales } from '#words/locales.ts';
import { startKilled, type KilledServer } from '#support/killed-server.ts';
import { wholeSitemap } from '#support/sitemap.ts';

// A server with every language in progress: translated sentences are in the language, all others in English.

let dataDir: string;
let server: KilledServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'languages-'));
  server = await startKilled({ dataDir, env: { LANGUAGES_IN_PROGRESS: unlistedLocales.join() } });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe.each(unlistedLocales)('%s, in progress', (locale) => {
  const { prefix, lang } = locales[locale];
  const catalog = catalogOf(locale);
  const said = (sentence: string) => catalog[sentence] ?? sentence;

  it('answers below its prefix, sentence by sentence, in English where it has no words', async () => {
    const refused = await post(`${prefix}/api/vendor/login`, {
      email: 'nobody@example.in',
      password: 'wrong-one',
    });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ message: said('Incorrect Email or Password!') });
    const unread = await fetch(`${server.url}${prefix}/api/nothing`);
    expect(await unread.json()).toMatchObject({ message: said('There is nothing at this address.') });
    const manifest = await fetch(`${server.url}${prefix}/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ lang, start_url: prefix });
  });

  it('takes an enquiry, whose private page is in it', async () => {
    const sent = await post(`${prefix}/api/contacts`, {
      name: 'Asha Rao',
      phone: '9812345210',
      email: 'asha@example.in',
    });
    expect(sent.status).toBe(201);
    const { statusUrl } = (await sent.json()) as { statusUrl: string };
    const { pathname } = new URL(statusUrl);
    expect(pathname.startsWith(`${prefix}/enquiry/`)).toBe(true);
    const own = `${server.url}${prefix}/api/enquiries/${pathname.split('/').at(-1)}`;
    expect(await (await fetch(own)).json()).toMatchObject({ title: said('Contact request') });
    expect(await (await fetch(`${own}/record`)).json()).toMatchObject({
      noticeVersion: noticeRead(enquiryKinds.contact.notice, locale).noticeVersion,
    });
  });

  it('stands in no sitemap, and robots are kept out of its private pages', async () => {
    const read = async (path: string) => (await fetch(server.url + path)).text();
    expect(await wholeSitemap(read)).not.toMatch(new RegExp(`hreflang="${lang}"|${prefix}[/<]`));
    expect(await read('/robots.txt')).toContain(`Disallow: ${prefix}/api/`);
  });
});
