/** @file Signs of whether an enquiry is genuine: one table of rules, each with words for both outcomes. */
import { t } from '#words/t.ts';
import { isMobile } from '#domain/formats/phone.ts';

/** The parts of an enquiry that the rules use. */
export type TruthFacts = {
  phone: string | null;
  /** Milliseconds for which its form was open; null when not measured. */
  formMs: number | null;
  eventDate: string | null;
  /** YYYY-MM-DD in Delhi. */
  today: string;
  /** Number of empty fields of its kind. */
  missing: number;
  /** Number of others from the same person within a month. */
  earlier: number;
  /** Whether the family has written from its private page. */
  answered: boolean;
};

type Words = readonly [label: string, reason: string];
type Rule = { good: (facts: TruthFacts) => boolean; yes: Words; no: Words };

/** Minimum time in which a person fills in five fields. */
const quickMs = 8000;

/** @where Which labels say whether an enquiry is genuine? */
export const truthRules = {
  phone: {
    good: ({ phone }) => phone !== null && isMobile(phone) && !/(\d)\1{6}/.test(phone),
    yes: [t('Phone plausible'), t('An Indian mobile number.')],
    no: [t('Phone doubtful'), t('No number, or none that an Indian mobile can have.')],
  },
  email: {
    good: ({ answered }) => answered,
    yes: [t('The family has come back'), t('It has written from its private page.')],
    no: [t('E-mail not confirmed'), t('Nobody has answered from the address yet, or none was given.')],
  },
  time: {
    good: ({ formMs }) => formMs !== null && formMs >= quickMs,
    yes: [t('Took its time'), t('The form was filled in no faster than a person types.')],
    no: [t('Time not known or short'), t('The form was sent very fast, or without a measure of time.')],
  },
  date: {
    good: ({ eventDate, today }) => eventDate !== null && eventDate >= today,
    yes: [t('Date ahead'), t('The day that was asked for is still to come.')],
    no: [t('No date ahead'), t('No day was given, or it has passed.')],
  },
  brief: {
    good: ({ missing }) => missing === 0,
    yes: [t('Brief complete'), t('Every field of the form was filled in.')],
    no: [t('Brief has gaps'), t('Some fields of the form are empty: ask for them.')],
  },
  first: {
    good: ({ earlier }) => earlier === 0,
    yes: [t('First enquiry'), t('The same person has sent no other within a month.')],
    no: [t('Asked before'), t('The same person has sent another within a month.')],
  },
} as const satisfies Readonly<Record<string, Rule>>;
export type TruthKey = keyof typeof truthRules;
export const truthKeys = Object.keys(truthRules) as [TruthKey, ...TruthKey[]];

/** Judges an enquiry by every rule; label and reason are in English, and translated in the reply. */
export const truthOf = (facts: TruthFacts) =>
  truthKeys.map((key) => {
    const { good, yes, no }: Rule = truthRules[key];
    const holds = good(facts);
    const [label, reason] = holds ? yes : no;
    return { key, good: holds, label, reason };
  });
