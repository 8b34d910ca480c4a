import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AskSimilar } from './ask-similar-slot.tsx';

/** On the private page: the way to two similar vendors, with what was written. It needs the device's storage, so scripts. */
export function AskSimilarOf({ enquiry: { vendors, details } }: { enquiry: EnquiryStatus }) {
  const scripted = useHydrated();
  const [first, ...others] = vendors.map(({ id }) => id);
  if (!scripted || !first) return null;
  const { message, ...rest } = details;
  const given = Object.entries({ ...rest, description: message }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return (
    <div className="no-print mt-8">
      <AskSimilar askedIds={[first, ...others]} carried={Object.fromEntries(given)} />
    </div>
  );
}
