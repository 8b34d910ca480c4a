import { useNavigate } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { focusNext } from './kept-focus.ts';

/**
 * Returns to the list as it was, with its filters; a page opened by its address leads to the plain list. `row` is the id of the part of the
 * list that has the focus then.
 */
export function useBack(row: string): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    focusNext(row);
    // The router numbers the pages of this visit.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    await (idx ? navigate(-1) : navigate(deskPaths.enquiries, { replace: true }));
  };
}
