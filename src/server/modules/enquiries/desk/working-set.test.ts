import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { workingSetEndpoints, workingSetLimits } from '#contract/desk/working-set.ts';
import { events, enquiries } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';

type Page = z.infer<(typeof workingSetEndpoints.staffWorkingSet.reply)[1]>;
type Changes = z.infer<(typeof workingSetEndpoints.staffWorkingSetChanges.reply)[1]>;
const site = setUpTestSite();
let owner: DeskBrowser;
let reader: DeskBrowser;
beforeAll(async () => {
  owner = (await firstOwner(site)).browser;
  reader = (await memberWithRole(site, 'reader')).browser;
});
beforeEach(async () => {
  await site.db.delete(enquiries);
  await site.db.delete(events);
});

const pageOf = async (query: Record<string, string> = {}, browser = owner) => {
  const answer = await browser.call(`GET /api/staff/working-set?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return answer.json<Page>();
};
const changesSince = async (since: string, browser = owner) => {
  const answer = await browser.call(`GET /api/staff/working-set/changes?since=${since}`);
  expect(answer.status).toBe(200);
  return answer.json<Changes>();
};
const referencesIn = (rows: readonly { reference: string }[]) => rows.map(({ reference }) => reference);
const person = { name: 'Kavita Menon', email: 'kavita@example.com', phone: '9876500001' };

describe('the set', () => {
  it('holds all open enquiries, flagged ones too, the newest first, each once however many pages', async () => {
    const { page } = workingSetLimits;
    const at = (index: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, index));
    const open = await storeEnquiries(
      site,
      Array.from({ length: page + 1 }, (_, index) => ({ createdAt: at(index), quarantine: index === 0 })),
    );
    await storeEnquiries(site, [
      { status: 'closed', closedAt: at(0) },
      { status: 'booked', bookedAt: at(0) },
    ]);
    const first = await pageOf();
    expect(first.enquiries).toHaveLength(page);
    const second = await pageOf({ cursor: first.next! });
    expect(second.next).toBeNull();
    expect(referencesIn([...first.enquiries, ...second.enquiries])).toEqual(open.toReversed());
  });

  it('shows the first screen of an enquiry as its own page does', async () => {
    const sent = await site.post('/api/contacts', person);
    const { reference } = sent.json<{ reference: string }>();
    const detail = (await owner.call(`GET /api/staff/enquiries/${reference}`)).json<StaffEnquiryDetail>();
    const [found] = (await pageOf()).enquiries;
    const both = Object.keys(found!).filter((name) => name in detail) as (keyof typeof found)[];
    expect(both).toEqual(
      expect.arrayContaining(['sent', 'version', 'said', 'placeholders', 'mailable', 'page']),
    );
    for (const name of both) expect([name, found![name]]).toEqual([name, detail[name]]);
  });

  it('gives a role without contact details none of them', async () => {
    await site.post('/api/contacts', person);
    await storeEnquiries(site, [{ message: 'Please ring 98765 00001 after six' }]);
    const words = JSON.stringify(await pageOf({}, reader));
    const { sequence } = await pageOf();
    const changed = JSON.stringify(await changesSince(sequence, reader));
    for (const text of [words, changed]) {
      expect(text).toMatch(/AGN-/);
      expect(text).not.toMatch(/Kavita|Menon|kavita@|98765|00001|after six/);
    }
  });

  it('is recorded as a reading of the list', async () => {
    await pageOf();
    const [look] = await site.db.select().from(events);
    expect(look).toMatchObject({ type: 'enquiries.listed', facts: { filters: 'working-set' } });
  });

  it('is closed to roles that read no enquiries', async () => {
    const { browser: editor } = await memberWithRole(site, 'editor');
    expect((await editor.call('GET /api/staff/working-set')).status).toBe(403);
    expect((await editor.call('GET /api/staff/working-set/changes?since=-')).status).toBe(403);
  });
});

describe('the changes since a reading', () => {
  it('name what came, what changed and what is no longer open, and nothing is missed between two readings', async () => {
    const [changed, closed, same] = await storeEnquiries(site, [{}, {}, {}]);
    let { sequence } = await pageOf();
    expect(await changesSince(sequence)).toMatchObject({ enquiries: [], gone: [], isWhole: true });
    const sent = await site.post('/api/contacts', person);
    const { reference: came } = sent.json<{ reference: string }>();
    await owner.call(`PUT /api/staff/enquiries/${changed}`, { status: 'read' });
    await owner.call(`PUT /api/staff/enquiries/${closed}`, { status: 'closed', reason: 'Booked elsewhere' });
    const changes = await changesSince(sequence);
    expect(new Set(referencesIn(changes.enquiries))).toEqual(new Set([came, changed]));
    expect(changes.enquiries.find(({ reference }) => reference === changed)).toMatchObject({
      status: 'read',
      version: 2,
    });
    expect(changes.gone).toEqual([closed]);
    expect(changes.sequence > sequence).toBe(true);
    sequence = changes.sequence;
    await owner.call(`PUT /api/staff/enquiries/${closed}`, { status: 'reopened' });
    expect(referencesIn((await changesSince(sequence)).enquiries)).toContain(closed);
    expect(referencesIn((await changesSince(sequence)).enquiries)).not.toContain(same);
  });

  it('find a change whose event was made before the reading and committed after it', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    const made = await owner.call(`PUT /api/staff/enquiries/${reference}`, { status: 'read' });
    expect(made.status).toBe(200);
    await site.post('/api/contacts', person);
    // A reading that saw only the later event.
    const { sequence } = await pageOf();
    expect(referencesIn((await changesSince(sequence)).enquiries)).toContain(reference);
  });

  it('ask for a new reading of all after too many', async () => {
    const { changesMax } = workingSetLimits;
    const { sequence } = await pageOf();
    const row = (index: number) => ({
      type: 'enquiry.changed' as const,
      at: new Date(),
      actorKind: 'system' as const,
      subjectKind: 'enquiry' as const,
      subjectId: `AGN-MANY-${index}`,
      facts: {},
    });
    await site.db.insert(events).values(Array.from({ length: changesMax }, (_, index) => row(index)));
    expect(await changesSince(sequence)).toMatchObject({ isWhole: true });
    await site.db.insert(events).values(row(changesMax));
    expect(await changesSince(sequence)).toMatchObject({ isWhole: false, enquiries: [], gone: [] });
  });
});
