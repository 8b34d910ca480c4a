/** @postgres two writers race to begin one translation */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { unlistedLocales } from '#words/locales.ts';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import type { ContentItem, ContentRow } from '#contract/desk/content/content-item.ts';
import { staffMails } from '#contract/desk/content/mails/staff-mails.ts';
import { type ContentTypeName, contentType, contentTypeNames } from '#contract/desk/content/content-types.ts';
import { contentTypeIn, wordsOf, withWords } from '#contract/desk/content/sides.ts';
import { minuteMs } from '#facts/time.ts';
import { eq } from '#platform/db/drizzle.ts';
import { spokenLocales } from '#platform/content/published-sides.ts';
import { blogs } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const start = new Date('2026-11-23T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let asha: ReturnType<typeof contentOf>;
beforeAll(async () => {
  asha = contentOf(site);
});

const hindi = {
  title: 'सर्दी की शादी के लिए दीये',
  excerpt: 'कौन-से दीये टिकते हैं।',
  content: '## गर्म रोशनी\n\nपीतल का दीया।',
};
let made = 0;
const post = () => asha.published('post', samplePost, `lamps-${(made += 1)}`);
const read = async (key: string, prefix = '') => (await site.get(`${prefix}/api/blog/${key}`)).json<Blog>();
const title = async (key: string) => (await read(key, '/hi')).title;

describe('a post in Hindi', () => {
  it('is shown below /hi with its words, and with all else of the English post', async () => {
    const english = await post();
    await asha.publishedInHindi(english, hindi);
    const shown = await read(english.key, '/hi');
    expect(shown).toMatchObject({ ...hindi, category: 'events', date: '2026-11-20' });
    expect(shown.html).toContain('पीतल');
    expect(shown.lang).toBeUndefined();
    expect(await read(english.key)).toMatchObject({ title: samplePost['title'] });
  });

  it('is named by the sitemap with its twin once it is there, and without before', async () => {
    const [english, alone] = [await post(), await post()];
    await asha.publishedInHindi(english, hindi);
    const spoken = await spokenLocales(site.db, 'post');
    expect([spoken(english.key), spoken(alone.key)]).toEqual([['en', 'hi'], ['en']]);
  });

  it('is nowhere seen before its publication, and the English one says that it is English', async () => {
    const english = await post();
    const side = await asha.inHindi(english, { ...hindi, title: 'अभी नहीं' });
    expect([side.live, side.draft, side.locale]).toEqual(['never', 'draft', 'hi']);
    expect(await read(english.key, '/hi')).toMatchObject({ title: samplePost['title'], lang: 'en-IN' });
    expect(await read(english.key)).not.toHaveProperty('lang');
    const list = (await site.get('/hi/api/blog/blog')).json<BlogCard[]>();
    expect(list.find(({ id }) => id === english.key)).toMatchObject({ lang: 'en-IN' });
    for (const path of ['/api/blog/blog', '/api/blog/' + english.key, '/blogs/feed.json'])
      for (const prefix of ['', '/hi']) expect((await site.get(prefix + path)).text).not.toContain('अभी नहीं');
    expect((await site.get(`/hi/api/blog/${side.id}`)).status).toBe(404);
    expect((await site.get(`/api/blog/${english.id}`)).status).toBe(404);
  });

  it('has states, versions and a schedule of its own', async () => {
    const english = await post();
    let side = await asha.publishedInHindi(english, hindi);
    side = (await asha.save(side, { title: 'दूसरा शीर्षक' })).json<ContentItem>();
    expect([side.live, side.draft, side.number]).toEqual(['published', 'draft', 1]);
    expect((await asha.read(english)).draft).toBe('none');
    expect(await title(english.key)).toBe(hindi.title);
    side = await asha.done(side, 'submit');
    side = await asha.done(side, 'return');
    const publishAt = new Date(start.getTime() + minuteMs).toISOString();
    side = await asha.done(side, 'schedule', { publishAt });
    now = new Date(start.getTime() + minuteMs);
    await site.publishDue();
    now = start;
    expect(await title(english.key)).toBe('दूसरा शीर्षक');
    side = await asha.done(await asha.read(side), 'restore', { number: 1 });
    expect(side.data).toEqual(hindi);
    side = await asha.done(side, 'discard');
    expect(side.data['title']).toBe('दूसरा शीर्षक');
    side = await asha.done(side, 'unpublish');
    expect(await read(english.key, '/hi')).toMatchObject({ title: samplePost['title'], lang: 'en-IN' });
    side = await asha.done(side, 'show');
    expect(await title(english.key)).toBe('दूसरा शीर्षक');
    side = await asha.done(side, 'unpublish');
    expect((await asha.step(side, 'remove')).status).toBe(200);
    expect((await asha.read(english)).sides).toEqual([]);
    expect(await title(english.key)).toBe(samplePost['title']);
  });

  it('goes with the English post: moved, taken off, put back, deleted', async () => {
    let english = await post();
    const side = await asha.publishedInHindi(english, hindi);
    const moved = `${english.key}-moved`;
    english = await asha.done((await asha.save(english, {}, moved)).json<ContentItem>(), 'publish');
    expect(await title(moved)).toBe(hindi.title);
    expect((await asha.read(side)).path).toBe(`/hi/blogs/${moved}`);
    english = await asha.done(english, 'unpublish');
    expect((await site.get(`/hi/api/blog/${moved}`)).status).toBe(404);
    expect((await site.get('/hi/api/blog/blog')).text).not.toContain(moved);
    expect((await asha.read(side)).original?.live).toBe('unpublished');
    english = await asha.done(english, 'show');
    expect(await title(moved)).toBe(hindi.title);
    english = await asha.done(english, 'unpublish');
    await asha.done(english, 'remove');
    expect((await asStaff(site, `GET /api/staff/content/post/${side.id}`)).status).toBe(404);
  });

  it('holds words alone, and no address of its own', async () => {
    const side = await asha.inHindi(await post(), hindi);
    for (const changes of [
      { image: '/art/x' },
      { category: 'events' },
      { date: '2026-11-20' },
      { related: [] },
    ])
      expect((await asha.save(side, changes)).status).toBe(422);
    expect((await asha.save(side, {}, 'another-key')).status).toBe(422);
  });

  it('needs what a reader cannot do without', async () => {
    const english = await post();
    const side = await asha.inHindi(english, {});
    expect((await asha.step(side, 'publish')).json()).toMatchObject({
      fieldErrors: { title: 'Nothing is written in this language yet.' },
    });
    const half = (await asha.save(side, { title: hindi.title })).json<ContentItem>();
    expect((await asha.step(half, 'publish')).json()).toMatchObject({
      fieldErrors: { content: 'Text is missing.' },
    });
    const whole = (await asha.save(half, { content: hindi.content })).json<ContentItem>();
    await asha.done(whole, 'publish');
    expect(await read(english.key, '/hi')).toMatchObject({
      title: hindi.title,
      excerpt: samplePost['excerpt'],
    });
  });

  it('is begun once, and has no side itself', async () => {
    const english = await post();
    const [first, second] = await Promise.all([asha.inHindi(english, {}), asha.inHindi(english, {})]);
    expect(first.id).toBe(second.id);
    const again = `POST /api/staff/content/post/${first.id}/sides`;
    expect((await asStaff(site, again, { locale: 'hi' })).status).toBe(409);
    // English is no side, the unlisted ones are languages in progress, and the last is none.
    for (const locale of ['en', ...unlistedLocales, 'xx'])
      expect((await asStaff(site, again, { locale })).status, locale).toBe(422);
    const nowhere = 'POST /api/staff/content/post/0192f000-0000-7000-8000-000000000000/sides';
    expect((await asStaff(site, nowhere, { locale: 'hi' })).status).toBe(404);
  });

  it('says when the English words have changed since, and not for a picture', async () => {
    let english = await post();
    let side = await asha.publishedInHindi(english, hindi);
    const change = async (changes: object) => {
      english = (await asha.save(await asha.read(english), { ...changes })).json<ContentItem>();
      english = await asha.done(english, 'publish');
      side = await asha.read(side);
      return side.isOlder;
    };
    expect(await change({ image: '/art/blog/gst-for-a-new-shop' })).toBe(false);
    expect((await asha.step(side, 'confirm')).status).toBe(409);
    expect(await change({ excerpt: 'Another one.' })).toBe(true);
    expect((await asha.read(english)).sides).toMatchObject([{ id: side.id, isOlder: true }]);
    side = await asha.done(side, 'confirm');
    expect([side.isOlder, side.number]).toEqual([false, 1]);
    expect(await change({ content: 'New.' })).toBe(true);
    side = (await asha.save(side, { content: 'नया।' })).json<ContentItem>();
    side = await asha.done(side, 'publish');
    expect(side.isOlder).toBe(false);
  });

  it('drops the pages in Hindi that show it, and no English one', async () => {
    const english = await post();
    const paths = [`/api/blog/${english.key}`, '/api/blog/blog'];
    const texts = (prefix: string) =>
      Promise.all(paths.map(async (path) => (await site.get(prefix + path)).text));
    // Nothing announces this change: cached pages stay until they are dropped. The server's notification of a publication arrives a moment
    // later, and drops them once more.
    let tries = 0;
    let unheard = '';
    await vi.waitFor(async () => {
      await Promise.all([texts(''), texts('/hi')]);
      unheard = `Unheard of ${(tries += 1)}`;
      await site.db.update(blogs).set({ excerpt: unheard }).where(eq(blogs.id, english.key));
      expect((await texts('')).concat(await texts('/hi')).join(' ')).not.toContain(unheard);
    });
    await asha.publishedInHindi(english, { ...hindi, excerpt: null });
    expect((await texts('')).join(' ')).not.toContain(unheard);
    for (const text of await texts('/hi')) expect(text).toContain(unheard);
  });
});

describe('the list at the desk', () => {
  const list = async (query: string) =>
    (await asStaff(site, `GET /api/staff/content/opening?${query}`)).json<{ items: ContentRow[] }>().items;
  const counts = async (of: ContentTypeName = 'opening') =>
    (await asStaff(site, 'GET /api/staff/content-sides'))
      .json<{ type: ContentTypeName; missing: number; older: number }[]>()
      .find(({ type }) => type === of);

  it('misses no words where there are none, and none of what only the staff reads', async () => {
    expect(await counts('card')).toMatchObject({ missing: 0 });
    const mails = async (page: number) =>
      (await asStaff(site, `GET /api/staff/content/mail?missing=hi&page=${page}`)).json<{
        items: ContentRow[];
        total: number;
      }>();
    const [first, second] = [await mails(1), await mails(2)];
    const missing = [...first.items, ...second.items];
    expect(missing.filter(({ key }) => key in staffMails)).toEqual([]);
    expect(missing).toHaveLength(first.total);
    expect(await counts('mail')).toMatchObject({ missing: missing.length });
  });

  it('names what is missing in Hindi and what is older, and lists no side as an item', async () => {
    const [first] = await list('');
    expect([await counts(), first!.sides.length]).toMatchObject([{ missing: 0, older: 0 }, 1]);
    const given = await asha.published('opening', {
      title: 'Rider',
      location: 'Delhi',
      description: 'You ride.',
    });
    expect(await counts()).toMatchObject({ missing: 1, older: 0 });
    expect((await list('missing=hi')).map(({ id }) => id)).toEqual([given.id]);
    const side = await asha.inHindi(given, { title: 'लेखक' });
    expect(await counts()).toMatchObject({ missing: 1, older: 0 });
    await asha.done(side, 'publish');
    expect(await counts()).toMatchObject({ missing: 0, older: 0 });
    expect(await list('missing=hi')).toEqual([]);
    expect((await list('')).find(({ id }) => id === given.id)).toMatchObject({
      sides: [{ id: side.id, live: 'published' }],
    });
    expect((await list('')).some(({ id }) => id === side.id)).toBe(false);
    const english = await asha.save(await asha.read(given), { location: 'Noida' });
    await asha.done(english.json<ContentItem>(), 'publish');
    expect(await counts()).toMatchObject({ missing: 0, older: 1 });
    expect((await list('older=hi')).map(({ id }) => id)).toEqual([given.id]);
  });
});

/** Returns words for every field of a type that has some, marked by their name. */
const wordsFor = (type: ContentTypeName, data: ContentItem['data']) =>
  JSON.parse(
    JSON.stringify(wordsOf(contentType(type).fields, data), (name, value: unknown) =>
      typeof value === 'string' && name !== 'of' ? `हिंदी ${value}`.slice(0, 150) : value,
    ),
  ) as ContentItem['data'];

describe('content as pages read it', () => {
  const day = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString();
  const items: Partial<Record<ContentTypeName, [data: Record<string, unknown>, path: string]>> = {
    post: [{ ...samplePost, title: 'Every type' }, '/api/blog/every-type'],
    author: [{ name: 'Asha Rao', about: 'She writes.' }, '/api/authors/asha-rao'],
    market: [
      {
        name: 'New Bazaar',
        place: { lat: 28.6, lng: 77.2 },
        metro: 'Tilak Nagar',
        known: ['Lamps'],
        phone: '9876543210',
      },
      '/api/markets/new-bazaar',
    ],
    meetup: [
      {
        title: 'Tea',
        community: 'founders',
        startsAt: day(2),
        endsAt: day(3),
        place: 'Hauz Khas',
        description: 'We talk.',
      },
      '/api/communities/meetups',
    ],
    album: [
      { heading: 'Mandaps', photos: [{ picture: '/art/gallery/haldi', caption: 'Haldi', alt: 'Turmeric.' }] },
      '/api/gallery',
    ],
    notice: [
      {
        text: 'Roads are closed.',
        pages: ['home'],
        linkLabel: 'The map of roads',
        checkedOn: '2026-11-22',
        until: '2026-12-01',
      },
      '/api/notices/home',
    ],
    question: [
      { question: 'How?', answer: 'So.', topic: 'asking', link: '/help', linkLabel: 'Help' },
      '/api/help/questions',
    ],
    project: [
      { title: 'A mandap', city: 'Delhi', page: 'events', picture: '/art/gallery/haldi', link: '/blogs' },
      '/api/projects/events',
    ],
    brand: [{ name: 'Lamps Limited', logo: '/art/gallery/haldi' }, '/api/brands'],
    crew: [
      {
        fullName: 'Ravi Kumar',
        age: 30,
        gender: 'Man',
        height: '170 cm',
        highestQualification: 'BA',
        skills: ['Greeting'],
        languages: [{ language: 'English', rating: 4 }],
      },
      '/api/crewmembers/crew-members',
    ],
  };

  /** A name is equal in every language; answers of the help desk are shown with a note. */
  const saysNothing: readonly ContentTypeName[] = ['brand', 'question'];

  it.each(Object.entries(items) as [ContentTypeName, [Record<string, unknown>, string]][])(
    'shows %s in the words of its side, below /hi alone',
    async (type, [data, path]) => {
      const english = await asha.published(type, data);
      const before = await site.get(path);
      expect([path, before.status]).toEqual([path, 200]);
      // A screen reader would mispronounce it: text that is only in English is marked so.
      const foreign = '"lang":"en-IN"';
      expect(before.text).not.toContain(foreign);
      if (!saysNothing.includes(type)) expect((await site.get(`/hi${path}`)).text).toContain(foreign);
      await asha.publishedInHindi(english, wordsFor(type, english.data));
      const { text } = await site.get(`/hi${path}`);
      expect(text).toContain('हिंदी');
      expect((await site.get(path)).text).toBe(before.text);
      // Only words differ: everything else is equal.
      const shape = (json: string) =>
        JSON.stringify(JSON.parse(json.replaceAll('हिंदी ', '')) as unknown).replaceAll(
          /"(?:html|headings)":[^,]*/g,
          '',
        );
      if (!['post', 'author', 'question'].includes(type)) expect(shape(text)).toBe(shape(before.text));
    },
  );

  it.each<[ContentTypeName, string, string]>([
    ['text', 'terms', '/api/pages/terms'],
    ['card', 'catering', '/api/cards/events'],
    ['company', 'company', '/api/site'],
  ])('shows the %s too', async (type, key, path) => {
    const { items: rows } = (await asStaff(site, `GET /api/staff/content/${type}`)).json<{
      items: ContentRow[];
    }>();
    let english = await asha.read(rows.find((row) => row.key === key) ?? rows[0]!);
    if (type === 'text') {
      english = (await asha.save(english, { body: 'Terms.' })).json<ContentItem>();
      english = await asha.done(english, 'publish');
    }
    const before = await site.get(path);
    expect([path, before.status]).toEqual([path, 200]);
    const words =
      type === 'company' ? { tagline: 'हिंदी में' } : type === 'card' ? { sentence: 'हिंदी' } : { body: 'हिंदी' };
    await asha.publishedInHindi(english, words);
    await vi.waitFor(async () => expect((await site.get(`/hi${path}`)).text).toContain('हिंदी'));
    expect((await site.get(path)).text).toBe(before.text);
  });
});

describe('the words of a type', () => {
  it('are some of each, and never what only English decides', () => {
    for (const name of contentTypeNames) {
      const { fields } = contentTypeIn(name, 'hi');
      expect(Object.keys(fields)).not.toEqual([]);
      for (const field of Object.values(fields))
        expect(['line', 'text', 'markdown', 'lines', 'list']).toContain(field.kind);
    }
    expect(Object.keys(contentTypeIn('company', 'hi').fields)).not.toContain('phone');
    expect(contentTypeIn('post', 'en')).toBe(contentType('post'));
  });

  it('follow their picture when the order of a list is another, and leave what is new in English', () => {
    const { fields } = contentType('album');
    const photo = (name: string) => ({ picture: `/art/${name}`, caption: name, alt: name });
    const words = { heading: 'चित्र', photos: [{ of: '/art/a', caption: 'क' }] };
    const shown = withWords(fields, { heading: 'Pictures', photos: [photo('b'), photo('a')] }, words);
    expect(shown).toEqual({
      heading: 'चित्र',
      photos: [photo('b'), { picture: '/art/a', caption: 'क', alt: 'a' }],
    });
  });

  it('say nothing where English says nothing any more', () => {
    const { fields } = contentType('market');
    expect(withWords(fields, { name: 'A', metro: null }, { name: 'अ', metro: 'म' })).toEqual({
      name: 'अ',
      metro: null,
    });
  });
});

describe('a post published with its Hindi', () => {
  const withSides = (...sides: ContentItem[]) => ({
    sides: sides.map(({ id, version }) => ({ id, version })),
  });

  it('is in neither when the Hindi is another than the one that was shown', async () => {
    const english = await asha.added('post', samplePost, `lamps-${(made += 1)}`);
    const side = await asha.inHindi(english, hindi);
    const shown = (await asha.read(english)).sides.map(({ id, version }) => ({ id, version }));
    expect(shown).toEqual([{ id: side.id, version: side.version }]);
    await asha.save(side, { title: 'तीसरा शीर्षक' });
    for (const sides of [shown, [], [{ id: english.id, version: english.version }]]) {
      const refused = await asha.step(english, 'publish', { sides });
      expect([refused.status, refused.json<{ code: string }>().code]).toEqual([409, 'conflict']);
    }
    expect((await asha.read(english)).live).toBe('never');
    expect((await asha.read(side)).live).toBe('never');
  });

  it('has a Hindi that was scheduled as new as the English', async () => {
    const english = await asha.published('post', samplePost, `lamps-${(made += 1)}`);
    const side = await asha.inHindi(english, hindi);
    await asha.done(side, 'schedule', { publishAt: '2026-11-30T19:00:00.000Z' });
    const changed = (await asha.save(english, { title: 'Other lamps' })).json<ContentItem>();
    const done = await asha.done(changed, 'publish', withSides(await asha.read(side)));
    expect(done.sides).toMatchObject([{ live: 'published', draft: 'none', isOlder: false }]);
  });

  it('is on the site in both languages at once, its words as new as the English', async () => {
    const english = await asha.added('post', samplePost, `lamps-${(made += 1)}`);
    const side = await asha.inHindi(english, hindi);
    const done = await asha.done(english, 'publish', withSides(side));
    expect(done.sides).toEqual([
      {
        id: side.id,
        locale: 'hi',
        version: side.version + 1,
        live: 'published',
        draft: 'none',
        isOlder: false,
      },
    ]);
    expect(await title(english.key)).toBe(hindi.title);
    // A later publication of the English alone leaves what is being written in Hindi.
    await asha.save(await asha.read(side), { title: 'तीसरा शीर्षक' });
    const changed = (await asha.save(done, { excerpt: 'Other words.' })).json<ContentItem>();
    await asha.done(changed, 'publish');
    expect(await title(english.key)).toBe(hindi.title);
  });

  it('is in neither when one lacks something, and says which', async () => {
    const english = await asha.added('post', samplePost, `lamps-${(made += 1)}`);
    const side = await asha.inHindi(english, { title: hindi.title });
    const refused = await asha.step(english, 'publish', withSides(side));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Hindi: ');
    expect((await asha.read(english)).live).toBe('never');
    expect((await site.get(`/api/blog/${english.key}`)).status).toBe(404);
  });

  it('stands in the calendar of its month, by the day in Delhi', async () => {
    const english = await asha.added('post', samplePost, `lamps-${(made += 1)}`);
    // Half past midnight on 1 December in Delhi.
    await asha.done(english, 'schedule', { publishAt: '2026-11-30T19:00:00.000Z' });
    const inMonth = async (month: string) =>
      (await asStaff(site, `GET /api/staff/content/post?month=${month}`)).json<{ items: ContentRow[] }>()
        .items;
    expect((await inMonth('2026-12')).map(({ id }) => id)).toEqual([english.id]);
    expect((await inMonth('2026-11')).map(({ id }) => id)).not.toContain(english.id);
    expect((await asStaff(site, 'GET /api/staff/content/post?month=2026-13')).status).toBe(422);
  });
});
