/** @file Applies one action to many enquiries, each by itself, so that one refusal never stops the others. */
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import {
  enquiryListLimits,
  type EnquiryBulkAction,
  type EnquiryBulkResult,
} from '#contract/desk/enquiry-list.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { findEnquiry, lockForStaff } from '#modules/enquiries/record/enquiry-change.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import { requireColleague, writeFacts, type FactColumns } from './enquiry-facts.ts';
import { undoLast } from './enquiry-undo.ts';
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
export function createEnquiryBulk(deps: Pick<EnquiryDependencies, 'db' | 'clock'>, { change }: Lifecycle) {
  const { db, clock } = deps;

  const note = (reference: string, action: FactAction, by: Actor) =>
    db.transaction(async (tx) => {
      const enquiry = await lockForStaff(tx, reference);
      return writeFacts(tx, enquiry, factsOf(action, enquiry), { by, at: clock() });
    });

  /** Applies the action to one enquiry. Resolves to whether it can be undone. */
  async function actOn(reference: string, action: EnquiryBulkAction, how: How): Promise<boolean> {
    if ('undo' in action) {
      await db.transaction((tx) => undoLast(tx, reference, { by: how.by, clock }));
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

  return {
    /** Returns for each reference, once, whether the action was applied. @throws Problem invalid_input for an owner who may not be one */
    async run(references: readonly string[], action: EnquiryBulkAction, how: How) {
      if ('assign' in action && action.assign !== null) await requireColleague(db, action.assign, 'assign');
      const results: EnquiryBulkResult[] = [];
      for (const reference of new Set(references))
        try {
          const undoable = await actOn(reference, action, how);
          results.push({ reference, done: true, undoable, why: null });
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          results.push({ reference, done: false, undoable: false, why: whyNot(error) });
        }
      return { results };
    },
  };
}
