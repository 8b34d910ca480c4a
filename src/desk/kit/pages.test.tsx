import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnquiryList, EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { enquiryViewNames } from '#domain/enquiries/enquiry-views.ts';
import { ApiError } from '#contract/api-error.ts';
import { DeskData } from '#support/desk-data.tsx';
import { useEnquiryPages } from './enquiry-pages.ts';
import { queryClient, readAnew, usePages } from './query.ts';

type Asked = { of: string; answer: (value: unknown) => void; fail: () => void };
const asked: Asked[] = [];
const ask = <T,>(of: string) =>
  new Promise<T>((resolve, reject) => {
    asked.push({ of, answer: resolve as Asked['answer'], fail: () => reject(new ApiError(503)) });
  });
const settle = (what: () => unknown) =>
  act(async () => {
    what();
    // A page read again starts with the previous answer.
    await new Promise((resolve) => setTimeout(resolve));
  });
const questions = () => asked.map(({ of }) => of);
const shown = () => screen.getByText(/\|/).textContent;
const failed = 'The server could not be reached.';

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('a list page by page', () => {
  type Page = { rows: string; next: string | null };
  const list: { current: ReturnType<typeof usePages<Page>> | null } = { current: null };
  function List({ of }: { of: string }) {
    const pages = usePages(
      (after = '') => ({ queryKey: ['staffVendorList', of, after], queryFn: () => ask<Page>(of + after) }),
      ({ next }) => next,
    );
    const { read, more } = pages;
    useEffect(() => {
      list.current = pages;
    });
    return (
      <p>
        {read.value?.map(({ rows }) => rows)}|{read.failure}|
        {more === null ? 'end' : more.busy ? 'busy' : 'more'}
      </p>
    );
  }
  const open = async () => {
    const view = render(<List of="a" />, { wrapper: DeskData });
    await settle(() => asked[0]!.answer({ rows: 'one ', next: '2' }));
    return view;
  };
  const more = () => settle(() => list.current!.more!.show());

  it('adds a page when somebody asks for more, up to the last', async () => {
    await open();
    expect(shown()).toBe('one ||more');
    await more();
    expect(shown()).toBe('one ||busy');
    await settle(() => asked[1]!.answer({ rows: 'two', next: null }));
    expect(shown()).toBe('one two||end');
    expect(questions()).toEqual(['a', 'a2']);
  });

  it('keeps what is in sight when a page fails, and says so', async () => {
    await open();
    await more();
    await settle(() => asked[1]!.fail());
    expect(shown()).toBe(`one |${failed}|more`);
  });

  it('reads every page anew that is in sight, and drops none meanwhile', async () => {
    await open();
    await more();
    await settle(() => asked[1]!.answer({ rows: 'two', next: null }));
    await settle(() => void list.current!.read.again());
    expect(shown()).toBe('one two||end');
    await settle(() => asked[2]!.answer({ rows: 'uno ', next: '3' }));
    await settle(() => asked[3]!.answer({ rows: 'dos', next: null }));
    expect(shown()).toBe('uno dos||end');
    expect(questions()).toEqual(['a', 'a2', 'a', 'a3']);
  });

  it('keeps the rows of another view until its own are there, and adds none to them', async () => {
    const { rerender } = await open();
    await settle(() => rerender(<List of="b" />));
    expect(shown()).toBe('one ||busy');
    await settle(() => asked[1]!.answer({ rows: 'other', next: null }));
    expect(shown()).toBe('other||end');
  });
});

describe('the list of enquiries', () => {
  const at = '2026-11-20T06:00:00.000Z';
  const row = (number: number): EnquiryRow => ({
    reference: `AGN-${number}`,
    title: 'Catering booking',
    kind: 'catering',
    status: 'received',
    name: null,
    phone: null,
    email: null,
    excerpt: null,
    vendorName: null,
    eventDate: null,
    owner: null,
    labels: [],
    locale: 'en',
    sentAt: at,
    dueAt: null,
    overdue: false,
    waitingSince: null,
    flagged: null,
    version: 1,
    said: null,
    answered: false,
  });
  const rows = (from: number, to: number, next: string | null): EnquiryList => ({
    enquiries: Array.from({ length: to - from }, (_, index) => row(from + index)),
    next,
    counts: Object.fromEntries(enquiryViewNames.map((name) => [name, 0])) as EnquiryList['counts'],
    months: [],
  });
  const list: { current: ReturnType<typeof useEnquiryPages> | null } = { current: null };
  function Rows() {
    const pages = useEnquiryPages('sort=due');
    useEffect(() => {
      list.current = pages;
    });
    const { value, failure } = pages;
    return (
      <p>
        {value?.rows.length} of {value?.rows.at(-1)?.reference}|{failure}
      </p>
    );
  }
  const reply = (list: EnquiryList) => Response.json(list);

  it('is read anew by one call for all that is in sight, also after a page was added', async () => {
    vi.stubGlobal('fetch', (path: string) => ask<Response>(path.replace(/^.*\?/, '')));
    render(<Rows />, { wrapper: DeskData });
    await settle(() => asked[0]!.answer(reply(rows(0, 50, 'c1'))));
    await settle(() => list.current!.value!.more!());
    await settle(() => asked[1]!.answer(reply(rows(49, 99, 'c2'))));
    // The row that moved between the pages occurs once.
    expect(shown()).toBe('99 of AGN-98|');
    await settle(() => void readAnew(queryClient, { queryKey: ['staffEnquiryList'] }));
    expect(questions()).toEqual(['sort=due&limit=50', 'sort=due&cursor=c1', 'sort=due&limit=99']);
    await settle(() => asked[2]!.answer(reply(rows(0, 98, null))));
    expect(shown()).toBe('98 of AGN-97|');
  });

  it('takes the page that is asked for last, and says why it does not come', async () => {
    vi.stubGlobal('fetch', (path: string) => ask<Response>(path.replace(/^.*\?/, '')));
    render(<Rows />, { wrapper: DeskData });
    await settle(() => asked[0]!.answer(reply(rows(0, 50, 'c1'))));
    await settle(() => void list.current!.again());
    await settle(() => list.current!.value!.more!());
    await settle(() => asked[1]!.answer(reply(rows(0, 10, null))));
    expect(shown()).toBe('50 of AGN-49|');
    await settle(() => asked[2]!.answer(new Response('', { status: 503 })));
    expect(shown()).toBe(`50 of AGN-49|${failed}`);
    await settle(() => list.current!.value!.more!());
    await settle(() => asked[3]!.answer(reply(rows(50, 60, null))));
    expect(shown()).toBe('60 of AGN-59|');
  });
});
