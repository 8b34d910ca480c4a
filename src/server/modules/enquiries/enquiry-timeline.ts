/** @file What happened to an enquiry and what was written about it, in one order. */
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { detailLimits, factWords, type TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { eventWords, type EventType } from '#contract/desk/events.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages, enquiryNotes, enquiryReplies, events, introductions } from '#platform/db/tables.ts';

/** Notes, answers and messages stand there themselves, with their state. */
const toldByItself: EventType[] = [
  'enquiry.noted',
  'reply.written',
  'reply.sent',
  'reply.undone',
  'message.sent',
];

type EventRow = typeof events.$inferSelect;
type Written = typeof enquiryNotes.$inferSelect;
type Reply = typeof enquiryReplies.$inferSelect;

function wordsOf({ type, facts }: EventRow): string {
  const fields = typeof facts['fields'] === 'string' ? facts['fields'].split(' ') : [];
  const names = fields.map((field) => factWords[field as keyof typeof factWords] ?? field);
  return [eventWords[type] ?? type, names.join(', ')].filter(Boolean).join(': ');
}

const eventEntry = (row: EventRow): TimelineEntry => ({
  id: row.id,
  kind: 'event',
  at: row.at.toISOString(),
  by: row.actorKind,
  who: row.actorName,
  words: wordsOf(row),
  text: null,
  reply: null,
});

const written = ({ id, createdAt, memberId, memberName, text }: Written | Reply) => ({
  id,
  at: createdAt.toISOString(),
  by: memberId ? ('staff' as const) : ('script' as const),
  who: memberName,
  text,
});

const stateOf = ({ sentAt, undoneAt }: Reply) => (sentAt ? 'sent' : undoneAt ? 'undone' : 'waiting');
const replyWords = { waiting: 'answers by mail', sent: 'answered by mail', undone: 'took back an answer' };

const replyEntry = (row: Reply): TimelineEntry => ({
  ...written(row),
  kind: 'reply',
  words: replyWords[stateOf(row)],
  reply: {
    id: row.id,
    to: row.to,
    subject: row.subject,
    state: stateOf(row),
    sendAt: row.sendAt.toISOString(),
  },
});

type MessageFound = { message: typeof enquiryMessages.$inferSelect; vendorName: string | null };

const writers = { family: 'visitor', vendor: 'vendor', staff: 'staff' } as const;

const messageEntry = ({ message, vendorName }: MessageFound): TimelineEntry => ({
  id: message.id,
  kind: 'note',
  at: message.sentAt.toISOString(),
  by: writers[message.author],
  who: message.authorName || null,
  words:
    message.author !== 'vendor' && vendorName
      ? `wrote in the conversation with ${vendorName}`
      : 'wrote a message',
  text: message.text,
  reply: null,
});

/** The newest entries of an enquiry, newest first. */
export async function timelineOf(
  db: Database,
  { id, reference }: { id: string; reference: string },
): Promise<TimelineEntry[]> {
  const max = detailLimits.timeline;
  const happened = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.subjectKind, 'enquiry'),
        eq(events.subjectId, reference),
        notInArray(events.type, toldByItself),
      ),
    )
    .orderBy(desc(events.id))
    .limit(max);
  const notes = await db
    .select()
    .from(enquiryNotes)
    .where(eq(enquiryNotes.leadId, id))
    .orderBy(desc(enquiryNotes.id))
    .limit(max);
  const replies = await db
    .select()
    .from(enquiryReplies)
    .where(eq(enquiryReplies.leadId, id))
    .orderBy(desc(enquiryReplies.id))
    .limit(max);
  const messages = await db
    .select({ message: enquiryMessages, vendorName: introductions.vendorName })
    .from(enquiryMessages)
    .leftJoin(introductions, eq(introductions.id, enquiryMessages.introductionId))
    .where(eq(enquiryMessages.leadId, id))
    .orderBy(desc(enquiryMessages.id))
    .limit(max);
  const noteEntries = notes.map((row): TimelineEntry => ({
    ...written(row),
    kind: 'note',
    words: 'wrote a note',
    reply: null,
  }));
  // Ids are made by the clock, which orders what happened in one millisecond.
  return [
    ...happened.map(eventEntry),
    ...noteEntries,
    ...messages.map(messageEntry),
    ...replies.map(replyEntry),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, max);
}
