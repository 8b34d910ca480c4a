/** @file Kinds of checks of vendors: the vendor's input, the automatic rule, the staff's task, and the badge. One table. */
import { translated, t } from '#words/t.ts';
import { recogniseTaxId } from './tax-id.ts';
import type { Region } from './vendor-categories.ts';

export const checkKindNames = ['phone', 'gstin', 'pan', 'fssai', 'visit'] as const;
export type CheckKindName = (typeof checkKindNames)[number];

/** Validity of a badge in months, from the day of the check. */
export const checkMonths = 12;
/** Days before its end on which the vendor is reminded. */
export const remindDays = 30;

/** A finding of the automatic rule: `good`, `look` for the staff's attention, `wrong` prevents the check. */
export type Finding = { verdict: 'good' | 'look' | 'wrong'; words: string };

/** Data with which a value is compared. */
export type CheckContext = { region: Region | null; year: number };

export type CheckKind = {
  /** Name in lists. */
  label: string;
  /** Short name for a card. */
  short: string;
  /** The profile field that is checked; `given` for a number that the profile does not show. */
  from: 'phone' | 'fssai' | 'address' | 'given';
  /** The vendor's input. */
  asked: string;
  /** Message while the profile lacks the value. */
  missing?: string;
  /** Description of the automatic rule. */
  rule: string;
  /** The staff's task. */
  staff: string;
  /** The badge's words. `detail` is the result of `detailOf`. */
  badge: (detail: string | null) => string;
  /** The public part of the value. */
  detailOf?: (value: string) => string | null;
  /** The findings about a value, in the current language. */
  judge: (value: string, context: CheckContext) => Finding[];
};

const good = (words: string): Finding => ({ verdict: 'good', words });
const look = (words: string): Finding => ({ verdict: 'look', words });
const wrong = (words: string): Finding => ({ verdict: 'wrong', words });

/** The states of Delhi-NCR by their number in a GSTIN. */
const states: Readonly<Record<string, { name: string; regions: readonly Region[] }>> = {
  '07': { name: t('Delhi'), regions: ['Delhi'] },
  '06': { name: t('Haryana'), regions: ['Gurgaon', 'Faridabad'] },
  '09': { name: t('Uttar Pradesh'), regions: ['Noida'] },
};
const stateName = (code: string): string =>
  states[code] ? translated(states[code].name) : t('a state outside Delhi-NCR');

/** Kinds of PAN holders, by the fourth letter. */
const holders: Readonly<Record<string, string>> = {
  P: t('a person'),
  C: t('a company'),
  F: t('a firm'),
  H: t('a Hindu undivided family'),
  A: t('an association of persons'),
  B: t('a body of individuals'),
  T: t('a trust'),
  L: t('a local authority'),
  J: t('an artificial juridical person'),
  G: t('the government'),
};
const holderName = (letter: string | null): string =>
  translated(holders[letter ?? ''] ?? t('an unknown holder'));

function judgeGstin(value: string, { region }: CheckContext): Finding[] {
  const { kind, checkDigitOk, stateCode } = recogniseTaxId(value);
  if (kind !== 'gstin')
    return [
      /^[0-9A-Z]{15}$/.test(value)
        ? look(t('This is not the usual form of a GSTIN. A person looks at it.'))
        : wrong(t('A GSTIN has 15 letters and digits, such as 07AAAPZ1234C1Z2.')),
    ];
  if (!checkDigitOk)
    return [wrong(t('The last character does not fit the others: please look for a slip of the pen.'))];
  const state = stateName(stateCode!);
  const fits = region === null || (states[stateCode!]?.regions.includes(region) ?? false);
  return [
    good(t('The form and the check digit are right.')),
    fits
      ? good(t('Its state: {state}.', { state }))
      : look(t('Its state is {state}, and the page names another place. A person looks at it.', { state })),
  ];
}

function judgePan(value: string): Finding[] {
  if (recogniseTaxId(value).kind !== 'pan')
    return [wrong(t('A PAN has five letters, four digits and a letter, such as AAAPZ1234C.'))];
  return [
    good(t('The form is right.')),
    good(t('Its fourth letter says that it belongs to {holder}.', { holder: holderName(value.charAt(3)) })),
  ];
}

/** Kind of licence (1) or registration (2), state (2), year (2), office (3), number (6). */
const fssai = /^([12])\d{2}(\d{2})\d{9}$/;
function judgeFssai(value: string, { year }: CheckContext): Finding[] {
  const [, kind, since] = fssai.exec(value) ?? [];
  if (!kind) return [wrong(t('An FSSAI number has 14 digits and begins with 1 or 2.'))];
  const given = 2000 + Number(since);
  return [
    good(
      kind === '1'
        ? t('The form is right: it is the number of a licence.')
        : t('The form is right: it is the number of a registration.'),
    ),
    given <= year
      ? good(t('It is of the year {year}.', { year: String(given) }))
      : look(
          t('It names the year {year}, which has not come yet. A person looks at it.', {
            year: String(given),
          }),
        ),
  ];
}

/** @where What does the staff check of vendors, and what does each badge say? */
export const checkKinds: Readonly<Record<CheckKindName, CheckKind>> = {
  phone: {
    label: t('Phone'),
    short: t('phone'),
    from: 'phone',
    asked: t('Nothing but that somebody answers the number on your page.'),
    missing: t('Your page has no phone number yet. Please add one first.'),
    rule: t('Whether the number has ten digits, and whether it is a mobile number.'),
    staff: t('Calls the number and asks for the business by its name.'),
    badge: () => t('We called the number on this page, and the business answered.'),
    judge: (value) =>
      /^[6-9]\d{9}$/.test(value)
        ? [good(t('It is a mobile number.'))]
        : [look(t('It is not a mobile number. We call it during the day.'))],
  },
  gstin: {
    label: t('GSTIN'),
    short: t('GSTIN'),
    from: 'given',
    asked: t('Your GSTIN, and your GST certificate if it is at hand.'),
    rule: t('Form, check digit, and whether the state fits the address.'),
    staff: t('Compares the name that the GST register shows for the number with the name of the business.'),
    badge: (detail) =>
      t(
        'Its GSTIN has the right check digit, belongs to {state}, and the GST register names this business.',
        {
          state: stateName(detail ?? ''),
        },
      ),
    detailOf: (value) => recogniseTaxId(value).stateCode,
    judge: judgeGstin,
  },
  pan: {
    label: t('PAN'),
    short: t('PAN'),
    from: 'given',
    asked: t('The PAN of the business, and a copy of the card if it is at hand.'),
    rule: t('Form, and what kind of holder its fourth letter names.'),
    staff: t('Compares the name on the card and the kind of holder with the business.'),
    badge: (detail) =>
      t('Its PAN belongs to {holder}, and the name on it fits the business.', {
        holder: holderName(detail),
      }),
    detailOf: (value) => (recogniseTaxId(value).kind === 'pan' ? value.charAt(3) : null),
    judge: judgePan,
  },
  fssai: {
    label: t('FSSAI number'),
    short: t('FSSAI'),
    from: 'fssai',
    asked: t('The FSSAI number on your page, and the licence if it is at hand.'),
    missing: t('Your page has no FSSAI number yet. Please add it among the facts first.'),
    rule: t('Form: 14 digits, licence or registration, and its year.'),
    staff: t('Looks the number up in the FSSAI register and compares name and address.'),
    badge: () => t('Its FSSAI number stands in the register under the name of this business.'),
    judge: judgeFssai,
  },
  visit: {
    label: t('Visit'),
    short: t('visit'),
    from: 'address',
    asked: t('A time at which somebody is there. We call you to arrange it.'),
    rule: t('Whether the page has an address.'),
    staff: t('Goes to the address on the page, and sees that the business works from there.'),
    badge: () => t('We were at the address on this page, and the business works from there.'),
    judge: (value) =>
      value.trim().length < 10
        ? [wrong(t('Please write the whole address on your page first.'))]
        : [good(t('The page has an address.'))],
  },
};

/** Returns the last day of a badge's validity. A 29 February ends with the next year's February. */
export function lastDayOf(checkedOn: string): string {
  const day = new Date(`${checkedOn}T00:00:00Z`);
  const end = new Date(day);
  end.setUTCMonth(end.getUTCMonth() + checkMonths);
  if (end.getUTCDate() !== day.getUTCDate()) end.setUTCDate(0);
  return end.toISOString().slice(0, 10);
}
