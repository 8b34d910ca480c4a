/** @file Mails to whoever has sent an enquiry or a complaint. */
import { linkTo, reference, type MailTemplate } from './mail-template.ts';

const ticket = { label: 'Ticket number', sample: 'GRV-7M2K9Q', required: true } as const;
const officer = {
  label: 'Name and office of the grievance officer',
  sample: 'Meera Nair, Grievance Officer',
  required: true,
} as const;
const disposeBy = {
  label: 'Until when it is answered',
  sample: '14 December 2026 at 10:30 am',
  required: true,
} as const;
const link = linkTo('Page where it stands', '/grievance');
const note = {
  label: 'What the officer writes; a line of its own that goes when there is nothing',
  sample: 'We have spoken with the vendor.',
  required: true,
  bodyOnly: true,
} as const;

export const familyMails = {
  'enquiry-receipt': {
    label: 'We have your request',
    where: 'To whoever sent an enquiry with an e-mail address.',
    subject: 'We have your request {reference}',
    body: `Thank you for writing to {brand}. Someone from our team will reach out to you shortly.

Your reference is {reference}. See what was sent and where it stands, or withdraw it, here:\n{link}

Did you not write to us? Then somebody gave your address by mistake: withdraw the request there, and nobody will call or write.`,
    placeholders: { reference, link: linkTo('Private page of the request', '/enquiry/…') },
  },
  'complaint-receipt': {
    label: 'We have your complaint',
    where: 'To whoever sent a complaint.',
    subject: 'We have your complaint {ticket}',
    body: `Your complaint has arrived. Your ticket number is {ticket}.

{officer}, confirms it by {acknowledgeBy} and answers it by {disposeBy}.

See where it stands, with this number and your e-mail address:\n{link}`,
    placeholders: {
      ticket,
      officer,
      acknowledgeBy: {
        label: 'Until when it is confirmed',
        sample: '1 December 2026 at 10:30 am',
        required: true,
      },
      disposeBy,
      link,
    },
  },
  'complaint-acknowledged': {
    label: 'We are looking into your complaint',
    where: 'To whoever sent a complaint, when the officer has read it.',
    subject: 'We are looking into your complaint {ticket}',
    body: `{officer}, has your complaint in hand.

{note}

You get an answer by {disposeBy}.

Where it stands: {link}`,
    placeholders: { ticket, officer, note, disposeBy, link },
  },
  'complaint-answered': {
    label: 'Your complaint is answered',
    where: 'To whoever sent a complaint, when the officer has dealt with it.',
    subject: 'Your complaint {ticket} is answered',
    body: `{officer}, has dealt with your complaint.

{note}

If this does not help, answer this mail or call {officerName}. National Consumer Helpline: {helpline}.

Where it stands: {link}`,
    placeholders: {
      ticket,
      officer,
      note,
      officerName: { label: 'Name of the officer', sample: 'Meera Nair' },
      helpline: { label: 'National Consumer Helpline', sample: '1915', required: true },
      link,
    },
  },
  bundle: {
    label: 'Several messages in one',
    where: 'To anybody for whom several mails came up within an hour.',
    subject: '{count} messages from {brand}',
    body: `Several messages came in for you within an hour. Here they are in one mail.

{messages}`,
    placeholders: {
      count: { label: 'How many', sample: '2' },
      messages: {
        label: 'The messages',
        sample: 'We have your request AGN-4F7K2P: …\n\nWe have your request AGN-9C3T8W: …',
        required: true,
        bodyOnly: true,
      },
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
