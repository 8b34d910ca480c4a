/** @file The list of enquiries as far as it was asked for, page by page. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { enquiryListLimits, type EnquiryList } from '#contract/desk/enquiry-list.ts';
import { api } from './api.ts';

/** `of` is the question that the rows answer: those of the one before stay until it is answered. */
type State = { value: EnquiryList | null; of: string; failure: string | null };
const { pageDefault, pageMax } = enquiryListLimits;

/** A row that moved while pages were read is shown where it was read first. */
const joined = (before: EnquiryList, page: EnquiryList): EnquiryList => {
  const known = new Set(before.enquiries.map(({ reference }) => reference));
  return {
    ...page,
    enquiries: [...before.enquiries, ...page.enquiries.filter(({ reference }) => !known.has(reference))],
  };
};

/** Reads the list when the page opens, is looked at again or asks something else. An answer that was overtaken is dropped. */
export function useEnquiryPages(asked: string) {
  const [state, setState] = useState<State>({ value: null, of: asked, failure: null });
  const turn = useRef(0);
  const shown = useRef(0);
  const read = useCallback(
    async (cursor?: string) => {
      turn.current += 1;
      const mine = turn.current;
      const limit = String(Math.min(Math.max(shown.current, pageDefault), pageMax));
      try {
        const page = await api.staffEnquiryList({
          query: { ...Object.fromEntries(new URLSearchParams(asked)), ...(cursor ? { cursor } : { limit }) },
        });
        if (mine !== turn.current) return;
        setState(({ value }) => {
          const next = cursor && value ? joined(value, page) : page;
          shown.current = next.enquiries.length;
          return { value: next, of: asked, failure: null };
        });
      } catch (error) {
        if (mine !== turn.current) return;
        const failure = isApiError(error) ? error.message : 'The list could not be shown.';
        setState((before) => ({ ...before, failure }));
      }
    },
    [asked],
  );
  useEffect(() => {
    shown.current = 0;
    void read();
    const onLook = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [read]);
  return { ...state, again: () => read(), more: read };
}
