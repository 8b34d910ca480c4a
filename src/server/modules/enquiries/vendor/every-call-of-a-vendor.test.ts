import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '#contract/index.ts';
import type { Endpoint } from '#contract/kit.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { accounts, introductions, enquiries } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { findAcceptedBody } from '#support/fuzz/accepted-body.ts';
import { operationsOf, type Document } from '#support/fuzz/open-api.ts';
import { outgoingMails } from '#support/outgoing-mails.ts';
import { jpeg } from '#support/pictures.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, mailedSecret, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// The law of the ledger for every call of the contract, including later ones: without a valid row, no answer, message or mail to a vendor
// contains a detail of the family.

const person = { name: 'Zqkavita Zqmehra', phone: '9812300077', email: 'zqkavita@zqfamily.example' };
const details = ['Zqkavita', 'Zqmehra', '9812300077', '98123 00077', 'zqfamily'];
const shownIn = (text: string) => details.filter((detail) => text.includes(detail));
/** Hundreds of calls, pictures among them. */
const slowTestMs = 120_000;
const key = () => `key-${crypto.randomUUID()}`;

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;
const known: Readonly<Record<string, Endpoint>> = endpoints;
/** Excludes calls that need another key: the staff's, and those by a secret. */
const callable = operationsOf(document).filter(({ name, path, method }) => {
  const auth = known[name]?.auth;
  if (!auth || auth === 'staff' || path.includes('{secret}')) return false;
  return auth !== 'anyone' || method === 'GET';
});

const site = setUpTestSite();
let vendor: TestVendor;
/** The signed-in members of the team. */
let team: Record<'owner' | 'helper', { email: string; password: string; token: string }>;
beforeAll(async () => {
  vendor = await registerVendor(site);
  await site.db.update(accounts).set({ emailVerifiedAt: new Date() });
  team = { owner: vendor, helper: await letHelperIn() };
});

async function letHelperIn() {
  const { token, password } = vendor;
  const [email, newPassword] = ['priya@vendor.example', 'a-lamp-of-my-own'];
  const body = { password, name: 'Priya Nair', email };
  expect((await call(site, 'POST /api/workshop/team/invitations', { token, body })).status).toBe(201);
  const secret = await mailedSecret(site, email, 'team');
  const joined = await site.post('/api/team/join', { secret, newPassword });
  return { email, password: newPassword, token: joined.json<{ token: string }>().token };
}

/** A request with all the data that two people leave in it, and then without a valid row. */
async function aRequest(share: boolean, end: 'details' | 'recalled' | null) {
  const words = `Call ${person.name} on +91 98123 00077 or ${person.email}`;
  const payload = { ...samplePayload(enquiryKinds.catering, 'required'), ...person, eventDescription: words };
  const form = { 'x-form': `elapsedMs=60000${share ? '&share=1' : ''}` };
  const answer = await site.post(enquiryKinds.catering.path, payload, form);
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  const [id = ''] = (await introduce(site, reference, [vendor.id])).ids;
  const own = (method: string, path = '', body?: object) =>
    call(site, `${method} /api/workshop/enquiries/${id}${path}`, { token: team.owner.token, body });
  await own('GET');
  await own('POST', '/messages', { text: 'Happy to cook.', key: key() });
  const lines = [{ label: 'Menu', quantity: 100, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }];
  const content = {
    lines,
    guests: null,
    included: [],
    excluded: [],
    validUntil: dayInDelhi(new Date()),
    advance: null,
  };
  const quote = { ...content, cancellation: '', terms: '' };
  expect((await own('POST', '/quote', { content: quote, version: 0, key: key() })).status).toBe(200);
  const ask = { act: 'asked', text: words, key: key() };
  expect((await site.post(`${family}/quotes/${id}`, ask)).status).toBe(200);
  const uploaded = await call(site, `POST ${family}/pictures`, {
    body: pictureForm(['picture', await jpeg(320, 240), 'a.jpg']),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const picture = uploaded.json<{ id: string }>().id;
  const message = { text: words, key: key(), introductionId: id, pictures: [picture] };
  expect((await site.post(`${family}/messages`, message)).status).toBe(200);
  const ofStaff = {
    text: `They are ${person.name}: ${person.phone}`,
    key: key(),
    introductionId: id,
    seen: sawAll,
  };
  const spoken = await asStaff(site, `POST /api/staff/enquiries/${reference}/messages`, ofStaff);
  expect(spoken.status).toBe(200);
  if (end) expect((await site.post(`${family}/vendors/${id}`, { act: end })).status).toBe(200);
  return { id, picture };
}

/** A picture under the first field of an upload, as a browser sends it; null for any other call. */
async function uploadFor(name: string): Promise<FormData | null> {
  const { bodyType, body } = known[name]!;
  if (bodyType !== 'multipart') return null;
  const [field] = Object.keys((body as z.ZodObject).shape);
  return pictureForm([field!, await jpeg(160, 120)]);
}

type Request = Awaited<ReturnType<typeof aRequest>>;

/** Makes every call for each request, and expects no detail in any answer. Returns the answers by caller. */
async function callAll(requests: readonly Request[]): Promise<Set<string>> {
  const said = new Set<string>();
  for (const [who, member] of Object.entries(team))
    for (const { name, method, path, inPath, ...operation } of callable)
      for (const { id, picture } of requests) {
        const values: Record<string, string> = {
          vendorId: vendor.id,
          slot: 'gallery1',
          pictureId: picture,
        };
        const url = inPath.reduce((at, one) => at.replace(`{${one.name}}`, values[one.name] ?? id), path);
        const send = async (body?: object) => {
          const { token } = member;
          const headers = { 'idempotency-key': crypto.randomUUID() };
          const answer = await call(site, `${method} ${url}`, { token, ...(body && { body }), headers });
          expect(shownIn(answer.text), `${who}, ${name}: ${answer.text}`).toEqual([]);
          if (answer.status < 300) said.add(`${who} ${name}`);
          // A requested log-out takes effect.
          const after = await call(site, 'GET /api/vendor/profile', { token });
          if (after.status === 401) {
            const { email, password } = member;
            const signedIn = await site.post('/api/vendor/login', { email, password });
            member.token = signedIn.json<{ token: string }>().token;
          }
          const isJson = answer.status === 422;
          return {
            status: answer.status,
            ...(isJson && answer.json<{ fieldErrors?: Record<string, string> }>()),
          };
        };
        const upload = await uploadFor(name);
        if (upload) await send(upload);
        else if (operation.body)
          await findAcceptedBody({ name, method, path, inPath, ...operation }, document, send);
        else await send();
      }
  return said;
}

describe('without a row that holds', { timeout: slowTestMs }, () => {
  it('no call that a vendor or its helper can make answers a detail, and no mail to them has one', async () => {
    const requests = [
      await aRequest(false, null),
      await aRequest(true, 'details'),
      await aRequest(true, 'recalled'),
    ];
    const said = await callAll(requests);
    // None was refused for the test's own input.
    const ofBoth = [
      'workshopEnquiryList',
      'workshopEnquiryGet',
      'workshopQuoteGet',
      'workshopPictureGet',
      'vendorOwnDays',
      'workshopPictureAdd',
    ];
    expect([...said]).toEqual(
      expect.arrayContaining([
        'owner teamList',
        'owner vendorUpload',
        ...ofBoth.flatMap((name) => [`owner ${name}`, `helper ${name}`]),
      ]),
    );
    // The picture is sent with a message, whose answer and mails disclose nothing either.
    const [first] = requests;
    const { id } = first!;
    const sent = await call(site, `POST /api/workshop/enquiries/${id}/pictures`, {
      token: team.helper.token,
      body: (await uploadFor('workshopPictureAdd'))!,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const message = { text: 'The hall.', key: key(), pictures: [sent.json<{ id: string }>().id] };
    const told = await call(site, `POST /api/workshop/enquiries/${id}/messages`, {
      token: team.helper.token,
      body: message,
    });
    expect([told.status, shownIn(told.text)]).toEqual([200, []]);
    expect(told.json<InboxEnquiry>().messages.at(-1)).toMatchObject({
      text: 'The hall.',
      pictures: message.pictures,
    });
    expect(await site.db.$count(introductions)).toBe(3);
    expect(await site.db.$count(enquiries)).toBe(3);
    const theirs = Object.values(team).map(({ email }) => email);
    const mails = (await outgoingMails(site)).filter(({ to }) => theirs.includes(to[0]!.address));
    expect(mails.length).toBeGreaterThan(5);
    expect(
      mails.filter(({ subject, text, preview }) => shownIn(subject + text + preview).length > 0),
    ).toEqual([]);
  });

  it('nor does any while the staff has hidden the vendor, although the family shares its details', async () => {
    const request = await aRequest(true, null);
    const own = () => call(site, `GET /api/workshop/enquiries/${request.id}`, { token: team.owner.token });
    expect(shownIn((await own()).text)).not.toEqual([]);
    const hidden = await asStaff(site, `PUT /api/staff/vendors/${vendor.id}/visibility`, {
      change: 'hide',
      reason: 'Two families complained.',
    });
    expect(hidden.status).toBe(200);
    const said = await callAll([request]);
    // The vendor reads its own history.
    expect([...said]).toEqual(
      expect.arrayContaining([
        'owner workshopEnquiryList',
        'owner workshopEnquiryGet',
        'helper workshopQuoteGet',
      ]),
    );
    // The vendor sends no new message to a family.
    for (const silent of ['workshopMessageSend', 'workshopQuoteSend', 'workshopPictureAdd'])
      expect([...said].filter((one) => one.endsWith(` ${silent}`))).toEqual([]);
  });
});
