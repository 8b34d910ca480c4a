/** @file What a form sends: the payload in the wire's spelling, and what the form says about itself. */
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { normalisePhone } from '#contract/phone.ts';

/** Every required key, and the optional ones that hold something. */
export function payloadOf(
  { fields }: EnquiryKind,
  form: Readonly<Record<string, string>>,
): Record<string, string> {
  const values = fields.map(({ name, required, type }) => {
    const given = form[name] ?? '';
    return { name, required, value: type === 'tel' ? normalisePhone(given) : given };
  });
  return Object.fromEntries(
    values.filter(({ value, required }) => required || value !== '').map(({ name, value }) => [name, value]),
  );
}

/** The header `x-form`. `elapsedMs` is how long the form was open. */
export const aboutForm = (
  form: Readonly<Record<string, string>>,
  elapsedMs: number,
  noticeVersion: string,
): string =>
  new URLSearchParams({
    page: location.pathname,
    elapsedMs: String(Math.round(elapsedMs)),
    honeypot: form['_website'] ?? '',
    share: form['_share'] ? '1' : '0',
    marketing: form['_marketing'] ? '1' : '0',
    notice: noticeVersion,
  }).toString();
