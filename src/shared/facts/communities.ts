import { t } from '#words/t.ts';

/** Names of the communities that hold meet-ups, by readable id, as the form sends them. */
export const communityNames = {
  weddings: 'The Wedding Table',
  'home-building': 'Makaan Mandali',
  founders: 'Shuruaat Circle',
  'market-walks': 'Bazaar Walks',
} as const;

/** The readable id of a community. */
export type CommunityId = keyof typeof communityNames;
export const communityIds = Object.keys(communityNames) as CommunityId[];

/** Displayed labels of the communities. */
export const communityLabels: Readonly<Record<CommunityId, string>> = {
  weddings: t('The Wedding Table'),
  'home-building': t('Makaan Mandali'),
  founders: t('Shuruaat Circle'),
  'market-walks': t('Bazaar Walks'),
};

/** Returns the address of a calendar file: of one gathering by its id, or of all that a community plans. */
export const meetupCalendarPath = (meetupId: string) => `/communities/meetups/${meetupId}.ics`;
export const communityCalendarPath = (communityId: string) => `/communities/${communityId}.ics`;
