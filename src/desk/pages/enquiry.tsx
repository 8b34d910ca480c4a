import { Link, useParams } from 'react-router';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { enquiryPath } from '../kit/enquiry-path.ts';
import { isPast, showAgo, showMoment } from '../kit/format.ts';
import { useEventStream } from '#desk/kit/event-stream.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { useHeldKeys } from '../kit/use-held-keys.ts';
import { useKnown } from '../kit/use-queued-act.ts';
import { useWalk } from '../kit/use-walk.ts';
import { useEnquiryScreen } from '../kit/enquiry-screen.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { EnquiryColumns } from '../ui/enquiry/enquiry-columns.tsx';
import { enquiryTones } from '../ui/enquiry/tones.ts';
import { EnquiryWork } from '../ui/enquiry/work.tsx';
import { Present } from '#desk/ui/enquiry/present.tsx';
import { DuplicateSection } from '../ui/links/duplicate-section.tsx';
import { IntroductionSection } from '../ui/links/introduction-section.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag } from '../ui/tag.tsx';

function States({ enquiry }: { enquiry: StaffEnquiryDetail }) {
  const { status, flagged, owner, dueAt, labels, closeReason, mergedInto } = enquiry;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Tag tone={enquiryTones[status]}>{closeReason ? `${status}: ${closeReason}` : status}</Tag>
      {flagged && <Tag tone="bad">{flagged}</Tag>}
      {dueAt && <Tag tone={isPast(dueAt) ? 'bad' : 'due'}>{`due ${showAgo(dueAt)}`}</Tag>}
      {labels.map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {owner && <span className="text-ink-soft">{owner.name} looks after it</span>}
      {mergedInto && (
        <Link to={enquiryPath(mergedInto)} className="font-semibold text-teal hover:underline">
          Part of {mergedInto}
        </Link>
      )}
    </p>
  );
}

function Enquiry({ reference }: { reference: string }) {
  const read = useEnquiryScreen(reference);
  const mayWork = mayCall(useSession()?.role, 'staffEnquiryChange');
  const { present, heldBy, setWriting } = useEventStream(reference);
  useWalk(reference);
  const { value } = read;
  useKnown(reference, value);
  useHeldKeys(value === null && read.failure === null);
  return (
    <DeskPage
      oneScreen
      title={value?.title ?? 'Enquiry'}
      lead={
        <>
          <span className="font-mono">{reference}</span>
          {value &&
            ` · ${value.name ? `${value.name} · ` : ''}${showMoment(value.sentAt)}, ${showAgo(value.sentAt)}`}
        </>
      }
      acts={value && <States enquiry={value} />}
    >
      <div className="mb-3 has-[.sr-only]:mb-0">
        <Present present={present} />
      </div>
      <DuplicateSection
        reference={reference}
        others={read.isWhole ? (value?.others ?? []) : []}
        onChanged={() => void read.again()}
      />
      <ReadSection read={read}>
        {(enquiry) =>
          mayWork ? (
            <EnquiryWork
              enquiry={enquiry}
              isWhole={read.isWhole}
              again={read.again}
              tellWriting={setWriting}
              heldBy={heldBy}
            />
          ) : (
            <EnquiryColumns
              enquiry={enquiry}
              isWhole={read.isWhole}
              vendors={<IntroductionSection reference={reference} onChanged={() => void read.again()} />}
            />
          )
        }
      </ReadSection>
    </DeskPage>
  );
}

/** One enquiry, from its arrival to its end. */
export function Component() {
  const reference = useParams()['reference'] ?? '';
  // Another enquiry is another page: no state carries over.
  return <Enquiry key={reference} reference={reference} />;
}
