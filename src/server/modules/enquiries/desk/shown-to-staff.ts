/** @file What every view of the staff shows of one enquiry. */
import { defaultLocale } from '#words/locales.ts';
import type { Company } from '#contract/company.ts';
import type { StaffEnquiry } from '#contract/staff.ts';
import { isMailable } from '#platform/mailer/message.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { consentOf } from '#modules/enquiries/record/enquiry-columns.ts';
import { sentIn, titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { placeholderValues, type PlaceholderSource } from './reply-placeholders.ts';

/** Returns the fields of an enquiry that every view of the staff shows, with its latest message or end. */
export const shownToStaff = (enquiry: Enquiry, said: string | null): StaffEnquiry => ({
  reference: enquiry.reference,
  title: titleOf(enquiry),
  status: enquiry.status,
  version: enquiry.version,
  said,
  locale: enquiry.locale,
  sentAt: enquiry.createdAt.toISOString(),
  page: enquiry.sourcePage,
  sent: sentIn(enquiry),
  ...consentOf(enquiry),
  flagged: enquiry.quarantine ? (enquiry.quarantineReason ?? 'kept apart') : null,
});

type FirstScreen = PlaceholderSource & Pick<Enquiry, 'sourcePage' | 'consent' | 'email'>;

/** Returns the fields of its page that need no further reading. */
export const firstScreen = (
  enquiry: FirstScreen,
  by: { company: Company; staffName: string | null | undefined },
) => ({
  page: enquiry.sourcePage,
  sent: sentIn(enquiry),
  ...consentOf(enquiry),
  mailable: enquiry.email !== null && isMailable(enquiry.email),
  noticeVersion: enquiry.consent?.noticeVersion ?? null,
  noticeLocale: enquiry.consent?.noticeLocale ?? (enquiry.consent ? defaultLocale : null),
  placeholders: placeholderValues(enquiry, by),
});
