/** @file Complaints for the officer: due, overdue and disposed of. */
import {
  and,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
  type PgColumn,
} from '#platform/db/drizzle.ts';
import { hourMs } from '#facts/time.ts';
import {
  complaintChanges,
  type ComplaintChange,
  type ComplaintStep,
} from '#domain/desk/complaint-changes.ts';
import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { complaintListMax, StaffGrievance, type complaintEndpoints } from '#contract/desk/complaints.ts';
import type { HandlerInput } from '#contract/kit.ts';
import type { Tx } from '#platform/db/handle.ts';
import { likeEscaped } from '#platform/db/search-terms.ts';
import { grievances } from '#platform/db/tables.ts';
import { recordEvent, recordLook, type Actor } from '#platform/events.ts';
import { recordSearch, type Sight } from '#platform/masked-search.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import type { TodayReader } from '#platform/module.ts';
import { dueMail, setAsideComplaintsMail, statusMail } from './grievance.mails.ts';
import { createNotifications } from './grievance-notifications.ts';
import type { GrievanceDependencies } from './grievance.types.ts';
import { nextStep, shownGrievances, type GrievanceRow } from './grievance-view.ts';

type ListQuery = HandlerInput<typeof complaintEndpoints.staffGrievanceList>['query'];

/** The due date of the next step, as a sort key. */
const dueAt = sql`case ${grievances.status} when 'received' then ${grievances.acknowledgeBy} else ${grievances.disposeBy} end`;

/** Creates reading and advancing complaints. */
export function createGrievanceDesk(
  deps: Pick<GrievanceDependencies, 'db' | 'clock' | 'secretKey' | 'enqueueMail' | 'mails' | 'parties'>,
) {
  const { db, clock, secretKey, enqueueMail, parties } = deps;
  const notify = createNotifications(deps);

  const flaggedAs = (flagged: boolean) =>
    flagged ? isNotNull(grievances.quarantineReason) : isNull(grievances.quarantineReason);
  const isOpen = ne(grievances.status, 'disposed');
  const read = (where: SQL | undefined, ...order: (SQL | PgColumn)[]) =>
    db
      .select()
      .from(grievances)
      .where(where)
      .orderBy(...order, grievances.id)
      .limit(complaintListMax);
  const matching = ({ view, flagged, ticket, q }: ListQuery, sees: Sight): SQL | undefined => {
    if (ticket) return eq(grievances.ticket, ticket);
    const words = likeEscaped(q?.trim() ?? '');
    return and(
      view === 'open' ? isOpen : eq(grievances.status, 'disposed'),
      flaggedAs(flagged === '1'),
      words === ''
        ? undefined
        : or(
            ilike(grievances.ticket, `${words}%`),
            sees(StaffGrievance, 'name') ? ilike(grievances.name, `%${words}%`) : undefined,
          ),
    );
  };

  /** Makes a change of the contract's table, with its mails. @throws Problem conflict when the status does not allow it */
  async function make(tx: Tx, row: GrievanceRow, change: ComplaintChange, note?: string): Promise<void> {
    const { from, to, moments, release } = change;
    if (release && row.quarantineReason === null)
      throw new Problem('conflict', { message: 'This complaint is not flagged.' });
    if (!from.includes(row.status))
      throw new Problem('conflict', { message: `This complaint is already ${row.status}.` });
    await tx
      .update(grievances)
      .set({
        ...(to && { status: to }),
        quarantineReason: null,
        ...Object.fromEntries(moments.map((moment) => [moment, row[moment] ?? clock()])),
      })
      .where(eq(grievances.id, row.id));
    if (!to) await notify(tx, row);
    else if (isMailable(row.email)) await enqueueMail(tx, statusMail(row, to, note, parties));
  }

  return {
    /** Returns open complaints, most urgent first, or disposed ones, latest first; one ticket in any state. Masked names find nothing. */
    async list(query: ListQuery, by: Actor, sees: Sight): Promise<StaffGrievance[]> {
      const { q: words } = query;
      await (words && sees(StaffGrievance, 'name')
        ? recordSearch(db, { type: 'complaints.searched', by, at: clock(), words, secretKey })
        : recordLook(db, { type: 'complaints.listed', by, on: { kind: 'desk' }, at: clock() }));
      const order = query.view === 'open' ? dueAt : desc(grievances.disposedAt);
      return shownGrievances(db, await read(matching(query, sees), order), clock());
    },

    /** Advances a complaint and mails the person. @throws Problem not_found, or conflict for a step back */
    async update(
      ticket: string,
      { status, note }: { status: ComplaintStep; note?: string },
      by: Actor,
    ): Promise<StaffGrievance> {
      const where = eq(grievances.ticket, ticket);
      return db.transaction(async (tx) => {
        const [before] = await tx.select().from(grievances).where(where).for('update');
        if (!before) throw new Problem('not_found');
        const change = complaintChanges[status];
        await make(tx, before, change, note);
        const on = { kind: 'complaint', id: before.ticket } as const;
        await recordEvent(tx, { type: change.event, by, on, at: clock() });
        const [after] = await tx.select().from(grievances).where(where);
        return (await shownGrievances(tx, [after!], clock()))[0]!;
      });
    },

    /** Returns the waiting complaints by deadline, for the page Today; set-aside ones have their reason. */
    async today(now: Date): ReturnType<TodayReader> {
      const open = await read(isOpen, dueAt);
      const lines = open.slice(0, todayLinesMax).map((row) => {
        const next = nextStep(row);
        return {
          id: row.ticket,
          title: `About: ${row.about}`,
          who: row.name,
          at: next?.by.toISOString() ?? null,
          urgent: next !== null && next.by <= now,
          note: row.quarantineReason ? `Set aside: ${row.quarantineReason}` : next && `To ${next.step}`,
        };
      });
      return { count: Math.min(open.length, todayCountMax), lines };
    },

    /** Mails the officer the complaints due within this number of hours, with `late` also the overdue ones; without any, no mail. */
    async remind({ withinHours, late }: { withinHours: number; late: boolean }): Promise<void> {
      const now = clock();
      const until = new Date(now.getTime() + withinHours * hourMs);
      const due = (await read(and(isOpen, flaggedAs(false)), dueAt)).flatMap((row) => {
        const { step, by } = nextStep(row)!;
        const overdue = by <= now;
        return by <= until && (late || !overdue) ? [{ ticket: row.ticket, step, by, overdue }] : [];
      });
      if (due.length > 0) await db.transaction((tx) => enqueueMail(tx, dueMail(due, parties)));
    },

    /** Mails the officer the newly set-aside complaints; without any, no mail. */
    tellSetAside: (): Promise<void> =>
      db.transaction(async (tx) => {
        const rows = await tx
          .update(grievances)
          .set({ quarantineToldAt: clock() })
          .where(and(isOpen, flaggedAs(true), isNull(grievances.quarantineToldAt)))
          .returning();
        if (rows.length > 0) await enqueueMail(tx, setAsideComplaintsMail(rows, parties));
      }),
  };
}
