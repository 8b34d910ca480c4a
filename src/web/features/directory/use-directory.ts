import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isAt, paths } from '#facts/paths.ts';
import { readDirectoryAddress, type DirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { useInBrowser } from '#ui/use-hydrated.ts';

const mapHash = '#map';

export type DirectoryState = ReturnType<typeof useDirectory>;

/** The directory's state, which is its address, and the ways to change it. A change of anything leads to the first page. */
export function useDirectory(place: DirectoryAddress = {}) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // The server is not told what stands behind `#`.
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
    /** `typing` replaces the entry of the history, so that the way back is not letter by letter. */
    change: (next: DirectoryAddress, { typing = false, field }: { typing?: boolean; field?: string } = {}) =>
      void navigate(directoryHref(next, { plain: true }) + hash, {
        replace: typing,
        preventScrollReset: true,
        state: { focused: field },
      }),
    /** On a phone either the list or the map is shown. The part behind `#` is not sent, so that both are one kept page. */
    onMap,
    otherView: pathname + search + (onMap ? '' : mapHash),
    /** Whether a change stays on this page. */
    follows: isAt(paths.vendors, pathname),
    focused: (state as { focused?: string } | null)?.focused,
    searching: navigation.state === 'loading' && navigation.location.pathname.startsWith(paths.vendors),
  };
}

/** The same on the server, where nothing changes it, of the page that has every state. */
export const directoryStateAt = (search: string): DirectoryState => ({
  address: readDirectoryAddress(new URLSearchParams(search)),
  change: () => undefined,
  onMap: false,
  otherView: paths.vendors + search + mapHash,
  follows: true,
  focused: undefined,
  searching: false,
});
