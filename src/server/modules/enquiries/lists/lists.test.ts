/** @postgres thirty votes race for one list */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { retentionDays, sharedListLimits as limits } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import type { SharedList } from '#contract/lists.ts';
import {
  vendorListComments,
  vendorListItems,
  vendorLists,
  vendorListVotes,
  vendors,
} from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now });
let now = new Date();
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
});

const voter = (number: number) => String(number).padStart(32, '0');
const vendor = async () => {
  const id = newId();
  const names = { companyName: 'Amaltas Farm', ownerName: 'Uma', sortName: 'amaltas farm', search: '' };
  await site.db.insert(vendors).values({ id, ...names, address: 'Chhatarpur' });
  return id;
};
const made = async (vendorIds: string[], title = 'Sangeet') =>
  (await site.post('/api/lists', { title, vendorIds }))
    .json<{ path: string }>()
    .path.replace('/list/', '/api/lists/');
const read = async (at: string) => (await site.get(at)).json<SharedList>();
const send = async (method: 'DELETE', url: string) => (await site.app.inject({ method, url })).statusCode;
const vote = (at: string, vendorId: string, more: object = {}) =>
  site.post(`${at}/votes`, { vendorId, vote: 1, name: 'Nani', voter: voter(1), ...more });
const comment = (at: string, more: object = {}) =>
  site.post(`${at}/comments`, { text: 'Good food', name: 'Nani', voter: voter(1), ...more });

describe('making a list', () => {
  it('tells its address once and stores only the hash; every other secret gets one answer', async () => {
    const id = await vendor();
    const reply = await site.post('/api/lists', { title: ' Sangeet ', vendorIds: [id, id] });
    expect(reply.status).toBe(201);
    const { path } = reply.json<{ path: string }>();
    expect(path).toMatch(/^\/list\/[\w-]{43}$/);
    const rows = JSON.stringify(await site.db.select().from(vendorLists));
    expect(rows).not.toContain(path.slice(6));
    const list = await read(`/api${path.replace('/list', '/lists')}`);
    expect(list).toMatchObject({ title: 'Sangeet', comments: [], vendors: [{ votes: [], comments: [] }] });
    const [row] = await site.db.select().from(vendorLists);
    for (const wrong of [row!.id, 'x', 'x'.repeat(200), `${path.slice(6)}x`])
      expect((await site.get(`/api/lists/${wrong}`)).status).toBe(404);
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a long title', { title: 'x'.repeat(limits.title + 1) }],
    ['nobody', { vendorIds: [] }],
    ['too many', { vendorIds: Array.from({ length: limits.vendors + 1 }, () => newId()) }],
    ['strangers alone', { vendorIds: [newId(), 'nonsense', "' or 1=1 --"] }],
    ['another key', { owner: 'me' }],
  ])('refuses %s', async (_, wrong) => {
    const id = await vendor();
    const reply = await site.post('/api/lists', { title: 'A list', vendorIds: [id], ...wrong });
    expect(reply.status).toBe(422);
    expect(await site.db.$count(vendorLists)).toBe(0);
  });
});

describe('voting', () => {
  it('counts one vote of each device for each vendor, which can be changed and taken back', async () => {
    const id = await vendor();
    const at = await made([id]);
    await vote(at, id);
    await vote(at, id, { vote: -1, name: 'Nani ji' });
    const { vendors: listed } = (await vote(at, id, { voter: voter(2), name: 'Ravi' })).json<SharedList>();
    expect(listed[0]!.votes).toEqual([
      { name: 'Nani ji', vote: -1 },
      { name: 'Ravi', vote: 1 },
    ]);
    await vote(at, id, { vote: 0 });
    expect((await read(at)).vendors[0]!.votes).toEqual([{ name: 'Ravi', vote: 1 }]);
  });

  it('without a device goes by the name, and reaches nobody else’s vote', async () => {
    const id = await vendor();
    const at = await made([id]);
    await vote(at, id);
    for (const name of ['Nani', ' nani '])
      expect((await vote(at, id, { voter: undefined, vote: -1, name })).status).toBe(200);
    expect((await read(at)).vendors[0]!.votes).toEqual([
      { name: 'Nani', vote: 1 },
      { name: 'nani', vote: -1 },
    ]);
    expect(JSON.stringify(await read(at))).not.toContain(voter(1));
  });

  it('of thirty at once loses none', async () => {
    const id = await vendor();
    const at = await made([id]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        vote(at, id, { voter: voter(index), name: `Cousin ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await read(at)).vendors[0]!.votes).toHaveLength(30);
  });

  it('ends with the last of the voters a list can hold, also when two come at once', async () => {
    const id = await vendor();
    const at = await made([id]);
    const { id: listId } = await read(at);
    await site.db.insert(vendorListVotes).values(
      Array.from({ length: limits.voters - 1 }, (_, index) => ({
        listId,
        vendorId: id,
        voter: voter(index),
        name: 'x',
        vote: 1,
        at: now,
      })),
    );
    const both = await Promise.all([
      vote(at, id, { voter: voter(900) }),
      vote(at, id, { voter: voter(901) }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await vote(at, id, { voter: voter(3), vote: -1 })).status).toBe(200);
  });

  it.each([
    ['two votes in one', { vote: 2 }],
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(limits.name + 1) }],
    ['a strange device', { voter: "1' or '1'='1" }],
  ])('refuses %s', async (_, wrong) => {
    const id = await vendor();
    const at = await made([id]);
    expect((await vote(at, id, wrong)).status).toBe(422);
  });

  it('for a vendor who is not on the list, and on a list that is not there', async () => {
    const [id, other] = [await vendor(), await vendor()];
    const at = await made([id]);
    for (const stranger of [other, newId(), 'nonsense']) expect((await vote(at, stranger)).status).toBe(409);
    expect((await vote('/api/lists/nothing', id)).status).toBe(404);
    expect(await site.db.$count(vendorListVotes)).toBe(0);
  });
});

describe('comments', () => {
  it('stand as they were written, about a vendor or the list; the same words twice are one', async () => {
    const id = await vendor();
    const at = await made([id]);
    const text = `<script>alert(1)</script> "quoted" नमस्ते ${'x'.repeat(400)}`;
    for (const again of [1, 2]) {
      expect((await comment(at, { vendorId: id, text })).status, String(again)).toBe(200);
      expect((await comment(at, { text: 'Of the list' })).status).toBe(200);
    }
    const list = await read(at);
    expect(list.vendors[0]!.comments).toEqual([{ name: 'Nani', text, at: now.toISOString() }]);
    expect(list.comments.map((one) => one.text)).toEqual(['Of the list']);
  });

  it.each([
    ['nothing', { text: ' ' }],
    ['too much', { text: 'x'.repeat(limits.comment + 1) }],
    ['what no database stores', { text: 'a\u0000b' }],
  ])('refuse %s', async (_, wrong) => {
    const at = await made([await vendor()]);
    expect((await comment(at, wrong)).status).toBe(422);
    expect((await comment(at, { text: 'x'.repeat(limits.comment) })).status).toBe(200);
  });

  it('end when the list is full of them', async () => {
    const at = await made([await vendor()]);
    const { id: listId } = await read(at);
    await site.db.insert(vendorListComments).values(
      Array.from({ length: limits.comments - 1 }, (_, index) => ({
        listId,
        voter: voter(1),
        name: 'x',
        text: String(index),
      })),
    );
    const both = await Promise.all([comment(at, { text: 'one' }), comment(at, { text: 'two' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the vendors of a list', () => {
  it('come and go, with what was said about them; who is out of sight is left out', async () => {
    const [one, two, three] = [await vendor(), await vendor(), await vendor()];
    const at = await made([one, two]);
    await vote(at, one);
    await comment(at, { vendorId: one });
    expect((await site.post(`${at}/vendors`, { vendorId: three })).status).toBe(200);
    await site.post(`${at}/vendors`, { vendorId: three });
    const order = async () => (await read(at)).vendors.map(({ vendor: card }) => card._id);
    expect(await order()).toEqual([one, two, three]);
    for (const again of [1, 2]) expect(await send('DELETE', `${at}/vendors/${one}`), String(again)).toBe(200);
    expect(await send('DELETE', `${at}/vendors/nonsense`)).toBe(200);
    expect(await order()).toEqual([two, three]);
    await site.db.update(vendors).set({ hiddenAt: now }).where(eq(vendors.id, two));
    expect(await order()).toEqual([three]);
    expect((await site.post(`${at}/vendors`, { vendorId: newId() })).status).toBe(422);
  });

  it('come back with votes and comments, and until then it says who removed them', async () => {
    const [one, two] = [await vendor(), await vendor()];
    const at = await made([one, two]);
    await vote(at, one);
    await comment(at, { vendorId: one });
    await comment(at, { vendorId: two });
    const [before] = (await read(at)).vendors;
    expect(await send('DELETE', `${at}/vendors/${one}?name=${encodeURIComponent(' Nani ')}`)).toBe(200);
    // Another person, later: the first stays recorded.
    expect(await send('DELETE', `${at}/vendors/${one}?name=Asha`)).toBe(200);
    const removed = await read(at);
    expect(removed.vendors.map(({ vendor: card }) => card._id)).toEqual([two]);
    expect(removed.removed).toMatchObject([{ vendorId: one, name: 'Amaltas Farm', by: 'Nani' }]);
    expect((await vote(at, one)).status).toBe(409);
    expect((await site.post(`${at}/vendors`, { vendorId: one })).status).toBe(200);
    const back = await read(at);
    // In its place, with all that was said about it.
    expect(back.vendors.map(({ vendor: card }) => card._id)).toEqual([one, two]);
    expect(back.vendors[0]).toEqual(before);
    expect(back.removed).toEqual([]);
    // One that is added while the last is away comes after it.
    await send('DELETE', `${at}/vendors/${two}`);
    const three = await vendor();
    for (const id of [three, two]) await site.post(`${at}/vendors`, { vendorId: id });
    expect((await read(at)).vendors.map(({ vendor: card }) => card._id)).toEqual([one, two, three]);
  });

  it(`are destroyed ${retentionDays.removedFromList} days after their removal, with what was said about them alone`, async () => {
    const [one, two] = [await vendor(), await vendor()];
    const at = await made([one, two]);
    for (const id of [one, two]) {
      await vote(at, id);
      await comment(at, { vendorId: id });
    }
    await send('DELETE', `${at}/vendors/${one}`);
    now = new Date(now.getTime() + retentionDays.removedFromList * dayMs);
    expect(await site.destroyWhatIsOld()).toMatchObject({ removedFromLists: 0 });
    now = new Date(now.getTime() + 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ removedFromLists: 1 });
    const counts = [vendorListItems, vendorListVotes, vendorListComments].map((table) =>
      site.db.$count(table),
    );
    expect(await Promise.all(counts)).toEqual([1, 1, 1]);
    expect((await read(at)).removed).toEqual([]);
  });

  it(`are at most ${limits.vendors}`, async () => {
    const ids: string[] = [];
    for (let count = 0; count <= limits.vendors; count++) ids.push(await vendor());
    const at = await made(ids.slice(0, limits.vendors));
    expect((await site.post(`${at}/vendors`, { vendorId: ids.at(-1) })).status).toBe(409);
  });
});

describe('the end of a list', () => {
  it(`comes ${retentionDays.removedFromList} days after somebody deleted it; until then its address says who did, and brings it back`, async () => {
    const id = await vendor();
    const at = await made([id]);
    await vote(at, id);
    await comment(at);
    const before = await read(at);
    expect(await send('DELETE', `${at}?name=Nani`)).toBe(200);
    const gone = await site.get(at);
    expect(gone.text).not.toMatch(/Good food|Amaltas/);
    expect(gone.json()).toMatchObject({
      deleted: { by: 'Nani', at: '2026-11-20T06:00:00.000Z', until: '2026-12-20T06:00:00.000Z' },
      vendors: [],
      comments: [],
    });
    // A deleted list takes no changes, and is not deleted twice.
    expect(await send('DELETE', at)).toBe(404);
    expect((await vote(at, id)).status).toBe(404);
    expect((await site.post(`${at}/vendors`, { vendorId: id })).status).toBe(404);
    now = new Date(now.getTime() + retentionDays.removedFromList * dayMs - 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ removedFromLists: 0 });
    expect((await site.post(`${at}/restore`, {})).status).toBe(200);
    expect(await read(at)).toEqual({ ...before, endsAt: expect.any(String) });
    expect((await site.post(`${at}/restore`, {})).status).toBe(200);
    await send('DELETE', at);
    expect((await read(at)).deleted).toMatchObject({ by: null });
    now = new Date(now.getTime() + retentionDays.removedFromList * dayMs);
    for (const path of [at, `${at}/restore`])
      expect((path === at ? await site.get(path) : await site.post(path, {})).status).toBe(404);
    now = new Date(now.getTime() + 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ removedFromLists: 1 });
    for (const table of [vendorLists, vendorListItems, vendorListVotes, vendorListComments])
      expect(await site.db.$count(table)).toBe(0);
  });

  it(`comes ${retentionDays.sharedList} days after the last change, not a moment earlier`, async () => {
    const id = await vendor();
    const at = await made([id]);
    now = new Date(now.getTime() + 100 * dayMs);
    await vote(at, id);
    now = new Date(now.getTime() + retentionDays.sharedList * dayMs - 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ sharedLists: 0 });
    expect((await site.get(at)).status).toBe(200);
    now = new Date(now.getTime() + 1);
    expect((await site.get(at)).status).toBe(404);
    now = new Date(now.getTime() + 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ sharedLists: 1 });
  });
});

it('a flood is stopped: at making lists, and at changing one from however many addresses', async () => {
  const strict = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
  try {
    const { id } = await registerVendor(strict);
    const codes: number[] = [];
    for (let count = 0; count < 15; count++)
      codes.push((await strict.post('/api/lists', { title: 'x', vendorIds: [id] })).status);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.at(-1)).toBe(429);
  } finally {
    await strict.close();
  }
});
