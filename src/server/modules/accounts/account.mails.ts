/** @file What an account is told by mail. Secrets stand only in the link that needs them. */
import { lifetimes } from '#facts/limits.ts';
import { paths, resetPath, verifyPath } from '#facts/paths.ts';
import type { MailName, MailValues } from '#contract/desk/content/mails/mail-templates.ts';
import { contactLine, letter } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { AccountDependencies } from './account.types.ts';

/** Whom it goes to. The name is the account's own word: null until the address has answered, for a stranger may have typed both. */
export type Addressee = { to: string; name: string | null };
type Sender = Pick<AccountDependencies, 'sender' | 'publicUrl'>;
/** A mail that needs nothing but its addressee. */
export type AccountMail = (sender: Sender, addressee: Addressee) => WrittenMail;

const write = <Name extends MailName>(
  { sender }: Sender,
  { to, name }: Addressee,
  template: Name,
  values: MailValues<Name>,
): WrittenMail =>
  letter(sender, {
    to: { name: name ?? '', address: to },
    template,
    values,
    closing: contactLine(sender.company),
  });

const passwordLink = ({ publicUrl }: Sender) => `${publicUrl}${paths.forgotPassword}`;

/** After registration, or when the vendor asks again. */
export const verifyMail = (sender: Sender, to: Addressee, secret: string): WrittenMail =>
  write(sender, to, 'account-verify', {
    link: `${sender.publicUrl}${verifyPath(secret)}`,
    days: `${lifetimes.verifyDays}`,
  });

export const resetMail = (sender: Sender, to: Addressee, secret: string): WrittenMail =>
  write(sender, to, 'account-reset', {
    link: `${sender.publicUrl}${resetPath(secret)}`,
    minutes: `${lifetimes.resetMinutes}`,
  });

export const emailChangeMail = (sender: Sender, to: Addressee, secret: string): WrittenMail =>
  write(sender, to, 'account-new-email', {
    link: `${sender.publicUrl}${verifyPath(secret)}`,
    days: `${lifetimes.verifyDays}`,
  });

export const passwordChangedMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-password-changed', { passwordLink: passwordLink(sender) });

export const emailChangedMail: AccountMail = (sender, to) => write(sender, to, 'account-email-changed', {});

export const erasedMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-erased', { days: `${lifetimes.sealedDays}` });

export const alertMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-alert', { passwordLink: passwordLink(sender) });
