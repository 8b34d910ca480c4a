/** @file What was written about a withdrawn enquiry: neither vendor nor staff can read it any more, its sender can. */
import { eq } from '#platform/db/drizzle.ts';
import type { Message } from '#contract/conversations.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { keptWords } from '#platform/db/tables.ts';
import { seal, unseal } from '#platform/sealed.ts';
import { messagesOf } from './thread-messages.ts';

/**
 * Seals the messages of an enquiry for its sender, before they are deleted. Pictures are not kept.
 * @where Who can read the messages of a withdrawn enquiry?
 */
export async function keepWords(tx: Tx, enquiryId: string, secretKey: string): Promise<void> {
  const written = await messagesOf(tx, enquiryId);
  if (written.length === 0) return;
  const sealed = seal(
    secretKey,
    written.map((one) => ({ ...one, pictures: [] })),
  );
  await tx.insert(keptWords).values({ enquiryId, sealed }).onConflictDoNothing();
}

/** Returns the messages of a withdrawn enquiry, oldest first; none where they cannot be opened, as after a change of the key. */
export async function wordsKeptOf(
  db: Database,
  { enquiry, secretKey }: { enquiry: { id: string }; secretKey: string },
): Promise<Message[]> {
  const [kept] = await db.select().from(keptWords).where(eq(keptWords.enquiryId, enquiry.id));
  if (!kept) return [];
  try {
    return unseal(secretKey, kept.sealed) as Message[];
  } catch {
    return [];
  }
}
