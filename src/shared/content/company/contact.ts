import { t } from '#words/t.ts';

/** The text of the contact page. */
export const contactPage = {
  title: t('Contact us'),
  metaDescription: t(
    'Leave your name and number and our team in Delhi calls you back, usually the same working day. Or call and write to us directly.',
  ),
  intro: t(
    'Leave your name, phone and email. A person from our team reads it and calls you back, usually on the same working day.',
  ),
  waysHeading: t('Or reach us directly'),
  hours: t('Monday to Saturday, 10 am to 7 pm'),
  nextHeading: t('What happens next'),
  next: [
    t('You get a reference number and a private page that shows where your request stands.'),
    t(
      'We call or write to understand what you need. Nothing is sold and nothing is shared without your consent.',
    ),
    t('We send you two or three vendors that fit, or the answer you asked for.'),
  ],
  vendors: {
    heading: t('Are you a vendor?'),
    sentence: t('List your work for free and answer families and businesses in your area.'),
    link: t('Register as a vendor'),
  },
} as const;
