/** @file Answers of a site to the queries of the table, with their faults. */
import type { DirectoryPage } from '#contract/directory.ts';
import type { Case } from './groups.ts';
import { measure } from './measure.ts';

type Site = { get: (path: string) => Promise<{ json: <T>() => T }> };

/** The answer to one query. No faults: it is answered in full. */
export type Answer = { typed: string; reciprocalRank: number; recall: number; faults: readonly string[] };

/** Asks a site, and compares its answer with what it must be. */
export async function answerTo(
  site: Site,
  { typed, must, never, any, first, nobody }: Case,
): Promise<Answer> {
  const page = (await site.get(`/api/vendors?q=${encodeURIComponent(typed)}`)).json<DirectoryPage>();
  if (nobody) {
    const nearest = page.nearest.map(({ words }) => words);
    const faults = [
      ...page.vendors.slice(0, 3).map(({ companyName }) => `found ${companyName}`),
      ...(nearest.join() === nobody.join() ? [] : [`nearest: ${nearest.join('; ')}`]),
      ...(page.didYouMean === null ? [] : [`meant ${page.didYouMean}`]),
    ];
    const right = faults.length === 0 ? 1 : 0;
    return { typed, reciprocalRank: right, recall: right, faults };
  }
  const found = measure(page.vendors, must, never);
  const names = page.vendors.map(({ companyName }) => companyName);
  const wanted = must.split('; ');
  const firstFaults = first && !wanted.includes(names[0]!) ? [`first is ${names[0] ?? 'nobody'}`] : [];
  // Somebody who is shown because nobody was found is no answer.
  const isThere = page.relaxed.length === 0 && names.some((name) => wanted.includes(name));
  const anyFaults = any && !isThere ? [page.sentence] : [];
  const all = any || first ? [] : found.missing.map((one) => `not among the first: ${one}`);
  return {
    typed,
    reciprocalRank: found.reciprocalRank,
    recall: any ? (isThere ? 1 : 0) : first ? (firstFaults.length === 0 ? 1 : 0) : found.recall,
    faults: [...all, ...firstFaults, ...anyFaults, ...found.unwanted.map((one) => `unwanted: ${one}`)],
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Returns the means over some answers, and the share of those in full. */
export const summaryOf = (answers: readonly Answer[]) => ({
  queries: answers.length,
  mrr: mean(answers.map(({ reciprocalRank }) => reciprocalRank)),
  recall: mean(answers.map(({ recall }) => recall)),
  full: mean(answers.map(({ faults }) => (faults.length === 0 ? 1 : 0))),
});
