/** @file Accepting an enquiry: stored with its mails in one transaction before it is acknowledged, once per idempotency key. */
import { eq } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import { noticeRead } from '#facts/notice.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import { postKeyAt } from '#facts/post-path.ts';
import { campaignName } from '#domain/enquiries/campaign.ts';
import { consentItems } from '#domain/enquiries/consent-items.ts';
import type { EnquiryReceipt, FormContext } from '#contract/enquiries.ts';
import { enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { localeNow } from '#words/t.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { violatesUnique } from '#platform/db/unique-violation.ts';
import { enquiries } from '#platform/db/tables.ts';
import { recordEvent, visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { newReference } from '#platform/reference.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import { createAskedVendors, namesOf } from './asked-vendors.ts';
import { bodyHashOf, keyOf, type IdempotencyKey } from './idempotency-key.ts';
import { createSuspicion } from './enquiry-suspicion.ts';
import type { Notifications } from '#modules/enquiries/effects/enquiry-notifications.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { enquiryColumns, type Payload } from '#modules/enquiries/record/enquiry-columns.ts';
import { placeAtArrival, sourceOf } from '#modules/enquiries/record/enquiry-origin.ts';

export type Submission = {
  kindName: EnquiryKindName;
  payload: Payload;
  form: FormContext;
  idempotencyKey?: string;
  ip: string;
};

const referenceTries = 5;

/** The limits of one address for all kinds. A mobile carrier puts hundreds of phones behind one address. */
const addressLimits: readonly Limit[] = [
  { name: 'enquiry-10-min', max: 60, windowMs: 10 * minuteMs },
  { name: 'enquiry-day', max: 400, windowMs: dayMs },
];

/** Creates the submission, for visitors. */
export function createEnquirySubmission(
  deps: EnquiryDependencies,
  { notifications, introductions }: { notifications: Notifications; introductions: Introductions },
) {
  const { db, clock, company, secretKey } = deps;
  const { receiptOf, notify } = notifications;
  const askedVendors = createAskedVendors(deps, { introductions });
  const suspicionOf = createSuspicion(deps);

  /** Returns the post with the form, else the one that the visitor came from. */
  async function postOf({ page, began }: FormContext): Promise<string | null> {
    const key = postKeyAt(page) ?? postKeyAt(began);
    return key === null ? null : ((await deps.postsNamed([key])).get(key) ?? null);
  }

  /** Returns the answer to the same enquiry, sent before; the private link is in it for a proven sender. */
  async function earlier(
    { kindName }: Submission,
    bodyHash: Buffer,
    given: IdempotencyKey | null,
  ): Promise<EnquiryReceipt | null> {
    if (!given) return null;
    const { key, proves } = given;
    const [enquiry] = await db
      .select({
        id: enquiries.id,
        linkNumber: enquiries.linkNumber,
        reference: enquiries.reference,
        bodyHash: enquiries.bodyHash,
      })
      .from(enquiries)
      .where(eq(enquiries.idempotencyKey, key));
    if (!enquiry) return null;
    if (!enquiry.bodyHash?.equals(bodyHash)) throw new Problem('idempotency_conflict');
    const { statusUrl, ...receipt } = receiptOf(enquiry, enquiryKinds[kindName].success.heading);
    return proves ? { ...receipt, statusUrl } : receipt;
  }

  async function store(
    submission: Submission,
    bodyHash: Buffer,
    given: IdempotencyKey | null,
  ): Promise<EnquiryReceipt> {
    const { kindName, payload, form } = submission;
    const kind = enquiryKinds[kindName];
    const enquiry = {
      id: newId(),
      linkNumber: 0,
      reference: newReference(company.referencePrefix),
      locale: localeNow(),
    };
    const receipt = receiptOf(enquiry, kind.success.heading);
    const { cardId, memberId, region, ...columns } = enquiryColumns(kind, payload);
    const known = cardId && isUuid(cardId) ? await deps.findVendor(cardId) : null;
    const vendor = known?.isPublic ? known : null;
    const asked = await askedVendors.find(kind, payload);
    const member = memberId ? await deps.findCrewMember(memberId) : null;
    const about = {
      ...(vendor ? { vendorId: cardId } : { cardId: cardId ?? memberId }),
      // The site's own name for it: the sent one may be old or forged.
      vendorName: vendor?.companyName ?? namesOf(asked) ?? member ?? columns.vendorName,
    };
    const spamReason = await suspicionOf({ form, ...columns });
    const postId = await postOf(form);
    await db.transaction(async (tx) => {
      const row = {
        ...enquiry,
        ...columns,
        ...about,
        kind: kindName,
        payload,
        secretHash: sha256(deps.links.secretOf(enquiry)),
        quarantine: spamReason !== null,
        quarantineReason: spamReason,
        idempotencyKey: given?.key,
        bodyHash,
        sourcePage: form.page || null,
        source: sourceOf(form.page),
        postId,
        campaign: campaignName(form.campaign),
        place: placeAtArrival(region, vendor ? cardId : asked[0]?.id),
        formMs: form.elapsedMs === undefined ? null : Math.min(form.elapsedMs, dayMs),
        consent: {
          ...noticeRead(kind.notice, enquiry.locale),
          ...(form.notice && { noticeVersion: form.notice }),
          items: consentItems(kind, (name) => payload[name] !== undefined).map(({ key }) => key),
          share: form.share === '1',
          marketing: form.marketing === '1',
        },
        clientHash: keyed(secretKey, 'address', submission.ip),
      };
      const [stored] = await tx.insert(enquiries).values(row).returning();
      await recordEvent(tx, {
        type: 'enquiry.received',
        by: visitor,
        on: { kind: 'enquiry', id: enquiry.reference },
        at: clock(),
        facts: { kind: kindName, flagged: spamReason !== null },
      });
      if (spamReason) return;
      await notify(tx, { enquiry: stored!, vendor, asked });
    });
    return receipt;
  }

  return {
    /**
     * Stores an enquiry and its mails, and only then answers. The same key with the same body gets the first answer.
     * @throws Problem idempotency_conflict when the key was used with another body; too_many_requests when the address has sent too many
     */
    async submit(submission: Submission): Promise<EnquiryReceipt> {
      const bodyHash = bodyHashOf(submission.kindName, submission.payload);
      const given = keyOf({ ...submission, bodyHash }, { secretKey, now: clock() });
      const known = await earlier(submission, bodyHash, given);
      if (known) return known;
      // After the look-up, so that a repeated request counts against no limit.
      await deps.limiter.take(addressLimits, submission.ip);
      for (let tries = 1; ; tries++) {
        try {
          return await store(submission, bodyHash, given);
        } catch (error) {
          // Two concurrent requests with one key: the second finds the stored result of the first.
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
