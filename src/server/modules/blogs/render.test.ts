import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '#platform/db/drizzle.ts';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import type { CrewMember } from '#contract/crew.ts';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { blogs, crewMembers, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { forbiddenIn } from '#support/html-allowed.ts';
import { jpeg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });
let picture: LibraryPicture;
let vendor: TestVendor;
const route = '/api/staff/pictures';
const sizes = [
  [900, 600],
  [640, 480],
] as const;

beforeAll(async () => {
  vendor = await registerVendor(site);
  await site.db
    .update(vendors)
    .set({ categories: ['catering'], area: 'Chhatarpur' })
    .where(eq(vendors.id, vendor.id));
  const [width, height] = sizes[0];
  const added = await asStaff(site, `POST ${route}`, pictureForm(['picture', await jpeg(width, height)]));
  picture = added.json<{ picture: LibraryPicture }>().picture;
  await site.db.insert(blogs).values({
    id: 'test',
    title: 'Test',
    excerpt: '',
    content: '',
    category: 'events',
    date: '2026-01-01',
    publishedAt: new Date(0),
    search: '',
  });
});
beforeEach(() => setFacts({ alt: 'Lamps', credit: '' }));

/** Changes the description of the picture, whatever its version. */
async function setFacts(change: object): Promise<void> {
  const { version } = (await asStaff(site, `GET ${route}/${picture.id}`)).json<LibraryPicture>();
  const answer = await asStaff(site, `PATCH ${route}/${picture.id}`, { version, ...change });
  expect(answer.status, answer.text).toBe(200);
  picture = answer.json<LibraryPicture>();
}
async function write(content: string, image: string | null = null): Promise<void> {
  await site.db.update(blogs).set({ content, image }).where(eq(blogs.id, 'test'));
  await site.drop(['blog:test', 'blog'], { hard: true });
}
const read = async () => (await site.get('/api/blog/test')).json<Blog>();
const htmlOf = async (content: string) => {
  await write(content);
  return (await read()).html;
};

describe('a picture in a text', () => {
  it('of the library comes in every format with its place kept and a blur below', async () => {
    const html = await htmlOf(`![Rows of lamps](${picture.src})`);
    expect(html).toMatch(
      /^<p><span class="blurred"><img src="data:image\/webp;[^"]+" alt="" aria-hidden="true" width="900" height="600"><picture>(?:<source type="image\/(?:avif|webp)" srcset="\/media\/[^"]+" sizes="[^"]+">)+<img src="\/media\/[a-z2-7]{26}-900\.jpg" alt="Rows of lamps" width="900" height="600" loading="lazy" decoding="async"><\/picture><\/span><\/p>$/,
    );
    expect(await htmlOf(`![](${picture.src})`)).toContain('alt="Lamps"');
  });

  it('alone with a title or a credit has a caption', async () => {
    expect(await htmlOf(`![x](${picture.src} "The wall")`)).toMatch(
      /^<figure>.*<figcaption>The wall<\/figcaption><\/figure>$/,
    );
    await setFacts({ credit: 'Meera Rao' });
    expect(await htmlOf(`![x](${picture.src} "The wall")`)).toMatch(
      /<figcaption>The wall · <span class="credit">Picture: Meera Rao<\/span><\/figcaption><\/figure>$/,
    );
    expect(await htmlOf(`Before ![x](${picture.src} "The wall")`)).toMatch(/^<p>Before .*title="The wall"/);
  });

  it.each(['/art/blog/choosing-a-caterer-in-delhi', '/art/blog/choosing-a-caterer-in-delhi-960.webp'])(
    'that came with the program is known as %s',
    async (source) => {
      expect(await htmlOf(`![A thali](${source})`)).toMatch(
        /^<p><picture><source type="image\/avif" srcset="\/art\/blog\/choosing-a-caterer-in-delhi-480\.avif 480w, .*<img src="\/art\/blog\/choosing-a-caterer-in-delhi-960\.webp" alt="A thali" width="960" height="640"/,
      );
    },
  );

  it.each(['/picture/0192f000-0000-7000-8000-000000000000', '/picture/x', '/picture/../api'])(
    'that is missing, %s, leaves its words',
    async (source) => expect(await htmlOf(`![A <b> roof](${source})`)).toBe('<p>A &#x3C;b> roof</p>'),
  );
});

describe('a card in a text', () => {
  it('stands for a link alone in its paragraph, with what is known of the vendor now', async () => {
    const html = await htmlOf(`[whoever](/profile/${vendor.id})`);
    expect(html).toBe(
      `<p class="embed"><a href="/profile/${vendor.id}"><span><strong>Amaltas Farm</strong><span>Caterer · Chhatarpur</span></span></a></p>`,
    );
    await site.db.update(vendors).set({ companyName: 'Amaltas Gardens' }).where(eq(vendors.id, vendor.id));
    await site.drop([`vendor:${vendor.id}`], { hard: true });
    await expect.poll(async () => (await read()).html).toContain('<strong>Amaltas Gardens</strong>');
    await site.db.update(vendors).set({ companyName: 'Amaltas Farm' }).where(eq(vendors.id, vendor.id));
  });

  it('leaves the words alone of a vendor whom nobody may see, and is back when somebody may', async () => {
    const post = `[whoever](/profile/${vendor.id})`;
    await site.db
      .update(vendors)
      .set({ hiddenAt: new Date(), hiddenReason: 'x' })
      .where(eq(vendors.id, vendor.id));
    expect(await htmlOf(post)).toBe('<p>whoever</p>');
    await site.db
      .update(vendors)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(eq(vendors.id, vendor.id));
    await site.drop([`vendor:${vendor.id}`], { hard: true });
    await expect.poll(async () => (await read()).html).toContain('<strong>Amaltas Farm</strong>');
  });

  it.each([
    ['[x](/market/khan-market)', /<strong>Khan Market<\/strong><span>Market · /],
    ['[x](/catering)', /<a href="\/catering"><picture>.*<strong>Catering in Delhi-NCR<\/strong>/],
    ['[x](http://site.test/catering/?from=mail)', /class="embed"><a href="\/catering">/],
  ])('%s has one', async (markdown, html) => expect(await htmlOf(markdown)).toMatch(html));

  it.each([
    [
      'See [Khan Market](/market/khan-market) first.',
      '<p>See <a href="/market/khan-market">Khan Market</a> first.</p>',
    ],
    [
      '[x](https://evil.example/market/khan-market)',
      '<p><a href="https://evil.example/market/khan-market">x</a></p>',
    ],
    ['[x](/market/nowhere)', '<p>x</p>'],
    ['[x](/profile/0192f000-0000-7000-8000-000000000000)', '<p>x</p>'],
    ['[x](/blogs)', '<p><a href="/blogs">x</a></p>'],
  ])('%s has none', async (markdown, html) => expect(await htmlOf(markdown)).toBe(html));
});

describe('changes at the desk', () => {
  it('is on the pages that show it: another file, other words, a deleted picture', async () => {
    await write(`![](${picture.src})`, picture.src);
    await site.db
      .update(crewMembers)
      .set({ picture: picture.src })
      .where(eq(crewMembers.id, (await site.db.select().from(crewMembers))[0]!.id));
    await site.drop(['crew'], { hard: true });
    const card = async () =>
      (await site.get('/api/blog/blog')).json<BlogCard[]>().find(({ id }) => id === 'test')!;
    const member = async () =>
      (await site.get('/api/crewmembers/crew-members'))
        .json<{ data: CrewMember[] }>()
        .data.find((one) => one.picture?.startsWith('/media/'));
    expect(await card()).toMatchObject({
      image: picture.picture.src,
      imageAlt: 'Lamps',
      picture: { width: 900, focusX: 50, focusY: 50 },
    });
    expect((await member())?.picture).toMatch(/-480\.webp$/);
    await setFacts({ alt: 'Brass lamps', focusX: 10 });
    await expect.poll(async () => (await read()).html).toContain('alt="Brass lamps"');
    await expect.poll(async () => (await card()).picture).toMatchObject({ alt: 'Brass lamps', focusX: 10 });
    await expect.poll(async () => (await member())?.focusX).toBe(10);
    const [width, height] = sizes[1];
    const replaced = await asStaff(
      site,
      `POST ${route}/${picture.id}/file?version=${picture.version}`,
      pictureForm(['picture', await jpeg(width, height)]),
    );
    const { src } = replaced.json<LibraryPicture>().picture;
    await expect.poll(async () => (await read()).html).toContain(`src="${src}"`);
    await expect.poll(async () => (await card()).image).toBe(src);
    await site.db
      .update(blogs)
      .set({ image: '/picture/0192f000-0000-7000-8000-000000000000' })
      .where(eq(blogs.id, 'test'));
    await site.drop(['blog'], { hard: true });
    await expect.poll(async () => (await card()).image).toBeNull();
  });
});

describe('no trick gets through', () => {
  const tricks = [
    '"><script>alert(1)</script>',
    `' onerror='alert(1)`,
    '" onload="alert(1)" x="',
    '</figcaption><svg onload=alert(1)>',
    'javascript:alert(1)',
    '&lt;img src=x onerror=alert(1)&gt;',
    '\u0000<iframe src=//evil.example>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<template><script>alert(1)</script></template>',
    'jav&#x09;ascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    '\u202E<b onmouseover=alert(1)>',
    '`${alert(1)}` {{constructor.constructor("alert(1)")()}}',
  ];
  const places: readonly [string, (trick: string) => string][] = [
    ['as a text', (trick) => trick],
    ['in words for a picture', (trick) => `![${trick}](${picture.src})`],
    ['in a caption', (trick) => `![x](${picture.src} "${trick.replaceAll('"', '\\"')}")`],
    ['as a picture', (trick) => `![x](<${trick}>)`],
    ['after a picture', (trick) => `![x](<${picture.src}${trick}>)`],
    ['as a link', (trick) => `[x](<${trick}>)`],
    ['after a card', (trick) => `[x](</profile/${vendor.id}${trick}>)`],
    ['in a table', (trick) => `| a |\n| - |\n| ${trick} |`],
    ['in a footnote', (trick) => `x[^1]\n\n[^1]: ${trick}`],
    ['in a heading', (trick) => `## ${trick}`],
    ['as a reference', (trick) => `[x]: <${trick}> "${trick.replaceAll('"', '')}"\n\n![x] [x]`],
    ['as a language', (trick) => `\`\`\`${trick.replaceAll('`', '')}\nx\n\`\`\``],
  ];

  it.each(places)('%s', async (_, written) => {
    for (const trick of tricks) {
      // Text that cannot be stored cannot be shown.
      const html = await htmlOf(written(trick).replaceAll('\0', ''));
      expect(forbiddenIn(html), html).toEqual([]);
    }
  });

  it('in what others wrote about what a text shows', async () => {
    for (const trick of tricks.map((one) => one.replaceAll('\0', ''))) {
      await setFacts({ alt: trick, credit: trick });
      await site.db.update(vendors).set({ companyName: trick, area: trick }).where(eq(vendors.id, vendor.id));
      const html = await htmlOf(`![](${picture.src} "a")\n\n[x](/profile/${vendor.id})`);
      expect(html).toContain('<figcaption>');
      expect(html).toContain('class="embed"');
      expect(forbiddenIn(html), html).toEqual([]);
    }
  });
});
