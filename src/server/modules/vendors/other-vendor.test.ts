import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import type { SessionInfo } from '#contract/account-sessions.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import { declineReasons } from '#domain/enquiries/introduction-changes.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import {
  accountPasskeys,
  accounts,
  enquiryMessages,
  introductions,
  enquiries,
  messagePictures,
  quotes,
  quoteTemplates,
  readyAnswers,
  reviews,
  teamInvitations,
  tokens,
  vendorCheckDocuments,
  vendorChecks,
} from '#platform/db/tables.ts';
import { sealFile } from '#platform/sealed.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { jpeg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// Tests things with an id of their own below a vendor: with the right id, another vendor still finds nothing.

const content: QuoteContent = {
  lines: [{ label: 'Veg menu', quantity: 15_000, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
  guests: 150,
  included: [],
  excluded: [],
  validUntil: '2099-12-10',
  advance: 30,
  cancellation: '',
  terms: '',
};
/** A body that the owner may send, for each call; the test reports a new call without one. */
const bodies: Record<string, () => unknown> = {
  workshopEnquiryAct: () => ({ act: 'won' }),
  workshopHeldSet: () => ({ act: 'declined', reason: declineReasons[0] }),
  workshopMessageSend: () => ({ text: 'We are free.', key: 'first-answer' }),
  workshopQuoteSave: () => content,
  workshopQuoteSend: () => ({ content, version: 0, key: 'first-quote' }),
  readyAnswerSave: () => ({ name: 'Free', text: 'We are free on {day}.' }),
  workshopReviewAnswer: () => ({ text: 'Thank you for coming to us.' }),
  checkStep: () => ({ step: 'withdraw' }),
  checkDocumentAdd: () => pictureForm(['document', photo]),
  workshopPictureAdd: () => pictureForm(['picture', photo]),
};
const addressed = Object.entries<Endpoint>(endpoints).filter(
  ([, { auth, route }]) => auth === 'vendor' && route.includes('/:'),
);
const kept = [
  accounts,
  accountPasskeys,
  tokens,
  teamInvitations,
  introductions,
  enquiryMessages,
  messagePictures,
  quotes,
  quoteTemplates,
  readyAnswers,
  reviews,
  vendorChecks,
  vendorCheckDocuments,
];
const everything = async () => {
  const rows = [];
  for (const table of kept) rows.push(await site.db.select().from(table));
  return JSON.stringify(rows, (key, value: unknown) => (key === 'lastUsedAt' ? null : value));
};

const site = setUpTestSite();
let photo: Buffer;
let mine: TestVendor;
let theirs: TestVendor;
let ids: Record<string, string>;
beforeAll(async () => {
  photo = await jpeg();
  [mine, theirs] = [await registerVendor(site), await registerVendor(site)];
  ids = await thingsOf(mine);
});

/** Returns one of each thing that a vendor may have, by the name of its parameter in an address. */
async function thingsOf(vendor: TestVendor): Promise<Record<string, string>> {
  const { db } = site;
  const now = new Date();
  const owned = { vendorId: vendor.id };
  const visitor = { name: 'Meena Kumari', email: 'meena@example.in', phone: '9811000001' };
  const { reference } = (await site.post('/api/contacts', visitor)).json<EnquiryReceipt>();
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.reference, reference));
  const of = { enquiryId: enquiry!.id };
  const idOf = async (inserted: Promise<{ id: string }[]>) => (await inserted)[0]!.id;
  const helper = { email: 'priya@example.in', emailKey: 'priya@example.in' };
  const introductionId = await idOf(
    db
      .insert(introductions)
      .values({
        ...of,
        ...owned,
        vendorName: 'Amaltas Farm',
        memberName: 'asha',
        status: 'replied',
        sentAt: now,
        repliedAt: now,
      })
      .returning(),
  );
  const sealed = sealFile(readSecretKey(site.dir), photo);
  const messageId = await idOf(
    db
      .insert(enquiryMessages)
      .values({
        ...of,
        introductionId,
        author: 'vendor',
        authorName: 'Amaltas Farm',
        text: 'We are free.',
        sentAt: now,
        idempotencyKey: 'answered',
      })
      .returning(),
  );
  const checkId = await idOf(
    db
      .insert(vendorChecks)
      .values({ ...owned, kind: 'phone', value: '9876500701', askedAt: now, changedAt: now })
      .returning(),
  );
  await call(site, 'POST /api/vendor/login', { body: { email: vendor.email, password: vendor.password } });
  const sessions = (await call(site, 'GET /api/account/sessions', vendor)).json<SessionInfo[]>();
  const [account] = await db.select().from(accounts).where(eq(accounts.vendorId, vendor.id));
  const key = { credentialId: 'one', publicKey: photo, counter: 0, transports: [], synced: false };
  return {
    introductionId,
    checkId,
    sessionId: sessions.find(({ current }) => !current)!.id,
    reviewId: await idOf(
      db
        .insert(reviews)
        .values({
          introductionId,
          ...of,
          ...owned,
          status: 'published',
          stars: 4,
          text: 'x',
          author: 'M. K.',
        })
        .returning(),
    ),
    documentId: await idOf(
      db
        .insert(vendorCheckDocuments)
        .values({ checkId, kind: 'picture', size: 1, sealed, addedAt: now })
        .returning(),
    ),
    pictureId: await idOf(
      db
        .insert(messagePictures)
        .values({
          ...of,
          introductionId,
          messageId,
          author: 'vendor',
          uploadKey: crypto.randomUUID(),
          sealed,
        })
        .returning(),
    ),
    templateId: await idOf(
      db
        .insert(quoteTemplates)
        .values({ ...owned, name: 'One', content })
        .returning(),
    ),
    answerId: await idOf(
      db
        .insert(readyAnswers)
        .values({ ...owned, name: 'Free', text: 'We are free.' })
        .returning(),
    ),
    passkeyId: await idOf(
      db
        .insert(accountPasskeys)
        .values({ accountId: account!.id, label: 'Phone', ...key })
        .returning(),
    ),
    personId: await idOf(
      db
        .insert(accounts)
        .values({ ...owned, ...helper, role: 'helper', name: 'Priya', passwordHash: 'none' })
        .returning(),
    ),
    invitationId: await idOf(
      db
        .insert(teamInvitations)
        .values({ ...owned, ...helper, name: 'Priya', hash: photo, expiresAt: new Date('2099-01-01') })
        .returning(),
    ),
  };
}

const ask = (name: string, { route }: Endpoint, vendor: TestVendor) => {
  const { method, path } = parseRoute(route);
  return call(site, `${method} ${fillPath(path, ids)}`, {
    token: vendor.token,
    body: bodies[name]?.(),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
};

it.each(addressed)('%s finds nothing of another vendor, and changes nothing', async (name, endpoint) => {
  const before = await everything();
  expect((await ask(name, endpoint, theirs)).status).toBe(404);
  expect(await everything()).toBe(before);
});

it.each(addressed.filter(([, { route }]) => route.startsWith('GET ')))(
  '%s finds by the same ids what is its own',
  async (name, endpoint) => expect((await ask(name, endpoint, mine)).status).toBe(200),
);
