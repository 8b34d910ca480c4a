/** @file Accepting an enquiry: stored with its mails in one transaction before it is acknowledged, once per idempotency key. */
import { eq } from 'drizzle-orm';
import { noticeVersion } from '#facts/notice.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import { consentItems } from '#contract/consent-items.ts';
import type { Company } from '#contract/company.ts';
import type { EnquiryReceipt, FormContext } from '#contract/enquiries.ts';
import { enquiryKinds, type EnquiryKindName } from '#contract/enquiry-kinds.ts';
import { validate as isUuid } from 'uuid';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { violatesUnique } from '#platform/db/unique-violation.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import { subscriberOf, type Limit, type RateLimiter } from '#platform/rate-limit.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import { spamReasonOf } from '#platform/spam-check.ts';
import type { MailParties } from './enquiry.mails.ts';
import { createNotifications } from './enquiry.notifications.ts';
import { leadColumns, type Payload } from './lead-columns.ts';
import { newReference } from '#platform/reference.ts';

/** `confirmed` when the address has answered a mail of ours. */
export type ChosenVendor = { companyName: string; email: string | null; confirmed: boolean };

export type EnquiryDependencies = {
  db: Database;
  clock: Clock;
  /** To the staff; mails to anybody else go by `mails`, which limits them. */
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  company: Company;
  parties: MailParties;
  publicUrl: string;
  secretKey: string;
  minFormMs: number;
  limiter: Pick<RateLimiter, 'take'>;
  /** A vendor of the marketplace by id, or null; `email` is null when nobody can be written to. */
  findVendor(vendorId: string): Promise<ChosenVendor | null>;
  /** A crew member's full name by id, or null. */
  findCrewMember(memberId: string): Promise<string | null>;
};

export type Submission = {
  kindName: EnquiryKindName;
  payload: Payload;
  form: FormContext;
  idempotencyKey?: string;
  ip: string;
};

/** What tells two sendings of one enquiry; `proves` when nobody but the sender can know it. */
type Key = { key: string; proves: boolean };

const referenceTries = 5;

/** For one address and all kinds together. A mobile carrier puts hundreds of phones behind one address. */
const addressLimits: readonly Limit[] = [
  { name: 'enquiry-10-min', max: 60, windowMs: 10 * minuteMs },
  { name: 'enquiry-day', max: 400, windowMs: dayMs },
];

/** The rules of enquiries over a database and an outbox. */
export function createEnquiryService(deps: EnquiryDependencies) {
  const { db, clock, company, secretKey } = deps;
  const { secretOf, receiptOf, tell } = createNotifications(deps);

  /** The answer to the same enquiry, sent before; the private link is in it for whoever proves to be its sender. */
  async function earlier(
    { kindName }: Submission,
    bodyHash: Buffer,
    given: Key | null,
  ): Promise<EnquiryReceipt | null> {
    if (!given) return null;
    const { key, proves } = given;
    const [lead] = await db
      .select({ id: leads.id, reference: leads.reference, bodyHash: leads.bodyHash })
      .from(leads)
      .where(eq(leads.idempotencyKey, key));
    if (!lead) return null;
    if (!lead.bodyHash?.equals(bodyHash)) throw new Problem('idempotency_conflict');
    const { statusUrl, ...receipt } = receiptOf(lead, enquiryKinds[kindName].success.heading);
    return proves ? { ...receipt, statusUrl } : receipt;
  }

  /**
   * The key that the client made, which proves that it is the sender; or, for a page posted without scripts, one that stands for
   * these words from this address on this day, since a reload posts them again. That proves nothing: others may know the words.
   */
  function keyOf({ idempotencyKey, form, ip }: Submission, bodyHash: Buffer): Key | null {
    if (idempotencyKey) return { key: idempotencyKey, proves: true };
    if (form.posted !== '1') return null;
    const words = [bodyHash.toString('hex'), subscriberOf(ip), clock().toISOString().slice(0, 10)];
    return { key: `page-${keyed(secretKey, 'posted enquiry', words.join(' '))}`, proves: false };
  }

  async function store(submission: Submission, bodyHash: Buffer, given: Key | null): Promise<EnquiryReceipt> {
    const { kindName, payload, form } = submission;
    const kind = enquiryKinds[kindName];
    const lead = { id: newId(), reference: newReference(company.referencePrefix) };
    const receipt = receiptOf(lead, kind.success.heading);
    const { cardId, memberId, ...columns } = leadColumns(kind, payload);
    const vendor = cardId && isUuid(cardId) ? await deps.findVendor(cardId) : null;
    const member = memberId ? await deps.findCrewMember(memberId) : null;
    const about = {
      ...(vendor ? { vendorId: cardId } : { cardId: cardId ?? memberId }),
      // Our own name for it: the one that was sent may be old, or somebody's joke.
      vendorName: vendor?.companyName ?? member ?? columns.vendorName,
    };
    const share = form.share === '1';
    const spamReason = spamReasonOf(form, deps.minFormMs);
    await db.transaction(async (tx) => {
      await tx.insert(leads).values({
        ...lead,
        ...columns,
        ...about,
        kind: kindName,
        payload,
        secretHash: sha256(secretOf(lead.id)),
        quarantine: spamReason !== null,
        quarantineReason: spamReason,
        idempotencyKey: given?.key,
        bodyHash,
        sourcePage: form.page || null,
        consent: {
          noticeVersion: form.notice || noticeVersion,
          items: consentItems(kind, (name) => payload[name] !== undefined).map(({ key }) => key),
          share,
          marketing: form.marketing === '1',
        },
        clientHash: keyed(secretKey, 'address', submission.ip),
      });
      if (spamReason) return;
      const told = { ...lead, ...about, kind: kindName, payload };
      await tell(tx, { lead: told, share, vendor, name: columns.name, email: columns.email });
    });
    return receipt;
  }

  return {
    /**
     * Stores an enquiry and its mails, and only then answers. The same key with the same body gives the first answer again.
     * @throws Problem idempotency_conflict when the key came with another body before; too_many_requests when the address
     * has sent too many.
     */
    async submit(submission: Submission): Promise<EnquiryReceipt> {
      const bodyHash = sha256(
        JSON.stringify([
          submission.kindName,
          ...Object.keys(submission.payload)
            .toSorted()
            .map((name) => [name, submission.payload[name]]),
        ]),
      );
      const given = keyOf(submission, bodyHash);
      const known = await earlier(submission, bodyHash, given);
      if (known) return known;
      // After the look-up: a repeated request costs nobody anything.
      await deps.limiter.take(addressLimits, submission.ip);
      for (let tries = 1; ; tries++) {
        try {
          return await store(submission, bodyHash, given);
        } catch (error) {
          // Two requests with one key at the same moment: the second finds what the first has stored.
          const twin =
            violatesUnique(error, 'leads_idempotency_key_key') &&
            (await earlier(submission, bodyHash, given));
          if (twin) return twin;
          if (!violatesUnique(error, 'leads_reference_key') || tries === referenceTries) throw error;
        }
      }
    },
  };
}
export type EnquiryService = ReturnType<typeof createEnquiryService>;
