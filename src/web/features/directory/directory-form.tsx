import { useEffect, useRef, type ReactNode } from 'react';
import { Search, SlidersHorizontal } from 'lucide-react';
import { directoryLimits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import { readDirectoryAddress, type DirectoryAddress } from '#contract/directory-address.ts';
import { directoryPage } from '#content/directory.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  address: DirectoryAddress;
  onChange: (next: DirectoryAddress, options?: { typing?: boolean }) => void;
  filters: ReactNode;
};

/** A pause in typing after which the list follows. */
const typingPauseMs = 300;

/** What stands in the form now. The page is left out: new words begin at the first. */
const asked = (form: HTMLFormElement): DirectoryAddress =>
  readDirectoryAddress(
    new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
  );

/** Puts the address back into the form after a step through the history, but never under the fingers. */
function follow(form: HTMLFormElement, address: DirectoryAddress): void {
  for (const control of form.elements) {
    if (control === document.activeElement) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = address[control.name as 'open'] === control.value;
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = address[control.name as 'q'] ?? '';
  }
}

/** The search of the directory: a plain form that asks the server, and follows every change once scripts run. */
export function DirectoryForm({ address, onChange, filters }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => follow(form.current!, address), [address]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (typing: boolean) => {
    clearTimeout(timer.current);
    onChange(asked(form.current!), { typing });
  };
  const narrowed = Object.keys(address).some((name) => name !== 'q' && name !== 'page');
  return (
    <form
      ref={form}
      role="search"
      action={paths.vendors}
      onSubmit={(event) => {
        event.preventDefault();
        ask(false);
      }}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        if (target instanceof HTMLInputElement && target.type === 'search')
          timer.current = setTimeout(ask, typingPauseMs, true);
        else ask(false);
      }}
    >
      <label htmlFor="directory-words" className="mb-1.5 block font-semibold">
        {directoryPage.searchLabel}
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="flex min-w-0 grow basis-60 items-center gap-3 rounded-lg border-2 border-line-strong bg-paper px-4 focus-frame">
          <Search aria-hidden className="shrink-0 text-ink-soft" />
          <input
            id="directory-words"
            type="search"
            name="q"
            maxLength={directoryLimits.queryMax}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={address.q}
            placeholder={directoryPage.searchPlaceholder}
            className="h-13 w-full min-w-0 bg-transparent outline-none placeholder:text-ink-soft"
          />
        </div>
        <Button type="submit" className="px-7 max-xs:w-full">
          Search
        </Button>
      </div>
      <details
        open={narrowed}
        className="mt-4 md:details-content:block md:details-content:[content-visibility:visible]"
      >
        <summary className="tap inline-flex cursor-pointer items-center gap-2 rounded-md font-semibold text-teal supports-[selector(::details-content)]:md:hidden">
          <SlidersHorizontal aria-hidden size={18} /> Filters
        </summary>
        {filters}
      </details>
    </form>
  );
}
