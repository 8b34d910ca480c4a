import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as lucide from 'lucide-react';
import { expect, it } from 'vitest';
import createIcon from '#ui/icon.ts';
import { slimIcon } from './icons-build.ts';

const source = (name: string) =>
  readFileSync(new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url), 'utf8');

it.each(['menu', 'map-pin', 'circle-question-mark', 'star'])(
  'leaves of the module of %s what is drawn',
  (name) => {
    const slim = slimIcon(source(name));
    expect(slim).toContain('createLucideIcon(__iconData)');
    expect(slim).not.toMatch(/\bkey:|\bname:|\bsize:/);
    expect(slim.match(/\[\s*"(path|circle)"/g)).toEqual(source(name).match(/\[\s*"(path|circle)"/g));
  },
);

it.each([
  [{}],
  [{ size: 16, className: 'mr-1' }],
  [{ fill: 'currentColor', strokeWidth: 3 }],
  [{ 'aria-label': 'Five stars', role: 'img' }],
])('draws as the library does, without its class names: %o', (props) => {
  const node = [['path', { d: 'M4 5h16' }]] as const;
  const theirs = renderToStaticMarkup(
    createElement(lucide.createLucideIcon('menu', [['path', { d: 'M4 5h16', key: 'a' }]]), props),
  );
  const attributesOf = (html: string) =>
    [...html.matchAll(/[\w-]+="[^"]*"/g)].map(([found]) => found).toSorted();
  const expected = attributesOf(theirs)
    .filter((attribute) => !attribute.startsWith('xmlns'))
    .map((attribute) => attribute.replace('lucide lucide-menu', 'lucide'));
  expect(attributesOf(renderToStaticMarkup(createElement(createIcon({ node }), props)))).toEqual(expected);
});
