/** @file Texts of introductions for family and vendor. Their states: `#domain/enquiries/state-sentences.ts`. */
import { t } from '#words/t.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import type { DisclosedField } from '#domain/enquiries/disclosures.ts';
import type { DeclineReason, ReportReason } from '#domain/enquiries/introduction-changes.ts';

export const declineWords: Readonly<Record<DeclineReason, string>> = {
  date: t('The day is not free'),
  far: t('The place is too far'),
  trade: t('This is not our work'),
  small: t('It is too small for us'),
  large: t('It is too large for us'),
  other: t('Another reason'),
};

export const reportWords: Readonly<Record<ReportReason, string>> = {
  'wrong-number': t('Wrong number'),
  'not-mine': t('Not meant for me'),
  duplicate: t('I have it already'),
  abusive: t('Abusive'),
};

export const fieldWords: Readonly<Record<DisclosedField, string>> = {
  name: t('Name'),
  phone: t('Phone'),
  email: t('Email'),
};

const longDay = dayFormat({ dateStyle: 'long' });

/** Returns the default reply of an absent vendor to a new request. */
export const awaySentence = (lastDay: string): string =>
  t('Thank you for your request. We are away until {day} and will write to you after that.', {
    day: showDay(longDay, lastDay),
  });

/** Returns the mark beside such a reply. */
export const awayMark = (lastDay: string): string =>
  t('Automatic answer: away until {day}.', { day: showDay(longDay, lastDay) });
