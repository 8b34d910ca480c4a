/** @file Folders of markdown: Hugo, Jekyll, Astro, Gatsby, as files and as zips. */
import type { ImportCase } from './import-case.ts';

const zip = (name: string, content: ImportCase['content'], rest: Partial<ImportCase>): ImportCase => ({
  name,
  file: 'site.zip',
  content,
  items: [],
  losses: {},
  ...rest,
});
const matter = (title: string, more = 'date: 2024-01-02\n') =>
  `---\ntitle: ${title}\nexcerpt: E\ncategory: events\n${more}---\n`;
const jpg = Buffer.from([0xff, 0xd8, 0xff]);

export const folderCases: readonly ImportCase[] = [
  zip(
    'Hugo: page bundles, each with its picture',
    {
      'content/_index.md': '---\ntitle: Home\n---\n',
      'content/posts/haldi-ideas/index.md': `${matter('Haldi')}![a](photo.jpg)\n`,
      'content/posts/haldi-ideas/photo.jpg': jpg,
      'content/posts/mehndi-ideas/index.md': `${matter('Mehndi')}See [Haldi](../haldi-ideas/index.md).\n`,
      'content/posts/mehndi-ideas/photo.jpg': jpg,
      'hugo.toml': 'title = "x"',
    },
    {
      items: [
        { title: 'content/_index.md', skip: true },
        { title: 'Haldi', key: 'haldi-ideas', live: true, oldPaths: ['/posts/haldi-ideas'] },
        { title: 'Mehndi', key: 'mehndi-ideas', live: true, oldPaths: ['/posts/mehndi-ideas'] },
      ],
      losses: { entry: 1, file: 1 },
    },
  ),
  {
    name: 'Hugo: TOML with a draft, tags and authors',
    file: 'a.md',
    content:
      '+++\ntitle = "T"\ndescription = "E"\ncategories = ["Events"]\ntags = ["diwali", "delhi"]\nauthors = ["Asha Rao", "Ravi"]\ndate = 2024-01-02T10:00:00Z\ndraft = true\naliases = ["/old/t/"]\nweight = 3\n+++\nBody\n',
    items: [
      {
        title: 'T',
        live: false,
        content: 'Body',
        data: { category: 'events', tags: ['diwali', 'delhi'] },
        oldPaths: ['/old/t'],
      },
    ],
    losses: { author: 1, field: 1 },
  },
  {
    name: 'Hugo: JSON as front matter',
    file: 'a.md',
    content:
      '{\n  "title": "T",\n  "date": "2024-01-02",\n  "categories": ["events"],\n  "description": "E"\n}\n\nBody\n',
    items: [{ title: 'T', live: true, content: 'Body' }],
    losses: {},
  },
  {
    name: 'Hugo: its shortcodes',
    file: 'a.md',
    content: `${matter('T')}{{< youtube dQw4w9WgXcQ >}}

{{< figure src="a.jpg" alt="Lamp" caption="A lamp" >}}

{{< highlight js >}}
a < b
{{< /highlight >}}

{{% notice tip %}}
Mind [this]({{< ref "other.md" >}}).
{{% /notice %}}

\`\`\`
{{< youtube stays >}}
\`\`\`
`,
    items: [
      {
        title: 'T',
        live: true,
        content:
          '[Video on YouTube](https://www.youtube.com/watch?v=dQw4w9WgXcQ)\n\n![Lamp](<a.jpg>)\n\nA lamp\n\n```js\na < b\n```\n\n{{% notice tip %}}\nMind [this](other.md).\n{{% /notice %}}\n\n```\n{{< youtube stays >}}\n```',
      },
    ],
    losses: { shortcode: 2 },
  },
  zip(
    'Jekyll: days in the names, drafts, and its addresses',
    {
      '_posts/2019-04-05-baraat.md': `${matter('Baraat', '')}See [that]({% post_url 2019-04-06-haldi %}) and {{ site.baseurl }}/x.\n`,
      '_posts/2019-04-06-haldi.md': `${matter('Haldi', 'permalink: /haldi-guide/\n')}Body\n`,
      '_posts/2199-04-06-later.md': `${matter('Later', '')}Body\n`,
      '_drafts/secret.md': `${matter('Secret')}Body\n`,
      '_config.yml': 'title: x',
    },
    {
      items: [
        {
          title: 'Baraat',
          key: 'baraat',
          live: true,
          data: { date: '2019-04-05' },
          content: 'See [that](2019-04-06-haldi.md) and /x.',
          oldPaths: ['/2019/04/05/baraat.html'],
        },
        { title: 'Haldi', live: true, oldPaths: ['/haldi-guide'] },
        { title: 'Later', live: false },
        { title: 'Secret', live: false },
      ],
      losses: { file: 1 },
    },
  ),
  zip(
    'Astro: a folder of content with MDX',
    {
      'src/content/blog/first.mdx': `${matter('First', 'pubDate: 2024-01-02\nheroImage: ./hero.jpg\n')}Body\n`,
      'src/content/blog/hero.jpg': jpg,
      'src/pages/index.astro': '---\n---\n<html></html>',
    },
    {
      items: [
        { title: 'First', key: 'first', live: true, data: { date: '2024-01-02', image: './hero.jpg' } },
      ],
      losses: { file: 1 },
    },
  ),
  zip(
    'Gatsby: a folder for each post, with the day in its name',
    {
      'content/blog/2019-04-05-hello-world/index.md': `${matter('Hello', 'date: "2015-05-01T22:12:03.284Z"\n')}Body\n`,
    },
    { items: [{ title: 'Hello', key: 'hello-world', live: true, data: { date: '2015-05-02' } }] },
  ),
  {
    name: 'HTML within markdown',
    file: 'a.md',
    content: `${matter('T')}One<br>two <b>three</b>

<div class="note">
<p>Four <a href="https://other.example/">five</a></p>
</div>

<img src="a.jpg" alt="Lamp">

<iframe src="https://player.vimeo.com/video/76979871"></iframe>

Six <custom-tag>seven</custom-tag>
`,
    items: [
      {
        title: 'T',
        content:
          'One\\\ntwo three\n\nFour [five](https://other.example/)\n\n![Lamp](a.jpg)\n\n[Video on Vimeo](https://vimeo.com/76979871)\n\nSix seven',
      },
    ],
    losses: { markup: 1 },
  },
  {
    name: 'markdown in Windows-1252',
    file: 'a.md',
    content: Buffer.from(`${matter('T')}Caf\u00e9\n`, 'latin1'),
    items: [{ title: 'T', live: true, content: 'Café' }],
    losses: { encoding: 1 },
  },
  {
    name: 'a text that says nothing of itself',
    file: 'a.md',
    content: '# The title\n\nBody [sic] with markers[i].\n',
    items: [{ title: 'The title', live: false, content: 'Body [sic] with markers[i].' }],
    losses: {},
  },
  zip(
    'what its system never publishes, and the days in other fields than the date',
    {
      'src/content/blog/_secret.md': `${matter('Secret')}Body.\n`,
      '_notes/salary.md': `${matter('Salary')}Body.\n`,
      '_posts/2019-04-05-baraat.md': `${matter('Baraat', 'published: true\n')}Body.\n`,
      '_posts/2099-04-05-future.md': `${matter('Future', 'published: true\ncreated: 2020-01-01\n')}Body.\n`,
      'blog/later.md': `${matter('Later', 'date: 2020-01-01\nscheduled: 2099-01-01\n')}Body.\n`,
      'blog/astro.md': `${matter('Astro', 'date: 2020-01-01\npubDatetime: 2099-01-01T10:00:00Z\n')}Body.\n`,
      'blog/plain.md': `${matter('Plain', 'pubDatetime: 2020-01-01T20:00:00Z\n')}Body.\n`,
    },
    {
      items: [
        { title: 'Secret', live: false },
        { title: 'Salary', live: false },
        { title: 'Baraat', live: true, data: { date: '2019-04-05' } },
        { title: 'Future', live: false },
        { title: 'Later', live: false },
        { title: 'Astro', live: false },
        { title: 'Plain', live: true, data: { date: '2020-01-02' } },
      ],
      losses: { field: 1 },
    },
  ),
];
