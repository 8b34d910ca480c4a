/** Invented, like their vendors of the demonstration; the carousel says so. */
export const brandSeeds = [
  { name: 'Saffron Table', logo: 'saffron-table' },
  { name: 'Neem & Co', logo: 'neem-and-co' },
  { name: 'Jaali Studio', logo: 'jaali-studio' },
  { name: 'Kesar Tents', logo: 'kesar-tents' },
  { name: 'Pakka Foundations', logo: 'pakka-foundations' },
  { name: 'Mehfil Sound', logo: 'mehfil-sound' },
  { name: 'Dilli Flowers', logo: 'dilli-flowers' },
  { name: 'Chowk Press', logo: 'chowk-press' },
  { name: 'Baithak Interiors', logo: 'baithak-interiors' },
  { name: 'Udaan Accounts', logo: 'udaan-accounts' },
] as const;
