import { expect, test } from '#support/served.ts';

/** Browsers, mail programs and search engines ask for these without being told. */
const unasked = ['/favicon.ico', '/apple-touch-icon.png'];

test('every icon is there: those that a page and the manifest name, and those that are asked for unasked', async ({
  server,
}) => {
  const html = await (await fetch(server.url)).text();
  const named = [...html.matchAll(/<link rel="[^"]*icon" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(named.length).toBe(3);
  const manifest = (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  for (const path of [...unasked, ...named, ...manifest.icons.map(({ src }) => src)]) {
    const answer = await fetch(server.url + path);
    expect.soft([path, answer.status], path).toEqual([path, 200]);
    expect.soft(answer.headers.get('content-type'), path).toMatch(/^image\//);
    expect.soft((await answer.arrayBuffer()).byteLength, path).toBeGreaterThan(100);
  }
});
