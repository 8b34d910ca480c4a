/** @file What a vendor is told by mail of what the staff did with its page, and the staff of one that waits. */
import { deskPaths } from '#facts/desk-paths.ts';
import { editProfilePath, profilePath } from '#facts/paths.ts';
import { fillPath } from '#contract/kit.ts';
import type { Company } from '#contract/company.ts';
import { showPhone } from '#contract/phone.ts';
import { oneLine } from '#contract/shorten.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

export type VendorMailParties = { company: Company; from: string; publicUrl: string; staff: string };

/** Whom it goes to. The name is null until the address has answered, for a stranger may have typed both. */
export type VendorAddressee = { vendorId: string; email: string; name: string | null };
type Words = { subject: string; paragraphs: readonly string[] };

function toVendor(
  { company, from }: VendorMailParties,
  { email, name }: VendorAddressee,
  { subject, paragraphs }: Words,
): WrittenMail {
  const known = oneLine(name ?? '');
  const message: MailMessage = {
    id: newId(),
    from: { name: company.brand, address: from },
    to: [{ name: known, address: email }],
    replyTo: { name: company.brand, address: company.email },
    subject,
    text: [
      known ? `Namaste ${known},` : 'Namaste,',
      ...paragraphs,
      `To talk to us, call ${showPhone(company.phone)}, or answer this mail.`,
      `${company.legalName}\n${company.address.join(', ')}`,
    ].join('\n\n'),
  };
  return { message, summary: [`${subject}:`, ...paragraphs].join('\n') };
}

/** The page is public now. */
export const approvedMail = (parties: VendorMailParties, to: VendorAddressee): WrittenMail =>
  toVendor(parties, to, {
    subject: `Your page at ${parties.company.brand} is public`,
    paragraphs: [
      `We have looked at your page, and everybody can see it now:\n${parties.publicUrl}${profilePath(to.vendorId)}`,
      `You can change it at any time:\n${parties.publicUrl}${editProfilePath(to.vendorId)}`,
    ],
  });

/** Nobody sees the page any more, and why. */
export const hiddenMail = (parties: VendorMailParties, to: VendorAddressee, reason: string): WrittenMail =>
  toVendor(parties, to, {
    subject: `Your page at ${parties.company.brand} is hidden`,
    paragraphs: [
      `We have hidden your page. Nobody sees it at present, and no new enquiries come. Our reason:\n${reason}`,
      `You can sign in and change it as before:\n${parties.publicUrl}${editProfilePath(to.vendorId)}`,
    ],
  });

/** Everybody sees it again. */
export const shownMail = (parties: VendorMailParties, to: VendorAddressee): WrittenMail =>
  toVendor(parties, to, {
    subject: `Your page at ${parties.company.brand} is public again`,
    paragraphs: [`Everybody can see it again:\n${parties.publicUrl}${profilePath(to.vendorId)}`],
  });

/** The staff changed something on the vendor's behalf: which fields, not what stands there now. */
export const editedMail = (
  parties: VendorMailParties,
  to: VendorAddressee,
  fields: readonly string[],
): WrittenMail =>
  toVendor(parties, to, {
    subject: `We changed your page at ${parties.company.brand}`,
    paragraphs: [
      `We changed this on your page:\n${fields.join('\n')}`,
      `See whether it is right, and change it if not:\n${parties.publicUrl}${editProfilePath(to.vendorId)}`,
    ],
  });

/** To the staff: somebody registered and waits. */
export function waitingMail(
  { company, from, publicUrl, staff }: VendorMailParties,
  { id, companyName }: { id: string; companyName: string },
): WrittenMail {
  const subject = oneLine(`A vendor waits to be approved: ${companyName}`, 150);
  const link = `${publicUrl}${fillPath(deskPaths.vendor, { vendorId: id })}`;
  return {
    message: {
      id: newId(),
      from: { name: company.brand, address: from },
      to: [{ name: company.brand, address: staff }],
      subject,
      text: `A vendor has registered and waits to be approved: ${oneLine(companyName)}.\n${link}\n`,
    },
    summary: `${subject}\n${link}`,
  };
}
