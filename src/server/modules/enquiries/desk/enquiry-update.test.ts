import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import { asStaff } from '#support/as-staff.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now, env: { FORM_MIN_MS: '1500' } });
let now = new Date('2026-11-20T06:00:00Z');
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
  await forgetMails(site);
});

const person = { name: 'Asha', phone: '9876543210', email: 'asha@example.in' };
const send = async (form = '', path = '/api/contacts', body: object = person) =>
  (await site.post(path, body, { 'x-form': form })).json<EnquiryReceipt>();
const list = async (query = '') =>
  (await asStaff(site, `GET /api/staff/enquiries${query}`)).json<EnquiryList>().enquiries;
const move = (reference: string, status: string) =>
  asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status, reason: 'Booked elsewhere' });
const privatePage = async ({ statusUrl }: EnquiryReceipt) =>
  (await site.get(statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/'))).json<Record<string, unknown>>();

describe('the inbox of the staff', () => {
  it('shows what is open, and nobody else sees it', async () => {
    const { reference } = await send('page=/contact&marketing=1');
    expect(await list()).toMatchObject([
      {
        reference,
        title: 'Contact request',
        status: 'received',
        name: 'Asha',
        phone: '9876543210',
        email: 'asha@example.in',
        flagged: null,
      },
    ]);
    const { token } = await registerVendor(site);
    const asVendor = await site.get('/api/staff/enquiries', { authorization: `Bearer ${token}` });
    expect(asVendor.status).toBe(401);
    expect(asVendor.text).not.toContain('Asha');
  });

  it('moves an enquiry on, and its private page says so', async () => {
    const receipt = await send();
    await move(receipt.reference, 'read');
    expect(await privatePage(receipt)).toMatchObject({ status: 'read', readAt: now.toISOString() });
    const readAt = now.toISOString();
    now = new Date('2026-11-20T09:00:00Z');
    await move(receipt.reference.toLowerCase(), 'answered');
    await move(receipt.reference, 'closed');
    expect(await privatePage(receipt)).toMatchObject({
      status: 'closed',
      readAt,
      answeredAt: now.toISOString(),
      closedAt: now.toISOString(),
    });
    expect(await list()).toEqual([]);
  });

  it('never goes back, and leaves a withdrawn one alone', async () => {
    const { reference } = await send();
    await move(reference, 'answered');
    expect((await move(reference, 'read')).status).toBe(409);
    expect((await move(reference, 'received')).status).toBe(409);
    const other = await send();
    await site.post(other.statusUrl!.replace(/.*\/enquiry\/(.*)/, '/api/enquiries/$1/withdraw'), {});
    const refused = await move(other.reference, 'read');
    expect(refused.status).toBe(409);
    expect(refused.text).not.toContain('Asha');
    expect((await list()).map((one) => one.reference)).toEqual([reference]);
    expect((await move('AGN-0000-00', 'read')).status).toBe(404);
  });

  it('keeps flagged apart until they are freed; then all mails go out, the vendor’s too', async () => {
    const vendor = await registerVendor(site);
    await forgetMails(site);
    const enquiry = { ...person, eventDescription: 'A mehendi', vendorId: vendor.id, vendorName: 'Amaltas' };
    const receipt = await send('honeypot=x&share=1', '/api/eventmangement/create', enquiry);
    expect(await list()).toEqual([]);
    expect(await list('?flagged=1')).toMatchObject([
      { reference: receipt.reference, flagged: 'honeypot filled' },
    ]);
    expect(await outgoingMails(site)).toEqual([]);
    expect((await move(receipt.reference, 'received')).json()).toMatchObject({ flagged: null });
    const mails = await outgoingMails(site);
    expect(mails.map(({ to }) => to[0]!.address).toSorted()).toEqual(
      ['asha@example.in', 'namaste@aangan.example', vendor.email].toSorted(),
    );
    const own = mails.find(({ to }) => to[0]!.address === 'asha@example.in');
    expect(own!.text).toContain(receipt.statusUrl);
    expect((await list()).map(({ reference }) => reference)).toEqual([receipt.reference]);
  });
});
