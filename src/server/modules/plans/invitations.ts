/** @file The invitation as one household has it: it reads, answers and takes the days along, and learns nothing of other guests. */
import { and, eq, gt, isNull } from '#platform/db/drizzle.ts';
import { createEvents, type EventAttributes } from 'ics';
import type { OwnInvitation } from '#contract/plan-guests.ts';
import { celebrationDays, type CelebrationDay, type GuestAnswer } from '#domain/plans/celebration-days.ts';
import { invitationDaysPath } from '#facts/paths.ts';
import { hourMs, utcOffset } from '#facts/time.ts';
import { t, translated } from '#words/t.ts';
import { planHouseholds as households, planInvitations as invitations, plans } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { sha256 } from '#platform/secrets.ts';
import { dateOf } from './plan-calendar.ts';

/** The limits of one household, across all holders of its link. */
const answerLimits: readonly Limit[] = [{ name: 'invitation-answer', max: 30, windowMs: hourMs }];

type Answer = { answers: Partial<Record<CelebrationDay, GuestAnswer>>; coming: number };

export function createInvitations({ db, clock, limiter }: Pick<Platform, 'db' | 'clock' | 'limiter'>) {
  /** Returns household and invitation of a secret. @throws Problem not_found for an unknown one, and where no day is left */
  async function find(secret: string) {
    const [row] = await db
      .select({ household: households, content: invitations.content, endsAt: invitations.endsAt })
      .from(households)
      .innerJoin(invitations, eq(invitations.planId, households.planId))
      .innerJoin(plans, eq(plans.id, households.planId))
      .where(
        and(
          eq(households.secretHash, sha256(secret)),
          isNull(households.removedAt),
          isNull(plans.deletedAt),
          gt(plans.endsAt, clock()),
          gt(invitations.endsAt, clock()),
        ),
      );
    const days = row?.content?.days.filter(({ day }) => row.household.days.includes(day)) ?? [];
    if (!row?.content || !row.endsAt || days.length === 0) throw new Problem('not_found');
    return { ...row, content: { ...row.content, days }, endsAt: row.endsAt };
  }
  type Found = Awaited<ReturnType<typeof find>>;

  const shown = (secret: string, { household, content, endsAt }: Found): OwnInvitation => ({
    ...content,
    household: {
      name: household.name,
      people: household.people,
      answers: household.answers,
      coming: household.coming,
    },
    answered: household.answeredAt !== null,
    calendarPath: invitationDaysPath(secret),
    endsAt: endsAt.toISOString(),
  });

  return {
    get: async (secret: string) => shown(secret, await find(secret)),

    /** Stores the answers for the days to which the household is invited. */
    async answer(secret: string, { answers, coming }: Answer): Promise<OwnInvitation> {
      const { household, content } = await find(secret);
      await limiter.take(answerLimits, household.id);
      const given = content.days.flatMap(({ day }) => (answers[day] ? [[day, answers[day]] as const] : []));
      const comes = given.some(([, answer]) => answer !== 'no');
      const refuse = (words: string) => new Problem('invalid_input', { fieldErrors: { coming: words } });
      if (comes && coming === 0) throw refuse(t('Please write how many of you come.'));
      if (comes && coming > household.people)
        throw refuse(
          t(
            'You are invited with {count, plural, one {# person} other {# people}}. Please ask the family if you are more.',
            {
              count: household.people,
            },
          ),
        );
      await db
        .update(households)
        .set({
          answers: Object.fromEntries(given),
          coming: comes ? coming : 0,
          answeredAt: clock(),
        })
        .where(and(eq(households.id, household.id), isNull(households.removedAt)));
      return shown(secret, await find(secret));
    },

    /** Returns the days as a calendar, with their places. @throws Problem not_found as the page does */
    async calendar(secret: string, { host, brand }: { host: string; brand: string }): Promise<string> {
      const { content, household } = await find(secret);
      const events = content.days.map(({ day, date, time, place, address }): EventAttributes => {
        const common = {
          uid: `${household.id}-${day}@${host}`,
          title: `${translated(celebrationDays[day])}: ${content.names}`,
          location: [place, address].filter(Boolean).join(', '),
        };
        if (!time) return { ...common, start: dateOf(date), duration: { days: 1 } };
        const start = new Date(`${date}T${time}:00${utcOffset}`).getTime();
        return { ...common, start, startOutputType: 'utc', duration: { hours: 4 } };
      });
      const { error, value } = createEvents(events, {
        productId: `-//${brand}//Invitation//EN`,
        method: 'PUBLISH',
        calName: content.names,
      });
      if (error || !value) throw error ?? new Error('the calendar is empty');
      return value;
    },
  };
}
