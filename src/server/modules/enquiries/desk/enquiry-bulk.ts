/** @file Applies one action to many enquiries, each by itself, so that one refusal never stops the others. */
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryBulkAction, EnquiryBulkResult } from '#contract/desk/enquiry-bulk.ts';
import { enquiryListLimits } from '#contract/desk/enquiry-filter.ts';
import { DoneBefore, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lastSaid } from '#platform/said.ts';
import { eq } from '#platform/db/drizzle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { lockForStaff } from '#modules/enquiries/record/enquiry-change.ts';
import { findEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import { requireColleague, writeFacts, type FactColumns } from './enquiry-facts.ts';
import { undoLast } from './enquiry-undo.ts';
import type { RequestChangedNeeds } from '#modules/enquiries/vendor/changed-request.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';

const { labelsMax } = enquiryListLimits;

type FactAction = Exclude<EnquiryBulkAction, { status: string } | { undo: true }>;

/** Returns the columns that an action writes. JavaScript and the database compare labels exactly, as they were typed. */
function factsOf(action: FactAction, { labels }: Enquiry): FactColumns {
  if ('assign' in action) return { ownerId: action.assign };
  if ('removeLabel' in action) return { labels: labels.filter((label) => label !== action.removeLabel) };
  if (labels.includes(action.addLabel)) return {};
  if (labels.length >= labelsMax)
    throw new Problem('conflict', { message: `This enquiry has ${labelsMax} labels already.` });
  return { labels: [...labels, action.addLabel] };
}

/** `seen`: the latest message or end of each enquiry that the actor had seen. */
type How = { by: Actor; seen?: Readonly<Record<string, string | null>> | undefined };

const whyNot = ({ message, fieldErrors }: Problem): string => Object.values(fieldErrors ?? {})[0] ?? message;

/** Creates the bulk actions. */
export function createEnquiryBulk(
  deps: Pick<EnquiryDependencies, 'db'> & RequestChangedNeeds,
  { change }: Lifecycle,
) {
  const { db, clock } = deps;

  const note = (reference: string, action: FactAction, by: Actor) =>
    db.transaction(async (tx) => {
      const enquiry = await lockForStaff(tx, reference, { by });
      return writeFacts(tx, enquiry, factsOf(action, enquiry), { by, at: clock() });
    });

  /** Applies the action to one enquiry. Resolves to whether it can be undone. */
  async function actOn(reference: string, action: EnquiryBulkAction, how: How): Promise<boolean> {
    if ('undo' in action) {
      deps.bookedDays.dropDays(
        await db.transaction((tx) => undoLast(tx, reference, { ...deps, by: how.by })),
      );
      return false;
    }
    if (!('status' in action)) return note(reference, action, how.by);
    const enquiry = await findEnquiry(db, { reference });
    const changed = await change(enquiry, changes.staff[action.status], {
      by: how.by,
      reason: action.reason,
      seen: how.seen?.[enquiry.reference],
    });
    return changed.version > enquiry.version && changed.replaced !== null;
  }

  /** Acts on one enquiry, or says why not. */
  async function resultOf(reference: string, action: EnquiryBulkAction, how: How) {
    try {
      return { done: true, undoable: await actOn(reference, action, how), why: null };
    } catch (error) {
      if (error instanceof DoneBefore) {
        const { replaced } = await findEnquiry(db, { reference });
        return { done: true, undoable: !('undo' in action) && replaced?.by === how.by.id, why: null };
      }
      if (!(error instanceof Problem)) throw error;
      return { done: false, undoable: false, why: whyNot(error) };
    }
  }

  /** Returns the base of the next act. */
  async function standing(reference: string): Promise<Pick<EnquiryBulkResult, 'version' | 'said'>> {
    const [row] = await db
      .select({ version: enquiries.version, said: lastSaid(enquiries.reference) })
      .from(enquiries)
      .where(eq(enquiries.reference, reference));
    return row ?? { version: null, said: null };
  }

  return {
    /** Returns for each reference, once, whether the action was applied. @throws Problem invalid_input for an owner who may not be one */
    async run(references: readonly string[], action: EnquiryBulkAction, how: How) {
      if ('assign' in action && action.assign !== null) await requireColleague(db, action.assign, 'assign');
      const results: EnquiryBulkResult[] = [];
      for (const reference of new Set(references)) {
        const result = await resultOf(reference, action, how);
        results.push({ reference, ...result, ...(await standing(reference)) });
      }
      return { results };
    },
  };
}
