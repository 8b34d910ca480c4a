/** @file Texts of which readers of the old site did not see a part: for members, or for its templates alone. */
import { ghostExport, ghostPost } from './ghost.ts';
import { wxrFile, wxrItem, type ImportCase } from './import-case.ts';

const ghostText = (name: string, post: Parameters<typeof ghostPost>[0], live: boolean): ImportCase => ({
  name: `Ghost: ${name}`,
  file: 'old.ghost.json',
  content: ghostExport([ghostPost(post)]),
  items: [{ title: 'Fish & chips', live }],
  losses: live ? {} : { members: 1 },
});
const wordpressText = (
  name: string,
  html: string,
  live: boolean,
  losses: ImportCase['losses'],
): ImportCase => ({
  name: `WordPress: ${name}`,
  file: 'old.xml',
  content: wxrFile(wxrItem({ html })),
  items: [{ title: 'Post 1', live }],
  losses,
});
const markdownText = (
  name: string,
  body: string,
  content: string,
  losses: ImportCase['losses'] = {},
  { file = 'a.md', live = true } = {},
): ImportCase => ({
  name,
  file,
  content: `---\ntitle: T\nexcerpt: E\ncategory: events\ndate: 2024-01-02\n---\n${body}\n`,
  items: [{ title: 'T', live, content }],
  losses,
});
const gate = (who: string) =>
  `<p>free</p><!--kg-gated-block:begin ${who} --><p>PAID</p><!--kg-gated-block:end-->`;
const card = (visibility: object) => ({
  html: null,
  lexical: JSON.stringify({
    root: { type: 'root', children: [{ type: 'html', html: '<p>PAID</p>', visibility }] },
  }),
});

export const hiddenTexts: readonly ImportCase[] = [
  ghostText('a part for members', { html: gate('nonMember:false memberSegment:"status:-free"') }, false),
  ghostText('a part for visitors', { html: gate('nonMember:true memberSegment:""') }, true),
  ghostText('a card for members', card({ web: { nonMember: false, memberSegment: 'status:-free' } }), false),
  ghostText('a card of its first kind that no page shows', card({ showOnWeb: false }), false),
  ghostText('a card for all', card({ web: { nonMember: true, memberSegment: 'status:free' } }), true),
  wordpressText(
    'a block for subscribers',
    '<!-- wp:premium-content/subscriber-view --><p>PAID</p><!-- /wp:premium-content/subscriber-view -->',
    false,
    { members: 1 },
  ),
  wordpressText('a wall before the rest', '<p>One</p><!-- wp:jetpack/paywall /--><p>PAID</p>', false, {
    members: 1,
  }),
  wordpressText(
    'a block that is hidden',
    '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>HIDDEN</p><!-- /wp:paragraph -->',
    false,
    { members: 1 },
  ),
  wordpressText('a shortcode for members', '<p>[members_only]PAID[/members_only]</p>', false, {
    members: 1,
    shortcode: 1,
  }),
  wordpressText(
    'a block of the team, and a gate that is text',
    '<!-- wp:kadence/team-member --><p>Asha</p><!-- /wp:kadence/team-member -->[code]<!-- wp:jetpack/paywall /-->[/code]',
    true,
    {},
  ),
  markdownText(
    'a part for members in markdown',
    'One\n\n<!-- wp:premium-content/subscriber-view -->\n<p>PAID</p>',
    'One\n\n\nPAID',
    { members: 1 },
    { live: false },
  ),
  markdownText(
    'Jekyll: remarks',
    'One {% comment %}secret{% endcomment %}two\n\n{%- comment -%}\nsecret\n```\n{%- endcomment -%}\n\n{% # secret %}Three `{/* x */}`',
    'One two\n\n\n\nThree `{/* x */}`',
    { remark: 3 },
  ),
  markdownText(
    'Hugo: remarks',
    'One {{/* secret\n\nsecret */}}two {{- /* secret */ -}}\n\n{{% comment %}} secret {{% /comment %}}\n\n```\n{{/* stays */}}\n```',
    'One two \n\n\n\n```\n{{/* stays */}}\n```',
    { remark: 3 },
  ),
  markdownText('a remark without its end', 'One ` {/* two', 'One ` {/* two'),
  markdownText(
    'MDX: remarks and code',
    "import Chart from '../chart'\nimport {\n  a,\n} from 'b'\nexport const meta = {\n  x: 1,\n\n  y: 2,\n}\n\nOne {/* secret */}two\nimport stays in a paragraph\n\nexport your guest list.\n\n```js\n\nimport x from 'y'\n```\n\nexport default ({ children }) => children",
    "One two\nimport stays in a paragraph\n\nexport your guest list.\n\n```js\n\nimport x from 'y'\n```",
    { remark: 5 },
    { file: 'a.mdx' },
  ),
];
