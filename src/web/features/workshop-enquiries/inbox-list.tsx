import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { t } from '#words/t.ts';
import { maxItems } from '#facts/limits.ts';
import { workshopEnquiryPath } from '#facts/paths.ts';
import { requestSentences, requestStateOf } from '#domain/enquiries/state-sentences.ts';
import type { Inbox, InboxEntry } from '#contract/workshop-enquiries.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { readInbox, useInbox } from '#kit/api/own-inbox.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { authToken } from '#kit/session/session.ts';
import { Notice } from '#ui/notice.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import { asWritten, toldLangOf } from '#ui/written-lang.ts';
import { filterIn, InboxFilters } from './inbox-filters.tsx';
import { keepList, keptList } from './kept-inbox.ts';
import { KeptNotice } from './kept-notice.tsx';
import { askedWords, termWords, waitWords, whoAsks } from './request-words.ts';

/** One request: who asks for what, and what waits since when. */
function Row({ one, reader }: { one: InboxEntry; reader: Inbox['reader'] }) {
  const waits = waitWords(one);
  return (
    <PageLink to={workshopEnquiryPath(one.id)} className="block p-4 hover:bg-teal-wash">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span {...(one.person ? asWritten : {})} className="min-w-0 text-lg font-semibold wrap-anywhere">
          {whoAsks(one)}
        </span>
        <span className="font-semibold text-teal">
          {requestSentences[requestStateOf(one)][reader]}
          {one.unread > 0 &&
            ` · ${t('{count, plural, one {# new message} other {# new messages}}', { count: one.unread })}`}
        </span>
      </span>
      <span className="block wrap-anywhere">{askedWords(one)}</span>
      {one.gist && (
        <span lang={toldLangOf(one.gist)} className="line-clamp-1 text-ink-soft wrap-anywhere">
          {one.gist}
        </span>
      )}
      <span className="block text-sm text-ink-soft">
        {[waits, termWords(one)].filter(Boolean).map((words) => `${words} · `)}
        <Verbatim>{one.reference}</Verbatim>
      </span>
    </PageLink>
  );
}

/** The requests of a vendor under the filter in the address, those that wait for the vendor first. */
export function InboxList() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const show = filterIn(search);
  const read = useCallback(async () => {
    const token = authToken();
    const inbox = await readInbox(key);
    if (token) keepList(inbox, token);
    // Beyond what one list holds, the server looks for those of a filter.
    return show && inbox.entries.length >= maxItems.list
      ? signed((options) => api.workshopEnquiryList({ query: { show } }, options))
      : inbox;
  }, [key, show]);
  const answer = useAnswer(
    read,
    useCallback(() => keptList(), []),
  );
  const live = useInbox();
  const { keptAt } = answer;
  if (!answer.value) return <AnswerState {...answer} />;
  const value = keptAt === null && live && answer.value.entries.length < maxItems.list ? live : answer.value;
  const all = Object.values(value.counts).reduce((sum, one) => sum + one, 0);
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
  const shown = value.entries.filter(({ place }) => !show || place === show);
  return (
    <div className="grid gap-4">
      <KeptNotice at={keptAt} />
      <InboxFilters counts={value.counts} show={show} />
      {shown.length === 0 ? (
        <Notice>{t('No request stands here at present.')}</Notice>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-paper">
          {shown.map((one) => (
            <li key={one.id}>
              <Row one={one} reader={value.reader} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
