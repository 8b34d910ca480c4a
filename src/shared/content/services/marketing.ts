import { paths } from '#facts/paths.ts';
import { kindsOfList } from '#domain/vendors/vendor-categories.ts';
import type { QuotePage } from '../types.ts';
import { startupServices } from '../cards.ts';
import { contactUsFor } from '../quote-subjects.ts';
import { t } from '#words/t.ts';

export const marketing: QuotePage = {
  route: paths.marketing,
  title: t('Marketing, online and offline'),
  metaDescription: t(
    'Marketing help for shops and services in Delhi-NCR: signboards, leaflets, search, social pages and photographs. Honest plans, fees in writing.',
  ),
  intro: t(
    'From the signboard to the search page. Tell us what you sell and who should hear of it, and we find people who have done it for a business of your size.',
  ),
  picture: 'business/marketing',
  pictureAlt: t(
    'A marigold megaphone sends out kites, hearts, stars and speech shapes past a phone showing a shop, above Delhi rooftops',
  ),
  whatYouGet: [
    t('Vendors for boards, print, photographs, social pages and search'),
    t('A plan for your streets and not for a whole country'),
    t('A monthly fee with a list of what is done for it'),
    t('Numbers that you can read: calls, visits, new customers, cost of each'),
    t('Accounts and passwords in your own name'),
  ],
  steps: [
    {
      title: t('Tell us whom you serve'),
      sentence: t('What you sell, in which areas, and where the last ten customers came from.'),
    },
    {
      title: t('Choose two things'),
      sentence: t('A vendor suggests two channels to try first, with a cost and a date.'),
    },
    {
      title: t('Count and decide'),
      sentence: t('After eight weeks you look at the cost of each new customer and keep what works.'),
    },
  ],
  afterYouSend: t('We read what you sell and suggest one or two vendors.'),
  questions: [
    {
      question: t('What should a small business spend?'),
      answer: t(
        'Many begin with 3 to 7 percent of sales. In the first months spend time before money: a listing, real photographs, ten streets.',
      ),
    },
    {
      question: t('Online or offline?'),
      answer: t(
        'Both, in the place where your customers already look. A tiffin kitchen needs two office gates; a bridal make-up artist needs pictures.',
      ),
    },
    {
      question: t('How soon will it work?'),
      answer: t(
        'Boards and leaflets show in days, social pages in weeks, search in three to six months. Be careful with anyone who promises a first place by a date.',
      ),
    },
    {
      question: t('Who owns the pages and pictures?'),
      answer: t(
        'You should. Ask that every account is opened with your e-mail and phone, and that you receive the picture files.',
      ),
    },
    {
      question: t('Can somebody write reviews for us?'),
      answer: t(
        'No vendor here may do that. Reviews come from customers. Ask for them at the happiest moment, with the link ready.',
      ),
    },
    {
      question: t('Why does a form open when I come to this page?'),
      answer: t('It saves a step for those who came to ask. Press Skip, and the whole page is there.'),
    },
  ],
  enquiry: 'business',
  blogs: 'business',
  shareWith: t('these agencies'),
  vendors: {
    source: 'vendorsMarketing',
    kinds: kindsOfList('marketing'),
    heading: t('Marketing vendors'),
  },
  quotes: startupServices.filter(({ id }) => id === 'marketing').map(contactUsFor),
};
