/** @file Gives a fresh Ghost its owner and its posts, through its own API. */
import { setTimeout as pause } from 'node:timers/promises';

const owner = {
  name: 'Bench',
  email: 'bench@example.com',
  password: 'a-lamp-in-the-niche-9',
  blogTitle: 'Bench',
};
/** It creates some seventy tables before it answers. */
const startTimeoutMs = 180_000;

async function answering(url: string): Promise<void> {
  const until = performance.now() + startTimeoutMs;
  while (performance.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === 200) return;
    await pause(500);
  }
  throw new Error('Ghost did not answer in time');
}

/** Stores posts with these words; resolves when they are readable. */
export async function fillGhost(
  url: string,
  pages: readonly { slug: string; title: string; html: string }[],
): Promise<void> {
  await answering(`${url}/`);
  const call = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${url}/ghost/api/admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, 'accept-version': 'v6.0', cookie },
      body: JSON.stringify(body),
    });
    // Read to its end: the session is stored only before the last bytes.
    const text = await response.text();
    if (!response.ok) throw new Error(`Ghost answered ${response.status} at ${path}: ${text}`);
    return response;
  };
  await call('authentication/setup/', { setup: [owner] });
  const session = await call('session/', { username: owner.email, password: owner.password });
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  for (const { slug, title, html } of pages)
    await call('posts/?source=html', { posts: [{ slug, title, html, status: 'published' }] }, cookie);
  for (const { slug } of pages.filter((page) => page.slug !== 'home')) await answering(`${url}/${slug}/`);
}
