/** @file The desk in the other engines, which make no test passkeys: a software passkey signs in, and the visitor gets its cookies. */
import { expect } from 'vitest';
import { createSoftwarePasskey } from './software-passkey.ts';
import type { SiteInEngine, Visitor } from './engines.ts';

type Cookie = { name: string; value: string; path: string };
type Question = { questionId: string; options: { challenge: string; rp: { id: string } } };

/** Signs in as the first owner by the link that the server logged at its start. Returns the cookies of the session. */
export async function enterDesk({ url, server }: SiteInEngine): Promise<Cookie[]> {
  const [link] = /http\S+\/desk\/join#[\w-]+/.exec(server.links())!;
  const secret = new URL(link).hash.slice(1);
  const self = { name: 'Asha Mehra', email: 'asha@desk.example' };
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api/staff/join/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ secret, ...self, ...body }),
    });
  const { questionId, options } = (await (await post('passkey/question', {})).json()) as Question;
  const answer = createSoftwarePasskey(url).create(options);
  const joined = await post('passkey', { questionId, answer });
  expect(joined.ok).toBe(true);
  return joined.headers.getSetCookie().map((line) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    return { name: name!, value: value!, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' };
  });
}

/** Gives the visitor the cookies of a session and opens a page of the desk. */
export async function openDeskIn(
  visitor: Visitor,
  { url }: SiteInEngine,
  cookies: readonly Cookie[],
  path: string,
): Promise<void> {
  // Not at the desk itself, which would continue by itself once it has a session.
  await visitor.load(`${url}/offline`);
  for (const cookie of cookies) await visitor.addCookie(cookie);
  await visitor.load(url + path);
}
