/** @file Plans of celebrations. The times are those of our own posts about Delhi: cards in ten weeks, police and power. */
import { t } from '#words/t.ts';
import { heading, task, type PlanEntry } from './plan-entry.ts';

const theDay = t('The day');
const heldBack = t('Reserve');
const loudspeaker = task('loudspeaker', 14, t('Apply to the police for the loudspeaker permission'), {
  guide: 'dj-sound-and-the-ten-oclock-rule',
});
const plates = task('plates', 7, t('Tell the caterer the last number of plates'));
const forecast = task('forecast', 5, t('Look at the forecast: plan for cold, smoke or rain'), {
  guide: 'winter-wedding-weather-plan',
});
const songs = task('songs', 3, t('Send the DJ the songs that must be played'));
const askCaterers = t('Ask three caterers and choose one');
const caterers = {
  trade: 'catering',
  doneBy: 'asked',
  guide: 'choosing-a-caterer-in-delhi',
} as const;
const decorator = t('Choose the decorator');
const booked = 'booked';
const cards = 'invitations-gifts-and-trousseau-packing';

export const celebrations = {
  wedding: {
    label: t('Wedding'),
    dateLabel: theDay,
    withGuests: true,
    tasks: [
      task('talk', 240, t('Sit down once with everyone who will pay'), { guide: 'wedding-budget-worksheet' }),
      task('venue', 210, t('Book the venue'), {
        trade: 'venue',
        doneBy: booked,
        guide: 'farmhouse-or-banquet-hall',
      }),
      task('caterer', 150, askCaterers, caterers),
      task('photos', 120, t('Book photography and film'), { trade: 'photography', doneBy: booked }),
      task('decoration', 120, decorator, { trade: 'decoration', doneBy: booked }),
      task('music', 90, t('Book music, dhol and DJ'), { trade: 'dj', doneBy: booked }),
      task('households', 70, t('Final list of households; budget for each gift')),
      task('quotes', 63, t('Choose the paper, ask three printers; blouses to the tailor'), {
        trade: 'gifts',
        doneBy: 'asked',
        guide: cards,
        market: 'chandni-chowk',
      }),
      task('proof', 56, t('Have the proof read aloud; order the gifts'), { trade: 'gifts' }),
      task('print', 49, t('Have the cards printed'), { market: 'chandni-chowk' }),
      task('outstation', 35, t('Post the outstation cards; count the gifts')),
      task('city', 28, t('Hand over the city cards')),
      task('power', 21, t('Apply for temporary mains power; send the digital card')),
      loudspeaker,
      task('cash', 14, t('Arrange the payments of the last week; reminder calls')),
      plates,
      forecast,
      songs,
    ],
    headings: [
      heading('food', 32, t('Food and drink, all functions'), ['catering']),
      heading('venue', 18, t('Venue and its charges'), ['venue']),
      heading('clothes', 10, t('Clothes of the couple and close family'), ['fashion', 'jewellery']),
      heading('decoration', 9, t('Decoration, flowers and light'), ['decoration']),
      heading('photos', 7, t('Photography and film'), ['photography', 'videography']),
      heading('gifts', 6, t('Gifts, trousseau and packing'), ['gifts', 'retail']),
      heading('music', 4, t('Music, dhol and DJ'), ['dj', 'music', 'choreography']),
      heading('cards', 2, t('Invitations')),
      heading('travel', 4, t('Travel, cars and guest rooms'), ['car-rentals']),
      heading('rituals', 3, t('Rituals, mehendi, make-up'), ['priest', 'makeup']),
      heading('held', 5, heldBack),
    ],
  },
  function: {
    label: t('Smaller celebration'),
    dateLabel: theDay,
    withGuests: true,
    tasks: [
      task('venue', 90, t('Book the place'), { trade: 'venue', doneBy: booked }),
      task('caterer', 45, askCaterers, caterers),
      task('decoration', 30, decorator, { trade: 'decoration', doneBy: booked }),
      task('music', 30, t('Book music or DJ'), { trade: 'dj', doneBy: booked }),
      task('cards', 21, t('Send the invitations'), { guide: cards }),
      loudspeaker,
      plates,
      forecast,
      songs,
    ],
    headings: [
      heading('food', 45, t('Food and drink'), ['catering']),
      heading('venue', 20, t('Place and its charges'), ['venue']),
      heading('decoration', 12, t('Decoration, flowers and light'), ['decoration']),
      heading('music', 8, t('Music'), ['dj', 'music']),
      heading('photos', 7, t('Photographs'), ['photography', 'videography']),
      heading('cards', 3, t('Invitations'), ['gifts']),
      heading('held', 5, heldBack),
    ],
  },
} as const satisfies Readonly<Record<string, PlanEntry>>;
