/** @file The list of enquiries as far as it was asked for, page by page. */
import { useCallback, useRef } from 'react';
import { enquiryListLimits, type EnquiryList } from '#contract/desk/enquiry-list.ts';
import { api } from './api.ts';
import { useAnswers, useReadOnLook } from './use-answers.ts';

/** `of` is the question that the rows answer: those of the one before stay until it is answered. */
type Shown = { list: EnquiryList; of: string };
const { pageDefault, pageMax } = enquiryListLimits;

/** A row that moved while pages were read is shown where it was read first. */
const joined = (before: EnquiryList, page: EnquiryList): EnquiryList => {
  const known = new Set(before.enquiries.map(({ reference }) => reference));
  return {
    ...page,
    enquiries: [...before.enquiries, ...page.enquiries.filter(({ reference }) => !known.has(reference))],
  };
};

/** Reads the list when the page opens, is looked at again or asks something else; `more` gets the cursor of the page to add. */
export function useEnquiryPages(asked: string) {
  const { value, failure, ask } = useAnswers<Shown>('The list could not be shown.');
  const shown = useRef({ of: asked, count: 0 });
  const read = useCallback(
    (cursor?: string) => {
      // As many as are in sight; another question begins with a page.
      const count = shown.current.of === asked ? shown.current.count : 0;
      const limit = String(Math.min(Math.max(count, pageDefault), pageMax));
      const query = {
        ...Object.fromEntries(new URLSearchParams(asked)),
        ...(cursor ? { cursor } : { limit }),
      };
      return ask(
        () => api.staffEnquiryList({ query }),
        (page, before) => {
          const list = cursor && before ? joined(before.list, page) : page;
          shown.current = { of: asked, count: list.enquiries.length };
          return { list, of: asked };
        },
      );
    },
    [ask, asked],
  );
  const again = useCallback(() => read(), [read]);
  useReadOnLook(again);
  return { value: value?.list ?? null, of: value?.of ?? asked, failure, again, more: read };
}
