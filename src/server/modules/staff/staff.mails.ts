/** @file Mails to staff members. A secret appears only in the link that needs it. */
import { deskPaths } from '#facts/desk-paths.ts';
import { staffAccess, staffRoleWords, type StaffRole } from '#facts/staff-access.ts';
import type { MailName, MailValues } from '#contract/desk/content/mails/mail-templates.ts';
import { defaultLocale } from '#words/locales.ts';
import { letter } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { StaffDependencies } from './staff.types.ts';

type Sender = Pick<StaffDependencies, 'sender' | 'publicUrl'>;
type Addressee = { name: string; email: string };

const write = <Name extends MailName>(
  { sender }: Sender,
  { name, email }: Addressee,
  template: Name,
  values: MailValues<Name>,
): MailMessage =>
  letter(sender, { to: { name, address: email }, locale: defaultLocale, template, values: () => values })
    .message;

/** Returns the join link. The secret follows `#`, so that no server, proxy or log on the way ever sees it. */
export const joinLink = (publicUrl: string, secret: string): string =>
  `${publicUrl}${deskPaths.join}#${secret}`;

export const invitationMail = (
  sender: Sender,
  to: Addressee,
  { role, invitedBy, secret }: { role: StaffRole; invitedBy: string; secret: string },
): MailMessage =>
  write(sender, to, 'staff-invitation', {
    invitedBy,
    role: staffRoleWords[role].label.toLowerCase(),
    link: joinLink(sender.publicUrl, secret),
    hours: `${staffAccess.linkHours}`,
  });

export const newWayInMail = (
  sender: Sender,
  to: Addressee,
  { secret, invitedBy }: { secret: string; invitedBy: string },
): MailMessage =>
  write(sender, to, 'staff-new-way-in', {
    invitedBy,
    link: joinLink(sender.publicUrl, secret),
    hours: `${staffAccess.linkHours}`,
  });

export const recoveryLinkMail = (
  sender: Sender,
  to: Addressee,
  { secret, left }: { secret: string; left: number },
): MailMessage =>
  write(sender, to, 'staff-recovery-link', {
    link: joinLink(sender.publicUrl, secret),
    hours: `${staffAccess.linkHours}`,
    left: `${left}`,
  });

export const newDeviceMail = (sender: Sender, to: Addressee, { label, at }: { label: string; at: string }) =>
  write(sender, to, 'staff-new-device', { device: label, at });

export const recoveryUsedMail = (sender: Sender, to: Addressee, left: number): MailMessage =>
  write(sender, to, 'staff-recovery-used', { left: `${left}` });

export const keysChangedMail = (sender: Sender, to: Addressee, what: string): MailMessage =>
  write(sender, to, 'staff-keys-changed', { what });

export const alertMail = (sender: Sender, to: Addressee): MailMessage => write(sender, to, 'staff-alert', {});
