import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { afterAnyEnquiry } from './after-you-send.ts';
import { vendorsOnPage } from './share-with.ts';

export const gifts: BookingPage = {
  route: paths.gifts,
  title: 'Invitations, gifts and trousseau packing',
  metaDescription:
    'Wedding cards, return gifts, mithai boxes and trousseau packing in Delhi-NCR. Say how many pieces and the budget a piece; we find makers.',
  intro:
    'Cards with the right spelling, gifts that guests keep and trays that survive the journey. Tell us the count and the budget a piece.',
  picture: 'service/gifts',
  pictureAlt:
    'Arched wall niches holding ribboned gift boxes, a brass lamp, sweets, a silk pouch and hand-made invitation cards',
  whatYouGet: [
    'Printed and digital invitations in English, Hindi, Punjabi, Urdu, Bangla and other languages',
    'Return gifts from about ₹60 a piece, with samples before you order',
    'Mithai and dry-fruit boxes with a packing date on them',
    'Trousseau trays packed at your home or at the workshop',
    'A delivery date in writing, with a count at your door',
  ],
  steps: [
    {
      title: 'Count and budget',
      sentence: 'Number of households, what you want to give and how much a piece may cost.',
    },
    { title: 'See samples', sentence: 'Makers send photographs or a sample; you hold it before you order.' },
    {
      title: 'Order once',
      sentence: 'Proof read aloud at home, order placed directly, delivery counted together.',
    },
  ],
  afterYouSend: `We match your count and budget with printers, makers and packers. ${afterAnyEnquiry}`,
  questions: [
    {
      question: 'How many cards do we need?',
      answer:
        'Count households, not guests. For 300 guests about 100 to 110 family cards, and then a tenth extra for late additions and mistakes.',
    },
    {
      question: 'When should cards be ordered?',
      answer:
        'About nine to ten weeks before the wedding: one week for the proof, one to two for printing, and a month for posting and giving by hand.',
    },
    {
      question: 'What is the smallest order?',
      answer:
        'Many makers begin at 25 or 50 pieces. For fewer, ask for ready designs with a printed sleeve or tag.',
    },
    {
      question: 'Can gifts be made by self-help groups or artisans?',
      answer: 'Yes, say so in your message. Allow two or three weeks more, since handwork takes its time.',
    },
    {
      question: 'Do you deliver the gifts?',
      answer:
        'The maker delivers, and the charge is part of the quote. Ask for numbered cartons and open one in ten when they arrive.',
    },
  ],
  enquiry: 'gift',
  blogs: 'events',
  shareWith: vendorsOnPage,
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['gifts'],
    heading: 'Cards, gifts and packing',
  },
  formHeading: 'Ask for cards and gifts',
};
