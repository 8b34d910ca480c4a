import { daily, type VendorSeed } from './vendor-seed.ts';

const hours = daily('11:00-20:30', 'wed');
const here = {
  area: 'Rajouri Garden',
  region: 'Delhi',
  marketId: 'rajouri-garden',
  openingHours: hours,
} as const;

/** Vendors of Rajouri Garden market. */
export const inRajouriGarden: readonly VendorSeed[] = [
  {
    ...here,
    companyName: 'Rangrez Fashion House',
    ownerName: 'Simranjeet Kaur Bhogal',
    productSelection: 'Freelancer',
    categories: ['fashion', 'retail'],
    address: 'Shop 21, J Block, Main Market, Rajouri Garden, New Delhi 110027',
    latitude: 28.6457,
    longitude: 77.1199,
    phone: '9876500101',
    description:
      'Bridal lehengas and phulkari suits, cut and fitted above the shop. We keep your measurements for five years and let seams out without a fuss.',
    services: [
      { name: 'Bridal lehenga', details: 'Made to measure in six to eight weeks, two fittings included' },
      { name: 'Phulkari suits', details: 'Ready or stitched in ten days' },
      { name: 'Alterations', details: 'Most within three days' },
    ],
    areasServed: ['West Delhi', 'Gurgaon'],
  },
  {
    ...here,
    companyName: 'Safa and Sons',
    ownerName: 'Gurpreet Singh Anand',
    productSelection: 'Entertainment',
    categories: ['fashion', 'crew', 'retail'],
    address: 'Shop 4, Nehru Lane, Main Market, Rajouri Garden, New Delhi 110027',
    latitude: 28.6449,
    longitude: 77.1208,
    phone: '9810000102',
    description:
      'Sherwanis on hire and safas tied at the gate. Four tiers can turn forty bare heads into a baraat in half an hour.',
    services: [
      { name: 'Safa tying', details: 'From 20 heads, with cloth in your colour' },
      { name: 'Sherwani on hire', details: 'Three days, cleaned and fitted' },
    ],
    areasServed: ['Delhi', 'Gurgaon', 'Faridabad', 'Noida'],
  },
  {
    ...here,
    companyName: 'Kesar Mithai Ghar',
    ownerName: 'Lalit Mohan Aggarwal',
    productSelection: 'Entertainment',
    categories: ['catering', 'gifts', 'retail'],
    address: 'Shop 38, A Block, Rajouri Garden, New Delhi 110027',
    latitude: 28.6461,
    longitude: 77.1211,
    phone: '9876500103',
    description:
      'Sweets in desi ghee, made every morning, with the date on the box. Wedding boxes of 250 grams to one kilo and a tasting plate for families.',
    services: [
      { name: 'Wedding mithai boxes', details: 'From 50 boxes, ten days ahead' },
      { name: 'Live jalebi counter', details: 'With cook and helper, for functions of 100 and more' },
      { name: 'Dry-fruit trays', details: 'Packed in your own trays or ours' },
    ],
    openingHours: daily('09:00-21:30'),
    areasServed: ['West Delhi', 'Central Delhi'],
  },
  {
    ...here,
    companyName: 'Nazar Studio',
    ownerName: 'Imran Qureshi',
    productSelection: 'Freelancer',
    categories: ['photography'],
    address: 'First floor, 17 J Block, Rajouri Garden, New Delhi 110027',
    latitude: 28.6445,
    longitude: 77.1195,
    phone: '9876500104',
    description:
      'Two photographers and one filmmaker who prefer to stay unseen. Every family gets a printed album of forty pages and not only a drive full of files.',
    services: [
      { name: 'Wedding day', details: 'Two people, ten hours, 300 finished pictures' },
      { name: 'Family portrait', details: 'At home, one hour, five prints' },
    ],
    areasServed: ['Delhi', 'Gurgaon'],
  },
  {
    ...here,
    companyName: 'Chhoti Si Asha Gifts',
    ownerName: 'Asha Devi Rawat',
    productSelection: 'Freelancer',
    categories: ['gifts', 'retail'],
    address: 'Stall 9, Main Market, Rajouri Garden, New Delhi 110027',
    latitude: 28.6453,
    longitude: 77.122,
    phone: null,
    description: null,
    services: [],
    openingHours: null,
    areasServed: ['West Delhi'],
  },
];
