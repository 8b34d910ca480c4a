import type { MailMessage } from '#platform/mailer/message.ts';
import type { TestSite } from './site.ts';

/** Returns the mails in the outbox, delivered or not, in the order of writing: their ids give it within a transaction. */
export async function outgoingMails({ handle }: Pick<TestSite, 'handle'>): Promise<MailMessage[]> {
  const { rows } = await handle.executeSql(
    "select data from pgboss.job where name = 'mail' order by created_on, data->>'id'",
  );
  return rows.map(({ data }) => data as MailMessage);
}

/** Empties the outbox, so that a test sees only its own mails. */
export async function forgetMails({ handle }: Pick<TestSite, 'handle'>): Promise<void> {
  await handle.executeSql("delete from pgboss.job where name = 'mail'");
}
