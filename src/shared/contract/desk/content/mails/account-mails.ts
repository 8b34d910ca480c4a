/** @file Mails about the account of a vendor. */
import { linkTo, type MailTemplate } from './mail-template.ts';

const verifyLink = linkTo('Link that confirms the address', '/verify-email#…');
const passwordLink = linkTo('Page for a new password', '/forgot-password');
const days = { label: 'Days that the link works', sample: '7', required: true } as const;

export const accountMails = {
  'account-verify': {
    label: 'Confirm the e-mail address',
    where: 'To a vendor, after registration or when asked for again.',
    subject: 'Confirm your e-mail for {brand}',
    body: `Please confirm that this address is yours, so that we can reach you about enquiries:\n{link}

The link works for {days} days. If you did not register, ignore this mail.`,
    placeholders: { link: verifyLink, days },
  },
  'account-reset': {
    label: 'Choose a new password',
    where: 'To a vendor who asked for a new password.',
    subject: 'Choose a new password',
    body: `Somebody asked for a new password for your account. If it was you, choose one here:\n{link}

The link works once, for {minutes} minutes. If it was not you, ignore this mail: nothing has changed.`,
    placeholders: {
      link: linkTo('Link to choose a password', '/reset-password#…'),
      minutes: { label: 'Minutes that the link works', sample: '60', required: true },
    },
  },
  'account-new-email': {
    label: 'Confirm a new e-mail address',
    where: 'To the new address that a vendor wants to sign in with.',
    subject: 'Confirm your new e-mail',
    body: `You asked to sign in with this address from now on. Confirm it here:\n{link}

The link works for {days} days. Until then your present address stays.`,
    placeholders: { link: verifyLink, days },
  },
  'account-password-changed': {
    label: 'The password was changed',
    where: 'To a vendor, after a change of the password.',
    subject: 'Your password was changed',
    body: `The password of your account was just changed, and every other device was signed out.

Was it not you? Choose a new password at {passwordLink} and call us.`,
    placeholders: { passwordLink },
  },
  'account-email-changed': {
    label: 'The e-mail address was changed',
    where: 'To the old address of a vendor.',
    subject: 'Your e-mail was changed',
    body: `Your account has a new e-mail address. You can no longer sign in with this one.

Was it not you? Please call us at once.`,
    placeholders: {},
  },
  'account-erased': {
    label: 'The account is deleted',
    where: 'To a vendor who has deleted the account.',
    subject: 'Your account is deleted',
    body: `Your account, your profile and your pictures have left the site.

A sealed record that the law asks for is kept for {days} days and then destroyed.`,
    placeholders: { days: { label: 'Days that the record is kept', sample: '180', required: true } },
  },
  'account-alert': {
    label: 'Somebody tries to sign in',
    where: 'To a vendor, after many wrong passwords from unknown places.',
    subject: 'Somebody is trying to sign in to your account',
    body: `Many wrong passwords were tried for your account, from places where you have not signed in before. Nobody got in. We slow such tries down; where you have signed in before, you can do so as ever.

If you cannot sign in from a new place just now, or if your password is short or used elsewhere too, choose a new one at {passwordLink}. That works at any time.`,
    placeholders: { passwordLink },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
