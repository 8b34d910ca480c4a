import { createMemoryRouter, type UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';
import { expect, it, vi } from 'vitest';
import { getPatchRoutesOnNavigationFunction } from './route-list.ts';

const route = (id: string, parentId?: string) => ({ id, parentId, path: id, module: `/assets/${id}.js` });
const known = (url: string) => ({ url, routes: { root: route('root'), blogs: route('blogs', 'root') } });
const file = (...routes: ReturnType<typeof route>[]) => {
  const list = { routes: Object.fromEntries([route('root'), ...routes].map((found) => [found.id, found])) };
  return `data:text/javascript,globalThis.__reactRouterManifest = ${encodeURIComponent(JSON.stringify(list))}`;
};
const routerAt = (path: string) =>
  createMemoryRouter([{ id: 'root', path: '/', children: [{ id: 'blogs', path: 'blogs' }] }], {
    initialEntries: [path],
  });

function patchOf(url: string) {
  const router = routerAt('/blogs');
  const patched = vi.spyOn(router, 'patchRoutes');
  const list = known(url);
  const patch = getPatchRoutesOnNavigationFunction(() => router, list as unknown as AssetsManifest, {});
  return { patch, patched, list };
}

it('fetches no list for the page that is shown', async () => {
  const { patch, patched } = patchOf('data:text/javascript,throw new Error()');
  await expect(patch({ path: '/blogs' })).resolves.toBeUndefined();
  expect(patched).not.toHaveBeenCalled();
});

it('tries again after a failure, and then tells the router of the routes it does not know, once', async () => {
  const { patch, patched, list } = patchOf('data:text/javascript,throw new Error("no line")');
  await expect(patch({ path: '/about' })).rejects.toThrow('no line');
  list.url = file(route('about', 'root'), route('account', 'root'), route('days', 'account'));
  await Promise.all([patch({ path: '/about' }), patch({ path: '/account' })]);
  await patch({ path: '/about' });
  expect(patched).toHaveBeenCalledTimes(1);
  const [parent, routes] = patched.mock.calls[0]!;
  expect(parent).toBe('root');
  expect(routes.map(({ id, children }) => [id, children?.map((child) => child.id) ?? []])).toEqual([
    ['about', []],
    ['account', ['days']],
  ]);
  expect(Object.keys(list.routes)).toEqual(['root', 'blogs', 'about', 'account', 'days']);
});
