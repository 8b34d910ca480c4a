/** @file The timeline of a request for its sender. */
import { and, desc, eq, inArray } from '#platform/db/drizzle.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Database } from '#platform/db/handle.ts';
import { events, introductions } from '#platform/db/tables.ts';
import { t } from '#words/t.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

type EventRow = typeof events.$inferSelect;
type VendorEvent = { vendor: string; row: EventRow };

const byFamily = ({ row }: VendorEvent) => row.actorKind === 'visitor';
const listed = ({ facts }: EventRow) => String(facts['fields'] ?? '').split(' ');

/** The texts of the events shown to the sender; the others are the staff's internal work. */
const words: Partial<Record<EventType, (told: VendorEvent) => string>> = {
  'enquiry.received': () => t('You sent the request'),
  'enquiry.read': () => t('Our team has read it'),
  'enquiry.answered': () => t('Our team has answered'),
  'reply.sent': () => t('Our team has written you a mail'),
  'enquiry.booked': (told) => (byFamily(told) ? t('You said that it is booked') : t('It is booked')),
  'enquiry.closed': () => t('Our team has closed it'),
  'enquiry.reopened': () => t('Our team has opened it again'),
  'enquiry.withdrawn': () => t('You withdrew the request'),
  'enquiry.corrected': ({ row }) =>
    listed(row).length > 1
      ? t('You changed the date and the number of guests')
      : listed(row).includes('guests')
        ? t('You changed the number of guests')
        : t('You changed the date'),
  'enquiry.link_made': () => t('You made a new private link'),
  'introduction.sent': (told) =>
    byFamily(told)
      ? t('{vendor} was asked, as you wished', { vendor: told.vendor })
      : t('Our team asked {vendor}', { vendor: told.vendor }),
  'introduction.proposed': ({ vendor }) => t('Our team is asking {vendor}', { vendor }),
  'introduction.told': ({ vendor }) => t('Our team has told {vendor}', { vendor }),
  'introduction.seen': ({ vendor }) => t('{vendor} has read it', { vendor }),
  'introduction.replied': ({ vendor }) => t('{vendor} has answered', { vendor }),
  'introduction.chosen': ({ vendor }) => t('You booked with {vendor}', { vendor }),
  'introduction.declined': ({ vendor }) => t('{vendor} has declined', { vendor }),
  'introduction.lapsed': ({ vendor }) => t('{vendor} did not answer in time', { vendor }),
  'introduction.recalled': (told) =>
    byFamily(told)
      ? t('You withdrew the request from {vendor}', { vendor: told.vendor })
      : t('The request was taken back from {vendor}', { vendor: told.vendor }),
  'disclosure.made': ({ vendor }) => t('{vendor} was given your contact details', { vendor }),
  'disclosure.read': ({ vendor }) => t('{vendor} has read your contact details', { vendor }),
  'disclosure.recalled': ({ vendor }) => t('Your contact details were taken back from {vendor}', { vendor }),
};
const told = Object.keys(words) as EventType[];
const entriesMax = 200;

/** Returns the newest entries, oldest first. */
export async function ownTimeline(
  db: Database,
  { id, reference }: Pick<Enquiry, 'id' | 'reference'>,
): Promise<{ at: string; words: string }[]> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(eq(events.subjectKind, 'enquiry'), eq(events.subjectId, reference), inArray(events.type, told)),
    )
    .orderBy(desc(events.id))
    .limit(entriesMax);
  const named = await db
    .select({ id: introductions.id, name: introductions.vendorName })
    .from(introductions)
    .where(eq(introductions.enquiryId, id));
  const names = new Map(named.map((one) => [one.id, one.name]));
  return rows.toReversed().flatMap((row) => {
    const vendor = names.get(String(row.facts['introductionId'] ?? '')) ?? t('A vendor');
    const said = words[row.type]?.({ vendor, row });
    return said ? [{ at: row.at.toISOString(), words: said }] : [];
  });
}
