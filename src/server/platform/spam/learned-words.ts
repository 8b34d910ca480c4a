/** @file Learns from the staff's decisions about texts: a naive Bayes classifier over words, rebuilt from the stored texts. */
import createClassifier from 'wink-naive-bayes-text-classifier';
import { compatibilityForm } from '#words/visible.ts';

/** A text with the staff's decision. */
export type Decided = { text: string; isSpam: boolean };
/** `spamOdds` is a logarithm to the base 2; `words` are those that suggest spam, the strongest first. */
export type Reading = { spamOdds: number; words: string[] };
export type LearnedWords = { read(text: string): Reading };

/** With fewer decisions of either kind nothing is learned: three could be chance. */
export const decisionsMin = 10;
const namedWords = 3;
/** Longer texts add nothing but cost. */
const wordsMax = 400;

/** Returns the words of a text for learning, in lower case; a link counts as its host, a number as nothing. */
export const wordsOf = (text: string): string[] =>
  (
    compatibilityForm(text)
      .toLowerCase()
      .replaceAll(/https?:\/\/(?:www\.)?([^\s/]+)\S*/g, ' $1 ')
      .match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}]/gu) ?? []
  ).slice(0, wordsMax);

/** Returns the classifier for these decisions; null while there are too few of either kind. */
export function learnFrom(decided: readonly Decided[]): LearnedWords | null {
  const telling = decided.filter(({ text }) => wordsOf(text).length > 0);
  const spam = telling.filter(({ isSpam }) => isSpam).length;
  if (spam < decisionsMin || telling.length - spam < decisionsMin) return null;
  const classifier = createClassifier();
  classifier.defineConfig({ considerOnlyPresence: true, smoothingFactor: 1 });
  classifier.definePrepTasks([wordsOf]);
  for (const { text, isSpam } of telling) classifier.learn(text, isSpam ? 'spam' : 'meant');
  classifier.consolidate();
  const oddsOf = (text: string) => classifier.computeOdds(text).find(([label]) => label === 'spam')?.[1] ?? 0;
  return {
    read(text) {
      const words = [...new Set(wordsOf(text))];
      if (words.length === 0) return { spamOdds: 0, words: [] };
      const telltale = words
        .map((word) => ({ word, odds: oddsOf(word) }))
        .filter(({ odds }) => odds > 0)
        .toSorted((a, b) => b.odds - a.odds);
      return { spamOdds: oddsOf(text), words: telltale.slice(0, namedWords).map(({ word }) => word) };
    },
  };
}
