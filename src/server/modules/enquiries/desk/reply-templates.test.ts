/** @postgres two orders of one list race */
import { eq } from '#platform/db/drizzle.ts';
import { replyTemplates } from '#platform/db/tables.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultCloseReasons, defaultTemplates } from '#domain/enquiries/default-words.ts';
import { wordLimits, type ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite();
beforeEach(() => site.reset());

const staff = (route: string, body?: unknown) => asStaff(site, route, body);
const list = async () => (await staff('GET /api/staff/templates')).json<ReplyTemplate[]>();
const at = (id: string) => `/api/staff/templates/${id}`;
const words = {
  locale: 'en',
  kind: null,
  name: 'Thanks',
  subject: 'About {reference}',
  text: 'Namaste {name}',
};

describe('texts for answers', () => {
  it('are the defaults until one of them is changed, and then all of them are the staff’s own', async () => {
    const before = await list();
    expect(before.map(({ name }) => name)).toEqual(defaultTemplates.map(({ name }) => name));
    const [first] = before;
    const change = (version: number) => staff(`PUT ${at(first!.id)}`, { ...words, version });
    const [changed, ...others] = (await change(1)).json<ReplyTemplate[]>();
    expect(changed).toEqual({ id: first!.id, version: 2, ...words });
    expect(others).toEqual(before.slice(1));
    expect((await change(1)).json()).toMatchObject({ code: 'conflict' });
    expect(await list()).toEqual([changed, ...others]);
  });

  it('are there in each language; those of one stay the defaults while another is changed', async () => {
    const named = async (locale: string) =>
      (await list()).filter((one) => one.locale === locale).map(({ subject }) => subject);
    const before = [await named('en'), await named('hi')];
    expect(before[1]).toHaveLength(before[0]!.length);
    expect(before[1]!.join()).toMatch(/[\u0900-\u097f]/);
    // A name is unique within its language.
    const added = { ...words, name: 'First answer', locale: 'hi', subject: 'आपके लिए {reference}' };
    expect((await staff('POST /api/staff/templates', added)).status).toBe(422);
    expect((await staff('POST /api/staff/templates', { ...added, name: 'Thanks' })).status).toBe(201);
    expect(await named('en')).toEqual(before[0]);
    expect(await named('hi')).toEqual([...before[1]!, added.subject]);
    expect((await staff('POST /api/staff/templates', { ...words, locale: 'fr' })).status).toBe(422);
  });

  it('are for one kind of enquiry, or for every kind; another one is refused, and one that is gone is every kind', async () => {
    const own = { ...words, kind: 'catering' };
    const added = (await staff('POST /api/staff/templates', own)).json<ReplyTemplate[]>();
    const { id } = added.find(({ name }) => name === words.name)!;
    const kindOf = async () => (await list()).find((one) => one.id === id)?.kind;
    expect(await kindOf()).toBe('catering');
    for (const kind of ['toString', '', 7])
      expect((await staff('POST /api/staff/templates', { ...own, name: 'Other', kind })).status).toBe(422);
    const { kind: _, ...kindless } = words;
    expect((await staff(`PUT ${at(id)}`, { ...kindless, version: 1 })).status).toBe(200);
    expect(await kindOf()).toBeNull();
    await site.db.update(replyTemplates).set({ kind: 'gone' }).where(eq(replyTemplates.id, id));
    expect(await kindOf()).toBeNull();
  });

  it('are added with a name of their own and removed, the defaults too', async () => {
    const added = await staff('POST /api/staff/templates', words);
    expect(added.status).toBe(201);
    expect(added.json<ReplyTemplate[]>()).toHaveLength(defaultTemplates.length + 1);
    expect((await staff('POST /api/staff/templates', words)).json()).toMatchObject({
      fieldErrors: { name: expect.stringMatching(/./) },
    });
    const [first] = await list();
    expect((await staff(`DELETE ${at(first!.id)}?version=2`)).status).toBe(409);
    expect((await staff(`DELETE ${at(first!.id)}`)).status).toBe(422);
    const left = (await staff(`DELETE ${at(first!.id)}?version=1`)).json<ReplyTemplate[]>();
    expect(left.map(({ name }) => name)).toEqual(
      [
        ...defaultTemplates.filter(({ locale }) => locale === 'en').map(({ name }) => name),
        'Thanks',
        ...defaultTemplates.filter(({ locale }) => locale === 'hi').map(({ name }) => name),
      ].slice(1),
    );
    expect((await staff(`DELETE ${at(first!.id)}?version=1`)).status).toBe(404);
    expect((await staff(`DELETE ${at('no-such-text')}?version=1`)).status).toBe(404);
  });

  it.each([
    ['subject', 'About {refrence}', '{refrence}'],
    ['text', 'Namaste {name', '{name'],
  ])('say which place in the %s cannot be filled', async (field, value, named) => {
    const refused = await staff('POST /api/staff/templates', { ...words, [field]: value });
    expect(refused.status).toBe(422);
    expect(refused.json<{ fieldErrors: Record<string, string> }>().fieldErrors[field]).toContain(named);
  });

  it('are begun once by two who begin at once', async () => {
    const answers = await Promise.all(
      ['A', 'B'].map((name) => staff('POST /api/staff/templates', { ...words, name })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list()).toHaveLength(defaultTemplates.length + 2);
  });
});

describe('reasons for closing', () => {
  const set = (reasons: unknown) => staff('PUT /api/staff/close-reasons', { reasons });
  const read = async () => (await staff('GET /api/staff/close-reasons')).json();

  it('are the defaults until a list is set, which then stands in its order', async () => {
    expect(await read()).toEqual([...defaultCloseReasons]);
    const reasons = ['Too far', ' Booked ', 'No answer'];
    expect((await set(reasons)).json()).toEqual(['Too far', 'Booked', 'No answer']);
    expect(await read()).toEqual(['Too far', 'Booked', 'No answer']);
    const both = await Promise.all([set(['A', 'B']), set(['B', 'A'])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each([
    [[]],
    [['A', 'a ']],
    [[' ']],
    [['x'.repeat(wordLimits.reason + 1)]],
    [Array.from({ length: wordLimits.reasons + 1 }, (_, index) => `Reason ${index}`)],
  ])('are refused as %j', async (reasons) => {
    expect((await set(reasons)).status).toBe(422);
    expect(await read()).toEqual([...defaultCloseReasons]);
  });
});
