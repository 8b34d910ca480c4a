import type { StaffEnquiryDetail, TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { clearDraft } from '#kit/drafts/drafts.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { queueOf } from '../../kit/act-queue.ts';
import { answerDraft } from '../../kit/answer-draft.ts';
import { showAgo } from '../../kit/format.ts';
import { useKnown } from '../../kit/use-queued-act.ts';

type Props = {
  enquiry: StaffEnquiryDetail;
  /** An answer's editor is open. */
  writes: boolean;
  /** Called when the answer is discarded. */
  onDrop: () => void;
};

const nameOf = ({ who, by }: TimelineEntry) =>
  who || (by === 'visitor' ? 'The family' : by === 'vendor' ? 'A vendor' : 'The system');

/** Messages and endings since the user began to work here: until they have been read, nothing is sent. */
export function Meanwhile({ enquiry, writes, onDrop }: Props) {
  const { reference, timeline, said } = enquiry;
  const { seen, waiting } = useKnown(reference, enquiry);
  const newer = timeline.filter(({ says, id }) => says && id > (seen ?? ''));
  // The own message counts as seen once the server has answered.
  if (waiting || said === null || said <= (seen ?? '') || newer.length === 0) return null;
  const goOn = () => queueOf(reference).acknowledge(said);
  return (
    <Alert>
      <p className="font-semibold">Meanwhile</p>
      <ul className="mt-1 grid gap-2 text-sm">
        {newer.map((entry) => (
          <li key={entry.id} className="wrap-anywhere">
            <span className="font-semibold">{nameOf(entry)}</span> {entry.words} {showAgo(entry.at)}
            {entry.text && <p className="whitespace-pre-wrap">{entry.text}</p>}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={goOn}>
          {writes ? 'Go on with mine' : 'I have seen it'}
        </Button>
        {writes && (
          <Button
            look="quiet"
            onClick={() => {
              clearDraft(answerDraft(reference));
              goOn();
              onDrop();
            }}
          >
            Drop mine
          </Button>
        )}
      </div>
    </Alert>
  );
}
