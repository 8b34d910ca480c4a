/** @file A vendor as a business card for phones and mail programs: vCard 3.0, which all of them read (RFC 2426). */
import { e164 } from '#domain/formats/phone.ts';
import { regionNames } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { HandOut } from './hand-out.ts';

const lineBytes = 75;

/** Returns the text as an escaped value of a card. */
const value = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');

/** Folds a line at 75 bytes, never within a character; continuation lines begin with a blank. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > lineBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += letter;
    bytes += more;
  }
  return lines.join('\r\n');
}

/** Returns the card with the contents of the page, and nothing else. */
export function contactCard(vendor: PublicVendor, { name, line, url }: HandOut): string {
  const { ownerName, phone, address, area, region, website, updatedAt } = vendor;
  const number = phone && e164(phone);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${value(ownerName)};;;`,
    `FN:${value(name)}`,
    `ORG:${value(name)}`,
    'X-ABSHOWAS:COMPANY',
    ...(number ? [`TEL;TYPE=WORK,VOICE:${number}`] : []),
    ...(address
      ? [
          `ADR;TYPE=WORK:;;${value(address)};${value(area ?? '')};${region ? value(regionNames[region]) : ''};;India`,
        ]
      : []),
    `URL:${url}`,
    ...(website ? [`URL:${website}`] : []),
    ...(line ? [`NOTE:${value(line)}`] : []),
    `REV:${updatedAt}`,
    'END:VCARD',
  ]
    .map((one) => `${folded(one)}\r\n`)
    .join('');
}
