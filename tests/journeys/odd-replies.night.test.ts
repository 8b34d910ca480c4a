import { expect, test } from '#support/browser.ts';
import { fuzzSeed } from '#support/fuzz/fuzz-run.ts';
import { bearOddReplies, oddPages } from '#support/odd-replies.ts';

// Every page with every reply that it reads replaced by something else: a Wi-Fi page, half a body, a record of another release. A
// new page joins by its line in the table of words; what it reads is found by going there.

// A record of some hundred pages costs more than the visits; what went wrong is in the message. In CI only a second try has one, and
// an option of its own would take a server of its own.
if (!process.env['CI']) test.use({ trace: 'off' });

/** Two tests side by side take half of the pages each. */
const halves = [0, 1];

for (const half of halves)
  test(`every page bears any answer, ${half + 1} of ${halves.length}, seed ${fuzzSeed}`, async ({
    page,
    server,
    allowedConsole,
  }) => {
    test.setTimeout(600_000 * Math.max(1, Number(process.env['FUZZ_RUNS'] ?? 1)));
    const patterns = oddPages.filter((_, at) => at % halves.length === half);
    const tried = await bearOddReplies({ page, server, allowedConsole }, { name: `Odd${half}`, patterns });
    expect(tried).toBeGreaterThan(30);
  });
