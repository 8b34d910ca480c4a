/** @file What an account is told by mail. Plain text; secrets stand only in the link that needs them. */
import { lifetimes } from '#facts/limits.ts';
import { paths, resetPath, verifyPath } from '#facts/paths.ts';
import { showPhone } from '#contract/phone.ts';
import { oneLine } from '#contract/shorten.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { AccountDependencies } from './account.types.ts';

/** Whom it goes to. The name is the account's own word: null until the address has answered, for a stranger may have typed both. */
export type Addressee = { to: string; name: string | null };
type Letter = Addressee & { subject: string; paragraphs: readonly string[] };
type Sender = Pick<AccountDependencies, 'sender' | 'publicUrl'>;
/** A mail that needs nothing but its addressee. */
export type AccountMail = (sender: Sender, addressee: Addressee) => WrittenMail;

function letter(
  { sender: { company, from } }: Sender,
  { to, name, subject, paragraphs }: Letter,
): WrittenMail {
  const known = oneLine(name ?? '');
  const message: MailMessage = {
    id: newId(),
    from: { name: company.brand, address: from },
    to: [{ name: known, address: to }],
    replyTo: { name: company.brand, address: company.email },
    subject,
    text: [
      known ? `Namaste ${known},` : 'Namaste,',
      ...paragraphs,
      `To talk to us, call ${showPhone(company.phone)}. For questions about your data, write to ${company.dataProtectionContact.email}.`,
      `${company.legalName}\n${company.address.join(', ')}`,
    ].join('\n\n'),
  };
  return { message, summary: [`${subject}:`, ...paragraphs].join('\n') };
}

const notYou = (sender: Sender) =>
  `Was it not you? Choose a new password at ${sender.publicUrl}${paths.forgotPassword} and call us.`;

/** After registration, or when the vendor asks again. */
export const verifyMail = (sender: Sender, { to, name }: Addressee, secret: string): WrittenMail =>
  letter(sender, {
    to,
    name,
    subject: `Confirm your e-mail for ${sender.sender.company.brand}`,
    paragraphs: [
      `Please confirm that this address is yours, so that we can reach you about enquiries:\n${sender.publicUrl}${verifyPath(secret)}`,
      `The link works for ${lifetimes.verifyDays} days. If you did not register, ignore this mail.`,
    ],
  });

export const resetMail = (sender: Sender, { to, name }: Addressee, secret: string): WrittenMail =>
  letter(sender, {
    to,
    name,
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for your account. If it was you, choose one here:\n${sender.publicUrl}${resetPath(secret)}`,
      `The link works once, for ${lifetimes.resetMinutes} minutes. If it was not you, ignore this mail: nothing has changed.`,
    ],
  });

export const emailChangeMail = (sender: Sender, { to, name }: Addressee, secret: string): WrittenMail =>
  letter(sender, {
    to,
    name,
    subject: 'Confirm your new e-mail',
    paragraphs: [
      `You asked to sign in with this address from now on. Confirm it here:\n${sender.publicUrl}${verifyPath(secret)}`,
      `The link works for ${lifetimes.verifyDays} days. Until then your present address stays.`,
    ],
  });

export const passwordChangedMail = (sender: Sender, { to, name }: Addressee): WrittenMail =>
  letter(sender, {
    to,
    name,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and every other device was signed out.',
      notYou(sender),
    ],
  });

export const emailChangedMail = (sender: Sender, { to, name }: Addressee): WrittenMail =>
  letter(sender, {
    to,
    name,
    subject: 'Your e-mail was changed',
    paragraphs: [
      'Your account has a new e-mail address. You can no longer sign in with this one.',
      'Was it not you? Please call us at once.',
    ],
  });

export const erasedMail = (sender: Sender, { to, name }: Addressee): WrittenMail =>
  letter(sender, {
    to,
    name,
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account, your profile and your pictures have left the site.',
      `A sealed record that the law asks for is kept for ${lifetimes.sealedDays} days and then destroyed.`,
    ],
  });

export const alertMail: AccountMail = (sender, { to, name }) =>
  letter(sender, {
    to,
    name,
    subject: 'Somebody is trying to sign in to your account',
    paragraphs: [
      'Many wrong passwords were tried for your account, from places where you have not signed in before. Nobody got in. We slow such tries down; where you have signed in before, you can do so as ever.',
      `If you cannot sign in from a new place just now, or if your password is short or used elsewhere too, choose a new one at ${sender.publicUrl}${paths.forgotPassword}. That works at any time.`,
    ],
  });
