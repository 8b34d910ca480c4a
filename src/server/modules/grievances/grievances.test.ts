/** @postgres equal complaints wait for an advisory lock */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GrievanceTicket } from '#contract/grievances.ts';
import { grievances } from '#platform/db/tables.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now });
let now = new Date('2026-11-20T06:00:00Z');
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
  await forgetMails(site);
});

const complaint = {
  about: 'general',
  name: 'Rukhsana Parveen',
  email: 'Rukhsana@example.in',
  phone: '+91 98765 43210',
  message: 'The tent did not come.\nNobody picked up.',
};
const send = (extra: object = {}) => site.post('/api/grievances', { ...complaint, ...extra });
const status = (ticket: string, email: string) => site.post('/api/grievances/status', { ticket, email });

describe('POST /api/grievances', () => {
  it('stores it with its due times, and mails the officer and the person', async () => {
    const answer = await send();
    expect(answer.status).toBe(201);
    const ticket = answer.json<GrievanceTicket>();
    expect(ticket).toEqual({
      ticket: expect.stringMatching(/^AGN-G-[0-9A-Z]{4}-[0-9A-Z]{2}$/) as string,
      about: 'general',
      status: 'received',
      receivedAt: '2026-11-20T06:00:00.000Z',
      acknowledgeBy: '2026-11-21T06:00:00.000Z',
      disposeBy: '2026-11-27T06:00:00.000Z',
      acknowledgedAt: null,
      disposedAt: null,
    });
    const [row] = await site.db.select().from(grievances);
    expect(row).toMatchObject({ message: complaint.message, name: complaint.name, phone: '9876543210' });
    const mails = await outgoingMails(site);
    expect(mails.map(({ to }) => to[0]!.address).toSorted()).toEqual([
      'Rukhsana@example.in',
      'grievance@aangan.example',
    ]);
    for (const mail of mails) expect(mail.subject).toContain(ticket.ticket);
    // Written in one transaction, they have the same time and no order.
    const toOfficer = mails.find(({ to }) => to[0]!.address === 'grievance@aangan.example');
    const toPerson = mails.find((mail) => mail !== toOfficer);
    expect(toOfficer!.text).toContain(complaint.message);
    // The address is unproven.
    for (const typed of [complaint.message, complaint.name, 'Rukhsana Parveen', '98765'])
      expect(toPerson!.text + toPerson!.to[0]!.name).not.toContain(typed);
  });

  it.each([
    ['picture', '2026-11-20T07:00:00.000Z', '2026-11-20T08:00:00.000Z'],
    ['data', '2026-11-21T06:00:00.000Z', '2027-02-18T06:00:00.000Z'],
  ])('gives a complaint about %s its own time', async (about, acknowledgeBy, disposeBy) => {
    expect((await send({ about })).json()).toMatchObject({ acknowledgeBy, disposeBy });
  });

  it('gives an impatient second tap the same ticket, also at the same time, and a later day a new one', async () => {
    const taps = await Promise.all([send(), send(), send()]);
    const tickets = taps.map((answer) => answer.json<GrievanceTicket>().ticket);
    expect(new Set(tickets).size).toBe(1);
    expect(await outgoingMails(site)).toHaveLength(2);
    now = new Date('2026-11-21T06:00:01Z');
    expect((await send()).json<GrievanceTicket>().ticket).not.toBe(tickets[0]);
    expect((await send({ message: 'Another thing' })).json<GrievanceTicket>().ticket).not.toBe(tickets[0]);
  });

  it.each([
    ['name', { name: '  ' }, 'Name is required'],
    ['email', { email: 'no' }, 'Please enter a valid email address'],
    ['message', { message: '' }, 'Please tell us what happened'],
    ['message', { message: 'x'.repeat(4001) }, 'Please keep this within 4000 characters.'],
    ['about', { about: 'nothing' }, 'Please choose what this is about.'],
  ])('refuses a bad %s and stores nothing', async (field, extra, sentence) => {
    const answer = await send(extra);
    expect(answer.status).toBe(422);
    expect(answer.json<{ fieldErrors: object }>().fieldErrors).toEqual({ [field]: sentence });
    expect(await site.db.$count(grievances)).toBe(0);
    expect(await outgoingMails(site)).toEqual([]);
  });

  it('keeps a name from writing headers', async () => {
    await send({ name: 'A\nBcc: everybody@example.in' });
    for (const { subject, replyTo, to } of await outgoingMails(site))
      expect(JSON.stringify([subject, replyTo, to])).not.toContain('\\n');
  });
});

describe('POST /api/grievances/status', () => {
  it('answers a caller with number and address, in any case of letters', async () => {
    const { ticket } = (await send()).json<GrievanceTicket>();
    const answer = await status(` ${ticket.toLowerCase()} `, 'rukhsana@EXAMPLE.in');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ ticket, status: 'received' });
    expect(answer.text).not.toContain('tent');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says the same for a wrong number and a wrong address', async () => {
    const { ticket } = (await send()).json<GrievanceTicket>();
    const wrong = [await status(ticket, 'other@example.in'), await status('AGN-G-0000-00', complaint.email)];
    expect(wrong.map((answer) => answer.status)).toEqual([404, 404]);
    expect(wrong[0]!.text).toBe(wrong[1]!.text);
  });

  it('refuses an empty question', async () => {
    expect((await status('', 'x')).status).toBe(422);
  });
});
