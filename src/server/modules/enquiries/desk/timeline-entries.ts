/** @file The timeline entries of an enquiry, as the desk shows them. */
import { factWords, type TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { eventWords } from '#domain/desk/events.ts';
import { saysSomething, type EnquiryEvent } from '#contract/desk/said.ts';
import { leavingAct } from '#platform/events.ts';
import type { enquiryMessages, enquiryNotes, enquiryReplies, events } from '#platform/db/tables.ts';

type EventRow = typeof events.$inferSelect;
type NoteRow = typeof enquiryNotes.$inferSelect;
type Reply = typeof enquiryReplies.$inferSelect;

function wordsOf({ type, facts }: EventRow): string {
  const fields = typeof facts['fields'] === 'string' ? facts['fields'].split(' ') : [];
  const names = fields.map((field) => factWords[field as keyof typeof factWords] ?? field);
  return [eventWords[type] ?? type, names.join(', ')].filter(Boolean).join(': ');
}

const leaving = leavingAct('');
/** Returns whether an event says something that its author had not said before. */
const saysNew = ({ type, facts }: EventRow) =>
  (saysSomething[type as EnquiryEvent] ?? false) && !String(facts['act'] ?? '').startsWith(leaving);

export const eventEntry = (row: EventRow, vendor: string | undefined): TimelineEntry => ({
  id: row.id,
  kind: 'event',
  at: row.at.toISOString(),
  by: row.actorKind,
  who: row.actorName,
  words: wordsOf(row),
  text: null,
  says: saysNew(row),
  reply: null,
  ...(vendor !== undefined && { vendor }),
});

const written = ({ id, createdAt, memberId, memberName, text }: NoteRow | Reply) => ({
  id,
  at: createdAt.toISOString(),
  by: memberId ? ('staff' as const) : ('script' as const),
  who: memberName,
  text,
});

export const noteEntry = (row: NoteRow): TimelineEntry => ({
  ...written(row),
  kind: 'note',
  words: 'wrote a note',
  says: false,
  reply: null,
});

const stateOf = ({ sentAt, undoneAt }: Reply) => (sentAt ? 'sent' : undoneAt ? 'undone' : 'waiting');
const replyWords = {
  waiting: 'answers by mail',
  sent: 'answered by mail',
  undone: 'wrote an answer that did not leave',
};

export const replyEntry = (row: Reply): TimelineEntry => ({
  ...written(row),
  kind: 'reply',
  words: replyWords[stateOf(row)],
  says: !row.undoneAt,
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

export const messageEntry = ({ message, vendorName }: MessageFound, pictures: string[]): TimelineEntry => ({
  id: message.id,
  kind: 'note',
  at: message.sentAt.toISOString(),
  by: writers[message.author],
  who: message.authorName || null,
  words: vendorName ? 'wrote in the conversation' : 'wrote on the private page',
  text: message.text,
  says: true,
  ...(vendorName !== null && { vendor: vendorName }),
  pictures,
  reply: null,
});
