import { beforeEach, describe, expect, it } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import { contentItems } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf } from '#support/content.ts';
import { wxrFile, wxrItem } from '#support/import-corpus/import-case.ts';
import { importsAt, postSums } from '#support/moved-import.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
beforeEach(() => site.reset());
const { planned, choose, run } = importsAt(site);
const blog = async (key: string) => (await call(site, `GET /api/blog/${key}`)).json<Blog>();

const author = (login: string, name: string) =>
  `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author>`;
const named = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="${name.toLowerCase()}">${name}</category>`;
const file = wxrFile(
  [
    wxrItem({ id: 1, creator: 'asha', more: named('post_tag', 'Diwali') + named('post_tag', 'Old') }),
    wxrItem({ id: 2, category: 'News', creator: 'asha' }),
    wxrItem({ id: 3, category: 'News', more: named('category', 'Food') }),
    wxrItem({ id: 4, category: '' }),
    wxrItem({ id: 5, kind: 'page', category: '' }),
    wxrItem({ id: 6, kind: 'portfolio', category: 'News' }),
    wxrItem({ id: 7, category: 'News', more: '<wp:post_password>x</wp:post_password>' }),
    wxrItem({ id: 8, status: 'draft' }),
    wxrItem({ id: 9, html: '', category: 'News' }),
    wxrItem({ id: 10, html: '[members_only]<p>Words.</p>[/members_only]' }),
  ].join(''),
  { head: author('asha', 'Asha Rao') },
);

describe('the summary of a plan', () => {
  it('counts posts by what keeps each from its publication, and lists those behind a count', async () => {
    const plan = await planned(file);
    expect(postSums(plan)).toEqual({
      ready: 1,
      category: 3,
      missing: 1,
      draft: 1,
      protected: 1,
      parts: 1,
      page: 1,
      left: 1,
    });
    const { entries } = (
      await asStaff(site, `GET /api/staff/imports/${plan.import.id}?type=post&outcome=category`)
    ).json<typeof plan>();
    expect(entries.map(({ key }) => key)).toEqual(['post-2', 'post-3', 'post-4']);
    expect((await planned(wxrFile(''), 'none.xml')).summary).toEqual([]);
  });

  it('foresees what the run does: what is ready is published, and nothing else', async () => {
    const plan = await planned(file);
    const ready = plan.entries.filter(({ outcome }) => outcome === 'ready').map(({ key }) => key);
    await run(plan);
    const rows = await site.db.select().from(contentItems);
    const shown = rows.filter(({ type, live }) => type === 'post' && live === 'published');
    expect(shown.map(({ key }) => key).filter((key) => key.startsWith('post-'))).toEqual(ready);
  });
});

describe('names of the old site', () => {
  it('are counted by kind, the most frequent first; entries of the bin and of menus have none', async () => {
    const { terms, import: plan } = await planned(file);
    expect(plan.site).toBe('old.example');
    expect(terms.map(({ kind, name, count, ours }) => [kind, name, count, ours])).toEqual([
      ['category', 'News', 4, null],
      ['category', 'events', 3, 'events'],
      ['category', '', 2, null],
      ['category', 'Food', 1, null],
      ['tag', 'Diwali', 1, null],
      ['tag', 'Old', 1, null],
      ['author', 'Asha Rao', 2, null],
      ['type', 'post', 8, null],
      ['type', 'page', 1, null],
      ['type', 'portfolio', 1, null],
    ]);
  });

  it('become what was chosen, and the plan says so before anything is brought in', async () => {
    await contentOf(site).published('author', { name: 'Ravi', about: 'Writes.' }, 'ravi');
    const plan = await choose(
      await planned(file),
      { kind: 'category', name: 'News', to: 'category:business' },
      { kind: 'category', name: 'Food', to: 'out' },
      { kind: 'category', name: '', to: 'category:events' },
      { kind: 'tag', name: 'Old', to: 'out' },
      { kind: 'author', name: 'Asha Rao', to: 'author:ravi' },
      { kind: 'type', name: 'page', to: 'out' },
      { kind: 'type', name: 'portfolio', to: 'post' },
    );
    expect(postSums(plan)).toEqual({ ready: 5, missing: 1, draft: 1, protected: 1, parts: 1, left: 1 });
    expect(plan.import.losses.map(({ kind, count }) => [kind, count])).toEqual([
      ['entry', 1],
      ['members', 1],
      ['tag', 2],
      ['shortcode', 1],
    ]);
    expect(await site.db.$count(contentItems)).toBe(1);
    await run(plan);
    expect(await blog('post-1')).toMatchObject({
      category: 'events',
      tags: ['Diwali'],
      author: { id: 'ravi', name: 'Ravi' },
    });
    const third = await blog('post-3');
    expect(third.category).toBe('business');
    expect(third).not.toHaveProperty('tags');
    expect(await blog('post-4')).toMatchObject({ category: 'events' });
    expect(await blog('post-6')).toMatchObject({ category: 'business' });
    expect((await call(site, 'GET /api/blog/post-5')).status).toBe(404);
    expect((await call(site, 'GET /api/blog/post-7')).status).toBe(404);
  });

  it('keep their choice for the next file of the site, and for no other site', async () => {
    await choose(await planned(file), { kind: 'category', name: 'News', to: 'category:business' });
    const next = wxrFile(wxrItem({ id: 20, category: 'News' }));
    expect(postSums(await planned(next, 'later.xml'))).toEqual({ ready: 1 });
    const other = next.replaceAll('old.example', 'another.example');
    expect(postSums(await planned(other))).toEqual({ category: 1 });
    await choose(await planned(next), { kind: 'category', name: 'News', to: null });
    expect(postSums(await planned(next))).toEqual({ category: 1 });
  });

  it('that were chosen stay as the plan was made, whatever another plan of the site chooses meanwhile', async () => {
    const first = await choose(await planned(file), {
      kind: 'category',
      name: 'News',
      to: 'category:business',
    });
    await choose(await planned(file), { kind: 'category', name: 'News', to: 'category:events' });
    await run(first);
    expect(await blog('post-2')).toMatchObject({ category: 'business' });
  });

  it('overrule a name that is one of ours by itself', async () => {
    const plan = await choose(await planned(wxrFile(wxrItem({}))), {
      kind: 'category',
      name: 'events',
      to: 'category:construction',
    });
    await run(plan);
    expect(await blog('post-1')).toMatchObject({ category: 'construction' });
  });

  it.each(['category:nowhere', 'author:nobody'])('cannot become %s, which is not here', async (to) => {
    const plan = await planned(file);
    const answer = await asStaff(site, `PUT /api/staff/imports/${plan.import.id}/choices`, {
      choices: [{ kind: 'category', name: 'News', to }],
    });
    expect(answer.status).toBe(422);
    expect(answer.json<{ message: string }>().message).toMatch(/^There is no (?:category|author) “/);
    expect((await planned(file)).terms.every((term) => term.to === null)).toBe(true);
  });

  it('of markdown are counted too', async () => {
    const text =
      '---\ntitle: One\ndescription: Said.\ncategories: [Recipes]\ntags: [Diwali]\nauthor: Asha\n---\nWords.\n';
    const plan = await planned(text, 'one.md');
    expect(plan.terms.map(({ kind, name }) => [kind, name])).toEqual([
      ['category', 'Recipes'],
      ['tag', 'Diwali'],
      ['author', 'Asha'],
    ]);
    const chosen = await choose(plan, { kind: 'tag', name: 'Diwali', to: 'category:events' });
    expect(chosen.entries[0]!.notes).not.toContainEqual(expect.stringMatching(/^Category: /));
    await run(chosen);
    expect(await site.db.select().from(contentItems)).toContainEqual(
      expect.objectContaining({
        key: 'one',
        draftData: expect.objectContaining({ category: 'events', tags: ['Recipes'] }),
      }),
    );
  });
});
