import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { DeskVendorDetail } from '#contract/desk/vendors.ts';
import type { Introductions } from '#contract/desk/introductions.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { SimilarVendors } from '#contract/own-enquiry.ts';
import { familyVendorsMax } from '#domain/enquiries/introduction-changes.ts';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { enquiryMessages } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, registerCaterer, type TestVendor } from '#support/vendor-samples.ts';

const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
const person = { name: 'Kavita Mehra', phone: '9812300077', email: 'kavita@family.example' };
const key = () => `key-${crypto.randomUUID()}`;
let vendor: TestVendor;
let others: TestVendor[];
let request: { reference: string; id: string; family: string };

const caterer = () => registerCaterer(site, now);
const own = (method: string, path = '', body?: object) =>
  call(site, `${method} /api/workshop/enquiries/${request.id}${path}`, { token: vendor.token, body });
const change = (step: 'hide' | 'show') =>
  asStaff(site, `PUT /api/staff/vendors/${vendor.id}/visibility`, {
    change: step,
    reason: 'Two families complained.',
  });
const mailsTo = async (address: string) =>
  (await outgoingMails(site)).filter(({ to }) => to[0]!.address === address);
const threads = async () => (await site.get(`${request.family}/threads`)).json<EnquiryThreads>();

beforeEach(async () => {
  await site.reset();
  vendor = await caterer();
  others = [await caterer(), await caterer(), await caterer()];
  const payload = { ...samplePayload(enquiryKinds.catering, 'required'), ...person };
  const answer = await site.post(enquiryKinds.catering.path, payload, {
    'x-form': 'elapsedMs=60000&share=1',
  });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  const [id = ''] = (await introduce(site, reference, [vendor.id])).ids;
  request = { reference, id, family };
  await own('GET');
  await own('POST', '/messages', { text: 'Happy to cook.', key: key() });
  await forgetMails(site);
});

describe('a vendor that the staff has hidden', () => {
  it('reads its own past without a contact detail, in the list and in the request', async () => {
    const before = (await own('GET')).json<InboxEnquiry>();
    expect([before.contactState, before.contact]).toEqual(['shown', person]);
    await change('hide');
    const answer = await own('GET');
    expect(answer.text).not.toMatch(/Kavita|98123|kavita@/);
    expect(answer.json<InboxEnquiry>()).toMatchObject({
      contactState: 'hidden',
      contact: { name: null, phone: null, email: null },
      acts: [],
      writable: false,
      messages: [{ text: 'Happy to cook.' }],
    });
    const list = await call(site, 'GET /api/workshop/enquiries', { token: vendor.token });
    expect(list.json<Inbox>().entries).toMatchObject([{ holdsContact: false }]);
  });

  it('says no new word to a family, in any way', async () => {
    const quote = {
      lines: [{ label: 'Menu', quantity: 100, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
      guests: null,
      included: [],
      excluded: [],
      validUntil: '2026-12-01',
      advance: null,
      cancellation: '',
      terms: '',
    };
    await change('hide');
    await forgetMails(site);
    const tries = [
      await own('POST', '/messages', { text: 'One more word.', key: key() }),
      await own('POST', '/quote', { content: quote, version: 0, key: key() }),
      await own('PUT', '/quote', quote),
      await own('POST', '/acts', { act: 'declined', reason: 'date' }),
      await own('POST', '/acts', { act: 'won' }),
      await own('POST', '/acts', { act: 'reported', reason: 'abusive' }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 409));
    expect(await site.db.$count(enquiryMessages)).toBe(1);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('is named to the family, which is offered others and may write to it no more', async () => {
    await change('hide');
    const [mail, ...more] = await mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(request.reference);
    const [known] = (await threads()).vendors;
    expect(known).toMatchObject({ hidden: true, writable: false, acts: ['details', 'recalled'] });
    const written = { text: 'Hello?', key: key(), introductionId: request.id };
    expect((await site.post(`${request.family}/messages`, written)).status).toBe(409);
    const similar = (await site.get(`${request.family}/similar`)).json<SimilarVendors>();
    expect(similar.vendors.length).toBeGreaterThan(0);
    const asked = others.map(({ id }) => id);
    const answer = await site.post(`${request.family}/vendors`, { vendorIds: asked });
    expect([answer.status, similar.places]).toEqual([200, familyVendorsMax]);
  });

  it('shows the staff with whom it talks, at the vendor and at the enquiry', async () => {
    await change('hide');
    const detail = (await asStaff(site, `GET /api/staff/vendors/${vendor.id}`)).json<DeskVendorDetail>();
    expect(detail.openRequests).toEqual([request.reference]);
    const at = `/api/staff/enquiries/${request.reference}/introductions`;
    expect((await asStaff(site, `GET ${at}`)).json<Introductions>()).toMatchObject({
      places: 3,
      introductions: [{ vendorHidden: true }],
    });
  });

  it('talks on when it is shown again, and a family that was not mailed yet is not mailed', async () => {
    await change('hide');
    await change('show');
    expect((await own('GET')).json<InboxEnquiry>()).toMatchObject({ contactState: 'shown', writable: true });
    expect((await own('POST', '/messages', { text: 'Back.', key: key() })).status).toBe(200);
    expect((await threads()).vendors).toMatchObject([{ hidden: false, writable: true }]);
  });

  it('that nobody talks with any more, tells nobody', async () => {
    await site.post(`${request.family}/vendors/${request.id}`, { act: 'recalled' });
    await forgetMails(site);
    await change('hide');
    expect(await mailsTo(person.email)).toEqual([]);
  });
});
