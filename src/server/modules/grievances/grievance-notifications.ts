/** @file The mails about a new complaint: to the officer, and a receipt to the person. */
import type { Tx } from '#platform/db/handle.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { officerMail, ticketMail, type Complaint } from './grievance.mails.ts';
import type { GrievanceDependencies } from './grievance.types.ts';

/** Writes both mails in the transaction of the complaint. */
export const createNotifications =
  ({ enqueueMail, mails, parties }: Pick<GrievanceDependencies, 'enqueueMail' | 'mails' | 'parties'>) =>
  async (tx: Tx, complaint: Complaint): Promise<void> => {
    await enqueueMail(tx, officerMail(complaint, parties));
    if (!isMailable(complaint.email)) return;
    await mails.enqueue(tx, {
      topic: 'receipt',
      about: `complaint ${complaint.ticket}`,
      to: complaint.email,
      write: () => ticketMail(complaint, parties),
    });
  };
