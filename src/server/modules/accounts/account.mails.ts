/** @file Mails to accounts. Secrets appear only in the link that needs them. */
import { lifetimes, retentionDays } from '#facts/limits.ts';
import { teamLimits } from '#facts/team.ts';
import { joinPath, paths, resetPath, verifyPath, workshopPath } from '#facts/paths.ts';
import type { MailName, MailValues } from '#contract/desk/content/mails/mail-templates.ts';
import type { Locale } from '#words/locales.ts';
import { prefixNow } from '#words/t.ts';
import { letter } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import type { AccountDependencies } from './account.types.ts';

/** The recipient of a mail. The name was typed at registration: null until the address is confirmed, for a stranger may have typed both. */
export type Addressee = { to: string; name: string | null; locale: Locale };
type Sender = Pick<AccountDependencies, 'sender' | 'publicUrl'>;
/** A mail that needs only its recipient. */
export type AccountMail = (sender: Sender, addressee: Addressee) => WrittenMail;

const write = <Name extends MailName>(
  { sender }: Sender,
  { to, name, locale }: Addressee,
  template: Name,
  values: () => MailValues<Name>,
): WrittenMail =>
  letter(sender, {
    to: { name: name ?? '', address: to },
    locale,
    template,
    values,
  });

const passwordLink = ({ publicUrl }: Sender) => `${publicUrl}${prefixNow()}${paths.forgotPassword}`;

/** The confirmation of an address, after registration or when the vendor requests it again. */
export const verifyMail = (sender: Sender, to: Addressee, secret: string): WrittenMail =>
  write(sender, to, 'account-verify', () => ({
    link: `${sender.publicUrl}${prefixNow()}${verifyPath(secret)}`,
    days: `${lifetimes.verifyDays}`,
  }));

export const resetMail = (sender: Sender, to: Addressee, secret: string): WrittenMail =>
  write(sender, to, 'account-reset', () => ({
    link: `${sender.publicUrl}${prefixNow()}${resetPath(secret)}`,
    minutes: `${lifetimes.resetMinutes}`,
  }));

export const emailChangeMail = (sender: Sender, to: Addressee, secret: string): WrittenMail =>
  write(sender, to, 'account-new-email', () => ({
    link: `${sender.publicUrl}${prefixNow()}${verifyPath(secret)}`,
    days: `${lifetimes.verifyDays}`,
  }));

export const passwordChangedMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-password-changed', () => ({ passwordLink: passwordLink(sender) }));

export const emailChangedMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-email-changed', () => ({}));

export const erasedMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-erased', () => ({ days: `${retentionDays.sealedRecord}` }));

export const alertMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-alert', () => ({ passwordLink: passwordLink(sender) }));

export const passkeysChangedMail: AccountMail = (sender, to) =>
  write(sender, to, 'account-passkeys-changed', () => ({ passwordLink: passwordLink(sender) }));

/** The invitation by an owner to a person without a log-in. */
export const teamMail = (
  sender: Sender,
  to: Addressee,
  { secret, name, companyName }: { secret: string; name: string; companyName: string },
): WrittenMail =>
  write(sender, to, 'team-invitation', () => ({
    owner: name,
    vendor: companyName,
    link: `${sender.publicUrl}${prefixNow()}${joinPath(secret)}`,
    days: `${teamLimits.linkDays}`,
  }));

/** The mail to the owner after a helper has followed the link. */
export const joinedMail =
  (helper: string): AccountMail =>
  (sender, to) =>
    write(sender, to, 'team-joined', () => ({
      helper,
      link: `${sender.publicUrl}${prefixNow()}${workshopPath('team')}`,
    }));

/** The mail to a helper who was removed by the owner or has left. */
export const removedMail: AccountMail = (sender, to) => write(sender, to, 'team-removed', () => ({}));
