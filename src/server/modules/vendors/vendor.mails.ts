/** @file Mails to vendors about the staff's changes to their page, and to the staff about vendors that wait. */
import { deskPaths } from '#facts/desk-paths.ts';
import { editProfilePath, profilePath } from '#facts/paths.ts';
import type { MailName, MailValues } from '#contract/desk/content/mails/mail-templates.ts';
import { fillPath } from '#contract/kit.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { prefixNow, translated } from '#words/t.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';

export type VendorMailParties = LetterFrame & { publicUrl: string; staff: string };

/** The recipient of a mail. The name is null until the address is confirmed, for a stranger may have typed both. */
export type VendorAddressee = { vendorId: string; email: string; name: string | null; locale: Locale };

const write = <Name extends MailName>(
  parties: VendorMailParties,
  { email, name, locale }: VendorAddressee,
  template: Name,
  values: () => MailValues<Name>,
): WrittenMail =>
  letter(parties, {
    to: { name: name ?? '', address: email },
    locale,
    template,
    values,
  });

const pageLink = ({ publicUrl }: VendorMailParties, { vendorId }: VendorAddressee) =>
  `${publicUrl}${prefixNow()}${profilePath(vendorId)}`;
const editLink = ({ publicUrl }: VendorMailParties, { vendorId }: VendorAddressee) =>
  `${publicUrl}${prefixNow()}${editProfilePath(vendorId)}`;

/** The mail that announces the page as public. */
export const approvedMail = (parties: VendorMailParties, to: VendorAddressee): WrittenMail =>
  write(parties, to, 'page-approved', () => ({
    pageLink: pageLink(parties, to),
    editLink: editLink(parties, to),
  }));

/** The mail that announces the hiding of the page, with the reason. */
export const hiddenMail = (parties: VendorMailParties, to: VendorAddressee, reason: string): WrittenMail =>
  write(parties, to, 'page-hidden', () => ({ reason, editLink: editLink(parties, to) }));

/** The mail that announces a hidden page as public again. */
export const shownMail = (parties: VendorMailParties, to: VendorAddressee): WrittenMail =>
  write(parties, to, 'page-shown', () => ({ pageLink: pageLink(parties, to) }));

/** The mail about changes by the staff on the vendor's behalf: the names of the fields, not their values. */
export const editedMail = (
  parties: VendorMailParties,
  to: VendorAddressee,
  fields: readonly string[],
): WrittenMail =>
  write(parties, to, 'page-edited', () => ({
    fields: fields.map((label) => translated(label)).join('\n'),
    editLink: editLink(parties, to),
  }));

/** The mail to the staff about a new vendor that waits. */
export const waitingMail = (
  parties: VendorMailParties,
  { id, companyName }: { id: string; companyName: string },
): WrittenMail =>
  letter(parties, {
    to: { name: '', address: parties.staff },
    locale: defaultLocale,
    template: 'vendor-waits',
    values: () => ({
      vendor: oneLine(companyName),
      link: `${parties.publicUrl}${fillPath(deskPaths.vendor, { vendorId: id })}`,
    }),
  });
