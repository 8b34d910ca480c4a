import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '#words/t.ts';
import { waitingForVendor } from '#domain/enquiries/inbox-filters.ts';
import { workshopEnquiryPath, workshopPath } from '#facts/paths.ts';
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import { showDeadline } from '#domain/formats/show-deadline.ts';
import { countWaiting, readInbox, useInbox } from '#kit/api/own-inbox.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { TextLink } from '#ui/text-link.tsx';

const day = delhiFormat({ dateStyle: 'medium' });

/** Returns the number of waiting requests as a sentence. */
export const waitingWords = (count: number): string =>
  t('{count, plural, one {# request waits for your answer} other {# requests wait for your answer}}', {
    count,
  });

/** Reads the inbox for the parts in it, again with each page. */
export function WithWaitingRequests({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  useEffect(() => {
    // Without it the pages stand as they are; the inbox says why it cannot be read.
    readInbox(key).catch(() => undefined);
  }, [key]);
  return children;
}

/** The first requests that wait, each a way to its answer; nothing when none does. */
export function WaitingRequests({ most, className = '' }: { most: number; className?: string }) {
  const inbox = useInbox();
  const count = inbox ? countWaiting(inbox) : 0;
  if (!inbox || count === 0) return null;
  const shown = inbox.entries.filter(({ place }) => waitingForVendor.includes(place)).slice(0, most);
  return (
    <section
      aria-labelledby="requests-waiting"
      className={`rounded-xl border border-marigold bg-marigold-wash px-4 py-3 ${className}`}
    >
      <h2 id="requests-waiting" className="text-base sm:text-lg">
        {waitingWords(count)}
      </h2>
      <ul className="mt-1 divide-y divide-line-strong">
        {shown.map(({ id, person, occasion, eventDate, where, dueAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <PageLink to={workshopEnquiryPath(id)} className="min-w-0 hover:underline">
              <span className="block font-semibold wrap-anywhere">
                {[person, occasion, eventDate && showDay(day, eventDate), where].filter(Boolean).join(', ')}
              </span>
              {dueAt && (
                <span className="text-sm text-ink-soft">
                  {t('Answer by {moment}', { moment: showDeadline(dueAt) })}
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
