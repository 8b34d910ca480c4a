import { daily, type VendorSeed } from './vendor-seed.ts';

const hours = daily('11:00-20:30', 'tue');
const here = {
  area: 'Greater Kailash-1',
  region: 'Delhi',
  marketId: 'm-block-market',
  openingHours: hours,
} as const;

/** Vendors of M Block Market in Greater Kailash-1. */
export const inMBlockMarket: readonly VendorSeed[] = [
  {
    ...here,
    companyName: 'Anar Kali Kurtas',
    ownerName: 'Shruti Mahendru',
    productSelection: 'Freelancer',
    categories: ['fashion', 'retail'],
    address: 'M-18, M Block Market, Greater Kailash-1, New Delhi 110048',
    latitude: 28.5499,
    longitude: 77.2342,
    phone: '9876500601',
    description:
      'Hand-block kurtas and festive sets in sizes from XS to 4XL, with pockets in all of them. Alterations are free for a year.',
    services: [
      { name: 'Festive sets', details: 'Ready, or in your fabric in two weeks' },
      { name: 'Family dressing', details: 'One print for six to sixty people' },
    ],
    areasServed: ['Delhi', 'Gurgaon'],
  },
  {
    ...here,
    companyName: 'Dilli Flowers',
    ownerName: 'Bipin Toppo',
    productSelection: 'Entertainment',
    categories: ['decoration', 'gifts', 'retail'],
    address: 'Kiosk 2, Main Gate, M Block Market, Greater Kailash-1, New Delhi 110048',
    latitude: 28.5493,
    longitude: 77.2349,
    phone: '9810000602',
    description:
      'Flowers from the morning mandi, made into garlands, table pieces and small mandaps. Ask what is in season, and you will pay half.',
    services: [
      { name: 'Jaimala', details: 'A pair, ordered the day before' },
      { name: 'Home puja decoration', details: 'Doorway, altar and floor' },
      { name: 'Weekly flowers', details: 'For offices and homes, every Monday' },
    ],
    openingHours: daily('07:00-21:00'),
    areasServed: ['South Delhi'],
  },
  {
    ...here,
    companyName: 'Chatori Gali Live Counters',
    ownerName: 'Naveen Chopra',
    productSelection: 'Entertainment',
    categories: ['catering'],
    address: 'M-34, M Block Market, Greater Kailash-1, New Delhi 110048',
    latitude: 28.5501,
    longitude: 77.2351,
    phone: '9876500603',
    description:
      'Gol gappe, tikki, dahi bhalla and moong chilla as live counters, with filtered water and gloves. From a terrace to a lawn.',
    services: [
      { name: 'Two counters', details: 'Three hours, from 75 guests' },
      { name: 'Full chaat menu', details: 'Six counters, from 200 guests' },
    ],
    openingHours: daily('12:00-22:30', 'tue'),
    areasServed: ['Delhi', 'Gurgaon', 'Noida', 'Faridabad'],
  },
  {
    ...here,
    companyName: 'Peetal and Pot',
    ownerName: 'Deepa Nambiar',
    productSelection: 'Freelancer',
    categories: ['gifts', 'interiors', 'retail'],
    address: 'M-7, M Block Market, Greater Kailash-1, New Delhi 110048',
    latitude: 28.549,
    longitude: 77.2343,
    phone: '9876500604',
    description:
      'Brass lamps, urlis and blue pottery from five craft clusters. Each piece comes with the name of the maker on a card.',
    services: [
      { name: 'Return gifts', details: 'Brass diyas from ₹140, boxed' },
      { name: 'Housewarming sets', details: 'Made up to your budget' },
    ],
    areasServed: ['Delhi', 'Gurgaon', 'Noida'],
  },
  {
    ...here,
    companyName: 'Likha Hua Stationers',
    ownerName: 'Joseph Dominic Pinto',
    productSelection: 'Freelancer',
    categories: ['gifts', 'marketing', 'retail'],
    address: 'M-41, M Block Market, Greater Kailash-1, New Delhi 110048',
    latitude: 28.5504,
    longitude: 77.2341,
    phone: '9810000605',
    description:
      'Letterpress invitations, visiting cards and shop stationery. We keep your plates for reprints.',
    services: [
      { name: 'Invitations', details: 'Letterpress on cotton paper, from 40 cards' },
      { name: 'Shop stationery', details: 'Cards, tags and bill books as one set' },
    ],
    areasServed: ['Delhi'],
  },
];
