import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { sampleEntertainer } from '../sample-vendors.ts';
import { t } from '#words/t.ts';

export const entertainment: BookingPage = {
  route: paths.entertainment,
  title: t('DJ, live music and performers'),
  metaDescription: t(
    'Book a DJ, dhol, live singers or dancers for a function in Delhi-NCR. Sound that suits the place, an end time that keeps to the rules.',
  ),
  intro: t(
    'A DJ for the sangeet, dhol for the baraat, a ghazal evening for the parents. We find people who suit the crowd, the place and the hour.',
  ),
  picture: 'service/entertainment',
  pictureAlt: t(
    'A live band on a small stage: a singer at the microphone, a tabla player, a guitarist and a dhol player under warm spotlights',
  ),
  first: {
    heading: t('A DJ, by place, and the hour'),
    rows: [
      [t('Small hall, with sound'), t('about ₹18,000 to ₹35,000')],
      [t('Lawn, with light'), t('about ₹40,000 to ₹80,000')],
      [t('Music outdoors'), t('until 10 pm')],
    ],
    prices: 'dj',
  },
  whatYouGet: [
    t('DJs, dhol players, live bands, singers, anchors and dance troupes'),
    t('Sound and light sized for your lawn, hall or terrace'),
    t('A plan for the hours, with outdoor sound off before 10 pm'),
    t('The name of the person who will come, not only of the company'),
    t('A quote that says what is included: console, speakers, mics, light, floor, power'),
  ],
  steps: [
    {
      title: t('Describe the evening'),
      sentence: t('Date, place, indoor or outdoor, number of guests and the kind of music you like.'),
    },
    {
      title: t('Hear and choose'),
      sentence: t('We send two or three suggestions with recordings or short clips where they exist.'),
    },
    {
      title: t('Fix the running order'),
      sentence: t('You settle songs, performances and timings directly with the artist.'),
    },
  ],
  afterYouSend: t('We look for artists who are free on your date and have played in a place like yours.'),
  questions: [
    {
      question: t('Until when may music play?'),
      answer: t(
        'Outdoors, loudspeakers and instruments must stop from 10 pm to 6 am. A closed hall may go on longer if its own permissions allow it. Rules and fines change, so check with the venue and the local police for your date. (Checked on 15 November 2026.)',
      ),
    },
    {
      question: t('Who applies for the sound permission?'),
      answer: t(
        'Many halls hold one. For a lawn, a farmhouse or a colony park the host usually applies to the local police about two weeks ahead. We tell you what to carry.',
      ),
    },
    {
      question: t('What does a DJ cost?'),
      answer: t(
        'Roughly ₹18,000 to ₹35,000 for a small hall with one DJ and sound, and ₹40,000 to ₹80,000 for a lawn with light and a dance floor. Dates in late November and December are dearer.',
      ),
    },
    {
      question: t('Do we need a generator?'),
      answer: t(
        'Ask the venue for its load first. A medium sound and light set needs a steady 10 to 15 kW. If mains power is enough, keep the generator only as back-up.',
      ),
    },
    {
      question: t('Can you arrange a quiet programme for elders?'),
      answer: t(
        'Yes. A santoor or flute player at dinner, a ghazal singer in a closed room or an antakshari host are often the most loved part of the evening.',
      ),
    },
    {
      question: t('What if the artist falls ill?'),
      answer: t(
        'Ask for the name of a substitute in the agreement, and for the advance back if you do not accept the substitute.',
      ),
    },
  ],
  enquiry: 'entertainment',
  blogs: 'events',
  shareWith: t('these artists'),
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['dj', 'music', 'choreography', 'Entertainment', 'Freelancer'],
    heading: t('DJs, bands and artists'),
  },
  formHeading: t('Book a DJ or artist'),
  sample: sampleEntertainer,
};
