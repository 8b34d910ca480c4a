/** @file What a vendor is told by mail of what the staff did with its page, and the staff of one that waits. */
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

/** Whom it goes to. The name is null until the address has answered, for a stranger may have typed both. */
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

/** The page is public now. */
export const approvedMail = (parties: VendorMailParties, to: VendorAddressee): WrittenMail =>
  write(parties, to, 'page-approved', () => ({
    pageLink: pageLink(parties, to),
    editLink: editLink(parties, to),
  }));

/** Nobody sees the page any more, and why. */
export const hiddenMail = (parties: VendorMailParties, to: VendorAddressee, reason: string): WrittenMail =>
  write(parties, to, 'page-hidden', () => ({ reason, editLink: editLink(parties, to) }));

/** Says that the page, which was hidden, is public again. */
export const shownMail = (parties: VendorMailParties, to: VendorAddressee): WrittenMail =>
  write(parties, to, 'page-shown', () => ({ pageLink: pageLink(parties, to) }));

/** The staff changed something on the vendor's behalf: which fields, not what stands there now. */
export const editedMail = (
  parties: VendorMailParties,
  to: VendorAddressee,
  fields: readonly string[],
): WrittenMail =>
  write(parties, to, 'page-edited', () => ({
    fields: fields.map((label) => translated(label)).join('\n'),
    editLink: editLink(parties, to),
  }));

/** To the staff: somebody registered and waits. */
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
