import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#facts/time.ts';
import type { GrievanceTicket } from '#contract/grievances.ts';
import type { Today } from '#contract/desk/today.ts';
import type { StaffGrievance } from '#contract/desk/complaints.ts';
import { memberWithRole } from '#support/desk.ts';
import { asStaff } from '#support/as-staff.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { createGrievanceDesk } from './grievance-desk.ts';
import type { GrievanceDependencies } from './grievance.types.ts';

const start = new Date('2026-11-20T06:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * hourMs);
const site = setUpTestSite({ clock: () => now, env: { FORM_MIN_MS: '1500' } });
let now = start;
beforeEach(async () => {
  now = start;
  await site.reset();
  await forgetMails(site);
});

const complaint = { about: 'general', name: 'Rukhsana', email: 'r@example.in', message: 'No tent.' };
const complain = async (extra: object = {}, form = '') =>
  (
    await site.post('/api/grievances', { ...complaint, ...extra }, form ? { 'x-form': form } : {})
  ).json<GrievanceTicket>().ticket;
const list = async (query = '') =>
  (await asStaff(site, `GET /api/staff/grievances${query}`)).json<StaffGrievance[]>();
const move = (ticket: string, body: object) => asStaff(site, `PUT /api/staff/grievances/${ticket}`, body);
const subjects = async () => (await outgoingMails(site)).map(({ subject }) => subject).toSorted();

describe('GET /api/staff/grievances', () => {
  it('lists what is due, the most urgent first, and says what is overdue', async () => {
    const general = await complain();
    const data = await complain({ about: 'data', message: 'My data.' });
    const picture = await complain({ about: 'picture', message: 'My picture.' });
    expect((await list()).map(({ ticket }) => ticket)).toEqual([picture, general, data]);
    await move(general, { status: 'acknowledged' });
    now = hours(24);
    const later = await list();
    expect(later.map(({ ticket, overdue }) => [ticket, overdue])).toEqual([
      [picture, true],
      [data, true],
      [general, false],
    ]);
    expect(later[2]).toMatchObject({ status: 'acknowledged', dueAt: hours(7 * 24).toISOString() });
    now = hours(7 * 24);
    expect((await list()).every(({ overdue }) => overdue)).toBe(true);
  });

  it('keeps those that look automatic apart: a ticket for the sender, no mail to anybody', async () => {
    const flaggedTicket = await complain({ message: 'Buy pills' }, 'honeypot=x');
    const hurried = await complain({ message: 'Buy more' }, 'elapsedMs=1499&acted=0');
    expect(flaggedTicket).toMatch(/^AGN-G-/);
    expect(await subjects()).toEqual([]);
    expect(await list()).toEqual([]);
    const apart = await list('?flagged=1');
    expect(Object.fromEntries(apart.map(({ ticket, flagged }) => [ticket, flagged]))).toEqual({
      [flaggedTicket]: 'honeypot filled',
      [hurried]: 'sent too fast, and nobody had touched the page',
    });
    await complain({ message: 'A person' }, 'elapsedMs=1500&acted=0');
    await complain({ message: 'A draft that came back' }, 'elapsedMs=220&acted=1');
    expect(await list()).toHaveLength(2);
  });

  it('shows the days of the law and how near they are, and what happened by whom', async () => {
    const ticket = await complain();
    const soon = async () => (await list())[0]!.urgency;
    const first = (await list())[0]!;
    expect([first.acknowledgeBy, first.disposeBy]).toEqual([
      hours(24).toISOString(),
      hours(7 * 24).toISOString(),
    ]);
    expect(await soon()).toBe('soon');
    await move(ticket, { status: 'acknowledged' });
    now = new Date(hours(6 * 24).getTime() - 1);
    expect(await soon()).toBe('later');
    now = hours(6 * 24);
    expect(await soon()).toBe('soon');
    now = new Date(hours(7 * 24).getTime() - 1);
    expect(await soon()).toBe('soon');
    now = hours(7 * 24);
    expect(await soon()).toBe('overdue');
    expect((await list())[0]!.timeline.map(({ who, what }) => `${who} ${what}`)).toEqual([
      'The person sent the complaint',
      'asha acknowledged the complaint',
    ]);
  });

  it('shows those disposed of, the latest first, and finds one by ticket or name in its view', async () => {
    const first = await complain();
    const second = await complain({ name: 'Farhan', message: 'No chairs.' });
    await move(second, { status: 'disposed' });
    now = hours(1);
    await move(first, { status: 'disposed' });
    expect((await list('?view=disposed')).map(({ ticket }) => ticket)).toEqual([first, second]);
    expect(await list()).toEqual([]);
    expect((await list('?view=disposed&q=farh')).map(({ ticket }) => ticket)).toEqual([second]);
    expect(await list(`?view=disposed&q=${first.slice(0, -2).toLowerCase()}`)).toHaveLength(1);
    expect(await list('?view=disposed&q=%25')).toEqual([]);
    expect(await list('?q=farhan')).toEqual([]);
    expect(await list(`?ticket=${first.toLowerCase()}`)).toMatchObject([
      { status: 'disposed', urgency: null },
    ]);
  });

  it('lets nobody find by a name which it masks for them', async () => {
    await complain();
    const { browser } = await memberWithRole(site, 'reader');
    const found = async (q: string) =>
      (await browser.call(`GET /api/staff/grievances?q=${q}`)).json<StaffGrievance[]>().length;
    expect([await found('rukhsana'), await found('AGN')]).toEqual([0, 1]);
  });

  it('releases a flagged one: listed with the others, and both mails go out', async () => {
    const ticket = await complain({}, 'honeypot=x');
    expect((await move(ticket, { status: 'received' })).json()).toMatchObject({ ticket, flagged: null });
    expect((await list()).map((one) => one.ticket)).toEqual([ticket]);
    expect(await subjects()).toHaveLength(2);
    expect((await move(ticket, { status: 'received' })).status).toBe(409);
    expect(await subjects()).toHaveLength(2);
  });
});

describe('PUT /api/staff/grievances/{ticket}', () => {
  it('moves it on, tells the person with the note, and lets the ticket say so', async () => {
    const ticket = await complain();
    await forgetMails(site);
    now = hours(2);
    await move(ticket.toLowerCase(), { status: 'acknowledged' });
    now = hours(30);
    const done = await move(ticket, { status: 'disposed', note: 'The money is on its way.' });
    expect(done.json()).toMatchObject({ status: 'disposed', dueAt: null, overdue: false });
    const mails = await outgoingMails(site);
    expect(mails.map(({ to }) => to[0]!.address)).toEqual([complaint.email, complaint.email]);
    expect(mails.map(({ text }) => text).join('\n')).toContain('The money is on its way.');
    const status = await site.post('/api/grievances/status', { ticket, email: complaint.email });
    expect(status.json()).toMatchObject({
      status: 'disposed',
      acknowledgedAt: hours(2).toISOString(),
      disposedAt: hours(30).toISOString(),
    });
    expect(await list()).toEqual([]);
  });

  it('never goes back, and disposes of what nobody had acknowledged', async () => {
    const ticket = await complain();
    expect((await move(ticket, { status: 'disposed' })).status).toBe(200);
    expect((await move(ticket, { status: 'acknowledged' })).status).toBe(409);
    expect((await move(ticket, { status: 'disposed' })).status).toBe(409);
    expect((await move('AGN-G-0000-00', { status: 'disposed' })).status).toBe(404);
  });
});

describe('the reminder', () => {
  const told = async (run: (desk: ReturnType<typeof createGrievanceDesk>) => Promise<void>) => {
    const sent: { subject: string; text: string; to: string }[] = [];
    const desk = createGrievanceDesk({
      db: site.db,
      clock: () => now,
      secretKey: 'k'.repeat(32),
      enqueueMail: async (_, { subject, text, to }) => void sent.push({ subject, text, to: to[0]!.address }),
      mails: { enqueue: async () => {} },
      parties: {
        company: { brand: 'Aangan', grievanceOfficer: { name: 'H', email: 'officer@aangan.example' } },
        from: 'namaste@aangan.example',
        publicUrl: '',
      } as unknown as GrievanceDependencies['parties'],
    });
    await run(desk);
    return sent;
  };
  const remind = (options: { withinHours: number; late: boolean }) => told((desk) => desk.remind(options));

  it('tells what was set aside within the hour, once, a line for each; the page Today names it, too', async () => {
    const ticket = await complain({ message: 'Buy pills' }, 'honeypot=x');
    const setAside = () => told((desk) => desk.tellSetAside());
    const [mail] = await setAside();
    expect(mail).toMatchObject({ subject: `Set aside: Complaint ${ticket}`, to: 'officer@aangan.example' });
    expect(mail!.text).toContain(`${ticket} Complaint, Rukhsana: honeypot filled. `);
    expect(await setAside()).toEqual([]);
    const { groups } = (await asStaff(site, 'GET /api/staff/sheet')).json<Today>();
    const lines = groups.find(({ name }) => name === 'complaints')?.lines;
    expect(lines?.map(({ id, note }) => [id, note])).toEqual([[ticket, 'Set aside: honeypot filled']]);
  });

  it('tells the officer once, before the hour of a short limit is over', async () => {
    const ticket = await complain({ about: 'picture' });
    now = new Date(start.getTime() + 1);
    const [mail] = await remind({ withinHours: 1, late: false });
    expect(mail).toMatchObject({ subject: 'Complaints: 1 due', to: 'officer@aangan.example' });
    expect(mail!.text).toContain(`${ticket}: acknowledge by `);
    now = hours(1);
    expect(await remind({ withinHours: 1, late: false })).toEqual([]);
  });

  it('names in the morning what is overdue as well, and is silent when nothing is due', async () => {
    await complain();
    expect(await remind({ withinHours: 23, late: true })).toEqual([]);
    now = hours(25);
    const [mail] = await remind({ withinHours: 24, late: true });
    expect(mail!.subject).toBe('Complaints: 1 due, 1 overdue');
    expect(mail!.text).toMatch(/^OVERDUE {2}AGN-G-/);
    await complain({ message: 'Buy pills' }, 'honeypot=x');
    now = hours(30);
    expect((await remind({ withinHours: 24, late: true }))[0]!.subject).toContain('1 due');
  });
});
