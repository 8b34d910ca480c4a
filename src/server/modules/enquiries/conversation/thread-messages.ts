/** @file Reads the messages of an enquiry, and tells whether more may be written. */
import { and, asc, desc, eq, isNull, lt, ne } from '#platform/db/drizzle.ts';
import type { Message, Messages, ThreadPage } from '#contract/conversations.ts';
import { talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import { talkingStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { threadLimits } from '#facts/limits.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages } from '#platform/db/tables.ts';
import { instantOf } from '#platform/clock.ts';
import { picturesOfMessages } from './message-picture-ids.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';
import type { IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

type MessageRow = typeof enquiryMessages.$inferSelect;
const shownMessage = (row: MessageRow, pictures: string[]): Message => ({
  id: row.id,
  introductionId: row.introductionId,
  author: row.author,
  name: row.authorName,
  text: row.text,
  sentAt: row.sentAt.toISOString(),
  seenAt: instantOf(row.seenAt),
  awayUntil: row.awayUntil,
  pictures,
});

/** Returns whether anybody may still write: a withdrawn or closed enquiry has no threads. */
export const takesMessages = ({ status }: Pick<Enquiry, 'status'>): boolean =>
  talkingStatuses.includes(status);

export const isWritable = (
  enquiry: Enquiry,
  { status, vendorHidden }: Pick<IntroductionRow, 'status' | 'vendorHidden'>,
): boolean => takesMessages(enquiry) && talkingIntroductions.includes(status) && !vendorHidden;

/** Returns the refusal of a message to a closed thread. */
export const closedThread = (row: Pick<IntroductionRow, 'vendorHidden'> | null): Problem =>
  new Problem('conflict', {
    message: row?.vendorHidden
      ? t('This vendor is not shown on the site at present: nothing can be written or decided here.')
      : t('This conversation is closed.'),
  });

async function shownMessages(db: Database, rows: readonly MessageRow[]): Promise<Message[]> {
  const pictures = await picturesOfMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => shownMessage(row, pictures.get(row.id) ?? []));
}

/** Returns every message of an enquiry, oldest first. */
export const messagesOf = async (db: Database, enquiryId: string): Promise<Message[]> =>
  shownMessages(
    db,
    await db
      .select()
      .from(enquiryMessages)
      .where(eq(enquiryMessages.enquiryId, enquiryId))
      .orderBy(asc(enquiryMessages.id)),
  );

const ofThread = (introductionId: string | null) =>
  introductionId === null
    ? isNull(enquiryMessages.introductionId)
    : eq(enquiryMessages.introductionId, introductionId);

/**
 * Returns the newest messages of each of these threads of an enquiry, oldest first; for the thread that has the message `before`, the
 * messages before it. Null is the thread of family and staff.
 */
export async function threadsOf(
  db: Database,
  enquiryId: string,
  { threads, before }: { threads: readonly (string | null)[]; before?: string | undefined },
): Promise<Required<Messages>> {
  const [from] = before
    ? await db
        .select({ thread: enquiryMessages.introductionId })
        .from(enquiryMessages)
        .where(and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.id, before)))
    : [];
  const rows: MessageRow[] = [];
  const pages: ThreadPage[] = [];
  for (const introductionId of threads) {
    const newest = from?.thread !== introductionId;
    const found = await db
      .select()
      .from(enquiryMessages)
      .where(
        and(
          eq(enquiryMessages.enquiryId, enquiryId),
          ofThread(introductionId),
          newest ? undefined : lt(enquiryMessages.id, before!),
        ),
      )
      .orderBy(desc(enquiryMessages.id))
      .limit(threadLimits.shown + 1);
    const shown = found.slice(0, threadLimits.shown);
    const earlier = found.length > shown.length ? shown.at(-1)!.id : null;
    if (earlier !== null || !newest) pages.push({ introductionId, earlier, newest });
    rows.push(...shown);
  }
  return {
    messages: await shownMessages(
      db,
      rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ),
    pages,
  };
}

/** Marks the messages to a reader as seen. */
export async function markSeen(
  db: Database,
  { enquiryId, introductionId }: { enquiryId: string; introductionId?: string },
  { reader, at }: { reader: 'family' | 'vendor'; at: Date },
): Promise<void> {
  await db
    .update(enquiryMessages)
    .set({ seenAt: at })
    .where(
      and(
        eq(enquiryMessages.enquiryId, enquiryId),
        introductionId ? eq(enquiryMessages.introductionId, introductionId) : undefined,
        ne(enquiryMessages.author, reader),
        isNull(enquiryMessages.seenAt),
      ),
    );
}
