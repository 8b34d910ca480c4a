import { paths } from '#facts/paths.ts';
import type { TextPage } from '../types.ts';
import { t } from '#words/t.ts';

/** The about page. The two closing links keep the specification's own words. */
export const about = {
  route: paths.about,
  title: t('About Us'),
  metaDescription: t(
    'Who we are: a Delhi company that brings together people who celebrate, build and begin businesses, and the vendors who can help them.',
  ),
  intro: t(
    'A courtyard is where a house comes together. Somebody is married there, somebody measures a new wall, somebody counts the first day’s earnings. We keep such a place for Delhi-NCR.',
  ),
  sections: [
    {
      id: 'mission',
      heading: t('Our mission'),
      paragraphs: [
        t(
          'Families and small businesses should be able to find good people near them without twenty phone calls, three cousins and a leap of faith. Our mission is to make asking simple, answers honest and the first meeting easy.',
        ),
        t(
          'We do this for three moments in life that cost a great deal and come without a manual: a celebration, a house, and a business of one’s own.',
        ),
      ],
    },
    {
      id: 'how-we-work',
      heading: t('How we work'),
      paragraphs: [t('We are small and we answer the phone. A few habits hold the place together.')],
      points: [
        t('A person reads every enquiry and usually replies on the same working day.'),
        t('You receive a reference number and a private page for each enquiry.'),
        t('Vendors see your details only when you have agreed to it.'),
        t(
          'Prices in our articles are rough ranges and say so; rules carry the day on which they were checked.',
        ),
        t('Drawings, sample vendors and sample reviews are marked as what they are.'),
      ],
    },
    {
      id: 'whom-we-serve',
      heading: t('Whom we serve'),
      paragraphs: [
        t(
          'Hosts of weddings and family functions, owners who build or repair, and people who begin a shop, a kitchen, a studio or a company, in Delhi, Faridabad, Gurgaon and Noida.',
        ),
        t(
          'And the vendors: decorators, cooks, masons, electricians, accountants, shopkeepers of six old markets. A profile costs them nothing.',
        ),
      ],
      links: [
        { label: t('Plan an event'), href: paths.weddingVendors },
        { label: t('Plan construction work'), href: paths.constructionVendors },
        { label: t('Start a business'), href: paths.businessStartup },
        { label: t('List your business'), href: paths.register },
      ],
    },
    {
      id: 'who-we-are',
      heading: t('Who we are'),
      paragraphs: [
        t(
          'The site is run by {legalName}, founded by {founder}. Our address, phone and the people who answer for complaints stand at the foot of every page.',
        ),
        t(
          'We are a marketplace: vendors are independent, and the agreement for any work is between you and them.',
        ),
      ],
    },
  ],
  contactLink: { label: t('Contact Us Now!'), href: paths.contact },
  callLabel: t('Call Us Now!'),
} as const satisfies TextPage & { contactLink: { label: string; href: string }; callLabel: string };
