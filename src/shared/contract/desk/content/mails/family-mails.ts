/** @file Mails to senders of enquiries and complaints. */
import { t } from '#words/t.ts';
import { linkTo, reference, reviewReason, rulesLink, type MailTemplate } from './mail-template.ts';

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

const quotingVendor = { label: 'Name of the vendor', sample: 'Gulmohar Caterers', required: true } as const;
const total = { label: 'Total of the quote', sample: '₹2,40,000' } as const;
const quotesLink = linkTo('Private page with the quotes', '/quotes/…');
const reviewedVendor = { label: 'Name of the vendor', sample: 'Gulmohar Caterers', required: true } as const;
const reviewLink = linkTo('Private page of the review', '/review/…');

export const familyMails = {
  'enquiry-receipt': {
    label: 'We have your request',
    where: 'To the sender of an enquiry with an e-mail address.',
    button: { label: t('See your request'), link: 'link' },
    closing: 'data',
    nameless: true,
    subject: t('We have your request {reference}'),
    body: t(`Thank you for writing to {brand}. Someone from our team will reach out to you shortly.

Your reference is {reference}. See what was sent and where it stands, or withdraw it, here:\n{link}

Did you not write to us? Then somebody gave your address by mistake: withdraw the request there, and nobody will call or write.`),
    placeholders: { reference, link: linkTo('Private page of the request', '/enquiry/…') },
  },
  'enquiry-new-link': {
    label: 'New link to a request',
    where: 'To the sender of an enquiry, when somebody with the private link makes a new one.',
    button: { label: t('See your request'), link: 'link' },
    closing: 'data',
    nameless: true,
    subject: t('A new link to your request {reference}'),
    body: t(`The private page of your request {reference} has a new address. The old link opens nothing any more. Open the new one:
{link}

Was it not you? Then somebody had your old link, and has lost it now to this one: open it and make another.`),
    placeholders: { reference, link: linkTo('Private page of the request', '/enquiry/…') },
  },
  'my-links': {
    label: 'Your requests',
    where: 'To an address that asked for the links of its requests, when it has any.',
    button: { label: t('See your requests'), link: 'link' },
    closing: 'data',
    nameless: true,
    subject: t('Your requests'),
    body: t(`Here are all requests that were sent with this address:\n{link}

The link works once, for {minutes} minutes. Did you not ask for it? Then do nothing.`),
    placeholders: {
      link: linkTo('Page with all links', '/my/…'),
      minutes: { label: 'For how many minutes it works', sample: '15', required: true },
    },
  },
  'keep-search': {
    label: 'Please confirm a kept search',
    where:
      'To an address for which somebody asked to be told of new vendors. It must not repeat what was typed.',
    button: { label: t('Confirm the search'), link: 'link' },
    closing: 'data',
    nameless: true,
    subject: t('Please confirm: mails about new vendors'),
    body: t(`Somebody, probably you, asked {brand} to write to this address when a new vendor fits a search. See the search, and confirm it with one tap:
{link}

Until then we write nothing more, and after {days} days the address is deleted. Did you not ask for it? Then do nothing.`),
    placeholders: {
      link: linkTo('Page of the search', '/kept/…'),
      days: { label: 'For how many days it waits', sample: '7', required: true },
    },
  },
  'new-in-search': {
    label: 'New vendors of a kept search',
    where: 'To an address that has confirmed a kept search, when new vendors fit it; at most once in a week.',
    button: { label: t('See the list'), link: 'listLink' },
    closing: 'data',
    nameless: true,
    subject: t('New for your search: {search}'),
    body: t(`New in the list that you asked us to watch, {search}:

{vendors}

The whole list:
{listLink}

We write when somebody new fits, and at most once in a week, until {endsOn}. End it with one tap:
{endLink}`),
    placeholders: {
      search: { label: 'What is searched for', sample: 'Catering, Dwarka', required: true },
      vendors: {
        label: 'The vendors, each with trade, place and page',
        sample: 'Gulmohar Caterers: Catering, Dwarka\nhttps://…/profile/…',
        required: true,
        bodyOnly: true,
      },
      listLink: linkTo('The list', '/vendors/catering/dwarka'),
      endsOn: { label: 'When it ends by itself', sample: '28 November 2027', required: true },
      endLink: linkTo('Page that ends it', '/kept/…'),
    },
  },
  'complaint-receipt': {
    label: 'We have your complaint',
    where: 'To the sender of a complaint.',
    button: { label: t('See where it stands'), link: 'link' },
    closing: 'helpline',
    nameless: true,
    subject: t('We have your complaint {ticket}'),
    body: t(`Your complaint has arrived. Your ticket number is {ticket}.

{officer}, confirms it by {acknowledgeBy} and answers it by {disposeBy}.

See where it stands, with this number and your e-mail address:\n{link}`),
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
    where: 'To the sender of a complaint, when the officer has read it.',
    button: { label: t('See where it stands'), link: 'link' },
    subject: t('We are looking into your complaint {ticket}'),
    body: t(`{officer}, has your complaint in hand.

{note}

You get an answer by {disposeBy}.

Where it stands: {link}`),
    placeholders: { ticket, officer, note, disposeBy, link },
  },
  'complaint-answered': {
    label: 'Your complaint is answered',
    where: 'To the sender of a complaint, when the officer has dealt with it.',
    button: { label: t('See where it stands'), link: 'link' },
    subject: t('Your complaint {ticket} is answered'),
    body: t(`{officer}, has dealt with your complaint.

{note}

If this does not help, answer this mail or call {officerName}. National Consumer Helpline: {helpline}.

Where it stands: {link}`),
    placeholders: {
      ticket,
      officer,
      note,
      officerName: { label: 'Name of the officer', sample: 'Meera Nair' },
      helpline: { label: 'National Consumer Helpline', sample: '1915', required: true },
      link,
    },
  },
  'quote-arrived': {
    label: 'A quote has come',
    where: 'To a family, when a vendor has sent its first quote.',
    button: { label: t('See your quotes'), link: 'link' },
    nameless: true,
    closing: 'data',
    subject: t('{vendor} has sent you a quote: {total}'),
    body: t(`{vendor} has sent a quote for your request {reference}: {total} in all. See all your quotes beside each other, ask to change something, or accept one:
{link}`),
    placeholders: { vendor: quotingVendor, reference, total, link: quotesLink },
  },
  'quote-revised': {
    label: 'A quote was changed',
    where: 'To a family, when a vendor has sent another version of its quote.',
    button: { label: t('See your quotes'), link: 'link' },
    nameless: true,
    closing: 'data',
    subject: t('{vendor} has changed its quote: {total}'),
    body: t(`{vendor} has sent a new version of its quote for your request {reference}: {total} in all, and {before} before.
{link}`),
    placeholders: {
      vendor: quotingVendor,
      reference,
      total,
      before: { label: 'Total of the version before', sample: '₹2,65,000' },
      link: quotesLink,
    },
  },
  'quote-agreed': {
    label: 'You have accepted a quote',
    where: 'To a family that has accepted a quote.',
    button: { label: t('See what was agreed'), link: 'link' },
    nameless: true,
    closing: 'data',
    subject: t('You have agreed with {vendor}: {reference}'),
    body: t(`You have accepted the quote of {vendor} for your request {reference}. What was agreed stands here, to read and to print:
{link}

Was it not you? Then write to our team on your private page.`),
    placeholders: { vendor: quotingVendor, reference, link: quotesLink },
  },
  'review-invitation': {
    label: 'How was it?',
    where:
      'To the sender of an enquiry, after the day of the event or a booking, for each booked vendor; once.',
    button: { label: t('Write a review'), link: 'link' },
    nameless: true,
    closing: 'data',
    subject: t('How was it with {vendor}?'),
    body: t(`You booked {vendor} with your request {reference}. Other families would like to know how it was.

Write a review in two minutes, without an account:\n{link}

We ask only once. What you write is read by our team first and published with your first name or initials. You can take it back at any time on the same page.`),
    placeholders: { vendor: reviewedVendor, reference, link: reviewLink },
  },
  'review-published': {
    label: 'Your review is published',
    where: 'To the author of a review, when the staff has published it.',
    button: { label: t('See your review'), link: 'link' },
    nameless: true,
    closing: 'data',
    subject: t('Your review of {vendor} is published'),
    body: t(`Thank you: everybody can read your review of {vendor} now. The vendor may answer it once.

Your review, and the way to take it back:\n{link}`),
    placeholders: { vendor: reviewedVendor, link: reviewLink },
  },
  'review-refused': {
    label: 'Your review is not published',
    where: 'To the author of a review, when the staff has refused it.',
    button: { label: t('How reviews work'), link: 'rulesLink' },
    nameless: true,
    closing: 'data',
    subject: t('Your review of {vendor} is not published'),
    body: t(`We have read your review of {vendor} and have not published it. The reason, from our published list:\n{reason}

How reviews work, and all the reasons:\n{rulesLink}

If you think we are wrong, answer this mail.`),
    placeholders: { vendor: reviewedVendor, reason: reviewReason, rulesLink },
  },
  'review-removed': {
    label: 'Your review was taken down',
    where: 'To the author of a review, when the staff has removed it.',
    button: { label: t('How reviews work'), link: 'rulesLink' },
    nameless: true,
    closing: 'data',
    subject: t('Your review of {vendor} was taken down'),
    body: t(`We have taken down your review of {vendor}. A line with the reason stays in its place. The reason, from our published list:\n{reason}

How reviews work, and all the reasons:\n{rulesLink}

If you think we are wrong, answer this mail.`),
    placeholders: { vendor: reviewedVendor, reason: reviewReason, rulesLink },
  },
  bundle: {
    label: 'Several messages in one',
    where: 'To anybody for whom several mails came up within an hour.',
    closing: 'data',
    nameless: true,
    subject: t('{first}, and {more} more'),
    body: t(`{count} messages came in for you within an hour. Here they are in one mail.

{messages}`),
    placeholders: {
      count: { label: 'How many', sample: '2' },
      first: { label: 'Subject of the first', sample: 'We have your request AGN-4F7K2P' },
      more: { label: 'How many beside the first', sample: '1' },
      messages: {
        label: 'The messages',
        sample: 'We have your request AGN-4F7K2P: …\n\nWe have your request AGN-9C3T8W: …',
        required: true,
        bodyOnly: true,
      },
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
