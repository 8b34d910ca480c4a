/** @file Plans of building work: permits, stages with the share that is paid at each, and inspection. Times and shares are those of our posts. */
import { t } from '#words/t.ts';
import { heading, task, type PlanEntry } from './plan-entry.ts';

const finished = t('To be finished by');
const heldBack = t('Reserve');
const quotes = t('Ask three contractors and read the quotes');
const reading = 'reading-a-contractors-quote';
const approvals = 'approvals-before-you-build';
const corporation = 'mcdonline.nic.in';
const permits = 'permits';
const stages = 'stages';
const inspection = 'inspection';
const retention = t('Pay what was held back, once the defects are mended');

export const building = {
  renovation: {
    label: t('Renovating a flat'),
    dateLabel: finished,
    withGuests: false,
    checkedOn: '2026-08-28',
    tasks: [
      task('quotes', 126, quotes, { trade: 'renovation', doneBy: 'asked', guide: reading }),
      task('allowed', 112, t('Read which changes are allowed in your flat'), {
        part: permits,
        needs: t(
          'Usually needed: the list of permitted changes of your authority, and often the consent of the block',
        ),
        guide: 'renovating-an-old-dda-flat',
        site: 'dda.gov.in',
      }),
      task('engineer', 105, t('Have an engineer look before any wall is opened'), {
        part: permits,
        needs: t('Columns, beams, slabs and load-bearing walls are never yours alone'),
        trade: 'architecture',
      }),
      task('measure', 98, t('Have it measured; engineer, letters, quotes settled')),
      task('order', 91, t('Order tiles, windows and fittings')),
      task('break', 84, t('Breaking, malba, repairs to the concrete'), { part: stages, pays: 10 }),
      task('pipes', 70, t('Pipes and wire chases'), { part: stages, pays: 15, trade: 'plumbing' }),
      task('water', 56, t('Waterproofing and the test of 48 hours'), { part: inspection, pays: 10 }),
      task('plaster', 49, t('Plaster and tiles'), { part: stages, pays: 25 }),
      task('kitchen', 28, t('Kitchen, doors, windows'), { part: stages, pays: 20, trade: 'interiors' }),
      task('paint', 14, t('Paint'), { part: stages, pays: 10, trade: 'painting' }),
      task('snags', 7, t('Fittings, cleaning, list of snags'), { part: inspection, pays: 5 }),
      task('retention', -180, retention, { part: stages, pays: 5 }),
    ],
    headings: [
      heading('break', 3, t('Breaking and removal of malba')),
      heading('plumbing', 8, t('Plumbing'), ['plumbing']),
      heading('wiring', 9, t('Wiring'), ['electrical']),
      heading('water', 4, t('Waterproofing')),
      heading('tiles', 19, t('Floor and wall tiles'), ['renovation', 'civil-construction']),
      heading('bathrooms', 9, t('Bathroom fittings')),
      heading('kitchen', 17, t('Kitchen'), ['interiors']),
      heading('doors', 12, t('Doors, windows, grills')),
      heading('paint', 9, t('Putty and paint'), ['painting']),
      heading('held', 10, heldBack),
    ],
  },
  house: {
    label: t('Building a house'),
    dateLabel: finished,
    withGuests: false,
    checkedOn: '2026-02-20',
    tasks: [
      task('papers', 290, t('Collect the papers; have the plot measured'), {
        part: permits,
        needs: t(
          'Usually needed: sale deed and the chain behind it, mutation, layout plan number, size on the ground',
        ),
        guide: approvals,
      }),
      task('monument', 285, t('Measure how far the next protected monument is'), {
        part: permits,
        needs: t('Within 100 metres nothing new may be built; in the next 200 it needs permission'),
        site: 'nma.gov.in',
      }),
      task('design', 270, t('Settle the design; check it against the bye laws'), {
        trade: 'architecture',
        doneBy: 'booked',
      }),
      task('soil', 262, t('Soil test and structure')),
      task('apply', 250, t('Apply for the sanction online'), {
        part: permits,
        needs: t(
          'Usually needed: ownership papers, drawings of the architect, structural certificate, undertakings, fees',
        ),
        guide: approvals,
        site: corporation,
      }),
      task('quotes', 235, quotes, { trade: 'civil-construction', doneBy: 'asked', guide: reading }),
      task('sanction', 206, t('Have the sanction in hand'), { part: permits }),
      task('notice', 200, t('Notice of commencement, board at the site'), {
        part: permits,
        needs: t(
          'Usually needed: the sanction number, names of owner and architect, dust cover, a slip for each load of malba',
        ),
        guide: 'dust-rules-and-winter-construction',
        pays: 10,
      }),
      task('plinth', 160, t('Inspection at the plinth'), {
        part: inspection,
        needs: t('Tell the authority through your architect before you build on'),
        pays: 15,
      }),
      task('slab', 100, t('Slabs cast'), {
        part: stages,
        pays: 30,
        needs: t('Photographs of the steel before every slab'),
      }),
      task('plaster', 60, t('Brickwork and plaster'), { part: stages, pays: 15 }),
      task('tested', 45, t('Pipes, wires and waterproofing tested'), { part: inspection, pays: 10 }),
      task('floors', 30, t('Floors, doors, windows'), { part: stages, pays: 10, trade: 'interiors' }),
      task('snags', 10, t('Paint, fittings, list of snags'), {
        part: inspection,
        pays: 5,
        trade: 'painting',
      }),
      task('certificate', 0, t('Completion certificate'), {
        part: permits,
        needs: t('Usually needed: sanction letter, drawings as built, test reports'),
        guide: approvals,
        site: corporation,
      }),
      task('retention', -180, retention, { part: stages, pays: 5 }),
    ],
    headings: [
      heading('start', 10, t('Start, with material on site')),
      heading('plinth', 15, t('Foundation and plinth'), ['civil-construction']),
      heading('slabs', 30, t('Slabs')),
      heading('bricks', 15, t('Brickwork and plaster')),
      heading('pipes', 10, t('Pipes, wires, waterproofing'), ['plumbing', 'electrical']),
      heading('floors', 10, t('Floors, doors, windows'), ['interiors']),
      heading('paint', 5, t('Paint and fittings'), ['painting']),
      heading('held', 5, heldBack),
    ],
  },
} as const satisfies Readonly<Record<string, PlanEntry>>;
