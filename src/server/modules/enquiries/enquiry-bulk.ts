/** @file One thing done to many enquiries: each by itself, so that one refused never stops the others. */
import { eq } from '#platform/db/drizzle.ts';
import { changes } from '#contract/desk/enquiry-changes.ts';
import {
  enquiryListLimits,
  type EnquiryBulkAction,
  type EnquiryBulkResult,
} from '#contract/desk/enquiry-list.ts';
import { leads } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { createFieldChanges, type FieldChange } from './enquiry-fields.ts';
import type { Lifecycle } from './enquiry-lifecycle.ts';
import { requireColleague } from './enquiry-owners.ts';
import type { EnquiryDependencies, Lead } from './enquiry.types.ts';

const { labelsMax } = enquiryListLimits;

const labelled = (labels: string[]): FieldChange => ({
  columns: { labels },
  facts: { field: 'labels', count: labels.length },
});

/** As JavaScript and the database compare: a label is what was typed. */
function changeOf(action: Exclude<EnquiryBulkAction, { status: string }>, lead: Lead): FieldChange {
  if ('assign' in action)
    return lead.ownerId === action.assign
      ? null
      : { columns: { ownerId: action.assign }, facts: { field: 'owner', owner: action.assign } };
  if ('removeLabel' in action)
    return lead.labels.includes(action.removeLabel)
      ? labelled(lead.labels.filter((label) => label !== action.removeLabel))
      : null;
  if (lead.labels.includes(action.addLabel)) return null;
  if (lead.labels.length >= labelsMax)
    throw new Problem('conflict', { message: `This enquiry has ${labelsMax} labels already.` });
  return labelled([...lead.labels, action.addLabel]);
}

const whyNot = ({ message, fieldErrors }: Problem): string => Object.values(fieldErrors ?? {})[0] ?? message;

/** Acting on many. */
export function createEnquiryBulk(deps: Pick<EnquiryDependencies, 'db' | 'clock'>, { change }: Lifecycle) {
  const { db } = deps;
  const { changeFields } = createFieldChanges(deps);

  async function actOn(reference: string, action: EnquiryBulkAction, by: Actor): Promise<void> {
    if (!('status' in action)) return changeFields(reference, by, (lead) => changeOf(action, lead));
    const [lead] = await db.select().from(leads).where(eq(leads.reference, reference));
    if (!lead) throw new Problem('not_found', { message: 'There is no enquiry of that number.' });
    await change(lead, changes.staff[action.status], { by, reason: action.reason });
  }

  return {
    /** Answers for each reference, once, whether it was done. @throws Problem invalid_input for an owner who may not be one */
    async run(references: readonly string[], action: EnquiryBulkAction, by: Actor) {
      if ('assign' in action && action.assign !== null) await requireColleague(db, action.assign);
      const results: EnquiryBulkResult[] = [];
      for (const reference of new Set(references))
        try {
          await actOn(reference, action, by);
          results.push({ reference, done: true, why: null });
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          results.push({ reference, done: false, why: whyNot(error) });
        }
      return { results };
    },
  };
}
