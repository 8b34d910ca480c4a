/** @file Texts of WordPress: its shortcodes, its old editor, its blocks, and what was embedded. */
import { wxrFile, wxrItem, wxrPicture, type ImportCase } from './import-case.ts';

const text = (
  name: string,
  html: string,
  content: string,
  losses: ImportCase['losses'] = {},
  more = '',
): ImportCase => ({
  name,
  file: 'old.xml',
  content: wxrFile(wxrItem({ html }) + more),
  items: [{ title: 'Post 1', live: true, content }],
  losses,
  html,
});

export const wordpressTexts: readonly ImportCase[] = [
  text(
    'brackets that are no shortcodes',
    '<p>He wrote [sic] on [Updated on 5 May] to [user name], see markers[i] and [1].</p>',
    'He wrote \\[sic] on \\[Updated on 5 May] to \\[user name], see markers\\[i] and \\[1].',
  ),
  text(
    'shortcodes of plugins stay and are named',
    'Before\n\n[contact-form-7 id="12" title="Write"]\n\n[su_note]Mind the step[/su_note]',
    'Before\n\n\\[contact-form-7 id="12" title="Write"]\n\n\\[su_note]Mind the step\\[/su_note]',
    { shortcode: 2 },
  ),
  text(
    'a caption of the old editor',
    '[caption id="attachment_9" align="alignleft" width="300"]<a href="https://old.example/a.jpg"><img src="https://old.example/wp-content/uploads/a-300x200.jpg" alt="Lamp" /></a> A <em>brass</em> lamp[/caption]\n\nText.',
    '[![Lamp](https://old.example/wp-content/uploads/a-300x200.jpg)](https://old.example/a.jpg)\n\nA _brass_ lamp\n\nText.',
  ),
  text(
    'a caption of the first editor, as an attribute',
    '[caption width="300" caption="A lamp"]<img src="https://old.example/a.jpg" alt="Lamp" />[/caption]',
    '![Lamp](https://old.example/a.jpg)\n\nA lamp',
  ),
  text(
    'a gallery by ids, before its pictures',
    'Pictures:\n\n[gallery columns="2" ids="7,8"]\n\nEnd.',
    'Pictures:\n\n![Lamp](https://old.example/wp-content/uploads/a.jpg)\n\n![](https://old.example/wp-content/uploads/b.jpg)\n\nEnd.',
    {},
    wxrPicture(7, 'a.jpg', 0, 'Lamp') + wxrPicture(8, 'b.jpg'),
  ),
  text(
    'a gallery of all pictures of its post',
    '[gallery]',
    '![Lamp](https://old.example/wp-content/uploads/a.jpg)',
    { attachment: 1 },
    wxrPicture(7, 'a.jpg', 1, 'Lamp') + wxrPicture(8, 'b.jpg', 2),
  ),
  text('a gallery whose pictures are not in the file', 'See\n\n[gallery ids="70,71"]', 'See', { picture: 2 }),
  text(
    'videos and other frames',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n[embed]https://vimeo.com/76979871[/embed]\n\n<iframe src="https://www.google.com/maps/embed?pb=1" width="600"></iframe>\n\nEnd.',
    '[Video on YouTube](https://www.youtube.com/watch?v=dQw4w9WgXcQ)\n\n[Video on Vimeo](https://vimeo.com/76979871)\n\n[Content of google.com](https://www.google.com/maps/embed?pb=1)\n\nEnd.',
    { embed: 1 },
  ),
  text(
    'sound and film by shortcode',
    '[audio mp3="https://old.example/song.mp3"][/audio]\n\n[video width="640" mp4="https://old.example/film.mp4"][/video]',
    '[Audio: song.mp3](https://old.example/song.mp3)\n\n[Video: film.mp4](https://old.example/film.mp4)',
    { embed: 2 },
  ),
  text(
    'code by shortcode is whole',
    'Look:\n\n[sourcecode language="php"]\nif (a < b && c) {\n\n    echo "[gallery]"; <!-- no comment -->\n}\n[/sourcecode]\n\nEnd.',
    'Look:\n\n```php\nif (a < b && c) {\n\n    echo "[gallery]"; <!-- no comment -->\n}\n```\n\nEnd.',
  ),
  text(
    'code in its element is whole',
    '<pre>line one\n\n  [caption]line two[/caption]\n</pre>\nAfter <code>[gallery ids="1"]</code> it.',
    '```\nline one\n\n  [caption]line two[/caption]\n```\n\nAfter `[gallery ids="1"]` it.',
  ),
  text(
    'paragraphs and breaks of the old editor',
    'One\nline\n\n<strong>Two\n\nThree</strong> end\n<h2>Head</h2>\nFour\n<ul>\n<li>a</li>\n<li>b\n\nc</li>\n</ul>\n<blockquote>q\n\nr</blockquote>\nFive<br />\nsix',
    'One\\\nline\n\n**Two**\n\n**Three** end\n\n## Head\n\nFour\n\n- a\n\n- b\n\n  c\n\n> q\n>\n> r\n\nFive\\\nsix',
  ),
  text(
    'the old editor with a paragraph written as HTML',
    '<p style="text-align: center;">One</p>\nTwo\n\nThree',
    'One\n\nTwo\n\nThree',
  ),
  text(
    'blocks of the new editor',
    '<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">One\ntwo</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ","type":"video"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>Our film</figcaption></figure>\n<!-- /wp:embed -->\n\n<!-- wp:code -->\n<pre class="wp-block-code"><code>a &lt; b</code></pre>\n<!-- /wp:code -->',
    'One two\n\n[Video on YouTube](https://www.youtube.com/watch?v=dQw4w9WgXcQ)\n\nOur film\n\n```\na < b\n```',
  ),
  text(
    'scripts, styles and forms',
    '<p>One</p><script>alert(1)</script><style>p{}</style><form action="/x"><p>Your name</p><input name="n"></form>',
    'One\n\nYour name',
    { markup: 4 },
  ),
  text(
    'a table and a link',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><a href="https://other.example/">two</a></td></tr></tbody></table>',
    '| A | B                             |\n| - | ----------------------------- |\n| 1 | [two](https://other.example/) |',
  ),
  text(
    'characters by their names',
    '<p>Fish&nbsp;&amp;&nbsp;chips &#8211; &ldquo;hot&rdquo; &rupee; 5 < 6</p>',
    'Fish\u00A0&\u00A0chips – “hot” \\&rupee; 5 < 6',
  ),
  text(
    'shortcodes that show nothing stay',
    '<p>Watch it here [video] and listen [audio] now, or see the [gallery].</p>',
    'Watch it here \\[video] and listen \\[audio] now, or see the \\[gallery].',
  ),
  text(
    'sound whose address stands within its shortcode',
    '[audio]https://old.example/a.mp3[/audio]',
    '[Audio: a.mp3](https://old.example/a.mp3)',
    { embed: 1 },
  ),
  text(
    'letters that grow when they are written small',
    '<p>\u0130stanbul \u0130zmir</p>\n[embed]https://x.example/page[/embed]\n<p>tail of it.</p>',
    '\u0130stanbul \u0130zmir\n\n[Content of x.example](https://x.example/page)\n\ntail of it.',
    { embed: 1 },
  ),
  text('names that every object has', 'A [gallery ids="constructor,__proto__"] B', 'A B', { picture: 2 }),
];
