/** @file The events of an enquiry with its notes, replies and messages, in one order. */
import { and, desc, eq, notInArray, sql, type Column } from '#platform/db/drizzle.ts';
import { detailLimits, type TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages, enquiryNotes, enquiryReplies, events, introductions } from '#platform/db/tables.ts';
import { picturesOfMessages } from '#modules/enquiries/conversation/message-picture-ids.ts';
import { eventEntry, messageEntry, noteEntry, replyEntry } from './timeline-entries.ts';

/** Events left out: their notes, replies and messages are entries themselves, with their state. */
const toldByItself: EventType[] = [
  'enquiry.noted',
  'reply.written',
  'reply.sent',
  'reply.undone',
  'message.sent',
];

/** Returns the newest entries of an enquiry, or those before one of them, newest first. */
export async function timelineOf(
  db: Database,
  { id, reference }: { id: string; reference: string },
  before?: Pick<TimelineEntry, 'at' | 'id'>,
): Promise<TimelineEntry[]> {
  const max = detailLimits.timeline;
  // Ids contain the time and order the entries of one millisecond.
  const behind = (at: Column, entry: Column) =>
    before && sql`(${at}, ${entry}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  const newest = (at: Column, entry: Column) => [desc(at), desc(entry)];
  const happened = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.subjectKind, 'enquiry'),
        eq(events.subjectId, reference),
        notInArray(events.type, toldByItself),
        behind(events.at, events.id),
      ),
    )
    .orderBy(...newest(events.at, events.id))
    .limit(max);
  const notes = await db
    .select()
    .from(enquiryNotes)
    .where(and(eq(enquiryNotes.enquiryId, id), behind(enquiryNotes.createdAt, enquiryNotes.id)))
    .orderBy(...newest(enquiryNotes.createdAt, enquiryNotes.id))
    .limit(max);
  const replies = await db
    .select()
    .from(enquiryReplies)
    .where(and(eq(enquiryReplies.enquiryId, id), behind(enquiryReplies.createdAt, enquiryReplies.id)))
    .orderBy(...newest(enquiryReplies.createdAt, enquiryReplies.id))
    .limit(max);
  const messages = await db
    .select({ message: enquiryMessages, vendorName: introductions.vendorName })
    .from(enquiryMessages)
    .leftJoin(introductions, eq(introductions.id, enquiryMessages.introductionId))
    .where(and(eq(enquiryMessages.enquiryId, id), behind(enquiryMessages.sentAt, enquiryMessages.id)))
    .orderBy(...newest(enquiryMessages.sentAt, enquiryMessages.id))
    .limit(max);
  const pictures = await picturesOfMessages(
    db,
    messages.map(({ message }) => message.id),
  );
  const named = await db
    .select({ id: introductions.id, name: introductions.vendorName })
    .from(introductions)
    .where(eq(introductions.enquiryId, id));
  const vendorOf = ({ facts }: typeof events.$inferSelect) =>
    named.find((one) => one.id === facts['introductionId'])?.name;
  return [
    ...happened.map((row) => eventEntry(row, vendorOf(row))),
    ...notes.map(noteEntry),
    ...messages.map((found) => messageEntry(found, pictures.get(found.message.id) ?? [])),
    ...replies.map(replyEntry),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, max);
}
