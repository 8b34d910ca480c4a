import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { enquiryPath } from '#desk/kit/enquiry-path.ts';
import { useLine } from '#desk/kit/lost-line.ts';
import { setRefusal, useShownActs } from '#desk/kit/shown-acts.ts';

const bar =
  'flex flex-wrap items-center gap-3 rounded-lg border border-line-strong bg-paper px-4 py-2 text-sm shadow-raised';

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Acts that wait for a lost line, and refused acts whose row is not shown. */
export function WaitingActs() {
  const { waiting, isLost } = useLine();
  const { refusals, besideRow } = useShownActs();
  const elsewhere = [...refusals].filter(([reference]) => !besideRow.has(reference));
  const isWaiting = waiting > 0;
  // What waits would be lost with the tab.
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isWaiting]);
  return (
    <>
      {isLost && isWaiting && (
        <p role="status" className={bar}>
          No connection. {waiting === 1 ? 'One act waits' : `${waiting} acts wait`} and will be sent. Keep
          this tab open.
        </p>
      )}
      {elsewhere.map(([reference, why]) => (
        <p key={reference} role="alert" className={bar}>
          <span>
            {reference}: {why}
          </span>
          <Link
            to={enquiryPath(reference)}
            onClick={() => setRefusal(reference, null)}
            className="font-semibold text-teal hover:underline"
          >
            Open it
          </Link>
          <Button look="quiet" className="px-3! text-sm" onClick={() => setRefusal(reference, null)}>
            Dismiss
          </Button>
        </p>
      ))}
    </>
  );
}
