/** @file The officer's side of complaints: what is due, what is overdue, and what has been done. */
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { hourMs } from '#facts/time.ts';
import { staffListMax, type StaffGrievance } from '#contract/staff.ts';
import type { Tx } from '#platform/db/handle.ts';
import { grievances } from '#platform/db/tables.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import { dueMail, statusMail } from './grievance.mails.ts';
import { createNotifications } from './grievance.notifications.ts';
import type { GrievanceDependencies } from './grievance.service.ts';

type Row = typeof grievances.$inferSelect;
type StaffStatus = Row['status'];

const order: readonly StaffStatus[] = ['received', 'acknowledged', 'disposed'];

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
  deps: Pick<
    GrievanceDependencies,
    'db' | 'clock' | 'enqueueMail' | 'mails' | 'parties' | 'recordStaffAction'
  >,
) {
  const { db, clock, enqueueMail, parties, recordStaffAction } = deps;
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

  /** Releases a flagged one: its mails go out now. */
  async function free(tx: Tx, row: Row): Promise<void> {
    if (row.quarantineReason === null)
      throw new Problem('conflict', { message: 'This complaint is not flagged.' });
    await tx.update(grievances).set({ quarantineReason: null }).where(eq(grievances.id, row.id));
    await tell(tx, row);
  }

  async function move(tx: Tx, row: Row, status: StaffStatus, note?: string): Promise<void> {
    if (status === 'received') return free(tx, row);
    if (order.indexOf(status) <= order.indexOf(row.status))
      throw new Problem('conflict', { message: `This complaint is already ${row.status}.` });
    const now = clock();
    await tx
      .update(grievances)
      .set({
        status,
        quarantineReason: null,
        acknowledgedAt: row.acknowledgedAt ?? now,
        ...(status === 'disposed' && { disposedAt: now }),
      })
      .where(eq(grievances.id, row.id));
    if (isMailable(row.email)) await enqueueMail(tx, statusMail(row, status, note, parties));
  }

  return {
    /** Those that are not disposed of, the most urgent first; with `flagged` those that look automatic. */
    async list({ flagged }: { flagged: boolean }, staff: string | undefined): Promise<StaffGrievance[]> {
      await recordStaffAction(db, { staff, action: 'complaints read', at: clock() });
      return (await openOnes(flagged)).map(shown);
    },

    /** Moves a complaint on and tells the person. @throws Problem not_found, or conflict for a step back */
    async update(
      ticket: string,
      { status, note }: { status: StaffStatus; note?: string },
      staff: string | undefined,
    ): Promise<StaffGrievance> {
      const where = eq(grievances.ticket, ticket);
      return db.transaction(async (tx) => {
        const [before] = await tx.select().from(grievances).where(where).for('update');
        if (!before) throw new Problem('not_found');
        await move(tx, before, status, note);
        const action = `complaint ${status === 'received' ? 'freed' : status}`;
        await recordStaffAction(tx, { staff, action, subject: before.ticket, at: clock() });
        const [after] = await tx.select().from(grievances).where(where);
        return shown(after!);
      });
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
