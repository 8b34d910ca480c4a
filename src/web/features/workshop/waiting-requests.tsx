import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '#words/t.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import { workshopEnquiryPath, workshopPath } from '#facts/paths.ts';
import { delhiFormat, showDay, showMoment } from '#domain/formats/show-date.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { TextLink } from '#ui/text-link.tsx';

const day = delhiFormat({ dateStyle: 'medium' });
const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Returns the number of waiting requests as a sentence. */
export const waitingWords = (count: number): string =>
  t('{count, plural, one {# request waits for your answer} other {# requests wait for your answer}}', {
    count,
  });

const Waiting = createContext<Inbox | null>(null);

/** Returns the requests that wait for the vendor's answer; null until they are read, and where they cannot be. */
export const useWaitingRequests = (): Inbox | null => useContext(Waiting);

/** Reads the waiting requests for the parts in it, again with each page. */
export function WithWaitingRequests({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [inbox, setInbox] = useState<Inbox | null>(null);
  useEffect(() => {
    let stale = false;
    signed((options) => api.workshopEnquiryList({ query: { show: 'waiting' } }, options)).then(
      (read) => stale || setInbox(read),
      // Without them the pages stand as they are; the inbox says why it cannot be read.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [key]);
  return <Waiting value={inbox}>{children}</Waiting>;
}

/** The first requests that wait, each a way to its answer; nothing when none does. */
export function WaitingRequests({ most, className = '' }: { most: number; className?: string }) {
  const inbox = useWaitingRequests();
  const count = inbox?.counts.waiting ?? 0;
  if (!inbox || count === 0) return null;
  const shown = inbox.entries.slice(0, most);
  return (
    <section
      aria-labelledby="requests-waiting"
      className={`rounded-xl border border-marigold bg-marigold-wash px-4 py-3 ${className}`}
    >
      <h2 id="requests-waiting" className="text-base sm:text-lg">
        {waitingWords(count)}
      </h2>
      <ul className="mt-1 divide-y divide-line-strong">
        {shown.map(({ id, title, eventDate, dueAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <PageLink to={workshopEnquiryPath(id)} className="min-w-0 hover:underline">
              <span className="block font-semibold wrap-anywhere">
                {[title, eventDate && showDay(day, eventDate)].filter(Boolean).join(', ')}
              </span>
              {dueAt && (
                <span className="text-sm text-ink-soft">
                  {t('Answer by {moment}', { moment: showMoment(moment, dueAt) })}
                </span>
              )}
            </PageLink>
            <ButtonLink to={workshopEnquiryPath(id)} className="shrink-0 px-4! py-1.5!">
              {t('Answer it')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <TextLink to={workshopPath('enquiries')} look="strong">
          {t('All requests')}
        </TextLink>
      )}
    </section>
  );
}
