import type { CrewMember } from '#contract/crew.ts';

/** One invented crew member. Everybody is an adult. */
export type CrewSeed = {
  fullName: string;
  /** Years. */
  age: number;
  gender: 'Female' | 'Male' | 'Non-binary';
  height: string;
  highestQualification: string;
  languages: CrewMember['languages'];
  hobbies: readonly string[];
};

const speaks = (...pairs: readonly [language: string, rating: number][]): CrewMember['languages'] =>
  pairs.map(([language, rating]) => ({ language, rating }));

/** The crew of a first start, in the order of the list. */
export const crewSeeds: readonly CrewSeed[] = [
  {
    fullName: 'Aditi Ranganathan',
    age: 24,
    gender: 'Female',
    height: '163 cm',
    highestQualification: 'BA (Hons) English',
    languages: speaks(['English', 5], ['Tamil', 5], ['Hindi', 4]),
    hobbies: ['Bharatanatyam', 'Crosswords', 'Long walks'],
  },
  {
    fullName: 'Manpreet Singh Bedi',
    age: 29,
    gender: 'Male',
    height: '181 cm',
    highestQualification: 'Diploma in Event Management',
    languages: speaks(['Punjabi', 5], ['Hindi', 5], ['English', 4]),
    hobbies: ['Dhol', 'Hockey', 'Cooking'],
  },
  {
    fullName: 'Zoya Farooqui',
    age: 26,
    gender: 'Female',
    height: '160 cm',
    highestQualification: 'MA Mass Communication',
    languages: speaks(['Urdu', 5], ['Hindi', 5], ['English', 5], ['Arabic', 2]),
    hobbies: ['Calligraphy', 'Poetry evenings'],
  },
  {
    fullName: 'Lalthanmawia Ralte',
    age: 27,
    gender: 'Male',
    height: '172 cm',
    highestQualification: 'BHM Hotel Management',
    languages: speaks(['Mizo', 5], ['English', 5], ['Hindi', 3]),
    hobbies: ['Guitar', 'Football', 'Baking'],
  },
  {
    fullName: 'Poulomi Chatterjee',
    age: 31,
    gender: 'Female',
    height: '158 cm',
    highestQualification: 'MBA Marketing',
    languages: speaks(['Bangla', 5], ['English', 5], ['Hindi', 4]),
    hobbies: ['Theatre', 'Alpana', 'Cycling'],
  },
  {
    fullName: 'Deepak Meena',
    age: 23,
    gender: 'Male',
    height: '175 cm',
    highestQualification: 'BCom',
    languages: speaks(['Hindi', 5], ['Rajasthani', 5], ['English', 3]),
    hobbies: ['Kabaddi', 'Photography'],
  },
  {
    fullName: 'Sneha Kulkarni',
    age: 28,
    gender: 'Female',
    height: '166 cm',
    highestQualification: 'BSc Nutrition',
    languages: speaks(['Marathi', 5], ['Hindi', 5], ['English', 4]),
    hobbies: ['Rangoli', 'Trekking', 'Reading'],
  },
  {
    fullName: 'Alwyn Lobo',
    age: 34,
    gender: 'Male',
    height: '178 cm',
    highestQualification: 'BA Tourism',
    languages: speaks(['Konkani', 5], ['English', 5], ['Hindi', 4], ['French', 3]),
    hobbies: ['Jazz', 'Sailing'],
  },
  {
    fullName: 'Nidhi Thakur',
    age: 22,
    gender: 'Female',
    height: '162 cm',
    highestQualification: 'BA Psychology',
    languages: speaks(['Hindi', 5], ['Pahari', 4], ['English', 4]),
    hobbies: ['Badminton', 'Sketching'],
  },
  {
    fullName: 'Ishaan Bhardwaj',
    age: 25,
    gender: 'Non-binary',
    height: '170 cm',
    highestQualification: 'BDes Fashion',
    languages: speaks(['Hindi', 5], ['English', 5], ['Haryanvi', 4]),
    hobbies: ['Styling', 'Kathak', 'Street food'],
  },
  {
    fullName: 'Gulnaz Bano',
    age: 38,
    gender: 'Female',
    height: '157 cm',
    highestQualification: 'Class 12',
    languages: speaks(['Hindi', 5], ['Urdu', 5], ['English', 2]),
    hobbies: ['Embroidery', 'Gardening'],
  },
  {
    fullName: 'Thomas Kurian',
    age: 41,
    gender: 'Male',
    height: '174 cm',
    highestQualification: 'BTech Civil',
    languages: speaks(['Malayalam', 5], ['English', 5], ['Hindi', 4], ['Tamil', 3]),
    hobbies: ['Chess', 'Choir', 'Cricket'],
  },
];
