import { describe, expect, it } from 'vitest';
import { pictureMark } from './office-html.ts';
import { markdownOf } from './rich-text.ts';
import { ofWhatsApp } from './whatsapp.ts';

const item = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${mark}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\n`;

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
  // Google Docs: looks as styles, links through a redirect.
  [
    '<p><span style="font-weight:700">Book</span><span style="font-weight:400"> the </span><span style="font-style:italic">tent</span></p>',
    '**Book** the _tent_',
  ],
  [
    '<a href="https://www.google.com/url?q=https://example.com/x%3Fa%3D1&amp;sa=D">there</a>',
    '[there](https://example.com/x?a=1)',
  ],
  // The title of the page is the first heading.
  ['<h1>Haldi</h1><h2>Food</h2>', '## Haldi\n\n### Food'],
  // Word: lists as paragraphs, empty paragraphs, hard spaces.
  [item(1, '·', 'Tent') + item(2, 'o', 'Chairs') + item(1, '·', 'Food'), '- Tent\n  - Chairs\n- Food'],
  [item(1, '1.', 'Tent') + item(1, '2.', 'Food'), '1. Tent\n2. Food'],
  [
    '<!--StartFragment--><p class=MsoTitle>Haldi</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>At&nbsp;a farm</p><!--EndFragment-->',
    '## Haldi\n\nAt a farm',
  ],
])('%s becomes markdown', (html, markdown) => expect(markdownOf(html).text).toBe(markdown));

it('has a mark for each picture that it holds, and counts those that stay behind', () => {
  const data = 'data:image/png;base64,iVBORw0KGgo=';
  const { text, pictures, left } = markdownOf(
    `<p>One <img src="${data}"></p><p><img src="https://example.com/x.png"></p><img src="file:///x.png"><p>Two</p>`,
  );
  expect({ text, pictures, left }).toEqual({
    text: `One ${pictureMark(0)}\n\nTwo`,
    pictures: [data],
    left: 2,
  });
});

describe('messages copied from WhatsApp', () => {
  it.each([
    [
      '[10:12, 29/11/2026] Meera: *Tent* is ~small~ big\n[10:13, 29/11/2026] Ravi Nair: • chairs\n• 2 * 3 lamps',
      '**Tent** is ~~small~~ big\n\n- chairs\n- 2 * 3 lamps',
    ],
    ['[29/11/26, 10:12:30 AM] Meera: One\nTwo', 'One\n\nTwo'],
    ['29/11/26, 10:12 am - Meera: One', 'One'],
  ])('%j become markdown', (plain, markdown) => expect(ofWhatsApp(plain)).toBe(markdown));
  it.each(['*Emphasis* of markdown', '[10:12] a note', 'Meera: One'])('%j is no such text', (plain) =>
    expect(ofWhatsApp(plain)).toBeNull(),
  );
});
