/** @file Mails to vendors about requests and about their page. */
import { t } from '#words/t.ts';
import { linkTo, reference, reviewReason, rulesLink, type MailTemplate } from './mail-template.ts';

const pageLink = linkTo('Page of the vendor', '/profile/…');
const editLink = linkTo('Page where the vendor changes it', '/editprofile/…');
const workshopLink = linkTo('Page of the vendor’s reviews', '/workshop/reviews');
const inboxLink = linkTo('The request in the inbox', '/workshop/enquiries/…');
const asked = t('Someone asked for you on {brand}: {reference}');
const introduced = {
  subject: t('A visitor asks for somebody like you: {reference}'),
  closing: 'reference',
  placeholders: {
    reference,
    facts: {
      label: 'What is asked for, the month and the region',
      sample: 'Catering booking, for February 2027, in Delhi-NCR',
      required: true,
    },
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

const quoteTold = { reference, link: inboxLink } as const;

export const vendorMails = {
  'lead-with-details': {
    label: 'Request with its details',
    where: 'To a vendor whom a visitor chose and agreed to share with.',
    closing: 'reference',
    subject: asked,
    body: t(
      `A visitor asked for you and agreed that you see these details, for this request alone:\n{details}\n\nAnswer in your inbox, where the family reads it: {link}`,
    ),
    placeholders: {
      reference,
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
    closing: 'reference',
    nameless: true,
    subject: asked,
    body: t(
      'A visitor asked for you. Confirm this e-mail in your account, then the details of such requests come with the mail. Until then you can answer in your inbox: {link}',
    ),
    placeholders: { reference, link: inboxLink },
  },
  'lead-not-shared': {
    label: 'Request without details',
    where: 'To a vendor whom a visitor chose without agreeing to share.',
    closing: 'reference',
    subject: asked,
    body: t(
      'A visitor asked for you, and did not agree to pass their details on. Our team speaks with them first and comes back to you.',
    ),
    placeholders: { reference },
  },
  'lead-withdrawn': {
    label: 'Request withdrawn',
    where: 'To a vendor who had been told of the request.',
    subject: t('Withdrawn on {brand}: {reference}'),
    body: t(
      'The visitor has withdrawn request {reference}. Please do not call or write, and delete the details you received.',
    ),
    placeholders: { reference },
  },
  'introduction-shared': {
    label: 'Introduction',
    where: 'To a vendor whom the staff chose, for a visitor who agreed to share.',
    ...introduced,
    body: t(
      `A visitor asks for somebody like you, and our team has thought of you: {facts}.\n\nThey agreed that vendors who fit may see their details. Our team puts you in touch.\n\nRead and answer it in your inbox: {link}`,
    ),
  },
  'introduction-not-shared': {
    label: 'Introduction, details later',
    where: 'To a vendor whom the staff chose, for a visitor who has not agreed to share.',
    ...introduced,
    body: t(
      `A visitor asks for somebody like you, and our team has thought of you: {facts}.\n\nTheir details follow only when they agree.\n\nRead and answer it in your inbox: {link}`,
    ),
  },
  'introduction-recalled': {
    label: 'Introduction taken back',
    where: 'To a vendor who had been told of the request.',
    subject: t('Taken back: request {reference}'),
    body: t(
      'We have taken back request {reference}. There is nothing for you to do. Should you know who asked, please do not call or write.',
    ),
    placeholders: { reference },
  },
  'introduction-reminder': {
    label: 'Introduction, not answered yet',
    where: 'Once, a day before a request lapses.',
    subject: t('A family waits for your answer: {reference}'),
    body: t(
      `Request {reference} has no answer from you yet. It lapses in one day.\n\nAnswer or decline here: {link}`,
    ),
    placeholders: { reference, link: inboxLink },
  },
  'details-recalled': {
    label: 'Contact details taken back',
    where: 'To a vendor who had been given the contact details of a family.',
    subject: t('Do not use these contact details any more: {reference}'),
    body: t(
      'The family of request {reference} has taken its contact details back. Please do not call or write to the number or address you were given, and delete them. You can still write to the family in your inbox.',
    ),
    placeholders: { reference },
  },
  'vendor-away': {
    label: 'A vendor is away',
    where: 'To a family whose vendor has said that it is away, with the first sentence of the conversation.',
    subject: t('{vendor} is away until {until}: {reference}'),
    body: t(
      `{vendor} is away until {until}. This is an automatic answer to your request {reference}: nobody has read it yet, and it stays open until they are back. What they say, and other vendors whom you may ask:\n{link}\n\nPlease do not answer this mail: nobody reads what is sent to it.`,
    ),
    placeholders: {
      reference,
      vendor: { label: 'Name of the vendor', sample: 'Amaltas Farm', required: true },
      until: { label: 'Last day on which it is away', sample: '28 November 2026', required: true },
      link: linkTo('Page with the message', '/enquiry/…'),
    },
  },
  'vendor-hidden': {
    label: 'A vendor is not shown any more',
    where: 'To a family whose request is open with a vendor that the staff has hidden or that has left.',
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
    subject: t('A message about your request {reference}'),
    body: t(
      `Somebody has written to you about request {reference}. Read and answer here:\n{link}\n\nPlease do not answer this mail: nobody reads what is sent to it.`,
    ),
    placeholders: { reference, link: linkTo('Page with the message', '/enquiry/…') },
  },
  'quote-accepted': {
    label: 'Your quote is accepted',
    where: 'To a vendor whose quote the family has accepted.',
    subject: t('Your quote is accepted: {reference}'),
    body: t(
      `The family of request {reference} has accepted your quote. What was agreed stands here, to read and to print:\n{link}`,
    ),
    placeholders: quoteTold,
  },
  'quote-declined': {
    label: 'Your quote is declined',
    where: 'To a vendor whose quote the family has declined.',
    subject: t('Your quote is declined: {reference}'),
    body: t(
      `The family of request {reference} has declined your quote. You can still write to it, or send another one:\n{link}`,
    ),
    placeholders: quoteTold,
  },
  'quote-closed': {
    label: 'The family has booked with another vendor',
    where: 'To a vendor whose quote was open when the family accepted another.',
    subject: t('The family has chosen another quote: {reference}'),
    body: t(
      `The family of request {reference} has accepted the quote of another vendor. Yours is closed, and there is nothing for you to do. Thank you for it.\n\nThe request: {link}`,
    ),
    placeholders: quoteTold,
  },
  'quote-revision-asked': {
    label: 'Please change your quote',
    where: 'To a vendor whom the family asks to revise its quote.',
    subject: t('The family asks you to change your quote: {reference}'),
    body: t(
      `The family of request {reference} asks for changes to your quote. Read what it writes and send a new version here:\n{link}\n\nPlease do not answer this mail: nobody reads what is sent to it.`,
    ),
    placeholders: quoteTold,
  },
  'quote-expired': {
    label: 'Your quote has expired',
    where: 'To a vendor whose quote was neither accepted nor declined by its last day.',
    subject: t('Your quote has expired: {reference}'),
    body: t(
      `The last day of your quote for request {reference} has passed, and the family can no longer accept it. Is it still good? Send it again here:\n{link}`,
    ),
    placeholders: quoteTold,
  },
  'review-of-you': {
    label: 'A new review',
    where: 'To a vendor of whom a review was published.',
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
    subject: t('A review of you on {brand} was taken down'),
    body: t(
      `We have taken down a review of you. A line with the reason stays in its place. The reason, from our published list:\n{reason}\n\nHow reviews work:\n{rulesLink}`,
    ),
    placeholders: { reason: reviewReason, rulesLink },
  },
  'page-approved': {
    label: 'The page is public',
    where: 'To a vendor whom the staff has approved.',
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
    closing: 'answer',
    subject: t('Your page at {brand} is public again'),
    body: t('Everybody can see it again:\n{pageLink}'),
    placeholders: { pageLink },
  },
  'page-edited': {
    label: 'The staff changed the page',
    where: 'To a vendor whose page the staff has edited.',
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
    closing: 'answer',
    subject: t('We took a badge off your page: {check}'),
    body: t(
      `Your page does not say any more that this was checked: {check}. Our reason:\n{reason}\n\nYou can ask for the check again:\n{checksLink}`,
    ),
    placeholders: { check, reason: whatWasWritten, checksLink },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
