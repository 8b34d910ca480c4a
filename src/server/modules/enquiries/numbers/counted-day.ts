/** @file Counts one day of enquiries: the rows of the summary from the enquiries themselves, their introductions and their quotes. */
import { and, eq, gte, isNotNull, isNull, lt, sql } from '#platform/db/drizzle.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { hourMs, minuteMs, minuteSeconds, startOfDay, yearSeconds } from '#facts/time.ts';
import {
  answerClassCount,
  answerClassOf,
  countNames,
  otherReason,
  type CountName,
  type StoredSplit,
} from '#domain/desk/number-figures.ts';
import { daysLater } from '#domain/desk/number-periods.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { quoteTotals } from '#domain/quotes/quote-money.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries, introductions, quotes, quoteVersions, type enquiryNumbers } from '#platform/db/tables.ts';

export type NumbersRow = typeof enquiryNumbers.$inferInsert;

const minutesMax = yearSeconds / minuteSeconds;

type Enquiry = Awaited<ReturnType<typeof enquiriesOf>>[number];
const enquiriesOf = (db: Database, inDay: ReturnType<typeof and>) =>
  db
    .select({
      id: enquiries.id,
      kind: enquiries.kind,
      place: enquiries.place,
      source: enquiries.source,
      campaign: enquiries.campaign,
      ownerId: enquiries.ownerId,
      status: enquiries.status,
      createdAt: enquiries.createdAt,
      introducedAt: enquiries.introducedAt,
      answeredAt: enquiries.answeredAt,
      bookedAt: enquiries.bookedAt,
      closeReason: enquiries.closeReason,
    })
    .from(enquiries)
    .where(inDay);

/** The counts that an enquiry adds, and its minutes until the first answer. */
type Added = Partial<Record<CountName, number>> & { accepted?: number; minutes?: number };

/** Returns the counts of one enquiry by the moments that it has passed. */
function stepsOf(enquiry: Enquiry): Added {
  const { status, createdAt, introducedAt, answeredAt, bookedAt } = enquiry;
  if (status === 'withdrawn') return { withdrawn: 1 };
  const waited = answeredAt && Math.max(0, answeredAt.getTime() - createdAt.getTime());
  return {
    received: 1,
    introduced: introducedAt ? 1 : 0,
    booked: bookedAt ? 1 : 0,
    lost: status === 'closed' && !bookedAt ? 1 : 0,
    ...(waited !== null && {
      answered: 1,
      inTime: waited <= staffTargetHours.firstAnswer * hourMs ? 1 : 0,
      minutes: Math.min(minutesMax, Math.round(waited / minuteMs)),
    }),
  };
}

/** Creates an adder of rows of a day. */
function createRows(day: string) {
  const rows = new Map<string, NumbersRow>();
  const empty = (split: StoredSplit, value: string): NumbersRow => ({
    grain: 'day',
    day,
    split,
    value,
    ...(Object.fromEntries(countNames.map((name) => [name, 0])) as Record<CountName, 0>),
    accepted: 0,
    answers: Array<number>(answerClassCount).fill(0),
    answerMinutes: Array<number>(answerClassCount).fill(0),
  });
  return {
    rows,
    add(split: StoredSplit, value: string, { accepted = 0, minutes, ...counts }: Added): void {
      const key = `${split} ${value}`;
      const row = rows.get(key) ?? empty(split, value);
      for (const name of countNames) row[name] += counts[name] ?? 0;
      row.accepted += accepted;
      if (minutes !== undefined) {
        const at = answerClassOf(minutes);
        row.answers[at]! += 1;
        row.answerMinutes[at]! += minutes;
      }
      rows.set(key, row);
    },
  };
}

/**
 * Counts the enquiries that came on a day. `reasons` are the offered ones: others are counted without their words.
 * @where How are the numbers of a day counted?
 */
export async function countDay(
  db: Database,
  day: string,
  reasons: ReadonlySet<string>,
): Promise<NumbersRow[]> {
  const inDay = and(
    gte(enquiries.createdAt, startOfDay(day)),
    lt(enquiries.createdAt, startOfDay(daysLater(day, 1))),
    eq(enquiries.quarantine, false),
    isNull(enquiries.mergedIntoId),
  );
  const found = await enquiriesOf(db, inDay);
  const quoted = await db
    .select({
      enquiryId: quotes.enquiryId,
      content: sql<
        typeof quoteVersions.$inferSelect.content | null
      >`case when ${quotes.status} = 'accepted' then ${quoteVersions.content} end`,
    })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .leftJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version)),
    )
    .where(and(inDay, isNotNull(quotes.sentAt)));
  const told = await db
    .select({
      enquiryId: introductions.enquiryId,
      vendorId: introductions.vendorId,
      reason: introductions.reportReason,
    })
    .from(introductions)
    .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
    .where(and(inDay, isNotNull(introductions.sentAt)));
  const quotesOf = Map.groupBy(quoted, ({ enquiryId }) => enquiryId);
  const toldOf = Map.groupBy(told, ({ enquiryId }) => enquiryId);

  const { rows, add } = createRows(day);
  for (const enquiry of found) {
    const steps = stepsOf(enquiry);
    const { kind, place, source, campaign, ownerId, closeReason } = enquiry;
    if (steps.received) {
      const its = quotesOf.get(enquiry.id) ?? [];
      const passedOn = toldOf.get(enquiry.id) ?? [];
      const bad = passedOn.filter(({ reason }) => reason !== null);
      steps.quoted = its.length > 0 ? 1 : 0;
      steps.accepted = its.reduce((sum, { content }) => sum + (content ? quoteTotals(content).total : 0), 0);
      steps.told = passedOn.length;
      steps.bad = bad.length;
      for (const { vendorId, reason } of bad) add('vendor', `${vendorId} ${reason}`, { bad: 1 });
    }
    add('all', '', steps);
    // A kind that is gone from the registry counts as a contact request, as in its title.
    add('kind', Object.hasOwn(enquiryKinds, kind) ? kind : 'contact', steps);
    add('place', place ?? '', steps);
    add('source', source ?? '', steps);
    add('campaign', campaign ?? '', steps);
    add('owner', ownerId ?? '', steps);
    if (steps.lost)
      add('reason', closeReason !== null && reasons.has(closeReason) ? closeReason : otherReason, {
        lost: 1,
      });
  }
  return [...rows.values()];
}
