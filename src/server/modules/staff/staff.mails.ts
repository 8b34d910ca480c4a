/** @file What somebody of the staff is told by mail. A secret stands only in the link that needs it. */
import { deskPaths } from '#facts/desk-paths.ts';
import { staffAccess, staffRoleWords, type StaffRole } from '#facts/staff-access.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { StaffDependencies } from './staff.types.ts';

type Sender = Pick<StaffDependencies, 'sender' | 'publicUrl'>;
type Addressee = { name: string; email: string };

function letter(
  { sender: { company, from } }: Sender,
  { name, email }: Addressee,
  subject: string,
  paragraphs: readonly string[],
): MailMessage {
  return {
    id: newId(),
    from: { name: company.brand, address: from },
    to: [{ name, address: email }],
    subject,
    text: [`Namaste ${name},`, ...paragraphs, `${company.legalName}\n${company.address.join(', ')}`].join(
      '\n\n',
    ),
  };
}

/** The secret follows `#`, so that no server, proxy or log on the way ever sees it. */
export const joinLink = (publicUrl: string, secret: string): string =>
  `${publicUrl}${deskPaths.join}#${secret}`;

export const invitationMail = (
  sender: Sender,
  to: Addressee,
  { role, invitedBy, secret }: { role: StaffRole; invitedBy: string; secret: string },
): MailMessage =>
  letter(sender, to, `Your desk at ${sender.sender.company.brand}`, [
    `${invitedBy} invites you to the desk as ${staffRoleWords[role].label.toLowerCase()}. Open it here and make your key:\n${joinLink(sender.publicUrl, secret)}`,
    `The link works once, for ${staffAccess.linkHours} hours. If you do not know why you got it, ignore this mail.`,
  ]);

export const newWayInMail = (
  sender: Sender,
  to: Addressee,
  { secret, invitedBy }: { secret: string; invitedBy: string },
): MailMessage =>
  letter(sender, to, `A new way in to the desk of ${sender.sender.company.brand}`, [
    `${invitedBy} made you a new way in:\n${joinLink(sender.publicUrl, secret)}`,
    `When you use it, your old keys and sessions end. It works once, for ${staffAccess.linkHours} hours.`,
  ]);

const notYou = 'Was it not you? Ask an owner to end your sessions, and call them rather than writing.';

export const newDeviceMail = (sender: Sender, to: Addressee, { label, at }: { label: string; at: string }) =>
  letter(sender, to, 'A new device at the desk', [
    `You signed in at the desk with ${label}, ${at}. It is a browser that you had not used here before.`,
    notYou,
  ]);

export const recoveryUsedMail = (sender: Sender, to: Addressee, left: number): MailMessage =>
  letter(sender, to, 'A recovery code was used', [
    `Somebody signed in at the desk with one of your recovery codes; ${left} are left. You can make new ones under “My keys”.`,
    notYou,
  ]);

export const keysChangedMail = (sender: Sender, to: Addressee, what: string): MailMessage =>
  letter(sender, to, 'Your keys to the desk were changed', [`${what} just now.`, notYou]);

export const alertMail = (sender: Sender, to: Addressee): MailMessage =>
  letter(sender, to, 'Somebody tries to enter the desk in your name', [
    'Many wrong passwords or codes were tried for your e-mail address, from browsers that you have not used. Nobody got in. Where you have signed in before you can do so as ever, and a passkey always works.',
  ]);
