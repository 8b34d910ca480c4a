import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Search, SlidersHorizontal } from 'lucide-react';
import { t } from '#words/t.ts';
import { directoryLimits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import { readDirectoryAddress, type DirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryPage } from '#content/directory.ts';
import { useSuggesting } from '#kit/search/use-suggesting.tsx';
import { Button } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { DirectoryChips } from './directory-chips.tsx';
import type { FoundPage } from './found-page.ts';
import { showNumber } from '#words/formats.ts';

type Props = Pick<FoundPage, 'conditions'> & {
  address: DirectoryAddress;
  /** `field` is the name of the changed control, which keeps the focus when another page replaces this one. */
  onChange: (next: DirectoryAddress, options?: { typing?: boolean; field?: string }) => void;
  /** Whether the list updates while somebody types. False where the next list is another page, whose form begins anew. */
  follows: boolean;
  /** The control that had the focus on the previous page. */
  focused?: string;
  filters: ReactNode;
  /** The button under the filters: `Show 8 vendors`. */
  showLabel: string;
};

/** The pause in typing after which the list updates. */
const typingPauseMs = 300;

/** Returns the address for the present values of the form. The page number is left out: new words begin at the first page. */
const addressOf = (form: HTMLFormElement): DirectoryAddress =>
  readDirectoryAddress(
    new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
  );

/** Controls that update the list after a pause in typing. */
const typedInto = ['text', 'number', 'date'];

/** Copies the address back into the form after a step through the history, but never into the control in use. */
function follow(form: HTMLFormElement, address: DirectoryAddress): void {
  for (const control of form.elements) {
    if (control === document.activeElement) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = address[control.name as 'with']?.split(',').includes(control.value) ?? false;
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = address[control.name as 'q'] ?? '';
  }
}

/** The search of the directory: a plain form that asks the server, and reacts to every change once scripts run. */
export function DirectoryForm({
  address,
  onChange,
  follows,
  focused,
  filters,
  conditions,
  showLabel,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDetailsElement>(null);
  const { field, attributes, list } = useSuggesting();
  // Only on the first render: later the visitor decides where the focus is.
  const [focusedBefore] = useState(focused);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [firstAddress] = useState(address);
  useEffect(() => {
    // On arrival the form is as the server rendered it, and may already hold typed text.
    if (address !== firstAddress) follow(form.current!, address);
  }, [address, firstAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const filterSheet = sheet.current!;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') filterSheet.open = false;
    };
    const onPress = ({ target }: Event) => {
      if (!filterSheet.contains(target as Node)) filterSheet.open = false;
    };
    filterSheet.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      filterSheet.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  useEffect(() => {
    const control = focusedBefore && form.current!.elements.namedItem(focusedBefore);
    if (!(control instanceof HTMLElement)) return;
    sheet.current!.open = sheet.current!.contains(control);
    control.focus({ preventScroll: true });
  }, [focusedBefore]);
  const ask = (typing: boolean, field?: string) => {
    clearTimeout(timer.current);
    onChange(addressOf(form.current!), { typing, field });
  };
  const close = () => {
    sheet.current!.open = false;
  };
  const onInput = ({ target }: FormEvent) => {
    clearTimeout(timer.current);
    const typing = target instanceof HTMLInputElement && typedInto.includes(target.type);
    if (!typing) ask(false, (target as Element & { name?: string }).name);
    else if (follows) timer.current = setTimeout(ask, typingPauseMs, true);
  };
  return (
    <form
      ref={form}
      role="search"
      action={twinPath(paths.vendors)}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        close();
        ask(false);
      }}
      className="relative"
    >
      <label htmlFor="directory-words" className="sr-only">
        {directoryPage.searchLabel}
      </label>
      <div className="relative flex gap-2 sm:gap-3">
        <div className="flex min-w-0 grow items-center gap-3 rounded-lg border-2 border-line-strong bg-paper px-4 focus-frame">
          <Search aria-hidden className="shrink-0 text-ink-soft max-xs:hidden" />
          <input
            ref={field}
            {...attributes}
            id="directory-words"
            name="q"
            data-limit={directoryLimits.queryMax}
            enterKeyHint="search"
            defaultValue={address.q}
            placeholder={directoryPage.searchPlaceholder}
            className="h-12 w-full min-w-0 bg-transparent outline-none placeholder:text-ink-soft"
          />
        </div>
        <Button type="submit" className="px-4 xs:px-7">
          <Search aria-hidden className="xs:hidden" />
          <span className="max-xs:sr-only">{t('Search')}</span>
        </Button>
        {list}
      </div>
      {/* On a phone one line that is moved sideways: a search leaves room for its list. */}
      <div className="-mx-1.5 mt-0.5 flex items-center gap-2 overflow-x-auto p-1.5 sm:flex-wrap sm:overflow-visible">
        <details ref={sheet} className="shrink-0">
          <summary className="tap inline-flex cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-paper px-3.5 font-semibold text-teal hover:border-teal">
            <SlidersHorizontal aria-hidden size={18} /> {t('Filters')}{' '}
            {conditions.length > 0 && `(${showNumber(conditions.length)})`}
          </summary>
          {/* Over the page, so that opening it moves nothing: at the foot of a phone's screen, else below the form. */}
          <div className="z-50 overflow-y-auto border-line bg-paper px-4 pt-3 shadow-raised max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[85dvh] max-sm:rounded-t-xl max-sm:border-t sm:absolute sm:inset-x-0 sm:top-full sm:max-h-[75dvh] sm:rounded-xl sm:border sm:px-6">
            {filters}
            <div className="sticky bottom-0 mt-3 bg-paper py-3">
              <Button type="submit" className="w-full sm:w-auto">
                {showLabel}
              </Button>
            </div>
          </div>
        </details>
        <DirectoryChips conditions={conditions} />
      </div>
    </form>
  );
}
