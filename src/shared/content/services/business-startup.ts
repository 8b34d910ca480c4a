import { paths } from '#facts/paths.ts';
import type { OverviewPage } from '../types.ts';
import { afterAnyEnquiry } from './after-you-send.ts';
import { messages } from '#facts/messages.ts';
import { startupServices } from '../cards.ts';
import { contactUsFor } from '../quote-subjects.ts';

export const businessStartup: OverviewPage = {
  route: paths.businessStartup,
  title: 'Start and run a business in Delhi',
  metaDescription:
    'Investment, legal, strategy, consulting, accounting and marketing help for small businesses and start-ups in Delhi-NCR. Ask for a quote, free.',
  intro:
    'A shop, a kitchen, a studio or a company: six kinds of help for the first years. Choose one and tell us where you stand.',
  picture: 'home/need-business',
  pictureAlt:
    'A small corner shop on its opening day: striped awning, mango-leaf garland, full shelves and the owner at the door',
  whatYouGet: [
    'Advisers who work with businesses of your size',
    'A first talk of about twenty minutes, without a charge from us',
    'Fees in writing before any work begins',
    'A list of papers in the order you need them',
    'Plain words instead of form numbers',
  ],
  steps: [
    { title: 'Choose the help', sentence: 'Money, law, planning, advice, accounts or customers.' },
    { title: 'Tell your story', sentence: 'What you do or want to do, where, with whom and since when.' },
    {
      title: 'Meet an adviser',
      sentence: 'We introduce one or two who fit, and you agree on work and fees with them.',
    },
  ],
  afterYouSend: `We read what you wrote and think about who fits, before anyone calls. ${afterAnyEnquiry}`,
  questions: [
    {
      question: 'I only have an idea. Is it too early?',
      answer: 'No. Strategy and Planning is the right card. Half an hour on numbers can save a year.',
    },
    {
      question: 'Which registration do I need?',
      answer:
        'A person alone often begins as a proprietor; partners in services choose an LLP; a company suits those who will raise money. Our blog lists the order of papers in Delhi.',
    },
    {
      question: 'What do advisers charge?',
      answer:
        'Very roughly ₹1,500 to ₹3,500 a month for the accounts and returns of a small shop, ₹8,000 to ₹25,000 to register an LLP or a company. Ask for a written fee before work begins.',
    },
    {
      question: 'Is what I tell you confidential?',
      answer:
        'It stays with our staff. An adviser sees your details only if you ticked that box. Please do not send passwords, bank numbers or identity papers through the form.',
    },
    {
      question: 'Do you lend or invest?',
      answer: 'No. We introduce people. Nobody here asks you to pay in advance for a loan or an investment.',
    },
    {
      question: 'I already run a business. Can I list it here?',
      answer: 'Yes. Register as a vendor; the profile costs nothing.',
    },
  ],
  enquiry: 'business',
  blogs: 'business',
  shareWith: 'the one or two advisers whom we name to you',
  cardsHeading: messages.startupHeading,
  cards: startupServices,
  // Two lead to pages of their own.
  quotes: startupServices.filter(({ url }) => url === null).map(contactUsFor),
};
