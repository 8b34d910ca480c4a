import { useState } from 'react';
import { mergeOf, type Duplicates, type Twin } from '#contract/desk/duplicates.ts';
import type { Told } from './act-queue.ts';
import { api } from './api.ts';
import { useKeys } from './use-keys.ts';
import type { QueuedAct } from './use-queued-act.ts';

type Options = { found: Duplicates | null; mayMerge: boolean; act: QueuedAct; onOpen: () => void };

/** Reads the open enquiry's state after a change from the other's side, for its own queue. */
async function toldAnew(reference: string): Promise<Told> {
  const { enquiry } = await api.staffDuplicateList({ params: { reference } });
  return { version: enquiry.version, said: enquiry.said };
}

/** Handles merging by press or key: `d` opens the proposals, Enter merges the first while they are open, `u` undoes the last merge. */
export function useMerging({ found, mayMerge, act, onOpen }: Options) {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  const first = found?.proposed[0]?.twin;
  const merge = async (other: Twin) => {
    const { from, into } = mergeOf(found!.enquiry, other);
    const isOpen = (twin: Twin) => twin === found!.enquiry;
    const done = await act(async ({ version, seen }) => {
      await api.staffEnquiryMerge({
        params: { reference: from.reference },
        body: {
          into: into.reference,
          version: isOpen(from) ? version : from.version,
          seen: isOpen(from) ? seen : from.said,
          seenInto: isOpen(into) ? seen : into.said,
        },
      });
      return toldAnew(found!.enquiry.reference);
    });
    if (done) setLast(from.reference);
  };
  const unmerge = async (reference: string) => {
    const isOpen = reference === found?.enquiry.reference;
    const part = found?.merged.find((twin) => twin.reference === reference);
    const done = await act(async ({ seen }) => {
      await api.staffEnquiryUnmerge({
        params: { reference },
        query: { seen: (isOpen ? seen : part?.said) ?? 'none' },
      });
      return toldAnew(found!.enquiry.reference);
    });
    if (done) setLast(null);
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
  return { open, show: setOpen, last, merge, unmerge };
}
