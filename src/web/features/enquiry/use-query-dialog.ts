import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A dialog that an address opens: `?quote=catering`. The back button of a phone closes it. */
export type QueryDialog = {
  /** The value in the address, or null; null at once on closing, although the address changes a moment later. */
  value: string | null;
  /** Props of a link that opens it over the page. */
  linkTo: (value: string) => {
    to: { search: string };
    state: { opened: true };
    preventScrollReset: true;
    prefetch: 'none';
    viewTransition: false;
  };
  close: () => void;
};

/** `name` is the parameter's name. */
export function useQueryDialog(name: 'quote' | 'contact'): QueryDialog {
  const [params] = useSearchParams();
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  // Reopening before the way back has ended goes from one address with the dialog to another.
  const [closedAt, setClosedAt] = useState<string>();
  useEffect(() => setClosedAt(undefined), [key]);
  return {
    value: key === closedAt ? null : params.get(name),
    linkTo: (value) => ({
      to: { search: `?${new URLSearchParams({ [name]: value })}` },
      state: { opened: true },
      preventScrollReset: true,
      prefetch: 'none',
      viewTransition: false,
    }),
    close: () => {
      setClosedAt(key);
      // Opened from this page: going back leaves no second copy of it in the history.
      if ((state as { opened?: true } | null)?.opened) void navigate(-1);
      else void navigate(pathname, { replace: true, preventScrollReset: true });
    },
  };
}
