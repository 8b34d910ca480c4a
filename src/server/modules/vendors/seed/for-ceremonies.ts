import { daily, type VendorSeed } from './vendor-seed.ts';

const base = { marketId: null } as const;

/** Make-up artists and priests. */
export const forCeremonies: readonly VendorSeed[] = [
  {
    ...base,
    companyName: 'Noor Bridal Studio',
    ownerName: 'Zeenat Parveen',
    productSelection: 'Freelancer',
    categories: ['makeup'],
    address: 'D-21, Lajpat Nagar II, New Delhi 110024',
    area: 'Lajpat Nagar',
    region: 'Delhi',
    latitude: 28.5689,
    longitude: 77.2388,
    phone: '9876501201',
    description:
      'Bridal make-up that is yours: a trial two weeks before, skin first, and a dupatta that stays through the pheras.',
    services: [
      { name: 'Bridal make-up', details: 'With trial, hair and draping' },
      { name: 'Party make-up', details: 'At home, from two persons' },
    ],
    openingHours: daily('09:30-19:30'),
    areasServed: ['South Delhi', 'Noida', 'Gurgaon'],
  },
  {
    ...base,
    companyName: 'Shringaar by Preet',
    ownerName: 'Preet Kaur Anand',
    productSelection: 'Freelancer',
    categories: ['makeup'],
    address: 'A-16, Vishal Enclave, Rajouri Garden, New Delhi 110027',
    area: 'Rajouri Garden',
    region: 'Delhi',
    latitude: 28.6459,
    longitude: 77.1211,
    phone: '9876501202',
    description:
      'Make-up, hair and mehendi for brides and their mothers, at the studio or in the hotel room at five in the morning.',
    services: [
      { name: 'Bride', details: 'Make-up, hair, draping' },
      { name: 'Family of four', details: 'At home' },
    ],
    openingHours: daily('10:00-20:00', 'tue'),
    areasServed: ['Rajouri Garden', 'Paschim Vihar', 'Punjabi Bagh', 'Karol Bagh'],
  },
  {
    ...base,
    companyName: 'Pandit Vishnu Dutt Shastri',
    ownerName: 'Vishnu Dutt Shastri',
    productSelection: 'Freelancer',
    categories: ['priest'],
    address: 'C-3/112, Janakpuri, New Delhi 110058',
    area: 'Janakpuri',
    region: 'Delhi',
    latitude: 28.6214,
    longitude: 77.0871,
    phone: '9876501203',
    description:
      'Weddings, griha pravesh and naming ceremonies, with each step told in plain Hindi. The samagri list comes a week before.',
    services: [
      { name: 'Wedding', details: 'Three hours, samagri list a week before' },
      { name: 'Griha pravesh', details: 'Two hours, with havan' },
    ],
    openingHours: daily('07:00-19:00'),
    areasServed: ['West Delhi', 'Dwarka', 'Rajouri Garden', 'Gurgaon'],
  },
  {
    ...base,
    companyName: 'Acharya Subramaniam Vadhyar',
    ownerName: 'S. Subramaniam',
    productSelection: 'Freelancer',
    categories: ['priest'],
    address: '7 Sector 8, R.K. Puram, New Delhi 110022',
    area: 'RK Puram',
    region: 'Delhi',
    latitude: 28.5691,
    longitude: 77.1735,
    phone: '9876501204',
    description:
      'Tamil and Malayali weddings, upanayanam and house-warmings across Delhi-NCR, in the family’s own tradition.',
    services: [
      { name: 'Wedding', details: 'Two days, with nadaswaram on request' },
      { name: 'House-warming', details: 'Ganapathi homam' },
    ],
    openingHours: daily('06:30-18:30'),
    areasServed: ['South Delhi', 'Noida', 'Gurgaon', 'Faridabad'],
  },
  {
    ...base,
    companyName: 'Mangal Phere Pandits',
    ownerName: 'Girish Chandra Joshi',
    productSelection: 'Freelancer',
    categories: ['priest'],
    address: 'B-88, Sector 27, Noida 201301',
    area: 'Sector 27',
    region: 'Noida',
    latitude: 28.5758,
    longitude: 77.3349,
    phone: '9876501205',
    description:
      'Seven pandits, one diary: somebody is always free on your date. Hindu and Jain weddings, pujas at home and in shops.',
    services: [
      { name: 'Wedding', details: 'With a young pandit who explains in English' },
      { name: 'Shop opening', details: 'One hour, early morning' },
    ],
    openingHours: daily('07:00-20:00'),
    areasServed: ['Noida', 'East Delhi', 'Ghaziabad', 'Greater Noida'],
  },
];
