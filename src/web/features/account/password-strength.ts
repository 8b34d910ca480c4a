/** @file Strength of a password. A hint while it is typed, never a condition: only the length is one. */
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';

const strongLength = 10;
const fewDistinct = 4;

/** Returns a sentence about the password, empty while there is none. `common` holds the passwords that attackers try first. */
export function strengthHint(password: string, common: ReadonlySet<string>): string {
  const typed = password.toLowerCase();
  if (typed === '') return '';
  if (common.has(typed))
    return t('One of the thousand commonest passwords: it is tried first. Please take another.');
  if (withCommonCore(typed, common))
    return t('A common password with a little around it: it is tried early. Please take another.');
  if (password.length < limits.registration.passwordMin) return t('Too short so far.');
  if (new Set(typed).size < fewDistinct) return t('Weak: only a few different characters.');
  if (password.length < strongLength) return t('Fair. A few more characters make it strong.');
  return t('Strong.');
}

/** Returns whether a common password remains without decoration: `password1234!`, `P@ssw0rd`. */
function withCommonCore(typed: string, common: ReadonlySet<string>): boolean {
  const core = typed.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  const spelt = core.replaceAll(/[@013$5]/g, (sign) => lookalikes[sign as keyof typeof lookalikes]);
  return [core, spelt].some((one) => common.has(one));
}
const lookalikes = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', '5': 's', $: 's' } as const;

let list: Promise<ReadonlySet<string>> | undefined;

/** Fetches the thousand commonest passwords when typing begins. Empty when they cannot be loaded. */
export const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('./common-passwords.txt?raw').then(
    ({ default: text }) => new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))),
    () => {
      list = undefined;
      return new Set<string>();
    },
  ));
