/** @file Mails to vendors about requests and about their page. */
import { linkTo, reference, type MailTemplate } from './mail-template.ts';

const pageLink = linkTo('Page of the vendor', '/profile/…');
const editLink = linkTo('Page where the vendor changes it', '/editprofile/…');
const asked = 'Someone asked for you on {brand}: {reference}';
const introduced = {
  subject: 'A visitor asks for somebody like you: {reference}',
  placeholders: {
    reference,
    facts: {
      label: 'What is asked for, the month and the region',
      sample: 'Catering booking, for February 2027, in Delhi-NCR',
      required: true,
    },
    loginLink: linkTo('Page to log in', '/login'),
  },
} as const;
const ask = 'A visitor asks for somebody like you, and our team has thought of you: {facts}.';

export const vendorMails = {
  'lead-with-details': {
    label: 'Request with its details',
    where: 'To a vendor whom a visitor chose and agreed to share with.',
    subject: asked,
    body: `A visitor asked for you and agreed that you see these details, for this request alone:\n{details}`,
    placeholders: {
      reference,
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
    subject: asked,
    body: 'A visitor asked for you. Confirm this e-mail in your account, then the details of such requests come with the mail. Our team speaks with the visitor and comes back to you.',
    placeholders: { reference },
  },
  'lead-not-shared': {
    label: 'Request without details',
    where: 'To a vendor whom a visitor chose without agreeing to share.',
    subject: asked,
    body: 'A visitor asked for you, and did not agree to pass their details on. Our team speaks with them first and comes back to you.',
    placeholders: { reference },
  },
  'lead-withdrawn': {
    label: 'Request withdrawn',
    where: 'To a vendor who had been told of the request.',
    subject: 'Withdrawn on {brand}: {reference}',
    body: 'The visitor has withdrawn request {reference}. Please do not call or write, and delete the details you received.',
    placeholders: { reference },
  },
  'introduction-shared': {
    label: 'Introduction',
    where: 'To a vendor whom the staff chose, for a visitor who agreed to share.',
    ...introduced,
    body: `${ask}\n\nThey agreed that vendors who fit may see their details. Our team puts you in touch.\n\nLog in here: {loginLink}`,
  },
  'introduction-not-shared': {
    label: 'Introduction, details later',
    where: 'To a vendor whom the staff chose, for a visitor who has not agreed to share.',
    ...introduced,
    body: `${ask}\n\nTheir details follow only when they agree.\n\nLog in here: {loginLink}`,
  },
  'introduction-recalled': {
    label: 'Introduction taken back',
    where: 'To a vendor who had been told of the request.',
    subject: 'Taken back: request {reference}',
    body: 'We have taken back request {reference}. There is nothing for you to do. Should you know who asked, please do not call or write.',
    placeholders: { reference },
  },
  'page-approved': {
    label: 'The page is public',
    where: 'To a vendor whom the staff has approved.',
    subject: 'Your page at {brand} is public',
    body: `We have looked at your page, and everybody can see it now:\n{pageLink}\n\nYou can change it at any time:\n{editLink}`,
    placeholders: { pageLink, editLink },
  },
  'page-hidden': {
    label: 'The page is hidden',
    where: 'To a vendor whose page the staff has hidden.',
    subject: 'Your page at {brand} is hidden',
    body: `We have hidden your page. Nobody sees it at present, and no new enquiries come. Our reason:\n{reason}\n\nYou can sign in and change it as before:\n{editLink}`,
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
    subject: 'Your page at {brand} is public again',
    body: 'Everybody can see it again:\n{pageLink}',
    placeholders: { pageLink },
  },
  'page-edited': {
    label: 'The staff changed the page',
    where: 'To a vendor whose page the staff has edited.',
    subject: 'We changed your page at {brand}',
    body: 'We changed this on your page:\n{fields}\n\nSee whether it is right, and change it if not:\n{editLink}',
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
} as const satisfies Readonly<Record<string, MailTemplate>>;
