import { Command, defaultFilter } from 'cmdk';
import { maxLength } from '#facts/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { enquiryViewNames, enquiryViews, type EnquiryViewName } from '#domain/enquiries/enquiry-views.ts';
import { fillPath } from '#contract/kit.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { withView } from '#desk/kit/enquiry-search.ts';
import { mayCall } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { useKeysShown, type DeskKey } from '#desk/kit/use-keys.ts';
import { reads, useRead } from '#desk/kit/query.ts';

const debounceMs = 150;
const searchedFrom = 2;
const foundMax = 8;

/** Returns enquiries that match the typed text, in any status. */
function useFound(typed: string, allowed: boolean): readonly EnquiryRow[] {
  const q = useDebounced(typed.trim(), debounceMs);
  const isAsked = allowed && q.length >= searchedFrom;
  const query = { q, status: 'all', limit: String(foundMax) } as const;
  const { value } = useRead(isAsked ? reads.staffEnquiryList({ query }) : null);
  return value?.enquiries ?? [];
}

const item =
  'tap flex cursor-pointer items-baseline gap-x-3 rounded-md px-3 py-2.5 data-[selected=true]:bg-marigold-wash data-[selected=true]:text-ink';
const group = 'px-3 pt-3 pb-1 text-sm font-semibold text-ink-soft';

const viewWords = (name: EnquiryViewName) => `${enquiryViews[name].label} enquiries`;

/** Keys that lead to the palette and to the list of keys themselves. */
const ownKeys = ['Mod+k', '.', '?'];

type Props = {
  places: readonly { to: string; label: string }[];
  onClose: () => void;
};

/** Acts of the page, and navigation, by typing: to pages, to views, to an enquiry by its number or a name in it. */
export function Palette({ places, onClose }: Props) {
  // The acts of the page beneath.
  const acts = useKeysShown().filter(({ key }) => !ownKeys.includes(key));
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const sees = mayCall(useSession()?.role, 'staffEnquiryList');
  const found = useFound(typed, sees);
  const [selected, setSelected] = useState('');
  const first = found[0]?.reference;
  const names = [...acts, ...places].map(({ label }) => label).concat(enquiryViewNames.map(viewWords));
  const isOffered = names.includes(selected) || found.some(({ reference }) => reference === selected);
  const words = typed.trim().toLowerCase();
  const says = (name: string) => name.toLowerCase().includes(words);
  // Enter is for that, also when enquiries with the same words come while it is typed.
  const isNamed = names.some(says);
  // Results arrive after a selection among the rest; without this, Enter would open nothing.
  useEffect(() => {
    if (first && !isOffered) setSelected(first);
  }, [first, isOffered]);
  // After the dialog has focused its heading.
  useEffect(() => input.current?.focus(), []);
  const act = ({ run }: DeskKey) => {
    // The act finds the page without a dialog over it.
    flushSync(onClose);
    run();
  };
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const enquiries = found.length > 0 && (
    <Command.Group forceMount heading={<span className={group}>Enquiries</span>}>
      {found.map(({ reference, name, title }) => (
        <Command.Item
          key={reference}
          forceMount
          value={reference}
          className={item}
          onSelect={() => go(fillPath(deskPaths.enquiry, { reference }))}
        >
          <span className="min-w-0 truncate font-semibold">{name ?? title}</span>
          <span className="ml-auto font-mono text-sm whitespace-nowrap text-ink-soft">{reference}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
  return (
    <Dialog open heading="Go to" onClose={onClose}>
      <Command
        label="Go to"
        loop
        value={selected}
        onValueChange={setSelected}
        filter={(name, like) => (isNamed ? Number(says(name)) : defaultFilter(name, like))}
      >
        <Command.Input
          ref={input}
          value={typed}
          onValueChange={setTyped}
          data-limit={maxLength.shortText}
          placeholder="An act, a page, a view, a number or a name"
          className="tap block w-full rounded-md border border-line-strong bg-paper px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft focus:border-teal"
        />
        <Command.List label="Where to" className="mt-2">
          {found.length === 0 && (
            <Command.Empty className="px-3 py-4 text-ink-soft">Nothing is called that.</Command.Empty>
          )}
          {!isNamed && enquiries}
          {acts.length > 0 && (
            <Command.Group heading={<span className={group}>On this page</span>}>
              {acts.map((one) => (
                <Command.Item key={one.key} value={one.label} className={item} onSelect={() => act(one)}>
                  {one.label}
                  <kbd className="ml-auto rounded border border-line-strong px-2 text-sm text-ink-soft">
                    {one.key}
                  </kbd>
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <Command.Group heading={<span className={group}>Pages</span>}>
            {places.map(({ to, label }) => (
              <Command.Item key={to} value={label} className={item} onSelect={() => go(to)}>
                {label}
              </Command.Item>
            ))}
          </Command.Group>
          {sees && (
            <Command.Group heading={<span className={group}>Enquiries by view</span>}>
              {enquiryViewNames.map((name) => (
                <Command.Item
                  key={name}
                  value={viewWords(name)}
                  className={item}
                  onSelect={() => go(deskPaths.enquiries + withView(new URLSearchParams(), name))}
                >
                  {enquiryViews[name].label}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {isNamed && enquiries}
        </Command.List>
      </Command>
    </Dialog>
  );
}
