import { Fragment as ReactFragment, type ElementType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { speakWith } from '#words/t.ts';

let made: typeof import('./marked-jsx.ts');
beforeAll(async () => {
  speakWith({ locale: () => 'pa', catalogs: {} });
  made = await import('./marked-jsx.ts');
});
afterAll(() => speakWith({ locale: () => 'en', catalogs: {} }));

const html = (element: ReactElement) => renderToStaticMarkup(element);

it.each<[string, ElementType, Record<string, unknown>, string]>([
  ['a sentence in English', 'p', { children: 'Write to us' }, '<p lang="en">Write to us</p>'],
  ['pieces of one', 'p', { children: ['Call ', 'us'] }, '<p lang="en">Call us</p>'],
  ['a sentence in Punjabi', 'p', { children: 'ਸਾਨੂੰ ਲਿਖੋ' }, '<p>ਸਾਨੂੰ ਲਿਖੋ</p>'],
  ['Punjabi with a name in it', 'p', { children: 'Aangan ਨੂੰ ਲਿਖੋ' }, '<p>Aangan ਨੂੰ ਲਿਖੋ</p>'],
  ['a number', 'td', { children: 250 }, '<td>250</td>'],
  ['what says its language', 'p', { lang: 'hi', children: 'Namaste' }, '<p lang="hi">Namaste</p>'],
  [
    'a field with a hint in English',
    'input',
    { placeholder: 'Your name' },
    '<input placeholder="Your name" lang="en"/>',
  ],
  ['a field with a hint in Punjabi', 'input', { placeholder: 'ਨਾਂ' }, '<input placeholder="ਨਾਂ"/>'],
  ['a script', 'script', { children: 'run()' }, '<script>run()</script>'],
  ['the page itself', 'html', { children: 'Words' }, '<html><head></head>Words</html>'],
])('%s', (_, type, props, said) => {
  expect(html(made.jsx(type, props))).toBe(said);
  expect(html(made.jsxDEV(type, props))).toBe(said);
});

it('English beside another element is marked by itself, and the other is left alone', () => {
  const link = made.jsx('a', { children: 'ਨੀਤੀ' });
  expect(html(made.jsxs('p', { children: ['Read the ', link, '.'] }))).toBe(
    '<p><span lang="en">Read the </span><a>ਨੀਤੀ</a>.</p>',
  );
  expect(
    html(
      made.jsxs(made.Fragment, {
        children: [
          'Read ',
          [link, ' more'].map((each, key) => made.jsx(ReactFragment, { children: each }, key)),
        ],
      }),
    ),
  ).toBe('<span lang="en">Read </span><a>ਨੀਤੀ</a><span lang="en"> more</span>');
});

it('a link of the router hands the language to its element', () => {
  const link = made.jsx(Link, { to: '/help', children: 'Help' });
  expect(html(<MemoryRouter>{link}</MemoryRouter>)).toBe(
    '<a lang="en" href="/help" data-discover="true">Help</a>',
  );
});
