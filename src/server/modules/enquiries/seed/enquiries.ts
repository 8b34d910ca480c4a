/** @file Invented enquiries of the demonstration: a week of work on a new desk. Addresses take no mail, numbers are nobody's. */
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';

export type EnquirySeed = {
  kind: Exclude<EnquiryKindName, 'eventManagement' | 'constructionWork' | 'business' | 'community' | 'crew'>;
  name: string;
  message?: string;
  hoursAgo: number;
  /** Days from the first start. */
  eventInDays?: number;
  status?: (typeof enquiryStatuses)[number];
  closeReason?: string;
  flagged?: string;
  share?: boolean;
  /** Sent by the person of the seed before it. */
  again?: true;
};

export const enquirySeeds: readonly EnquirySeed[] = [
  { kind: 'contact', name: 'Kavita Menon', hoursAgo: 1 },
  {
    kind: 'catering',
    name: 'Ishaan Malhotra',
    message:
      'Sangeet for 180 at home in Rajouri Garden. All vegetarian, no onion and garlic for about 40. A chaat counter if possible.',
    hoursAgo: 2,
    eventInDays: 12,
    share: true,
  },
  {
    kind: 'decoration',
    name: 'Farah Siddiqui',
    message: 'Mehndi on our terrace in Nizamuddin East, yellow and green, seating on the floor for 60.',
    hoursAgo: 3,
    eventInDays: 9,
    share: true,
  },
  {
    kind: 'gift',
    name: 'Rohan Bhatia',
    message: '120 boxes of mithai with the invitation, delivered to offices in Gurugram.',
    hoursAgo: 5,
    eventInDays: 30,
  },
  {
    kind: 'venue',
    name: 'Neelam Arora',
    message: 'A farmhouse with rooms for the family, away from the road because of my grandmother.',
    hoursAgo: 7,
    share: true,
  },
  {
    kind: 'construction',
    name: 'Suresh Tandon',
    message: 'Second floor on our house in Uttam Nagar, about 1,100 square feet. Drawings are with the MCD.',
    hoursAgo: 20,
    eventInDays: 45,
    share: true,
  },
  {
    kind: 'construction',
    name: 'Suresh Tandon',
    message: 'Second floor on our house in Uttam Nagar, around 1,100 square feet. Please call after six.',
    hoursAgo: 18,
    eventInDays: 45,
    again: true,
  },
  {
    kind: 'entertainment',
    name: 'Gurleen Kaur',
    message: 'Dhol for the baraat and a DJ until ten. The colony is strict about the hour.',
    hoursAgo: 26,
    eventInDays: 6,
    share: true,
  },
  {
    kind: 'catering',
    name: 'Abdul Rahman',
    message: 'Walima for 400 in Okhla. Who can show a halal certificate?',
    hoursAgo: 31,
    eventInDays: 21,
    share: true,
  },
  { kind: 'contact', name: 'Meera Iyer', hoursAgo: 40 },
  {
    kind: 'decoration',
    name: 'Cheap Lights',
    message: 'Best LED prices. Visit our page.',
    hoursAgo: 4,
    flagged: 'honeypot filled',
  },
  { kind: 'contact', name: 'xxaaqq', hoursAgo: 9, flagged: 'sent too fast' },
  {
    kind: 'venue',
    name: 'Pooja Saxena',
    message: 'Ring ceremony, 90 people, near a metro station, lunch.',
    hoursAgo: 50,
    status: 'read',
  },
  {
    kind: 'gift',
    name: 'Harpreet Gill',
    message: 'Return gifts for 250, brass or terracotta, no plastic.',
    hoursAgo: 55,
    eventInDays: 18,
    status: 'read',
    share: true,
  },
  {
    kind: 'catering',
    name: 'Lakshmi Narayanan',
    message: 'South Indian breakfast for 150, served on banana leaf, at seven in the morning.',
    hoursAgo: 74,
    eventInDays: 25,
    status: 'introduced',
    share: true,
  },
  {
    kind: 'entertainment',
    name: 'Vikram Rathore',
    message: 'A magician for a birthday of six, Dwarka Sector 12.',
    hoursAgo: 80,
    eventInDays: 4,
    status: 'introduced',
    share: true,
  },
  {
    kind: 'decoration',
    name: 'Sana Qureshi',
    message: 'Flowers for a nikah at home, white only.',
    hoursAgo: 98,
    eventInDays: 40,
    status: 'answered',
    share: true,
  },
  {
    kind: 'construction',
    name: 'Dinesh Chawla',
    message: 'Damp in the ground floor after the monsoon, Lajpat Nagar. Who looks at it first?',
    hoursAgo: 120,
    status: 'answered',
  },
  {
    kind: 'catering',
    name: 'Ritu Khandelwal',
    message: 'Marwari food for 300, Jain kitchen.',
    hoursAgo: 200,
    eventInDays: 60,
    status: 'booked',
    share: true,
  },
  {
    kind: 'venue',
    name: 'Thomas Mathew',
    message: 'Reception after church, 200 people, South Delhi.',
    hoursAgo: 260,
    status: 'booked',
    share: true,
  },
  { kind: 'contact', name: 'Anil Kapadia', hoursAgo: 300, status: 'closed', closeReason: 'No answer' },
  {
    kind: 'gift',
    name: 'Shreya Ghosh',
    message: 'Saree trays for a tattwa, twelve of them.',
    hoursAgo: 340,
    status: 'closed',
    closeReason: 'Chose others',
  },
  {
    kind: 'entertainment',
    name: 'Mohit Yadav',
    message: 'Ghazal evening in Jaipur.',
    hoursAgo: 420,
    status: 'closed',
    closeReason: 'Out of area',
  },
];
