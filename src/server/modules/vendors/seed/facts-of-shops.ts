import { price, said, withTax, type Said } from './said.ts';

const hi = ['hindi', 'english'] as const;

/** Shops of the six markets. */
export const shopFacts: Readonly<Record<string, Said>> = {
  'Katra Resham Sarees': said(
    { wear: ['bridal', 'family'], years: 52, teamSize: 12, languages: ['hindi', 'urdu'] },
    withTax(price('fashion', 'piece', 1500, 85_000)),
  ),
  'Dariba Silver Works': said(
    { years: 64, teamSize: 7, languages: ['hindi', 'urdu'] },
    withTax(price('gifts', 'piece', 800, 40_000)),
  ),
  'Chowk Press': said(
    { promotion: ['print'], years: 41, teamSize: 9, languages: ['hindi', 'urdu', 'english'] },
    withTax(price('gifts', 'piece', 15, 350)),
    price('marketing', 'event', 3000, 20_000),
  ),
  'Middle Lane Books': said(
    { years: 47, teamSize: 5, languages: ['english', 'hindi'] },
    withTax(price('gifts', 'piece', 250, 2500)),
  ),
  'Chashma Corner Opticians': said(
    { wear: ['family'], years: 25, languages: [...hi] },
    withTax(price('retail', 'piece', 900, 18_000)),
  ),
  'Central Matching Centre': said(
    { wear: ['family', 'stitched'], years: 34, teamSize: 8, languages: ['hindi', 'punjabi'] },
    withTax(price('fashion', 'piece', 250, 3000)),
  ),
  'Churiwali Bangles': said(
    { wear: ['bridal', 'family'], years: 29, teamSize: 4, languages: ['hindi', 'urdu'] },
    withTax(price('fashion', 'piece', 120, 2400)),
  ),
  'Anar Kali Kurtas': said(
    { wear: ['family', 'stitched'], years: 13, teamSize: 6, languages: [...hi] },
    withTax(price('fashion', 'piece', 900, 4500)),
  ),
  'Peetal and Pot': said(
    { years: 21, teamSize: 5, languages: [...hi] },
    withTax(price('gifts', 'piece', 350, 12_000)),
  ),
  'Likha Hua Stationers': said(
    { promotion: ['print'], years: 18, teamSize: 4, languages: [...hi] },
    withTax(price('gifts', 'piece', 40, 600)),
  ),
  'Rangrez Fashion House': said(
    {
      wear: ['bridal', 'groom', 'stitched'],
      years: 22,
      teamSize: 18,
      languages: ['hindi', 'punjabi', 'english'],
      includes: ['Two fittings', 'Alterations for a year'],
    },
    withTax(price('fashion', 'piece', 9000, 150_000)),
  ),
  'Safa and Sons': said(
    { wear: ['groom', 'rent'], travel: 'ncr', years: 40, teamSize: 10, languages: ['hindi', 'punjabi'] },
    withTax(price('fashion', 'piece', 250, 2500)),
    withTax(price('crew', 'event', 3000, 12_000)),
  ),
  'Chhoti Si Asha Gifts': said(
    { years: 10, teamSize: 3, languages: ['hindi'] },
    withTax(price('gifts', 'piece', 80, 1500)),
  ),
  'Mandir Lane Fashions': said(
    { wear: ['family'], years: 15, teamSize: 5, languages: ['hindi'] },
    withTax(price('fashion', 'piece', 300, 1800)),
  ),
  'Jhumka Junction': said(
    { wear: ['bridal', 'family'], years: 12, teamSize: 3, languages: [...hi] },
    withTax(price('fashion', 'piece', 100, 1200)),
  ),
  'Masterji Alterations': said(
    { wear: ['stitched', 'family'], years: 37, teamSize: 4, languages: ['hindi', 'urdu'] },
    withTax(price('fashion', 'piece', 80, 2500)),
  ),
};
