import type { CrewMember } from '#contract/crew.ts';
import { weekdays, type Weekday } from '#domain/vendors/weekdays.ts';

/** One invented crew member, always an adult. */
export type CrewSeed = {
  fullName: string;
  /** In years. */
  age: number;
  gender: 'Female' | 'Male' | 'Non-binary';
  height: string;
  highestQualification: string;
  skills: readonly string[];
  days: readonly Weekday[];
  languages: CrewMember['languages'];
  hobbies: readonly string[];
};

const speaks = (...pairs: readonly [language: string, rating: number][]): CrewMember['languages'] =>
  pairs.map(([language, rating]) => ({ language, rating }));

/** The days of members with other work from Monday to Friday. */
const weekend = ['sat', 'sun'] as const;
const longWeekend = ['fri', ...weekend] as const;

/** The crew of a first start, in the order of the list. */
export const crewSeeds: readonly CrewSeed[] = [
  {
    fullName: 'Aditi Ranganathan',
    age: 24,
    gender: 'Female',
    height: '163 cm',
    highestQualification: 'BA (Hons) English',
    skills: ['Anchoring', 'Guest welcome', 'Registration desk'],
    days: longWeekend,
    languages: speaks(['English', 5], ['Tamil', 5], ['Hindi', 4]),
    hobbies: ['Bharatanatyam', 'Crosswords', 'Long walks'],
  },
  {
    fullName: 'Manpreet Singh Bedi',
    age: 29,
    gender: 'Male',
    height: '181 cm',
    highestQualification: 'Diploma in Event Management',
    skills: ['Team lead', 'Stage and green room', 'Vendor entry'],
    days: weekdays,
    languages: speaks(['Punjabi', 5], ['Hindi', 5], ['English', 4]),
    hobbies: ['Dhol', 'Hockey', 'Cooking'],
  },
  {
    fullName: 'Zoya Farooqui',
    age: 26,
    gender: 'Female',
    height: '160 cm',
    highestQualification: 'MA Mass Communication',
    skills: ['Anchoring', 'Guests from abroad', 'Press desk'],
    days: ['wed', 'thu', 'fri', 'sat', 'sun'],
    languages: speaks(['Urdu', 5], ['Hindi', 5], ['English', 5], ['Arabic', 2]),
    hobbies: ['Calligraphy', 'Poetry evenings'],
  },
  {
    fullName: 'Lalthanmawia Ralte',
    age: 27,
    gender: 'Male',
    height: '172 cm',
    highestQualification: 'BHM Hotel Management',
    skills: ['Food counter', 'Table service', 'Guest welcome'],
    days: weekdays,
    languages: speaks(['Mizo', 5], ['English', 5], ['Hindi', 3]),
    hobbies: ['Guitar', 'Football', 'Baking'],
  },
  {
    fullName: 'Poulomi Chatterjee',
    age: 31,
    gender: 'Female',
    height: '158 cm',
    highestQualification: 'MBA Marketing',
    skills: ['Team lead', 'Registration desk', 'Gift table'],
    days: weekend,
    languages: speaks(['Bangla', 5], ['English', 5], ['Hindi', 4]),
    hobbies: ['Theatre', 'Alpana', 'Cycling'],
  },
  {
    fullName: 'Deepak Meena',
    age: 23,
    gender: 'Male',
    height: '175 cm',
    highestQualification: 'BCom',
    skills: ['Parking and entry', 'Loading and setting up', 'Photo corner'],
    days: weekdays,
    languages: speaks(['Hindi', 5], ['Rajasthani', 5], ['English', 3]),
    hobbies: ['Kabaddi', 'Photography'],
  },
  {
    fullName: 'Sneha Kulkarni',
    age: 28,
    gender: 'Female',
    height: '166 cm',
    highestQualification: 'BSc Nutrition',
    skills: ['Food counter', 'Children’s corner', 'Guest welcome'],
    days: longWeekend,
    languages: speaks(['Marathi', 5], ['Hindi', 5], ['English', 4]),
    hobbies: ['Rangoli', 'Trekking', 'Reading'],
  },
  {
    fullName: 'Alwyn Lobo',
    age: 34,
    gender: 'Male',
    height: '178 cm',
    highestQualification: 'BA Tourism',
    skills: ['Guests from abroad', 'Airport and hotel desk', 'Team lead'],
    days: weekdays,
    languages: speaks(['Konkani', 5], ['English', 5], ['Hindi', 4], ['French', 3]),
    hobbies: ['Jazz', 'Sailing'],
  },
  {
    fullName: 'Nidhi Thakur',
    age: 22,
    gender: 'Female',
    height: '162 cm',
    highestQualification: 'BA Psychology',
    skills: ['Children’s corner', 'Registration desk'],
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    languages: speaks(['Hindi', 5], ['Pahari', 4], ['English', 4]),
    hobbies: ['Badminton', 'Sketching'],
  },
  {
    fullName: 'Ishaan Bhardwaj',
    age: 25,
    gender: 'Non-binary',
    height: '170 cm',
    highestQualification: 'BDes Fashion',
    skills: ['Dressing room', 'Backstage', 'Gift table'],
    days: longWeekend,
    languages: speaks(['Hindi', 5], ['English', 5], ['Haryanvi', 4]),
    hobbies: ['Styling', 'Kathak', 'Street food'],
  },
  {
    fullName: 'Gulnaz Bano',
    age: 38,
    gender: 'Female',
    height: '157 cm',
    highestQualification: 'Class 12',
    skills: ['Help for elders', 'Mehendi corner', 'Dressing room'],
    days: weekdays,
    languages: speaks(['Hindi', 5], ['Urdu', 5], ['English', 2]),
    hobbies: ['Embroidery', 'Gardening'],
  },
  {
    fullName: 'Thomas Kurian',
    age: 41,
    gender: 'Male',
    height: '174 cm',
    highestQualification: 'BTech Civil',
    skills: ['Stage and green room', 'Loading and setting up', 'Team lead'],
    days: weekend,
    languages: speaks(['Malayalam', 5], ['English', 5], ['Hindi', 4], ['Tamil', 3]),
    hobbies: ['Chess', 'Choir', 'Cricket'],
  },
];
