/** @file A form with its answer replaced. */
import fc from 'fast-check';
import { addressOf, routePatterns } from './addresses.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { answerFor, type Answer } from './fuzz/answering.ts';
import { samples, sendFilled } from './fuzz/filled-form.ts';
import { fuzzed, fuzzSeed } from './fuzz/fuzz-run.ts';
import { noReplies, oddBody } from './fuzz/odd-json.ts';
import { follow } from './page-words.ts';
import { registerVendor, vendorForm } from './vendor-account.ts';
import { expectWorking, heading, leave } from './working-page.ts';
import type { RunningServer } from './server.ts';

/**
 * A form for files only has its own journey; the form of messages accepts pictures once their code has loaded; the form below a list posts
 * to a page of its own and calls nothing.
 */
const formsOf =
  'main form:not([role="search"], [action$="/keep"]):is(:not(:has(input[type="file"])), :has(input[name="key"]))';
/** Odd answers to each form in each run; another seed chooses others. */
const oddEach = 1;
/**
 * Excluded pages: not for visitors, with forms that appear on a pencil's click and have their own journey, with opening pictures,
 * and the plan, which is stored on the device.
 */
const left = ['/styleguide', '/editprofile/:vendorId', '/profile/:vendorId/work/:projectId', '/plan'];
/** After a real withdrawal or deletion there is nothing more to send: these first answers are invented too. */
const neverReal = [
  '/account',
  '/enquiry/:secret',
  '/quotes/:secret',
  '/review/:secret',
  '/list/:secret',
  '/list/:secret/add',
  '/plan/:secret',
  '/plan/:secret/guests',
  '/kept/:secret',
];
const signedIn = ['/account'];

/** A valid refusal, which the fuzz alters. */
const refusal = JSON.stringify({
  message: 'Please check the marked fields.',
  code: 'invalid_input',
  fieldErrors: { name: 'Name is required', email: 'Email is required' },
});

/** Returns another answer: foreign, or ours with a fault, as a success or as a refusal. */
function oddAnswer({ status, body }: Answer, seed: number): Answer {
  const statuses = [status, 200, 201, 202];
  const known = body.startsWith('{') ? body : '{"message":"Done."}';
  const kinds: (() => Answer)[] = [
    () => {
      const [way] = fc.sample(fc.constantFrom(...Object.values(noReplies)), { numRuns: 1, seed });
      return { status: statuses[seed % statuses.length]!, ...way!(known) };
    },
    () => ({ status, body: oddBody(known, seed) }),
    () => ({ status: 422, body: oddBody(refusal, seed) }),
    () => ({ status: 500, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ];
  return kinds[seed % kinds.length]!();
}

type Given = { page: Page; server: RunningServer; allowedConsole: RegExp[] };

/** The addresses whose forms are answered oddly, in the route table's notation. */
export const answeredPages: readonly string[] = routePatterns.filter((pattern) => !left.includes(pattern));

/**
 * Sends every form of the pages and answers oddly: the page renders, throws nothing, and links on. Returns the forms found. `name`
 * is that of the vendor who is signed in where a page needs one.
 */
export async function bearOddAnswers(
  { page, server, allowedConsole }: Given,
  { name, patterns }: { name: string; patterns: readonly string[] },
): Promise<string[]> {
  // Failures hidden from the visitor are logged; nothing may be thrown.
  allowedConsole.push(/^(?!.*(TypeError|RangeError|SyntaxError|ReferenceError))/s);
  const form = vendorForm(name);
  const vendor = await registerVendor(server, form);
  await page.goto('/about', { waitUntil: 'networkidle' });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
  const api = await answerFor(
    page,
    (request) => request.method() !== 'GET' && !request.url().endsWith('/api/events'),
  );
  const found: string[] = [];
  for (const [at, pattern] of patterns.entries()) {
    const path = await addressOf(pattern, server);
    const forms = page.locator(formsOf);
    // Its quote form, or the contact form of a crew member.
    const opener = page.locator('main a[aria-haspopup="dialog"]').first();
    const own = signedIn.includes(pattern);
    // The server's page has every form that exists without a token.
    const html = await (await page.request.get(path)).text();
    // A form of the page itself may load later than the link to another one.
    const hasForm = /<form(?![^>]*(?:role="search"|action="[^"]*\/keep"))/.test(html);
    const visit = async () => {
      await page.keyboard.press('Shift');
      await follow(page, path);
      if (path !== '/about') await expect(heading(page)).not.toHaveText('About Us');
      await expect(hasForm ? forms.first() : forms.or(opener).first()).toBeAttached();
      // Decided by the server's HTML, so that each visit counts the same forms. One page opens its form by itself, over the link.
      const opened = hasForm || own || (await page.getByRole('dialog').count()) > 0;
      if (!opened) await opener.click({ timeout: 15_000 }).catch(() => undefined);
      await expect(forms.first()).toBeAttached();
    };
    if (!own && !hasForm && !html.includes('aria-haspopup="dialog"')) continue;
    await page.evaluate(
      ([token, vendorId]) => {
        localStorage.clear();
        if (!token || !vendorId) return;
        localStorage.setItem('authToken', token);
        localStorage.setItem('vendorId', vendorId);
      },
      own ? [vendor.token, vendor.id] : [],
    );
    await visit();
    const count = await forms.count();
    await leave(page);
    for (let index = 0; index < count; index++)
      await test.step(`${pattern}, form ${index + 1}`, async () => {
        found.push(`${pattern} ${index + 1}`);
        for (let turn = 0; turn < fuzzed(oddEach).numRuns; turn++) {
          const seed = fuzzSeed + at * 100 + index * 10 + turn;
          let sent = '';
          api.answerWith(
            (answer) => {
              const odd = oddAnswer(answer, seed);
              sent = JSON.stringify(odd);
              return odd;
            },
            neverReal.includes(pattern) ? { instead: { status: 200, body: '{"message":"Done."}' } } : {},
          );
          await visit();
          await sendFilled(forms.nth(index), { ...samples, email: form.email, password: form.password });
          await expect
            .poll(() => api.asked().size, `${pattern} sends its form ${index + 1}`)
            .toBeGreaterThan(0);
          await expect.poll(api.quiet).toBe(true);
          await expectWorking(page).catch((error: unknown) => {
            throw new Error(`${pattern} could not bear ${sent}`, { cause: error });
          });
          await leave(page);
          expect(thrown, `${pattern} answered with ${sent}`).toEqual([]);
        }
        // Data stored on the device meanwhile must not break the next page.
        await page.reload();
        await expectWorking(page);
        expect(thrown, `after a reload, ${pattern}`).toEqual([]);
      });
  }
  return found;
}
