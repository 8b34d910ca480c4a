/** @postgres two bookings race for one day of a vendor */
import { describe, beforeEach, expect, it } from 'vitest';
import { and, eq } from '#platform/db/drizzle.ts';
import type { OwnDays, VendorDays } from '#contract/availability.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { Agenda, Inbox } from '#contract/workshop-enquiries.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';
import { dayInDelhi, hourMs } from '#facts/time.ts';
import { enquiries, introductions, vendorBusyDays } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, registerCaterer, type TestVendor } from '#support/vendor-samples.ts';

let now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
const today = dayInDelhi(now);
const wedding = addDays(today, 40);
let vendor: TestVendor;
beforeEach(async () => {
  await site.reset();
  vendor = await registerCaterer(site, now);
});

const content = {
  lines: [{ label: 'Veg menu', quantity: 15_000, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
  guests: 150,
  included: [],
  excluded: [],
  validUntil: addDays(today, 14),
  advance: null,
  cancellation: '',
  terms: '',
};
let families = 0;

/** A family asks the vendor about a day. */
async function asked(eventDate: string | null = wedding) {
  families += 1;
  const answer = await site.post(
    enquiryKinds.catering.path,
    {
      ...samplePayload(enquiryKinds.catering, 'required'),
      email: `family${families}@example.in`,
      phone: `98100${String(10_000 + families)}`,
      name: 'Kavita Mehra',
    },
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  await site.db.update(enquiries).set({ eventDate }).where(eq(enquiries.reference, reference));
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  await introduce(site, reference, [vendor.id]);
  const { entries } = (await call(site, 'GET /api/workshop/enquiries', vendor)).json<Inbox>();
  const { id } = entries.find((entry) => entry.reference === reference)!;
  const own = `/api/workshop/enquiries/${id}`;
  return {
    id,
    reference,
    family,
    quote: async () => (await call(site, `GET ${own}/quote`, vendor)).json<WorkshopQuote>(),
    send: (more: object = {}, sent = 0) =>
      call(site, `POST ${own}/quote`, {
        ...vendor,
        body: { content, version: sent, key: `key-${crypto.randomUUID()}`, ...more },
      }),
    act: (act: 'won' | 'lost') => call(site, `POST ${own}/acts`, { ...vendor, body: { act } }),
    reply: () =>
      call(site, `POST ${own}/messages`, {
        ...vendor,
        body: { text: 'Gladly.', key: `key-${crypto.randomUUID()}`, pictures: [] },
      }),
    accept: () => site.post(`${family}/quotes/${id}`, { act: 'accepted', version: 1 }),
  };
}
const change = async (body: object) => {
  const answer = await call(site, `PUT /api/vendor/${vendor.id}/days`, { ...vendor, body });
  return answer.json<OwnDays>();
};
const ownDays = async () =>
  (await call(site, `GET /api/vendor/${vendor.id}/days/own`, vendor)).json<OwnDays>();
const publicDays = async () => (await site.get(`/api/vendor/${vendor.id}/days`)).json<VendorDays>();
const one = (day: string) => ({ from: day, to: day });

/** A family asks, gets a quote and accepts it. */
async function booked(day: string | null = wedding, more: object = {}) {
  const request = await asked(day);
  expect((await request.send(more)).status).toBe(200);
  expect((await request.accept()).status).toBe(200);
  return request;
}

describe('a booking takes the day', () => {
  it('when the family accepts the quote: for everybody at once, and the vendor is asked once', async () => {
    expect((await publicDays()).busy).toEqual([]);
    const request = await booked();
    expect((await publicDays()).busy).toEqual([wedding]);
    expect(await ownDays()).toMatchObject({ busy: [wedding], booked: [wedding], bookingTakes: null });
    expect((await request.quote()).day).toEqual({
      day: wedding,
      warning: null,
      mustConfirm: false,
      isMarked: true,
      bookingTakes: null,
    });
    await change({ bookingTakes: true });
    expect((await ownDays()).bookingTakes).toBe(true);
  });

  it('until the vendor takes it back; it stays free then', async () => {
    const request = await booked();
    await change({ free: one(wedding) });
    expect((await publicDays()).busy).toEqual([]);
    expect((await request.quote()).day).toMatchObject({ isMarked: false, warning: null });
    await change({ busy: one(wedding) });
    expect((await request.quote()).day).toMatchObject({ isMarked: true, warning: null });
  });

  it('never for a vendor who takes several on one day, who is not warned of its bookings', async () => {
    const first = await booked();
    await change({ busy: one(addDays(wedding, 1)), bookingTakes: false });
    expect(await ownDays()).toMatchObject({ booked: [], busy: [addDays(wedding, 1)] });
    const second = await asked();
    expect((await second.quote()).day).toMatchObject({ warning: null, mustConfirm: false });
    expect((await second.send()).status).toBe(200);
    await second.accept();
    expect((await publicDays()).busy).toEqual([addDays(wedding, 1)]);
    expect((await first.quote()).day).toMatchObject({ warning: null, isMarked: false });
  });

  it('when the vendor says that it got the work, and not when it says that it did not', async () => {
    const request = await asked();
    await request.reply();
    expect((await request.act('won')).status).toBe(200);
    expect((await publicDays()).busy).toEqual([wedding]);
    expect((await request.act('lost')).status).toBe(200);
    expect((await publicDays()).busy).toEqual([]);
  });

  it.each([
    ['without a day', null],
    ['over', addDays(today, -1)],
    ['beyond the calendar', addDays(today, 700)],
  ])('and no other day: an event that is %s', async (_, day) => {
    await booked(day);
    expect(await site.db.select().from(vendorBusyDays).where(eq(vendorBusyDays.vendorId, vendor.id))).toEqual(
      [],
    );
  });

  it('and moves with it, and back with its undo; the vendor is mailed each time', async () => {
    const request = await booked();
    await forgetMails(site);
    const later = addDays(wedding, 3);
    const { version } = (await asStaff(site, `GET /api/staff/enquiries/${request.reference}`)).json<{
      version: number;
    }>();
    const changed = await asStaff(site, `PUT /api/staff/enquiries/${request.reference}/facts`, {
      version,
      eventDate: later,
    });
    expect(changed.status).toBe(200);
    expect((await publicDays()).busy).toEqual([later]);
    const undone = await asStaff(site, 'POST /api/staff/enquiries/bulk', {
      references: [request.reference],
      action: { undo: true },
    });
    expect(undone.json()).toMatchObject({ results: [{ done: true }] });
    expect((await publicDays()).busy).toEqual([wedding]);
    now = new Date(now.getTime() + hourMs);
    await site.sendHeldMails();
    const subjects = (await outgoingMails(site))
      .filter(({ to }) => to[0]!.address === vendor.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^A family has changed its request: 2 January 2027/),
      expect.stringMatching(/^A family has changed its request: 30 December 2026/),
    ]);
  });
});

describe('a day that is taken', () => {
  it.each<[why: string, mark: object, words: string]>([
    ['marked', { busy: one(wedding) }, 'You have marked'],
    ['held', { held: { ...one(wedding), until: addDays(today, 5) } }, 'You hold'],
  ])('%s: the vendor is warned before it sends a quote, and not again', async (_, mark, words) => {
    await change(mark);
    const request = await asked();
    expect((await request.quote()).day).toMatchObject({
      warning: expect.stringContaining(words),
      mustConfirm: true,
    });
    const refused = await request.send();
    expect(refused.status).toBe(422);
    expect(refused.json<{ errors: object }>()).toMatchObject({
      fieldErrors: { sendForTakenDay: expect.stringContaining(words) },
    });
    expect((await request.quote()).status).toBeNull();
    expect((await request.send({ sendForTakenDay: true })).status).toBe(200);
    expect((await request.quote()).day).toMatchObject({
      warning: expect.stringContaining(words),
      mustConfirm: false,
    });
    expect((await request.send({}, 1)).status).toBe(200);
  });

  it('is asked about again when the event moves to another taken day', async () => {
    await change({ busy: { from: wedding, to: addDays(wedding, 1) } });
    const request = await asked();
    await request.send({ sendForTakenDay: true });
    await site.db
      .update(enquiries)
      .set({ eventDate: addDays(wedding, 1) })
      .where(eq(enquiries.reference, request.reference));
    expect((await request.send({}, 1)).status).toBe(422);
  });

  it('by another booking is never booked again without a word', async () => {
    const first = await asked();
    const second = await asked();
    expect([(await first.send()).status, (await second.send()).status]).toEqual([200, 200]);
    await first.accept();
    // The quote that was sent before is still open: its vendor reads that the day has gone.
    expect((await second.quote()).day!.warning).toContain(first.reference);
    expect((await second.send({}, 1)).status).toBe(422);
    await second.accept();
    expect((await second.quote()).day!.warning).toContain(first.reference);
    expect((await first.quote()).day!.warning).toContain(second.reference);
    const third = await asked();
    expect((await third.send()).status).toBe(422);
    // One of both goes: the other keeps the day.
    await second.act('lost');
    expect((await publicDays()).busy).toEqual([wedding]);
    const marks = await site.db
      .select()
      .from(vendorBusyDays)
      .where(and(eq(vendorBusyDays.vendorId, vendor.id), eq(vendorBusyDays.day, wedding)));
    expect(marks.map(({ introductionId }) => introductionId)).toEqual([first.id]);
  });

  it('by two bookings at once keeps both marks', async () => {
    const requests = [await asked(), await asked()];
    for (const request of requests) await request.send();
    await Promise.all(requests.map(({ accept }) => accept()));
    expect(await site.db.$count(vendorBusyDays, eq(vendorBusyDays.vendorId, vendor.id))).toBe(2);
    expect((await publicDays()).busy).toEqual([wedding]);
  });
});

describe('the calendar of bookings and requests', () => {
  const agenda = async () => (await call(site, 'GET /api/workshop/agenda', vendor)).json<Agenda>().entries;

  it('has them by day, bookings first, without anything about the family', async () => {
    const request = await asked();
    const booking = await booked(wedding);
    const sooner = await asked(addDays(today, 3));
    await asked(null);
    const answer = await call(site, 'GET /api/workshop/agenda', vendor);
    expect((await agenda()).map(({ id, isBooking }) => [id, isBooking])).toEqual([
      [sooner.id, false],
      [booking.id, true],
      [request.id, false],
    ]);
    for (const secret of ['Kavita', '@example.in', '98100']) expect(answer.text).not.toContain(secret);
  });

  it('leaves out what is over, and everything of others', async () => {
    const request = await asked();
    await site.db.update(introductions).set({ status: 'declined' }).where(eq(introductions.id, request.id));
    await asked(addDays(today, -1));
    expect(await agenda()).toEqual([]);
    expect((await site.get('/api/workshop/agenda')).status).toBe(401);
  });
});
