/** @file The words that the desk begins with. They stand until the staff has saved some of its own. */

/** The ids stay, so that the first change of one finds it. */
export const defaultTemplates = [
  {
    id: '0192f100-0000-7000-8000-000000000001',
    name: 'First answer',
    subject: 'Your request {reference}',
    text: `Namaste {name},

Thank you for writing to {brand}. I am {staff}, and I look after your request {reference} ({title}).

So that I can suggest the right people, please tell me three things: how many guests you expect, in which part of Delhi-NCR it will be, and what you would like to spend.

You can answer this mail or call {phone}.

Warm regards,
{staff}
{brand}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000002',
    name: 'Vendors are being asked',
    subject: 'We are asking for you: {reference}',
    text: `Namaste {name},

Your request {reference} is with me. I am asking {vendor} about {date} and come back to you within two working days with who is free and what it costs.

Nothing is booked and nothing is to be paid until you say yes.

Warm regards,
{staff}
{brand}, {phone}`,
  },
  {
    id: '0192f100-0000-7000-8000-000000000003',
    name: 'No time on that date',
    subject: 'About {date}: {reference}',
    text: `Namaste {name},

I am sorry: {vendor} cannot take your event on {date}.

Would another day suit you, or shall I suggest others of the same kind who are free? Answer this mail in a word or two, and I do the rest.

Warm regards,
{staff}
{brand}, {phone}`,
  },
] as const;

export const defaultCloseReasons = [
  'Booked through us',
  'Chose others',
  'No answer',
  'Out of area',
  'Only asked for prices',
  'Spam',
] as const;

/** How a chat begins. The address with it passes through others: nothing of the person is in it. */
export const greetingOf = (brand: string, reference: string): string =>
  `Namaste, this is ${brand} about your request ${reference}. When may we talk?`;
