import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { mergeOf, type Duplicates } from '#contract/desk/duplicates.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { enquiryPath } from '../../kit/enquiry-path.ts';
import { showAgo } from '../../kit/format.ts';
import { mayCall, seesContacts } from '../../kit/rights.ts';
import { useSession } from '../../kit/session.ts';
import { reads, useRead } from '../../kit/query.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { useMerging } from '../../kit/use-merging.ts';
import { KeyMark } from '../enquiry/key-mark.tsx';
import { TwinCard } from './twin-card.tsx';

type Other = StaffEnquiryDetail['others'][number];
type Props = {
  reference: string;
  /** Earlier and later enquiries of this person. */
  others: readonly Other[];
  onChanged: () => void;
};
const small = 'px-3! py-1.5! text-sm';
const othersShown = 2;

const EnquiryLink = ({ reference, children }: { reference: string; children?: ReactNode }) => (
  <Link to={enquiryPath(reference)} className="font-semibold text-teal hover:underline">
    {children ?? <span className="font-mono">{reference}</span>}
  </Link>
);

/** Returns the duplicates by their relation, for the line. */
const relationsOf = ({ partOf, proposed, merged }: Duplicates) =>
  [
    ['Part of', partOf ? [partOf] : []],
    ['Possibly the same', proposed.map(({ twin }) => twin.reference)],
    ['Has taken in', merged.map((twin) => twin.reference)],
  ] as const;

/** Other enquiries of the person, each named. */
function Others({ others }: Pick<Props, 'others'>) {
  if (others.length === 0) return null;
  return (
    <span>
      Asked before:{' '}
      {others.slice(0, othersShown).map(({ reference, title, status, sentAt }) => (
        <span key={reference} className="mr-2">
          <EnquiryLink reference={reference}>{title}</EnquiryLink> {status}, {showAgo(sentAt)}
        </span>
      ))}
      {others.length > othersShown && `and ${others.length - othersShown} more`}
    </span>
  );
}

/** One line that names duplicates and other enquiries of the person; the key opens the duplicates beside each other. */
export function DuplicateSection({ reference, others, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useRead(reads.staffDuplicateList({ params: { reference } }));
  const role = useSession()?.role;
  const mayMerge = mayCall(role, 'staffEnquiryMerge');
  const { act, busy, failure } = useChanged(reference, read.again, onChanged);
  const found = read.value;
  const relations = found ? relationsOf(found).filter(([, those]) => those.length > 0) : [];
  const twins = new Set<string>(relations.flatMap(([, those]) => those));
  const merging = useMerging({ found, mayMerge, act, onOpen: () => heading.current?.focus() });
  const { open, last, merge, unmerge } = merging;
  const apart = (part: string) =>
    mayMerge && (
      <Button look="secondary" className={small} disabled={busy} onClick={() => void unmerge(part)}>
        Take apart
      </Button>
    );
  const rest = others.filter((one) => !twins.has(one.reference));
  const why = read.failure ?? failure;
  const isEmpty = twins.size === 0 && rest.length === 0 && !last && !why && seesContacts(role);
  return (
    <section
      aria-labelledby="duplicates"
      className={isEmpty ? 'sr-only' : 'mb-3 rounded-md border border-line bg-paper px-3 py-1.5 text-sm'}
    >
      <h2 id="duplicates" ref={heading} tabIndex={-1} className="sr-only">
        Possibly the same
      </h2>
      <Alert>{why}</Alert>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {relations.map(([words, those]) => (
          <span key={words}>
            {words}:{' '}
            {those.map((one) => (
              <span key={one} className="mr-2">
                <EnquiryLink reference={one} />
              </span>
            ))}
          </span>
        ))}
        {twins.size > 0 && (
          <Button
            look="quiet"
            className="px-2! py-0.5! text-sm"
            aria-expanded={open}
            onClick={() => merging.show(!open)}
          >
            {open ? 'Hide' : 'Compare'} <KeyMark>d</KeyMark>
          </Button>
        )}
        <Others others={rest} />
        {!seesContacts(role) && (
          <span className="text-ink-soft">
            Duplicates are found by phone number, address and text, which your role does not see.
          </span>
        )}
      </div>
      <p role="status" className="text-ink-soft">
        {last && `${last} was merged. Press u to take it apart again.`}
      </p>
      {open && found && (
        <div className="divide-y divide-line">
          {found.partOf && (
            <div className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p>Its sender sees how {found.partOf} goes on.</p>
              {apart(reference)}
            </div>
          )}
          {found.proposed.map(({ twin, alike }, index) => (
            <TwinCard key={twin.reference} twin={twin} alike={alike}>
              {mayMerge && (
                <Button
                  look={index === 0 ? 'primary' : 'secondary'}
                  className={small}
                  disabled={busy}
                  onClick={() => void merge(twin)}
                >
                  {mergeOf(found.enquiry, twin).into === found.enquiry
                    ? 'Merge into this one'
                    : `Merge into ${twin.reference}`}
                </Button>
              )}
            </TwinCard>
          ))}
          {found.merged.map((twin) => (
            <TwinCard key={twin.reference} twin={twin}>
              {apart(twin.reference)}
            </TwinCard>
          ))}
        </div>
      )}
    </section>
  );
}
