/** @file One enquiry as its page shows it: its first screen from the working set in the same frame, then all of it from the server. */
import { useMemo } from 'react';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { WorkingEnquiry } from '#contract/desk/working-set.ts';
import { reads, useRead, type Read } from './query.ts';
import { useShownActs, withActs } from './shown-acts.ts';
import { useReadSet } from './working-set.ts';

/** `isWhole`: with its timeline and with what else this person asked. */
export type EnquiryScreen = Read<StaffEnquiryDetail> & { isWhole: boolean };

const firstScreen = (one: WorkingEnquiry): StaffEnquiryDetail => ({
  ...one,
  closeReason: null,
  mergedInto: null,
  others: [],
  timeline: [],
  members: one.owner ? [one.owner] : [],
});

/** Takes in what the set knows later than the reading of the page. */
const newer = (read: StaffEnquiryDetail, known: WorkingEnquiry | undefined): StaffEnquiryDetail =>
  known && known.version > read.version ? { ...read, ...known } : read;

/** Reads an enquiry. */
export function useEnquiryScreen(reference: string): EnquiryScreen {
  const read = useRead(reads.staffEnquiryRead({ params: { reference } }));
  const known = useReadSet()?.byReference.get(reference);
  const acts = useShownActs().acts.get(reference);
  const { value } = read;
  const stored = useMemo(
    () => (value ? newer(value, known) : known ? firstScreen(known) : null),
    [value, known],
  );
  return { ...read, value: stored && withActs(stored, acts), isWhole: value !== null };
}
