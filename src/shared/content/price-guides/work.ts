/** @file What moves the prices of builders, tradesmen and advisers, and what to ask them. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { t } from '#words/t.ts';
import type { GuideWords } from './guide-words.ts';

export const buildingGuides = {
  'civil-construction': {
    moves: [
      t('With or without material: a rate for labour alone is a small part of one with material.'),
      t(
        'The grade of steel, cement, bricks and fittings. Two rates compare only with the same list of brands.',
      ),
      t('The plot: soft ground, a basement, a narrow lane or an old house to take down.'),
      t('What is counted: covered area, built-up area and plot area give different sums.'),
    ],
    asks: [
      t('Which area is multiplied by the rate, and what is not in it: boundary wall, tank, lift, permits?'),
      t('At which stage of the work is which part paid?'),
    ],
  },
  architecture: {
    moves: [
      t('What is drawn: a plan for the permit costs less than drawings for every detail.'),
      t('The number of visits to the site while it is built.'),
      t('Structure, electricity and plumbing: some drawings are made by other engineers, at an extra fee.'),
    ],
    asks: [
      t('How many changes of the plan are included, and what does a further one cost?'),
      t('Who gets the permit, and are the fees of the authority included?'),
    ],
  },
  interiors: {
    moves: [
      t('Woodwork: ply, laminate, veneer and hardware make up most of the sum.'),
      t('Design alone, or design with execution: in the second the material has its own margin.'),
      t('The state of the flat: new walls, wiring or tiles come on top.'),
    ],
    asks: [
      t('Which brand and thickness of ply, laminate and hinges is in the quote?'),
      t('How long is the work, and what happens when it is late?'),
    ],
  },
  electrical: {
    moves: [
      t('A visit or a job: a fault is paid by the visit, wiring by the point or the square foot.'),
      t('The material: wire and switches of a known brand cost more and last longer.'),
      t('The hour: a call at night or on a holiday costs more.'),
    ],
    asks: [
      t('Is the visit charged if nothing is repaired, or taken off the bill?'),
      t('What does a point cost with material, and for how long is the work under warranty?'),
    ],
  },
  plumbing: {
    moves: [
      t('A leak or a line: a small repair is paid by the visit, new pipes by the point.'),
      t('What lies in the way: breaking and closing tiles is often charged apart.'),
      t('The fittings: a tap of one brand can cost three times that of another.'),
    ],
    asks: [
      t('Is the visit charged if nothing is repaired, or taken off the bill?'),
      t('Who brings the parts, and do we get the bill of the shop?'),
    ],
  },
  painting: {
    moves: [
      t('The walls: putty, primer and damp walls cost more than the last coat.'),
      t('The paint: a washable or weatherproof one costs about twice a plain one.'),
      t('What is counted: the area of the walls is about three times that of the floor.'),
    ],
    asks: [
      t('How many coats of what, of which brand, and is the paint in the price?'),
      t('Who moves and covers the furniture, and who cleans up?'),
    ],
  },
  renovation: {
    moves: [
      t('How much is taken out: breaking and carrying away old tiles and walls comes before any new work.'),
      t('Kitchen and bathroom: pipes, waterproofing and tiles make these the dearest rooms.'),
      t('What nobody can see before: damp, old wiring and crooked walls.'),
    ],
    asks: [
      t('What is the rate for work that is found only after breaking?'),
      t('For how long is waterproofing under warranty, and is that in writing?'),
    ],
  },
} as const satisfies Partial<Record<VendorCategory, GuideWords>>;

export const businessGuides = {
  investment: {
    moves: [
      t('How they are paid: a fixed fee, a share of what is invested, or a commission from the seller.'),
      t('The work: a single plan costs less than advice all year.'),
      t('The sum and the kinds of investment that are looked after.'),
    ],
    asks: [
      t('Are you registered with SEBI, and under which number?'),
      t('Does anybody else pay you for what you recommend to us?'),
    ],
  },
  legal: {
    moves: [
      t('The matter: a deed or a notice has a price, a case is paid by hearing or by stage.'),
      t('The court, and the years of practice of the person who appears.'),
      t('Stamp duty, court fees and copies come on top, and differ with the value.'),
    ],
    asks: [
      t('What is your fee, and what are fees of the court or the state?'),
      t('What does each further hearing cost, and who appears when you cannot?'),
    ],
  },
  accounting: {
    moves: [
      t('The number of bills and bank entries in a month.'),
      t('What is filed: GST, TDS, payroll and income tax each have their own returns.'),
      t('The state of the books: past months that have to be put in order are charged once.'),
    ],
    asks: [
      t('Which returns are in the monthly fee, and which cost extra?'),
      t('Who pays a late fee when a return is filed late?'),
    ],
  },
  consulting: {
    moves: [
      t('Who works for you: a partner costs more than an associate.'),
      t('The form: a few hours of advice, a report, or a hand that stays until it is done.'),
      t('How much you prepare yourself: figures and papers that are ready save hours.'),
    ],
    asks: [
      t('What will we hold in our hands at the end, and by when?'),
      t('How are hours counted, and what is the most that we will pay?'),
    ],
  },
  strategy: {
    moves: [
      t('The question: one market or one product costs less than a plan for the whole firm.'),
      t('The research: talks with customers and bought figures come on top.'),
      t('The time in which it has to be ready.'),
    ],
    asks: [
      t('Which decisions will the plan allow us to make?'),
      t('How often do we meet, and what is done after the plan is handed over?'),
    ],
  },
  marketing: {
    moves: [
      t('What is made: posts, films, a website or printed boards, and how many a month.'),
      t('The money for advertisements goes to Google or Meta and comes on top of the fee.'),
      t('Who makes the photos and films: your phone, their team or hired people.'),
    ],
    asks: [
      t('Who owns the accounts, the films and the website when we part?'),
      t('Which figures do you report each month, and from when can we stop?'),
    ],
  },
} as const satisfies Partial<Record<VendorCategory, GuideWords>>;
