import type { Socket } from 'node:net';
import { errors } from '#facts/errors.ts';
import { startMailServer, type MailServer } from '#platform/mailer/mail-server.fake.ts';
import { expect, test as base } from '#support/browser.ts';
import { post, statusOf } from '#support/faults-site.ts';
import { openLine, type Line } from '#support/line.ts';
import { jpeg } from '#support/pictures.ts';
import * as clients from '#support/slow-clients.ts';
import { startS3 } from '#support/storages.ts';
import { pictureForm, sampleRegistration } from '#support/vendor-samples.ts';

// What stands around the site fails: the mail server, the picture store, its own visitors. One of each for the file.

const test = base.extend<object, { mail: MailServer; line: Line }>({
  mail: [
    async ({ playwright: _ }, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  line: [
    async ({ playwright: _ }, use) => {
      const { address, close } = await startS3();
      const line = await openLine(Number(new URL(address.endpoint!).port));
      await use(line);
      await line.close();
      await close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ mail, line }, use) => {
      const env = {
        SMTP_URL: mail.url,
        STORAGE_S3_BUCKET: 'pictures',
        STORAGE_S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
        STORAGE_S3_ACCESS_KEY: 'S3RVER',
        STORAGE_S3_SECRET_KEY: 'S3RVER',
        HEADERS_TIMEOUT_MS: '5000',
        REQUEST_TIMEOUT_MS: '10000',
        STALLED_MS: '20000',
        // So that it is not this one that ends what the others should.
        KEEP_ALIVE_MS: '600000',
      };
      await use(env);
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let sent = 0;
/** Other visitors: pages kept and new, a search, an enquiry. Every one must be served. */
async function otherVisitors(url: string): Promise<void> {
  sent += 1;
  const paths = [
    '/',
    '/blogs',
    '/healthz',
    '/api/blog/blog',
    `/vendors?q=visitor${sent}`,
    `/api/vendors?q=${sent}`,
  ];
  const answers = await Promise.all(paths.map(async (path) => [path, await statusOf(url + path)]));
  expect(answers).toEqual(paths.map((path) => [path, 200]));
  expect(await post(url, `visitor-${sent}`)).toMatchObject({ status: 201 });
}

test('a mail server that hangs, then refuses, holds up nobody', async ({ server, mail }) => {
  mail.setMode('greet-never');
  expect(await post(server.url, 'mailed')).toMatchObject({ status: 201 });
  await otherVisitors(server.url);
  mail.setMode('refuse');
  await otherVisitors(server.url);
  expect(await statusOf(`${server.url}/readyz`)).toBe(200);
  expect(mail.mails).toEqual([]);
});

test('a picture store that is away: a clear answer, the profile as it was, then all goes on', async ({
  server: { url },
  line,
}) => {
  const registration = await fetch(`${url}/api/vendor/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleRegistration()),
  });
  const { vendor, token } = (await registration.json()) as { vendor: { _id: string }; token: string };
  const shown = async () =>
    (await fetch(`${url}/api/vendor/${vendor._id}`)).json() as Promise<{ profilepicture: string }>;
  const upload = async (file: Buffer) => {
    const body = pictureForm(['profilepicture', file]);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/vendor/upload/${vendor._id}`, { method: 'POST', headers, body });
    return { status: answer.status, ...((await answer.json()) as { code?: string; message?: string }) };
  };
  expect((await upload(await jpeg(640, 480))).status).toBe(201);
  const before = await shown();
  expect(await statusOf(url + before.profilepicture)).toBe(200);

  line.cut();
  expect(await upload(await jpeg(320, 240))).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: errors.unavailable.message,
  });
  expect(await shown()).toMatchObject({ profilepicture: before.profilepicture });
  expect(await statusOf(url + before.profilepicture)).toBe(503);
  await otherVisitors(url);

  line.mend();
  expect(await statusOf(url + before.profilepicture)).toBe(200);
  expect((await upload(await jpeg(320, 240))).status).toBe(201);
  expect((await shown()).profilepicture).not.toBe(before.profilepicture);
});

test('clients that are slow on purpose are hung up on, and the others are served', async ({ server }) => {
  const slow: Socket[] = [];
  for (const [name, manners] of Object.entries(clients.slowClients)) {
    const count = name === 'never read their answers' ? 20 : 250;
    slow.push(...(await clients.dial(server.port, count, manners)));
    await otherVisitors(server.url);
  }
  await clients.hungUp(slow);
  await otherVisitors(server.url);
});

test('headers of any length are refused beyond the bound', async ({ server }) => {
  expect(await clients.askWithHeader(server.port, 8_000)).toBe('HTTP/1.1 200 OK');
  expect(await clients.askWithHeader(server.port, 20_000)).toMatch(/^HTTP\/1\.1 431 /);
  await otherVisitors(server.url);
});

test('two thousand who come at the same moment are all answered', async ({ server }) => {
  const [lines] = await Promise.all([clients.flood(server.port, 2_000, '/'), otherVisitors(server.url)]);
  expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']));
});

test('ten thousand who stay connected keep nobody out', async ({ server }) => {
  const count = Math.min(10_000, clients.roomForSockets());
  const idle = await clients.keepAlive(server.port, count, '/healthz');
  try {
    await otherVisitors(server.url);
    const lines = await clients.flood(server.port, 200, '/blogs');
    expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']));
  } finally {
    for (const socket of idle) socket.destroy();
  }
  await otherVisitors(server.url);
});

test('when the mail server is itself again, each mail arrives', async ({ mail }) => {
  mail.setMode('accept');
  const arrived = () => mail.mails.filter(({ content }) => content.includes('mailed@example.com')).length;
  await expect.poll(arrived, { timeout: 120_000 }).toBe(2);
});
