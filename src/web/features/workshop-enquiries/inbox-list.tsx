import { useCallback, useState } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { workshopEnquiryPath } from '#facts/paths.ts';
import { vendorStateWords } from '#content/introduction-words.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filters.ts';
import { delhiFormat, showDay, showMoment } from '#domain/formats/show-date.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { Notice } from '#ui/notice.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import { toldLangOf } from '#ui/written-lang.ts';
import { authToken } from '#kit/session/session.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { keepList, keptList } from './kept-inbox.ts';
import { KeptNotice } from './kept-notice.tsx';
import { showNumber } from '#words/formats.ts';

const filters: Readonly<Record<InboxFilter, string>> = {
  waiting: t('To answer'),
  talking: t('Answered'),
  booked: t('Booked'),
  over: t('Over'),
};
const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
const day = delhiFormat({ dateStyle: 'medium' });

/** The requests of a vendor, unanswered ones first. */
export function InboxList() {
  const [show, setShow] = useState<InboxFilter>();
  const read = useCallback(async () => {
    const token = authToken();
    const inbox = await signed((options) =>
      api.workshopEnquiryList({ query: show ? { show } : {} }, options),
    );
    if (!show && token) keepList(inbox, token);
    return inbox;
  }, [show]);
  const { value, keptAt, failure } = useAnswer(
    read,
    useCallback(() => keptList(show), [show]),
  );
  if (failure) return <Notice role="alert">{failure}</Notice>;
  if (!value) return <p role="status">{messages.loading}</p>;
  const all = Object.values(value.counts).reduce((sum, one) => sum + one, 0);
  const choices: [InboxFilter | undefined, string, number][] = [
    [undefined, t('All'), all],
    ...(Object.keys(filters) as InboxFilter[]).map(
      (name) => [name, filters[name], value.counts[name] ?? 0] as [InboxFilter, string, number],
    ),
  ];
  if (all === 0)
    return (
      <Notice>
        <p className="font-semibold">{t('No requests yet.')}</p>
        <p>
          {t(
            'A family that asks for you appears here at once, and you get a mail. A complete page is asked for more often.',
          )}
        </p>
      </Notice>
    );
  return (
    <div className="grid gap-4">
      <KeptNotice at={keptAt} />
      <div role="group" aria-label={t('Show')} className="flex flex-wrap gap-2">
        {choices.map(([name, label, count]) => (
          <button
            key={label}
            type="button"
            aria-pressed={show === name}
            onClick={() => setShow(name)}
            className="tap rounded-md border border-line-strong bg-paper px-3 py-1.5 font-semibold aria-pressed:border-teal aria-pressed:bg-teal-wash aria-pressed:text-teal"
          >
            {label} ({showNumber(count)})
          </button>
        ))}
      </div>
      <ul className="divide-y divide-line rounded-xl border border-line bg-paper">
        {value.entries.map((one) => (
          <li key={one.id}>
            <PageLink
              to={workshopEnquiryPath(one.id)}
              className="grid items-baseline gap-x-6 gap-y-1 p-4 hover:bg-teal-wash sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{one.title}</span>
                {one.gist && (
                  <span lang={toldLangOf(one.gist)} className="line-clamp-2 wrap-anywhere">
                    {one.gist}
                  </span>
                )}
                <span className="text-ink-soft">
                  <Verbatim>{one.reference}</Verbatim>
                  {one.eventDate && ` · ${showDay(day, one.eventDate)}`}
                </span>
              </span>
              <span className="text-right max-sm:text-left">
                <span className="block font-semibold">
                  {vendorStateWords[one.status]}
                  {one.unread > 0 &&
                    ` · ${t('{count, plural, one {# new message} other {# new messages}}', { count: one.unread })}`}
                </span>
                <span className="text-ink-soft">
                  {one.dueAt
                    ? t('Answer by {moment}', { moment: showMoment(moment, one.dueAt) })
                    : one.sentAt && t('Came on {day}', { day: showMoment(day, one.sentAt) })}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
