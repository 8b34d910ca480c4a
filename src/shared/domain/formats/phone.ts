/** @file Indian phone numbers: what people type and paste, brought to ten digits where that is possible. */
import { asciiDigits } from './digits.ts';

/**
 * Ten digits from whatever was pasted (`+91 98765 43210`, `09876…`, digits of any script, marks that nobody sees); anything else comes
 * back trimmed, unchanged.
 */
export function normalisePhone(input: string): string {
  const ascii = asciiDigits(input.normalize('NFKC')).replace(/[^\p{L}\p{N}+]/gu, '');
  const digits = /^(?:(?:\+|00)?91)?0?(\d{10})$/.exec(ascii)?.[1];
  return digits ?? input.trim();
}

/** E.164 for a ten-digit number, as links and the database keep it; null for anything else. */
export const e164 = (phone: string): string | null => (/^\d{10}$/.test(phone) ? `+91${phone}` : null);

/** `tel:` link. */
export const telHref = (phone: string): string => `tel:${e164(phone) ?? phone}`;

/** `+91 98000 12345`, grouped as Indians read mobiles. */
export const showPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;

/** Only mobiles have WhatsApp; ten digits may also be a landline. */
export const isMobile = (phone: string): boolean => /^[6-9]\d{9}$/.test(phone);

/** Click-to-chat; the text must hold no personal data, since the address passes through others. */
export const whatsAppHref = (phone: string, text: string): string =>
  `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`;
