import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import WorkshopPage from './workshop.tsx';

const own = {
  _id: 'v1',
  companyName: 'Lens and Light',
  ownerName: 'Asha Rawat',
  email: 'asha@example.in',
  updatedAt: '2026-11-20T10:00:00.000Z',
  isSample: false,
};
let answer: () => Response = () => Response.json(own);

async function open(path = '/workshop') {
  const Page = WorkshopPage as ComponentType<object>;
  const Site = createRoutesStub([
    { path: '/workshop', Component: Page },
    { path: '/workshop/:part', Component: Page },
  ]);
  await act(async () => {
    render(<Site initialEntries={[path]} />);
  });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', `token-${Math.random()}`);
  localStorage.setItem('vendorId', 'v1');
  answer = () => Response.json(own);
  vi.stubGlobal('fetch', async () => answer());
});

describe('the workshop', () => {
  it('names the most useful step first, and what it is good for', async () => {
    await open();
    const step = await screen.findByText('Choose your categories');
    expect(step.getAttribute('href')).toBe('/editprofile/v1#categories');
    expect(screen.getByText('Your page is 0 % there')).toBeTruthy();
    expect(screen.getByText(/in which lists and searches/)).toBeTruthy();
    expect(screen.getByText('My page').getAttribute('href')).toBe('/editprofile/v1');
    expect(screen.getByText('Overview', { selector: 'a' }).getAttribute('aria-current')).toBe('page');
  });

  it('begins with what the registration gave', async () => {
    answer = () => Response.json({ ...own, address: '12 Satbari Road, New Delhi', phone: '9876500701' });
    await open();
    expect(await screen.findByText(/^Your page is [1-9]\d? % there$/)).toBeTruthy();
    expect(screen.getByText('Choose your categories')).toBeTruthy();
  });

  it.each([
    [false, 1],
    [true, 0],
    [undefined, 0],
  ])('asks to confirm an address that is confirmed: %s', async (emailVerified, asked) => {
    answer = () => Response.json({ ...own, emailVerified });
    await open();
    await screen.findByText('Your page is 0 % there');
    expect(screen.queryAllByRole('heading', { name: 'Confirm your e-mail' })).toHaveLength(asked);
    expect(screen.queryAllByRole('button', { name: 'Mail me the link again' })).toHaveLength(asked);
    if (asked) expect(screen.getByText(/We have mailed a link to asha@example\.in\./)).toBeTruthy();
  });

  it('goes on to the next step once one is done', async () => {
    answer = () => Response.json({ ...own, categories: ['photography'], area: 'Dwarka' });
    await open();
    expect(
      await screen.findByText('Add a first photo of your work', { selector: '.bg-marigold' }),
    ).toBeTruthy();
  });

  it('asks for no first photo where pictures of a project lead the page', async () => {
    const leading = { src: '/media/a.jpg', width: 9, height: 6, alt: 'Dance', blur: null, sources: [] };
    answer = () => Response.json({ ...own, categories: ['photography'], area: 'Dwarka', leading });
    await open();
    expect(await screen.findByText('Fill all four photos')).toBeTruthy();
    expect(screen.queryByText('Add a first photo of your work', { selector: 'a' })).toBeNull();
  });

  it('begins with the requests that wait, and counts them at their place', async () => {
    const entry = {
      id: '0192f000-0000-7000-8000-000000000001',
      reference: 'AGN-1',
      title: 'Catering booking',
      status: 'sent',
      sentAt: '2026-11-28T06:00:00.000Z',
      dueAt: '2026-12-01T06:00:00.000Z',
      repliedAt: null,
      eventDate: '2027-01-12',
      outcome: null,
      unread: 0,
      place: 'new',
      waits: { for: 'answer', since: '2026-11-27T10:00:00.000Z' },
      person: null,
      occasion: 'Catering booking',
      where: null,
      guests: null,
      budget: null,
      gist: 'Dinner',
    };
    const inbox = { entries: [entry], reader: 'vendor', counts: { new: 3, mine: 1, theirs: 1 } };
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(url.includes('/workshop/enquiries') ? inbox : own),
    );
    await open();
    const wait = await screen.findByRole('region', { name: '4 requests wait for your answer' });
    expect(wait.textContent).toContain('Catering booking, 12\u00a0Jan 2027');
    const answer = `/workshop/enquiries/${entry.id}`;
    expect(within(wait).getByText('Answer it').getAttribute('href')).toBe(answer);
    expect(within(wait).getByText('All requests').getAttribute('href')).toBe('/workshop/enquiries');
    expect(
      screen.getByRole('link', { name: 'Requests, 4 requests wait for your answer' }).textContent,
    ).toContain('4');
    // Before everything else of the page.
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Overview', '4 requests wait for your answer']);
  });

  it.each([
    ['no request waits', () => Response.json({ entries: [], reader: 'vendor', counts: { over: 2 } })],
    ['they cannot be read', () => new Response('', { status: 503 })],
  ])('is as it was when %s', async (_, inbox) => {
    vi.stubGlobal('fetch', async (url: string) =>
      url.includes('/workshop/enquiries') ? inbox() : Response.json(own),
    );
    await open();
    expect(await screen.findByText('Your page is 0 % there')).toBeTruthy();
    expect(screen.queryByText(/wait for your answer|waits for your answer/)).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Workshop' })).toBeTruthy();
  });

  it('lists in More what is neither a request, the calendar nor the page', async () => {
    await open('/workshop/more');
    await screen.findByRole('heading', { name: 'More' });
    const rows = document.querySelectorAll('ul.divide-y a');
    expect([...rows].map(({ textContent }) => textContent)).toEqual([
      'Ready answers',
      'Reviews',
      'Share your page',
      'Checks',
      'Numbers',
      'Team',
      'Your account',
    ]);
  });

  it('says so where there is no such part', async () => {
    await open('/workshop/nowhere');
    expect(await screen.findByText('There is no such part of the workshop')).toBeTruthy();
  });

  it('asks to sign in without a session, also when it ends', async () => {
    answer = () => Response.json({ message: 'Please sign in.', code: 'unauthorized' }, { status: 401 });
    await open();
    expect(await screen.findByText('Please sign in to open your workshop.')).toBeTruthy();
  });

  it.each([
    ['a page', () => new Response('<p>Wi-Fi</p>')],
    ['null', () => Response.json(null)],
    ['503', () => new Response('', { status: 503 })],
  ])('can be tried again after %s', async (_, odd) => {
    answer = odd;
    await open();
    const again = await screen.findByText('Try again');
    answer = () => Response.json(own);
    await act(async () => fireEvent.click(again));
    await waitFor(() => expect(screen.getByText('Choose your categories')).toBeTruthy());
  });
});
