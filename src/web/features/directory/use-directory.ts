import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '#facts/paths.ts';
import {
  readDirectoryAddress,
  writeDirectoryAddress,
  type DirectoryAddress,
} from '#contract/directory-address.ts';

/** The directory's state, which is its address, and the ways to change it. A change of anything leads to the first page. */
export function useDirectory() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const address = useMemo(() => readDirectoryAddress(new URLSearchParams(search)), [search]);
  const hrefWith = (change: DirectoryAddress) =>
    paths.vendors + writeDirectoryAddress({ ...address, page: undefined, ...change });
  return {
    address,
    hrefWith,
    /** `typing` replaces the entry of the history, so that the way back is not letter by letter. */
    change: (next: DirectoryAddress, { typing = false } = {}) =>
      void navigate(paths.vendors + writeDirectoryAddress(next), {
        replace: typing,
        preventScrollReset: true,
      }),
    searching: state === 'loading' && location?.pathname === paths.vendors,
  };
}
