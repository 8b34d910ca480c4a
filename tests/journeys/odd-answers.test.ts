import { expect, test } from '#support/browser.ts';
import { fuzzSeed } from '#support/fuzz/fuzz-run.ts';
import { bearOddAnswers } from '#support/oddly-answered-forms.ts';

// The short version of the journey of that name by night, which sends every form.

test(`three forms bear any answer, seed ${fuzzSeed}`, async ({ page, server, allowedConsole }) => {
  const patterns = ['/contact', '/grievance', '/login'];
  const found = await bearOddAnswers({ page, server, allowedConsole }, { name: 'AnsweredByDay', patterns });
  expect(found.length).toBeGreaterThanOrEqual(patterns.length);
});
