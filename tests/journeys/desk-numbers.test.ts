import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { violationsIn } from '#support/accessibility.ts';
import { expect, test as base } from '#support/browser.ts';
import { enterAsOwner } from '#support/desk-browser.ts';
import { deskOwner } from '#support/desk-server.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { freePort } from '#support/free-port.ts';
import { startServer, type RunningServer } from '#support/server.ts';

const test = base.extend<object, { desk: RunningServer }>({
  desk: [
    async ({ browser: _ }, use) => {
      const port = await freePort();
      const server = await startServer({
        port,
        env: { PUBLIC_URL: `http://localhost:${port}`, FORM_MIN_MS: '0', SEED_DEMO: 'no' },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const sent = { catering: 3, venue: 1 } as const;

test('the numbers say nothing first, then the same in a plot, a table and on one sheet of paper', async ({
  page,
  desk: { url, port, logs },
}) => {
  test.setTimeout(180_000);
  const desk = `http://localhost:${port}`;
  await enterAsOwner(page, /http\S+\/desk\/join#[\w-]+/.exec(logs.join('\n'))![0], deskOwner);
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByText('Nothing came in these months.')).toBeVisible();
  await expect(
    page.getByText('Nobody has released or discarded a flagged enquiry in 90 days.'),
  ).toBeVisible();

  for (const [kind, count] of Object.entries(sent))
    for (let number = 0; number < count; number++) {
      const { path } = enquiryKinds[kind as keyof typeof sent];
      const data = samplePayload(enquiryKinds[kind as keyof typeof sent]);
      expect((await page.request.post(url + path, { data })).status()).toBe(201);
    }
  await page.goto(`${desk}/desk/funnel`, { waitUntil: 'commit' });
  const total = page.getByRole('row', { name: /^All/ });
  await expect(total.getByRole('cell').first()).toHaveText('4');
  await page.getByLabel('Service').selectOption('catering');
  await expect(total.getByRole('cell').first()).toHaveText('3');
  expect(new URL(page.url()).searchParams.get('kind')).toBe('catering');
  await page.getByLabel('Months').selectOption('24');
  await expect(page.getByRole('row')).toHaveCount(26);

  // The plot follows its place, also when that grows narrow.
  const plot = page.locator('figure canvas');
  const widthOf = async () => (await plot.boundingBox())!.width;
  const wide = await widthOf();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(widthOf).toBeLessThan(Math.min(wide, 361));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violationsIn(page)).toEqual([]);

  // On paper: one sheet, without bars and controls, and nothing of the plot or its words has a colour.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByLabel('Service')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden();
  const colourful = () =>
    plot.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let pixels = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3]! > 0 && (data[at] !== data[at + 1] || data[at] !== data[at + 2])) pixels += 1;
      return pixels;
    });
  await expect.poll(colourful).toBe(0);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toMatch(
    /255, 255, 255|rgba\(0, 0, 0, 0\)/,
  );
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(/\/Count (\d+)/.exec(paper)?.[1]).toBe('1');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect.poll(colourful).toBeGreaterThan(0);
});
