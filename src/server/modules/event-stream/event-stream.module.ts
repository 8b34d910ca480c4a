import { eq } from '#platform/db/drizzle.ts';
import { minuteMs } from '#facts/time.ts';
import type { StaffRole } from '#facts/staff-access.ts';
import type { SubjectKind } from '#domain/desk/events.ts';
import type { StreamMessage, eventStreamEndpoints } from '#contract/desk/event-stream.ts';
import { rightTo } from '#domain/desk/rights.ts';
import type { EventStream } from '#platform/call.ts';
import { events } from '#platform/db/tables.ts';
import { eventChannel } from '#platform/events.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { createPresence, PagePresence, renewMs } from './presence.ts';

const presenceChannel = 'presence';
/** The longest stream; the browser reconnects by itself, and a member without the right any more is refused. */
const longestMs = 5 * minuteMs;
/** The open pages of one person; a further one ends the oldest. */
const pagesMax = 20;

type Page = PagePresence & { role: StaffRole; stream: EventStream };

/** A page at which nobody writes. */
const notWriting = { writing: false, heldSince: null, typedAt: null } as const;

/** Subjects of the events for members who may not read enquiries. */
const heardByAll: readonly string[] = ['content', 'market'] satisfies SubjectKind[];
const hears = (role: StaffRole, kind: string): boolean =>
  heardByAll.includes(kind) || rightTo('staffEnquiryList')!.roles.includes(role);

/**
 * Creates the desk's live view: the database's notifications carry each event to every open page of every process.
 * @where How do open desk pages follow changes?
 */
export function createEventStream({ db, handle, clock, log }: Platform): Module<typeof eventStreamEndpoints> {
  const pages = new Map<string, Page>();
  const presence = createPresence(() => clock().getTime());
  let listening: Promise<(() => Promise<void>)[]> | undefined;
  let renewal: NodeJS.Timeout | undefined;

  const messageFor = ({ on, memberId }: PagePresence, event: StreamMessage['event']): StreamMessage => ({
    event,
    present: presence.others(on ?? undefined, memberId),
    heldBy: presence.holder(on ?? undefined, memberId),
  });

  async function hearEvent(id: string): Promise<void> {
    if (pages.size === 0) return;
    const [row] = await db.select().from(events).where(eq(events.id, id));
    if (!row) return;
    const { type, subjectKind: kind, subjectId, actorName: by, at } = row;
    const event = { type, on: { kind, id: subjectId }, by, at: at.toISOString() };
    for (const page of pages.values()) if (hears(page.role, kind)) page.stream.send(messageFor(page, event));
  }

  function hearPresence(payload: string): void {
    const told = PagePresence.safeParse(JSON.parse(payload));
    if (!told.success) return;
    const touched = presence.hear(told.data);
    for (const page of pages.values())
      if (page.on !== null && touched.includes(page.on) && page.memberId !== told.data.memberId)
        page.stream.send(messageFor(page, null));
  }

  const failed = (err: unknown) => log.error({ err }, 'the live view could not be told');
  const notify = ({ tab, memberId, name, on, writing, heldSince, typedAt }: PagePresence): void =>
    void handle
      .notify(presenceChannel, JSON.stringify({ tab, memberId, name, on, writing, heldSince, typedAt }))
      .catch(failed);

  function renew(): void {
    for (const page of pages.values()) if (page.on !== null) notify(page);
  }

  function endAll(): void {
    for (const { stream } of pages.values()) stream.end();
  }

  /** Listens once a page is open: a process without pages of the desk does not listen. */
  const listen = () =>
    (listening ??= Promise.all([
      // What was told while the line to the database was lost is read by the pages when they come back.
      handle.listen(eventChannel, (id) => void hearEvent(id).catch(failed), endAll),
      handle.listen(presenceChannel, hearPresence),
    ]).catch((error: unknown) => {
      listening = undefined;
      throw error;
    }));

  function leave(page: Page): void {
    // A page that reconnected under its name has a new stream.
    if (pages.get(page.tab) !== page) return;
    pages.delete(page.tab);
    if (page.on !== null) notify({ ...page, on: null });
    if (pages.size === 0) clearInterval(renewal);
  }

  function enter(page: Page): void {
    pages.get(page.tab)?.stream.end();
    const own = [...pages.values()].filter(({ memberId }) => memberId === page.memberId);
    if (own.length >= pagesMax) own[0]!.stream.end();
    if (pages.size === 0) renewal = setInterval(renew, renewMs);
    pages.set(page.tab, page);
    const ending = setTimeout(() => page.stream.end(), longestMs);
    page.stream.onClose(() => {
      clearTimeout(ending);
      leave(page);
    });
    if (page.on !== null) notify(page);
  }

  return {
    handlers: {
      async staffLive({ query: { tab, on = null } }, { member, events: stream }) {
        if (!member?.memberId || !stream) throw new Problem('forbidden');
        await listen();
        const { memberId, name, role } = member;
        const page = { tab, memberId, name, role, on, ...notWriting, stream };
        enter(page);
        return messageFor(page, null);
      },
      async staffPresence({ body: { tab, writing, take } }, { member }) {
        const page = pages.get(tab);
        // On another process, or closed: the next stream repeats it.
        if (!page || page.memberId !== member?.memberId) return {};
        const at = clock().getTime();
        const heldSince = take || !page.writing ? at : page.heldSince;
        if (writing) Object.assign(page, { writing, heldSince, typedAt: at });
        else if (page.writing) Object.assign(page, notWriting);
        else return {};
        notify(page);
        return {};
      },
    },
    routes: (app) => {
      // A stream never ends by itself, and the server would wait for it.
      app.addHook('preClose', async () => endAll());
    },
    async close() {
      clearInterval(renewal);
      for (const stop of (await listening) ?? []) await stop();
    },
  };
}
