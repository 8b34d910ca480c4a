import { expect, openDesk, test } from '#support/desk-server.ts';
import { samplePost } from '#support/content.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s';
const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90';

test('the video of a post is asked for only when the reader plays it', async ({ page, desk, browser }) => {
  await openDesk(page, '/desk', 'Today');
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: desk.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json() as Promise<unknown>;
  };
  const title = 'A film about lamps';
  const changes = {
    ...samplePost,
    title,
    content: `Watch this:\n\n[Lamps at dusk](${video})\n\nAnd then read on.`,
  };
  const { id, version } = (await send('/api/staff/content/post', { changes })) as ContentItem;
  await send(`/api/staff/content/post/${id}/steps`, { version, step: 'publish' });

  const reading = await browser.newContext({ baseURL: desk.url, storageState: undefined });
  const reader = await reading.newPage();
  const strangers: string[] = [];
  reader.on('request', (request) => {
    if (!request.url().startsWith(desk.url)) strangers.push(request.url());
  });
  await reading.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Film</p>' }),
  );
  // From another page: its policy holds for the post, too.
  await reader.goto('/blogs', { waitUntil: 'networkidle' });
  await reader.getByRole('link', { name: title }).first().click();
  const link = reader.getByRole('link', { name: 'Lamps at dusk' });
  await expect(link).toHaveAttribute('href', video);
  await expect(reader.getByText('loaded only when you play it')).toBeVisible();
  expect(strangers).toEqual([]);
  await link.focus();
  await reader.keyboard.press('Enter');
  const frame = reader.locator('iframe');
  await expect(frame).toHaveAttribute('src', `${player}&autoplay=1`);
  await expect(frame).toHaveAttribute('title', 'Lamps at dusk');
  await expect(frame).toBeFocused();
  await expect(reader.frameLocator('iframe').getByText('Film')).toBeVisible();
  expect(strangers).toEqual([`${player}&autoplay=1`]);
  await reading.close();
});
