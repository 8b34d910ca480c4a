import { useNavigate } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';

/** Returns to the list as it was, with its filters; a page opened by its address leads to the plain list. */
export function useBack(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The router numbers the pages of this visit.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    await (idx ? navigate(-1) : navigate(deskPaths.enquiries, { replace: true }));
  };
}
