/**
 * @file The acts of a private link's holder beside withdrawing: correcting and ending.
 * @where What may a family do with its own enquiry?
 */
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryCorrection } from '#contract/own-enquiry.ts';
import { dayInDelhi } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { applyChange, writeChange } from '#modules/enquiries/record/enquiry-change.ts';
import { lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { requestChanged } from '#modules/enquiries/vendor/changed-request.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import type { FamilyVendors } from './family-vendors.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { actsOf, corrected } from '#modules/enquiries/record/enquiry-guests.ts';
import { createWithOwn } from './with-own.ts';

const refuse = () =>
  new Problem('conflict', { message: t('This cannot be done with the request as it is now.') });

export function createOwnEnquiry(
  deps: EnquiryDependencies & IntroductionDependencies,
  { vendors }: { vendors: Pick<FamilyVendors, 'notifyCorrected'> },
) {
  const { db, clock } = deps;
  const withOwn = createWithOwn(deps);

  const book = (tx: Tx, enquiry: Enquiry) => {
    if (!actsOf(enquiry).includes('booked')) throw refuse();
    return applyChange(tx, { clock }, enquiry, changes.visitor.booked, { by: visitor });
  };

  return {
    /**
     * Corrects facts and notifies the vendors of the request, each in its thread. Equal values change nothing.
     * @throws Problem conflict, invalid_input
     */
    async correct(secret: string, correction: EnquiryCorrection): Promise<void> {
      if (correction.eventDate !== undefined && correction.eventDate < dayInDelhi(clock()))
        throw new Problem('invalid_input', {
          fieldErrors: { eventDate: t('Please choose a day in the future.') },
        });
      const moved = await withOwn(secret, async (tx, enquiry) => {
        const { columns, changed } = corrected(enquiry, correction);
        if (changed.length === 0) return [];
        const may = actsOf(enquiry);
        if (changed.some((fact) => !may.includes(fact === 'eventDate' ? 'date' : 'guests'))) throw refuse();
        await writeChange(tx, enquiry, columns, {
          by: visitor,
          at: clock(),
          event: 'enquiry.corrected',
          facts: { fields: changed.join(' ') },
        });
        await vendors.notifyCorrected(tx, {
          enquiryId: enquiry.id,
          key: `corrected-${enquiry.version + 1}`,
          eventDate: changed.includes('eventDate') ? correction.eventDate! : null,
          guests: changed.includes('guests') ? correction.guests! : null,
        });
        return requestChanged(tx, deps, enquiry);
      });
      deps.bookedDays.dropDays(moved);
    },

    /** Marks as booked with somebody else, or by word of mouth. @throws Problem conflict */
    booked: (secret: string) => withOwn(secret, book),
    bookedById: (id: string) => db.transaction(async (tx) => book(tx, await lockEnquiry(tx, { id }))),
  };
}
