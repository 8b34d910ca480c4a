/** @postgres two changes race for one enquiry */
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { detailLimits, type StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryMessages, events, enquiries, sealedRecords } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => new Date(now) });
const start = Date.parse('2026-11-20T06:00:00Z');
let now = start;
beforeEach(async () => {
  now = start;
  await site.reset();
  await forgetMails(site);
});

const person = { name: 'Asha', phone: '9876543210', email: 'Asha@example.in' };
const send = async (
  body: object = person,
  path = '/api/contacts',
  form = 'page=/contact&share=1&elapsedMs=9000',
) => (await site.post(path, body, { 'x-form': form })).json<EnquiryReceipt>();
const of = (reference: string, rest = '') => `/api/staff/enquiries/${reference}${rest}`;
const read = async (reference: string) =>
  (await asStaff(site, `GET ${of(reference)}`)).json<StaffEnquiryDetail>();
const change = (reference: string, body: object) => asStaff(site, `PUT ${of(reference, '/facts')}`, body);
const words = ({ timeline }: StaffEnquiryDetail) => timeline.map((entry) => entry.words);

describe('one enquiry', () => {
  it('is shown with all that was sent, and looking is told once in ten minutes', async () => {
    const { reference } = await send();
    const first = await read(reference.toLowerCase());
    expect(first).toMatchObject({
      reference,
      title: 'Contact request',
      status: 'received',
      version: 1,
      share: true,
      noticeVersion: expect.stringMatching(/./),
      page: '/contact',
      phone: '9876543210',
      mailable: true,
      owner: null,
      labels: [],
      others: [],
      mergedInto: null,
      placeholders: { en: { name: 'Asha', reference, staff: 'asha' } },
    });
    expect(first.timeline.map(({ by, who, words: what }) => [by, who, what])).toEqual([
      ['script', 'asha', 'looked at the enquiry'],
      ['visitor', null, 'sent the enquiry'],
    ]);
    now += 9 * 60_000;
    expect((await read(reference)).timeline).toHaveLength(2);
    await asStaff(site, `GET ${of(reference)}`, undefined, 'ravi');
    now += 2 * 60_000;
    expect((await read(reference)).timeline).toHaveLength(4);
    expect((await asStaff(site, `GET ${of('AGN-0000-00')}`)).status).toBe(404);
  });

  it('shows its language and which notice was read in it, and what is stored for people is said in theirs', async () => {
    const { reference, statusUrl } = await send(person, '/hi/api/contacts');
    expect(statusUrl).toMatch(/^http:\/\/site\.test\/hi\/enquiry\//);
    expect(await read(reference)).toMatchObject({
      locale: 'hi',
      noticeVersion: enquiryKinds.contact.notice.hi,
      noticeLocale: 'hi',
      title: 'Contact request',
      sent: [{ label: 'Name' }, { label: 'Phone' }, { label: 'Email' }],
      placeholders: { en: { title: 'Contact request' }, hi: { title: 'संपर्क का अनुरोध' } },
    });
    const secret = statusUrl!.split('/').at(-1);
    const shown = async (prefix: string) =>
      (await site.get(`${prefix}/api/enquiries/${secret}`)).json<{ title: string }>().title;
    expect([await shown(''), await shown('/hi')]).toEqual(['Contact request', 'संपर्क का अनुरोध']);
    const row = (await asStaff(site, 'GET /api/staff/enquiries')).json<EnquiryList>().enquiries[0];
    expect(row).toMatchObject({ reference, locale: 'hi' });
    const english = await read((await send()).reference);
    expect(english).toMatchObject({
      locale: 'en',
      noticeVersion: enquiryKinds.contact.notice.en,
      noticeLocale: 'en',
    });
  });

  it('names the others of the same phone or address', async () => {
    const byPhone = await send({ ...person, email: 'other@example.in', phone: '+91 98765 43210' });
    now += 1000;
    const byMail = await send({ ...person, phone: '9811111111', email: 'asha@EXAMPLE.in' });
    now += 1000;
    await send({ ...person, phone: '9822222222', email: 'nobody@example.in' });
    const { reference } = await send();
    expect((await read(reference)).others.map((one) => one.reference)).toEqual([
      byMail.reference,
      byPhone.reference,
    ]);
  });

  it('tells the staff’s mail how to reach the person and where the desk is', async () => {
    const { reference } = await send();
    const [mail] = await outgoingMails(site);
    expect(mail!.text).toContain('Call: tel:+919876543210\n');
    expect(mail!.text).toMatch(/^WhatsApp: https:\/\/wa\.me\/919876543210\?text=\S+$/m);
    expect(mail!.text).not.toMatch(/wa\.me\S*Asha/);
    expect(mail!.text).toContain(`Desk: http://site.test/desk/enquiries/${reference}\n`);
  });

  it('is a shell once it is withdrawn: notes and answers are sealed with it', async () => {
    const { reference, statusUrl } = await send();
    await asStaff(site, `POST ${of(reference, '/notes')}`, { text: 'Call Asha after six' });
    await asStaff(site, `POST ${of(reference, '/replies')}`, {
      subject: 'Hello',
      text: 'Dear Asha',
      version: 2,
      seen: sawAll,
    });
    await site.post(statusUrl!.replace(/.*\/enquiry\/(.*)/, '/api/enquiries/$1/withdraw'), {});
    const shell = await read(reference);
    expect(shell).toMatchObject({
      status: 'withdrawn',
      sent: [],
      phone: null,
      email: null,
      name: null,
      others: [],
    });
    expect(JSON.stringify(shell)).not.toContain('Asha');
    expect(await site.db.$count(sealedRecords)).toBe(1);
    for (const [method, rest, body] of [
      ['PUT', '/facts', { labels: ['x'], version: shell.version }],
      ['POST', '/notes', { text: 'x' }],
      ['POST', '/replies', { subject: 'x', text: 'x', version: shell.version, seen: sawAll }],
    ] as const)
      expect((await asStaff(site, `${method} ${of(reference, rest)}`, body)).status, rest).toBe(409);
  });
});

describe('the notes of the staff about it', () => {
  it('is changed as far as it is given, told by its names, and never on an older version', async () => {
    const { reference } = await send();
    const dueAt = '2026-11-21T06:00:00.000Z';
    const changed = await change(reference, {
      dueAt,
      labels: [' wedding', 'wedding ', 'urgent'],
      eventDate: '2027-02-11',
      version: 1,
    });
    expect(changed.json()).toMatchObject({
      version: 2,
      dueAt,
      labels: ['wedding', 'urgent'],
      eventDate: '2027-02-11',
    });
    expect((await change(reference, { labels: [], version: 1 })).json()).toMatchObject({ code: 'conflict' });
    expect((await change(reference, { version: 2 })).json()).toMatchObject({ version: 2 });
    expect((await change(reference, { dueAt, version: 2 })).json()).toMatchObject({ version: 2 });
    const cleared = (await change(reference, { dueAt: null, version: 2 })).json<StaffEnquiryDetail>();
    expect(cleared).toMatchObject({ version: 3, dueAt: null, labels: ['wedding', 'urgent'] });
    expect(words(cleared).slice(0, 2)).toEqual([
      'changed the enquiry: due time',
      'changed the enquiry: due time, labels, date of the event',
    ]);
    expect(JSON.stringify(await site.db.select().from(events))).not.toContain('wedding');
  });

  it('lets the first of two at once through', async () => {
    const { reference } = await send();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((label) => change(reference, { labels: [label], version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it.each([
    [{ labels: Array.from({ length: detailLimits.labels + 1 }, (_, i) => `l${i}`) }, 'labels'],
    [{ labels: ['x'.repeat(detailLimits.label + 1)] }, 'labels'],
    [{ labels: [' '] }, 'labels'],
    [{ dueAt: '2026-11-21' }, 'dueAt'],
    [{ dueAt: '0000-01-01T00:00:00.000Z' }, 'dueAt'],
    [{ eventDate: '2026-02-30' }, 'eventDate'],
    [{ owner: 'me' }, 'owner'],
    [{ owner: '0192f000-0000-7000-8000-000000000000' }, 'owner'],
  ])('refuses %j', async (body, field) => {
    const { reference } = await send();
    const refused = await change(reference, { ...body, version: 1 });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json<{ fieldErrors: object }>().fieldErrors)[0]).toMatch(
      new RegExp(`^${field}`),
    );
    expect((await change(reference, body)).status).toBe(422);
  });

  it('tells what happened by pages, each entry once, also what happened in one millisecond', async () => {
    const { reference } = await send();
    const [enquiry] = await site.db.select().from(enquiries);
    const count = 2 * detailLimits.timeline;
    await site.db.insert(enquiryMessages).values(
      Array.from({ length: count }, (_one, number) => ({
        enquiryId: enquiry!.id,
        author: 'family' as const,
        authorName: '',
        text: `${number}`,
        sentAt: new Date(now + Math.floor(number / 3)),
        idempotencyKey: `many-${number}`,
      })),
    );
    now += 60_000;
    let { timeline } = await read(reference);
    const told = [...timeline];
    while (timeline.length === detailLimits.timeline) {
      const { at, id } = timeline.at(-1)!;
      const earlier = await asStaff(site, `GET ${of(reference, `/timeline?at=${at}&id=${id}`)}`);
      ({ timeline } = earlier.json<Pick<StaffEnquiryDetail, 'timeline'>>());
      told.push(...timeline);
    }
    expect(told.flatMap(({ text }) => text ?? []).map(Number)).toEqual(
      Array.from({ length: count }, (_one, number) => count - 1 - number),
    );
    expect(told.at(-1)).toMatchObject({ words: 'sent the enquiry' });
    expect(told).toHaveLength(count + 2);
  });

  it('has notes, which stand in the timeline among what happened', async () => {
    const { reference } = await send();
    now += 1000;
    const noted = await asStaff(site, `POST ${of(reference, '/notes')}`, {
      text: 'Wants a lawn\nnear Dwarka',
    });
    expect(noted.status).toBe(201);
    expect(noted.json<StaffEnquiryDetail>().timeline[0]).toMatchObject({
      kind: 'note',
      who: 'asha',
      text: 'Wants a lawn\nnear Dwarka',
    });
    for (const text of ['', ' \n', 'x'.repeat(4001)])
      expect((await asStaff(site, `POST ${of(reference, '/notes')}`, { text })).status).toBe(422);
  });
});

describe('the roles', () => {
  let reader: DeskBrowser;
  let manager: DeskBrowser;
  let reference: string;
  beforeEach(async () => {
    await firstOwner(site);
    reader = (await memberWithRole(site, 'reader')).browser;
    manager = (await memberWithRole(site, 'manager')).browser;
    ({ reference } = await send({ ...person, name: 'Kiran' }));
  });

  it('hide the person from a reader, who changes nothing', async () => {
    await manager.call(`POST ${of(reference, '/notes')}`, { text: 'Kiran, 9876543210' });
    const shown = JSON.stringify((await reader.call(`GET ${of(reference)}`)).json());
    expect(shown).toContain(reference);
    expect(shown).toContain('98•••210');
    for (const secret of ['Kiran', '9876543210', 'example.in']) expect(shown).not.toContain(secret);
    for (const [method, rest] of [
      ['PUT', '/facts'],
      ['POST', '/notes'],
      ['POST', '/replies'],
    ] as const)
      expect((await reader.call(`${method} ${of(reference, rest)}`, { version: 1 })).status, rest).toBe(403);
  });

  it('let a manager own it, and nobody who may not work on it', async () => {
    const mine = (
      await manager.call(`PUT ${of(reference, '/facts')}`, { owner: 'me', version: 1 })
    ).json<StaffEnquiryDetail>();
    expect(mine.owner?.name).toBe('The manager');
    expect(mine.members.map(({ name }) => name)).toEqual(['Asha Mehra', 'The manager']);
    const none = await manager.call(`PUT ${of(reference, '/facts')}`, { owner: null, version: 2 });
    expect(none.json()).toMatchObject({ owner: null, version: 3 });
  });
});
