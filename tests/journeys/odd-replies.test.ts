import { expect, test } from '#support/browser.ts';
import { fuzzSeed } from '#support/fuzz/fuzz-run.ts';
import { bearOddReplies } from '#support/odd-replies.ts';

// The short version of the journey of that name by night, which visits every page.

test(`two pages bear any answer, seed ${fuzzSeed}`, async ({ page, server, allowedConsole }) => {
  const patterns = ['/profile/:vendorId', '/blogs'];
  const tried = await bearOddReplies({ page, server, allowedConsole }, { name: 'OddByDay', patterns });
  expect(tried).toBeGreaterThanOrEqual(4);
});
