/** @file What vendors read in their thread when the sender has changed a request. */
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import { t } from '#words/t.ts';

/** The sender's changes of a request; null for an unchanged fact. */
export type Correction = {
  enquiryId: string;
  key: string;
  eventDate: string | null;
  guests: number | null;
};

const longDay = delhiFormat({ dateStyle: 'long' });

/** Returns the text of a correction in the vendor's language, without the family's own words. */
export const sayCorrection = ({ eventDate, guests }: Correction) =>
  [
    eventDate &&
      t('The family has changed the date: it is {date} now.', { date: showDay(longDay, eventDate) }),
    guests &&
      t('The family has changed the number of guests: {count, plural, one {# guest} other {# guests}} now.', {
        count: guests,
      }),
  ]
    .filter(Boolean)
    .join('\n');
