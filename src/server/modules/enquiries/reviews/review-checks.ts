/** @file The checks of a new review. Each returns a flag or nothing; a person decides. */
import { and, eq, gt, isNotNull, ne } from '#platform/db/drizzle.ts';
import { daysBefore } from '#facts/time.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { reviewCheckLimits, type ReviewCheck } from '#domain/reviews/review-checks.ts';
import { accounts, reviews, vendors } from '#platform/db/tables.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { subscriberOf } from '#platform/rate-limit.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import type { ReviewDependencies, Source } from './reviews.types.ts';
import { compatibilityForm } from '#words/visible.ts';
import { holdsContacts } from '#domain/enquiries/mask-contacts.ts';

const link = /https?:|www\.|\p{L}[\p{L}\p{Nd}-]*\.(?:com|in|org|net|co|shop|biz|info|me|link)\b/iu;

/** Returns the words of a text in the form by which texts are compared. */
const wordsOf = (text: string): string[] =>
  compatibilityForm(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** Returns the flags that a text alone raises. */
const flagsOfText = (text: string): ReviewCheck[] => [
  ...(holdsContacts(text) || link.test(compatibilityForm(text)) ? (['contact'] as const) : []),
  ...(new Set(wordsOf(text)).size < reviewCheckLimits.words ? (['thin'] as const) : []),
];

/** The data of a review that the checks read. */
export type Checked = {
  text: string;
  vendorId: string;
  /** As given by the family. */
  email: string | null;
  phone: string | null;
  source: Source;
};

/** Returns the hash of a text without punctuation, spacing and case, so that copies match. */
export const textHashOf = (text: string): Buffer => sha256(wordsOf(text).join(' '));

/** Creates the checks over a database; none of them refuses anything. */
export function createReviewChecks({
  db,
  clock,
  secretKey,
  isKnownSource,
}: Pick<ReviewDependencies, 'db' | 'clock' | 'secretKey' | 'isKnownSource'>) {
  const networkHashOf = ({ ip }: Source) => keyed(secretKey, 'review network', subscriberOf(ip));
  const { vendorFlood, networkFlood } = reviewCheckLimits;

  const checks: Readonly<
    Record<Exclude<ReviewCheck, 'contact' | 'thin'>, (of: Checked) => Promise<boolean>>
  > = {
    repeated: async ({ text }) => (await db.$count(reviews, eq(reviews.textHash, textHashOf(text)))) > 0,
    vendorFlood: async ({ vendorId }) =>
      (await db.$count(
        reviews,
        and(
          eq(reviews.vendorId, vendorId),
          isNotNull(reviews.writtenAt),
          gt(reviews.writtenAt, daysBefore(clock(), vendorFlood.days)),
        ),
      )) +
        1 >=
      vendorFlood.reviews,
    networkFlood: async ({ source }) =>
      (await db.$count(
        reviews,
        and(
          eq(reviews.networkHash, networkHashOf(source)),
          gt(reviews.writtenAt, daysBefore(clock(), networkFlood.days)),
        ),
      )) +
        1 >=
      networkFlood.reviews,
    ownNetwork: ({ vendorId, source }) => isKnownSource(vendorId, source),
    async ownContact({ vendorId, email, phone }) {
      const own = await db
        .select({ emailKey: accounts.emailKey, phone: vendors.phone })
        .from(vendors)
        .leftJoin(accounts, eq(accounts.vendorId, vendors.id))
        .where(and(eq(vendors.id, vendorId), ne(vendors.isSample, true)));
      // Any member of its team counts like the owner.
      const sameEmail = Boolean(email) && own.some(({ emailKey }) => emailKey === emailKeyOf(email!));
      const ownPhone = own[0]?.phone;
      return sameEmail || Boolean(phone && ownPhone && normalisePhone(phone) === ownPhone);
    },
  };

  return {
    networkHashOf,
    /** Returns the flags that suggest a closer look. */
    async flagsOf(checked: Checked): Promise<ReviewCheck[]> {
      const found = flagsOfText(checked.text);
      for (const [name, raises] of Object.entries(checks))
        if (await raises(checked)) found.push(name as ReviewCheck);
      return found;
    },
  };
}
export type ReviewChecks = ReturnType<typeof createReviewChecks>;
