import { requestSentences, requestStateOf } from '#domain/enquiries/state-sentences.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { Verbatim } from '#ui/verbatim.tsx';
import { askedWords, termWords, waitWords, whoAsks } from './request-words.ts';

/** Who asks for what, the state of the request, and what it waits for. */
export function RequestHeading({ request }: { request: InboxEnquiry }) {
  const state = requestSentences[requestStateOf(request)][request.reader];
  const waits = request.waits?.for !== 'answer' && waitWords(request);
  return (
    <div>
      <h2 className="text-2xl wrap-anywhere">{whoAsks(request)}</h2>
      <p className="wrap-anywhere">{askedWords(request)}</p>
      <p className="text-ink-soft">
        <Verbatim>{request.reference}</Verbatim>
        {' · '}
        {[state, waits, termWords(request)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
