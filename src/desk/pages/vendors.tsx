import { Link, useNavigate, useSearchParams } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import { vendorViews, type DeskVendor, type VendorView } from '#contract/desk/vendors.ts';
import { showAgo, showCounted, showDay } from '../kit/format.ts';
import { searchOf } from '../kit/search-of.ts';
import { reads, usePages } from '../kit/query.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { VendorTable } from '#desk/ui/vendor/vendor-table.tsx';
import { VendorTags } from '#desk/ui/vendor/vendor-tags.tsx';
import { Views } from '../ui/views.tsx';

const labels: Record<VendorView, string> = {
  all: 'All',
  waiting: 'Waiting',
  hidden: 'Hidden',
  unconfirmed: 'E-mail not confirmed',
};
const nothing: Record<VendorView, string> = {
  all: 'Nobody has registered yet. Vendors register at /register.',
  waiting: 'Nobody waits to be approved.',
  hidden: 'No vendor is hidden.',
  unconfirmed: 'Every address has answered a mail.',
};
const viewOf = (value: string | null): VendorView => vendorViews.find((view) => view === value) ?? 'all';
const viewSearch = (view: VendorView, q: string) => searchOf({ view: view === 'all' ? null : view, q });

const Line = ({ vendor }: { vendor: DeskVendor }) => (
  <li className="border-t border-line py-3">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={fillPath(deskPaths.vendor, { vendorId: vendor.id })}
        className="tap inline-flex items-center font-semibold wrap-anywhere text-teal hover:underline"
      >
        {vendor.companyName}
      </Link>
      <VendorTags vendor={vendor} />
    </p>
    <p className="text-sm wrap-anywhere text-ink-soft">
      {[vendor.ownerName, vendor.productSelection, vendor.area].filter(Boolean).join(' · ')}
      {' · '}
      {`registered ${vendor.visibility === 'waiting' ? showAgo(vendor.registeredAt) : showDay(vendor.registeredAt)}`}
    </p>
    {vendor.hiddenReason && <p className="text-sm wrap-anywhere">Hidden: {vendor.hiddenReason}</p>}
  </li>
);

/** Every vendor, with a view of those that wait for the staff. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = viewOf(search.get('view'));
  const q = search.get('q') ?? '';
  const { read, more } = usePages(
    (after) => reads.staffVendorList({ query: { view, ...(q && { q }), ...(after && { after }) } }),
    ({ next }) => next,
  );
  const mayBring = mayCall(useSession()?.role, 'staffVendorTable');
  const counts = read.value?.[0]?.counts;
  const views = vendorViews.map((one) => ({
    label: counts ? `${labels[one]} ${showCounted(counts[one])}` : labels[one],
    search: viewSearch(one, q),
  }));
  return (
    <DeskPage
      title="Vendors"
      lead="The newest first; those that wait, the longest first."
      acts={
        <SearchForm
          label="Search by name, trade, place or service"
          value={q}
          onSearch={(words) => void navigate({ search: viewSearch(view, words) })}
        />
      }
    >
      <div className="mb-4">
        <Views views={views} />
      </div>
      {mayBring && (
        <div className="mb-4">
          <VendorTable onBrought={() => void read.again()} />
        </div>
      )}
      <ReadSection read={read}>
        {(pages) => {
          const vendors = pages.flatMap((page) => page.vendors);
          return vendors.length === 0 ? (
            <Empty>{q ? `No vendor here holds “${q}”.` : nothing[view]}</Empty>
          ) : (
            <>
              <ul>
                {vendors.map((vendor) => (
                  <Line key={vendor.id} vendor={vendor} />
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          );
        }}
      </ReadSection>
    </DeskPage>
  );
}
