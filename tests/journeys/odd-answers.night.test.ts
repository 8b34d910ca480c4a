import { expect, test } from '#support/browser.ts';
import { fuzzSeed } from '#support/fuzz/fuzz-run.ts';
import { answeredPages, bearOddAnswers } from '#support/oddly-answered-forms.ts';

// Every form of every page, and what it is answered replaced by something else. The forms are found by going there and filled as
// their fields ask for it, so that a new one joins by itself.

// As in the journey of odd replies: what went wrong is in the message.
if (!process.env['CI']) test.use({ trace: 'off' });

const halves = [0, 1];

for (const half of halves)
  test(`every form bears any answer, ${half + 1} of ${halves.length}, seed ${fuzzSeed}`, async ({
    page,
    server,
    allowedConsole,
  }) => {
    test.setTimeout(600_000 * Math.max(1, Number(process.env['FUZZ_RUNS'] ?? 1)));
    const patterns = answeredPages.filter((_, at) => at % halves.length === half);
    const found = await bearOddAnswers(
      { page, server, allowedConsole },
      { name: `Answered${half}`, patterns },
    );
    expect(found.length).toBeGreaterThan(10);
  });
