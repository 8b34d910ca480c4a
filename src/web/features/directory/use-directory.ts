import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isAt, paths } from '#facts/paths.ts';
import { readDirectoryAddress, type DirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { useInBrowser } from '#ui/use-hydrated.ts';

const mapHash = '#map';

export type DirectoryState = ReturnType<typeof useDirectory>;

/** The directory's state, which is its address, and the functions that change it. Every change leads to the first page. */
export function useDirectory(place: DirectoryAddress = {}) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // The part behind `#` is not sent to the server.
  const onMap = useInBrowser(() => hash === mapHash, false);
  const { category, area } = place;
  const address = useMemo(
    () => ({
      ...readDirectoryAddress(new URLSearchParams(search)),
      ...(category && { category }),
      ...(area && { area }),
    }),
    [search, category, area],
  );
  return {
    address,
    /** `typing` replaces the history entry, so that Back does not step letter by letter. */
    change: (next: DirectoryAddress, { typing = false, field }: { typing?: boolean; field?: string } = {}) =>
      void navigate(directoryHref(next, { plain: true }) + hash, {
        replace: typing,
        preventScrollReset: true,
        state: { focused: field },
      }),
    /** On a phone either the list or the map is shown. The part behind `#` is not sent, so that both are one cached page. */
    onMap,
    otherView: pathname + search + (onMap ? '' : mapHash),
    /** Whether a change stays on this page. */
    follows: isAt(paths.vendors, pathname),
    focused: (state as { focused?: string } | null)?.focused,
    searching: navigation.state === 'loading' && navigation.location.pathname.startsWith(paths.vendors),
  };
}

/** The same state on the server, where nothing changes it. */
export const directoryStateAt = (search: string): DirectoryState => ({
  address: readDirectoryAddress(new URLSearchParams(search)),
  change: () => undefined,
  onMap: false,
  otherView: paths.vendors + search + mapHash,
  follows: true,
  focused: undefined,
  searching: false,
});
