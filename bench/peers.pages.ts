/** @file The requests for every server, and our answers: the others get the same words or the same bytes. */
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import type { Answer, Answers } from './site.bare.ts';

/** A rendering of eight is missed by so many requests once in three thousand. */
const asksWithoutNew = 60;

/** One row of the table. */
export type Row = {
  name: string;
  path: string;
  /** Sends the tag, like a returning visitor. */
  again?: true;
  body?: string;
  /** Only for pages with words that a peer can have as its own; a file server has all pages that are files. */
  words?: 'page' | 'search' | 'form';
  /** Our goal, as a share of the bare server's rate. */
  goal?: number;
};

const accepts = { 'accept-encoding': 'br, gzip' };
/** Headers that each server sets for itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Returns the request headers of a row; `tag` is the server's own for this address. */
export const headersOf = (row: Row, tag?: string): Record<string, string> => ({
  ...accepts,
  ...(row.again && tag && { 'if-none-match': tag }),
  ...(row.body && { 'content-type': 'application/json' }),
});

/** Returns one answer, byte for byte. */
export async function ask(
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer & { tag?: string }> {
  const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers, agent: false }).end(body);
  const [response] = await once(sent, 'response');
  const head = (response.rawHeaders as string[]).filter(
    (_, at, all) => !ownHeaders.has(all[at - (at % 2)]!.toLowerCase()),
  );
  return {
    status: response.statusCode,
    head,
    body: (await buffer(response)).toString('base64'),
    tag: response.headers.etag,
  };
}

/** Returns the rows for a site: home, blog page, vendor list, profile, market, list as JSON, search, enquiry. */
export async function rowsOf(site: string): Promise<Row[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const contact = samplePayload(enquiryKinds.contact);
  const pages = {
    home: '/',
    'blog page': '/blogs/choosing-a-caterer-in-delhi',
    'vendor list': '/weddingvendors',
    profile: /\/profile\/[\w-]+/.exec(sitemap)![0],
    market: '/market/khan-market',
  };
  return [
    ...Object.entries(pages).map(([name, path]): Row => ({ name, path, words: 'page', goal: 0.8 })),
    // Several renderings of the first page are cached, so that a returning visitor mostly gets another.
    { name: 'vendor list again (304)', path: '/weddingvendors', again: true, goal: 0.9 },
    { name: 'blogs as JSON', path: '/api/blog/blog', goal: 0.5 },
    { name: 'blogs as JSON again (304)', path: '/api/blog/blog', again: true, goal: 0.9 },
    { name: 'vendors as JSON', path: '/api/vendor/entertainment/vendors', goal: 0.5 },
    { name: 'search, not kept', path: '/vendors?q=wedding', words: 'search' },
    { name: 'enquiry', path: '/api/contacts', body: JSON.stringify(contact), words: 'form' },
  ];
}

/** Requests each address until no other rendering of it comes, and records the sent bytes of all. */
export async function answersOf(site: string, rows: readonly Row[]): Promise<Answers> {
  const answers: Answers = {};
  for (const { path, body } of rows) {
    if (answers[path]) continue;
    const first = await ask(site + path, headersOf({ name: '', path, body }), body);
    const byTag = new Map([[first.tag, first]]);
    for (let seen = 0; first.tag && seen < asksWithoutNew; seen++) {
      const next = await ask(site + path, accepts);
      if (byTag.has(next.tag)) continue;
      byTag.set(next.tag, next);
      seen = 0;
    }
    const unchanged = first.tag
      ? await ask(site + path, { ...accepts, 'if-none-match': first.tag })
      : undefined;
    answers[path] = { pages: [...byTag.values()], ...(unchanged && { unchanged }) };
  }
  return answers;
}
