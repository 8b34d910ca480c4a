import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints, enquiryEndpoints, staffEndpoints } from '#contract/index.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import { accounts, vendorClaims } from '#platform/db/tables.ts';
import { sha256 } from '#platform/secrets.ts';
import { firstOwner, type DeskBrowser } from '#support/desk.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { dripBody } from '#support/slow-clients.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// Bodies that come byte by byte and never end, at every endpoint of the contract: a new one is attacked from its first day.

const dripEveryMs = 50;
let port: number;
let vendor: TestVendor;
let owner: DeskBrowser;
/** The values of path parameters: a conversation that takes pictures, and the vendor's id for all others. */
let parameters: Record<string, string>;
const site = setUpTestSite({
  env: { BODY_TIMEOUT_MS: '400', UPLOAD_STALLED_MS: '1000' },
});
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
  vendor = await registerVendor(site);
  // Every parameter is filled with the vendor's id: a project of that id takes pictures.
  await call(site, `PUT /api/vendor/${vendor.id}/projects/${vendor.id}`, {
    token: vendor.token,
    body: { title: 'A wedding', area: null, month: null, category: null, words: null },
  });
  parameters = await conversation();
  await claim();
  owner = (await firstOwner(site)).browser;
});

/** Makes a family's enquiry, introduced to the vendor. */
async function conversation(): Promise<Record<string, string>> {
  await site.db.update(accounts).set({ emailVerifiedAt: new Date() });
  const { path } = enquiryKinds.catering;
  const answer = await site.post(path, samplePayload(enquiryKinds.catering, 'required'), {
    'x-form': 'share=1&elapsedMs=60000',
  });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  await introduce(site, reference, [vendor.id]);
  const { entries } = (await call(site, 'GET /api/workshop/enquiries', vendor)).json<Inbox>();
  return { secret: statusUrl!.replace(/.*\/enquiry\//, ''), introductionId: entries[0]!.id };
}

const claimSecret = 'claim-of-the-page';
/** Makes a claim that takes a document. */
const claim = () =>
  site.db.insert(vendorClaims).values({
    vendorId: vendor.id,
    name: 'Asha Rao',
    email: 'asha@example.in',
    emailKey: 'asha@example.in',
    locale: 'en',
    way: 'document',
    hash: sha256(claimSecret),
  });

const boundary = 'edge';
const upload = (field: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;

/** Returns the answer until the server closed the connection. */
function dripped({
  route,
  auth,
  bodyType,
  body,
  query,
}: Pick<Endpoint, 'route' | 'auth' | 'bodyType' | 'body' | 'query'>): Promise<string> {
  const { method, path } = parseRoute(route);
  const known = path.startsWith('/api/claims/') ? { secret: claimSecret } : parameters;
  const url = fillPath(
    path,
    new Proxy(known, { get: (values: Record<string, string>, name: string) => values[name] ?? vendor.id }),
  );
  // The client sets the host itself.
  const { host: _, ...desk } = owner.headers();
  const who = auth === 'staff' ? desk : { Authorization: `Bearer ${vendor.token}` };
  const pictures = bodyType === 'multipart';
  const asked = pictures && query ? '?version=1' : '';
  const [field = ''] = pictures ? Object.keys((body as z.ZodObject).shape) : [];
  return dripBody(
    port,
    `${method} ${url}${asked}`,
    {
      'Content-Length': '60000',
      'Content-Type': pictures ? `multipart/form-data; boundary=${boundary}` : 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(auth !== 'anyone' && who),
    },
    { beginning: pictures ? upload(field) : '', dripEveryMs },
  );
}

const all = Object.entries<Endpoint>({ ...endpoints, ...enquiryEndpoints, ...staffEndpoints });
const reading = all.filter(([, { route }]) => route.startsWith('GET '));
const changing = all.filter(([, { route }]) => !route.startsWith('GET '));

describe('a body that never ends', () => {
  it('is answered 408 by every endpoint that reads one, and its connection is closed', async () => {
    const answerOf = async ([name, endpoint]: [string, Endpoint]) =>
      [name, (await dripped(endpoint)).split('\r\n\r\n')] as const;
    const uploads = changing.filter(([, { bodyType }]) => bodyType === 'multipart');
    const answers = await Promise.all(changing.filter((one) => !uploads.includes(one)).map(answerOf));
    // An account uploads two at a time.
    for (const one of uploads) answers.push(await answerOf(one));
    for (const [name, [head = '', body = '']] of answers) {
      // Nobody was booked, so there is no review to read a picture for.
      if (name === 'reviewPictureAdd') {
        expect.soft(head.split('\r\n')[0], name).toBe('HTTP/1.1 404 Not Found');
        continue;
      }
      expect.soft(head.split('\r\n')[0], name).toBe('HTTP/1.1 408 Request Timeout');
      expect.soft(head.toLowerCase(), name).toContain('connection: close');
      expect.soft(JSON.parse(body), name).toMatchObject({ code: 'request_timeout' });
    }
    expect(changing.length).toBeGreaterThan(25);
  });

  it('is cut off where nobody reads it: at what only reads, at what is not there, and without a token', async () => {
    const closed = changing.filter(([, { auth }]) => auth === 'vendor' || auth === 'owner');
    const answers = await Promise.all([
      ...reading.map(([, endpoint]) => dripped(endpoint)),
      dripped({ route: 'POST /api/nothing', auth: 'anyone' }),
      ...closed.map(([, endpoint]) => dripped({ ...endpoint, auth: 'anyone' })),
    ]);
    // Each resolves at the end of its connection; anything sent before is an answer.
    expect(answers.filter((text) => !text.startsWith('HTTP/1.1 '))).toEqual([]);
  });
});

describe('twelve uploads of one account that never end', () => {
  it('keep nobody else out, and end themselves', async () => {
    const other = await registerVendor(site);
    const endpoint = endpoints.vendorUpload;
    const drippers = Array.from({ length: 12 }, () => dripped(endpoint));
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const answer = await fetch(`http://127.0.0.1:${port}/api/vendor/upload/${other.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.token}` },
      body: pictureForm(['profilepicture', photo]),
    });
    expect(answer.status).toBe(201);
    const statuses = (await Promise.all(drippers)).map((text) => text.slice(9, 12));
    expect(statuses.filter((status) => status === '408')).toHaveLength(2);
    expect(statuses.filter((status) => status === '429')).toHaveLength(10);
  });

  it('leave that account its places when they are over', async () => {
    await Promise.all([dripped(endpoints.vendorUpload), dripped(endpoints.vendorUpload)]);
    expect((await dripped(endpoints.vendorUpload)).slice(9, 12)).toBe('408');
  });
});
