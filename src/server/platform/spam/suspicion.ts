/** @file Whether a message is set aside for the staff, and the reason in words. It is never dropped, and its sender sees success. */
import type { FormContext } from '#contract/enquiries.ts';
import { signsOfForm } from '#contract/spam-check.ts';
import type { Reading } from './learned-words.ts';
import { signsOfText, type Sign } from './text-signs.ts';

/** The weight at which a message is set aside. */
const enough = 2;
/** Odds as a logarithm to the base 2: one in two hundred is wrong. */
const learnedOdds = 7.6;
/** Other senders of the same text within a week. */
const sameTextFrom = 3;

type SuspectText = {
  form: FormContext;
  minFormMs: number;
  /** The sender's text, without name and address. */
  text: string;
  /** The number of others who have sent the same words lately. */
  sameText?: number;
  /** The classifier's result from the staff's decisions. */
  learned?: Reading | null;
};

function learnedSign({ spamOdds, words }: Reading): Sign[] {
  if (spamOdds < learnedOdds) return [];
  const like = words.length > 0 ? `: ${words.join(', ')}` : '';
  return [{ reason: `reads like what you have discarded${like}`, weight: 2 }];
}

/**
 * Returns the reasons in one line, or null for an unsuspicious message. Time alone proves nothing: a draft, a browser or a password
 * manager may fill a form. Releases by the staff outweigh one sign of the text.
 * @where Why is a message flagged as spam?
 */
export function suspicionOf({ form, minFormMs, text, sameText = 0, learned }: SuspectText): string | null {
  const { decides, fast } = signsOfForm(form, minFormMs);
  if (decides) return decides;
  const signs: Sign[] = [
    ...signsOfText(text),
    ...(sameText >= sameTextFrom
      ? [{ reason: `the same text from ${sameText} others within a week`, weight: 1 } as const]
      : []),
    ...(learned ? learnedSign(learned) : []),
    ...(fast ? [{ reason: fast, weight: 1 } as const] : []),
  ];
  const trusted = learned && learned.spamOdds <= -learnedOdds ? 1 : 0;
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0) - trusted;
  return weight >= enough ? signs.map(({ reason }) => reason).join('; ') : null;
}
