/** @file Mails about the account of a vendor. */
import { t } from '#words/t.ts';
import { linkTo, type MailTemplate } from './mail-template.ts';

const verifyLink = linkTo('Link that confirms the address', '/verify-email#…');
const passwordLink = linkTo('Page for a new password', '/forgot-password');
const days = { label: 'Days that the link works', sample: '7', required: true } as const;

export const accountMails = {
  'account-verify': {
    label: 'Confirm the e-mail address',
    where: 'To a vendor, after registration or when asked for again.',
    button: { label: t('Confirm this e-mail'), link: 'link' },
    closing: 'data',
    nameless: true,
    subject: t('Confirm your e-mail for {brand}'),
    body: t(`Please confirm that this address is yours, so that we can reach you about enquiries:\n{link}

The link works for {days} days. If you did not register, ignore this mail.`),
    placeholders: { link: verifyLink, days },
  },
  'account-reset': {
    label: 'Choose a new password',
    where: 'To a vendor who asked for a new password.',
    button: { label: t('Choose a new password'), link: 'link' },
    closing: 'data',
    subject: t('Choose a new password'),
    body: t(`Somebody asked for a new password for your account. If it was you, choose one here:\n{link}

The link works once, for {minutes} minutes. If it was not you, ignore this mail: nothing has changed.`),
    placeholders: {
      link: linkTo('Link to choose a password', '/reset-password#…'),
      minutes: { label: 'Minutes that the link works', sample: '60', required: true },
    },
  },
  'account-new-email': {
    label: 'Confirm a new e-mail address',
    where: 'To the new address that a vendor wants to sign in with.',
    button: { label: t('Confirm this e-mail'), link: 'link' },
    closing: 'data',
    nameless: true,
    subject: t('Confirm your new e-mail'),
    body: t(`You asked to sign in with this address from now on. Confirm it here:\n{link}

The link works for {days} days. Until then your present address stays.`),
    placeholders: { link: verifyLink, days },
  },
  'account-password-changed': {
    label: 'The password was changed',
    where: 'To a vendor, after a change of the password.',
    button: { label: t('Choose a new password'), link: 'passwordLink' },
    closing: 'data',
    subject: t('Your password was changed'),
    body: t(`The password of your account was just changed, and every other device was signed out.

Was it not you? Call us, and choose a new password here:\n{passwordLink}`),
    placeholders: { passwordLink },
  },
  'account-email-changed': {
    label: 'The e-mail address was changed',
    where: 'To the old address of a vendor.',
    closing: 'data',
    subject: t('Your e-mail was changed'),
    body: t(`Your account has a new e-mail address. You can no longer sign in with this one.

Was it not you? Please call us at once.`),
    placeholders: {},
  },
  'account-passkeys-changed': {
    label: 'A passkey was added or removed',
    where: 'To the person who signs in with it.',
    button: { label: t('Choose a new password'), link: 'passwordLink' },
    closing: 'data',
    subject: t('The passkeys of your account were changed'),
    body: t(`A passkey of your account was just added or removed. With a passkey you sign in without the password.

Was it not you? Call us, and choose a new password: that ends every session and removes every passkey.\n{passwordLink}`),
    placeholders: { passwordLink },
  },
  'team-invitation': {
    label: 'Invitation to the team of a vendor',
    where: 'To somebody whom the owner of a page wants to work on it.',
    button: { label: t('Join the team'), link: 'link' },
    closing: 'data',
    nameless: true,
    subject: t('An invitation to the team of {vendor}'),
    body: t(`{owner} invites you to work on the page of {vendor} on {brand}: to answer requests, keep the calendar and change the page.

Choose a password of your own here:\n{link}

The link works once, for {days} days. If you do not know {owner}, ignore this mail: nothing happens.`),
    placeholders: {
      owner: { label: 'Who invites', sample: 'Raghav Tanwar', required: true, bodyOnly: true },
      vendor: { label: 'The vendor', sample: 'Amaltas Farm', required: true },
      link: linkTo('Link to join', '/team/…'),
      days,
    },
  },
  'team-joined': {
    label: 'A helper has joined',
    where: 'To the owner of a page.',
    button: { label: t('See your team'), link: 'link' },
    closing: 'data',
    subject: t('{helper} now works on your page'),
    body: t(
      `{helper} has followed your invitation and can now answer requests and change your page. Who is in your team, and how to remove somebody:\n{link}`,
    ),
    placeholders: {
      helper: { label: 'Who has joined', sample: 'Priya Nair', required: true },
      link: linkTo('The team in the workshop', '/workshop/team'),
    },
  },
  'team-removed': {
    label: 'No longer in a team',
    where: 'To a helper who was removed or has left.',
    closing: 'data',
    subject: t('Your log-in has ended'),
    body: t(
      `You no longer work on the page of the vendor who had invited you, and your log-in has ended. Your name stays beside what you did until our record of it is destroyed.`,
    ),
    placeholders: {},
  },
  'account-erased': {
    label: 'The account is deleted',
    where: 'To a vendor who has deleted the account.',
    closing: 'data',
    subject: t('Your account is deleted'),
    body: t(`Your account, your profile and your pictures have left the site.

A sealed record that the law asks for is kept for {days} days and then destroyed.`),
    placeholders: { days: { label: 'Days that the record is kept', sample: '180', required: true } },
  },
  'account-alert': {
    label: 'Somebody tries to sign in',
    where: 'To a vendor, after many wrong passwords from unknown places.',
    button: { label: t('Choose a new password'), link: 'passwordLink' },
    closing: 'data',
    subject: t('Somebody is trying to sign in to your account'),
    body: t(`Many wrong passwords were tried for your account, from places where you have not signed in before. Nobody got in. We slow such tries down; where you have signed in before, you can do so as ever.

If you cannot sign in from a new place just now, or if your password is short or used elsewhere too, choose a new one. That works at any time, here:\n{passwordLink}`),
    placeholders: { passwordLink },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
