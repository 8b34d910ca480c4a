import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { t } from '#words/t.ts';

export const gifts: BookingPage = {
  route: paths.gifts,
  title: t('Invitations, gifts and trousseau packing'),
  metaDescription: t(
    'Wedding cards, return gifts, mithai boxes and trousseau packing in Delhi-NCR. Say how many pieces and the budget a piece; we find makers.',
  ),
  intro: t(
    'Cards with the right spelling, gifts that guests keep and trays that survive the journey. Tell us the count and the budget a piece.',
  ),
  picture: 'service/gifts',
  pictureAlt: t(
    'Arched wall niches holding ribboned gift boxes, a brass lamp, sweets, a silk pouch and hand-made invitation cards',
  ),
  first: {
    heading: t('The occasion and the number'),
    rows: [
      [t('Cards for 300 guests'), t('100 to 110, and a tenth extra')],
      [t('Fewest gifts'), t('often 25 or 50 pieces')],
      [t('Wedding cards'), t('order nine to ten weeks before')],
    ],
    prices: 'gifts',
  },
  whatYouGet: [
    t('Printed and digital invitations in English, Hindi, Punjabi, Urdu, Bangla and other languages'),
    t('Return gifts from about ₹60 a piece, with samples before you order'),
    t('Mithai and dry-fruit boxes with a packing date on them'),
    t('Trousseau trays packed at your home or at the workshop'),
    t('A delivery date in writing, with a count at your door'),
  ],
  steps: [
    {
      title: t('Count and budget'),
      sentence: t('Number of households, what you want to give and how much a piece may cost.'),
    },
    {
      title: t('See samples'),
      sentence: t('Makers send photographs or a sample; you hold it before you order.'),
    },
    {
      title: t('Order once'),
      sentence: t('Proof read aloud at home, order placed directly, delivery counted together.'),
    },
  ],
  afterYouSend: t('We match your count and budget with printers, makers and packers.'),
  questions: [
    {
      question: t('How many cards do we need?'),
      answer: t(
        'Count households, not guests. For 300 guests about 100 to 110 family cards, and then a tenth extra for late additions and mistakes.',
      ),
    },
    {
      question: t('When should cards be ordered?'),
      answer: t(
        'About nine to ten weeks before the wedding: one week for the proof, one to two for printing, and a month for posting and giving by hand.',
      ),
    },
    {
      question: t('What is the smallest order?'),
      answer: t(
        'Many makers begin at 25 or 50 pieces. For fewer, ask for ready designs with a printed sleeve or tag.',
      ),
    },
    {
      question: t('Can gifts be made by self-help groups or artisans?'),
      answer: t('Yes, say so in your message. Allow two or three weeks more, since handwork takes its time.'),
    },
    {
      question: t('Do you deliver the gifts?'),
      answer: t(
        'The maker delivers, and the charge is part of the quote. Ask for numbered cartons and open one in ten when they arrive.',
      ),
    },
  ],
  enquiry: 'gift',
  blogs: 'events',
  shareWith: t('these shops'),
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['gifts'],
    heading: t('Cards, gifts and packing'),
  },
  formHeading: t('Ask for cards and gifts'),
};
