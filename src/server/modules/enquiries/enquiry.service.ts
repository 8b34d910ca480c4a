/** @file Accepting an enquiry: stored with its mails in one transaction before it is acknowledged, once per idempotency key. */
import { eq } from 'drizzle-orm';
import { noticeVersion } from '#facts/notice.ts';
import { consentItems } from '#contract/consent-items.ts';
import type { Company } from '#contract/company.ts';
import type { EnquiryReceipt, FormContext } from '#contract/enquiries.ts';
import { enquiryKinds, type EnquiryKindName } from '#contract/enquiry-kinds.ts';
import { validate as isUuid } from 'uuid';
import { newId } from '#platform/db/tables/columns.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit, RateLimiter } from '#platform/rate-limit.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import { suspicionOf } from '#platform/suspicion.ts';
import type { MailParties } from './enquiry.mails.ts';
import { createTelling } from './enquiry.telling.ts';
import { leadColumns, type Payload } from './lead-columns.ts';
import { newReference } from '#platform/reference.ts';

export type EnquiryDependencies = {
  db: Database;
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  company: Company;
  parties: MailParties;
  publicUrl: string;
  secretKey: string;
  minFormMs: number;
  limiter: Pick<RateLimiter, 'take'>;
  /** A vendor of the marketplace by id, or null; `email` is null when nobody can be written to. */
  findVendor(vendorId: string): Promise<{ companyName: string; email: string | null } | null>;
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

const uniqueViolation = '23505';
const referenceTries = 5;

const minute = 60_000;
/** For one address and all kinds together. A mobile carrier puts hundreds of phones behind one address. */
const addressLimits: readonly Limit[] = [
  { name: 'enquiry-10-min', max: 60, windowMs: 10 * minute },
  { name: 'enquiry-day', max: 400, windowMs: 24 * 60 * minute },
];

type Unique = { cause?: { code?: string; constraint?: string } };
const violates = (error: unknown, constraint: string) =>
  (error as Unique).cause?.code === uniqueViolation && (error as Unique).cause?.constraint === constraint;

/** The rules of enquiries over a database and an outbox. */
export function createEnquiryService(deps: EnquiryDependencies) {
  const { db, company, secretKey } = deps;
  const { secretOf, receiptOf, tell } = createTelling(deps);

  async function earlier(
    { kindName, idempotencyKey }: Submission,
    bodyHash: Buffer,
  ): Promise<EnquiryReceipt | null> {
    if (!idempotencyKey) return null;
    const [lead] = await db
      .select({ id: leads.id, reference: leads.reference, bodyHash: leads.bodyHash })
      .from(leads)
      .where(eq(leads.idempotencyKey, idempotencyKey));
    if (!lead) return null;
    if (!lead.bodyHash?.equals(bodyHash)) throw new Problem('idempotency_conflict');
    return receiptOf(lead, enquiryKinds[kindName].success.heading);
  }

  async function store(submission: Submission, bodyHash: Buffer): Promise<EnquiryReceipt> {
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
    const suspicion = suspicionOf(form, deps.minFormMs);
    await db.transaction(async (tx) => {
      await tx.insert(leads).values({
        ...lead,
        ...columns,
        ...about,
        kind: kindName,
        payload,
        secretHash: sha256(secretOf(lead.id)),
        quarantine: suspicion !== null,
        quarantineReason: suspicion,
        idempotencyKey: submission.idempotencyKey,
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
      if (suspicion) return;
      const told = { ...lead, ...about, kind: kindName, payload };
      await tell(tx as Tx, { lead: told, share, vendor, name: columns.name, email: columns.email });
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
      const known = await earlier(submission, bodyHash);
      if (known) return known;
      // After the look-up: a repeated request costs nobody anything.
      await deps.limiter.take(addressLimits, submission.ip);
      for (let tries = 1; ; tries++) {
        try {
          return await store(submission, bodyHash);
        } catch (error) {
          // Two requests with one key at the same moment: the second finds what the first has stored.
          const twin = violates(error, 'leads_idempotency_key_key') && (await earlier(submission, bodyHash));
          if (twin) return twin;
          if (!violates(error, 'leads_reference_key') || tries === referenceTries) throw error;
        }
      }
    },
  };
}
export type EnquiryService = ReturnType<typeof createEnquiryService>;
