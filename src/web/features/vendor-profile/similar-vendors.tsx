import type { Async } from '#contract/settled.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { profilePath } from '#facts/paths.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { SampleMark } from '#ui/sample-mark.tsx';
import { asWritten } from '#ui/written-lang.ts';

function Tile({ vendor }: { vendor: VendorCard }) {
  const { _id, companyName, picture, category, area, isSample } = vendor;
  const facts = [category && (vendorCategories[category as VendorCategory] ?? category), area];
  return (
    <PageLink
      to={profilePath(_id)}
      className="flex h-full items-center gap-3 rounded-lg border border-line bg-paper p-2.5 hover:border-teal"
    >
      <Portrait picture={picture && { ...picture, alt: '' }} name={companyName} className="size-16" />
      <span className="min-w-0">
        <strong {...asWritten} className="block wrap-anywhere">
          {companyName}
        </strong>
        <span className="block text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
        {isSample && <SampleMark className="mt-1" />}
      </span>
    </PageLink>
  );
}

/** Other vendors of the same kind, nearest first. Renders nothing when they fail to load. */
export function SimilarVendors({ vendors }: { vendors: Async<VendorCard[]> }) {
  return (
    <AsyncSection data={vendors} loading={null} failed={() => null}>
      {(list) =>
        list.length > 0 && (
          <section aria-labelledby="similar" className="wrap no-print pt-3 pb-8 md:pb-14">
            <h2 id="similar" className="text-xl">
              {vendorProfile.similarHeading}
            </h2>
            <ul className="rail mt-3 gap-3 xs:grid sm:grid-cols-2 lg:grid-cols-3">
              {list.map((vendor) => (
                <li key={vendor._id}>
                  <Tile vendor={vendor} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </AsyncSection>
  );
}
