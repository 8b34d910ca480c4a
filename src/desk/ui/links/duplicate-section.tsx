import { useRef } from 'react';
import { Link } from 'react-router';
import { mergeOf } from '#contract/desk/duplicates.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { enquiryPath } from '../../kit/enquiry-path.ts';
import { mayCall, seesContacts } from '../../kit/rights.ts';
import { useSession } from '../../kit/session.ts';
import { reads, useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';
import { TwinCard } from './twin-card.tsx';
import { useChanged } from './use-changed.ts';
import { useMerging } from './use-merging.ts';

type Props = { reference: string; onChanged: () => void };
const small = 'px-3! py-1.5! text-sm';

/** Possible duplicates of this enquiry, and merged ones in both directions. */
export function DuplicateSection({ reference, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useRead(reads.staffDuplicateList({ params: { reference } }));
  const role = useSession()?.role;
  const mayMerge = mayCall(role, 'staffEnquiryMerge');
  const { act, busy, failure } = useChanged(reference, read.again, onChanged);
  const onOpen = () => heading.current?.focus();
  const { open, last, merge, unmerge } = useMerging({ found: read.value, mayMerge, act, onOpen });
  const apart = (part: string) =>
    mayMerge && (
      <Button look="secondary" className={small} disabled={busy} onClick={() => void unmerge(part)}>
        Take apart
      </Button>
    );
  return (
    <section aria-labelledby="duplicates" className="rounded-md border border-line bg-paper p-4">
      <h2 id="duplicates" ref={heading} tabIndex={-1} className="text-lg">
        Possibly the same
      </h2>
      {failure && (
        <Notice tone="warning" role="alert" className="mt-3">
          {failure}
        </Notice>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {last && `${last} was merged. Press u to take it apart again.`}
      </p>
      <ReadSection read={read}>
        {({ enquiry, partOf, proposed, merged }) => (
          <div className="divide-y divide-line">
            {partOf && (
              <div className="flex flex-wrap items-center justify-between gap-3 py-3">
                <p>
                  This enquiry is part of{' '}
                  <Link
                    to={enquiryPath(partOf)}
                    className="font-mono font-semibold text-teal hover:underline"
                  >
                    {partOf}
                  </Link>
                  . Its sender sees how that one goes on.
                </p>
                {apart(reference)}
              </div>
            )}
            {proposed.map(({ twin, alike }, index) => (
              <TwinCard key={twin.reference} twin={twin} alike={alike}>
                {mayMerge && (
                  <Button
                    look={open && index === 0 ? 'primary' : 'secondary'}
                    className={small}
                    disabled={busy}
                    onClick={() => void merge(twin)}
                  >
                    {mergeOf(enquiry, twin).into === enquiry
                      ? 'Merge into this one'
                      : `Merge into ${twin.reference}`}
                  </Button>
                )}
              </TwinCard>
            ))}
            {merged.map((twin) => (
              <TwinCard key={twin.reference} twin={twin}>
                <span className="flex items-center gap-3 text-sm text-ink-soft">
                  Part of this one {apart(twin.reference)}
                </span>
              </TwinCard>
            ))}
            {!partOf && proposed.length + merged.length === 0 && (
              <p className="py-2 text-sm text-ink-soft">
                {seesContacts(role)
                  ? 'Nothing like it came within a week.'
                  : 'Likeness is told by phone number, address and text, which your role does not see.'}
              </p>
            )}
          </div>
        )}
      </ReadSection>
    </section>
  );
}
