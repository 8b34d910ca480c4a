import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import type { Introduction } from '#contract/desk/introductions.ts';
import { declineWords, reportWords } from '#content/introduction-words.ts';
import { stepsFrom } from '#domain/desk/steps.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '../../kit/api.ts';
import { showMoment } from '../../kit/format.ts';
import { mayCall } from '../../kit/rights.ts';
import { useSession } from '../../kit/session.ts';
import { reads, useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';
import { Tag } from '../tag.tsx';
import { QuoteList } from './quote-list.tsx';
import { StaffMessage } from './staff-message.tsx';
import { Suggestions } from './suggestions.tsx';
import { useChanged } from './use-changed.ts';

type Props = { reference: string; onChanged: () => void };
const inQuery = (seen: string | null) => ({ seen: seen ?? 'none' });

const moments = [
  ['seenAt', 'read'],
  ['repliedAt', 'answered'],
  ['chosenAt', 'booked'],
  ['declinedAt', 'declined'],
  ['lapsedAt', 'lapsed'],
  ['recalledAt', 'recalled'],
] as const;
const holds = {
  none: 'has no contact details',
  held: 'was given contact details',
  read: 'has read the contact details',
  recalled: 'contact details were taken back',
};

/** Returns the history of an introduction, in the order of its life. */
const stateWords = (one: Introduction) =>
  [
    one.sentAt && `Sent ${showMoment(one.sentAt)}${one.by ? ` by ${one.by}` : ''}`,
    ...moments.map(([moment, words]) => one[moment] && `${words} ${showMoment(one[moment])}`),
    one.declineReason && `reason: ${declineWords[one.declineReason]}`,
    one.outcome && `the vendor says: ${one.outcome}`,
    holds[one.disclosure],
  ]
    .filter(Boolean)
    .join(', ');

/** The introductions of an enquiry, and further suggestions. */
export function IntroductionSection({ reference, onChanged }: Props) {
  const role = useSession()?.role;
  const params = { reference };
  const read = useRead(reads.staffIntroductionList({ params: { reference } }));
  const { act, busy, failure } = useChanged(reference, read.again, onChanged);
  const send = (vendorIds: string[]) =>
    act((now) => api.staffIntroductionSend({ params, body: { vendorIds, ...now } }));
  const steps = {
    sent: ({ vendorId }: Introduction) => send([vendorId]),
    recalled: ({ id }: Introduction) =>
      act(({ seen }) =>
        api.staffIntroductionRecall({ params: { reference, introductionId: id }, query: inQuery(seen) }),
      ),
  };
  return (
    <section aria-labelledby="introductions" className="rounded-md border border-line bg-paper p-4">
      <h2 id="introductions" className="text-lg">
        Vendors to introduce
      </h2>
      {failure && (
        <Notice tone="warning" role="alert" className="mt-3">
          {failure}
        </Notice>
      )}
      <ReadSection read={read}>
        {({ share, places, introductions }) => (
          <div className="mt-2 grid gap-4">
            <p className="text-sm">
              <Tag tone={share ? 'good' : 'due'}>
                {share ? 'Agreed to share details' : 'Did not agree to share'}
              </Tag>{' '}
              <span className="text-ink-soft">
                The mail carries no name, number or word of theirs
                {share ? '.' : ', and says that details follow only when they agree.'}
              </span>
            </p>
            {introductions.length > 0 && (
              <ul className="divide-y divide-line border-y border-line">
                {introductions.map((one) => (
                  <li
                    key={one.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
                  >
                    <span className="min-w-0">
                      <span className="font-semibold wrap-anywhere">{one.vendorName}</span>{' '}
                      <Tag tone={one.status === 'sent' ? 'good' : 'quiet'}>{one.status}</Tag>{' '}
                      {one.vendorHidden && <Tag tone="bad">hidden</Tag>}
                      <span className="block text-sm text-ink-soft">{stateWords(one)}</span>
                      {one.reportReason && (
                        <span className="block text-sm">
                          Bad enquiry: {reportWords[one.reportReason]}.{' '}
                          {one.reportAnswer ?? 'Nobody has answered yet.'}
                        </span>
                      )}
                    </span>
                    {mayCall(role, 'staffIntroductionSend') &&
                      stepsFrom(introductionChanges.staff, one.status, false).map(([step, { label }]) => (
                        <Button
                          key={step}
                          look="secondary"
                          className="px-3! py-1.5! text-sm"
                          disabled={busy}
                          aria-label={`${label}: ${one.vendorName}`}
                          onClick={() => void steps[step](one)}
                        >
                          {label}
                        </Button>
                      ))}
                  </li>
                ))}
              </ul>
            )}
            <QuoteList reference={reference} />
            {mayCall(role, 'staffMessageSend') && (
              <StaffMessage
                introductions={introductions}
                busy={busy}
                onSend={(body) =>
                  act(({ seen }) => api.staffMessageSend({ params, body: { ...body, seen } }))
                }
                onAnswer={(introductionId, answer) =>
                  act(({ seen }) =>
                    api.staffReportAnswer({ params: { reference, introductionId }, body: { answer, seen } }),
                  )
                }
                onDisclose={(introductionId) =>
                  act(({ seen }) =>
                    api.staffIntroductionDisclose({ params: { reference, introductionId }, body: { seen } }),
                  )
                }
              />
            )}
            {mayCall(role, 'staffIntroductionSend') && (
              <Suggestions reference={reference} places={places} busy={busy} onIntroduce={send} />
            )}
          </div>
        )}
      </ReadSection>
    </section>
  );
}
