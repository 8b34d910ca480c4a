import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { enquiryKinds } from '#contract/enquiry-kinds.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { expect, test } from '#support/browser.ts';
import type { RunningServer } from '#support/server.ts';

const root = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** `npm run staff -- …` beside the running site: what it prints, or with a failure what it says. */
async function staff({ port, dataDir }: RunningServer, ...words: string[]): Promise<string> {
  // Without warnings: the runner of the journeys sets colours in two ways, which Node remarks on.
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    STAFF_NAME: 'Journey',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  };
  const ran = run(join(root, 'node_modules/.bin/node'), ['scripts/staff.ts', ...words], { cwd: root, env });
  return ran.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => `failed: ${stderr}`,
  );
}

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

test('without the key of the site nothing opens, and a site that is away is said to be', async ({
  server,
}) => {
  const other = { ...server, dataDir: join(server.dataDir, 'elsewhere') };
  expect(await staff(other, 'enquiries')).toMatch(/^failed: The key does not fit\./);
  expect(await staff({ ...server, port: 1 }, 'markets')).toMatch(/^failed: The site does not answer at/);
});
