/** @file The page Numbers of the desk: its summary, its figures and files, and the weekly mail. */
import { eq } from '#platform/db/drizzle.ts';
import type { numberEndpoints } from '#contract/desk/numbers.ts';
import type { Call } from '#platform/call.ts';
import { staffMembers } from '#platform/db/tables.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { createCounting } from './count-numbers.ts';
import { numbersCsv } from './numbers-csv.ts';
import { readPageNumbers } from './page-numbers.ts';
import { readNumbers } from './read-numbers.ts';
import { readSpamShare } from './spam-share.ts';
import { createWeeklyMail } from './weekly-mail.ts';

/** Returns the id of the calling member. @throws Problem not_found for a script, which has no mailbox */
function memberOf({ member }: Call): string {
  if (!member?.memberId) throw new Problem('not_found');
  return member.memberId;
}

/** Creates the numbers. `due` are the tasks of the jobs, for tests that move the clock. */
export function createNumbers(
  platform: Pick<Platform, 'db' | 'reads' | 'clock' | 'enqueueMail' | 'sender' | 'config'>,
) {
  const { db, reads, clock } = platform;
  const counting = createCounting(platform);
  const mailNumbers = createWeeklyMail(platform, counting.count);
  const mailOf = async (id: string) => {
    const [member] = await db
      .select({ weekly: staffMembers.weeklyNumbers })
      .from(staffMembers)
      .where(eq(staffMembers.id, id));
    return { weekly: member?.weekly ?? false };
  };
  const part: Module<typeof numberEndpoints> = {
    handlers: {
      staffNumbers: ({ query }) => readNumbers(reads, query, clock()),
      staffPageNumbers: ({ query }) => readPageNumbers(reads, query, clock()),
      staffNumbersExport: ({ query }) => numbersCsv(reads, query, clock()),
      staffNumbersMail: (_, call) => mailOf(memberOf(call)),
      async staffNumbersMailSet({ body: { weekly } }, call) {
        const id = memberOf(call);
        await db.update(staffMembers).set({ weeklyNumbers: weekly }).where(eq(staffMembers.id, id));
        return mailOf(id);
      },
      staffSpamShare: () => readSpamShare(reads, clock()),
    },
    jobs: [
      { name: 'numbers', cron: '* * * * *', task: counting.count },
      // After the destruction of old enquiries.
      { name: 'numbers-recount', cron: '40 4 * * *', task: counting.recount },
      // Every hour of the first working days, so that a stopped server misses no week.
      { name: 'numbers-mail', cron: '5 8-20 * * 1,2', task: mailNumbers },
    ],
  };
  return {
    ...part,
    due: { countNumbers: counting.count, recountNumbers: counting.recount, mailNumbers },
  };
}
