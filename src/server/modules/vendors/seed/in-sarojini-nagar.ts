import { daily, type VendorSeed } from './vendor-seed.ts';

const hours = daily('10:30-20:30', 'mon');
const here = {
  area: 'Sarojini Nagar',
  region: 'Delhi',
  marketId: 'sarojini-nagar',
  openingHours: hours,
} as const;

/** Vendors of Sarojini Nagar market. */
export const inSarojiniNagar: readonly VendorSeed[] = [
  {
    ...here,
    companyName: 'Mandir Lane Fashions',
    ownerName: 'Pooja Chhabra',
    productSelection: 'Freelancer',
    categories: ['fashion', 'retail'],
    address: 'Shop 112, Mandir Lane, Sarojini Nagar Market, New Delhi 110023',
    latitude: 28.5776,
    longitude: 77.1961,
    phone: '9876500401',
    description:
      'Surplus tops, dresses and jackets, checked for stains and missing buttons before they reach the table. Fixed prices after noon.',
    services: [
      { name: 'Retail', details: 'New stock on Tuesday' },
      { name: 'Dance troupe sets', details: 'The same piece in ten sizes, on order' },
    ],
    areasServed: ['Delhi'],
  },
  {
    ...here,
    companyName: 'Babu Market Furnishings',
    ownerName: 'Surender Kumar Nagpal',
    productSelection: 'Construction',
    categories: ['interiors', 'retail'],
    address: 'Shop 54, Babu Market, Sarojini Nagar, New Delhi 110023',
    latitude: 28.5781,
    longitude: 77.1957,
    phone: '9810000402',
    description:
      'Curtains, cushions, sofa covers. Bring the window size on paper, and we cut, stitch and hang within a week.',
    services: [
      { name: 'Curtains', details: 'Measured, stitched and hung, from two windows' },
      { name: 'Sofa covers', details: 'Loose or fitted, fabric from ₹180 a metre' },
    ],
    areasServed: ['South Delhi', 'Central Delhi'],
  },
  {
    ...here,
    companyName: 'Jhumka Junction',
    ownerName: 'Lalrinpuii Hmar',
    productSelection: 'Freelancer',
    categories: ['fashion', 'gifts', 'retail', 'jewellery'],
    address: 'Stall 31, Central Lane, Sarojini Nagar Market, New Delhi 110023',
    latitude: 28.577,
    longitude: 77.1971,
    phone: '9876500403',
    description:
      'Two thousand pairs of earrings and a mirror on every side. Bridesmaids’ sets in one colour, packed by name.',
    services: [
      { name: 'Bridesmaid sets', details: 'From five sets, ready in two days' },
      { name: 'Return gifts', details: 'From ₹60 a piece in pouches' },
    ],
    areasServed: ['Delhi', 'Noida'],
  },
  {
    ...here,
    companyName: 'Masterji Alterations',
    ownerName: 'Abdul Rehman',
    productSelection: 'Freelancer',
    categories: ['fashion'],
    address: 'Below the stairs, Shop 88, Sarojini Nagar Market, New Delhi 110023',
    latitude: 28.5768,
    longitude: 77.196,
    phone: '9876500404',
    description: 'Hems, zips and waists while you finish shopping. Thirty years on the same stool.',
    services: [
      { name: 'Hem or waist', details: 'Within the hour' },
      { name: 'Zip', details: 'The same day' },
    ],
    areasServed: [],
  },
  {
    ...here,
    companyName: 'Garam Chai Catering Cart',
    ownerName: 'Ramesh Prasad Yadav',
    productSelection: 'Entertainment',
    categories: ['catering', 'crew'],
    address: 'Gate 2, Sarojini Nagar Market, New Delhi 110023',
    latitude: 28.5784,
    longitude: 77.1973,
    phone: '9810000405',
    description:
      'A brass cart with kulhad chai, bun maska and pakoras that comes to your mehendi, office or housewarming with two people and a smile.',
    services: [
      { name: 'Chai cart', details: 'Three hours, from 60 guests' },
      { name: 'Snack counter', details: 'Pakora, samosa or kachori, with chutneys' },
    ],
    openingHours: daily('08:00-20:00'),
    areasServed: ['South Delhi', 'Gurgaon'],
  },
];
