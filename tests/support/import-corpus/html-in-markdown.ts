/** @file HTML within the lines and quotes of markdown texts. */
import type { ImportCase } from './import-case.ts';

const matter = '---\ntitle: T\nexcerpt: E\ncategory: events\ndate: 2024-01-02\n---\n';
const text = (name: string, body: string, content: string, markup = 0): ImportCase => ({
  name: `HTML within markdown: ${name}`,
  file: 'a.md',
  content: `${matter}${body}\n`,
  items: [{ title: 'T', content }],
  losses: markup > 0 ? { markup } : {},
});

export const htmlInMarkdown: readonly ImportCase[] = [
  text(
    'a link keeps its address',
    'See <a href="https://x.example/menu?a=1&amp;b=2">the *menu*</a>, <a href=\'/about/\'>us</a> and <A HREF=mailto:a@x.example>mail</A>.',
    'See [the *menu*](<https://x.example/menu?a=1&b=2>), [us](</about/>) and [mail](<mailto:a@x.example>).',
  ),
  text(
    'a link of another scheme is words alone',
    'a <a href="javascript:alert(1)">b</a> <a href="java&#10;script:x">c</a> <a href=" data:text/html,x">d</a> <a href="vbscript:x">e</a>',
    'a b c d e',
    4,
  ),
  text(
    'a link that would be none',
    '<a name="top"></a>a <a href="/x">b] c</a> <a href="/y">[d](/z)</a> <a href="/w">e',
    'a b] c [d](/z) e',
    4,
  ),
  text(
    'a link with brackets, marks of its address, and a shout before it',
    'No!<a href="/a b>c">[sic] <b>x</b></a> <a href="https://x.example">https://x.example</a>',
    'No\\![[sic] x](</a b%3Ec>) [https://x.example](<https://x.example>)',
  ),
  text(
    'code',
    'Type <code>a_b * 2 &lt; `c`</code> or <code></code><code>x <b>*y*</b></code>',
    'Type `` a_b * 2 < `c` `` or `x *y*`',
  ),
  text(
    'scripts and styles go with what is between',
    'a <script>var x = "_b_";</script> c <style>p { color: red }</style> d\n\ne <script>alert(1)',
    'a  c  d\n\ne',
    3,
  ),
  text(
    'blocks within quotes and lists stay there',
    '> before\n>\n> <p>one</p>\n> <p>two <b>x</b></p>\n>\n> behind\n\n- <p>three</p><p>four</p>\n\n  five',
    '> before\n>\n> one\n> \n> two **x**\n>\n> behind\n\n- three\n  \n  four\n\n  five',
  ),
  text(
    'breaks within tables and headings',
    '| a<br>b |\n|---|\n| c<br/>d |\n\n## e<br>f',
    '| a b |\n|---|\n| c d |\n\n## e f',
  ),
  text(
    'pictures in their frames',
    'x <picture><source srcset="/a.webp"><img src="/a.jpg" alt="A"></picture> y\n\n<picture>\n<source srcset="/b.webp">\n<img src="/b.jpg" alt="B">\n</picture>',
    'x ![A](/a.jpg) y\n\n![B](/b.jpg)',
  ),
];
