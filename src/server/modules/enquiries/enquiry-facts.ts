/** @file What the staff notes about an enquiry: who looks after it, by when, under which labels, for which day. */
import { and, eq, inArray, isNull } from '#platform/db/drizzle.ts';
import { factWords, type EnquiryFacts } from '#contract/desk/enquiry-detail.ts';
import { staffRights } from '#contract/desk/rights.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { leads, staffMembers } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lockEnquiry, nextVersion } from './enquiry-lock.ts';
import type { EnquiryDependencies, Lead } from './enquiry.types.ts';

const canOwn = and(
  isNull(staffMembers.endedAt),
  inArray(staffMembers.role, [...staffRights.staffEnquiryChange.roles]),
);

/** Who can own an enquiry, by name. */
export const owners = (db: Database) =>
  db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(canOwn)
    .orderBy(staffMembers.name, staffMembers.id);

async function ownerOf(tx: Tx, wanted: string | null, by: Actor): Promise<string | null> {
  if (wanted === null) return null;
  const refused = (owner: string) => new Problem('invalid_input', { fieldErrors: { owner } });
  if (wanted === 'me' && !by.id) throw refused('A script can own nothing.');
  const id = wanted === 'me' ? by.id! : wanted;
  const [member] = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(canOwn, eq(staffMembers.id, id)));
  if (!member) throw refused('Nobody who works on enquiries has this id.');
  return member.id;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Changing these facts, each change told once with the names of what it changed. */
export function createEnquiryFacts({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) {
  return {
    /** @throws Problem not_found, conflict for an older version, invalid_input for an owner who cannot be one */
    async change(reference: string, { version, ...facts }: EnquiryFacts, by: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const lead = await lockEnquiry(tx, reference, version);
        const asked: Partial<Lead> = {
          ...(facts.owner !== undefined && { ownerId: await ownerOf(tx, facts.owner, by) }),
          ...(facts.dueAt !== undefined && { dueAt: facts.dueAt === null ? null : new Date(facts.dueAt) }),
          ...(facts.labels !== undefined && { labels: [...new Set(facts.labels)] }),
          ...(facts.eventDate !== undefined && { eventDate: facts.eventDate }),
        };
        const names = (Object.keys(factWords) as (keyof typeof factWords)[]).filter((name) => {
          const column = name === 'owner' ? 'ownerId' : name;
          return column in asked && !isSame(asked[column], lead[column]);
        });
        if (names.length === 0) return;
        await tx
          .update(leads)
          .set({ ...asked, ...nextVersion })
          .where(eq(leads.id, lead.id));
        await recordEvent(tx, {
          type: 'enquiry.changed',
          by,
          on: { kind: 'enquiry', id: lead.reference },
          at: clock(),
          facts: { fields: names.join(' ') },
        });
      });
    },
  };
}
