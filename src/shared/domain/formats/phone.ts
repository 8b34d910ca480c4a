/** @file Indian phone numbers: typed and pasted forms, reduced to ten digits where possible. */
import { asciiDigits } from './digits.ts';

/**
 * Returns ten digits from pasted text (`+91 98765 43210`, `09876…`, digits of any script, invisible marks); returns anything else
 * trimmed.
 */
export function normalisePhone(input: string): string {
  const ascii = asciiDigits(input.normalize('NFKC')).replace(/[^\p{L}\p{N}+]/gu, '');
  const digits = /^(?:(?:\+|00)?91)?0?(\d{10})$/.exec(ascii)?.[1];
  return digits ?? input.trim();
}

/** Returns the E.164 form of a ten-digit number, as in links and the database; null for anything else. */
export const e164 = (phone: string): string | null => (/^\d{10}$/.test(phone) ? `+91${phone}` : null);

/** Returns a `tel:` link. */
export const telHref = (phone: string): string => `tel:${e164(phone) ?? phone}`;

/** Formats a number as `+91 98000 12345`, grouped as usual in India. */
export const showPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;

/** As `showPhone`, never broken over two lines. */
export const showPhoneUnbroken = (phone: string): string => showPhone(phone).replaceAll(' ', '\u00a0');

/** Returns whether a number is a mobile, as only those have WhatsApp; ten digits may also be a landline. */
export const isMobile = (phone: string): boolean => /^[6-9]\d{9}$/.test(phone);

/** Returns a click-to-chat link; the text must have no personal data, since the address passes through others. */
export const whatsAppHref = (phone: string, text: string): string =>
  `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`;
