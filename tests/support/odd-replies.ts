/** @file A page with every reply to its reads replaced. */
import fc from 'fast-check';
import { addressOf } from './addresses.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { answerFor } from './fuzz/answering.ts';
import { fuzzed, fuzzSeed } from './fuzz/fuzz-run.ts';
import { noReplies, oddBody } from './fuzz/odd-json.ts';
import { away, follow, pageWords, spoken } from './page-words.ts';
import { registerVendor, vendorForm } from './vendor-account.ts';
import { expectWorking, heading, leave } from './working-page.ts';
import type { RunningServer } from './server.ts';

/** Longer than a page change waits, so that the page appears before its data. */
const lateMs = 250;
/** Failures and odd replies for each page in each run; another seed chooses others. */
const unansweredEach = 1;
const oddEach = 1;
const unreachable = 'The server could not be reached.';
/** Returns our own message where the page would repeat the server's. */
const said = (sentence: string) => sentence.replace(away, unreachable);

/** Reads of a signed-in user on pages that ask others to sign in. */
const signedIn: Readonly<Record<string, string>> = {
  '/account': `Error: ${unreachable}`,
  '/workshop': `Error: ${unreachable}`,
  '/workshop/:part': `Error: ${unreachable}`,
  '/workshop/enquiries/:introductionId': unreachable,
  '/editprofile/:vendorId': `Error: ${unreachable}`,
};

type Given = { page: Page; server: RunningServer; allowedConsole: RegExp[] };

/** Pages without odd answers: the one from which the others are reached, and one for developers. */
const left = ['/about', '/styleguide'];
/** The addresses of the table of texts, in the route table's notation. */
export const oddPages: readonly string[] = Object.keys(pageWords).filter(
  (pattern) => !left.includes(pattern),
);

/**
 * Opens each of the pages while its reads fail, or get odd answers: it renders, throws nothing, and links on. Returns the number of
 * answers tried. `name` is that of the vendor who is signed in where a page needs one.
 */
export async function bearOddReplies(
  { page, server, allowedConsole }: Given,
  { name, patterns }: { name: string; patterns: readonly string[] },
): Promise<number> {
  allowedConsole.push(/status of 4\d\d/, /Suggested blogs could not be loaded/);
  const vendor = await registerVendor(server, vendorForm(name));
  await page.goto('/about', { waitUntil: 'networkidle' });
  // Following a link touches the page; parts far below wait for that.
  await page.keyboard.press('Shift');
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
  const api = await answerFor(page, (request) => request.method() === 'GET');

  const visit = async (path: string) => {
    await follow(page, path);
    await expect(heading(page)).not.toHaveText('About Us');
    await expect.poll(api.quiet).toBe(true);
    await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0);
  };
  let tried = 0;
  for (const [at, pattern] of patterns.entries()) {
    const words = pageWords[pattern]!;
    const own = pattern === '/editprofile/:vendorId' ? `/editprofile/${vendor.id}` : undefined;
    const path = (own ?? (await addressOf(pattern, server))) + (pattern === '/help' ? '?q=catering' : '');
    await page.evaluate(
      ([token, vendorId]) => {
        localStorage.clear();
        if (!token || !vendorId) return;
        localStorage.setItem('authToken', token);
        localStorage.setItem('vendorId', vendorId);
      },
      pattern in signedIn ? [vendor.token, vendor.id] : [],
    );
    await test.step(pattern, async () => {
      api.answerWith();
      await visit(path);
      await expectWorking(page);
      const replies = [...api.asked()].filter(([, { status }]) => status === 200);
      await leave(page);
      if (replies.length === 0) return;
      const seed = fuzzSeed + at;
      const sentences = signedIn[pattern]
        ? [signedIn[pattern]]
        : words.failing.map((one) => said(spoken(one)));
      const ways = fc.sample(fc.constantFrom(...Object.entries(noReplies)), {
        ...fuzzed(unansweredEach),
        seed,
      });
      for (const [turn, [name, answer]] of ways.entries()) {
        await test.step(name, async () => {
          api.answerWith(({ body }) => ({ status: 200, ...answer(body) }), {
            late: ((seed + turn) % 2) * lateMs,
          });
          await visit(path);
          for (const sentence of sentences)
            await expect(page.locator('main').getByText(sentence).first(), sentence).toBeVisible();
          await expectWorking(page);
          expect(thrown, `${pattern} answered with ${name}`).toEqual([]);
          await leave(page);
        });
        tried++;
      }
      for (let turn = 0; turn < fuzzed(oddEach).numRuns; turn++) {
        const [url] = replies[(seed + turn) % replies.length]!;
        let odd = '';
        await test.step(`something odd in ${url}`, async () => {
          api.answerWith(
            (answer, request) => {
              if (request.url() !== url) return answer;
              odd = oddBody(answer.body, seed * 100 + turn);
              return { ...answer, body: odd };
            },
            { late: ((seed + turn + 1) % 2) * lateMs },
          );
          await visit(path);
          await expectWorking(page).catch((error: unknown) => {
            throw new Error(`${pattern} could not bear ${url} as ${odd}`, { cause: error });
          });
          expect(thrown, `${pattern} with ${url} as ${odd}`).toEqual([]);
          await leave(page);
        });
        tried++;
      }
    });
  }
  return tried;
}
