import { beforeEach, expect, it } from 'vitest';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { FamilyHeldReply } from '#contract/held-acts.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { accounts, enquiries, messagePictures, reviews } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { jpeg } from '#support/pictures.ts';
import { createHeldActs } from './held-acts.module.ts';
import type { HeldActNeeds } from './perform-act.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// A future day: the queued job would run after the tests, and each test moves the clock to its time.
const start = new Date('2036-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let vendor: TestVendor;
let introductionId: string;
let family: string;

const key = () => `key-${crypto.randomUUID()}`;
const newLink = (device = 'one') => ({ act: 'link', key: `key-of-${device}` });
const hold = (body: object) => site.post(`${family}/held`, body);
const toldPath = async (body: object) => (await hold(body)).json<FamilyHeldReply>().path;
const undo = () => call(site, `DELETE ${family}/held`, {});
const read = async () => (await site.get(family)).json<EnquiryStatus>();
const inbox = async () =>
  (await call(site, `GET /api/workshop/enquiries/${introductionId}`, vendor)).json<InboxEnquiry>();
const afterSeconds = async (seconds: number) => {
  now = new Date(start.getTime() + seconds * 1000);
  await site.runHeldActs();
};

beforeEach(async () => {
  now = start;
  await site.reset();
  vendor = await registerVendor(site);
  await site.db.update(accounts).set({ emailVerifiedAt: now });
  const payload = { ...samplePayload(enquiryKinds.catering, 'required'), email: 'uma@family.example' };
  const answer = await site.post(enquiryKinds.catering.path, payload, {
    'x-form': 'elapsedMs=60000&share=1',
  });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  [introductionId = ''] = (await introduce(site, reference, [vendor.id])).ids;
});
it('leaves it open for ten seconds, for reading and writing', async () => {
  for (const body of [newLink(), { act: 'erased' }]) {
    await hold(body);
    await afterSeconds(9);
    expect((await read()).status).toBe('introduced');
    expect((await site.post(`${family}/messages`, { text: 'Wait.', key: key() })).status).toBe(200);
    await undo();
    now = start;
  }
});

it('is not told as undone to those who ask in the moment in which it is done', async () => {
  await hold(newLink());
  const [row] = await site.db.select({ id: enquiries.id }).from(enquiries);
  let asked = 0;
  const enquiryOf = async () => {
    asked += 1;
    if (asked > 1) throw new Problem('not_found');
    // The act is done between the two questions to the database: of the address, and of what is held.
    await afterSeconds(10);
    return row!.id;
  };
  const needs: Partial<HeldActNeeds> = { enquiryOf };
  const acts = createHeldActs({ db: site.db, clock: () => now } as Platform, needs as HeldActNeeds);
  const reply = acts.handlers.enquiryHeldGet({ params: { secret: 'old' } } as never, {} as never);
  await expect(reply).rejects.toMatchObject({ code: 'not_found' });
});

it('tells the new address to the device that asked, and to nobody who reads', async () => {
  const path = await toldPath(newLink());
  expect(path).toMatch(/^\/enquiry\/[\w-]{43}$/);
  expect(await toldPath(newLink())).toBe(path);
  expect((await site.get(`${family}/held`)).text).not.toContain(path!.replace('/enquiry/', ''));
  const next = path!.replace('/enquiry/', '/api/enquiries/');
  expect((await site.get(next)).status).toBe(404);
  await afterSeconds(10);
  expect((await site.get(next)).status).toBe(200);
  expect((await site.get(family)).status).toBe(404);
});

it('lets nobody with the old address ask for another act meanwhile', async () => {
  for (const first of [newLink(), { act: 'erased' }]) {
    await hold(first);
    for (const body of [newLink('two'), { act: 'withdrawn' }, { act: 'recalled', introductionId }])
      expect((await hold(body)).status, JSON.stringify(body)).toBe(409);
    expect((await read()).status).toBe('introduced');
    await undo();
  }
});

const opens = async (path: string | null) =>
  (await site.get(path!.replace('/enquiry/', '/api/enquiries/'))).status === 200;

it('leaves a link that was replaced at once meanwhile as it is', async () => {
  const told = await toldPath(newLink());
  const { path } = (await site.post(`${family}/link`, {})).json<{ path: string }>();
  await afterSeconds(10);
  expect([await opens(path), await opens(told)]).toEqual([true, false]);
});

it('never makes an address that was told and taken back', async () => {
  const told = [];
  for (const device of ['two', 'six']) {
    told.push(await toldPath(newLink(device)));
    await undo();
  }
  const path = await toldPath(newLink());
  await afterSeconds(10);
  expect(await opens(path)).toBe(true);
  for (const one of told) expect(await opens(one)).toBe(false);
});

it('refuses the one of two that come at the same moment and is not held', async () => {
  for (const other of [newLink('two'), { act: 'withdrawn' }]) {
    const answers = await Promise.all([hold(newLink()), hold(other)]);
    const done = answers.filter(({ status }) => status === 200);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const paths = done.flatMap((one) => one.json<FamilyHeldReply>().path ?? []);
    const { held } = (await site.get(`${family}/held`)).json<FamilyHeldReply>();
    if (held?.act === 'link') expect(paths).toHaveLength(1);
    await undo();
  }
});

it('tells one address to a device that asks twice at the same moment', async () => {
  const told = await Promise.all([newLink(), newLink(), newLink()].map(toldPath));
  expect(new Set(told).size).toBe(1);
  await afterSeconds(10);
  expect(await opens(told[0]!)).toBe(true);
});

it('follows what waited before it', async () => {
  await hold({ act: 'recalled', introductionId });
  await hold({ act: 'erased' });
  expect((await inbox()).status).toBe('recalled');
  await afterSeconds(10);
  expect(await site.db.$count(enquiries)).toBe(0);
});

it('asked for and taken back leaves words and pictures as they were', async () => {
  const sent = await call(site, `POST ${family}/pictures`, {
    body: pictureForm(['picture', await jpeg(320, 240), 'a.jpg']),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { id } = sent.json<{ id: string }>();
  const message = { text: 'The lawn', key: key(), introductionId, pictures: [id] };
  expect((await site.post(`${family}/messages`, message)).status).toBe(200);
  const before = [
    (await read()).sent,
    (await site.get(`${family}/threads`)).json(),
    await site.db.$count(reviews),
  ];
  await hold({ act: 'erased' });
  await undo();
  await afterSeconds(60);
  expect([
    (await read()).sent,
    (await site.get(`${family}/threads`)).json(),
    await site.db.$count(reviews),
  ]).toEqual(before);
  expect((await site.get(`${family}/pictures/${id}`)).status).toBe(200);
  expect(await site.db.$count(messagePictures)).toBe(1);
});
