/** @postgres introductions race for the last place */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { introductionsMax, replyHours } from '#domain/enquiries/introduction-changes.ts';
import type { Today } from '#contract/desk/today.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { dayMs, hourMs } from '#facts/time.ts';
import type { Introductions } from '#contract/desk/introductions.ts';
import type { Suggestions } from '#contract/desk/suggestions.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { accounts, disclosures, events, introductions, enquiries, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { firstOwner } from '#support/desk.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { sawAll } from '#support/seen.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { placesOfRow } from '#support/vendor-places.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now });
let now = new Date('2026-11-20T06:00:00Z');
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
  await forgetMails(site);
});

const enquiry = (kind: keyof typeof enquiryKinds = 'catering', more: object = {}, form = 'share=1') =>
  site.post(
    enquiryKinds[kind].path,
    { ...samplePayload(enquiryKinds[kind], 'required'), ...more },
    { 'x-form': form },
  );
const sent = async (...given: Parameters<typeof enquiry>) => (await enquiry(...given)).json<EnquiryReceipt>();
async function vendor(changes: Partial<typeof vendors.$inferInsert> = {}) {
  const { id, email } = await registerVendor(site);
  await site.db
    .update(vendors)
    .set({ categories: ['catering'], places: placesOfRow(changes), ...changes })
    .where(eq(vendors.id, id));
  await site.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.vendorId, id));
  return { id, email };
}
const vendorRows = async (count: number) => {
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push((await vendor()).id);
  await forgetMails(site);
  return ids;
};
const at = (reference: string) => `/api/staff/enquiries/${reference}`;
const list = async (reference: string) =>
  (await asStaff(site, `GET ${at(reference)}/introductions`)).json<Introductions>();
const introduce = async (reference: string, vendorIds: string[], version?: number) =>
  asStaff(site, `POST ${at(reference)}/introductions`, {
    vendorIds,
    seen: sawAll,
    version: version ?? (await list(reference)).version,
  });
const recall = (reference: string, id: string) =>
  asStaff(site, `DELETE ${at(reference)}/introductions/${id}?seen=${sawAll}`);
const suggestions = async (reference: string, query = '') =>
  (await asStaff(site, `GET ${at(reference)}/suggestions${query}`)).json<Suggestions>();
const mailsTo = async (address: string) =>
  (await outgoingMails(site)).filter(({ to }) => to[0]!.address === address);
const typesOf = async () => (await site.db.select().from(events).orderBy(events.id)).map(({ type }) => type);

describe('introducing vendors', () => {
  it('sends up to three, moves the enquiry on, and tells each once', async () => {
    const { reference } = await sent();
    const ids = await vendorRows(4);
    const first = await introduce(reference, ids.slice(0, 2), 1);
    expect(first.status).toBe(201);
    expect(first.json()).toMatchObject({ version: 2, share: true, places: 1 });
    expect(await typesOf()).toEqual(
      expect.arrayContaining(['introduction.sent', 'introduction.sent', 'enquiry.introduced']),
    );
    expect((await introduce(reference, ids.slice(2, 4))).status).toBe(409);
    expect((await introduce(reference, [ids[2]!])).json()).toMatchObject({ version: 3, places: 0 });
    expect((await introduce(reference, [ids[3]!])).json()).toMatchObject({
      message: `At most ${introductionsMax} vendors at once. Recall one first.`,
    });
    expect((await list(reference)).introductions.map(({ status }) => status)).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
    const [enquiry] = await site.db.select().from(enquiries);
    expect(enquiry).toMatchObject({
      status: 'introduced',
      introducedAt: now,
      version: 3,
    });
    expect(await outgoingMails(site)).toHaveLength(3);
  });

  it('makes its author the owner of an enquiry that nobody owns', async () => {
    const { browser, session } = await firstOwner(site);
    const { reference } = await sent();
    const vendorIds = await vendorRows(1);
    const body = { vendorIds, version: 1, seen: sawAll };
    expect((await browser.call(`POST ${at(reference)}/introductions`, body)).status).toBe(201);
    expect((await site.db.select().from(enquiries))[0]).toMatchObject({ ownerId: session.memberId });
    expect(await typesOf()).toContain('enquiry.changed');
  });

  it('waits with a vendor whom no mail reaches until somebody has phoned', async () => {
    const { reference, statusUrl } = await sent();
    const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
    const [id] = (await vendorRows(1)) as [string];
    await site.db.delete(accounts).where(eq(accounts.vendorId, id));
    await site.db.update(vendors).set({ phone: '9812300011' }).where(eq(vendors.id, id));
    const today = async () =>
      (await asStaff(site, 'GET /api/staff/sheet'))
        .json<Today>()
        .groups.find(({ name }) => name === 'untold')
        ?.lines.map((line) => [line.id, line.who, line.note]);
    const threads = async () => (await site.get(`${family}/threads`)).json<EnquiryThreads>().vendors;

    const first = (await introduce(reference, [id])).json<Introductions>();
    const waiting = {
      status: 'proposed',
      sentAt: null,
      dueAt: null,
      phone: '9812300011',
      disclosure: 'none',
    };
    expect(first).toMatchObject({ places: 2, introductions: [waiting] });
    expect((await site.db.select().from(enquiries))[0]).toMatchObject({ status: 'received' });
    expect(await today()).toEqual([[reference, 'Amaltas Farm', '9812300011']]);
    expect(await threads()).toMatchObject([{ status: 'proposed', writable: false, acts: ['recalled'] }]);
    now = new Date(now.getTime() + 4 * dayMs);
    await site.lapseDue();
    expect((await list(reference)).introductions).toMatchObject([waiting]);

    const told = () =>
      asStaff(site, `POST ${at(reference)}/introductions/${first.introductions[0]!.id}/told`, {
        seen: sawAll,
      });
    const after = (await told()).json<Introductions>().introductions;
    expect(after).toMatchObject([
      { status: 'sent', sentAt: now.toISOString(), phone: null, disclosure: 'held' },
    ]);
    expect(new Date(after[0]!.dueAt!).getTime() - now.getTime()).toBe(replyHours * hourMs);
    expect((await site.db.select().from(enquiries))[0]).toMatchObject({ status: 'introduced' });
    expect(await today()).toBeUndefined();
    expect((await told()).status).toBe(409);
    expect(await outgoingMails(site)).toEqual([]);
  });

  it('refuses the same vendor twice, an older version, too many, and a hidden vendor', async () => {
    const { reference } = await sent();
    const [one, two] = (await vendorRows(2)) as [string, string];
    expect((await introduce(reference, [one, one])).status).toBe(422);
    expect((await introduce(reference, [])).status).toBe(422);
    expect((await introduce(reference, ['no-vendor'])).status).toBe(409);
    expect(
      (
        await introduce(
          reference,
          Array.from({ length: 4 }, () => one),
        )
      ).status,
    ).toBe(422);
    expect((await introduce(reference, [one], 1)).status).toBe(201);
    expect((await introduce(reference, [one])).json()).toMatchObject({
      message: 'Amaltas Farm has been introduced already.',
    });
    expect((await introduce(reference, [two], 1)).status).toBe(409);
    for (const gone of ['hiddenAt', 'waitsSince', 'deletedAt'] as const) {
      await site.db
        .update(vendors)
        .set({ [gone]: now })
        .where(eq(vendors.id, two));
      expect((await introduce(reference, [two])).status, gone).toBe(409);
      await site.db
        .update(vendors)
        .set({ [gone]: null })
        .where(eq(vendors.id, two));
    }
    await site.db.update(vendors).set({ isSample: true }).where(eq(vendors.id, two));
    expect((await introduce(reference, [two])).status).toBe(409);
    expect(await site.db.$count(introductions)).toBe(1);
    expect((await introduce('AGN-NONE', [one], 1)).status).toBe(404);
  });

  it.each(enquiryStatuses)('of one that is %s only while somebody works on it', async (status) => {
    const { reference } = await sent();
    const ids = await vendorRows(1);
    await site.db.update(enquiries).set({ status });
    const open = ['received', 'read', 'introduced', 'answered'].includes(status);
    expect((await introduce(reference, ids)).status).toBe(open ? 201 : 409);
    const [enquiry] = await site.db.select().from(enquiries);
    expect(enquiry!.status).toBe(['received', 'read'].includes(status) ? 'introduced' : status);
  });

  it('never of a flagged one', async () => {
    const { reference } = await sent();
    const ids = await vendorRows(1);
    await site.db.update(enquiries).set({ quarantine: true });
    expect((await introduce(reference, ids)).status).toBe(409);
    expect(await outgoingMails(site)).toEqual([]);
  });

  it('two at once fill the three places and no fourth', async () => {
    const { reference } = await sent();
    const ids = await vendorRows(4);
    const { version } = await list(reference);
    const answers = await Promise.all([
      introduce(reference, ids.slice(0, 2), version),
      introduce(reference, ids.slice(2, 4), version),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await site.db.$count(introductions)).toBe(2);
  });
});

describe('a recall', () => {
  it('frees the place, is told when the mail had left, and the vendor may be introduced again', async () => {
    const { reference } = await sent();
    const { id, email } = await vendor();
    await forgetMails(site);
    await introduce(reference, [id]);
    const introductionId = (await list(reference)).introductions[0]!.id;
    const recalled = (await recall(reference, introductionId)).json<Introductions>();
    expect(recalled).toMatchObject({
      places: 3,
      introductions: [{ status: 'recalled', recalledAt: now.toISOString() }],
    });
    expect((await recall(reference, introductionId)).status).toBe(409);
    // The first mail was sent; the mail about the recall waits for its hour, and is cancelled when it is no longer true.
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await introduce(reference, [id])).json()).toMatchObject({ places: 2 });
    now = new Date(now.getTime() + 2 * 3_600_000);
    await site.sendHeldMails();
    expect(await mailsTo(email)).toHaveLength(1);
    await recall(reference, introductionId);
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Taken back: \S.*: Catering booking$/),
      text: expect.stringContaining(`Reference: ${reference}.`),
    });
    expect(await site.db.$count(introductions)).toBe(1);
  });

  it('cancels a mail that still waits', async () => {
    const { id, email } = await vendor();
    await forgetMails(site);
    const [one, two] = [await sent(), await sent()];
    await introduce(one.reference, [id]);
    await introduce(two.reference, [id]);
    await recall(two.reference, (await list(two.reference)).introductions[0]!.id);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await site.sendHeldMails();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('happens by itself when the visitor withdraws', async () => {
    const { reference, statusUrl } = await sent();
    const { id, email } = await vendor();
    await introduce(reference, [id]);
    await site.post(statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/') + '/withdraw', {});
    expect(await list(reference)).toMatchObject({ introductions: [{ status: 'recalled' }] });
    now = new Date(now.getTime() + 2 * 3_600_000);
    await site.sendHeldMails();
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Taken back: \S.*: Catering booking$/),
      text: expect.stringContaining(`Reference: ${reference}.`),
    });
  });
});

describe('the mail to the vendor', () => {
  /** Words that no text of the site contains. */
  const strange = (text: string) => `${text.replaceAll(/[^a-z]/gi, '')}zq`;

  it.each(enquiryKindNames.flatMap((kind) => [true, false].map((share) => ({ kind, share }))))(
    'about $kind (shared: $share) holds no word of what was sent',
    async ({ kind, share }) => {
      const { fields, title } = enquiryKinds[kind];
      const payload = Object.fromEntries(
        fields.map((field) => [
          field.name,
          field.options
            ? field.options.at(-1)!.value
            : ({ email: 'zqkavita@zqfamily.example', tel: '9812300077', date: '2027-02-14', number: '4321' }[
                field.type as string
              ] ?? `${strange(field.name)} ${strange(field.label)}`),
        ]),
      );
      const { reference } = await sent(kind, payload, share ? 'share=1' : '');
      const { id, email } = await vendor();
      await forgetMails(site);
      expect((await introduce(reference, [id])).status).toBe(201);
      const [mail] = await mailsTo(email);
      const told = JSON.stringify({ ...mail, id: '' });
      const region = fields.find(({ role }) => role === 'region')?.name;
      for (const [name, value] of Object.entries(payload)) {
        if (name === region) continue;
        for (const word of value.split(' '))
          expect(told, name).not.toMatch(new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`, 'i'));
      }
      expect(mail!.text).toContain(title);
      expect(mail!.text).toContain('http://site.test/workshop/enquiries/');
      expect(mail!.text.includes('February 2027')).toBe(fields.some(({ role }) => role === 'eventDate'));
      expect(mail!.text.includes('Their details follow only when they agree.')).toBe(!share);
      expect(mail!.replyTo!.address).toBe('namaste@aangan.example');
    },
  );
});

describe('suggestions', () => {
  it('names the trade, the nearest and least asked first, each with the reasons', async () => {
    const far = await vendor({ companyName: 'Far', area: 'Dwarka', region: 'Delhi' });
    const busy = await vendor({ companyName: 'Busy', area: 'Rajouri Garden', region: 'Delhi' });
    const near = await vendor({ companyName: 'Near', area: 'Rajouri Garden', region: 'Delhi' });
    const serves = await vendor({
      companyName: 'Serves',
      area: 'Karol Bagh',
      areasServed: ['Rajouri Garden'],
    });
    await vendor({ companyName: 'Other trade', categories: ['dj'], area: 'Rajouri Garden' });
    const other = await sent();
    await introduce(other.reference, [busy.id]);
    const { reference } = await sent('catering', {
      eventDescription: 'Sangeet in rajouri-garden, 80 guests',
    });
    const found = await suggestions(reference);
    expect(found).toMatchObject({ trades: ['Catering'], eventDate: '2027-02-14' });
    expect(found.vendors).toEqual([
      {
        vendorId: near.id,
        name: 'Near',
        reasons: ['Catering in Rajouri Garden', 'No open introductions'],
        availability: 'ask',
      },
      expect.objectContaining({
        vendorId: busy.id,
        reasons: ['Catering in Rajouri Garden', 'Has 1 open introduction'],
      }),
      expect.objectContaining({ vendorId: serves.id, reasons: expect.arrayContaining(['Serves the area']) }),
      expect.objectContaining({ vendorId: far.id }),
    ]);
  });

  it('leave out who was introduced, recalled or not, and who is out of sight; at most eight', async () => {
    const { reference } = await sent();
    const ids = await vendorRows(11);
    const out = ids.splice(0, 3);
    await site.db.update(vendors).set({ hiddenAt: now }).where(eq(vendors.id, out[0]!));
    await site.db.update(vendors).set({ waitsSince: now }).where(eq(vendors.id, out[1]!));
    await site.db.update(vendors).set({ deletedAt: now }).where(eq(vendors.id, out[2]!));
    expect((await suggestions(reference)).vendors.map(({ vendorId }) => vendorId).toSorted()).toEqual(
      ids.toSorted(),
    );
    await introduce(reference, [ids[0]!]);
    await recall(reference, (await list(reference)).introductions[0]!.id);
    expect((await suggestions(reference)).vendors.map(({ vendorId }) => vendorId).toSorted()).toEqual(
      ids.slice(1).toSorted(),
    );
    await vendorRows(2);
    expect((await suggestions(reference)).vendors).toHaveLength(8);
  });

  it('begin with the vendor who was asked for, then who stands in the same market', async () => {
    const asked = await vendor({
      companyName: 'Asked',
      categories: ['decoration'],
      area: 'Saket',
      region: 'Delhi',
    });
    await vendor({ companyName: 'Elsewhere', categories: ['decoration'], region: 'Noida' });
    await vendor({ companyName: 'Same part', categories: ['decoration'], area: 'Saket', region: 'Delhi' });
    const { reference } = await sent('eventManagement', { vendorId: asked.id, vendorName: 'Asked' }, '');
    const { vendors: found } = await suggestions(reference);
    expect(found.map(({ name }) => name)).toEqual(['Asked', 'Same part', 'Elsewhere']);
    expect(found[0]!.reasons[0]).toBe('The family asked for this vendor');
  });

  it('of an enquiry without a trade wait for somebody to choose one', async () => {
    await vendor();
    const { reference } = await sent('contact');
    expect(await suggestions(reference)).toMatchObject({ trades: [], vendors: [] });
    expect((await suggestions(reference, '?category=catering')).vendors).toHaveLength(1);
    expect((await asStaff(site, `GET ${at(reference)}/suggestions?category=poetry`)).status).toBe(422);
  });
});

describe('an enquiry from the page of a vendor', () => {
  it('introduces that vendor at once when it is shared, with a row of the ledger and one mail', async () => {
    const { id, email } = await vendor();
    await forgetMails(site);
    const { reference } = await sent('business', { vendorId: id, vendorName: 'Any' });
    expect((await list(reference)).introductions).toMatchObject([{ vendorId: id, status: 'sent' }]);
    const [row] = await site.db.select().from(disclosures);
    expect(row).toMatchObject({
      vendorId: id,
      act: 'family',
      noticeLocale: 'en',
      readAt: null,
      recalledAt: null,
    });
    expect(row!.fields.toSorted()).toEqual(['email', 'name', 'phone']);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await typesOf()).toEqual(expect.arrayContaining(['introduction.sent', 'disclosure.made']));
  });

  it('introduces nobody and discloses nothing without consent', async () => {
    const { id, email } = await vendor();
    await forgetMails(site);
    const { reference } = await sent('business', { vendorId: id }, '');
    expect((await list(reference)).introductions).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
    await introduce(reference, [id]);
    expect(await site.db.$count(disclosures)).toBe(0);
  });

  it('takes the row back when it is withdrawn, and tells the vendor once', async () => {
    const { id, email } = await vendor();
    await forgetMails(site);
    const { statusUrl } = await sent('business', { vendorId: id });
    await site.post(statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/') + '/withdraw', {});
    expect(await site.db.select().from(disclosures)).toMatchObject([{ recalledAt: now }]);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await site.sendHeldMails();
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('an introduction without an answer', () => {
  it('is reminded of once a day before its end and lapses once, however many processes ask', async () => {
    const { reference } = await sent();
    const { id, email } = await vendor();
    await forgetMails(site);
    await introduce(reference, [id]);
    const start = now.getTime();
    const after = async (hours: number) => {
      now = new Date(start + hours * 3_600_000);
      await Promise.all(Array.from({ length: 4 }, () => site.lapseDue()));
      return (await list(reference)).introductions[0]!.status;
    };
    expect(await after(47)).toBe('sent');
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await after(48)).toBe('sent');
    expect(await after(71)).toBe('sent');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.any(String),
      expect.stringMatching(/^One day left to answer: \S.*: Catering booking$/),
    ]);
    expect(await after(72)).toBe('lapsed');
    expect(await after(73)).toBe('lapsed');
    expect(await mailsTo(email)).toHaveLength(2);
    const types = await typesOf();
    for (const once of ['introduction.reminded', 'introduction.lapsed'])
      expect(types.filter((type) => type === once)).toHaveLength(1);
    expect((await introduce(reference, [id])).json<Introductions>().introductions).toMatchObject([
      { status: 'sent' },
    ]);
  });

  it('of more than one batch: each lapses, and none is reminded of after its end', async () => {
    const count = 510;
    const references = await storeEnquiries(
      site,
      Array.from({ length: count }, () => ({ status: 'introduced' })),
    );
    expect(references).toHaveLength(count);
    const { id: vendorId } = await vendor();
    await forgetMails(site);
    const dueAt = new Date(now.getTime() - 1000);
    await site.db.insert(introductions).values(
      (await site.db.select({ id: enquiries.id }).from(enquiries)).map(({ id: enquiryId }) => ({
        enquiryId,
        vendorId,
        vendorName: 'V',
        memberName: 'M',
        status: 'sent' as const,
        dueAt,
      })),
    );
    // A run at its time limit leaves the rest to the next one, reminders too.
    await site.lapseDue(0);
    expect(await site.db.$count(introductions, eq(introductions.status, 'sent'))).toBe(count);
    await site.lapseDue();
    expect(await site.db.$count(introductions, eq(introductions.status, 'lapsed'))).toBe(count);
    expect((await typesOf()).filter((type) => type === 'introduction.reminded')).toEqual([]);
    expect(await outgoingMails(site)).toEqual([]);
  });
});

describe('the mail about a new request', () => {
  const linkOf = async (reference: string) => {
    const { introductions: rows } = await list(reference);
    return `http://site.test/workshop/enquiries/${rows[0]!.id}`;
  };

  it('leads to that request in the inbox, introduced by family or staff, with and without details', async () => {
    const one = await vendor();
    await forgetMails(site);
    const chosen = await sent('business', { vendorId: one.id, phone: '9812300041' });
    const two = await vendor();
    await forgetMails(site);
    const byStaff = await sent('catering', { phone: '9812300042' });
    const three = await vendor();
    const notShared = await sent('catering', { phone: '9812300043' }, '');
    await forgetMails(site);
    await introduce(byStaff.reference, [two.id]);
    await introduce(notShared.reference, [three.id]);
    for (const [{ email }, { reference }] of [
      [two, byStaff],
      [three, notShared],
    ] as const)
      expect((await mailsTo(email))[0]!.text).toContain(await linkOf(reference));
    expect(await linkOf(chosen.reference)).toContain('/workshop/enquiries/');
  });

  it('comes at once; those of the next minute come as one after it, and of an address that has not answered after an hour', async () => {
    const one = await vendor();
    const unconfirmed = await vendor();
    await site.db
      .update(accounts)
      .set({ emailVerifiedAt: null })
      .where(eq(accounts.vendorId, unconfirmed.id));
    await forgetMails(site);
    const ask = async (vendorId: string, phone: string) => sent('business', { vendorId, phone });
    const first = await ask(one.id, '9812300051');
    expect((await mailsTo(one.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining(await linkOf(first.reference)),
    ]);
    await ask(one.id, '9812300052');
    await ask(one.id, '9812300053');
    for (const phone of ['9812300054', '9812300055']) await ask(unconfirmed.id, phone);
    expect(await mailsTo(one.email)).toHaveLength(1);
    now = new Date(now.getTime() + 60_000);
    await site.sendHeldMails();
    expect(await mailsTo(one.email)).toHaveLength(2);
    expect(await mailsTo(unconfirmed.email)).toHaveLength(1);
    now = new Date(now.getTime() + 3_600_000);
    await site.sendHeldMails();
    expect(await mailsTo(one.email)).toHaveLength(2);
    expect(await mailsTo(unconfirmed.email)).toHaveLength(2);
  });
});
