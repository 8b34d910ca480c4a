/** @file Mails about the claim of a page that nobody manages. */
import { t } from '#words/t.ts';
import { linkTo, type MailTemplate } from './mail-template.ts';

const vendor = { label: 'Name of the vendor', sample: 'Amaltas Farm', required: true } as const;
const claimPage = linkTo('Page on which it is claimed', '/claim/…');

export const claimMails = {
  'claim-invited': {
    label: 'Invitation to claim a page',
    where: 'To the address that the staff has for a business whose page nobody manages.',
    button: { label: t('Claim this page'), link: 'link' },
    closing: 'answer',
    nameless: true,
    subject: t('{vendor} has a page at {brand}: is it yours?'),
    body: t(
      `{vendor} has a page at {brand}, and nobody manages it yet. Is it your business? Claim the page, and answer families yourself:\n{link}\n\nWe check each claim by phone or with a document.`,
    ),
    placeholders: { vendor, link: claimPage },
  },
  'claim-begun': {
    label: 'Go on with the claim of a page',
    where: 'To the person who claims a page.',
    button: { label: t('Go on with the claim'), link: 'link' },
    closing: 'answer',
    nameless: true,
    subject: t('Your claim of the page of {vendor}'),
    body: t(
      `You claim the page of {vendor}. Go on here, by phone or with a document:\n{link}\n\nKeep this link to yourself. If you have not claimed a page, ignore this mail: nothing has changed.`,
    ),
    placeholders: { vendor, link: linkTo('Private page of the claim', '/claims/…') },
  },
  'claim-approved': {
    label: 'The claim is approved',
    where: 'To the person whose claim of a page was approved.',
    button: { label: t('Choose a password'), link: 'passwordLink' },
    closing: 'answer',
    nameless: true,
    subject: t('The page of {vendor} is yours'),
    body: t(
      `We have checked your claim: from now on you manage the page of {vendor}. Choose a password for this e-mail address, then sign in:\n{passwordLink}`,
    ),
    placeholders: { vendor, passwordLink: linkTo('Page for a new password', '/forgot-password') },
  },
  'claim-refused': {
    label: 'The claim is refused',
    where: 'To the person whose claim of a page was refused.',
    button: { label: t('Claim this page again'), link: 'link' },
    closing: 'answer',
    nameless: true,
    subject: t('We could not confirm your claim of the page of {vendor}'),
    body: t(
      `We could not confirm that you may manage the page of {vendor}. The reason:\n{reason}\n\nYou can claim it again, also in the other way:\n{link}`,
    ),
    placeholders: {
      vendor,
      reason: {
        label: 'The reason that was given',
        sample: 'Nobody at the number knew of the claim.',
        required: true,
        bodyOnly: true,
      },
      link: claimPage,
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
