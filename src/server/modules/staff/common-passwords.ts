/** @file Common passwords, refused for the staff, whose keys open what all families wrote. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Problem } from '#platform/problem.ts';

/** The lowest accepted score on zxcvbn's scale from 0 to 4: from 3 on a password withstands ten million guesses and more. */
const scoreMin = 3;

const message =
  'This password is too easy to guess. Take a longer one of your own; three words that do not belong together are good.';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the lists of half a megabyte when the first password is chosen, not at the start. */
const load = () =>
  (estimator ??= (async () => {
    const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
    const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  })());

/**
 * Refuses a password that is common, or made of known words about its owner.
 * @param known words that guessers would try: name, e-mail, brand
 * @throws Problem invalid_input on `password`
 * @where Which passwords does the desk refuse?
 */
export async function requireUncommon(password: string, known: readonly string[]): Promise<void> {
  const { score } = (await load()).check(password, [...known]);
  if (score < scoreMin) throw new Problem('invalid_input', { message, fieldErrors: { password: message } });
}
