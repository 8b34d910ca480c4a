import { daily, type VendorSeed } from './vendor-seed.ts';

const base = {
  productSelection: 'Freelancer',
  marketId: null,
  openingHours: daily('10:00-18:00', 'sat', 'sun'),
} as const;

/** Advisers who help small businesses to find and use money. None of them promises any. */
export const forInvestment: readonly VendorSeed[] = [
  {
    ...base,
    companyName: 'Pehla Kadam Capital Advisers',
    ownerName: 'Rohini Subramaniam',
    categories: ['investment', 'consulting'],
    address: '704, Tower B, Nehru Place, New Delhi 110019',
    area: 'Nehru Place',
    region: 'Delhi',
    latitude: 28.5491,
    longitude: 77.2529,
    phone: '9876500901',
    description:
      'We prepare founders for a first round: the sheet, the folder, the deck and the questions. Fixed fee, no share of what you raise.',
    services: [
      { name: 'Round readiness', details: 'Four weeks, folder and model' },
      { name: 'Term sheet reading', details: 'Two hours, line by line' },
    ],
    areasServed: ['Delhi', 'Gurgaon', 'Noida'],
  },
  {
    ...base,
    companyName: 'Bachat Ledger Finance',
    ownerName: 'Anil Kumar Bansal',
    categories: ['investment', 'accounting'],
    address: '22 Netaji Subhash Marg, Daryaganj, New Delhi 110002',
    area: 'Daryaganj',
    region: 'Delhi',
    latitude: 28.646,
    longitude: 77.241,
    phone: '9810000902',
    description:
      'Bank loan files for shops and workshops, written so that the branch manager can read them in ten minutes.',
    services: [
      { name: 'Loan file', details: 'Projections, papers and a visit to the bank' },
      { name: 'Working capital review', details: 'Half a day with your books' },
    ],
    areasServed: ['Delhi'],
  },
  {
    ...base,
    companyName: 'Udyami Loan Desk',
    ownerName: 'Savita Kumari Meena',
    categories: ['investment'],
    address: 'Shop 9, District Centre, Laxmi Nagar, Delhi 110092',
    area: 'Laxmi Nagar',
    region: 'Delhi',
    latitude: 28.631,
    longitude: 77.276,
    phone: '9876500903',
    description:
      'Help with government loan schemes for women and first-time owners. We fill forms together and never ask for a success fee.',
    services: [
      { name: 'Scheme check', details: 'Which one fits, 45 minutes' },
      { name: 'Application', details: 'With all annexures' },
    ],
    areasServed: ['East Delhi', 'Noida', 'Ghaziabad'],
  },
  {
    ...base,
    companyName: 'Banyan Angels Circle',
    ownerName: 'Zal Dorabjee',
    categories: ['investment'],
    address: 'Second floor, 5 Sushant Arcade, Sushant Lok I, Gurgaon 122009',
    area: 'Sushant Lok',
    region: 'Gurgaon',
    latitude: 28.465,
    longitude: 77.076,
    phone: '9810000904',
    description:
      'A circle of retired managers who look at six young firms a month and write to all six. Food, health, repair and learning are what they know.',
    services: [{ name: 'Pitch evening', details: 'Second Thursday, by application' }],
    areasServed: ['Gurgaon', 'Delhi', 'Noida'],
  },
  {
    ...base,
    companyName: 'Hundi Valuation Partners',
    ownerName: 'Prakash Gopinath',
    categories: ['investment', 'accounting'],
    address: '301, Block H, Connaught Place, New Delhi 110001',
    area: 'Connaught Place',
    region: 'Delhi',
    latitude: 28.6315,
    longitude: 77.2167,
    phone: '9876500905',
    description:
      'Valuation reports and share-issue papers for private companies, with the dates marked in red.',
    services: [
      { name: 'Valuation report', details: 'For a round or a transfer' },
      { name: 'Share issue', details: 'Approvals, letters and filings' },
    ],
    areasServed: ['Delhi', 'Gurgaon', 'Noida', 'Faridabad'],
  },
  {
    ...base,
    companyName: 'Gullak Community Lending',
    ownerName: 'Maria Fernandes Tirkey',
    categories: ['investment'],
    address: 'House 12, Jangpura Extension, New Delhi 110014',
    area: 'Jangpura',
    region: 'Delhi',
    latitude: 28.585,
    longitude: 77.248,
    phone: null,
    description: null,
    services: [],
    openingHours: null,
    areasServed: ['South Delhi'],
  },
];
