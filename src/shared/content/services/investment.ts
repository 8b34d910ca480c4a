import { paths } from '#facts/paths.ts';
import { kindsOfList } from '#domain/vendors/vendor-categories.ts';
import type { InvestmentPage } from '../types.ts';
import { investmentFacts, startupServices } from '../cards.ts';
import { sampleAdviser } from '../sample-vendors.ts';
import { contactUsFor } from '../quote-subjects.ts';
import { t } from '#words/t.ts';

export const investment: InvestmentPage = {
  route: paths.investment,
  title: t('Investment and finance'),
  metaDescription: t(
    'Meet people in Delhi-NCR who help small businesses with loans, grants and first investors. Facts before you meet them, phone numbers to call.',
  ),
  intro: t(
    'Loans, schemes, angels and the sums behind them. Read the facts first, then call someone who does this every day.',
  ),
  picture: 'business/investment',
  pictureAlt: t(
    'Terraced fields rising towards a golden coin-like sun, with seedlings that grow larger on each step and small stacks of coins',
  ),
  whatYouGet: [
    t('A list of advisers with phone numbers'),
    t('Facts about the common sources of money, with their price'),
    t('Help with a sheet of numbers that a bank or an investor can read'),
    t('A word of caution where one is due'),
  ],
  steps: [
    { title: t('Read the facts'), sentence: t('See which source of money fits your size and stage.') },
    { title: t('Prepare one sheet'), sentence: t('Sales, margin, cash and what the money will do.') },
    { title: t('Call or visit'), sentence: t('Choose an adviser from the list and talk directly.') },
  ],
  afterYouSend: t('If you write instead of calling, we introduce you to one adviser who fits.'),
  questions: [
    {
      question: t('Loan or investor?'),
      answer: t(
        'If two years of margin can repay it, a loan is cheaper. Investors suit a business that can become many times its size and must spend first.',
      ),
    },
    {
      question: t('Are there loans without collateral?'),
      answer: t(
        'Yes. Mudra loans go up to ₹20 lakh in slabs, and a government guarantee scheme backs larger loans to small units. Terms are set by the bank and change, so ask for the current sheet. (Checked on 15 November 2026.)',
      ),
    },
    {
      question: t('What share do first investors take?'),
      answer: t(
        'Often between 10 and 20 percent in a first round. Draw the table of shares for three rounds before you agree.',
      ),
    },
    {
      question: t('Do I pay you or the adviser?'),
      answer: t(
        'Nothing to us. Advisers quote a fee for their work. Refuse anyone who asks for money in advance for a sure loan or a sure investor.',
      ),
    },
    {
      question: t('Is this financial advice?'),
      answer: t(
        'No. These pages explain and introduce. For decisions on tax, shares and loans, speak to a chartered accountant and a lawyer.',
      ),
    },
  ],
  enquiry: 'business',
  blogs: 'business',
  shareWith: t('these advisers'),
  vendors: {
    source: 'vendorsInvestment',
    kinds: kindsOfList('investment'),
    heading: t('People who help with money'),
  },
  quotes: startupServices.filter(({ id }) => id === 'investment-and-finance').map(contactUsFor),
  sample: sampleAdviser,
  facts: investmentFacts,
  factsCheckedOn: '2026-11-15',
};
