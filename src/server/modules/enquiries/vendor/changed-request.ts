/** @file The effects of a changed day or number of guests on the vendors of a request, for a change by the family or by the staff. */
import { talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import { vendorTopic, isSoon } from '#facts/mail-topics.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { moveBookings } from '#modules/enquiries/quotes/quote-day.ts';
import { toldOf } from '#modules/enquiries/record/asked-facts.ts';
import { guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import { lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { changedMail, hasEmail } from './introduction.mails.ts';
import type { IntroductionRow } from './introduction-change.ts';
import { introductionsOf } from './introductions.ts';
import type { IntroductionDependencies } from './introduction.types.ts';

export type RequestChangedNeeds = Pick<
  IntroductionDependencies,
  'clock' | 'mails' | 'frame' | 'findVendor' | 'notifyDevices' | 'bookedDays'
>;

/** Returns the vendors that talk with the family, and are shown on the site. */
export const talkingWith = async (tx: Tx, enquiryId: string): Promise<IntroductionRow[]> =>
  (await introductionsOf(tx, enquiryId)).filter(
    (row) => talkingIntroductions.includes(row.status) && !row.vendorHidden,
  );

/**
 * Moves the bookings of a request to its new day, and mails its vendors what it asks for now; an unsent mail about an earlier change is
 * replaced. Any other change does nothing here. `before` is the request before the change, which is locked and written. Returns the vendors whose calendars changed.
 */
export async function requestChanged(tx: Tx, deps: RequestChangedNeeds, before: Enquiry): Promise<string[]> {
  const { clock, mails, frame, findVendor, notifyDevices, bookedDays } = deps;
  const enquiry = await lockEnquiry(tx, { id: before.id });
  const isMoved = enquiry.eventDate !== before.eventDate;
  if (!isMoved && guestsOf(enquiry) === guestsOf(before)) return [];
  const moved = isMoved ? await moveBookings(tx, bookedDays, enquiry, enquiry.eventDate) : [];
  for (const row of await talkingWith(tx, enquiry.id)) {
    const contact = await findVendor(row.vendorId, tx);
    await notifyDevices(tx, row.vendorId, 'new-message');
    if (!hasEmail(contact)) continue;
    const about = `changed ${row.id}`;
    await mails.cancel(tx, about);
    await mails.enqueue(tx, {
      topic: isSoon(enquiry.eventDate, clock()) ? vendorTopic(contact, true) : 'message',
      about,
      to: contact.email,
      write: () => changedMail(toldOf(enquiry), row.id, contact, frame),
    });
  }
  return moved;
}
