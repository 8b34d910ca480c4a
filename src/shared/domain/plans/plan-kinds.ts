/**
 * @file Kinds of plans, as data: the tasks with the days before the event on which they are due, and the budget headings with their
 * usual shares. The times are those of our own posts about Delhi: cards in ten weeks, police and power, the flat in fourteen.
 */
import { t } from '#words/t.ts';

type Task = { readonly key: string; readonly label: string; readonly daysBefore: number };
type Heading = { readonly key: string; readonly label: string; readonly percent: number };
export type PlanEntry = {
  readonly label: string;
  /** Label of the day. */
  readonly dateLabel: string;
  readonly withGuests: boolean;
  readonly tasks: readonly Task[];
  readonly headings: readonly Heading[];
};

const task = (key: string, daysBefore: number, label: string): Task => ({ key, daysBefore, label });
const heading = (key: string, percent: number, label: string): Heading => ({ key, percent, label });
const heldBack = t('Reserve');
const theDay = t('The day');
const finished = t('To be finished by');

export const loudspeaker = t('Apply to the police for the loudspeaker permission');
const plates = t('Tell the caterer the last number of plates');
const forecast = t('Look at the forecast: plan for cold, smoke or rain');
const songs = t('Send the DJ the songs that must be played');

/** @where What can a family plan, and with which days and headings? */
export const planKinds = {
  wedding: {
    label: t('Wedding'),
    dateLabel: theDay,
    withGuests: true,
    tasks: [
      task('talk', 240, t('Sit down once with everyone who will pay')),
      task('venue', 210, t('Book the venue')),
      task('caterer', 150, t('Ask three caterers and choose one')),
      task('photos', 120, t('Book photography and film')),
      task('decoration', 120, t('Choose the decorator')),
      task('music', 90, t('Book music, dhol and DJ')),
      task('households', 70, t('Final list of households; budget for each gift')),
      task('quotes', 63, t('Choose the paper, ask three printers; blouses to the tailor')),
      task('proof', 56, t('Have the proof read aloud; order the gifts')),
      task('print', 49, t('Have the cards printed')),
      task('outstation', 35, t('Post the outstation cards; count the gifts')),
      task('city', 28, t('Hand over the city cards')),
      task('power', 21, t('Apply for temporary mains power; send the digital card')),
      task('loudspeaker', 14, loudspeaker),
      task('cash', 14, t('Arrange the payments of the last week; reminder calls')),
      task('plates', 7, plates),
      task('forecast', 5, forecast),
      task('songs', 3, songs),
    ],
    headings: [
      heading('food', 32, t('Food and drink, all functions')),
      heading('venue', 18, t('Venue and its charges')),
      heading('clothes', 10, t('Clothes of the couple and close family')),
      heading('decoration', 9, t('Decoration, flowers and light')),
      heading('photos', 7, t('Photography and film')),
      heading('gifts', 6, t('Gifts, trousseau and packing')),
      heading('music', 4, t('Music, dhol and DJ')),
      heading('cards', 2, t('Invitations')),
      heading('travel', 4, t('Travel, cars and guest rooms')),
      heading('rituals', 3, t('Rituals, mehendi, make-up')),
      heading('held', 5, heldBack),
    ],
  },
  function: {
    label: t('Smaller celebration'),
    dateLabel: theDay,
    withGuests: true,
    tasks: [
      task('venue', 90, t('Book the place')),
      task('caterer', 45, t('Ask three caterers and choose one')),
      task('decoration', 30, t('Choose the decorator')),
      task('music', 30, t('Book music or DJ')),
      task('cards', 21, t('Send the invitations')),
      task('loudspeaker', 14, loudspeaker),
      task('plates', 7, plates),
      task('forecast', 5, forecast),
      task('songs', 3, songs),
    ],
    headings: [
      heading('food', 45, t('Food and drink')),
      heading('venue', 20, t('Place and its charges')),
      heading('decoration', 12, t('Decoration, flowers and light')),
      heading('music', 8, t('Music')),
      heading('photos', 7, t('Photographs')),
      heading('cards', 3, t('Invitations')),
      heading('held', 5, heldBack),
    ],
  },
  renovation: {
    label: t('Renovating a flat'),
    dateLabel: finished,
    withGuests: false,
    tasks: [
      task('quotes', 126, t('Ask three contractors and read the quotes')),
      task('measure', 98, t('Have it measured; engineer, letters, quotes settled')),
      task('order', 91, t('Order tiles, windows and fittings')),
      task('break', 84, t('Breaking, malba, repairs to the concrete')),
      task('pipes', 70, t('Pipes and wire chases')),
      task('water', 56, t('Waterproofing and the test of 48 hours')),
      task('plaster', 49, t('Plaster and tiles')),
      task('kitchen', 28, t('Kitchen, doors, windows')),
      task('paint', 14, t('Paint')),
      task('snags', 7, t('Fittings, cleaning, list of snags')),
    ],
    headings: [
      heading('break', 3, t('Breaking and removal of malba')),
      heading('plumbing', 8, t('Plumbing')),
      heading('wiring', 9, t('Wiring')),
      heading('water', 4, t('Waterproofing')),
      heading('tiles', 19, t('Floor and wall tiles')),
      heading('bathrooms', 9, t('Bathroom fittings')),
      heading('kitchen', 17, t('Kitchen')),
      heading('doors', 12, t('Doors, windows, grills')),
      heading('paint', 9, t('Putty and paint')),
      heading('held', 10, heldBack),
    ],
  },
  house: {
    label: t('Building a house'),
    dateLabel: finished,
    withGuests: false,
    tasks: [
      task('papers', 290, t('Collect the papers; have the plot measured')),
      task('design', 270, t('Settle the design; check it against the bye laws')),
      task('soil', 262, t('Soil test and structure')),
      task('apply', 250, t('Apply for the sanction online')),
      task('quotes', 235, t('Ask three contractors and read the quotes')),
      task('sanction', 206, t('Have the sanction in hand')),
      task('notice', 200, t('Notice of commencement, board at the site')),
      task('plinth', 160, t('Inspection at the plinth')),
      task('slab', 100, t('Slabs cast')),
      task('plaster', 60, t('Brickwork and plaster')),
      task('tested', 45, t('Pipes, wires and waterproofing tested')),
      task('floors', 30, t('Floors, doors, windows')),
      task('snags', 10, t('Paint, fittings, list of snags')),
      task('certificate', 0, t('Completion certificate')),
    ],
    headings: [
      heading('start', 10, t('Start, with material on site')),
      heading('plinth', 15, t('Foundation and plinth')),
      heading('slabs', 30, t('Slabs')),
      heading('bricks', 15, t('Brickwork and plaster')),
      heading('pipes', 10, t('Pipes, wires, waterproofing')),
      heading('floors', 10, t('Floors, doors, windows')),
      heading('paint', 5, t('Paint and fittings')),
      heading('held', 5, heldBack),
    ],
  },
} as const satisfies Readonly<Record<string, PlanEntry>>;

export type PlanKind = keyof typeof planKinds;
export const planEntry = (kind: PlanKind): PlanEntry => planKinds[kind];
