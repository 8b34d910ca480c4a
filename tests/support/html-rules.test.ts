import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { expect, it } from 'vitest';
import { brokenRules } from './html-rules.ts';

const problemsOf = (html: string) =>
  tree
    .getChildNodes(parseFragment(html))
    .flatMap((node) => (tree.isElementNode(node) ? brokenRules(node) : []));

it.each([
  ['<input type="search" role="combobox">', 'a combobox of the type search'],
  [
    '<select required><option value="a">A</option></select>',
    'a required select whose first option is no placeholder',
  ],
  ['<select required><option>A</option></select>', 'a required select whose first option is no placeholder'],
  ['<dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd></dl>', 'a dl with terms beside groups'],
])('finds %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem]);
});

it.each([
  '<input type="text" role="combobox">',
  '<input type="search">',
  '<select required><option value="">Please choose</option><option>A</option></select>',
  '<select><option>A</option></select>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
])('lets %s be', (html) => {
  expect(problemsOf(html)).toEqual([]);
});
