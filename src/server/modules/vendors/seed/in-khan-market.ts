import { daily, type VendorSeed } from './vendor-seed.ts';

const hours = daily('10:30-20:00', 'sun');
const here = { area: 'Khan Market', region: 'Delhi', marketId: 'khan-market', openingHours: hours } as const;

/** Vendors of Khan Market. */
export const inKhanMarket: readonly VendorSeed[] = [
  {
    ...here,
    companyName: 'Middle Lane Books',
    ownerName: 'Ritwik Sengupta',
    productSelection: 'Freelancer',
    categories: ['gifts', 'retail'],
    address: 'Shop 43, Middle Lane, Khan Market, New Delhi 110003',
    latitude: 28.6005,
    longitude: 77.2268,
    phone: '9876500301',
    description:
      'A narrow shop with a long memory for what you bought last. We make book boxes as return gifts, wrapped and named.',
    services: [
      { name: 'Book boxes', details: 'From 10 boxes, chosen by age and language' },
      { name: 'Corporate gifts', details: 'With a printed bookplate' },
    ],
    areasServed: ['Delhi', 'Gurgaon', 'Noida'],
  },
  {
    ...here,
    companyName: 'Saffron Table',
    ownerName: 'Farida Contractor',
    productSelection: 'Entertainment',
    categories: ['catering'],
    address: 'First floor, Shop 60, Khan Market, New Delhi 110003',
    latitude: 28.6008,
    longitude: 77.2273,
    phone: '9810000302',
    description:
      'Parsi and coastal food for small weddings and long lunches, twelve to a hundred and fifty guests. We cook in your kitchen and leave it cleaner.',
    services: [
      { name: 'House lunch', details: '12 to 40 guests, five courses on steel or banana leaf' },
      { name: 'Wedding lunch', details: 'Up to 150 guests, with service' },
      { name: 'Tasting', details: 'For four, set against the booking' },
    ],
    openingHours: daily('09:00-19:00', 'mon'),
    areasServed: ['Central Delhi', 'South Delhi'],
  },
  {
    ...here,
    companyName: 'Jaali Studio',
    ownerName: 'Ananya Krishnaswamy',
    productSelection: 'Construction',
    categories: ['architecture', 'interiors'],
    address: 'Second floor, Shop 15, Khan Market, New Delhi 110003',
    latitude: 28.5999,
    longitude: 77.2275,
    phone: '9876500303',
    description:
      'Four architects who like light, lime and old brick. We draw houses, shops and small schools, and stay until the last tap is fixed.',
    services: [
      { name: 'House design', details: 'Concept to completion, with sanction drawings' },
      { name: 'Site visit', details: 'Two hours and a written note' },
      { name: 'Jaali and screens', details: 'Designed and made with craftsmen' },
    ],
    openingHours: daily('09:30-18:30', 'sat', 'sun'),
    areasServed: ['Delhi', 'Gurgaon', 'Noida'],
  },
  {
    ...here,
    companyName: 'Chashma Corner Opticians',
    ownerName: 'Dinesh Bhatnagar',
    productSelection: 'Freelancer',
    categories: ['retail'],
    address: 'Shop 29, Front Lane, Khan Market, New Delhi 110003',
    latitude: 28.6,
    longitude: 77.2265,
    phone: '9876500304',
    description: 'Eye tests without hurry, frames from simple to grand, and repairs while you wait.',
    services: [{ name: 'Eye test', details: 'By appointment, 20 minutes' }],
    areasServed: ['Delhi'],
  },
  {
    ...here,
    companyName: 'Baithak Interiors',
    ownerName: 'Tenzin Wangmo',
    productSelection: 'Construction',
    categories: ['interiors', 'retail'],
    address: 'First floor, Shop 8, Middle Lane, Khan Market, New Delhi 110003',
    latitude: 28.6011,
    longitude: 77.2267,
    phone: '9810000305',
    description:
      'Low seating, hand-knotted rugs and lamps for rooms where people talk. We style one room at a time and keep to a written budget.',
    services: [
      { name: 'One-room styling', details: 'Plan, list and one visit' },
      { name: 'Rugs', details: 'On trial at home for two days' },
    ],
    areasServed: ['Delhi', 'Gurgaon'],
  },
];
