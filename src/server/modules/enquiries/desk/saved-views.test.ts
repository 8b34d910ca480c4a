/** @postgres two requests at the limit: one of them is refused */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { savedViewLimits, type SavedView } from '#contract/desk/saved-views.ts';
import { savedViews } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite();
let owner: DeskBrowser;
let reader: DeskBrowser;
beforeAll(async () => {
  owner = (await firstOwner(site)).browser;
  reader = (await memberWithRole(site, 'reader')).browser;
});
beforeEach(() => site.db.delete(savedViews));

const path = '/api/staff/saved-views';
const query = 'owner=none&q=lawn+%26+tent&sort=event';
const add = (name: string, by = owner, asked = query) => by.call(`POST ${path}`, { name, query: asked });
const names = async (by = owner) =>
  (await by.call(`GET ${path}`)).json<SavedView[]>().map(({ name }) => name);
const idOf = async (name: string) =>
  (await owner.call(`GET ${path}`)).json<SavedView[]>().find((view) => view.name === name)!.id;

it('keeps views from A to Z, of each member alone, also of a reader', async () => {
  expect((await add('weddings')).status).toBe(201);
  await add('  Lawns ');
  await add('Mine', reader, 'owner=me');
  expect(await names()).toEqual(['Lawns', 'weddings']);
  expect((await reader.call(`GET ${path}`)).json<SavedView[]>()).toEqual([
    { id: expect.any(String) as string, name: 'Mine', query: 'owner=me' },
  ]);
});

it('renames, removes and adds again, and leaves those of others alone', async () => {
  await add('Lawns');
  await add('Tents');
  const id = await idOf('Lawns');
  const rename = (name: string, by = owner, of = id) => by.call(`PUT ${path}/${of}`, { name, query });
  expect((await rename('Gardens')).json<SavedView[]>().map(({ name }) => name)).toEqual(['Gardens', 'Tents']);
  expect((await rename('Tents')).status).toBe(422);
  for (const [by, of] of [
    [reader, id],
    [owner, '0192f000-0000-7000-8000-000000000000'],
    [owner, 'Asha%00Menon'],
  ] as const)
    expect((await rename('Stolen', by, of)).status).toBe(404);
  for (const none of [id, 'Asha%00Menon'])
    expect((await reader.call(`DELETE ${path}/${none}`)).status).toBe(404);
  expect(await names()).toEqual(['Gardens', 'Tents']);
  const remove = () => owner.call(`DELETE ${path}/${id}`);
  expect((await remove()).json<SavedView[]>()).toHaveLength(1);
  expect((await remove()).status).toBe(404);
  await add('Gardens');
  expect(await names()).toEqual(['Gardens', 'Tents']);
});

it('refuses a name in use, a name that is empty or too long, and what is no view of the list', async () => {
  await add('Lawns');
  const { nameMax } = savedViewLimits;
  for (const name of ['Lawns', ' Lawns', '', ' ', 'x'.repeat(nameMax + 1)])
    expect([name, (await add(name)).status]).toEqual([name, 422]);
  for (const asked of [
    'status=lost',
    'cursor=x',
    'limit=5',
    'nonsense=1',
    'owner=me&owner=none',
    'x'.repeat(2000),
  ])
    expect([asked, (await add('New', owner, asked)).status]).toEqual([asked, 422]);
  expect((await add('x'.repeat(nameMax), owner, '')).status).toBe(201);
});

it('keeps to the limit, also of two at once', async () => {
  const { viewsMax } = savedViewLimits;
  for (let at = 1; at < viewsMax; at += 1) await add(`View ${at}`);
  const both = await Promise.all([add('Last'), add('One more')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await names()).toHaveLength(viewsMax);
});

it('is for members who read enquiries, not for scripts', async () => {
  const editor = (await memberWithRole(site, 'editor')).browser;
  expect((await editor.call(`GET ${path}`)).status).toBe(403);
  expect((await asStaff(site, `GET ${path}`)).status).toBe(403);
});
