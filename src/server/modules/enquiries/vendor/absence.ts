/** @file Absent vendors: new requests get an automatic answer at once, and lapse only after the return. */
import { and, eq, isNotNull } from '#platform/db/drizzle.ts';
import { awaySentence } from '#content/introduction-words.ts';
import { replyHours } from '#domain/enquiries/introduction-changes.ts';
import { addDays, type Absence } from '#domain/vendors/vendor-days.ts';
import { hourMs, startOfDay } from '#facts/time.ts';
import type { Tx } from '#platform/db/handle.ts';
import { enquiryMessages } from '#platform/db/tables.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { system } from '#platform/events.ts';
import type { Conversations } from '#modules/enquiries/conversation/conversations.ts';
import type { IntroductionRow } from './introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

/** Returns when a request sent now is due: the hours count from the vendor's return. */
export const dueAfter = (at: Date, absence: Absence | null): Date =>
  new Date((absence ? startOfDay(addDays(absence.lastDay, 1)) : at).getTime() + replyHours * hourMs);

/**
 * Writes the automatic sentence of an absent vendor, once for each introduction. It is no reply: the introduction's state stays.
 * @where What happens to an enquiry while its vendor is away?
 */
export async function sayAway(
  tx: Tx,
  conversations: Conversations,
  { enquiry, row }: { enquiry: Enquiry; row: IntroductionRow },
  { lastDay, words }: Absence,
): Promise<void> {
  const said = await tx.$count(
    enquiryMessages,
    and(eq(enquiryMessages.introductionId, row.id), isNotNull(enquiryMessages.awayUntil)),
  );
  if (said > 0) return;
  const text = words[enquiry.locale]?.trim() || inLocale(enquiry.locale, () => awaySentence(lastDay));
  // No form can make this key.
  const draft = { text, key: `away:${row.id}` };
  await conversations.write(tx, { enquiry, row }, draft, {
    author: 'vendor',
    by: system,
    name: row.vendorName,
    awayUntil: lastDay,
  });
}
