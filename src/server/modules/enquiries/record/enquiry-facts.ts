/** @file What the staff notes about an enquiry: who looks after it, by when, under which labels, for which day. */
import { eq } from '#platform/db/drizzle.ts';
import { factWords, type EnquiryFacts } from '#contract/desk/enquiry-detail.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lockEnquiry, nextVersion } from './enquiry-lock.ts';
import { requireColleague } from '#modules/enquiries/desk/enquiry-owners.ts';
import { replacing } from './enquiry-undo.ts';
import type { EnquiryDependencies, Lead } from '#modules/enquiries/enquiry.types.ts';

async function ownerOf(tx: Tx, wanted: string | null, by: Actor): Promise<string | null> {
  if (wanted === null) return null;
  if (wanted === 'me' && !by.id)
    throw new Problem('invalid_input', { fieldErrors: { owner: 'A script can own nothing.' } });
  const id = wanted === 'me' ? by.id! : wanted;
  await requireColleague(tx, id, 'owner');
  return id;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Columns of an enquiry that hold facts which the staff notes. */
export type FactColumns = Partial<Pick<Lead, 'ownerId' | 'dueAt' | 'labels' | 'eventDate'>>;

/**
 * Writes what differs of an enquiry that is locked, told once with the names of what it changed. What is so already changes nothing.
 * Resolves to whether anything was changed.
 */
export async function writeFacts(
  tx: Tx,
  lead: Lead,
  asked: FactColumns,
  { by, at }: { by: Actor; at: Date },
): Promise<boolean> {
  const names = (Object.keys(factWords) as (keyof typeof factWords)[]).filter((name) => {
    const column = name === 'owner' ? 'ownerId' : name;
    return column in asked && !isSame(asked[column], lead[column]);
  });
  if (names.length === 0) return false;
  await tx
    .update(leads)
    .set({ ...asked, replaced: replacing(lead, asked, by), ...nextVersion })
    .where(eq(leads.id, lead.id));
  const on = { kind: 'enquiry', id: lead.reference } as const;
  await recordEvent(tx, { type: 'enquiry.changed', by, on, at, facts: { fields: names.join(' ') } });
  return true;
}

/** Changing these facts. */
export function createEnquiryFacts({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) {
  return {
    /** @throws Problem not_found, conflict for an older version, invalid_input for an owner who cannot be one */
    async change(reference: string, { version, ...facts }: EnquiryFacts, by: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const lead = await lockEnquiry(tx, reference, version);
        const asked: FactColumns = {
          ...(facts.owner !== undefined && { ownerId: await ownerOf(tx, facts.owner, by) }),
          ...(facts.dueAt !== undefined && { dueAt: facts.dueAt === null ? null : new Date(facts.dueAt) }),
          ...(facts.labels !== undefined && { labels: [...new Set(facts.labels)] }),
          ...(facts.eventDate !== undefined && { eventDate: facts.eventDate }),
        };
        await writeFacts(tx, lead, asked, { by, at: clock() });
      });
    },
  };
}
