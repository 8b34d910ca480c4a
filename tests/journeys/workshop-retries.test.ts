import { api } from '#facts/api.ts';
import { paths, workshopPath } from '#facts/paths.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { expect, test } from '#support/browser.ts';
import { at, say } from '#support/language.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';

// A vendor on a weak line: a part that could not be loaded offers another attempt, and the attempt brings it.

const parts: readonly [part: string, read: keyof typeof api, shows: string][] = [
  [workshopPath('enquiries'), 'workshopEnquiryList', 'No requests yet.'],
  [workshopPath('days'), 'vendorOwnDays', 'When you are away'],
  [workshopPath('work'), 'vendorProjects', 'Add a project'],
  [workshopPath('answers'), 'readyAnswerList', 'To begin with'],
  [workshopPath('reviews'), 'workshopReviewList', 'No family has reviewed you yet.'],
  [workshopPath('checks'), 'checkList', 'What we can check'],
  [workshopPath('numbers'), 'vendorNumbers', 'Page views'],
  [workshopPath('team'), 'teamList', 'Your helpers'],
  [paths.account, 'sessionList', 'Where you are signed in'],
];

test('each part of the workshop that fails to load can be loaded by one press', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 503/);
  const vendor = await registerVendor(server, vendorForm('Retry'));
  await signInAs(page, vendor);
  for (const [part, read, shows] of parts)
    await test.step(part, async () => {
      const path = fillPath(parseRoute(api[read]).path, { vendorId: vendor.id });
      await page.route(
        ({ pathname }) => pathname === path,
        (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
      );
      await page.goto(at(part));
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toBeVisible();
      await expect(main.getByText(say(shows), { exact: true }).first()).toBeHidden();
      await page.unrouteAll();
      await main.getByRole('button', { name: say('Try again') }).click();
      await expect(main.getByText(say(shows), { exact: true }).first()).toBeVisible();
      await expect(main.getByRole('alert')).toHaveCount(0);
    });
});
