/** @file A list that is read page by page: the first as any other read, the rest when somebody asks for more. */
import { useCallback, useState } from 'react';
import { useAction } from './use-action.ts';
import { useRead } from './use-read.ts';

type Page = { next: string | null };

/** `load` gets the cursor of a later page. When the first page is read anew, the later ones go. */
export function usePages<P extends Page>(load: (after?: string) => Promise<P>) {
  const read = useRead<P>(useCallback(() => load(), [load]));
  const [later, setLater] = useState<{ after: P | null; pages: readonly P[] }>({ after: null, pages: [] });
  const { busy, failure, run } = useAction();
  const first = read.value;
  const pages = first ? [first, ...(later.after === first ? later.pages : [])] : [];
  const next = pages.at(-1)?.next ?? null;
  const more = () =>
    run(async () => {
      const page = await load(next!);
      setLater({ after: first, pages: [...pages.slice(1), page] });
    });
  return {
    read: { value: first && pages, failure: read.failure ?? failure, again: read.again },
    more: next === null ? null : { busy, show: () => void more() },
  };
}
