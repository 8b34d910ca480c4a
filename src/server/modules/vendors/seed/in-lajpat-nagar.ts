import { daily, type VendorSeed } from './vendor-seed.ts';

const hours = daily('10:30-20:30', 'mon');
const here = {
  area: 'Lajpat Nagar',
  region: 'Delhi',
  marketId: 'lajpat-nagar',
  openingHours: hours,
} as const;

/** Vendors of Lajpat Nagar's Central Market. */
export const inLajpatNagar: readonly VendorSeed[] = [
  {
    ...here,
    companyName: 'Central Matching Centre',
    ownerName: 'Jagdish Lal Khurana',
    productSelection: 'Freelancer',
    categories: ['fashion', 'retail'],
    address: 'Shop 16, Central Market, Lajpat Nagar II, New Delhi 110024',
    latitude: 28.5706,
    longitude: 77.2423,
    phone: '9876500501',
    description:
      'Blouse pieces, falls, linings and lace in every shade there is, and dyeing for those there are not. Bring the saree.',
    services: [
      { name: 'Matching', details: 'While you wait' },
      { name: 'Dyeing', details: 'Ready the next day' },
    ],
    areasServed: ['South Delhi'],
  },
  {
    ...here,
    companyName: 'Hina Mehendi Artists',
    ownerName: 'Shabnam Parveen',
    productSelection: 'Freelancer',
    categories: ['makeup', 'crew', 'fashion'],
    address: 'Outside Shop 40, Central Market, Lajpat Nagar II, New Delhi 110024',
    latitude: 28.57,
    longitude: 77.243,
    phone: '9876500502',
    description:
      'A team of nine women with fresh paste and steady hands. Bridal hands to the elbow, and quick patterns for a hundred guests.',
    services: [
      { name: 'Bridal mehendi', details: 'Hands and feet, four to five hours, at home' },
      { name: 'Guest mehendi', details: 'By the artist and hour, about eight guests an hour' },
    ],
    openingHours: daily('11:00-21:00'),
    areasServed: ['Delhi', 'Noida', 'Faridabad', 'Gurgaon'],
  },
  {
    ...here,
    companyName: 'Parda Palace Furnishings',
    ownerName: 'Vinod Sachdeva',
    productSelection: 'Construction',
    categories: ['interiors', 'retail'],
    address: 'Shop 71, Krishna Market, Lajpat Nagar I, New Delhi 110024',
    latitude: 28.5714,
    longitude: 77.242,
    phone: '9810000503',
    description:
      'Curtains, blinds and upholstery with our own stitching room. A man with a tape comes the same week, and the estimate is free.',
    services: [
      { name: 'Curtains and blinds', details: 'Measured, made and fitted in ten days' },
      { name: 'Upholstery', details: 'Sofas and chairs, pick-up and return' },
      { name: 'Wallpaper', details: 'With fitter, from one wall' },
    ],
    areasServed: ['South Delhi', 'Faridabad', 'Noida'],
  },
  {
    ...here,
    companyName: 'Churiwali Bangles',
    ownerName: 'Rukhsana Begum',
    productSelection: 'Freelancer',
    categories: ['fashion', 'gifts', 'retail'],
    address: 'Shop 5, Bangle Lane, Central Market, Lajpat Nagar II, New Delhi 110024',
    latitude: 28.5697,
    longitude: 77.2422,
    phone: '9876500504',
    description: null,
    services: [
      { name: 'Bridal chura', details: 'Sized and dyed to match in two days' },
      { name: 'Glass bangles', details: 'By the dozen, also as guest favours' },
    ],
    areasServed: ['Delhi'],
  },
  {
    ...here,
    companyName: 'Thumri and Taal Academy',
    ownerName: 'Meenakshi Sundaresan',
    productSelection: 'Entertainment',
    categories: ['choreography', 'music'],
    address: 'First floor, 23 Vinobapuri Road, Lajpat Nagar II, New Delhi 110024',
    latitude: 28.5691,
    longitude: 77.2433,
    phone: '9810000505',
    description:
      'Sangeet choreography for people who say they cannot dance. Six rehearsals at home, easy steps, and a track cut to length.',
    services: [
      { name: 'Couple dance', details: 'Four rehearsals, track included' },
      { name: 'Family medley', details: 'Up to twelve people, six rehearsals' },
      { name: 'Live classical trio', details: 'Voice, tabla, harmonium, two hours' },
    ],
    openingHours: daily('15:00-20:00', 'sun'),
    areasServed: ['South Delhi', 'Noida', 'Faridabad'],
  },
];
