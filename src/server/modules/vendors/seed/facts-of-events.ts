import { price, said, withTax, type Said } from './said.ts';

const hi = ['hindi', 'english'] as const;

/** Decorators, performers, photographers, make-up, priests, drivers. */
export const eventFacts: Readonly<Record<string, Said>> = {
  'Genda Phool Decorators': said(
    {
      setting: ['indoor', 'outdoor'],
      travel: 'ncr',
      years: 16,
      teamSize: 20,
      languages: [...hi],
      includes: ['Fresh flowers', 'Fitting and clearing'],
    },
    price('decoration', 'event', 35_000, 250_000),
  ),
  'Kesar Tents': said(
    { setting: ['outdoor'], travel: 'ncr', years: 24, teamSize: 45, languages: ['hindi'] },
    price('decoration', 'event', 60_000, 400_000),
  ),
  'Dilli Flowers': said(
    { setting: ['indoor', 'outdoor'], travel: 'city', years: 19, teamSize: 8, languages: [...hi] },
    price('decoration', 'event', 8000, 90_000),
    withTax(price('gifts', 'piece', 350, 4000)),
  ),
  'Gota Patti Ghar': said(
    {
      wear: ['bridal', 'family', 'stitched'],
      setting: ['indoor'],
      years: 27,
      teamSize: 9,
      languages: ['hindi', 'urdu'],
    },
    withTax(price('fashion', 'piece', 1800, 22_000)),
    price('decoration', 'event', 12_000, 60_000),
  ),
  'Mehfil Sound': said(
    {
      musicStyle: ['bollywood', 'punjabi', 'sufi'],
      setting: ['indoor', 'outdoor'],
      travel: 'ncr',
      years: 12,
      teamSize: 9,
      languages: [...hi, 'punjabi'],
      includes: ['Sound for 500', 'Lights', 'Licence papers'],
    },
    price('dj', 'event', 25_000, 75_000),
    price('music', 'event', 40_000, 120_000),
  ),
  'Dhol Tasha Collective': said(
    {
      musicStyle: ['dhol', 'punjabi'],
      setting: ['outdoor'],
      travel: 'ncr',
      years: 9,
      teamSize: 16,
      languages: ['hindi', 'punjabi'],
    },
    price('music', 'event', 15_000, 60_000),
    price('music', 'hour', 6000, 14_000),
  ),
  'DJ Naina and Crew': said(
    {
      musicStyle: ['bollywood', 'western', 'punjabi'],
      setting: ['indoor', 'outdoor'],
      travel: 'ncr',
      years: 6,
      teamSize: 6,
      languages: [...hi],
      includes: ['Console and sound for 300', 'A crew of four'],
    },
    price('dj', 'event', 30_000, 80_000),
    price('crew', 'day', 6000, 15_000),
  ),
  'Rajouri Beats DJ': said(
    {
      musicStyle: ['punjabi', 'bollywood', 'dhol'],
      setting: ['indoor', 'outdoor'],
      travel: 'ncr',
      years: 7,
      teamSize: 5,
      languages: ['hindi', 'punjabi'],
    },
    withTax(price('dj', 'event', 18_000, 45_000)),
    withTax(price('dj', 'hour', 4000, 8000)),
  ),
  'Thumri and Taal Academy': said(
    {
      musicStyle: ['classical', 'sufi', 'bollywood'],
      setting: ['indoor'],
      travel: 'ncr',
      years: 21,
      teamSize: 11,
      languages: ['hindi', 'urdu', 'english'],
    },
    price('choreography', 'event', 20_000, 70_000),
    price('music', 'event', 35_000, 90_000),
  ),
  'Thirak Dance Studio': said(
    {
      musicStyle: ['bollywood', 'punjabi'],
      setting: ['indoor'],
      travel: 'ncr',
      years: 8,
      teamSize: 7,
      languages: [...hi],
      includes: ['Six rehearsals', 'Music cut'],
    },
    price('choreography', 'event', 15_000, 55_000),
    price('choreography', 'hour', 1500, 3000),
  ),
  'Chhavi Wedding Films': said(
    {
      photoStyle: ['candid', 'film', 'drone', 'prewedding'],
      travel: 'india',
      years: 10,
      teamSize: 12,
      languages: [...hi],
      includes: ['Film of 20 minutes', 'Album of 60 pages'],
    },
    price('photography', 'day', 60_000, 180_000),
  ),
  'Nazar Studio': said(
    {
      photoStyle: ['candid', 'traditional', 'product'],
      travel: 'ncr',
      years: 18,
      teamSize: 6,
      languages: ['hindi', 'punjabi', 'english'],
    },
    price('photography', 'day', 18_000, 55_000),
    price('photography', 'hour', 2500, 5000),
  ),
  'Tasveer Ghar Gurgaon': said(
    {
      photoStyle: ['candid', 'traditional', 'prewedding', 'drone'],
      travel: 'ncr',
      years: 5,
      teamSize: 8,
      languages: [...hi],
    },
    price('photography', 'day', 35_000, 90_000),
  ),
  'Kissa Social': said(
    {
      promotion: ['social', 'film'],
      photoStyle: ['product', 'candid'],
      travel: 'ncr',
      years: 5,
      teamSize: 9,
      languages: [...hi],
    },
    price('marketing', 'month', 25_000, 70_000),
    price('photography', 'day', 20_000, 45_000),
  ),
  'Hina Mehendi Artists': said(
    {
      beauty: ['mehendi', 'party'],
      travel: 'ncr',
      years: 15,
      teamSize: 10,
      languages: ['hindi', 'urdu'],
      wear: ['bridal'],
    },
    withTax(price('makeup', 'event', 5000, 21_000)),
    withTax(price('makeup', 'hour', 800, 1500)),
  ),
  'Noor Bridal Studio': said(
    {
      beauty: ['bridal', 'party', 'hair'],
      travel: 'ncr',
      years: 9,
      teamSize: 5,
      languages: [...hi, 'urdu'],
      includes: ['Trial two weeks before', 'Draping'],
    },
    price('makeup', 'event', 15_000, 35_000),
    price('makeup', 'visit', 4000, 9000),
  ),
  'Shringaar by Preet': said(
    {
      beauty: ['bridal', 'party', 'hair', 'mehendi'],
      travel: 'city',
      years: 12,
      teamSize: 6,
      languages: ['punjabi', 'hindi', 'english'],
    },
    withTax(price('makeup', 'event', 12_000, 28_000)),
  ),
  'Pandit Vishnu Dutt Shastri': said(
    {
      ritual: ['hindu', 'housewarming'],
      travel: 'ncr',
      years: 28,
      teamSize: 3,
      languages: ['hindi'],
      includes: ['Samagri list a week before', 'Meaning told in plain Hindi'],
    },
    withTax(price('priest', 'event', 5100, 21_000)),
    withTax(price('priest', 'visit', 1100, 3100)),
  ),
  'Acharya Subramaniam Vadhyar': said(
    {
      ritual: ['hindu', 'housewarming'],
      travel: 'ncr',
      years: 20,
      teamSize: 4,
      languages: ['tamil', 'malayalam', 'english', 'hindi'],
    },
    withTax(price('priest', 'event', 8000, 25_000)),
  ),
  'Mangal Phere Pandits': said(
    { ritual: ['hindu', 'jain', 'housewarming'], travel: 'ncr', years: 11, teamSize: 7, languages: [...hi] },
    withTax(price('priest', 'event', 4100, 15_000)),
    withTax(price('priest', 'visit', 1500, 2500)),
  ),
  'Sawaari Wedding Cars': said(
    {
      travel: 'ncr',
      years: 13,
      teamSize: 18,
      languages: ['hindi', 'punjabi'],
      includes: ['Driver', 'Flowers on one car'],
    },
    price('car-rentals', 'day', 8000, 45_000),
  ),
  'Barat Express Cars and Coaches': said(
    { travel: 'india', years: 17, teamSize: 30, languages: [...hi, 'punjabi'] },
    price('car-rentals', 'day', 5500, 28_000),
    price('car-rentals', 'hour', 900, 3500),
  ),
  'Haath Bataao Event Crew': said(
    { travel: 'ncr', years: 7, teamSize: 60, languages: [...hi] },
    price('crew', 'day', 900, 1800),
  ),
  'Neem & Co': said(
    { setting: ['indoor', 'outdoor'], travel: 'ncr', years: 6, teamSize: 7, languages: [...hi] },
    price('gifts', 'piece', 120, 1800),
    price('decoration', 'event', 20_000, 80_000),
  ),
};
