/** @file Pictures of a vendor's messages. */
import { and, eq } from '#platform/db/drizzle.ts';
import { hourMs } from '#facts/time.ts';
import type { FileReply } from '#contract/kit.ts';
import type { Call, Session } from '#platform/call.ts';
import { enquiryMessages } from '#platform/db/tables.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { closedThread, isWritable } from '#modules/enquiries/conversation/thread-messages.ts';
import { lockIntroduction } from './introduction-change.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import type { IntroductionDependencies } from './introduction.types.ts';
import type { WithOwn } from './own-introduction.ts';

const pictureLimits: readonly Limit[] = [{ name: 'vendor-pictures', max: 120, windowMs: hourMs }];

/** Creates storing and opening of pictures in the vendor's own threads. */
export const createInboxPictures = (
  { db, limiter }: Pick<IntroductionDependencies, 'db' | 'limiter'>,
  { withOwn, pictures }: { withOwn: WithOwn; pictures: MessagePictures },
) => ({
  /** Stores a picture for the next message. @throws Problem not_found, conflict */
  async addPicture(session: Session, introductionId: string, call: Call): Promise<{ id: string }> {
    await limiter.take(pictureLimits, session.vendorId);
    const enquiryId = await withOwn(session, introductionId, async (_tx, enquiry) => enquiry.id);
    return pictures.add({ enquiryId, introductionId, author: 'vendor' }, call, async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, { enquiryId, introductionId });
      if (!isWritable(enquiry, row)) throw closedThread(row);
    });
  },

  /** Opens a picture of the vendor's own thread, while the conversation is open. @throws Problem not_found */
  openPicture: async (session: Session, introductionId: string, pictureId: string): Promise<FileReply> => {
    const { enquiryId, mayRead } = await withOwn(session, introductionId, async (_tx, enquiry, row) => ({
      enquiryId: enquiry.id,
      mayRead: isWritable(enquiry, row),
    }));
    return pictures.open({ enquiryId, pictureId }, async ({ messageId }) => {
      if (!mayRead || messageId === null) return false;
      const ofThread = and(
        eq(enquiryMessages.id, messageId),
        eq(enquiryMessages.introductionId, introductionId),
      );
      return (await db.$count(enquiryMessages, ofThread)) > 0;
    });
  },
});
