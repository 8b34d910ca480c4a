/** @file Mails to a vendor about its checks: their kind, never the number itself. */
import { profilePath, workshopPath } from '#facts/paths.ts';
import type { CheckStatus } from '#domain/vendors/check-changes.ts';
import { checkKinds } from '#domain/vendors/check-kinds.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { prefixNow, translated } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { vendorChecks } from '#platform/db/tables.ts';
import { letter } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import type { CheckDependencies } from './checks.types.ts';

type Row = typeof vendorChecks.$inferSelect;
const long = dayFormat({ dateStyle: 'long' });

/** Creates the mails about checks, by outcome. */
export function createCheckPost({
  frame,
  mails,
  findContact,
}: Pick<CheckDependencies, 'frame' | 'mails' | 'findContact'>) {
  type Reader = { to: { name: string; address: string }; locale: WrittenMail['locale'] };
  const link = (path: string) => `${frame.publicUrl}${prefixNow()}${path}`;
  const common = ({ kind, validUntil, reason }: Row) => ({
    check: translated(checkKinds[kind].label),
    until: showDay(long, validUntil ?? ''),
    reason: reason ?? '',
    checksLink: link(workshopPath('checks')),
  });
  const mailOf: { [Status in CheckStatus]?: (row: Row, reader: Reader) => WrittenMail } = {
    verified: (row, reader) =>
      letter(frame, {
        ...reader,
        template: 'check-done',
        values: () => ({ ...common(row), pageLink: link(profilePath(row.vendorId)) }),
      }),
    needs_more: (row, reader) =>
      letter(frame, { ...reader, template: 'check-more', values: () => common(row) }),
    refused: (row, reader) =>
      letter(frame, { ...reader, template: 'check-refused', values: () => common(row) }),
    reminded: (row, reader) =>
      letter(frame, { ...reader, template: 'check-ends', values: () => common(row) }),
    revoked: (row, reader) =>
      letter(frame, { ...reader, template: 'check-revoked', values: () => common(row) }),
  };

  return {
    /** Mails the status of the check to the vendor; one without an account has no address. */
    async told(tx: Tx, row: Row): Promise<void> {
      const write = mailOf[row.status];
      const contact = await findContact(row.vendorId, tx);
      if (!write || !contact?.email) return;
      const { email, confirmed, companyName, locale } = contact;
      const reader = { to: { name: confirmed ? companyName : '', address: email }, locale };
      await mails.enqueue(tx, {
        topic: row.status === 'reminded' ? 'reminder' : 'notice',
        about: `check ${row.id} ${row.status}`,
        to: email,
        write: () => write(row, reader),
      });
    },
  };
}
