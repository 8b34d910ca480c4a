/** @file Complaints: stored with their two mails in one transaction before they are acknowledged. */
import { instantOf } from '#platform/clock.ts';
import type { GrievanceDependencies } from './grievance.types.ts';
import { and, eq, gt, sql } from '#platform/db/drizzle.ts';
import { grievanceHours } from '#facts/limits.ts';
import { dayMs, hourMs } from '#facts/time.ts';
import type { FormContext } from '#contract/enquiries.ts';
import type { GrievanceTicket, grievanceEndpoints } from '#contract/grievances.ts';
import type { HandlerInput } from '#contract/kit.ts';
import { localeNow, t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { grievances } from '#platform/db/tables.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { recordEvent, visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { newReference } from '#platform/reference.ts';
import { suspicionOf } from '#platform/spam/suspicion.ts';
import { createNotifications } from './grievance-notifications.ts';

type Row = typeof grievances.$inferSelect;
type GrievanceInput = HandlerInput<typeof grievanceEndpoints.grievanceSubmit>['body'];

const submitLimits = [{ name: 'grievance', max: 20, windowMs: dayMs }];
const statusLimits = [{ name: 'grievance-status', max: 100, windowMs: hourMs }];

const shown = (row: Row): GrievanceTicket => ({
  ticket: row.ticket,
  about: row.about,
  status: row.status,
  receivedAt: row.createdAt.toISOString(),
  acknowledgeBy: row.acknowledgeBy.toISOString(),
  disposeBy: row.disposeBy.toISOString(),
  acknowledgedAt: instantOf(row.acknowledgedAt),
  disposedAt: instantOf(row.disposedAt),
});

/** Creates the complaints over a database and an outbox. */
export function createGrievanceService(deps: GrievanceDependencies) {
  const { db, clock, parties, limiter } = deps;
  const notify = createNotifications(deps);
  /** Returns the same complaint of today: a second tap is no second complaint. The lock serialises two concurrent taps. */
  async function sameToday(tx: Tx, { email, message }: GrievanceInput, now: Date): Promise<Row | undefined> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${email}\n${message}`}))`);
    const [row] = await tx
      .select()
      .from(grievances)
      .where(
        and(
          eq(grievances.email, email),
          eq(grievances.message, message),
          gt(grievances.createdAt, new Date(now.getTime() - dayMs)),
        ),
      );
    return row;
  }

  return {
    /** Stores a complaint; a flagged one is mailed to nobody. @throws Problem too_many_requests */
    async submit(given: GrievanceInput, form: FormContext, ip: string): Promise<GrievanceTicket> {
      await limiter.take(submitLimits, ip);
      const now = clock();
      const hours = grievanceHours[given.about];
      const phone = given.phone || null;
      const quarantineReason = suspicionOf({ form, minFormMs: deps.minFormMs, text: '' });
      return db.transaction(async (tx) => {
        const earlier = await sameToday(tx, given, now);
        if (earlier) return shown(earlier);
        const complaint = {
          ...given,
          phone,
          locale: localeNow(),
          ticket: newReference(`${parties.company.referencePrefix}-G`),
          acknowledgeBy: new Date(now.getTime() + hours.acknowledge * hourMs),
          disposeBy: new Date(now.getTime() + hours.dispose * hourMs),
        };
        const [row] = await tx
          .insert(grievances)
          .values({ ...complaint, quarantineReason, createdAt: now })
          .returning();
        await recordEvent(tx, {
          type: 'complaint.received',
          by: visitor,
          on: { kind: 'complaint', id: complaint.ticket },
          at: now,
          facts: { about: given.about, flagged: quarantineReason !== null },
        });
        if (quarantineReason !== null) return shown(row!);
        await notify(tx, complaint);
        return shown(row!);
      });
    },

    /** Returns the status. @throws Problem not_found, with the same text for a wrong number and a wrong address */
    async status(ticket: string, email: string, ip: string): Promise<GrievanceTicket> {
      await limiter.take(statusLimits, ip);
      const [row] = await db.select().from(grievances).where(eq(grievances.ticket, ticket));
      if (!row || emailKeyOf(row.email) !== emailKeyOf(email))
        throw new Problem('not_found', {
          message: t('We know no complaint with this ticket number and e-mail address.'),
        });
      return shown(row);
    },
  };
}
