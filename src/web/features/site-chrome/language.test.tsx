import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteForPages } from '#support/site-for-pages.ts';
import { locales, twinsOf } from '#words/locales.ts';
import { Footer } from './footer.tsx';
import { LanguageArrival } from './language-arrival.tsx';
import { TwinEntries } from './twin-entries.tsx';
import { keepTyped, putBack, takeTyped } from './typed-texts.ts';
import { useLanguageChoice } from './use-language-choice.ts';

/** Hindi as listed, which it is once its texts are complete. */
const hindi = twinsOf('en', { ...locales, hi: { ...locales.hi, listed: true } });

/** The footer within the frame, which handles clicks on each language link. */
function Foot() {
  useLanguageChoice(hindi);
  return <Footer site={siteForPages} twins={hindi} />;
}

/** Renders a part of the frame at an address, beside a page with a form. */
async function draw(part: ReactNode, address: string, page: ReactNode = null) {
  const { pathname } = new URL(address, 'http://localhost');
  const Page = createRoutesStub([
    {
      path: pathname,
      Component: () => (
        <>
          <main>{page}</main>
          {part}
        </>
      ),
    },
  ]);
  await act(async () => {
    render(<Page initialEntries={[address]} />);
  });
}
/** Sets the browser's address; it does not navigate. */
const standAt = (address: string) => history.replaceState(null, '', address);
const stay = (event: Event) => {
  if (event.target instanceof HTMLAnchorElement) event.preventDefault();
};
const hrefs = () => screen.queryAllByText('हिन्दी').map((link) => link.getAttribute('href'));

beforeEach(() => {
  localStorage.clear();
  standAt('/');
  window.addEventListener('click', stay);
});
afterEach(() => {
  window.removeEventListener('click', stay);
  vi.useRealTimers();
});

it('foot and menu lead to the same page, with its filters, in each language that is listed', async () => {
  await draw(
    <>
      <TwinEntries twins={hindi} />
      <Footer site={siteForPages} twins={hindi} />
    </>,
    '/vendors/catering?on=2026-12-01&open=today',
  );
  expect(hrefs()).toEqual(Array(2).fill('/hi/vendors/catering?on=2026-12-01&open=today'));
  for (const link of screen.getAllByText('हिन्दी')) {
    expect(link.getAttribute('lang')).toBe('hi');
    expect(link.getAttribute('hreflang')).toBe('hi');
  }
});

it('a language that is not listed is not offered', async () => {
  const unlisted = twinsOf('en', { ...locales, hi: { ...locales.hi, listed: false } });
  await draw(
    <>
      <TwinEntries twins={unlisted} />
      <Footer site={siteForPages} twins={unlisted} />
    </>,
    '/vendors',
  );
  expect(hrefs()).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Language' })).toBeNull();
});

it('the first page has its twin, and an odd address none on another site', async () => {
  await draw(<Foot />, '/');
  expect(hrefs()).toEqual(['/hi']);
  standAt('/');
  history.replaceState(null, '', `${location.origin}//example.com/a`);
  fireEvent.click(screen.getByText('हिन्दी'));
  expect(hrefs()).toEqual(['/hi/example.com/a']);
});

it('a click takes along what the server was not told, keeps the choice, and keeps what was typed', async () => {
  standAt('/vendors?q=jain#map');
  await draw(
    <Foot />,
    '/vendors?q=jain',
    <form>
      <input name="name" aria-label="Name" defaultValue="" />
      <input name="untouched" defaultValue="filled by the page" />
      <input type="password" name="password" aria-label="Password" />
      <div data-undrafted>
        <input name="website" aria-label="Honeypot" />
      </div>
    </form>,
  );
  for (const name of ['Name', 'Password', 'Honeypot'])
    fireEvent.input(screen.getByLabelText(name), { target: { value: 'Asha' } });
  fireEvent.click(screen.getByText('हिन्दी'));
  expect(hrefs()).toEqual(['/hi/vendors?q=jain#map']);
  expect(localStorage.getItem('language')).toBe('hi');
  expect(takeTyped('/vendors?q=jain#map')).toEqual({ 'name 0': 'Asha' });
});

it('typed text stands in the twin, in controls that come later, too', async () => {
  standAt('/contact');
  localStorage.setItem('language', 'en-IN');
  await draw(
    null,
    '/contact',
    <>
      <input name="text" defaultValue="" aria-label="First" />
      <input name="text" defaultValue="" aria-label="Second" />
      <input type="checkbox" name="share" aria-label="Share" />
    </>,
  );
  fireEvent.input(screen.getByLabelText('Second'), { target: { value: 'two' } });
  fireEvent.click(screen.getByLabelText('Share'));
  keepTyped('/contact');
  document.body.replaceChildren();

  const heard = vi.fn<() => void>();
  await draw(
    <LanguageArrival twins={hindi} />,
    '/contact',
    <>
      <input name="text" defaultValue="" aria-label="First" />
      <input type="checkbox" name="share" aria-label="Share" />
    </>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Share').checked).toBe(true);
  const late = document.createElement('input');
  Object.assign(late, { name: 'text', oninput: heard });
  document.querySelector('main')!.append(late);
  await waitFor(() => expect(late.value).toBe('two'));
  expect(heard).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>('First').value).toBe('');
  expect(localStorage.length).toBe(1);
});

it.each<[string, () => void]>([
  ['another page', () => standAt('/about')],
  ['a later visit', () => vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })],
  ['odd contents', () => localStorage.setItem('draft:another language', '{"values":7}')],
])('what was typed is for the twin alone, not for %s', (_, happen) => {
  document.body.innerHTML = '<main><input name="name"></main>';
  document.querySelector('input')!.value = 'Asha';
  keepTyped('/contact');
  standAt('/contact');
  happen();
  expect(takeTyped(location.pathname)).toEqual({});
  expect(localStorage.length).toBe(0);
});

it('a choice of several goes along', async () => {
  const form =
    '<main>' +
    '<input type="radio" name="way" value="call" checked><input type="radio" name="way" value="mail">' +
    '</main>';
  document.body.innerHTML = form;
  document.querySelector<HTMLInputElement>('[value=mail]')!.checked = true;
  keepTyped('/contact');
  document.body.innerHTML = form;
  putBack(takeTyped('/contact'))();
  expect(document.querySelector<HTMLInputElement>(':checked')!.value).toBe('mail');
});

it('typed text waits for the twin, although the code that takes it comes first to the page that is left', async () => {
  document.body.innerHTML = '<main><input name="name"></main>';
  document.querySelector('input')!.value = 'Asha';
  keepTyped('/contact');
  standAt('/contact');
  localStorage.setItem('language', 'hi');
  await draw(<LanguageArrival twins={hindi} />, '/contact');
  expect(takeTyped('/contact')).toEqual({ 'name 0': 'Asha' });
});

it('offers the chosen language on a page in another, until it is closed', async () => {
  localStorage.setItem('language', 'hi');
  await draw(<LanguageArrival twins={hindi} />, '/vendors?q=jain');
  const offer = screen.getByText('यह पृष्ठ हिन्दी में पढ़ें');
  expect(offer.getAttribute('href')).toBe('/hi/vendors?q=jain');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('यह पृष्ठ हिन्दी में पढ़ें')).toBeNull();
  expect(localStorage.getItem('language')).toBeNull();
});

it.each([null, 'en-IN', 'xx'])('offers nothing where %s was chosen', async (chosen) => {
  if (chosen) localStorage.setItem('language', chosen);
  await draw(<LanguageArrival twins={hindi} />, '/vendors');
  expect(screen.queryByRole('complementary')).toBeNull();
});
