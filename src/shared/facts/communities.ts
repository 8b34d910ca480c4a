/** The communities that meet, by readable id, as people call them. */
export const communityNames = {
  weddings: 'The Wedding Table',
  'home-building': 'Makaan Mandali',
  founders: 'Shuruaat Circle',
  'market-walks': 'Bazaar Walks',
} as const;

/** The readable id of a community. */
export type CommunityId = keyof typeof communityNames;

/** A calendar file: of a gathering by its id, or of all that a community plans. */
export const meetupCalendarPath = (meetupId: string) => `/communities/meetups/${meetupId}.ics`;
export const communityCalendarPath = (communityId: string) => `/communities/${communityId}.ics`;
