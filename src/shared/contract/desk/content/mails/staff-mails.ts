/** @file Mails to the staff. */
import { linkTo, reference, type MailTemplate } from './mail-template.ts';

const link = linkTo('Link that opens the desk', '/desk/join#…');
const hours = { label: 'Hours that the link works', sample: '48', required: true } as const;
const invitedBy = { label: 'Who of the staff made the link', sample: 'Meera Nair', required: true } as const;
const notYou = 'Was it not you? Ask an owner to end your sessions, and call them rather than writing.';

export const staffMails = {
  'staff-invitation': {
    label: 'Invitation to the desk',
    where: 'To somebody whom an owner invites.',
    button: { label: 'Open the desk', link: 'link' },
    subject: 'Your desk at {brand}',
    body: `{invitedBy} invites you to the desk as {role}. Open it here and make your key:\n{link}

The link works once, for {hours} hours. If you do not know why you got it, ignore this mail.`,
    placeholders: { invitedBy, role: { label: 'Role', sample: 'editor' }, link, hours },
  },
  'staff-new-way-in': {
    label: 'A new way in',
    where: 'To somebody of the staff for whom an owner made a new link.',
    button: { label: 'Make a new key', link: 'link' },
    subject: 'A new way in to the desk of {brand}',
    body: `{invitedBy} made you a new way in:\n{link}

When you use it, your old keys and sessions end. It works once, for {hours} hours.`,
    placeholders: { invitedBy, link, hours },
  },
  'staff-recovery-link': {
    label: 'A new way in by recovery code',
    where: 'To somebody of the staff who has lost their keys and gave a recovery code.',
    button: { label: 'Make a new key', link: 'link' },
    subject: 'Your new way in to the desk of {brand}',
    body: `You gave one of your recovery codes; {left} are left. Make a new key here:\n{link}

When you use it, your old keys and sessions end. It works once, for {hours} hours.\n\n${notYou}`,
    placeholders: {
      link,
      hours,
      left: { label: 'How many codes are left', sample: '7', required: true },
    },
  },
  'staff-new-device': {
    label: 'A new device',
    where: 'To somebody of the staff who signed in with a new browser.',
    subject: 'A new device at the desk',
    body: `You signed in at the desk with {device}, {at}. It is a browser that you had not used here before.\n\n${notYou}`,
    placeholders: {
      device: { label: 'Browser and system', sample: 'Chrome on Android', required: true },
      at: { label: 'When', sample: '23 Nov 2026, 10:30 am', required: true },
    },
  },
  'staff-recovery-used': {
    label: 'A recovery code was used',
    where: 'To somebody of the staff who signed in with a recovery code.',
    subject: 'A recovery code was used',
    body: `Somebody signed in at the desk with one of your recovery codes; {left} are left. You can make new ones under “My keys”.\n\n${notYou}`,
    placeholders: { left: { label: 'How many codes are left', sample: '7', required: true } },
  },
  'staff-keys-changed': {
    label: 'Keys were changed',
    where: 'To somebody of the staff whose keys were changed.',
    subject: 'Your keys to the desk were changed',
    body: `{what} just now.\n\n${notYou}`,
    placeholders: { what: { label: 'What was changed', sample: 'A passkey was added', required: true } },
  },
  'staff-alert': {
    label: 'Somebody tries to enter the desk',
    where: 'To somebody of the staff, after many wrong passwords or codes.',
    subject: 'Somebody tries to enter the desk in your name',
    body: 'Many wrong passwords or codes were tried for your e-mail address, from browsers that you have not used. Nobody got in. Where you have signed in before you can do so as ever, and a passkey always works.',
    placeholders: {},
  },
  'weekly-numbers': {
    label: 'The numbers of a week',
    where: 'To each owner who has not turned it off, on Monday, about the week before.',
    button: { label: 'Open the numbers', link: 'link' },
    subject: 'The numbers of {brand}, week of {week}',
    body: `Enquiries that came in the week of {week}, and in the week before it:

{figures}

Every split of them, and the list behind each number:
{link}

You get this as an owner of the desk. It is turned off on that page.`,
    placeholders: {
      week: { label: 'First day of the week', sample: '16 November 2026', required: true },
      figures: {
        label: 'The figures, one on each line',
        sample: 'Received: 14 (11)\nBooked: 3 (2)',
        required: true,
        bodyOnly: true,
      },
      link: linkTo('The page Numbers with this week', '/desk/funnel?by=week&on=…'),
    },
  },
  'vendor-waits': {
    label: 'A vendor waits',
    where: 'To the mailbox of the staff, when somebody has registered.',
    button: { label: 'Look at the vendor', link: 'link' },
    nameless: true,
    subject: 'A vendor waits to be approved: {vendor}',
    body: 'A vendor has registered and waits to be approved: {vendor}.\n{link}',
    placeholders: {
      vendor: { label: 'Name of the vendor', sample: 'Saffron Table', required: true },
      link: linkTo('The vendor at the desk', '/desk/vendors/…'),
    },
  },
  'enquiry-withdrawn': {
    label: 'A request was withdrawn',
    where: 'To the mailbox of the staff.',
    button: { label: 'Open the request', link: 'link' },
    nameless: true,
    subject: 'Withdrawn: {title} {reference}',
    body: 'The visitor has withdrawn {reference}. Please do not call or write, and stop any work on it.\n\nDesk: {link}',
    placeholders: {
      title: { label: 'What was asked for', sample: 'Catering' },
      reference,
      link: linkTo('The request at the desk', '/desk/enquiries/…'),
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
