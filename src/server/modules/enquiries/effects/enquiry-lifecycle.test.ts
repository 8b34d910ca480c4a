import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { enquiries, sealedRecords, events } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { asStaff } from '#support/as-staff.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

type Status = (typeof enquiryStatuses)[number];
const reference = 'AGN-7K3F-9Q';
const earlier = new Date('2026-11-19T06:00:00Z');
const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
beforeEach(async () => {
  await site.reset();
  await forgetMails(site);
});

async function stored(status: Status, quarantine: boolean): Promise<string> {
  const secret = newSecret();
  await site.db.insert(enquiries).values({
    kind: 'contact',
    reference,
    secretHash: sha256(secret),
    status,
    quarantine,
    payload: { name: 'Asha' },
    createdAt: earlier,
    readAt: status === 'received' ? null : earlier,
  });
  return secret;
}
async function enquiry() {
  const [row] = await site.db.select().from(enquiries).where(eq(enquiries.reference, reference));
  return row!;
}

const asked = ['read', 'introduced', 'answered', 'booked', 'closed', 'reopened'] as const;
/** For each status, the status after each requested change; null where it is refused. */
const after: Readonly<Record<Status, readonly (Status | null)[]>> = {
  received: ['read', 'introduced', 'answered', 'booked', 'closed', null],
  read: ['read', 'introduced', 'answered', 'booked', 'closed', 'read'],
  introduced: [null, 'introduced', 'answered', 'booked', 'closed', null],
  answered: [null, null, 'answered', 'booked', 'closed', null],
  booked: [null, null, null, 'booked', 'closed', 'read'],
  closed: [null, null, null, null, 'closed', 'read'],
  withdrawn: [null, null, null, null, null, null],
};
const cases = enquiryStatuses.flatMap((status) =>
  asked.flatMap((wanted, index) =>
    [true, false].map((flagged) => ({ status, wanted, flagged, expected: after[status][index]! })),
  ),
);

describe('the staff', () => {
  it.each(cases)(
    'asks for $wanted of one that is $status (flagged: $flagged): $expected',
    async ({ status, wanted, flagged, expected }) => {
      await stored(status, flagged);
      const answer = await asStaff(site, `PUT /api/staff/enquiries/${reference}`, {
        status: wanted,
        reason: 'No answer',
      });
      expect(answer.status).toBe(expected ? 200 : 409);
      const row = await enquiry();
      expect(row).toMatchObject({ status: expected ?? status, quarantine: flagged });
      const moved = expected !== null && expected !== status;
      expect(row.readAt).toEqual(status !== 'received' ? earlier : moved ? now : null);
      expect(row.answeredAt).toEqual(moved && ['answered', 'booked'].includes(wanted) ? now : null);
      expect(row.closeReason).toBe(moved && wanted === 'closed' ? 'No answer' : null);
      expect(row.closedAt).toEqual(moved && wanted === 'closed' ? now : null);
      expect(await site.db.$count(events)).toBe(moved ? 1 : 0);
      expect(row.version).toBe(moved ? 2 : 1);
      expect(await outgoingMails(site)).toEqual([]);
    },
  );

  it('closes nothing without a reason, and nothing that moved on meanwhile', async () => {
    await stored('received', false);
    const put = (body: object) => asStaff(site, `PUT /api/staff/enquiries/${reference}`, body);
    expect((await put({ status: 'closed' })).json()).toMatchObject({
      fieldErrors: { reason: expect.stringMatching(/./) },
    });
    expect((await put({ status: 'read', version: 1 })).status).toBe(200);
    expect((await put({ status: 'answered', version: 1 })).status).toBe(409);
    expect((await put({ status: 'answered', version: 2 })).status).toBe(200);
    expect(await enquiry()).toMatchObject({ status: 'answered', version: 3 });
  });

  it.each(enquiryStatuses)('frees one that is %s only when it is flagged', async (status) => {
    await stored(status, true);
    const wanted = status === 'closed' ? 'restored' : 'received';
    const free = () => asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status: wanted });
    const open = status !== 'withdrawn';
    expect((await free()).status).toBe(open ? 200 : 409);
    // A discarded enquiry can be restored.
    const after = status === 'closed' ? 'received' : status;
    expect(await enquiry()).toMatchObject({ status: after, quarantine: !open });
    expect(await outgoingMails(site)).toHaveLength(open ? 1 : 0);
    expect((await free()).status).toBe(status === 'closed' ? 200 : 409);
    expect(await outgoingMails(site)).toHaveLength(open ? 1 : 0);
  });
});

describe('the visitor', () => {
  it.each(enquiryStatuses)('withdraws one that is %s, once', async (status) => {
    const secret = await stored(status, false);
    const withdraw = () => site.post(`/api/enquiries/${secret}/withdraw`, {});
    expect((await Promise.all([withdraw(), withdraw()])).map((answer) => answer.status)).toEqual([200, 200]);
    expect((await enquiry()).status).toBe('withdrawn');
    const times = status === 'withdrawn' ? 0 : 1;
    expect(await site.db.$count(sealedRecords)).toBe(times);
    expect(await outgoingMails(site)).toHaveLength(times);
  });
});
