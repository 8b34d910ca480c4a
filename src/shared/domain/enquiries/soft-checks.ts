/**
 * @file Questions about answers that are probably slips: a number that cannot be called, an address without a domain, a day that has
 * passed. They refuse nothing: the sender corrects the field, or sends it as it is.
 */
import { emailForm } from '#domain/formats/email-form.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { t } from '#words/t.ts';
import { sendAnyway } from './enquiry-field-texts.ts';
import type { EnquiryKind, FieldRole } from './enquiry-kinds.ts';

/** Services whose addresses most visitors have; the spellings of the largest one that slip in. */
const service = /^(?:(yahoo|hotmail|outlook|rediffmail|icloud)|g(?:mail|mial|amil|mal|mai|nail|maill))$/;
/** Endings that stand where `com` was meant; none at all is one of them. */
const notCom = /^(?:c|co|con|cmo|cm|om|comm|vom|coom)?$/;

/** A day further away is taken for a slip of the pen. */
const yearsAhead = 3;

function phoneQuestion(typed: string): string | null {
  const phone = normalisePhone(typed);
  // A mobile, a landline with its area code, or a number of another country.
  const canBeCalled = /^[1-9]\d{9}$/.test(phone)
    ? !/^(\d)\1+$/.test(phone)
    : /^(\+|00)[1-9][\d\s().-]{6,}$/.test(phone);
  return canBeCalled ? null : t('Is the number right? Ours have ten digits, and we call back on this one.');
}

function emailQuestion(typed: string): string | null {
  const address = emailForm(typed);
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const [host = '', ...rest] = domain.split('.');
  const known = service.exec(host);
  const meant = known && `${known[1] ?? 'gmail'}.com`;
  const isSlip =
    notCom.test(rest.join('.')) || (known !== null && known[1] === undefined && host !== 'gmail');
  if (meant && isSlip)
    return t('Did you mean {address}?', { address: `${address.slice(0, -domain.length)}${meant}` });
  return /\.[\p{L}\p{M}]{2,}$/u.test(domain)
    ? null
    : t('Is the address whole? After the @ there is usually a name with a dot, as in gmail.com.');
}

function dayQuestion(day: string, today: string): string | null {
  if (day < today) return t('This day has passed. Is it the one you mean?');
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  // A browser takes years of five digits.
  return day > last || day.length > last.length
    ? t('Is the year right? The day is more than three years away.')
    : null;
}

const questions: Partial<Record<FieldRole, (typed: string, today: string) => string | null>> = {
  phone: phoneQuestion,
  email: emailQuestion,
  eventDate: dayQuestion,
};

/**
 * Returns a question for each answer that is probably a slip, by field; empty when there is none, or when the sender has said to send
 * it as it is. `today` is the day in Delhi.
 * @where Which answers of an enquiry are questioned before it is sent?
 */
export function softQuestions(
  { fields }: Pick<EnquiryKind, 'fields'>,
  values: Readonly<Record<string, string>>,
  today: string,
): Readonly<Record<string, string>> {
  if (values[sendAnyway]) return {};
  return Object.fromEntries(
    fields.flatMap(({ name, role }) => {
      const typed = values[name]?.trim();
      const question = typed ? questions[role]?.(typed, today) : null;
      return question ? [[name, question] as const] : [];
    }),
  );
}
