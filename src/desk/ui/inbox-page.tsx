import { useCallback, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffEndpointName } from '#facts/staff-api.ts';
import { Notice } from '#ui/notice.tsx';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { useAction } from '../kit/use-action.ts';
import { useRead } from '../kit/use-read.ts';
import { DeskPage } from './desk-page.tsx';
import { Empty } from './empty.tsx';
import { ReadSection } from './read-section.tsx';
import { Views } from './views.tsx';

const views = [
  { label: 'Open', search: '' },
  { label: 'Flagged', search: '?flagged=1' },
];
type Words = { open: string; flagged: string };

/** What one item may do. */
export type ItemActs = {
  busy: boolean;
  /** False for a role that only looks. */
  mayChange: boolean;
  /** Makes a change and reads the list anew; resolves to whether it was done. */
  change: (act: () => Promise<unknown>) => Promise<boolean>;
};
type Props<T> = {
  title: string;
  lead: Words;
  empty: Words;
  /** The same function in each render. */
  list: (input: { query: { flagged: '0' | '1' } }) => Promise<T[]>;
  /** The call that changes an item. */
  changedBy: StaffEndpointName;
  keyOf: (item: T) => string;
  children: (item: T, acts: ItemActs) => ReactNode;
};

/** A list that somebody works off: what is open, and what was flagged as spam. */
export function InboxPage<T>({ title, lead, empty, list, changedBy, keyOf, children }: Props<T>) {
  const [search] = useSearchParams();
  const flagged = search.get('flagged') === '1';
  const view = flagged ? 'flagged' : 'open';
  const mayChange = mayCall(useSession()?.role, changedBy);
  const read = useRead<T[]>(
    useCallback(() => list({ query: { flagged: flagged ? '1' : '0' } }), [list, flagged]),
  );
  const { busy, failure, run } = useAction();
  const change = (act: () => Promise<unknown>) =>
    run(async () => {
      await act();
      await read.again();
    });
  return (
    <DeskPage title={title} lead={lead[view]} acts={<Views views={views} />}>
      {failure && (
        <Notice tone="warning" role="alert" className="mb-4">
          {failure}
        </Notice>
      )}
      <ReadSection read={read}>
        {(items) =>
          items.length === 0 ? (
            <Empty>{empty[view]}</Empty>
          ) : (
            <ul className="grid gap-4">
              {items.map((item) => (
                <li key={keyOf(item)}>{children(item, { busy, mayChange, change })}</li>
              ))}
            </ul>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
