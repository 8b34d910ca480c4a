/** @postgres events reach open pages by LISTEN */
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { StreamMessage } from '#contract/desk/event-stream.ts';
import { recordEvent, system } from '#platform/events.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite();
let origin: string;
let asha: DeskBrowser;
let ravi: DeskBrowser;
beforeAll(async () => {
  asha = (await firstOwner(site)).browser;
  ravi = (await memberWithRole(site, 'manager')).browser;
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});

const newTab = () => randomBytes(16).toString('hex');

/** An open page: its messages one by one, and the function that closes it. */
async function open(browser: DeskBrowser, on?: string) {
  const leaving = new AbortController();
  const tab = newTab();
  const query = new URLSearchParams({ tab, ...(on && { on }) }).toString();
  const response = await fetch(`${origin}/api/staff/live?${query}`, {
    headers: { cookie: browser.headers()['cookie']!, accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const lines = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  async function next(): Promise<StreamMessage | null> {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const message = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (message.startsWith('data: ')) return JSON.parse(message.slice(6)) as StreamMessage;
        continue;
      }
      const { value, done } = await lines.read();
      if (done) return null;
      rest += value;
    }
  }
  return { tab, status: response.status, headers: response.headers, next, leave: () => leaving.abort() };
}
async function until(next: () => Promise<StreamMessage | null>, fits: (message: StreamMessage) => boolean) {
  for (;;) {
    const message = await next();
    if (!message || fits(message)) return message;
  }
}

describe('GET /api/staff/live', () => {
  it('tells what happens as it happens, and nothing that anybody wrote', async () => {
    const page = await open(asha);
    expect(page.headers.get('content-type')).toBe('text/event-stream');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(await page.next()).toEqual({ event: null, present: [], heldBy: null });
    const person = { name: 'Kavita Menon', email: 'kavita@example.com', phone: '9876500001' };
    const { reference } = (await site.post('/api/contacts', person)).json<EnquiryReceipt>();
    const came = await page.next();
    expect(came?.event).toMatchObject({
      type: 'enquiry.received',
      on: { kind: 'enquiry', id: reference },
      by: null,
    });
    await asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status: 'read' }, 'asha');
    expect((await page.next())?.event).toMatchObject({ type: 'enquiry.read', by: 'asha' });
    expect(JSON.stringify(came)).not.toMatch(/Kavita|kavita|98765/);
    page.leave();
  });

  it('says who else has the same enquiry open, who writes, and who has left', async () => {
    const own = await open(asha, 'AGN-7K3F-9Q');
    const second = await open(asha, 'AGN-7K3F-9Q');
    expect(await own.next()).toEqual({ event: null, present: [], heldBy: null });
    const other = await open(ravi, 'agn-7k3f-9q');
    expect((await other.next())?.present).toEqual([{ name: 'Asha Mehra', writing: false }]);
    const here = (writing: boolean) => [{ name: 'The manager', writing }];
    expect((await own.next())?.present).toEqual(here(false));
    await ravi.call('POST /api/staff/presence', { tab: other.tab, writing: true });
    expect((await until(own.next, ({ present }) => present[0]?.writing === true))?.present).toEqual(
      here(true),
    );
    // Nobody can act for another person's page.
    await asha.call('POST /api/staff/presence', { tab: other.tab, writing: false });
    other.leave();
    expect((await until(own.next, ({ present }) => present.length === 0))?.present).toEqual([]);
    own.leave();
    second.leave();
  });

  it('says who holds the composer: who took it last, for everybody else at the enquiry', async () => {
    const on = 'AGN-2222-22';
    const [first, second] = [await open(asha, on), await open(ravi, on)];
    const holderAt = async ({ next }: typeof first, name: string | null) =>
      (await until(next, ({ heldBy }) => (heldBy?.name ?? null) === name))?.heldBy;
    const write = (browser: DeskBrowser, { tab }: typeof first, more: object = {}) =>
      browser.call('POST /api/staff/presence', { tab, writing: true, ...more });
    await write(asha, first);
    expect(await holderAt(second, 'Asha Mehra')).toEqual({
      name: 'Asha Mehra',
      at: expect.stringMatching(/^\d{4}-/),
    });
    // Taken over, and taken back; a key of one who does not hold it changes nothing.
    await write(ravi, second, { take: true });
    expect(await holderAt(first, 'The manager')).not.toBeNull();
    await write(asha, first);
    expect((await second.next())?.heldBy).toBeNull();
    await write(asha, first, { take: true });
    expect(await holderAt(second, 'Asha Mehra')).not.toBeNull();
    // Who leaves holds nothing.
    first.leave();
    expect(await holderAt(second, null)).toBeNull();
    second.leave();
  });

  it('tells an editor what happens to content, and of enquiries nothing', async () => {
    const { browser: editor } = await memberWithRole(site, 'editor');
    const page = await open(editor, '0192f000-0000-7000-8000-000000000001');
    expect(await page.next()).toEqual({ event: null, present: [], heldBy: null });
    await site.post('/api/contacts', { name: 'Kavita Menon', email: 'k@example.com', phone: '9876500002' });
    await recordEvent(site.db, {
      type: 'content.saved',
      on: { kind: 'content', id: '0192f000-0000-7000-8000-000000000001' },
      by: system,
      at: new Date(),
    });
    expect((await page.next())?.event?.type).toBe('content.saved');
    page.leave();
  });

  it('is for signed-in members of the staff', async () => {
    expect((await asStaff(site, `GET /api/staff/live?tab=${newTab()}`)).status).toBe(403);
    expect((await fetch(`${origin}/api/staff/live?tab=${newTab()}`)).status).toBe(401);
    expect((await asha.call('GET /api/staff/live?tab=nonsense')).status).toBe(422);
  });

  it('ends the oldest of a person’s pages when there are too many', async () => {
    const pages = [];
    for (let n = 0; n < 21; n += 1) pages.push(await open(ravi));
    expect(await pages[0]!.next()).not.toBeNull();
    expect(await pages[0]!.next()).toBeNull();
    // Open streams do not keep the server from closing.
  });
});
