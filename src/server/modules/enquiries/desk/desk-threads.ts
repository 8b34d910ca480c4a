/** @file Messages and quotes of an enquiry, for the staff. */
import { dayInDelhi } from '#facts/time.ts';
import type { threadEndpoints } from '#contract/desk/threads.ts';
import { staffActor } from '#platform/events.ts';
import type { Module } from '#platform/module.ts';
import { lastSaidOf, requireSeen } from '#platform/said.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import { threadsOf } from '#modules/enquiries/conversation/thread-messages.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { introductionsOf, type Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { withIntroduction } from '#modules/enquiries/vendor/introduced-enquiry.ts';
import { quotesAtDesk } from '#modules/enquiries/quotes/quote-sheet.ts';

/** Creates the endpoints that read the conversations and quotes of an enquiry, and write to both sides. */
export function createDeskThreads(
  { db, clock }: Pick<IntroductionDependencies, 'db' | 'clock'>,
  { conversations, pictures }: Pick<Introductions, 'conversations'> & { pictures: MessagePictures },
): Module<typeof threadEndpoints> {
  const threads = async (reference: string, before?: string) => {
    const { id } = await findEnquiry(db, { reference });
    const rows = await introductionsOf(db, id);
    return threadsOf(db, id, { threads: [null, ...rows.map((row) => row.id)], before });
  };

  return {
    handlers: {
      staffMessageList: ({ params, query }) => threads(params.reference, query.before),
      async staffMessageSend({ params: { reference }, body: { introductionId, seen, ...draft } }, call) {
        const by = staffActor(call);
        const author = { author: 'staff', by, name: by.name ?? '' } as const;
        if (introductionId)
          await withIntroduction(db, { reference, introductionId, seen }, async (tx, thread) => {
            await conversations.write(tx, thread, draft, author);
          });
        else
          await db.transaction(async (tx) => {
            const enquiry = await lockEnquiry(tx, { reference });
            await requireSeen(tx, reference, seen);
            await conversations.write(tx, { enquiry, row: null }, draft, author);
          });
        return { ...(await threads(reference)), said: await lastSaidOf(db, reference) };
      },
      async staffMessagePicture({ params: { reference, pictureId } }) {
        const { id } = await findEnquiry(db, { reference });
        return pictures.open({ enquiryId: id, pictureId }, async ({ messageId }) => messageId !== null);
      },
      async staffQuoteList({ params: { reference } }) {
        return quotesAtDesk(db, await findEnquiry(db, { reference }), dayInDelhi(clock()));
      },
    },
  };
}
