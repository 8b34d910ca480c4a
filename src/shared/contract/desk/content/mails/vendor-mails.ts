/** @file Mails to vendors about requests and about their page. */
import { t } from '#words/t.ts';
import { linkTo, reference, reviewReason, rulesLink, type MailTemplate } from './mail-template.ts';

const pageLink = linkTo('Page of the vendor', '/profile/…');
const editLink = linkTo('Page where the vendor changes it', '/editprofile/…');
const workshopLink = linkTo('Page of the vendor’s reviews', '/workshop/reviews');
const inboxLink = linkTo('The request in the inbox', '/workshop/enquiries/…');
const asked = t('A family asks about {facts}');
const facts = {
  label:
    'Day, guests, place and what is asked for; before the family has agreed, no more than the month and the region',
  sample: '14 February 2027, 300 guests, Dwarka: Catering booking',
} as const;
/** The end of the mail names it, so that the words need not. */
const namedBelow = { label: reference.label, sample: reference.sample } as const;
const introduced = {
  subject: asked,
  closing: 'reference',
  placeholders: {
    reference: namedBelow,
    facts: { ...facts, required: true },
    link: inboxLink,
  },
} as const;

const check = { label: 'What is checked', sample: 'GSTIN', required: true } as const;
const until = { label: 'Last day of the badge', sample: '23 November 2027' } as const;
const checksLink = linkTo('Page where the vendor asks for checks', '/workshop/checks');
const whatWasWritten = {
  label: 'What the staff wrote',
  sample: 'The name on the certificate is of another business.',
  required: true,
  bodyOnly: true,
} as const;

/** From the table of `#domain/enquiries/state-sentences.ts`, so that mail and page say the same. */
const state = {
  label: 'The state of the quote, as its page says it',
  sample: 'The family has accepted it.',
} as const;
const quoteTold = { reference: namedBelow, facts, state, link: inboxLink } as const;
const declinedTold = {
  reference,
  vendor: { label: 'Name of the vendor', sample: 'Amaltas Farm', required: true },
  reason: { label: 'Why it declined', sample: 'The day is not free' },
  link: linkTo('Page with other vendors', '/enquiry/…'),
} as const;

export const vendorMails = {
  'lead-with-details': {
    label: 'Request with its details',
    where: 'To a vendor whom a visitor chose and agreed to share with.',
    button: { label: t('Answer the request'), link: 'link' },
    closing: 'reference',
    subject: asked,
    body: t(
      `A family asks you about {facts}. It agreed that you see these details, for this request alone:\n{details}\n\nAnswer in your inbox, where the family reads it: {link}`,
    ),
    placeholders: {
      reference: namedBelow,
      facts,
      link: inboxLink,
      details: {
        label: 'What the visitor sent',
        sample: 'Name: Asha Rao\nPhone: 98123 45210\nGuests: 250',
        required: true,
        bodyOnly: true,
      },
    },
  },
  'lead-unconfirmed': {
    label: 'Request, to an unconfirmed address',
    where: 'To a vendor whose address has not been confirmed: without details.',
    button: { label: t('Answer the request'), link: 'link' },
    closing: 'reference',
    nameless: true,
    subject: asked,
    body: t(
      'A family asks you about {facts}. Confirm this e-mail in your account, then the details of such requests come with the mail. Until then you can answer in your inbox: {link}',
    ),
    placeholders: { reference: namedBelow, facts, link: inboxLink },
  },
  'lead-not-shared': {
    label: 'Request without details',
    where: 'To a vendor whom a visitor chose without agreeing to share.',
    closing: 'reference',
    subject: asked,
    body: t(
      'A family asks you about {facts}. It has not agreed to pass its details on: our team speaks with it first and comes back to you.',
    ),
    placeholders: { reference: namedBelow, facts },
  },
  'lead-withdrawn': {
    label: 'Request withdrawn',
    where: 'To a vendor who had been told of the request.',
    closing: 'reference',
    subject: t('Withdrawn: {facts}'),
    body: t(
      'A family has withdrawn its request: {facts}. Please do not call or write, and delete the details you received.',
    ),
    placeholders: { reference: namedBelow, facts },
  },
  'introduction-shared': {
    label: 'Introduction',
    where: 'To a vendor whom the staff chose, for a visitor who agreed to share.',
    button: { label: t('Answer the request'), link: 'link' },
    ...introduced,
    body: t(
      `A family asks about {facts}, and our team has thought of you.\n\nThey agreed that vendors who fit may see their details. Our team puts you in touch.\n\nRead and answer it in your inbox: {link}`,
    ),
  },
  'introduction-not-shared': {
    label: 'Introduction, details later',
    where: 'To a vendor whom the staff chose, for a visitor who has not agreed to share.',
    button: { label: t('Answer the request'), link: 'link' },
    ...introduced,
    body: t(
      `A family asks about {facts}, and our team has thought of you.\n\nTheir details follow only when they agree.\n\nRead and answer it in your inbox: {link}`,
    ),
  },
  'introduction-recalled': {
    label: 'Introduction taken back',
    where: 'To a vendor who had been told of the request.',
    closing: 'reference',
    subject: t('Taken back: {facts}'),
    body: t(
      'We have taken back this request: {facts}. There is nothing for you to do. Should you know who asked, please do not call or write.',
    ),
    placeholders: { reference: namedBelow, facts },
  },
  'introduction-reminder': {
    label: 'Introduction, not answered yet',
    where: 'Once, a day before a request lapses.',
    closing: 'reference',
    button: { label: t('Answer the request'), link: 'link' },
    subject: t('One day left to answer: {facts}'),
    body: t(
      `A family has no answer from you yet: {facts}. Its request lapses in one day.\n\nAnswer or decline here: {link}`,
    ),
    placeholders: { reference: namedBelow, facts, link: inboxLink },
  },
  'request-changed': {
    label: 'A family has changed its request',
    where: 'To a vendor of an open request whose day or number of guests has changed.',
    closing: 'reference',
    button: { label: t('Read and answer'), link: 'link' },
    subject: t('A family has changed its request: {facts}'),
    body: t(
      `A family has changed the day or the number of guests of its request. Now it asks about {facts}.\n\nSee what has changed, and say whether it suits you: {link}`,
    ),
    placeholders: { reference: namedBelow, facts, link: inboxLink },
  },
  'details-recalled': {
    label: 'Contact details taken back',
    where: 'To a vendor who had been given the contact details of a family.',
    closing: 'reference',
    subject: t('Do not use these contact details any more: {facts}'),
    body: t(
      'A family has taken its contact details back: {facts}. Please do not call or write to the number or address you were given, and delete them. You can still write to the family in your inbox.',
    ),
    placeholders: { reference: namedBelow, facts },
  },
  'vendor-away': {
    label: 'A vendor is away',
    where: 'To a family whose vendor has said that it is away, with the first sentence of the conversation.',
    closing: 'reference',
    button: { label: t('See your request'), link: 'link' },
    subject: t('{vendor} is away until {until}: {reference}'),
    body: t(
      `{vendor} is away until {until}. This is an automatic answer to your request {reference}: nobody has read it yet, and it stays open until they are back. What they say, and other vendors whom you may ask:\n{link}`,
    ),
    placeholders: {
      reference,
      vendor: { label: 'Name of the vendor', sample: 'Amaltas Farm', required: true },
      until: { label: 'Last day on which it is away', sample: '28 November 2026', required: true },
      link: linkTo('Page with the message', '/enquiry/…'),
    },
  },
  'vendor-declined': {
    label: 'A vendor cannot take the request',
    where: 'To a family whose request a vendor has declined, without a quote that was open.',
    closing: 'reference',
    button: { label: t('See your request'), link: 'link' },
    subject: t('{vendor} cannot take your request {reference}'),
    body: t(
      `{vendor} has read your request {reference} and cannot take it. Its reason: {reason}.\n\nOther vendors whom you may ask:\n{link}`,
    ),
    placeholders: declinedTold,
  },
  'vendor-declined-quote': {
    label: 'A vendor with an open quote cannot take the request',
    where: 'To a family whose request a vendor has declined, which ends its open quote.',
    closing: 'reference',
    button: { label: t('See your request'), link: 'link' },
    subject: t('{vendor} cannot take your request {reference}'),
    body: t(
      `{vendor} cannot take your request {reference} after all. Its reason: {reason}.\n\nThe quote that it had sent: {state}.\n\nOther vendors whom you may ask:\n{link}`,
    ),
    placeholders: {
      ...declinedTold,
      state: { ...state, sample: 'Ended: the vendor has declined your request' },
    },
  },
  'vendor-hidden': {
    label: 'A vendor is not shown any more',
    where: 'To a family whose request is open with a vendor that the staff has hidden or that has left.',
    closing: 'reference',
    button: { label: t('See your request'), link: 'link' },
    subject: t('{vendor} is not on our site at present: {reference}'),
    body: t(
      `{vendor}, who has your request {reference}, is not shown on our site at present. It sees no contact details of yours here and cannot write to you. Please check with our team before you pay anything. What was written, and other vendors whom you may ask:\n{link}`,
    ),
    placeholders: {
      reference,
      vendor: { label: 'Name of the vendor', sample: 'Amaltas Farm', required: true },
      link: linkTo('Page with other vendors', '/enquiry/…'),
    },
  },
  'message-waiting': {
    label: 'A message waits',
    where: 'To family, vendor or staff, for whom somebody has written about a request.',
    closing: 'reference',
    button: { label: t('Read and answer'), link: 'link' },
    subject: t('{writer} has written to you: {about}'),
    body: t(`{writer} has written to you about this request: {about}. Read and answer here:\n{link}`),
    placeholders: {
      reference: namedBelow,
      about: {
        label: 'Day, guests, place and what is asked for; to a family the number of its request',
        sample: facts.sample,
      },
      writer: { label: 'Who has written', sample: 'Amaltas Farm' },
      link: linkTo('Page with the message', '/enquiry/…'),
    },
  },
  'quote-accepted': {
    label: 'Your quote is accepted',
    where: 'To a vendor whose quote the family has accepted.',
    closing: 'reference',
    button: { label: t('See what was agreed'), link: 'link' },
    subject: t('Your quote is accepted: {facts}'),
    body: t(
      `About your quote: {facts}.\n\n{state} What was agreed stands here, to read and to print:\n{link}`,
    ),
    placeholders: quoteTold,
  },
  'quote-declined': {
    label: 'Your quote is declined',
    where: 'To a vendor whose quote the family has declined.',
    closing: 'reference',
    button: { label: t('Open the request'), link: 'link' },
    subject: t('Your quote is declined: {facts}'),
    body: t(
      `About your quote: {facts}.\n\n{state} You can still write to the family, or send another one:\n{link}`,
    ),
    placeholders: quoteTold,
  },
  'quote-closed': {
    label: 'The family has booked with another vendor',
    where: 'To a vendor whose quote was open when the family accepted another.',
    closing: 'reference',
    button: { label: t('Open the request'), link: 'link' },
    subject: t('The family has chosen another quote: {facts}'),
    body: t(
      `About your quote: {facts}.\n\n{state} There is nothing for you to do. Thank you for it.\n\nThe request: {link}`,
    ),
    placeholders: quoteTold,
  },
  'quote-revision-asked': {
    label: 'Please change your quote',
    where: 'To a vendor whom the family asks to revise its quote.',
    closing: 'reference',
    button: { label: t('Change the quote'), link: 'link' },
    subject: t('Please change your quote: {facts}'),
    body: t(
      `A family asks for changes to your quote: {facts}. Read what it writes and send a new version here:\n{link}`,
    ),
    placeholders: quoteTold,
  },
  'quote-expired': {
    label: 'Your quote has expired',
    where: 'To a vendor whose quote was neither accepted nor declined by its last day.',
    closing: 'reference',
    button: { label: t('Open the request'), link: 'link' },
    subject: t('Your quote has expired: {facts}'),
    body: t(`About your quote: {facts}.\n\n{state} The family can no longer accept it. The request: {link}`),
    placeholders: quoteTold,
  },
  'review-of-you': {
    label: 'A new review',
    where: 'To a vendor of whom a review was published.',
    closing: 'answer',
    button: { label: t('Read and answer'), link: 'workshopLink' },
    subject: t('A family has reviewed you on {brand}'),
    body: t(
      `A review of you is public: {stars} of 5 stars. You may answer it once, and everybody can read your answer.\n\nRead and answer it here:\n{workshopLink}`,
    ),
    placeholders: {
      stars: { label: 'How many stars', sample: '4', required: true },
      workshopLink,
    },
  },
  'review-of-you-removed': {
    label: 'A review was taken down',
    where: 'To a vendor of whom a review was removed by the staff.',
    closing: 'answer',
    button: { label: t('How reviews work'), link: 'rulesLink' },
    subject: t('A review of you on {brand} was taken down'),
    body: t(
      `We have taken down a review of you. A line with the reason stays in its place. The reason, from our published list:\n{reason}\n\nHow reviews work:\n{rulesLink}`,
    ),
    placeholders: { reason: reviewReason, rulesLink },
  },
  'page-approved': {
    label: 'The page is public',
    where: 'To a vendor whom the staff has approved.',
    button: { label: t('See your page'), link: 'pageLink' },
    closing: 'answer',
    subject: t('Your page at {brand} is public'),
    body: t(
      `We have looked at your page, and everybody can see it now:\n{pageLink}\n\nYou can change it at any time:\n{editLink}`,
    ),
    placeholders: { pageLink, editLink },
  },
  'page-hidden': {
    label: 'The page is hidden',
    where: 'To a vendor whose page the staff has hidden.',
    button: { label: t('Change your page'), link: 'editLink' },
    closing: 'answer',
    subject: t('Your page at {brand} is hidden'),
    body: t(
      `We have hidden your page. Nobody sees it at present, and no new enquiries come. Our reason:\n{reason}\n\nYou can sign in and change it as before:\n{editLink}`,
    ),
    placeholders: {
      reason: {
        label: 'The reason that was given',
        sample: 'The pictures are of another hall.',
        required: true,
        bodyOnly: true,
      },
      editLink,
    },
  },
  'page-shown': {
    label: 'The page is public again',
    where: 'To a vendor whose page the staff shows again.',
    button: { label: t('See your page'), link: 'pageLink' },
    closing: 'answer',
    subject: t('Your page at {brand} is public again'),
    body: t('Everybody can see it again:\n{pageLink}'),
    placeholders: { pageLink },
  },
  'page-edited': {
    label: 'The staff changed the page',
    where: 'To a vendor whose page the staff has edited.',
    button: { label: t('Change your page'), link: 'editLink' },
    closing: 'answer',
    subject: t('We changed your page at {brand}'),
    body: t(
      'We changed this on your page:\n{fields}\n\nSee whether it is right, and change it if not:\n{editLink}',
    ),
    placeholders: {
      fields: {
        label: 'What was changed',
        sample: 'Description\nOpening hours',
        required: true,
        bodyOnly: true,
      },
      editLink,
    },
  },
  'check-done': {
    label: 'Checked',
    where: 'To a vendor of whom something was checked, once the decision stands.',
    button: { label: t('See your page'), link: 'pageLink' },
    closing: 'answer',
    subject: t('Checked: {check}'),
    body: t(
      `We have checked this of your business: {check}. The badge on your page says so, and counts until {until}:\n{pageLink}\n\nWhat you gave us to look at is destroyed.`,
    ),
    placeholders: { check, until, pageLink },
  },
  'check-more': {
    label: 'Check needs more',
    where: 'To a vendor whose check cannot be decided yet.',
    button: { label: t('Open your checks'), link: 'checksLink' },
    closing: 'answer',
    subject: t('We need more for your check: {check}'),
    body: t(
      `To check this we need something more from you: {check}.\n{reason}\n\nIt is done here:\n{checksLink}`,
    ),
    placeholders: { check, reason: whatWasWritten, checksLink },
  },
  'check-refused': {
    label: 'Check refused',
    where: 'To a vendor whose check did not succeed.',
    button: { label: t('Open your checks'), link: 'checksLink' },
    closing: 'answer',
    subject: t('We could not check: {check}'),
    body: t(
      `We could not check this of your business: {check}. Our reason:\n{reason}\n\nYour page stays as it is. You can ask again at any time:\n{checksLink}\n\nWhat you gave us to look at is destroyed.`,
    ),
    placeholders: { check, reason: whatWasWritten, checksLink },
  },
  'check-ends': {
    label: 'Check ends soon',
    where: 'To a vendor, once, thirty days before a badge ends.',
    button: { label: t('Open your checks'), link: 'checksLink' },
    closing: 'answer',
    subject: t('Your badge ends on {until}: {check}'),
    body: t(
      `This was checked almost a year ago: {check}. The badge on your page ends on {until}.\n\nAsk for the check again, and it goes on:\n{checksLink}`,
    ),
    placeholders: { check, until, checksLink },
  },
  'check-revoked': {
    label: 'Badge taken off',
    where: 'To a vendor whose badge the staff has taken off.',
    button: { label: t('Open your checks'), link: 'checksLink' },
    closing: 'answer',
    subject: t('We took a badge off your page: {check}'),
    body: t(
      `Your page does not say any more that this was checked: {check}. Our reason:\n{reason}\n\nYou can ask for the check again:\n{checksLink}`,
    ),
    placeholders: { check, reason: whatWasWritten, checksLink },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
