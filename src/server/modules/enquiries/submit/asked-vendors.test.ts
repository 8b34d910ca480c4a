import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { accounts, introductions, enquiries, vendors } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { samplePayload, sender } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();
beforeEach(async () => {
  await site.reset();
  await forgetMails(site);
});

const { ask } = enquiryKinds;
async function vendor(companyName: string, confirmed = true) {
  const { id, email } = await registerVendor(site, { companyName });
  if (confirmed)
    await site.db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.vendorId, id));
  return { id, email };
}
const send = async (ids: readonly string[], share = true) => {
  const payload = { ...samplePayload(ask), vendorIds: ids.join(',') };
  const reply = await site.post(ask.path, payload, { 'x-form': share ? 'share=1' : '' });
  expect(reply.status).toBe(201);
  return reply.json<EnquiryReceipt>();
};
const secretOf = ({ statusUrl }: EnquiryReceipt) => statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
const status = async (receipt: EnquiryReceipt) => (await site.get(secretOf(receipt))).json<EnquiryStatus>();
const mailsTo = async (address: string) =>
  (await outgoingMails(site)).filter(({ to }) => to[0]!.address === address);

describe('one form to three vendors', () => {
  it('is one enquiry that introduces each, when shared, with one private page for all', async () => {
    const [one, two, three] = [
      await vendor('Amaltas'),
      await vendor('Banyan', false),
      await vendor('Chinar'),
    ];
    await forgetMails(site);
    const receipt = await send([one.id, two.id, three.id]);
    expect(await site.db.$count(enquiries)).toBe(1);
    const rows = await site.db.select().from(introductions);
    expect(rows.map((row) => `${row.vendorId} ${row.status}`).toSorted()).toEqual(
      [one, two, three].map(({ id }) => `${id} sent`).toSorted(),
    );
    const shown = await status(receipt);
    expect(shown.vendors.map(({ name, toldAt }) => [name, toldAt !== null])).toEqual([
      ['Amaltas', true],
      ['Banyan', true],
      ['Chinar', true],
    ]);
    expect(shown.sent).toContainEqual({ label: 'Vendors', value: 'Amaltas, Banyan and Chinar' });
    // Only a confirmed address receives the details.
    expect((await mailsTo(one.email))[0]!.text).toContain(sender.phone);
    expect((await mailsTo(two.email))[0]!.text).not.toContain(sender.phone);
    for (const { email } of [one, two, three]) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('tells no vendor of one that is not shared', async () => {
    const { id, email } = await vendor('Amaltas');
    await forgetMails(site);
    const receipt = await send([id], false);
    expect(await site.db.$count(introductions)).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
    expect((await status(receipt)).vendors).toEqual([{ id, name: 'Amaltas', toldAt: null }]);
  });

  it('asks three at most, each once, and nobody who is unknown, hidden or erased', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await vendor(`Vendor ${name}`)).id);
    const [one, two, three, four] = ids as [string, string, string, string];
    await site.db.update(vendors).set({ hiddenAt: new Date() }).where(eq(vendors.id, two));
    await send([one, one, two, 'nonsense', "' or 1=1", three, four].slice(0, 6));
    const rows = await site.db.select().from(introductions);
    expect(rows.map(({ vendorId }) => vendorId).toSorted()).toEqual([one, three].toSorted());
    await site.reset();
    const receipt = await send([newId(), 'x']);
    expect((await status(receipt)).vendors).toEqual([]);
  });

  it('is taken back from all of them when it is withdrawn', async () => {
    const { id, email } = await vendor('Amaltas');
    await forgetMails(site);
    const receipt = await send([id]);
    await outgoingMails(site);
    await site.post(`${secretOf(receipt)}/withdraw`, {});
    const [row] = await site.db.select().from(introductions);
    expect(row!.status).toBe('recalled');
    expect(await status(receipt)).toMatchObject({ status: 'withdrawn', vendors: [], sent: [] });
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(2);
  });

  it('tells nobody of a flagged one', async () => {
    const { id, email } = await vendor('Amaltas');
    await forgetMails(site);
    const payload = { ...samplePayload(ask), vendorIds: id };
    await site.post(ask.path, payload, { 'x-form': 'share=1&honeypot=x' });
    expect(await site.db.$count(introductions)).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
  });
});
