import type { CommunityId } from '#facts/communities.ts';

/** One gathering of the demonstration; its date is computed when it is stored. */
export type MeetupSeed = { readonly title: string; readonly place: string; readonly description: string };

/** The next gatherings of each community, in order. Places are parts of town: the address is given by phone. */
export const meetupSeeds: Readonly<Record<CommunityId, readonly MeetupSeed[]>> = {
  weddings: [
    {
      title: 'The Wedding Table: food for three hundred',
      place: 'Greater Kailash-1, New Delhi',
      description:
        'Two caterers bring their price sheets, and we read them line by line: plates, staff, crockery, water, tax. Bring your own quote.',
    },
    {
      title: 'The Wedding Table: flowers that last till midnight',
      place: 'Lajpat Nagar-2, New Delhi',
      description:
        'A decorator shows what stands the heat, what does not, and what may be used again in the morning.',
    },
  ],
  'home-building': [
    {
      title: 'Makaan Mandali: bring your quote',
      place: 'Rohini Sector 9, Delhi',
      description: 'An engineer reads five contractors’ quotes aloud and asks what each of them leaves out.',
    },
    {
      title: 'Makaan Mandali: site visit to a roof before the rains',
      place: 'Sector 29, Faridabad',
      description: 'A terrace opened for repair: slope, outlets, coats. Shoes you do not mind.',
    },
  ],
  founders: [
    {
      title: 'Shuruaat Circle: the first three regular customers',
      place: 'Sector 18, Noida',
      description: 'A tiffin kitchen in its second month puts its numbers on the table. Questions only.',
    },
    {
      title: 'Shuruaat Circle: rent, or a corner of somebody’s shop',
      place: 'Rajouri Garden, New Delhi',
      description: 'A maker of school bags asks whether to sign a lease. We ask her for an hour.',
    },
  ],
  'market-walks': [
    {
      title: 'Bazaar Walk: Lajpat Nagar, cloth and trimmings',
      place: 'Lajpat Nagar metro, gate 5',
      description: 'From laces to lehengas with somebody who has a counter there. Cash in small notes helps.',
    },
    {
      title: 'Bazaar Walk: M Block, breakfast to bangles',
      place: 'M Block Market, main entrance',
      description: 'A slow round before the shutters are fully up, with tea in the middle.',
    },
  ],
};
