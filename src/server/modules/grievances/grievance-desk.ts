/** @file The officer's side of complaints: what is due, what is overdue, and what has been done. */
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { hourMs } from '#facts/time.ts';
import {
  complaintChanges,
  type ComplaintChange,
  type ComplaintStep,
} from '#contract/desk/complaint-changes.ts';
import { sheetCountMax, sheetLinesMax } from '#contract/desk/sheet.ts';
import { staffListMax, type StaffGrievance } from '#contract/staff.ts';
import type { Tx } from '#platform/db/handle.ts';
import { grievances } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import type { SheetReader } from '#platform/sheet.ts';
import { dueMail, statusMail } from './grievance.mails.ts';
import { createNotifications } from './grievance.notifications.ts';
import type { GrievanceDependencies } from './grievance.service.ts';

type Row = typeof grievances.$inferSelect;

/** What has to be done next, and by when; null once it is disposed of. */
function nextStep({ status, acknowledgeBy, disposeBy }: Row): { step: string; by: Date } | null {
  if (status === 'disposed') return null;
  return status === 'received'
    ? { step: 'acknowledge', by: acknowledgeBy }
    : { step: 'dispose of', by: disposeBy };
}
/** The same for the database to sort by. */
const dueAt = sql`case ${grievances.status} when 'received' then ${grievances.acknowledgeBy} else ${grievances.disposeBy} end`;

/** Reading and moving complaints. */
export function createGrievanceDesk(
  deps: Pick<GrievanceDependencies, 'db' | 'clock' | 'enqueueMail' | 'mails' | 'parties'>,
) {
  const { db, clock, enqueueMail, parties } = deps;
  const tell = createNotifications(deps);

  function shown(row: Row): StaffGrievance {
    const next = nextStep(row);
    const { ticket, about, name, email, phone, message, status } = row;
    return {
      ticket,
      about,
      name,
      email,
      phone,
      message,
      status,
      receivedAt: row.createdAt.toISOString(),
      dueAt: next?.by.toISOString() ?? null,
      overdue: next !== null && next.by <= clock(),
      flagged: row.quarantineReason,
    };
  }
  const openOnes = (flagged: boolean) =>
    db
      .select()
      .from(grievances)
      .where(
        and(
          ne(grievances.status, 'disposed'),
          flagged ? isNotNull(grievances.quarantineReason) : isNull(grievances.quarantineReason),
        ),
      )
      .orderBy(dueAt, grievances.id)
      .limit(staffListMax);

  /** Makes a change of the contract's table, with its mails. @throws Problem conflict when the complaint's status does not allow it */
  async function make(tx: Tx, row: Row, change: ComplaintChange, note?: string): Promise<void> {
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
    if (!to) await tell(tx, row);
    else if (isMailable(row.email)) await enqueueMail(tx, statusMail(row, to, note, parties));
  }

  return {
    /** Those that are not disposed of, the most urgent first; with `flagged` those that look automatic. */
    async list({ flagged }: { flagged: boolean }, by: Actor): Promise<StaffGrievance[]> {
      await recordEvent(db, { type: 'complaints.listed', by, on: { kind: 'desk' }, at: clock() });
      return (await openOnes(flagged)).map(shown);
    },

    /** Moves a complaint on and tells the person. @throws Problem not_found, or conflict for a step back */
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
        return shown(after!);
      });
    },

    /** Those that wait, by their deadline, for the morning sheet. */
    async sheet(now: Date): ReturnType<SheetReader> {
      const open = await openOnes(false);
      const lines = open.slice(0, sheetLinesMax).map((row) => {
        const next = nextStep(row);
        return {
          id: row.ticket,
          title: `About: ${row.about}`,
          who: row.name,
          at: next?.by.toISOString() ?? null,
          urgent: next !== null && next.by <= now,
          note: next && `To ${next.step}`,
        };
      });
      return { count: Math.min(open.length, sheetCountMax), lines };
    },

    /** Mails the officer what is due within so many hours, with `late` also what is overdue; nothing due, no mail. */
    async remind({ withinHours, late }: { withinHours: number; late: boolean }): Promise<void> {
      const now = clock();
      const until = new Date(now.getTime() + withinHours * hourMs);
      const due = (await openOnes(false)).flatMap((row) => {
        const { step, by } = nextStep(row)!;
        const overdue = by <= now;
        return by <= until && (late || !overdue) ? [{ ticket: row.ticket, step, by, overdue }] : [];
      });
      if (due.length > 0) await db.transaction((tx) => enqueueMail(tx, dueMail(due, parties)));
    },
  };
}
