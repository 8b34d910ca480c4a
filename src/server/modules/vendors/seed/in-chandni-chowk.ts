import { daily, type VendorSeed } from './vendor-seed.ts';

const hours = daily('10:30-19:30', 'sun');
const here = {
  area: 'Chandni Chowk',
  region: 'Delhi',
  marketId: 'chandni-chowk',
  openingHours: hours,
} as const;

/** Vendors of Chandni Chowk. */
export const inChandniChowk: readonly VendorSeed[] = [
  {
    ...here,
    companyName: 'Katra Resham Sarees',
    ownerName: 'Nirmal Kumar Jain',
    productSelection: 'Freelancer',
    categories: ['fashion', 'retail'],
    address: '212 Katra Neel, Chandni Chowk, Delhi 110006',
    latitude: 28.6572,
    longitude: 77.2286,
    phone: '9810000201',
    description:
      'Banarasi, Kanjivaram and Chanderi by weavers whom we have known for two generations. Sit down, ask for tea and let us unroll.',
    services: [
      { name: 'Wedding sarees', details: 'Silk mark on request, fall and pico done the same day' },
      { name: 'Trousseau sets', details: 'Five to eleven sarees with matching fabric' },
    ],
    areasServed: ['All India by courier'],
  },
  {
    ...here,
    companyName: 'Dariba Silver Works',
    ownerName: 'Mohammad Aslam Siddiqui',
    productSelection: 'Freelancer',
    categories: ['gifts', 'retail', 'jewellery'],
    address: '1180 Dariba Kalan, Chandni Chowk, Delhi 110006',
    latitude: 28.6567,
    longitude: 77.232,
    phone: '9876500202',
    description:
      'Silver by weight, with the making charge written apart. Payal, coins, puja sets and small gifts for a naming day.',
    services: [
      { name: 'Puja sets', details: 'From 100 grams, engraved in three days' },
      { name: 'Old silver', details: 'Weighed before you, melted or exchanged' },
      { name: 'Gift coins', details: '5 to 50 grams, boxed' },
    ],
    areasServed: ['Delhi'],
  },
  {
    ...here,
    companyName: 'Chowk Press',
    ownerName: 'Harish Chandra Mathur',
    productSelection: 'Freelancer',
    categories: ['gifts', 'marketing', 'retail'],
    address: '3647 Chawri Bazar Road, near Chandni Chowk, Delhi 110006',
    latitude: 28.6546,
    longitude: 77.2291,
    phone: '9810000203',
    description:
      'Wedding cards, shop boards and leaflets from a small offset press. We read the proof aloud with you before the plate is made.',
    services: [
      { name: 'Wedding cards', details: 'From 50 cards; Hindi, English, Urdu, Punjabi' },
      { name: 'Leaflets and bill books', details: 'From 500 pieces, four working days' },
      { name: 'Paper bags', details: 'With your name, from 200 pieces' },
    ],
    areasServed: ['Delhi', 'Noida', 'Gurgaon', 'Faridabad'],
  },
  {
    ...here,
    companyName: 'Roshan Bijli Bhandar',
    ownerName: 'Roshan Lal Gulati',
    productSelection: 'Construction',
    categories: ['electrical', 'retail'],
    address: 'Shop 77, Bhagirath Palace, Chandni Chowk, Delhi 110006',
    latitude: 28.6573,
    longitude: 77.2318,
    phone: '9876500204',
    description:
      'Wire, switches, lamps and chandeliers at counter rates, with fitters who come home. Every coil carries its standard mark, and we show it to you.',
    services: [
      { name: 'House wiring material', details: 'List made from your plan, delivered in one lot' },
      { name: 'Wedding lights', details: 'Strings and lamps on hire from 20 pieces' },
    ],
    areasServed: ['Delhi', 'Ghaziabad', 'Noida'],
  },
  {
    ...here,
    companyName: 'Gota Patti Ghar',
    ownerName: 'Kamla Rani Verma',
    productSelection: 'Freelancer',
    categories: ['fashion', 'decoration', 'retail'],
    address: '2043 Kinari Bazar, Chandni Chowk, Delhi 110006',
    latitude: 28.655,
    longitude: 77.2311,
    phone: '9876500205',
    description:
      'Lace, gota, tassels and torans by the metre. Decorators buy here by the bundle, and brides’ mothers by the hand.',
    services: [
      { name: 'Lace and borders', details: 'From one metre' },
      { name: 'Torans and latkans', details: 'Ready, or made in your colours in five days' },
    ],
    areasServed: ['Delhi'],
  },
  {
    ...here,
    companyName: 'Purani Dilli Dawat',
    ownerName: 'Zubair Ahmed Ansari',
    productSelection: 'Entertainment',
    categories: ['catering'],
    address: '610 Ballimaran, near Chandni Chowk, Delhi 110006',
    latitude: 28.6547,
    longitude: 77.2287,
    phone: '9810000206',
    description:
      'Degs of korma, biryani and zarda cooked on wood at your place or in our kitchen. Vegetarian degs have their own cook and their own spoons.',
    services: [
      { name: 'Biryani by the deg', details: 'One deg serves about 60' },
      { name: 'Full dawat', details: 'From 100 guests, with servers and crockery' },
      { name: 'Vegetarian counter', details: 'Separate vessels and staff' },
    ],
    openingHours: daily('11:00-22:00', 'mon'),
    areasServed: ['Delhi', 'Noida', 'Ghaziabad'],
  },
];
