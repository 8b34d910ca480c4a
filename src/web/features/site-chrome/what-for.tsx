import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { PageLink } from '#ui/page-link.tsx';
import { whatForId } from './what-for-id.ts';

const atForm = (path: string) => `${path}#form`;
const ways = [
  { label: t('Venues'), to: atForm(paths.location) },
  { label: t('Catering'), to: atForm(paths.catering) },
  { label: t('Decoration'), to: atForm(paths.decoration) },
  { label: t('Music and artists'), to: atForm(paths.entertainment) },
  { label: t('Invites and gifts'), to: atForm(paths.gifts) },
  { label: t('Crew'), to: atForm(paths.crew) },
  { label: t('A whole event'), to: paths.weddingVendors },
  { label: t('Construction'), to: atForm(paths.construction) },
  { label: t('Business start-up'), to: paths.businessStartup },
  { label: t('Something else'), to: paths.contact },
];

/** Offers a choice of enquiries and links to their forms. The browser itself opens it from the bottom bar: it needs no script. */
export function WhatFor() {
  return (
    <div
      id={whatForId}
      popover="auto"
      role="dialog"
      aria-labelledby={`${whatForId}-heading`}
      className="fixed inset-x-3 top-auto bottom-[calc(4rem+env(safe-area-inset-bottom))] m-0 w-auto max-w-none rounded-xl border border-line bg-paper p-4 text-ink shadow-raised md:hidden"
    >
      <p id={`${whatForId}-heading`} className="text-lg font-semibold">
        {t('What do you want to ask for?')}
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-x-3">
        {ways.map(({ label, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
              className="tap flex items-center rounded-md px-2 font-semibold hover:bg-teal-wash hover:text-teal"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
