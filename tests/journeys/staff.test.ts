import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { expect, test } from '#support/browser.ts';
import { staff } from '#support/staff-command.ts';

test('the facts of a market are changed from the command line and stand at once wherever they are shown', async ({
  page,
  server,
}) => {
  await page.goto('/khanmkt');
  await expect(page.locator('main')).not.toContainText('Come before eleven');
  const file = join(server.dataDir, 'facts.json');
  const facts = { bestHours: 'Come before eleven', closedOn: 'Friday', known: ['Kites'] };
  await writeFile(file, JSON.stringify({ ...facts, checkedOn: '2026-11-01' }));
  expect(await staff(server, 'market', 'khan-market', file)).toContain('Come before eleven');
  await page.goto('/khanmkt');
  await expect(page.locator('main')).toContainText('Come before eleven');
  await expect(page.locator('main')).toContainText('1 Nov 2026');
  for (const [path, place] of [
    ['/Market', 'article'],
    ['/marketlist', 'article'],
    ['/help?q=khan+market+closed', 'li'],
    ['/help', 'details'],
  ] as const) {
    await page.goto(path);
    await expect(
      page.locator(`main ${place}`).filter({ hasText: 'Khan Market' }).filter({ hasText: 'Friday' }),
      path,
    ).not.toHaveCount(0);
  }
  await page.goto('/Market');
  await expect(page.getByRole('article').filter({ hasText: 'Khan Market' })).toContainText('Kites');
  await writeFile(file, JSON.stringify({ closedOn: 'Someday' }));
  const refused = await staff(server, 'market', 'khan-market', file);
  expect(refused).toMatch(/^failed: (?=[^]*closedOn: )(?=[^]*checkedOn: )/);
});

test('an enquiry is answered from the command line, and its private page says so', async ({
  page,
  request,
  server,
}) => {
  const { path } = enquiryKinds.contact;
  const payload = { ...samplePayload(enquiryKinds.contact), name: 'Inbox Ila' };
  const reply = await request.post(path, { data: payload });
  const { reference, statusUrl } = (await reply.json()) as { reference: string; statusUrl: string };
  expect(await staff(server, 'enquiries')).toContain(`reference    ${reference}`);
  await staff(server, 'enquiry', reference, 'answered');
  await page.goto(new URL(statusUrl).pathname);
  await expect(page.getByText('Answered: done')).toBeVisible();
  expect(await staff(server, 'log')).toMatch(
    new RegExp(`^at .+\nstaff +journey\naction +marked the enquiry as answered\nsubject +${reference}$`, 'm'),
  );
  expect(await staff(server, 'enquiry', reference, 'read')).toMatch(/^failed: .*already answered/);
});
