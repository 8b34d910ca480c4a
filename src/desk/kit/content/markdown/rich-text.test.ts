import { expect, it } from 'vitest';
import { markdownOf } from './rich-text.ts';

it.each([
  ['<h2>Haldi</h2><p>On a <b>farm</b> with <i>music</i>.</p>', '## Haldi\n\nOn a **farm** with _music_.'],
  ['<ul><li>One<li>Two</ul>', '- One\n- Two'],
  ['<ol><li>One<li>Two</ol>', '1. One\n2. Two'],
  ['<a href="https://example.com/x">there</a>', '[there](https://example.com/x)'],
  ['<blockquote>Said</blockquote>', '> Said'],
  [
    '<table><tr><th>Day<th>Price<tr><td>Haldi<td>₹ 500</table>',
    '| Day   | Price |\n| ----- | ----- |\n| Haldi | ₹ 500 |',
  ],
  // Google Docs wrap a document into one bold element that is not bold.
  ['<meta charset="utf-8"><b style="font-weight:normal"><p>Plain</p></b>', 'Plain'],
  ['<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)></p><style>p{}</style>', 'a'],
])('%s becomes markdown', (html, markdown) => expect(markdownOf(html)).toBe(markdown));
