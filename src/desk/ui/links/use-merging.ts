import { useState } from 'react';
import { mergeOf, type Duplicates, type Twin } from '#contract/desk/duplicates.ts';
import { api } from '../../kit/api.ts';
import { useKeys } from '../../kit/use-keys.ts';

type Act = (task: () => Promise<unknown>) => Promise<boolean>;
type Options = { found: Duplicates | null; mayMerge: boolean; act: Act; onOpen: () => void };

/** Merging by press or key: `d` opens the proposals, Enter merges the first while they are open, `u` takes the last merge back. */
export function useMerging({ found, mayMerge, act, onOpen }: Options) {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  const first = found?.proposed[0]?.twin;
  const merge = async (other: Twin) => {
    const { from, into } = mergeOf(found!.enquiry, other);
    const body = { into: into.reference, version: from.version };
    const done = await act(() => api.staffEnquiryMerge({ params: { reference: from.reference }, body }));
    if (done) setLast(from.reference);
  };
  const unmerge = async (reference: string) => {
    if (await act(() => api.staffEnquiryUnmerge({ params: { reference } }))) setLast(null);
  };
  useKeys([
    {
      key: 'd',
      label: 'Possibly the same',
      run() {
        setOpen(true);
        onOpen();
      },
    },
    ...(open && mayMerge && first
      ? [{ key: 'Enter', label: `Merge with ${first.reference}`, run: () => void merge(first) }]
      : []),
    ...(open ? [{ key: 'Escape', label: 'Leave the proposals', run: () => setOpen(false) }] : []),
    ...(last ? [{ key: 'u', label: `Take ${last} apart again`, run: () => void unmerge(last) }] : []),
  ]);
  return { open, last, merge, unmerge };
}
