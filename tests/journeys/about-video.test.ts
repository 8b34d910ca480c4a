import { expect, test } from '#support/browser.ts';

test.use({ serverEnv: { ABOUT_VIDEO_URL: 'https://video.example/embed/1' } });

test('the film is asked for only when the visitor plays it', async ({ page, server }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) strangers.push(request.url());
  });
  await page.route('https://video.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  await page.getByRole('link', { name: 'Play the film' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://video.example/embed/1');
  expect(strangers).toEqual(['https://video.example/embed/1']);
});
