/** The words of the contact page. */
export const contactPage = {
  title: 'Contact us',
  metaDescription:
    'Leave your name and number and our team in Delhi calls you back, usually the same working day. Or call and write to us directly.',
  intro:
    'Leave your name, phone and email. A person from our team reads it and calls you back, usually on the same working day.',
  waysHeading: 'Or reach us directly',
  hours: 'Monday to Saturday, 10 am to 7 pm',
  nextHeading: 'What happens next',
  next: [
    'You get a reference number and a private page that shows where your request stands.',
    'We call or write to understand what you need. Nothing is sold and nothing is shared without your word.',
    'We send you two or three vendors that fit, or the answer you asked for.',
  ],
  vendors: {
    heading: 'Are you a vendor?',
    sentence: 'List your work for free and answer families and businesses in your area.',
    link: 'Register as a vendor',
  },
} as const;
