import { eq } from '#platform/db/drizzle.ts';
import { describe, expect, it } from 'vitest';
import { communityNames, type CommunityId } from '#facts/communities.ts';
import type { Meetup } from '#contract/communities.ts';
import { enquiries, meetups } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { nextDates } from './meetup-dates.ts';

const site = setUpTestSite({ clock: () => now, env: { SEED_DEMO: 'yes' } });
let now = new Date('2026-11-20T06:00:00Z');

const list = async () => (await site.get('/api/communities/meetups')).json<Meetup[]>();

describe('the days of the communities', () => {
  it.each<[CommunityId, string[]]>([
    ['weddings', ['2026-12-05T05:30:00.000Z', '2027-01-02T05:30:00.000Z']],
    ['home-building', ['2026-12-13T05:00:00.000Z', '2027-01-10T05:00:00.000Z']],
    ['founders', ['2026-11-25T13:00:00.000Z', '2026-12-09T13:00:00.000Z']],
    ['market-walks', ['2026-12-20T02:30:00.000Z', '2027-01-17T02:30:00.000Z']],
  ])('of %s are as the page says', (community, starts) => {
    expect(nextDates(community, now, 2).map(({ startsAt }) => startsAt.toISOString())).toEqual(starts);
  });

  it('rest in summer for the walks', () => {
    const [walk] = nextDates('market-walks', new Date('2027-03-22T00:00:00Z'), 1);
    expect(walk!.startsAt.toISOString()).toBe('2027-10-17T02:30:00.000Z');
  });
});

describe('GET /api/communities/meetups', () => {
  it('lists what is to come, the next one first, for every community', async () => {
    const found = await list();
    expect(found.map(({ startsAt }) => startsAt)).toEqual(
      found.map(({ startsAt }) => startsAt).toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(new Set(found.map(({ community }) => community))).toEqual(new Set(Object.keys(communityNames)));
    expect(found.every(({ startsAt }) => new Date(startsAt) > now)).toBe(true);
  });

  it('drops what is over', async () => {
    const all = await list();
    now = new Date('2026-12-06T00:00:00Z');
    // Cached replies last for minutes; the clock has moved by days.
    const later = await list();
    expect(later.length).toBeLessThan(all.length);
    now = new Date('2026-11-20T06:00:00Z');
  });
});

describe('calendar files', () => {
  const unfold = (text: string) => text.replaceAll('\r\n\t', '').replaceAll('\r\n ', '');

  it('are valid iCalendar with the right instants', async () => {
    const [first] = await site.db.select().from(meetups).orderBy(meetups.startsAt).limit(1);
    const answer = await site.get(`/communities/meetups/${first!.id}.ics`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = answer.text.split('\r\n');
    expect(answer.text).not.toMatch(/[^\r]\n/);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    for (const line of ['VERSION:2.0', `UID:${first!.id}@site.test`, 'BEGIN:VEVENT', 'END:VCALENDAR'])
      expect(unfold(answer.text).split('\r\n')).toContain(line);
    expect(answer.text).toMatch(/^PRODID:/m);
    expect(answer.text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z/m);
    const start = first!.startsAt.toISOString().replace(/[-:]|\.\d+/g, '');
    expect(answer.text).toContain(`DTSTART:${start}`);
  });

  it('say every word as it was written, at the hour of Delhi, whatever its length and script', async () => {
    const written = {
      community: 'weddings',
      title: 'शादी की मेज़: तीन सौ मेहमान, एक बजट; और सवाल 🎉',
      startsAt: new Date('2026-12-05T11:00:00+05:30'),
      endsAt: new Date('2026-12-05T13:30:00+05:30'),
      place: 'Karol Bagh, gate 3; first floor',
      description: `${'बहुत लंबा विवरण, '.repeat(20)}\nTea; samosas \\ questions.`,
    };
    const [row] = await site.db.insert(meetups).values(written).returning();
    const { text, headers } = await site.get(`/communities/meetups/${row!.id}.ics`);
    expect(headers['content-disposition']).toBe('attachment; filename="weddings.ics"');
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    // A letter split by the folding would decode to the replacement character.
    expect(text).not.toContain('\uFFFD');
    const event = Object.fromEntries(
      unfold(text)
        .split('\r\n')
        .map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(':') + 1)]),
    );
    const read = (name: string) => event[name]!.replaceAll('\\n', '\n').replaceAll(/\\([\\;,])/g, '$1');
    expect({ title: read('SUMMARY'), place: read('LOCATION'), description: read('DESCRIPTION') }).toEqual({
      title: written.title,
      place: written.place,
      description: written.description,
    });
    expect([event['DTSTART'], event['DTEND']]).toEqual(['20261205T053000Z', '20261205T080000Z']);
    const counts = ['VCALENDAR', 'VEVENT'].map((part) => [
      text.split(`BEGIN:${part}\r\n`).length - 1,
      text.split(`END:${part}\r\n`).length - 1,
    ]);
    expect(counts).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await site.db.delete(meetups).where(eq(meetups.id, row!.id));
  });

  it('of a community hold all it plans', async () => {
    const { text } = await site.get('/communities/founders.ics');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(unfold(text)).toContain('Shuruaat Circle');
  });

  it.each(['/communities/none.ics', '/communities/constructor.ics', '/communities/meetups/x.ics'])(
    '%s is not there',
    async (path) => expect((await site.get(path)).status).toBe(404),
  );
});

describe('POST /api/communities/interest', () => {
  it('is an enquiry like any other, and the phone is optional', async () => {
    const answer = await site.post('/api/communities/interest', {
      name: 'Pooja',
      email: 'pooja@example.in',
      community: 'Makaan Mandali',
    });
    expect(answer.status).toBe(201);
    const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.kind, 'community'));
    expect(enquiry).toMatchObject({ kind: 'community', payload: { community: 'Makaan Mandali' } });
  });

  it('refuses a community that does not exist', async () => {
    const body = { name: 'P', email: 'p@example.in', community: 'The Moon' };
    expect((await site.post('/api/communities/interest', body)).status).toBe(422);
  });
});
