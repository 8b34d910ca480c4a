import { useEffect, useRef } from 'react';
import { t } from '#words/t.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { Verbatim } from '#ui/verbatim.tsx';
import type { ShownTicket } from './shown-ticket.ts';

const inDelhi = delhiFormat({ dateStyle: 'long', timeStyle: 'short' });
const statuses = {
  received: t('Received'),
  acknowledged: t('Confirmed by the officer'),
  disposed: t('Answered'),
} as const;

/** A ticket: its number, its status, and the date of the answer. */
export function TicketPanel({ ticket }: { ticket: ShownTicket }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [ticket]);
  const rows = [
    { name: t('Received'), at: ticket.receivedAt },
    ticket.acknowledgedAt
      ? { name: t('Confirmed'), at: ticket.acknowledgedAt }
      : { name: t('To be confirmed by'), at: ticket.acknowledgeBy },
    ticket.disposedAt
      ? { name: t('Answered'), at: ticket.disposedAt }
      : { name: t('To be answered by'), at: ticket.disposeBy },
  ];
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      className="rounded-xl border-2 border-leaf bg-paper p-6 shadow-card"
    >
      <p className="text-ink-soft">{t('Your ticket number')}</p>
      <p className="text-3xl font-bold whitespace-nowrap">
        <Verbatim>{ticket.ticket}</Verbatim>
      </p>
      <p className="mt-2 font-semibold">{statuses[ticket.status]}</p>
      <dl className="mt-4 grid gap-2">
        {rows.map(({ name, at }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <time dateTime={at}>{showMoment(inDelhi, at)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {t(
          'Keep the number. With it and your e-mail address you can ask on this page where your complaint stands; we have mailed it to you as well.',
        )}
      </p>
    </div>
  );
}
