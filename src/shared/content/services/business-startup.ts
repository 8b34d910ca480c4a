import { paths } from '#facts/paths.ts';
import type { OverviewPage } from '../types.ts';
import { messages } from '#facts/messages.ts';
import { startupServices } from '../cards.ts';
import { contactUsFor } from '../quote-subjects.ts';
import { t } from '#words/t.ts';

export const businessStartup: OverviewPage = {
  route: paths.businessStartup,
  title: t('Start and run a business in Delhi'),
  metaDescription: t(
    'Investment, legal, strategy, consulting, accounting and marketing help for small businesses and start-ups in Delhi-NCR. Ask for a quote, free.',
  ),
  intro: t(
    'A shop, a kitchen, a studio or a company: six kinds of help for the first years. Choose one and tell us where you stand.',
  ),
  picture: 'home/need-business',
  pictureAlt: t(
    'A small corner shop on its opening day: striped awning, mango-leaf garland, full shelves and the owner at the door',
  ),
  first: {
    heading: t('What the first steps cost'),
    rows: [
      [t('Accounts of a small shop'), t('₹1,500 to ₹3,500 a month')],
      [t('To register a company'), t('about ₹8,000 to ₹25,000')],
      [t('A person alone'), t('often begins as a proprietor')],
    ],
  },
  whatYouGet: [
    t('Advisers who work with businesses of your size'),
    t('A first talk of about twenty minutes, without a charge from us'),
    t('Fees in writing before any work begins'),
    t('A list of papers in the order you need them'),
    t('Plain words instead of form numbers'),
  ],
  steps: [
    { title: t('Choose the help'), sentence: t('Money, law, planning, advice, accounts or customers.') },
    {
      title: t('Tell your story'),
      sentence: t('What you do or want to do, where, with whom and since when.'),
    },
    {
      title: t('Meet an adviser'),
      sentence: t('We introduce one or two who fit, and you agree on work and fees with them.'),
    },
  ],
  afterYouSend: t('We read what you wrote and think about who fits, before anyone calls.'),
  questions: [
    {
      question: t('I only have an idea. Is it too early?'),
      answer: t('No. Strategy and Planning is the right card. Half an hour on numbers can save a year.'),
    },
    {
      question: t('Which registration do I need?'),
      answer: t(
        'A person alone often begins as a proprietor; partners in services choose an LLP; a company suits those who will raise money. Our blog lists the order of papers in Delhi.',
      ),
    },
    {
      question: t('What do advisers charge?'),
      answer: t(
        'Very roughly ₹1,500 to ₹3,500 a month for the accounts and returns of a small shop, ₹8,000 to ₹25,000 to register an LLP or a company. Ask for a written fee before work begins.',
      ),
    },
    {
      question: t('Is what I tell you confidential?'),
      answer: t(
        'It stays with our staff. An adviser sees your details only if you ticked that box. Please do not send passwords, bank numbers or identity papers through the form.',
      ),
    },
    {
      question: t('Do you lend or invest?'),
      answer: t(
        'No. We introduce people. Nobody here asks you to pay in advance for a loan or an investment.',
      ),
    },
    {
      question: t('I already run a business. Can I list it here?'),
      answer: t('Yes. Register as a vendor; the profile costs nothing.'),
    },
  ],
  enquiry: 'business',
  blogs: 'business',
  shareWith: t('the one or two advisers whom we name to you'),
  cardsHeading: messages.startupHeading,
  cards: startupServices,
  // Two link to pages of their own.
  quotes: startupServices.filter(({ url }) => url === null).map(contactUsFor),
};
