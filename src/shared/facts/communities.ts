import { t } from '#words/t.ts';

/** The communities that meet, by readable id, as the form sends them. */
export const communityNames = {
  weddings: 'The Wedding Table',
  'home-building': 'Makaan Mandali',
  founders: 'Shuruaat Circle',
  'market-walks': 'Bazaar Walks',
} as const;

/** The readable id of a community. */
export type CommunityId = keyof typeof communityNames;
export const communityIds = Object.keys(communityNames) as CommunityId[];

/** What people read for each. */
export const communityLabels: Readonly<Record<CommunityId, string>> = {
  weddings: t('The Wedding Table'),
  'home-building': t('Makaan Mandali'),
  founders: t('Shuruaat Circle'),
  'market-walks': t('Bazaar Walks'),
};

/** A calendar file: of a gathering by its id, or of all that a community plans. */
export const meetupCalendarPath = (meetupId: string) => `/communities/meetups/${meetupId}.ics`;
export const communityCalendarPath = (communityId: string) => `/communities/${communityId}.ics`;
