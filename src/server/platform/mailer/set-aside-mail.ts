/** @file The mail to the staff about quarantined messages: one line for each, with its reason. */
import { oneLine } from '#domain/formats/shorten.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { MailFrame } from './mail.types.ts';
import type { MailMessage } from './message.ts';

/** A quarantined message, and the page for the decision about it. */
export type SetAside = { id: string; title: string; who: string | null; reason: string; link: string };

/** Writes one mail about all of these. */
export function setAsideToStaff(
  { company, from }: Pick<MailFrame, 'company' | 'from'>,
  to: MailMessage['to'],
  lines: readonly SetAside[],
): MailMessage {
  const one = lines.length === 1 ? lines[0] : undefined;
  return {
    id: newId(),
    from: { name: company.brand, address: from },
    to,
    subject: `Set aside: ${one ? oneLine(`${one.title} ${one.id}`, 120) : `${lines.length} messages`}`,
    text: `${[
      'These look as if no person had sent them, so nobody was told. Release what is meant.',
      lines
        .map(({ id, title, who, reason, link }) =>
          oneLine(`${id} ${title}${who ? `, ${who}` : ''}: ${reason}. ${link}`, 600),
        )
        .join('\n'),
    ].join('\n\n')}\n`,
  };
}
