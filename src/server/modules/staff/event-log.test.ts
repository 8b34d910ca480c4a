import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { GrievanceTicket } from '#contract/grievances.ts';
import type { StaffAction } from '#contract/desk/record.ts';
import { events } from '#platform/db/tables.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { staffToken } from './staff-token.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now, env: { SEED_DEMO: 'yes' } });
let now = new Date('2026-11-20T06:00:00Z');
beforeEach(() => site.db.delete(events));

const log = async () => (await asStaff(site, 'GET /api/staff/log')).json<StaffAction[]>();
const later = () => (now = new Date(now.getTime() + 60_000)).toISOString();
const person = { name: 'Kavita Menon', email: 'kavita@example.com', phone: '9876500001' };

describe('GET /api/staff/log', () => {
  it('says who did what, to which thing and when, the newest first, and nothing that anybody wrote', async () => {
    const enquiry = (await site.post('/api/contacts', person)).json<EnquiryReceipt>();
    const complaint = { ...person, message: 'The tent was late.', about: 'general' };
    const { ticket } = (await site.post('/api/grievances', complaint)).json<GrievanceTicket>();
    const steps: [name: string, route: string, body: object | undefined, action: string, subject?: string][] =
      [
        ['asha', 'GET /api/staff/enquiries', undefined, 'read the list of enquiries'],
        [
          'asha',
          `PUT /api/staff/enquiries/${enquiry.reference}`,
          { status: 'answered' },
          'marked the enquiry as answered',
          enquiry.reference,
        ],
        ['ravi', 'GET /api/staff/grievances?flagged=1', undefined, 'read the list of complaints'],
        [
          'ravi',
          `PUT /api/staff/grievances/${ticket.toLowerCase()}`,
          { status: 'disposed', note: 'Money is coming.' },
          'answered and disposed of the complaint',
          ticket,
        ],
        [
          'meena-2',
          'PUT /api/staff/markets/khan-market',
          { bestHours: 'Noon', checkedOn: '2026-11-19' },
          'changed the facts of the market',
          'khan-market',
        ],
      ];
    const expected: Pick<StaffAction, 'at' | 'staff' | 'action' | 'subject'>[] = [];
    for (const [staff, route, body, action, subject = null] of steps) {
      const named = subject === 'khan-market' ? 'Khan Market' : subject;
      expected.unshift({ at: later(), staff, action, subject: named });
      expect((await asStaff(site, route, body, staff)).status, route).toBe(200);
    }
    expect((await log()).map(({ at, staff, action, subject }) => ({ at, staff, action, subject }))).toEqual(
      expected,
    );
    const kept = JSON.stringify(await site.db.select().from(events));
    expect(kept).not.toMatch(/Kavita|kavita|98765|late|Money|Noon/);
  });

  it('holds nothing of what was refused', async () => {
    const enquiry = (await site.post('/api/contacts', person)).json<EnquiryReceipt>();
    const refused = [
      ['PUT /api/staff/enquiries/AGN-NONE', { status: 'read' }],
      [`PUT /api/staff/enquiries/${enquiry.reference}`, { status: 'received' }],
      ['PUT /api/staff/grievances/AGN-G-NONE', { status: 'disposed' }],
      ['PUT /api/staff/markets/nowhere', { checkedOn: '2026-11-19' }],
      ['PUT /api/staff/markets/khan-market', { checkedOn: '2027-01-01' }],
    ] as const;
    for (const [route, body] of refused)
      expect((await asStaff(site, route, body)).status, route).toBeGreaterThanOrEqual(400);
    expect(await log()).toEqual([]);
  });

  it('is for the staff, and nobody changes it or borrows a name', async () => {
    expect((await site.get('/api/staff/log')).status).toBe(401);
    const asha = staffToken(readSecretKey(site.dir), 'asha');
    const forged = ['ravi', 'ashaa', 'Asha', ''].map((name) => asha.slice(0, -'asha'.length) + name);
    const unnamed = staffToken(readSecretKey(site.dir), '');
    for (const token of [...forged, unnamed, asha.slice(0, 43)])
      expect((await call(site, 'GET /api/staff/log', { token })).status, token).toBe(401);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await asStaff(site, `${method} /api/staff/log`, {})).status).toBe(404);
  });
});
