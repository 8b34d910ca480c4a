import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordPageMax, type StaffAction } from '#contract/desk/record.ts';
import { eventAreaNames } from '#domain/desk/event-areas.ts';
import { eventTypes } from '#domain/desk/events.ts';
import { events } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

// Delhi's day begins at 18:30 of the day before in UTC.
let now = new Date('2026-11-20T18:25:00Z');
const site = setUpTestSite({ clock: () => now });
let owner: { browser: DeskBrowser; session: { memberId: string } };
let manager: { browser: DeskBrowser; session: { memberId: string } };
beforeAll(async () => {
  owner = await firstOwner(site);
  manager = await memberWithRole(site, 'manager');
});
beforeEach(() => site.db.delete(events));

const read = async (query = '') =>
  (await owner.browser.call(`GET /api/staff/log${query}`)).json<StaffAction[]>();
const complaints = (who: DeskBrowser) => who.call('GET /api/staff/grievances');

describe('the record', () => {
  it('is narrowed by person, kind, type and day, to the millisecond of Delhi’s midnight', async () => {
    now = new Date('2026-11-20T18:29:59.999Z');
    await complaints(owner.browser);
    now = new Date('2026-11-20T18:30:00.000Z');
    await complaints(manager.browser);
    await manager.browser.call('GET /api/staff/enquiries');
    const by = async (query: string) => (await read(query)).map(({ staff, action }) => [staff, action]);
    expect(await by('?to=2026-11-20')).toEqual([['Asha Mehra', 'read the list of complaints']]);
    expect((await by('?from=2026-11-21')).map(([staff]) => staff)).toEqual(['The manager', 'The manager']);
    expect(await read('?from=2026-11-22')).toEqual([]);
    expect(await by(`?person=${owner.session.memberId}`)).toHaveLength(1);
    expect(await by('?type=complaints.listed')).toHaveLength(2);
    expect(await read('?kind=vendor')).toEqual([]);
    expect(await by('?area=complaints')).toHaveLength(2);
    expect(await by('?area=enquiries')).toEqual([['The manager', 'read the list of enquiries']]);
    expect(await by(`?area=enquiries&person=${owner.session.memberId}`)).toEqual([]);
    expect(await by('?area=enquiries&type=complaints.listed')).toEqual([]);
    for (const query of [
      '?area=nonsense',
      '?kind=nonsense',
      '?type=nonsense',
      '?from=2026-02-30',
      '?others=yes',
      '?after=1',
      '?person=asha',
    ])
      expect((await owner.browser.call(`GET /api/staff/log${query}`)).status).toBe(422);
  });

  it('has each kind of event in exactly one area', async () => {
    const at = now;
    const rows = eventTypes.map((type) => ({ type, at, id: newId() }));
    await site.db
      .insert(events)
      .values(
        rows.map((row) => ({ ...row, actorKind: 'staff' as const, subjectKind: 'desk' as const, facts: {} })),
      );
    const found: string[] = [];
    for (const area of eventAreaNames) {
      const lines = await read(`?area=${area}`);
      expect([area, lines.length > 0]).toEqual([area, true]);
      found.push(...lines.map(({ id }) => id));
    }
    expect(found.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it('names vendors and members, finds them by their names, and shows others only when asked', async () => {
    const vendor = await registerVendor(site, { companyName: 'Kesar Mithai Ghar' });
    await owner.browser.call(`GET /api/staff/vendors/${vendor.id}`);
    await owner.browser.call(`PUT /api/staff/people/${manager.session.memberId}`, { name: 'Ravi Nair' });
    const lines = await read();
    expect(lines.map(({ subject }) => subject)).toEqual(['Ravi Nair', 'Kesar Mithai Ghar']);
    expect((await read('?subject=kesar')).map(({ kind }) => kind)).toEqual(['vendor']);
    expect((await read('?subject=ravi')).map(({ kind }) => kind)).toEqual(['member']);
    expect(await read(`?subject=${vendor.id}`)).toHaveLength(1);
    for (const nothing of ['%25', '_', 'nobody']) expect(await read(`?subject=${nothing}`)).toEqual([]);
    expect((await read('?others=1&subject=kesar')).map(({ staff, action }) => `${staff} ${action}`)).toEqual([
      'Asha Mehra looked at the vendor',
      'Kesar Mithai Ghar registered',
    ]);
    const shown = JSON.stringify((await read('?others=1')).map(({ staff, subject }) => [staff, subject]));
    expect(shown).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('goes on after the last line of a page', async () => {
    const row = { at: now, type: 'complaints.listed', actorKind: 'script', actorName: 'asha' } as const;
    const rows = Array.from({ length: recordPageMax + 1 }, () => ({
      ...row,
      id: newId(),
      subjectKind: 'desk' as const,
      facts: {},
    }));
    await site.db.insert(events).values(rows);
    const first = await read();
    expect(first).toHaveLength(recordPageMax);
    const second = await read(`?after=${first.at(-1)!.id}`);
    expect(second.map(({ id }) => id)).toEqual([rows[0]!.id]);
  });

  it('is read by owners alone, and by no reading changed', async () => {
    expect((await manager.browser.call('GET /api/staff/log')).status).toBe(403);
    await read();
    expect(await read('?others=1')).toEqual([]);
  });
});
