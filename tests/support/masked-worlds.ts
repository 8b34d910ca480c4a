/**
 * @file One record of each kind at the desk, in two versions that differ only in the words masked for some roles. A role that sees
 * them masked must not be able to tell which version was written.
 */
import { randomBytes } from 'node:crypto';
import { eq } from '#platform/db/drizzle.ts';
import {
  accounts,
  enquiryMessages,
  enquiryNotes,
  enquiryReplies,
  grievances,
  introductions,
  enquiries,
  quotes,
  quoteVersions,
  reviews,
  vendorChecks,
  vendorClaims,
  vendors,
} from '#platform/db/tables.ts';
import { recordEvent, visitor } from '#platform/events.ts';
import type { TestSite } from './site.ts';
import { enquiryRow } from './stored-enquiries.ts';
import { registerVendor } from './vendor-samples.ts';

export type World = 0 | 1;
/** Returns text that occurs nowhere else on the site. Its first letter is the same in both worlds, as masked addresses show it. */
const words = (world: World, of: string) =>
  `Zq${'xw'[world]!.repeat(3)}${of} Vk${'jp'[world]!.repeat(3)}${of}`;
const emails = (world: World, of: string) =>
  `k${'xw'[world]!.repeat(4)}${of}@e${'jp'[world]!.repeat(3)}.example`;
/** Two families share their number and address in one world only. Masked, they look the same. */
const phones = (world: World, row: number) => `98${world === 0 ? '27182' : `3141${row}`}210`;

const content = (world: World) => ({
  lines: [{ label: words(world, 'line'), quantity: 1, unit: 'lot', unitPrice: 1000, tax: 'included' }],
  guests: 80,
  included: [],
  excluded: [],
  validUntil: `2026-12-3${world}`,
  advance: null,
  cancellation: words(world, 'cancel'),
  terms: words(world, 'terms'),
});

/** Stores one of each. Resolves to the parts of their addresses, and to `write`, which writes the masked words of a world. */
export async function storeMaskedRecords(site: TestSite, at: Date) {
  const { db } = site;
  const vendor = await registerVendor(site, { companyName: 'Amaltas Farm' });
  const rows = await db
    .insert(enquiries)
    .values([0, 1, 2].map((row) => enquiryRow({ createdAt: at, quarantine: row === 2, kind: 'catering' })))
    .returning();
  const [enquiry] = rows as [(typeof rows)[number]];
  const enquiryId = enquiry.id;
  const [part] = await db
    .insert(enquiries)
    .values(enquiryRow({ createdAt: at, kind: 'catering', mergedIntoId: enquiryId }))
    .returning();
  rows.push(part!);
  for (const { reference } of rows)
    await recordEvent(db, {
      type: 'enquiry.received',
      by: visitor,
      on: { kind: 'enquiry', id: reference },
      at,
    });
  const [introduction] = await db
    .insert(introductions)
    .values({
      enquiryId,
      vendorId: vendor.id,
      vendorName: 'Amaltas Farm',
      status: 'replied',
      memberName: 'Asha',
      sentAt: at,
      reportReason: 'wrong-number',
      reportedAt: at,
    } as never)
    .returning();
  const introductionId = introduction!.id;
  const author = { enquiryId, memberName: 'Asha', createdAt: at };
  await db.insert(enquiryNotes).values({ ...author, text: '' });
  await db
    .insert(enquiryReplies)
    .values({ ...author, to: '', subject: '', text: '', sendAt: at, sentAt: at });
  await db.insert(enquiryMessages).values({
    enquiryId,
    introductionId,
    author: 'family',
    authorName: '',
    text: '',
    sentAt: at,
    idempotencyKey: 'message-1',
  });
  const [quote] = await db
    .insert(quotes)
    .values({ introductionId, enquiryId, vendorId: vendor.id, status: 'sent', version: 1 })
    .returning();
  await db.insert(quoteVersions).values({
    quoteId: quote!.id,
    version: 1,
    sentAt: at,
    idempotencyKey: 'q-1',
    content: content(0) as never,
  });
  const [review] = await db
    .insert(reviews)
    .values({ enquiryId, introductionId, vendorId: vendor.id, status: 'written', stars: 4, writtenAt: at })
    .returning();
  const [claim] = await db
    .insert(vendorClaims)
    .values({
      vendorId: vendor.id,
      name: 'x',
      email: 'x@example.in',
      emailKey: 'x@example.in',
      locale: 'en',
      way: 'phone',
      status: 'waiting',
      hash: randomBytes(32),
      callAskedAt: at,
      createdAt: at,
    })
    .returning();
  const [check] = await db
    .insert(vendorChecks)
    .values({ vendorId: vendor.id, kind: 'phone', value: '', changedAt: at })
    .returning();
  const [complaint] = await db
    .insert(grievances)
    .values({
      ticket: 'AGN-GRV-1',
      name: '',
      email: '',
      message: '',
      acknowledgeBy: at,
      disposeBy: at,
      createdAt: at,
    })
    .returning();

  async function write(world: World): Promise<void> {
    for (const [row, { id }] of rows.entries()) {
      const name = words(world, `name${row}`);
      const message = words(world, `message${row}`);
      const sent = {
        name,
        phone: phones(world, row),
        email: emails(world, world === 0 ? 'lead' : `lead${row}`),
        message,
      };
      await db
        .update(enquiries)
        .set({ ...sent, payload: { ...sent, eventDescription: message }, updatedAt: at })
        .where(eq(enquiries.id, id));
    }
    await db.update(enquiryNotes).set({ text: words(world, 'note') });
    await db
      .update(enquiryReplies)
      .set({ to: emails(world, 'to'), subject: words(world, 'subject'), text: words(world, 'answer') });
    await db.update(enquiryMessages).set({ text: words(world, 'thread') });
    await db.update(introductions).set({ reportAnswer: words(world, 'report') });
    await db.update(quoteVersions).set({ content: content(world) as never });
    await db.update(reviews).set({
      text: words(world, 'review'),
      author: words(world, 'by'),
      answer: words(world, 'reply'),
      updatedAt: at,
    });
    await db.update(vendorChecks).set({ value: phones(world, 7) });
    await db.update(vendorClaims).set({ name: words(world, 'claimant'), email: emails(world, 'claim') });
    await db.update(grievances).set({
      name: words(world, 'complainant'),
      email: emails(world, 'complaint'),
      phone: phones(world, 8),
      message: words(world, 'complaint'),
      updatedAt: at,
    });
    const ofVendor = { phone: phones(world, 9), updatedAt: at };
    await db.update(vendors).set(ofVendor).where(eq(vendors.id, vendor.id));
    await db
      .update(accounts)
      .set({ email: emails(world, 'vendor') })
      .where(eq(accounts.vendorId, vendor.id));
  }
  await write(0);
  // Now, so that the job of every minute does not change the numbers between two questions.
  await site.recountNumbers();
  return {
    write,
    params: {
      reference: enquiry.reference,
      vendorId: vendor.id,
      ticket: complaint!.ticket,
      reviewId: review!.id,
      checkId: check!.id,
      claimId: claim!.id,
      introductionId,
    } as Readonly<Record<string, string>>,
  };
}

/** Returns a secret of no record. */
export const nonsense = (): string => `zy${randomBytes(3).toString('hex').replaceAll(/\d/g, 'k')}`;
