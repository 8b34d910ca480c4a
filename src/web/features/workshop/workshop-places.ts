/** @file The four places of the workshop, at the thumb on a phone and at the side of wider screens. */
import { CalendarDays, Ellipsis, Inbox, Store } from 'lucide-react';
import { t } from '#words/t.ts';
import { editProfilePath, workshopPath } from '#facts/paths.ts';

export const workshopPlaces = {
  requests: { label: t('Requests'), Icon: Inbox, to: () => workshopPath('enquiries') },
  calendar: { label: t('Calendar'), Icon: CalendarDays, to: () => workshopPath('days') },
  page: { label: t('My page'), Icon: Store, to: editProfilePath },
  more: { label: t('More'), Icon: Ellipsis, to: () => workshopPath('more') },
} as const;
export type WorkshopPlace = keyof typeof workshopPlaces;
export const workshopPlaceNames = Object.keys(workshopPlaces) as WorkshopPlace[];
