import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { sharedListLimits as limits } from '#facts/limits.ts';
import { listPath, profilePath } from '#facts/paths.ts';
import type { SharedList } from '#contract/lists.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import type { ListChanged } from '#kit/api/list-change.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SmallVendorCard, type SmallVendor } from '#ui/small-vendor-card.tsx';

type FoundVendor = SmallVendor & { _id: string };
type AddProps = { vendor: FoundVendor; title: string; listed: boolean };

/** Adds a vendor to the list, or takes it off again; it stays the same button, never disabled, so that the focus stays. */
function AddButton({ vendor: { _id, companyName }, title, listed }: AddProps) {
  const label = listed ? `${words.onList} · ${words.remove}` : words.addTo(title);
  return (
    <Button
      type="submit"
      name="change"
      value={`${listed ? 'remove' : 'add'}:${_id}`}
      look={listed ? 'quiet' : 'secondary'}
      aria-label={`${label}: ${companyName}`}
      className="min-w-0 wrap-anywhere"
    >
      <span aria-live="polite">{label}</span>
    </Button>
  );
}

/** The vendors that were found, each with a button to add it: one form, which works without scripts. */
export function AddableVendors({ list, vendors }: { list: SharedList; vendors: readonly FoundVendor[] }) {
  const listed = new Set(list.vendors.map(({ vendor }) => vendor._id));
  return (
    <Form method="post" preventScrollReset>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {vendors.map((vendor) => (
          <li key={vendor._id} className="rounded-xl border border-line bg-paper p-3 shadow-card">
            <SmallVendorCard
              vendor={vendor}
              to={profilePath(vendor._id)}
              heading="h2"
              actions={<AddButton vendor={vendor} title={list.title} listed={listed.has(vendor._id)} />}
            />
          </li>
        ))}
      </ul>
    </Form>
  );
}

type Props = {
  list: SharedList;
  secret: string;
  changed: ListChanged | undefined;
  /** The search. */
  search: ReactNode;
  /** The vendors that were found. */
  children: ReactNode;
};

/** The directory for one shared list, with the way back to it at the top. */
export function AddToList({ list, secret, changed, search, children }: Props) {
  return (
    <div className="wrap py-8 md:py-12">
      <ButtonLink to={listPath(secret)} look="secondary" className="mb-4 min-w-0 wrap-anywhere">
        {words.backTo(list.title, list.vendors.length)}
      </ButtonLink>
      <PageHeading small lead={words.addLead(limits.vendors)} className="mb-4">
        {words.addTo(list.title)}
      </PageHeading>
      {search}
      <Alert className="sticky top-20 z-20 mb-4 shadow-raised">{changed?.failure}</Alert>
      {children}
    </div>
  );
}
