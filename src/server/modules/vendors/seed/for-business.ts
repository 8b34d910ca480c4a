import { daily, type VendorSeed } from './vendor-seed.ts';

const base = {
  productSelection: 'Freelancer',
  marketId: null,
  openingHours: daily('10:00-18:30', 'sun'),
} as const;

/** Accountants, lawyers and advisers. */
export const forBusiness: readonly VendorSeed[] = [
  {
    ...base,
    companyName: 'Udaan Accounts',
    ownerName: 'Preeti Agnihotri',
    categories: ['accounting'],
    address: 'B-14, Kalkaji, New Delhi 110019',
    area: 'Kalkaji',
    region: 'Delhi',
    latitude: 28.542,
    longitude: 77.258,
    phone: '9876501001',
    description:
      'Books, GST and payroll for firms with two to fifty people. A call on the fifth of each month, and no return is filed without your yes.',
    services: [
      { name: 'Monthly books and GST', details: 'From ₹2,500, by number of bills' },
      { name: 'Payroll', details: 'Up to fifty people' },
      { name: 'Clean-up', details: 'Old years put in order' },
    ],
    areasServed: ['Delhi', 'Noida', 'Gurgaon', 'Faridabad'],
  },
  {
    ...base,
    companyName: 'Hisaab Kitaab Accounts',
    ownerName: 'Satish Chander Goel',
    categories: ['accounting', 'consulting'],
    address: '1st floor, 48 Model Town II, Delhi 110009',
    area: 'Model Town',
    region: 'Delhi',
    latitude: 28.705,
    longitude: 77.194,
    phone: '9810001002',
    description:
      'Accounts for shopkeepers by people who grew up behind a counter. Hindi, Punjabi and plain English.',
    services: [
      { name: 'Shop package', details: 'GST, books and year end' },
      { name: 'Composition scheme', details: 'Quarterly, with due dates on your phone' },
    ],
    areasServed: ['North Delhi', 'West Delhi'],
  },
  {
    ...base,
    companyName: 'Kaagaz Law Chambers',
    ownerName: 'Nusrat Jahan Kidwai',
    categories: ['legal'],
    address: 'Chamber 212, near Tis Hazari, Civil Lines, Delhi 110054',
    area: 'Civil Lines',
    region: 'Delhi',
    latitude: 28.681,
    longitude: 77.223,
    phone: '9876501003',
    description:
      'Leases, partnership deeds and contracts in words that both sides can read. We say so when you do not need a lawyer.',
    services: [
      { name: 'Shop lease', details: 'Read and marked in two days' },
      { name: 'Partnership or LLP', details: 'Deed and registration' },
      { name: 'Trade mark', details: 'Search, application, replies' },
    ],
    areasServed: ['Delhi'],
  },
  {
    ...base,
    companyName: 'Anubandh Legal Studio',
    ownerName: 'Chitra Ramanathan',
    categories: ['legal', 'consulting'],
    address: 'A-9, Sector 15, Noida 201301',
    area: 'Sector 15',
    region: 'Noida',
    latitude: 28.5855,
    longitude: 77.3115,
    phone: '9810001004',
    description:
      'Company law for young firms: incorporation, founders’ agreements, share issues, data protection notices.',
    services: [
      { name: 'Incorporation', details: 'Company or LLP, with first-year calendar' },
      { name: 'Founders’ agreement', details: 'Two meetings and a draft' },
    ],
    areasServed: ['Noida', 'Delhi', 'Gurgaon'],
  },
  {
    ...base,
    companyName: 'Disha Strategy Works',
    ownerName: 'Tarun Oberai',
    categories: ['strategy', 'consulting'],
    address: 'Second floor, 14 Saket District Centre, New Delhi 110017',
    area: 'Saket',
    region: 'Delhi',
    latitude: 28.5244,
    longitude: 77.2066,
    phone: '9876501005',
    description:
      'One-page plans for businesses that have outgrown the notebook. Three meetings, one sheet, and a review after ninety days.',
    services: [
      { name: 'One-page plan', details: 'Three meetings' },
      { name: 'Location study', details: 'Counting, rent sum and lease questions' },
    ],
    areasServed: ['Delhi', 'Gurgaon'],
  },
  {
    ...base,
    companyName: 'Chai Pe Charcha Consulting',
    ownerName: 'Wahida Hussain Barbhuiya',
    categories: ['consulting', 'strategy'],
    address: 'Pocket 1, Mayur Vihar Phase I, Delhi 110091',
    area: 'Mayur Vihar',
    region: 'Delhi',
    latitude: 28.6045,
    longitude: 77.2945,
    phone: '9810001006',
    description:
      'Advice for food businesses: menu costs, kitchen layout, delivery sums. Paid by the hour, first half hour free.',
    services: [
      { name: 'Menu costing', details: 'Up to 40 dishes' },
      { name: 'Kitchen layout', details: 'One visit and a drawing' },
    ],
    areasServed: ['Delhi', 'Noida', 'Ghaziabad'],
  },
  {
    ...base,
    companyName: 'Neev Planning Partners',
    ownerName: 'Dorjee Tsering',
    categories: ['strategy'],
    address: 'SCF 30, Sector 15 Market, Faridabad 121007',
    area: 'Sector 15',
    region: 'Faridabad',
    latitude: 28.395,
    longitude: 77.323,
    phone: '9876501007',
    description:
      'Plans and numbers for workshops and small factories in Faridabad that think about a second shift or a second shed.',
    services: [{ name: 'Expansion sum', details: 'Space, people, power, loan' }],
    areasServed: ['Faridabad', 'South Delhi'],
  },
];
