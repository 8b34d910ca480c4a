/** @postgres four requests race with one idempotency key */
import { createHash, randomUUID } from 'node:crypto';
import { eq } from '#platform/db/drizzle.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#facts/errors.ts';
import { hourMs } from '#facts/time.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKindNames, enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { missingText } from '#domain/enquiries/enquiry-field-texts.ts';
import { enquiries } from '#platform/db/tables.ts';
import { samplePayload, sender } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import type { TestSite } from '#support/site.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';

const site = setUpTestSite();
beforeEach(async () => {
  await site.reset();
  await forgetMails(site);
});

const send = (
  kindName: EnquiryKindName,
  payload: Record<string, unknown>,
  headers: Record<string, string> = {},
) => site.post(enquiryKinds[kindName].path, payload, headers);

const newKey = () => randomUUID();

type Refusal = { message: string; code: string; fieldErrors: Record<string, string> };

describe.each(enquiryKindNames)('an enquiry of kind %s', (kindName) => {
  const kind = enquiryKinds[kindName];
  const all = samplePayload(kind);

  it('is stored with its mails before it is acknowledged', async () => {
    const answer = await send(kindName, all, { 'x-form': 'page=%2Fsomewhere&notice=v1&share=1' });
    expect(answer.status).toBe(201);
    const { reference, statusUrl, message } = answer.json<EnquiryReceipt>();
    expect(reference).toMatch(/^AGN-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
    expect(statusUrl).toMatch(/^http:\/\/site\.test\/enquiry\/[\w-]{43}$/);
    expect(message).toBe(kind.success.heading);
    const [enquiry, ...others] = await site.db.select().from(enquiries);
    expect(others).toEqual([]);
    expect(enquiry).toMatchObject({
      kind: kindName,
      reference,
      status: 'received',
      quarantine: false,
      name: sender.name,
      phone: sender.phone,
      email: sender.email,
      sourcePage: '/somewhere',
      consent: {
        noticeVersion: 'v1',
        noticeLocale: 'en',
        items: kind.fields.map(({ name }) => name),
        share: true,
        marketing: false,
      },
    });
    expect(Object.keys(enquiry!.payload).toSorted()).toEqual(Object.keys(all).toSorted());
    const mails = await outgoingMails(site);
    expect(mails.map(({ to }) => to[0]!.address).toSorted()).toEqual([
      sender.email,
      'namaste@aangan.example',
    ]);
    for (const { subject, text } of mails) expect(subject + text).toContain(reference);
  });

  it('needs no more than its required fields', async () => {
    expect((await send(kindName, samplePayload(kind, 'required'))).status).toBe(201);
  });

  const required = kind.fields.filter((field) => field.required);
  it.each(required.map((field) => [field.name, field] as const))(
    'is refused without %s',
    async (name, field) => {
      const { [name]: _, ...rest } = all;
      for (const payload of [
        rest,
        ...['', '   ', '\u200b\u2060'].map((none) => ({ ...all, [name]: none })),
      ]) {
        const answer = await send(kindName, payload);
        expect(answer.status).toBe(422);
        const { fieldErrors } = answer.json<Refusal>();
        expect(Object.keys(fieldErrors)).toEqual([name]);
        expect(fieldErrors[name]).toBe(missingText(kind, field));
      }
      expect(await site.db.$count(enquiries)).toBe(0);
    },
  );

  it('is refused with a key it does not know, and says which', async () => {
    const answer = await send(kindName, { ...all, budget: '5 lakh' });
    expect(answer.status).toBe(422);
    expect(answer.json<Refusal>().fieldErrors).toHaveProperty('budget');
  });

  const bounded = kind.fields.filter(({ maxLength, type }) => maxLength && type !== 'email');
  it.each(bounded.map((field) => [field.name, field.maxLength!] as const))(
    'takes %s up to its bound and not beyond',
    async (name, max) => {
      expect((await send(kindName, { ...all, [name]: 'अ'.repeat(max) })).status).toBe(201);
      expect((await send(kindName, { ...all, [name]: 'अ'.repeat(max + 1) })).status).toBe(422);
    },
  );

  const numbers = kind.fields.filter((field) => field.max !== undefined);
  it.each(numbers.map((field) => [field.name, field] as const))(
    'takes whole %s within the bounds',
    async (name, { min, max }) => {
      const statusOf = async (value: unknown) => (await send(kindName, { ...all, [name]: value })).status;
      for (const good of [min, max, String(min), String(max)]) expect(await statusOf(good)).toBe(201);
      for (const bad of [min! - 1, max! + 1, String(max! + 1), 1.5, '1.5', 'many', '1e1', null, [1]])
        expect(await statusOf(bad)).toBe(422);
    },
  );

  it('keeps every character that people see as it was sent', async () => {
    const text = '<b>हल्दी</b> & "दावत" 👰🏽‍♀️ \n= 1+1';
    const field = kind.fields.find(({ role }) => role === 'message' || role === 'name')!;
    expect((await send(kindName, { ...all, [field.name]: `\u202e${text}\u202c` })).status).toBe(201);
    const [enquiry] = await site.db.select().from(enquiries);
    expect(enquiry!.payload[field.name]).toBe(text);
  });

  it.each(['NUL \0 within', 'bell \u0007', 'lone \ud800 half'])('is refused with %j', async (text) => {
    const field = kind.fields.find(({ role }) => role === 'message' || role === 'name')!;
    const answer = await send(kindName, { ...all, [field.name]: text });
    expect(answer.status).toBe(422);
    expect(answer.json<Refusal>().fieldErrors[field.name]).toBe(
      'This contains characters that cannot be saved.',
    );
  });

  it('is one, however often it comes with one key', async () => {
    const headers = { 'idempotency-key': newKey() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(kindName, all, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    const other = await send(kindName, { ...all, name: 'Somebody Else' }, headers);
    expect(other.status).toBe(409);
    expect(other.json<Refusal>().code).toBe('idempotency_conflict');
    expect(await site.db.$count(enquiries)).toBe(1);
    expect(await outgoingMails(site)).toHaveLength(2);
  });

  it.each([
    ['a filled honeypot', 'honeypot=http%3A%2F%2Fspam.example&elapsedMs=9000', 'honeypot filled'],
    [
      'no time to read, and nobody there',
      'honeypot=&elapsedMs=3&acted=0',
      'sent too fast, and nobody had touched the page',
    ],
  ])('is kept apart after %s, and its sender sees success', async (_, form, reason) => {
    const strict = await strictSite();
    const answer = await strict.post(kind.path, all, { 'x-form': form });
    expect(answer.status).toBe(201);
    const { reference } = answer.json<EnquiryReceipt>();
    const [enquiry] = await strict.db.select().from(enquiries).where(eq(enquiries.reference, reference));
    expect(enquiry).toMatchObject({ quarantine: true, quarantineReason: reason });
    expect((await outgoingMails(strict)).filter(({ text }) => text.includes(reference))).toEqual([]);
  });
});

let strict: TestSite | undefined;
const strictSite = async () => (strict ??= await borrowTestSite({ env: { FORM_MIN_MS: '1500' } }));
afterAll(() => strict?.close());

describe('the edge of every enquiry', () => {
  const contact = { name: 'Kavita Menon', phone: '9876500001', email: 'kavita@example.com' };

  it('refuses a key that is none, and takes an enquiry without one', async () => {
    for (const key of ['short', 'x'.repeat(21), 'has spaces in it and is long', 'x'.repeat(81)])
      expect((await send('contact', contact, { 'idempotency-key': key })).status).toBe(400);
    for (const headers of [{}, {}]) expect((await send('contact', contact, headers)).status).toBe(201);
    expect(await site.db.$count(enquiries)).toBe(2);
  });

  it('loses no enquiry to an unreadable x-form', async () => {
    for (const form of ['elapsedMs=soon', 'share=maybe', '%', '='.repeat(5000)])
      expect((await send('contact', contact, { 'x-form': form })).status).toBe(201);
  });

  it('keeps an enquiry whose address no mail server takes, and writes to the staff alone', async () => {
    const email = `${'a'.repeat(80)}@example.com`;
    expect((await send('contact', { ...contact, email })).status).toBe(201);
    expect(await site.db.$count(enquiries)).toBe(1);
    expect((await outgoingMails(site)).map(({ to }) => to[0]!.address)).toEqual(['namaste@aangan.example']);
  });

  it('brings a pasted phone to ten digits in the column, and keeps the payload as it came', async () => {
    for (const phone of ['+91 98765 00001', '098765-00001', '00919876500001', '९८७६५००००१'])
      expect((await send('contact', { ...contact, phone })).status).toBe(201);
    const rows = await site.db.select().from(enquiries);
    expect(new Set(rows.map(({ phone }) => phone))).toEqual(new Set(['9876500001']));
    expect(rows.map(({ payload }) => payload['phone'])).toContain('+91 98765 00001');
    expect((await send('contact', { ...contact, phone: 'call my brother' })).status).toBe(201);
  });

  it('refuses what is no JSON object of text', async () => {
    const { app } = site;
    const raw = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/contacts', payload, headers: { 'content-type': type } });
    expect((await raw('{"name":', 'application/json')).statusCode).toBe(errors.bad_json.status);
    expect((await raw('x'.repeat(70_000), 'application/json')).statusCode).toBe(413);
    expect((await raw('<a/>', 'application/xml')).statusCode).toBe(415);
    expect((await send('contact', { ...contact, name: { $ne: '' } })).status).toBe(422);
  });
});

describe('a page posted without scripts', () => {
  const contact = { name: 'Kavita Menon', phone: '9876500001', email: 'kavita@example.com' };
  const posted = (words: object, ip: string) =>
    call(site, 'POST /api/contacts', { body: words, ip, headers: { 'x-form': 'page=%2Fcontact&posted=1' } });

  it('is one enquiry however often it is loaded again; the private link is told once', async () => {
    const first = (await posted(contact, '198.51.100.1')).json<EnquiryReceipt>();
    expect(first.statusUrl).toMatch(/\/enquiry\//);
    const again = await posted(contact, '198.51.100.1');
    expect(again.status).toBe(201);
    expect(again.json()).toEqual({ reference: first.reference, message: first.message });
    expect(await site.db.$count(enquiries)).toBe(1);
  });

  it('is another’s from another address, with other words, and on another day', async () => {
    await posted(contact, '198.51.100.1');
    await posted(contact, '198.51.100.2');
    await posted({ ...contact, name: 'Kavita' }, '198.51.100.1');
    expect(await site.db.$count(enquiries)).toBe(3);
  });

  it('has a key that nobody can make who knows the words', async () => {
    await posted(contact, '198.51.100.1');
    const [enquiry] = await site.db.select().from(enquiries);
    const parts = [
      'contact',
      '198.51.100.1',
      enquiry!.createdAt.toISOString().slice(0, 10),
      JSON.stringify(contact),
    ];
    const guess = `page-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
    expect(enquiry!.idempotencyKey).toMatch(/^page-[\w-]{43}$/);
    expect(enquiry!.idempotencyKey).not.toBe(guess);
  });
});

describe('sixty enquiries in the name of somebody else', () => {
  it('are all kept and told to the staff; the address gets one mail, then one more, without a word of the sender’s', async () => {
    let now = new Date('2026-11-20T06:00:00Z');
    const moved = await borrowTestSite({ clock: () => now });
    try {
      const words = { name: 'Cheap pills pills.example', phone: '9876500001', email: 'victim@example.com' };
      for (let n = 0; n < 60; n += 1)
        await call(moved, 'POST /api/business', {
          body: { ...words, description: `Buy at https://pills.example/${n}` },
          ip: `198.51.100.${n % 3}`,
        });
      const mails = async (address: string) =>
        (await outgoingMails(moved)).filter(({ to }) => to[0]!.address === address);
      expect(await moved.db.$count(enquiries)).toBe(60);
      expect(await mails('namaste@aangan.example')).toHaveLength(60);
      expect(await mails('victim@example.com')).toHaveLength(1);
      now = new Date(now.getTime() + hourMs);
      await moved.sendHeldMails();
      const got = await mails('victim@example.com');
      expect(got).toHaveLength(2);
      expect(JSON.stringify(got)).not.toMatch(/pills|9876500001/i);
      for (const { reference } of await moved.db.select().from(enquiries))
        expect(got.map(({ text }) => text).join('')).toContain(reference);
    } finally {
      await moved.close();
    }
  });
});

describe('the limits of one address', () => {
  const limited = setUpTestSite({ env: { LIMIT_FACTOR: '1' } });

  it('hold in a minute for a kind and in ten minutes for all kinds', async () => {
    const kinds = ['contact', 'catering', 'gift', 'business'] as const;
    const post = (kindName: EnquiryKindName) =>
      limited.post(enquiryKinds[kindName].path, samplePayload(enquiryKinds[kindName], 'required'), {
        'idempotency-key': newKey(),
      });
    const statuses = async (kindName: EnquiryKindName, count: number) => {
      const answers = [];
      for (let index = 0; index < count; index++) answers.push(await post(kindName));
      return answers;
    };
    const first = await statuses(kinds[0], 21);
    expect(first.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 429]);
    expect(Number(first[20]!.headers['retry-after'])).toBeGreaterThan(0);
    for (const kindName of kinds.slice(1, 3))
      expect(new Set((await statuses(kindName, 20)).map(({ status }) => status))).toEqual(new Set([201]));
    const refused = await post(kinds[3]);
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    const waitSeconds = Number(refused.headers['retry-after']);
    expect(waitSeconds).toBeGreaterThan(60);
    expect(waitSeconds).toBeLessThanOrEqual(600);
    expect(await limited.db.$count(enquiries)).toBe(60);
  });
});
