import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { siteForPages } from '#support/site-for-pages.ts';
import { NavBar } from './nav-bar.tsx';
import './vendor-links.tsx';

const own = {
  _id: 'v1',
  companyName: 'Amaltas Farm',
  ownerName: 'Raghav Tanwar',
  updatedAt: '2026-11-20T10:00:00.000Z',
  isSample: false,
};
let asked: string[] = [];

/** Renders the bar for a device that holds a token and nothing else. */
async function draw(profile: () => Response | Promise<Response>) {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push(`${path} ${new Headers(headers).get('authorization')}`);
    return profile();
  });
  const Page = createRoutesStub([{ path: '/', Component: () => <NavBar company={siteForPages.company} /> }]);
  await act(async () => {
    render(<Page />);
  });
}
const hrefs = () => screen.queryAllByText(/^(View|Edit) Profile$/).map((link) => link.getAttribute('href'));

beforeEach(() => {
  asked = [];
});

it('asks for the own profile, once, where a token is stored and no id', async () => {
  await draw(() => Response.json(own));
  await vi.waitFor(() => expect(new Set(hrefs())).toEqual(new Set(['/profile/v1', '/editprofile/v1'])), {
    timeout: 10_000,
  });
  expect(asked).toEqual(['/api/vendor/profile Bearer token']);
  expect(localStorage.getItem('vendorId')).toBe('v1');
});

it('forgets a token that the server does not know', async () => {
  await draw(() => Response.json({ message: 'Please sign in.', code: 'unauthorized' }, { status: 401 }));
  await vi.waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  expect(screen.queryAllByText('Logout')).toEqual([]);
});

it.each([
  ['a page', () => new Response('<p>Wi-Fi')],
  ['null', () => Response.json(null)],
  ['no id', () => Response.json({ _id: 7 })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['503', () => new Response('', { status: 503 })],
])('keeps the way out, without the links, after %s', async (_, answer) => {
  await draw(answer);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(hrefs()).toEqual([]);
  expect((await screen.findAllByText('Logout')).length).toBeGreaterThan(0);
  expect(localStorage.getItem('authToken')).toBe('token');
});
