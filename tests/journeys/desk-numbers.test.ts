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

test('the numbers say nothing first, then the same in figures, a plot, tables and lists, and on two sheets of paper', async ({
  page,
  desk: { url, port, links },
}) => {
  test.setTimeout(240_000);
  const desk = `http://localhost:${port}`;
  await enterAsOwner(page, /http\S+\/desk\/join#[\w-]+/.exec(links())![0], deskOwner);
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByText(/Nothing came in this time|counted for the first time/)).toBeVisible();
  await expect(
    page.getByText('Nobody has released or discarded a flagged enquiry in 90 days.'),
  ).toBeVisible();

  for (const [kind, count] of Object.entries(sent))
    for (let number = 0; number < count; number++) {
      const { path } = enquiryKinds[kind as keyof typeof sent];
      const data = samplePayload(enquiryKinds[kind as keyof typeof sent]);
      expect((await page.request.post(url + path, { data })).status()).toBe(201);
    }
  // The job counts each minute.
  const counted = async () => {
    const answer = await page.request.get(`${desk}/api/staff/numbers`);
    return ((await answer.json()) as { total: { now: { received: number } } }).total.now.received;
  };
  await expect.poll(counted, { timeout: 150_000 }).toBe(4);
  await page.goto(`${desk}/desk/funnel`, { waitUntil: 'commit' });
  const figure = page.locator('dl').getByRole('link').first();
  await expect(figure).toHaveText('4');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('catering');
  await expect(figure).toHaveText('3');
  expect(new URL(page.url()).searchParams.get('kind')).toBe('catering');
  // A month in which nothing came has no row, and neither has a week.
  const series = page.getByRole('region', { name: 'Numbers by month' });
  await expect(series.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'By', exact: true }).selectOption('week');
  await expect(page.getByRole('region', { name: 'Numbers by week' }).getByRole('row')).toHaveCount(2);

  // A number leads to its list, and back.
  await figure.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await expect(page.getByText('Catering booking').and(page.locator(':not(option)'))).toHaveCount(3);
  await page.goBack();
  await page.getByRole('combobox', { name: 'Split by' }).selectOption('source');
  await expect(page.getByRole('region', { name: 'Numbers by page' })).toBeVisible();

  // The plot follows its place, also when that grows narrow.
  const plot = page.locator('figure canvas');
  // None while it is drawn anew, after a reading.
  const widthOf = async () => (await plot.boundingBox())?.width ?? Infinity;
  let wide = Infinity;
  await expect.poll(async () => (wide = await widthOf())).toBeLessThan(Infinity);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(widthOf).toBeLessThan(Math.min(wide, 361));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violationsIn(page)).toEqual([]);

  // The owner's mail is a box, and stays as it was left.
  const mail = page.getByRole('checkbox', { name: /each Monday/ });
  await mail.uncheck();
  await expect(mail).toBeEnabled();
  await page.reload({ waitUntil: 'commit' });
  await expect(mail).not.toBeChecked();

  // On paper nothing of the plot or its words has a colour, and controls are gone.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('combobox', { name: 'Service' })).toBeHidden();
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
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect.poll(colourful).toBeGreaterThan(0);

  // The sheet has all questions, on two pages at most.
  await page.getByRole('link', { name: 'Sheet' }).click();
  await expect(page.getByRole('heading', { name: 'By colleague' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toMatch(
    /255, 255, 255|rgba\(0, 0, 0, 0\)/,
  );
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(Number(/\/Count (\d+)/.exec(paper)?.[1])).toBeLessThanOrEqual(2);
});
